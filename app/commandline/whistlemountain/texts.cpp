// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/texts.h"

#include "app/commandline/scoreledger.h"
#include "app/commandline/texttable.h"
#include "app/commandline/whistlemountain/statejson.h"
#include "core/score/ranks.h"
#include "core/whistlemountain/record/fields.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/whistlemountain/words/reasons.h"
#include "ui/whistlemountain/words/scores.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <vector>

namespace skyledger::whistlemountain::cli {

using namespace Qt::Literals::StringLiterals;
using namespace wording;
using commandline::Align;
using commandline::TextTable;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainTexts)
};

QString playerName(const GameRecord &record, Player player)
{
    return words::printable(record.players[static_cast<qsizetype>(indexOf(player))].name);
}

/// The grid with its columns and rows, from the top; aircraft and workers by their player's number.
QString gridText(const GameRecord &record, const State &state)
{
    const Board &board = record.setup.board();
    const QStringList rows = gridRows(record.setup, state);
    QString text;
    for (int row = board.rows - 1; row >= 0; --row) {
        text += QString::number(row + 1).rightJustified(4) + u"  "_s;
        for (int column = 0; column < board.columns; ++column) {
            const Cell cell = cellAt(column, row);
            QChar mark = u' ';
            for (const Player player : record.setup.players()) {
                const PlayerState &own = state.players[player];
                if (own.workers.grid.contains(cell))
                    mark = QChar(static_cast<char16_t>(u'1' + indexOf(player)));
                for (const AircraftPlace &place : own.aircraft) {
                    if (place.isOnGrid() && place.area.contains(cell))
                        mark = QChar(static_cast<char16_t>(u'w' + indexOf(player)));
                }
            }
            text += rows[row][column];
            text += mark;
        }
        if (row + 1 == board.bridgeRow)
            text += u"  "_s + Text::tr("from here on above the bridge");
        while (text.endsWith(u' '))
            text.chop(1);
        text += u'\n';
    }
    text += u"      "_s;
    for (int column = 0; column < board.columns; ++column) {
        text += QChar(static_cast<char16_t>(u'A' + column));
        text += u' ';
    }
    return text.chopped(1) + u'\n';
}

QString playersText(const GameRecord &record, const State &state)
{
    TextTable table({Align::Left, Align::Right, Align::Left, Align::Right, Align::Right, Align::Left});
    table.add({Text::tr("Player"), Text::tr("VP"), Text::tr("Stock"), Text::tr("Scaffolds"),
               Text::tr("Cards"), Text::tr("Workers")});
    for (const Player player : record.setup.players()) {
        const PlayerState &own = state.players[player];
        const Workers &workers = own.workers;
        table.add({playerName(record, player), words::plainNumber(own.vp), amountsText(own.stock),
                   QString::number(own.scaffolds), QString::number(own.cards),
                   Text::tr("barracks %1, grid %2, tower %3, whirlpool %4")
                       .arg(workers.inBarracks())
                       .arg(workers.grid.size())
                       .arg(workers.inTower())
                       .arg(workers.whirlpool)});
    }
    return table.text();
}

template <class List>
QString namesOf(const List &list)
{
    QStringList names;
    for (const auto each : list)
        names.append(name(each));
    return words::listed(names);
}

QString aircraftText(const PlayerState &own)
{
    QStringList places;
    for (const Aircraft aircraft : all<Aircraft>()) {
        const AircraftPlace &place = own.aircraft[aircraft];
        if (place.isOnGrid())
            places << Text::tr("%1 on %2", "aircraft, cells of the grid")
                          .arg(name(aircraft), areaText(place.area));
        else if (!place.isHome())
            places << Text::tr("%1 (%2)", "aircraft, dock").arg(name(aircraft), name(place.dock));
    }
    return places.isEmpty() ? Text::tr("all at home") : words::listed(places);
}

QString tilesText(const GameRecord &record, const State &state)
{
    QString text;
    const auto line = [&](const QString &label, const QString &what) {
        if (!what.isEmpty())
            text += u"  "_s + Text::tr("%1: %2", "what is told, and what it is").arg(label, what) + u'\n';
    };
    for (const Player player : record.setup.players()) {
        const PlayerState &own = state.players[player];
        text += playerName(record, player) + u" ("_s + name(own.ability) + u")\n"_s;
        line(Text::tr("aircraft"), aircraftText(own));
        line(Text::tr("machines in stock"), namesOf(own.machines));
        line(Text::tr("upgrades"), namesOf(own.upgrades));
        QStringList trophies;
        for (const Trophy trophy : all<Trophy>()) {
            if (own.trophies[trophy] > 0)
                trophies.append(QString::number(own.trophies[trophy]) + u' ' + name(trophy));
        }
        line(Text::tr("trophies"), words::listed(trophies));
    }
    QStringList built;
    for (const Machine machine : state.onGrid)
        built.append(name(machine) + u' ' + areaText(state.built[machine].area));
    if (!built.isEmpty())
        text += Text::tr("Machines on the grid: %1").arg(words::listed(built)) + u'\n';
    return text;
}

/// What belongs to nobody.
QString commonText(const State &state)
{
    QString text = u'\n' + Text::tr("Face up: %1").arg(faceUpText(state.displays)) + u'\n';
    const QString floors = floorsText(state.floors);
    if (!floors.isEmpty())
        text += Text::tr("Trophies of the tower: %1").arg(floors) + u'\n';
    return text + Text::tr("Bonus cards in the deck: %1").arg(state.deckLeft) + u'\n';
}

} // namespace

QStringList shownNames(const GameRecord &record)
{
    QStringList names;
    for (const PlayerInfo &player : record.players)
        names.append(words::printable(player.name));
    return names;
}

QString faceUpText(const Per<Display, DisplayList> &displays)
{
    QStringList tiles;
    for (const Display display : all<Display>()) {
        for (const std::uint8_t tile : displays[display]) {
            if (tile != unnamed)
                tiles.append(display == Display::Upgrades ? name(static_cast<Upgrade>(tile))
                                                          : name(static_cast<Machine>(tile)));
        }
    }
    return words::listed(tiles);
}

QString floorsText(std::span<const TrophyCounts> floors)
{
    QStringList told;
    for (std::size_t floor = 0; floor < floors.size(); ++floor) {
        QStringList trophies;
        for (const Trophy trophy : all<Trophy>()) {
            const int count = floors[floor][trophy];
            if (count > 0)
                trophies << (count == 1 ? name(trophy) : QString::number(count) + u' ' + name(trophy));
        }
        if (!trophies.isEmpty())
            told << Text::tr("floor %1 (%2)", "of the tower: number, trophies")
                        .arg(QString::number(floor + 1), words::listed(trophies));
    }
    return words::listed(told);
}

QString situationText(const GameRecord &record, const State &state)
{
    return Text::tr("Turn %1, %2, %3; water level %4")
        .arg(QString::number(state.turn), playerName(record, state.current), name(state.phase),
             QString::number(state.water));
}

QString stateText(const GameRecord &record, const State &state)
{
    return situationText(record, state) + u"\n\n"_s + gridText(record, state) + u'\n'
        + playersText(record, state) + u'\n' + tilesText(record, state) + commonText(state);
}

QString scoreText(const FinalScore &score, const QStringList &names, bool isOver)
{
    const std::vector<std::size_t> seats = score::byRank(score.players);
    using enum Align;
    TextTable table({Right, Left, Right, Right, Right, Right, Right, Right});
    table.add({Text::tr("Rank"), Text::tr("Player"), Text::tr("Tokens"), Text::tr("Tower"),
               Text::tr("Upgrades"), Text::tr("Stock"), Text::tr("Whirlpool"), Text::tr("Total")});
    const auto nameOfSeat = [&](std::size_t seat) {
        return words::printable(names[static_cast<qsizetype>(seat)]);
    };
    for (const std::size_t seat : seats) {
        const PlayerScore &each = score.players[seat];
        const int stock = each.machines + each.trophies + each.scaffolds + each.cards + each.resources;
        table.add({QString::number(each.rank), nameOfSeat(seat), words::plainNumber(each.tokens),
                   words::plainNumber(each.tower), words::plainNumber(each.upgrades),
                   words::plainNumber(stock), words::plainNumber(each.whirlpool),
                   words::plainNumber(each.total)});
    }
    QString text = commandline::scoreTitle(u"Whistle Mountain"_s) + u"\n\n"_s;
    if (!isOver)
        text += Text::tr("The game is not over: scored as if it ended now.") + u"\n\n"_s;
    text += table.text() + u'\n' + decisionText(score, names) + u'\n';
    for (const std::size_t seat : seats) {
        std::vector<commandline::ScoredLine> lines;
        for (const ScoreLine &line : score.players[seat].ledger)
            lines.push_back({line.vp, sourceOf(line), line.event, toText(ruleId(line.rule))});
        text += u'\n' + commandline::scoredLinesText(nameOfSeat(seat), score.players[seat].total, lines);
    }
    for (const auto &missing : score.missing)
        text += u'\n' + Text::tr("Not known: %1").arg(missingText(missing));
    return score.missing.empty() ? text : text + u'\n';
}

} // namespace skyledger::whistlemountain::cli
