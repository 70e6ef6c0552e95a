// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"

#include <QtWidgets/QWidget>

#include <vector>

class QGridLayout;

namespace skyledger::ui {

class ThingButton;

/// The cities with what is known of their militia, the markers in them and the airships that stand there. A click flies
/// to one.
class CitiesBoard : public QWidget
{
    Q_OBJECT

public:
    explicit CitiesBoard(CloudAgeTable &table, QWidget *parent = nullptr);

    /// Gives the keyboard to the city that can be flown to first.
    void focusFirst();

private:
    void refresh();
    void makeCities();
    void nameCities();

    CloudAgeTable &m_table;
    QGridLayout *m_grid;
    std::vector<ThingButton *> m_cities; ///< in the order of the catalogue
};

} // namespace skyledger::ui
