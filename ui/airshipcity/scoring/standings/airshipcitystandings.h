// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/scoring.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/pages/standingspanel.h"

class QLabel;

namespace skyledger::ui {

/// "Standings if the game ended now"; at the end of the game the final scoring, who wins, and how long everybody took.
class AirshipCityStandings : public StandingsPanel
{
    Q_OBJECT

public:
    explicit AirshipCityStandings(AirshipCityTable &table, QWidget *parent = nullptr);

signals:
    /// Somebody wants to see what was corrected and overridden.
    void interventionsAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    Standings standingsOf(const airshipcity::FinalScore &score) const;
    void showInterventions();
    void showTimes();

    AirshipCityTable &m_table;
    QLabel *m_interventions; ///< that there were corrections or overrides
    QLabel *m_times;         ///< how long the players took, at the end
};

} // namespace skyledger::ui
