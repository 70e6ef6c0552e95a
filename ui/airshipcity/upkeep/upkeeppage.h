// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/upkeep/upkeepsheet.h"
#include "ui/play/pages/gamepage.h"

#include <QtCore/QHash>
#include <QtCore/QSet>

#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class AirshipCityTable;
class UpkeepColumn;
class UpkeepForAll;
class UpkeepSteps;

/// An upkeep, step by step and player by player, for hands to follow: each player is ticked when theirs is done, and one
/// key ticks all and goes on. What is still to be chosen from the stage bonus is chosen here.
class UpkeepPage : public GamePage
{
    Q_OBJECT

public:
    explicit UpkeepPage(AirshipCityTable &table, QWidget *parent = nullptr);

    /// Shows the upkeep that an event belongs to; what is shown stays if it belongs to none.
    void showUpkeep(qsizetype event);
    const UpkeepSheet &sheet() const { return m_sheet; }
    /// None: it never makes the window of the boards larger.
    QSize minimumSizeHint() const override { return {0, 0}; }
    /// What a key of the page does, whoever has the keyboard; false for other keys.
    bool takeKey(const QKeyEvent &event);

signals:
    /// Everybody is done: the game goes on.
    void finished();

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool isRunning() const;
    void refresh();
    void passFocusOn();
    void arrange();
    void goOn();
    void take(std::size_t seat, std::size_t option);
    void tick(std::size_t seat, bool done);
    std::vector<QChar> keysOfOptions() const;
    void retranslate();

    AirshipCityTable &m_table;
    UpkeepSheet m_sheet;
    std::optional<airshipcity::Player> m_asked; ///< who chooses from the stage bonus
    QHash<qsizetype, QSet<std::size_t>> m_done; ///< seats by the event that began the stage
    QLabel *m_title;
    QLabel *m_subtitle;
    QPushButton *m_goOn;
    UpkeepForAll *m_forAll;
    UpkeepSteps *m_steps;
    QGridLayout *m_grid;
    std::vector<UpkeepColumn *> m_columns;
    QLabel *m_hint;
};

} // namespace skyledger::ui
