// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QKeyEvent;
class QVBoxLayout;

namespace skyledger::ui {

class CardGrid;
class ChoiceButton;
class LaneBox;

/// All choices of the moment as cards that are all in sight: first what can be done, then what cannot, with the reasons.
/// Where several players answer, each has a lane with both; Tab leads from one to the next, and the keys take what is in
/// the lane that is framed. The cards are kept from moment to moment.
class ChoiceList : public QWidget
{
    Q_OBJECT

public:
    /// Both must stay.
    ChoiceList(const GameTable &table, Guide &guide, QWidget *parent = nullptr);

    /// Shows the options of the guide that are to be listed.
    void refresh();
    /// Sets the focus on the first choice that can be taken, of several players' the first of the lane, or beside the cards
    /// if none may be taken without being gone to; false if there is none.
    bool focusFirst();

    /// The same of one option; false if it is not shown.
    bool focusOption(std::size_t option);
    /// What Enter must not take unless it was gone to: the keyboard then waits beside the cards.
    void setNeverFirst(std::function<bool(const PlayOption &)> isNever)
    {
        m_isNeverFirst = std::move(isNever);
    }
    /// Has arrow keys lead elsewhere; else they go from card to card.
    void setArrows(std::function<bool(int key)> take) { m_arrows = std::move(take); }

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

signals:
    /// The pointer or the keyboard is on the card of an option, by its place; nothing: on none.
    void pointedAt(std::optional<std::size_t> option);

private:
    ChoiceButton *buttonAt(std::size_t place);
    void fillLanes();
    void fillLane(std::size_t number, play::Seat seat);
    std::vector<play::Seat> lanes() const;
    std::vector<std::size_t> takeable() const;
    bool stepLane(bool forward);
    bool walk(QObject *from, int key);
    void point(std::size_t place, bool at);

    const GameTable &m_table;
    Guide &m_guide;
    CardGrid *m_cards;
    QVBoxLayout *m_lanesColumn;
    std::vector<LaneBox *> m_lanes;
    QWidget *m_ring; ///< around the cards while the keyboard waits beside them
    std::vector<ChoiceButton *>
        m_buttons; ///< in the order of the guide's options; null for one that was never listed
    std::vector<PlayOption> m_shown; ///< as the guide had them when they were shown last
    std::function<bool(int key)> m_arrows;
    std::function<bool(const PlayOption &)> m_isNeverFirst;
    std::optional<std::size_t> m_pointed;
};

} // namespace skyledger::ui
