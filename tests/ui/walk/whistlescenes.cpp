// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/randomplay.h"
#include "tests/ui/walk/scenes.h"
#include "tests/ui/walk/unseen.h"
#include "tests/ui/whistlemountain/guide/seat.h"

#include <algorithm>

namespace skyledger::ui::walk {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;
using whistle::Deed;

namespace {

WhistleMountainTable &own(GameTable &table)
{
    return static_cast<WhistleMountainTable &>(table);
}

/// Plays by chance until something is so.
void playUntil(WhistleMountainTable &table, bool (*isSo)(const Session &session), std::uint64_t seed = 5)
{
    const Unseen unseen(table.session());
    RandomPlayer player(seed);
    for (int step = 0; step < 5000 && !table.session().isOver() && !isSo(table.session()); ++step) {
        const Play *play = player.choose(table.setup(), table.session().state());
        table.session().play(Played{*play, {}});
    }
}

/// Begins a kind of play, if it is offered.
bool begin(WhistleMountainTable &table, Deed deed)
{
    const auto &options = table.guide().options();
    const auto found = std::find_if(options.begin(), options.end(), [deed](const PlayOption &option) {
        return option.leadsTo.kind == static_cast<std::size_t>(deed)
            && option.status != PlayOption::Status::Refused;
    });
    if (found == options.end())
        return false;
    table.guide().choose(static_cast<std::size_t>(found - options.begin()));
    return true;
}

QByteArray threePlayers()
{
    return writeGameRecord(test::dealtGame({u"Ada"_s, u"Bo"_s, u"Cy"_s}, 4));
}

QByteArray fourPlayers()
{
    return writeGameRecord(test::dealtGame({u"Ada"_s, u"Bo"_s, u"Cy"_s, u"Dee"_s}, 7));
}

QByteArray emptyBox()
{
    return writeGameRecord(test::emptyBox({u"Ada"_s, u"Bo"_s}, 3));
}

/// In the middle of a game somebody begins a turn.
bool turnBegins(const Session &session)
{
    return session.state().phase == Phase::Turn && session.state().turn > 30;
}

/// Somebody works and can build a machine.
bool worksWithMachine(const Session &session)
{
    const State &state = session.state();
    return state.phase == Phase::Work && state.turn > 20 && state.pending.empty()
        && std::any_of(session.legalPlays().begin(), session.legalPlays().end(),
                       [](const Play &play) { return std::holds_alternative<BuildMachine>(play.what); });
}

bool hasJust(const Session &session, Change::Kind kind)
{
    if (session.cursor() == 0)
        return false;
    const Changes changes = session.changesOf(session.cursor());
    return std::any_of(changes.begin(), changes.end(),
                       [kind](const Change &change) { return change.kind == kind; });
}

/// The water has just covered much.
bool floodCame(const Session &session)
{
    return session.state().water > 2 && hasJust(session, Change::Kind::WaterRose);
}

/// Workers have just gone up, and no water came.
bool promotionCame(const Session &session)
{
    return hasJust(session, Change::Kind::Promoted) && !hasJust(session, Change::Kind::WaterRose);
}

/// A question with several answers is open.
bool choiceIsOpen(const Session &session)
{
    return session.state().phase == Phase::Choice && session.legalPlays().size() > 4;
}

/// A state of a game of this kind.
Scene scene(const char *name, QByteArray (*record)(), void (*prepare)(GameTable &),
            const char *front = nullptr)
{
    Scene scene{name, false, 0, nullptr};
    scene.record = record;
    scene.prepareOther = prepare;
    scene.front = front;
    return scene;
}

const Scene whistleMountain[] = {
    scene("wm-first-scaffold", threePlayers, [](GameTable &) {}),
    scene("wm-turn", threePlayers, [](GameTable &table) { playUntil(own(table), turnBegins); }),
    scene("wm-harvest", threePlayers,
          [](GameTable &table) {
              playUntil(own(table), turnBegins);
              begin(own(table), Deed::Fly);
          }),
    scene("wm-work", threePlayers, [](GameTable &table) { playUntil(own(table), worksWithMachine); }),
    scene("wm-machine", threePlayers,
          [](GameTable &table) {
              playUntil(own(table), worksWithMachine);
              begin(own(table), Deed::Machine);
          }),
    scene("wm-flood", threePlayers, [](GameTable &table) { playUntil(own(table), floodCame); }),
    scene("wm-flood-4", fourPlayers, [](GameTable &table) { playUntil(own(table), floodCame, 8); }),
    scene("wm-promotion", threePlayers, [](GameTable &table) { playUntil(own(table), promotionCame); }),
    scene("wm-choice", fourPlayers, [](GameTable &table) { playUntil(own(table), choiceIsOpen); }),
    scene("wm-empty-box", emptyBox, [](GameTable &table) { begin(own(table), Deed::Scaffold); }),
    scene(
        "wm-numbers", threePlayers, [](GameTable &table) { playUntil(own(table), turnBegins); },
        "action-numbers"),
    scene(
        "wm-details", threePlayers, [](GameTable &table) { playUntil(own(table), turnBegins); },
        "action-game-details"),
    scene("wm-over", threePlayers,
          [](GameTable &table) { playUntil(own(table), [](const Session &) { return false; }); }),
};

} // namespace

std::span<const Scene> whistleMountainScenes()
{
    return whistleMountain;
}

} // namespace skyledger::ui::walk
