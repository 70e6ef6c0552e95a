// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/pieces.h"

#include "core/airshipcity/rules/boards.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/amountchanges.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Kind = Change::Kind;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Pieces)
};

bool holds(const Changes &changes, Kind kind)
{
    return std::any_of(changes.begin(), changes.end(),
                       [kind](const Change &change) { return change.kind == kind; });
}

/// Goes through the changes once. What several changes say together is the same text for each of them, and said at the
/// first.
class Steps
{
public:
    Steps(const Changes &changes, const GameWords &game, const State &before, const State &after)
        : m_changes(changes), m_game(game), m_before(before), m_after(after)
    {
    }

    std::vector<PieceStep> all()
    {
        for (const Change &change : m_changes) {
            if (change.kind == Kind::Paid || change.kind == Kind::Gained)
                addTracks(stock(change.player), change);
            for (const auto part : {&Steps::crewOf, &Steps::depotOf, &Steps::boardOf})
                add((this->*part)(change), change);
            add(lostToFullTrack(change, m_game), change);
        }
        // Points last: they are moved once, however many things brought some.
        Change points;
        points.kind = Kind::Vp;
        for (const Player player : m_game.setup().players()) {
            points.player = player;
            addTracks(vp(player), points);
        }
        return m_steps;
    }

private:
    void add(const QString &text, const Change &about, const QString &onTracks = {})
    {
        const auto same = [&text](const PieceStep &step) { return step.text == text; };
        if (!text.isEmpty() && std::none_of(m_steps.begin(), m_steps.end(), same))
            m_steps.push_back({text, about, onTracks});
    }

    /// What moves on the tracks of the player whom the change is about.
    void addTracks(const QString &moves, const Change &about)
    {
        if (moves.isEmpty())
            return;
        const QString text = Words::tr("%1: %2", "player, what changes on the tracks");
        add(text.arg(m_game.player(about.player), moves), about, moves);
    }

    // Each answers nothing for the changes of another.
    QString crewOf(const Change &change) const;
    QString depotOf(const Change &change) const;
    QString boardOf(const Change &change) const;

    QString stock(Player player) const;
    QString vp(Player player) const;
    QString crewMoved(const Change &change) const;
    QString refreshed() const;
    QString priceDown(const Change &change) const;

    QString who(const Change &change) const { return m_game.player(change.player); }
    static QString numberOf(const Change &change)
    {
        return QString::number(static_cast<int>(change.crew) + 1);
    }
    /// Whether something else happened to the crew too.
    bool isAlso(Kind kind, const Change &change) const
    {
        return std::any_of(m_changes.begin(), m_changes.end(), [&](const Change &each) {
            return each.kind == kind && each.player == change.player && each.crew == change.crew;
        });
    }
    QString place(std::uint8_t cell) const { return asPlace(m_game, m_after, static_cast<Cell>(cell)); }

    const Changes &m_changes;
    const GameWords &m_game;
    const State &m_before;
    const State &m_after;
    std::vector<PieceStep> m_steps;
};

QString Steps::crewOf(const Change &change) const
{
    switch (change.kind) {
    case Kind::CrewMoved:
        return crewMoved(change);
    case Kind::CrewSpent:
        if (isAlso(Kind::CrewMoved, change))
            return {}; // told of with its way
        return Words::tr("Turn %1’s crew %2 to its grey side", "player, number")
            .arg(who(change), numberOf(change));
    case Kind::CrewsReady:
        return Words::tr("Turn all crew to their coloured side");
    case Kind::CrewHired: {
        const bool ready = m_after.players[change.player].crews[change.crew].ready;
        const QString text = ready
            ? Words::tr("Put %1’s crew %2 on %3", "player, number, tile")
            : Words::tr("Put %1’s crew %2 on %3, grey side up", "player, number, tile");
        return text.arg(who(change), numberOf(change), place(change.to));
    }
    default:
        return {};
    }
}

/// What lies on the depots and beside them: tiles, contracts.
QString Steps::depotOf(const Change &change) const
{
    const auto effect = [&change] { return name(static_cast<BonusEffect>(change.detail)); };
    const QString contract =
        change.detail < countOf<Contract> ? m_game.contract(static_cast<Contract>(change.detail)) : QString();
    switch (change.kind) {
    case Kind::EffectEarned:
        return Words::tr("Put the bonus effect tile on %1’s depot, face up: %2", "player, bonus effect")
            .arg(who(change), effect());
    case Kind::EffectUsed:
        return Words::tr("Turn %1’s bonus effect tile face down: %2", "player, bonus effect")
            .arg(who(change), effect());
    case Kind::EffectRefreshed:
        return refreshed();
    case Kind::Unlocked:
        return Words::tr("Turn over %1’s renovation tile: %2", "player, resource")
            .arg(who(change), name(change.resource));
    case Kind::ContractTaken:
        return Words::tr("Put the contract on space %2 of %1’s term track: %3", "player, number, contract")
            .arg(who(change), QString::number(change.to), contract);
    case Kind::ContractRevealed:
        return Words::tr("Refill the display: %1", "contract").arg(contract);
    case Kind::ContractCompleted:
        return Words::tr("Put the contract with %1’s completed ones: %2", "player, contract")
            .arg(who(change), contract);
    case Kind::ContractMoved:
        return Words::tr("Move all other contracts on the term tracks one space right");
    case Kind::ContractFailed:
        return Words::tr("Put the contract with %1’s failed ones: %2", "player, contract")
            .arg(who(change), contract);
    default:
        return {};
    }
}

/// The city, the Donation Board and the Economy Board. Points are told together at the end; what begins and whose turn
/// it is moves no piece, and a correction describes how the boards stand.
QString Steps::boardOf(const Change &change) const
{
    const auto airship = [&change] { return theAirship(static_cast<Airship>(change.detail)); };
    const auto utility = [&] { return m_game.utility(static_cast<Utility>(change.detail)); };
    switch (change.kind) {
    case Kind::LinePushed:
        return Words::tr("Slide %1 %2; the tile that is pushed out comes in at the other end",
                         "line of the city, direction")
            .arg(name(static_cast<Line>(change.from)), toward(static_cast<Direction>(change.to)));
    case Kind::TileDeveloped: {
        const auto tile = static_cast<Tile>(change.detail);
        const Cell cell = cellOf(m_after, tile);
        if (cell == none<Cell>)
            return {};
        return Words::tr("Flip %1 to its developed side", "tile").arg(m_game.tileAt(tile, cell));
    }
    case Kind::AirshipMarker:
        return Words::tr("Put a donation marker of %1 on %2", "player, airship with its article")
            .arg(who(change), airship());
    case Kind::UtilityMarker:
        return Words::tr("Put a donation marker of %1 on a public utility: %2").arg(who(change), utility());
    case Kind::MajorityTaken:
        if (change.onUtility)
            return Words::tr("Put a donation marker of %1 on the majority space of a public utility: %2")
                .arg(who(change), utility());
        return Words::tr("Put a donation marker of %1 on the majority space of %2",
                         "player, airship with its article")
            .arg(who(change), airship());
    case Kind::MajorityReturned:
        if (change.onUtility)
            return Words::tr("Give back to %1 the majority marker of a public utility: %2")
                .arg(who(change), utility());
        return Words::tr("Give back to %1 the majority marker of %2", "player, airship with its article")
            .arg(who(change), airship());
    case Kind::PriceDown:
        return priceDown(change);
    case Kind::RoundBegan:
        return Words::tr("Move the round marker to round %1").arg(change.amount);
    case Kind::StageTileTurned:
        return Words::tr("Turn the stage bonus tile of this stage face down");
    case Kind::GameEnded:
        return Words::tr("The game is over: %1", "what ended it")
            .arg(ending(static_cast<Ending>(change.detail)));
    default:
        return {};
    }
}

/// All of a player's tracks in one line, as they stood and as they stand.
QString Steps::stock(Player player) const
{
    QStringList tracks;
    for (const Resource resource : airshipcity::all<Resource>())
        tracks << changedAmount(name(resource), m_before.players[player].stock[resource],
                                m_after.players[player].stock[resource]);
    tracks.removeAll(QString());
    return listed(tracks);
}

QString Steps::vp(Player player) const
{
    return changedAmount(name(Term::VictoryPoints), m_before.players[player].vp, m_after.players[player].vp);
}

/// Crew of one player that go to one place go together.
QString Steps::crewMoved(const Change &change) const
{
    const Change *first = nullptr;
    QStringList numbers;
    for (const Change &each : m_changes) {
        if (each.kind != Kind::CrewMoved || each.player != change.player || each.to != change.to)
            continue;
        first = first == nullptr ? &each : first;
        numbers << numberOf(each);
    }
    const auto count = static_cast<int>(numbers.size());
    const QString text = isAlso(Kind::CrewSpent, first != nullptr ? *first : change)
        //: The number of crew is not written out.
        ? Words::tr("Move %1’s crew %2 to %3, grey side up", "player, numbers, tile", count)
        : Words::tr("Move %1’s crew %2 to %3", "player, numbers, tile", count);
    return text.arg(who(change), listedWithAnd(numbers), place(change.to));
}

QString Steps::refreshed() const
{
    QStringList names;
    for (const Change &each : m_changes) {
        if (each.kind == Kind::EffectRefreshed && !names.contains(who(each)))
            names << who(each);
    }
    return Words::tr("Turn the used bonus effect tiles face up again: %1", "players").arg(listed(names));
}

QString Steps::priceDown(const Change &change) const
{
    const auto airship = static_cast<Airship>(change.detail);
    const auto &track = m_game.setup().catalogue.priceTracks[levelOf(airship)];
    if (track && change.to >= 1 && change.to <= track->size()) {
        return Words::tr("Move the price marker of %1 down to %2", "airship with its article, 5 gold")
            .arg(theAirship(airship), amountOf(Resource::Gold, (*track)[change.to - 1U]));
    }
    return Words::tr("Move the price marker of %1 down to space %2", "airship with its article, number")
        .arg(theAirship(airship), QString::number(change.to));
}

/// A player's sums over all changes.
struct Sums {
    Per<Resource, int> resources{};
    int vp = 0;
};

QString sumsInWords(const Sums &sums)
{
    QStringList items;
    for (const Resource resource : airshipcity::all<Resource>())
        items << signedAmount(name(resource), sums.resources[resource]);
    items << signedAmount(name(Term::VictoryPoints), sums.vp);
    items.removeAll(QString());
    return listed(items);
}

} // namespace

std::vector<PieceStep> pieceSteps(const Changes &changes, const GameWords &game, const State &before,
                                  const State &after)
{
    if (holds(changes, Kind::Corrected))
        return {};
    return Steps(changes, game, before, after).all();
}

bool isChecklist(const Changes &changes)
{
    return holds(changes, Kind::RoundBegan) || holds(changes, Kind::StageTileTurned)
        || holds(changes, Kind::GameEnded);
}

QString costsAndGains(const Changes &changes, const GameWords &game, Player actor)
{
    Per<Player, Sums> sums;
    for (const Change &change : changes) {
        if (indexOf(change.player) >= countOf<Player>)
            continue;
        Sums &of = sums[change.player];
        if (change.kind == Kind::Paid)
            of.resources[change.resource] -= change.amount;
        else if (change.kind == Kind::Gained)
            of.resources[change.resource] += change.amount;
        else if (change.kind == Kind::Vp)
            of.vp += change.amount;
    }
    QStringList parts;
    if (indexOf(actor) < countOf<Player>)
        parts << sumsInWords(sums[actor]);
    for (const Player player : game.setup().players()) {
        const QString words = sumsInWords(sums[player]);
        if (player != actor && !words.isEmpty())
            parts << Words::tr("%1: %2", "player, costs and gains").arg(game.player(player), words);
    }
    parts.removeAll(QString());
    return listedApart(parts);
}

QString lostToFullTrack(const Change &change, const GameWords &game)
{
    if (change.kind != Kind::Gained || change.lost <= 0)
        return {};
    return QCoreApplication::translate("Warnings", "%1 loses %2: the track is full", "player, 1 gear")
        .arg(game.player(change.player), amountOf(change.resource, change.lost));
}

} // namespace skyledger::words
