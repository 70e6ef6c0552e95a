// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/stepguide.h"
#include "ui/play/turn/lanechip.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <memory>
#include <vector>

namespace skyledger::ui {

/// The answers that are due from several players, one below the other and small enough that all of them are seen at
/// once: who answers and chips with signs instead of words. The lane that the keys are for is framed and shows
/// everything, refused choices too; Tab leads to the next one, and a click on any chip takes it.
class LanesPage : public QWidget
{
    Q_OBJECT

public:
    /// How a game draws its choices and players.
    struct Look {
        std::function<PlayerLook(play::Seat)> player;
        std::function<std::vector<ChipPart>(const PlayOption &)> signs; ///< none: the name
        /// Whether a choice is left out of a lane that the keys are not for.
        std::function<bool(const PlayOption &)> folds;
        std::function<play::Seat()> asked; ///< whose choices those are that tell nobody
    };

    /// Table and guide must stay.
    LanesPage(GameTable &table, StepGuide &guide, Look look, QWidget *parent = nullptr);
    ~LanesPage() override;

    /// Sets the focus on the first choice of the framed lane; false if there is none.
    bool focusFirst();
    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    class Lane;
    void refresh();
    void layLanes();
    void fill(std::size_t number, std::optional<play::Seat> seat, std::vector<LaneChip *> &left);
    LaneChip *chipAt(std::size_t place);
    std::vector<play::Seat> seats() const;
    bool stepLane(bool forward);

    GameTable &m_table;
    StepGuide &m_guide;
    Look m_look;
    std::vector<Lane *> m_lanes;
    std::vector<LaneChip *>
        m_chips; ///< in the order of the guide's options; null for one that was never shown
};

} // namespace skyledger::ui
