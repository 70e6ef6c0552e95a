// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/pages/gamepage.h"

#include <QtCore/QHash>
#include <QtCore/QSet>

#include <functional>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace skyledger::ui {

/// How a game is made of parts that end for everybody: phases, rounds. Events belong to the moment before them.
struct GameParts {
    std::function<int(qsizetype moment)> part; ///< equal for all moments of one part that follow each other
    std::function<QString(qsizetype moment)> title;
    std::function<play::Seat(qsizetype event)> doer; ///< whose deed an event is; `nobody` for none
    /// The larger parts that several of them make: rounds of phases.
    std::function<int(qsizetype moment)> whole;
    std::function<QString(qsizetype moment)> wholeTitle;
};

/// What a part of the game brought, player by player: every deed with what it cost and gained, to be compared with the
/// table. Each player is ticked when the hands have done it; going on ticks all. Keys lead to the part before and the one
/// behind; a switch shows the larger part that it belongs to.
class RecapPage : public GamePage
{
    Q_OBJECT

public:
    RecapPage(GameTable &table, GameParts parts, QWidget *parent = nullptr);

    /// Shows the part that an event belongs to, counted from 1; 0: the last one that is over.
    void showPart(qsizetype event);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    qsizetype firstOf(qsizetype event) const;
    qsizetype lastOf(qsizetype event) const;
    QStringList linesOf(play::Seat seat) const;
    bool showsWhole() const;
    int partOf(qsizetype moment) const;
    QSet<std::size_t> &ticked() { return m_ticked[m_first * 2 + (showsWhole() ? 1 : 0)]; }
    void turn(int parts);
    void goOn();
    void refresh();
    void fillColumns();

    GameTable &m_table;
    GameParts m_parts;
    qsizetype m_first = 1;
    qsizetype m_last = 0; ///< before the first: nothing happened yet
    QLabel *m_title;
    QScrollArea *m_area;
    std::vector<QLabel *> m_names;
    std::vector<QCheckBox *> m_done;
    std::vector<QLabel *> m_lines; ///< a column for each seat, and one for what is nobody's
    QPushButton *m_before;
    QPushButton *m_behind;
    QPushButton *m_whole;
    QPushButton *m_close;
    QHash<qsizetype, QSet<std::size_t>> m_ticked; ///< seats by what is shown: as long as the program runs
};

} // namespace skyledger::ui
