// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/parts.h"
#include "app/commandline/scoreledger.h"
#include "app/commandline/texttable.h"
#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/names.h"
#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/missions.h"
#include "core/score/ranks.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/gamewords.h"
#include "ui/cloudage/words/names.h"
#include "ui/cloudage/words/reasons.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <vector>

namespace skyledger::cloudage::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Align;
using commandline::TextTable;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeCommands)
};

/// Every line of a player's ledger: points, where from, at which event, by which rule.
QString ledgerText(const PlayerScore &player, const QString &name, const wording::GameWords &game)
{
    std::vector<commandline::ScoredLine> lines;
    for (const LedgerLine &line : player.ledger) {
        const bool hasRule = line.source != VpSource::Correction;
        lines.push_back({line.vp, wording::sourceOf(line, game), line.event,
                         hasRule ? wording::ruleWithPage(line.rule) : QString()});
    }
    return commandline::scoredLinesText(name, player.total, lines);
}

} // namespace

QString scoreText(const FinalScore &score, const ScoringTerms &terms, const GameRecord &record,
                  const QString &missing)
{
    const wording::GameWords game(record);
    QString text = commandline::scoreTitle(wording::modeName(terms.mode, terms.chapter)) + u"\n\n"_s;
    // As the table tells it: who won, first; a game played alone has no ranks.
    const bool isSolo = score.players.size() == 1;
    const std::vector<std::size_t> seats = score::byRank(score.players);
    using enum Align;
    TextTable table({Right, Left, Right, Right, Right, Right, Right, Right, Right});
    table.add({isSolo ? QString() : Text::tr("Rank"), Text::tr("Player"), Text::tr("Marker"),
               Text::tr("Missions"), Text::tr("Tiles"), Text::tr("Upgrades"), Text::tr("Projects"),
               Text::tr("Total"), Text::tr("Stars")});
    for (const std::size_t seat : seats) {
        const PlayerScore &player = score.players[seat];
        table.add({isSolo ? QString() : QString::number(player.rank), game.player(static_cast<Player>(seat)),
                   words::plainNumber(player.trackVp), words::plainNumber(player.missionVp),
                   words::plainNumber(player.tileVp), words::plainNumber(player.upgradeVp),
                   words::plainNumber(player.projectVp), words::plainNumber(player.total),
                   player.stars ? words::plainNumber(*player.stars) : QString()});
    }
    text += table.text() + u'\n' + wording::outcome(score, game) + u'\n';
    if (!missing.isEmpty())
        text += Text::tr("Not final: what is not known counts 0 (%1).").arg(missing) + u'\n';
    else if (!score.isFinal)
        text += Text::tr("Not final: the game is not over.") + u'\n';
    for (const std::size_t seat : seats)
        text += u'\n' + ledgerText(score.players[seat], game.player(static_cast<Player>(seat)), game);
    return text;
}

namespace {

/// The Navigation cards of a player: what lies on the deck for all to know, the rest of it, what is discarded.
QString navigationText(const Navigation &navigation)
{
    QStringList deck;
    for (const std::uint8_t card : navigation.top)
        deck << QString::number(card);
    for (std::size_t value = 0; value < navigation.deck.size(); ++value) {
        for (int i = 0; i < navigation.deck[value]; ++i)
            deck << QString::number(value);
    }
    const auto shown = [](const QString &cards) { return cards.isEmpty() ? u"–"_s : cards; };
    return Text::tr("deck %1; discard %2", "values of Navigation cards")
        .arg(shown(words::listed(deck)), shown(wording::valuesOf(navigation.discard)));
}

/// The missions of a player with what is reached and what that is worth.
QString missionsText(const Setup &setup, const State &state, Player player)
{
    QStringList missions;
    for (const HeldMission &held : heldMissions(state.players[player])) {
        const int reached = missionReached(setup, state, player, held.mission);
        const QString worth =
            held.covered ? Text::tr("covered", "a mission") : words::points(missionVp(held.mission, reached));
        missions << Text::tr("%1 %2 (%3)", "what a mission counts, how many, its points")
                        .arg(wording::name(held.mission), QString::number(reached), worth);
    }
    return words::listedApart(missions);
}

QString boardText(const GameRecord &record, const State &state, Player player, const wording::GameWords &game)
{
    const PlayerState &board = state.players[player];
    QStringList stocks;
    for (const Resource resource : all<Resource>())
        stocks << wording::amountOf(resource, board.stock[resource]);
    QStringList markers;
    for (const MarkerPile &pile : board.markers)
        markers << u"%1 %2"_s.arg(QString::number(pile.count), game.city(pile.city));
    QStringList cards;
    for (const Project card : board.projects)
        cards << game.project(card);
    TextTable table({Align::Left, Align::Left});
    const auto add = [&](const QString &name, const QString &value) {
        if (!value.isEmpty())
            table.add({name, value});
    };
    add(Text::tr("VP"), words::plainNumber(board.vp));
    add(Text::tr("Stock"), words::listed(stocks));
    add(Text::tr("Production level"), QString::number(board.level));
    add(Text::tr("City"), board.at == none<City> ? Text::tr("start space") : game.city(board.at));
    add(Text::tr("Markers"), words::listed(markers));
    add(Text::tr("Markers left"), QString::number(board.markersLeft));
    add(Text::tr("Upgrades"),
        u"%1 / %2 / %3"_s.arg(board.upgrades[UpgradeZone::Movement])
            .arg(board.upgrades[UpgradeZone::Combat])
            .arg(board.upgrades[UpgradeZone::Planting]));
    add(Text::tr("Movement, combat, planting"),
        u"%1 / %2 / %3"_s.arg(movementPoints(board))
            .arg(baseCombat(board))
            .arg(plantingCapacity(record.setup, board)));
    add(Text::tr("Navigation cards"), navigationText(board.navigation));
    add(Text::tr("Missions"), missionsText(record.setup, state, player));
    add(Text::tr("Project cards"), words::listed(cards));
    return table.text(2);
}

/// What belongs to nobody: City cards, Campaign tiles, the bag, the Solo board.
QString commonText(const GameRecord &record, const State &state)
{
    TextTable table({Align::Left, Align::Left});
    QStringList sleeves;
    for (const std::uint8_t left : state.sleeves)
        sleeves << QString::number(left);
    table.add({Text::tr("City cards left in the districts"), sleeves.join(u" / "_s)});
    table.add({Text::tr("Plant tiles in the bag"), QString::number(plantsInBag(record.setup, state))});
    table.add({Text::tr("Plant tiles on the map"), QString::number(state.planted)});
    QStringList tiles;
    for (const CampaignTile tile : state.tiles)
        tiles << wording::name(tile);
    if (!tiles.isEmpty())
        table.add({Text::tr("Campaign tiles"), words::listed(tiles)});
    if (record.setup.solo())
        table.add({Text::tr("Markers on the upper row of the Solo board"), QString::number(state.soloLeft)});
    return u'\n' + table.text();
}

} // namespace

QString situationText(const GameRecord &record, const State &state)
{
    const wording::GameWords game(record);
    //: Round, how many there are, phase
    QString text = Text::tr("Round %1 of %2, %3.")
                       .arg(QString::number(state.round), QString::number(record.setup.rounds()),
                            wording::name(state.phase));
    QStringList due;
    for (const Pending &each : state.pending) {
        //: Somebody owes something: player, what
        due << Text::tr("%1: %2").arg(game.player(each.player), wording::nameOf(each.choose));
    }
    if (!due.isEmpty())
        text += u' ' + Text::tr("Due: %1.").arg(words::listed(due));
    else if (hasTurns(state.phase))
        text += u' ' + Text::tr("%1 to play.").arg(game.player(state.current));
    return text;
}

QString stateText(const GameRecord &record, const State &state)
{
    const wording::GameWords game(record);
    QString text = situationText(record, state) + u'\n';
    for (const Player player : record.setup.players())
        text += u'\n' + game.player(player) + u'\n' + boardText(record, state, player, game);
    return text + commonText(record, state);
}

} // namespace skyledger::cloudage::cli
