// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/turn/turnpanel.h"

class QLineEdit;
class QPushButton;

namespace skyledger::ui {

class OwnersCopy;
class ReportForm;
class ValueForm;

/// The turn panel under the city. Where a value is missing it is asked for here, and so is the name of a public utility
/// that the game has not met yet.
class CityTurnPanel : public TurnPanel
{
    Q_OBJECT

public:
    explicit CityTurnPanel(AirshipCityTable &table, QWidget *parent = nullptr);

    /// Where values go that are entered while the game runs.
    void setOwnersCopy(const OwnersCopy &copy);
    /// Where missing values are asked for.
    ValueForm &valueForm() { return *m_values; }

private:
    // The form is made first: it hears of a choice before the panel shows it.
    CityTurnPanel(AirshipCityTable &table, ValueForm *values, QWidget *parent);

    void addInsistence();
    void addValues();
    void addUtilityName();

    AirshipCityTable &m_table;
    ReportForm *m_insistedReport =
        nullptr; ///< of what is recorded anyway; null if there is nothing to report
    ValueForm *m_values;
    QLineEdit *m_utilityName;
    QPushButton *m_useName;
};

} // namespace skyledger::ui
