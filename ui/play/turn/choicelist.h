// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"

#include <QtWidgets/QWidget>

#include <vector>

class QKeyEvent;
class QLabel;
class QVBoxLayout;

namespace skyledger::ui {

class ChoiceButton;
class FlowLayout;
class LaneBox;

/// All choices of the moment: first what can be done, side by side, then what cannot, with the reasons. Where several
/// players answer, each has a lane with both; Tab leads from one to the next, and the keys take what is in the lane that
/// is framed. The buttons are kept from moment to moment.
class ChoiceList : public QWidget
{
    Q_OBJECT

public:
    /// Both must stay.
    ChoiceList(const GameTable &table, Guide &guide, QWidget *parent = nullptr);

    /// Shows the options of the guide that are to be listed.
    void refresh();
    /// Sets the focus on the first choice that can be taken, of several players' the first of the lane; false if there is
    /// none.
    bool focusFirst();

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    ChoiceButton *buttonAt(std::size_t place);
    void fillLanes();
    void fillLane(std::size_t number, play::Seat seat);
    std::vector<play::Seat> lanes() const;
    bool stepLane(bool forward);

    const GameTable &m_table;
    Guide &m_guide;
    FlowLayout *m_offered;
    FlowLayout *m_refused;
    QLabel *m_refusedTitle;
    QVBoxLayout *m_lanesColumn;
    std::vector<LaneBox *> m_lanes;
    std::vector<ChoiceButton *>
        m_buttons; ///< in the order of the guide's options; null for one that was never listed
};

} // namespace skyledger::ui
