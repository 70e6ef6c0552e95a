// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/movestext.h"

#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <array>

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Listing;
using commandline::MoveGroup;
using commandline::MoveInWords;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(MovesText)
};

using Kinds = decltype(Play::what);

/// The heading above moves of one kind, by their place in the variant.
QString heading(std::size_t kind)
{
    constexpr std::size_t count = std::variant_size_v<Kinds>;
    static_assert(count == 9, "a kind of play without a heading");
    const std::array<QString, count> headings{
        Text::tr("Move a crew"),          Text::tr("Use the tile"),
        Text::tr("Leave the tile"),       words::name(words::Term::PiggybackBonus),
        Text::tr("Slide a line"),         Text::tr("Complete a contract"),
        words::name(BonusEffect::Barter), Text::tr("End the turn"),
        Text::tr("Choose a stage bonus")};
    return headings[kind];
}

/// What stands for a whole group of moves in the list: it leaves out the line to slide and what the deck turns up.
Play representative(Play play)
{
    if (Use *use = std::get_if<Use>(&play.what)) {
        if (use->given.contains(UseKey::Reveal) && use->reveal != none<Contract>)
            use->reveal = Contract{};
        if (use->given.contains(UseKey::Slides))
            use->slides.clear();
    } else if (Slide *slide = std::get_if<Slide>(&play.what)) {
        slide->push = {};
    }
    return play;
}

/// The moves in words. A group of several moves is told by what they have in common.
QString deedOfGroup(const Play &first, int size, const State &state, const words::GameWords &game)
{
    if (size < 2)
        return words::deed(first, game, state);
    const QString who = game.player(first.player == none<Player> ? state.current : first.player);
    const Use *use = std::get_if<Use>(&first.what);
    if (!use)
        return Text::tr("%1 slides any row east or west or any column north or south").arg(who);
    const QString deed = use->given.contains(UseKey::Slides)
        ? Text::tr("%1 slides one or two lines with the Lighthouse, any row or column either way").arg(who)
        : Text::tr("%1 takes a contract: %2; turned up: any of %n from the deck", nullptr, size)
              .arg(who, game.contract(use->take));
    return use->crest ? words::withCrestBonus(deed, *use->crest) : deed;
}

struct Group {
    Play first;
    Play shown;
    int size = 0;
};

/// The moves of one kind, what differs only in details put together.
std::vector<Group> groupsOf(std::span<const Play> plays, std::size_t kind)
{
    std::vector<Group> groups;
    for (const Play &play : plays) {
        if (play.what.index() != kind)
            continue;
        const Play shown = representative(play);
        const auto same = std::find_if(groups.begin(), groups.end(),
                                       [&](const Group &group) { return group.shown == shown; });
        if (same == groups.end())
            groups.push_back({play, shown, 1});
        else
            ++same->size;
    }
    return groups;
}

/// The values without which a move cannot be judged.
QStringList missingFor(const Play &play, const State &state, const words::GameWords &game)
{
    QStringList missing;
    for (const MissingValue &value : check(game.setup(), state, play).missing)
        missing << words::missingValue(value, game);
    return missing;
}

} // namespace

std::vector<MoveGroup> moveGroups(std::span<const Play> plays, Listing listing, const State &state,
                                  const words::GameWords &game)
{
    std::vector<MoveGroup> shown;
    for (std::size_t kind = 0; kind < std::variant_size_v<Kinds>; ++kind) {
        MoveGroup moves{heading(kind), {}};
        for (const Group &group : groupsOf(plays, kind)) {
            MoveInWords move{deedOfGroup(group.first, group.size, state, game), {}, {}};
            if (listing == Listing::Undetermined)
                move.missing = missingFor(group.first, state, game);
            else
                move.brings = words::costAndGain(quote(game.setup(), state, group.first));
            moves.moves.push_back(std::move(move));
        }
        shown.push_back(std::move(moves));
    }
    return shown;
}

} // namespace skyledger::airshipcity::cli
