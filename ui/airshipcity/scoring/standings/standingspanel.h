// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/scoring/standings/standingsmodel.h"

#include <QtWidgets/QFrame>

class QLabel;
class QTableView;

namespace skyledger::ui {

/// "Standings if the game ended now"; at the end of the game the final scoring and who wins.
class StandingsPanel : public QFrame
{
    Q_OBJECT

public:
    explicit StandingsPanel(AirshipCityTable &table, QWidget *parent = nullptr);

    /// As low as it can be: without its title, which the dock says too, and with rows that lie closer.
    QSize minimumSizeHint() const override;
    int heightForWidth(int) const override { return minimumSizeHint().height(); }

signals:
    /// Somebody wants to see what was corrected and overridden.
    void interventionsAsked();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void showInterventions();
    void showTimes();
    void fit();
    int rowHeight(bool low) const;
    int heightWhole(bool low) const;
    void chooseColumns();
    void retranslate();

    AirshipCityTable &m_table;
    StandingsModel m_model;
    bool m_isLow = false; ///< there is no room for all of its height
    QLabel *m_title;
    QTableView *m_view;
    QLabel *m_remarks;       ///< who wins, or what keeps the numbers from being certain
    QLabel *m_interventions; ///< that there were corrections or overrides
    QLabel *m_times;         ///< how long the players took, at the end
};

} // namespace skyledger::ui
