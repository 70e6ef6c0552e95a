// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/events.h"

#include "core/airshipcity/rules/boards.h"
#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <iterator>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Events)
};
struct Now {
    Q_DECLARE_TR_FUNCTIONS(Situation)
};

QString crewNumber(Crew crew)
{
    return QString::number(indexOf(crew) + 1);
}

QString pushed(const LinePush &push)
{
    //: A row or column and where it slides: row 2 east
    return Words::tr("%1 %2", "a line of the city and a direction").arg(name(push.line), toward(push.toward));
}

/// The sentence of each kind of play.
struct Deed {
    const GameWords &game;
    const State &before;
    Player player;

    QString who() const { return game.player(player); }

    /// The tile of the acting crew, with its place; empty if no crew is acting.
    QString actingTile() const
    {
        const Cell at = actingCell();
        return at == none<Cell> ? QString() : game.cell(before, at);
    }
    /// The same, as where the crew stands.
    QString actingPlace() const
    {
        const Cell at = actingCell();
        return at == none<Cell> ? QString() : asPlace(game, before, at);
    }
    Cell actingCell() const
    {
        if (before.acting.player == none<Player>)
            return none<Cell>;
        return before.players[before.acting.player].crews[before.acting.crew].at;
    }

    QString operator()(const Move &move) const;
    QString operator()(const Use &use) const;
    QString operator()(const Skip &) const
    {
        const QString tile = actingTile();
        if (tile.isEmpty())
            return Words::tr("%1 leaves a tile unused, but no crew stands at one").arg(who());
        return Words::tr("%1 leaves the tile unused: %2", "player, tile").arg(who(), tile);
    }
    QString operator()(const Piggyback &answer) const;
    QString operator()(const Slide &slide) const
    {
        return Words::tr("%1 slides %2", "player, line and direction").arg(who(), pushed(slide.push));
    }
    QString operator()(const Fulfil &fulfil) const
    {
        return Words::tr("%1 completes a contract: %2").arg(who(), game.contract(fulfil.contract));
    }
    QString operator()(const Barter &barter) const
    {
        return Words::tr("%1 barters %2 for %3", "player, 1 gold, 1 gear")
            .arg(who(), amountOf(barter.give, 1), amountOf(barter.get, 1));
    }
    QString operator()(const EndTurn &) const { return Words::tr("%1 ends the turn").arg(who()); }
    QString operator()(const TakeStageBonus &choice) const
    {
        return Words::tr("%1 takes this from the stage bonus: %2", "player, resource")
            .arg(who(), name(choice.take));
    }

private:
    QString useOf(TileKind kind, const Use &use) const;
    QString workshop(const Use &use) const;
};

QString Deed::operator()(const Move &move) const
{
    QStringList steps;
    Cell at = before.players[player].crews[move.crew].at;
    for (const Direction step : move.path) {
        steps << toward(step);
        if (at != none<Cell>)
            at = neighbour(at, step);
    }
    const QString crew = crewNumber(move.crew);
    if (at == none<Cell>)
        return Words::tr("%1 moves crew %2 %3", "player, number, directions").arg(who(), crew, listed(steps));
    if (move.longDistance) {
        return Words::tr("%1 flies crew %2 a long distance, %3, to %4", "player, number, directions, tile")
            .arg(who(), crew, listed(steps), asPlace(game, before, at));
    }
    return Words::tr("%1 moves crew %2 %3 to %4", "player, number, directions, tile")
        .arg(who(), crew, listed(steps), asPlace(game, before, at));
}

QString Deed::operator()(const Use &use) const
{
    const Cell at = actingCell();
    if (at == none<Cell>)
        return Words::tr("%1 uses a tile, but no crew stands at one").arg(who());
    const TileKind kind = game.setup().catalogue.tiles[before.city[at]].kind;
    const QString sentence = useOf(kind, use);
    return use.crest ? withCrestBonus(sentence, *use.crest) : sentence;
}

QString Deed::useOf(TileKind kind, const Use &use) const
{
    switch (kind) {
    case TileKind::Guild:
        if (use.given.empty())
            return Words::tr("%1 hires a crew: %2", "player, tile").arg(who(), actingPlace());
        break;
    case TileKind::Harbor:
        if (use.given.empty())
            return Words::tr("%1 gathers all own crew: %2", "player, tile").arg(who(), actingPlace());
        break;
    case TileKind::Lighthouse:
        if (use.given.contains(UseKey::Slides) && !use.slides.empty()) {
            QStringList pushes;
            for (const LinePush &push : use.slides)
                pushes << pushed(push);
            return Words::tr("%1 slides %2 with the Lighthouse", "player, lines and directions")
                .arg(who(), listedWithAnd(pushes));
        }
        break;
    case TileKind::Market:
        if (!use.given.contains(UseKey::Take))
            break;
        if (use.reveal == none<Contract>)
            return Words::tr("%1 takes a contract: %2; none is turned up")
                .arg(who(), game.contract(use.take));
        return Words::tr("%1 takes a contract: %2; turned up: %3")
            .arg(who(), game.contract(use.take), game.contract(use.reveal));
    case TileKind::Shipyard:
        if (!use.given.contains(UseKey::Airship))
            break;
        if (use.then == Then::Sell)
            return Words::tr("%1 builds and sells %2", "player, airship").arg(who(), theAirship(use.airship));
        return Words::tr("%1 builds and donates %2", "player, airship").arg(who(), theAirship(use.airship));
    case TileKind::Architect:
        if (use.given.contains(UseKey::Utility))
            return Words::tr("%1 builds a public utility: %2").arg(who(), game.utility(use.utility));
        break;
    case TileKind::Workshop:
        if (use.given.contains(UseKey::Renovation))
            return workshop(use);
        break;
    default:
        break;
    }
    return Words::tr("%1 uses %2", "player, tile").arg(who(), actingTile());
}

QString Deed::workshop(const Use &use) const
{
    const QString renovation = name(use.renovation);
    if (use.develop == none<Tile>) {
        return Words::tr("%1 unlocks a renovation: %2; no tile is developed", "player, resource")
            .arg(who(), renovation);
    }
    const Cell cell = cellOf(before, use.develop);
    const QString developed = cell == none<Cell> ? game.tile(use.develop) : game.tileAt(use.develop, cell);
    return Words::tr("%1 unlocks a renovation: %2; developed: %3", "player, resource, tile")
        .arg(who(), renovation, developed);
}

QString Deed::operator()(const Piggyback &answer) const
{
    if (!answer.take)
        return Words::tr("%1 declines the Piggybacking Bonus").arg(who());
    const QString taken = name(*answer.take);
    if (!answer.negotiator)
        return Words::tr("%1 takes the Piggybacking Bonus: %2", "player, resource").arg(who(), taken);
    return Words::tr("%1 takes the Piggybacking Bonus: %2; the Skilled Negotiator adds: %3",
                     "player, resource, resource")
        .arg(who(), taken, name(*answer.negotiator));
}

/// The sentence of each kind of event.
struct AnyDeed {
    const GameWords &game;
    const State &before;

    QString operator()(const Played &played) const { return deed(played.play, game, before); }
    QString operator()(const Correct &correct) const
    {
        return Words::tr("corrected by hand: %1").arg(listedCorrections(correct, game));
    }
    QString operator()(const Override &overridden) const
    {
        const QString inner = std::visit(*this, overridden.event);
        if (overridden.isVoid)
            return Words::tr("without effect, the boards cannot show it any more: %1").arg(inner);
        if (overridden.wasLegal)
            return Words::tr("legal until something before it was changed: %1").arg(inner);
        if (!isRefused(overridden))
            return Words::tr("recorded because the table wants it: %1").arg(inner);
        return Words::tr("against the rules, the table wants it: %1").arg(inner);
    }

private:
    /// An override stays one when a change in the past has made its move legal.
    bool isRefused(const Override &overridden) const
    {
        const auto *played = std::get_if<Played>(&overridden.event);
        return !played || check(game.setup(), before, *played).refused();
    }
};

QString ownTurn(const State &state, const GameWords &game)
{
    const QString who = game.player(state.current);
    QStringList ready;
    const auto &crews = state.players[state.current].crews;
    for (const Crew crew : all<Crew>()) {
        if (crews[crew].inPlay() && crews[crew].ready)
            ready << crewNumber(crew);
    }
    if (ready.isEmpty())
        return Now::tr("%1 has activated every crew and may end the turn.").arg(who);
    return Now::tr("%1 plays. Crew still to be activated: %2.", "player, numbers of crews")
        .arg(who, listed(ready));
}

QString atTile(const State &state, const GameWords &game)
{
    const Acting &acting = state.acting;
    const Cell at = state.players[acting.player].crews[acting.crew].at;
    return Now::tr("%1 uses or leaves a tile: crew %2 stands on %3.", "player, number, tile")
        .arg(game.player(acting.player), crewNumber(acting.crew), asPlace(game, state, at));
}

/// What is picked by several, and by whom.
QString choices(const State &state, const GameWords &game)
{
    const QString who = game.players(state.pending.players);
    const QString what = bonusOf({state.pending.amount, state.pending.choices});
    if (state.phase == Phase::StageBonus)
        return Now::tr("To choose from the stage bonus (%1), in this order: %2.", "resources, players")
            .arg(what, who);
    if (!state.pending.known)
        return Now::tr("To take the Piggybacking Bonus or decline it, in this order: %1.", "players")
            .arg(who);
    return Now::tr("To take the Piggybacking Bonus (%1) or decline it, in this order: %2.",
                   "resources, players")
        .arg(what, who);
}

} // namespace

QString deed(const Event &event, const GameWords &game, const State &before)
{
    return std::visit(AnyDeed{game, before}, event);
}

QString deed(const Play &play, const GameWords &game, const State &before)
{
    const Player player = play.player == none<Player> ? before.current : play.player;
    return std::visit(Deed{game, before, player}, play.what);
}

QString withCrestBonus(const QString &deed, Resource chosen)
{
    //: What a player does at a tile, then the resource chosen as crest bonus.
    return Words::tr("%1; chosen as crest bonus: %2").arg(deed, name(chosen));
}

QString costAndGain(const Quote &quote, const Amounts &lost)
{
    QStringList parts;
    if (quote.needs.contains(ReportKey::Pay))
        parts << Words::tr("price not known");
    else if (quote.pay != Amounts{})
        parts << Words::tr("pays %1").arg(amountsOf(quote.pay));
    if (quote.needs.contains(ReportKey::Gain))
        parts << Words::tr("gain not known");
    else if (quote.gain != Amounts{})
        parts << Words::tr("gains %1").arg(amountsOf(quote.gain));
    if (lost != Amounts{})
        parts << Words::tr("lost: %1", "what a full track cuts off").arg(amountsOf(lost));
    if (quote.needs.contains(ReportKey::Vp))
        parts << Words::tr("VP not known");
    else if (quote.vp != 0)
        parts << Words::tr("scores %1", "%1 is such as 3 VP").arg(points(quote.vp));
    return listedApart(parts);
}

QString ending(Ending ending)
{
    static constexpr const char *endings[] = {
        QT_TRANSLATE_NOOP("Events", "all nine airship majorities are held"),
        QT_TRANSLATE_NOOP("Events", "three majorities of public utilities are held"),
        QT_TRANSLATE_NOOP("Events", "round 20 is over"),
    };
    static_assert(std::size(endings) == static_cast<std::size_t>(Ending::LastRound) + 1);
    return QCoreApplication::translate("Events", endings[static_cast<std::size_t>(ending)]);
}

QString asPlace(const GameWords &game, const State &state, Cell cell)
{
    QString said = game.cell(state, cell);
    const Tile tile = state.city[cell];
    if (indexOf(tile) >= countOf<Tile>)
        return said;
    // The name of the kind comes first; what tells tiles of a kind apart stays behind it.
    const TileKind kind = game.setup().catalogue.tiles[tile].kind;
    return asPlace(kind) + said.mid(name(kind).size());
}

QString roundAndStage(const State &state)
{
    return Now::tr("Round %1 of %2, stage %3 of %4.")
        .arg(QString::number(state.round), QString::number(lastRound),
             QString::number(indexOf(stageOf(state.round)) + 1), QString::number(countOf<Stage>));
}

QString expected(const State &state, const GameWords &game)
{
    switch (state.phase) {
    case Phase::Turn:
        return ownTurn(state, game);
    case Phase::AtTile:
        return atTile(state, game);
    case Phase::Piggyback:
    case Phase::StageBonus:
        return choices(state, game);
    case Phase::Over:
        break;
    }
    if (const auto how = endCondition(game.setup(), state))
        return Now::tr("The game is over: %1.", "how it ended").arg(ending(*how));
    return Now::tr("The game is over.");
}

} // namespace skyledger::words
