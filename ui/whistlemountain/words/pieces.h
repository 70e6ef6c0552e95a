// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/game.h"

#include <QtCore/QStringList>

#include <functional>
#include <optional>
#include <vector>

/// What an event did, for hands that move the pieces, and for people who want to know what it brought.
namespace skyledger::whistlemountain::wording {

/// What a step is about, in the order of the hands: what is done seldom comes first.
enum class StepKind : std::uint8_t { Course, Play, Promotion, Water, Aircraft, Worker, Drowned, Stock };

/// A step of the hands, without full stop, and the rule behind it.
struct PieceStep {
    QString text;
    Rule rule{};
    StepKind kind = StepKind::Play;
    Player player = none<Player>;       ///< whose piece it is
    Aircraft aircraft = none<Aircraft>; ///< which one, of aircraft
    Area area = {};                     ///< the cells on which the piece lay or, of a machine, lies
    std::optional<Place> place = {};    ///< where the worker stood
    QString label = {};                 ///< what is left to say below a heading of its kind; empty: the text
    QString remark = {};                ///< what looks lost and is not
    bool isDeed = false;                ///< it is what the play itself says
    friend bool operator==(const PieceStep &, const PieceStep &) = default;
};

/// What to do with the pieces after an event, kind by kind: each piece from where to where, the water and everything that it
/// takes, last what comes and goes in the stocks. `names` are the players in turn order.
std::vector<PieceStep> pieceSteps(const Changes &changes, const QStringList &names, const State &before,
                                  const State &after);
/// The same of the last deed: the last event, those that one press made with it, and what led to them without a choice.
struct DeedSteps {
    qsizetype first = 0; ///< event of the deed
    std::vector<PieceStep> steps;
    /// Whether the steps are many and belong to everybody, so that they are ticked off: a machine was built, workers were
    /// promoted, the water rose, or the game is over. Many steps of another kind are ticked off, too.
    bool isChecklist = false;
};
/// `firstOf`: the first event of the press that made an event; without it each stands for itself.
DeedSteps lastSteps(const Session &game, const QStringList &names,
                    const std::function<qsizetype(qsizetype event)> &firstOf = {});
/// What an event cost and brought: "gold −1, +3 VP"; what others got follows with their names.
QString gainsText(const Changes &changes, const QStringList &names, Player actor);

} // namespace skyledger::whistlemountain::wording
