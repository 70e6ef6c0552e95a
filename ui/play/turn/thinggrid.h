// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/turn/thingbutton.h"

#include <functional>
#include <vector>

class QGridLayout;
class QHBoxLayout;

namespace skyledger::ui {

/// Things of a board in rows from left to right, as few beside each other as need no further row. Of many some can be
/// folded away: one field stands for them, the last one, and opens them. Where the guide offers the field, it decides when
/// they are open; else it is a matter of looking at them.
class ThingGrid : public QWidget
{
    Q_OBJECT

public:
    /// `others` is the thing that the field is to the guide, which must stay.
    ThingGrid(StepGuide &guide, const BoardThing &others, int mostBeside, QWidget *parent = nullptr);

    /// Gives the keyboard to the first thing that can be chosen, else to the first one.
    void focusFirst();
    /// Whether those that fold are in sight.
    bool isOpen() const { return m_isAsked || m_isOpen; }
    /// In how many rows they stand.
    int rows() const;

signals:
    /// The others were opened, or folded away, only to be looked at.
    void unfolded();

protected:
    /// In the order in which they were added.
    const std::vector<ThingButton *> &things() const { return m_things; }
    void add(ThingButton *thing) { m_things.push_back(thing); }
    /// A row of things below them, in the place of the one before.
    void setFoot(const std::vector<ThingButton *> &things);
    ThingButton &others() { return *m_others; }
    /// Shows those that do not fold, and all of them while the guide asks for one that does.
    void place(const QString &others, const std::function<bool(std::size_t thing)> &folds, bool isAsked);
    /// What was opened to be looked at is folded again.
    void fold();

private:
    void look(bool isOpen);
    void layOut();

    QGridLayout *m_grid;
    int m_mostBeside;
    ThingButton *m_others;
    QWidget *m_foot = nullptr;
    QString m_title; ///< of the field
    std::vector<ThingButton *> m_things;
    std::vector<ThingButton *> m_folded;
    std::vector<ThingButton *> m_inSight; ///< in the order in which they stand, with the field
    bool m_isAsked = false;
    bool m_isOpen = false; ///< to be looked at
};

/// An empty row for things of a board.
QHBoxLayout *thingRow(QWidget &board);

} // namespace skyledger::ui
