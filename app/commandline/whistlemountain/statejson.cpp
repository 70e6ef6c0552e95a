// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/statejson.h"

#include "core/whistlemountain/printed.h"
#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/table.h"

#include <algorithm>

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::string_view printLetters = "ociwgs";

QJsonValue playerOrNull(Player player)
{
    return player == none<Player> ? QJsonValue(QJsonValue::Null) : QJsonValue(numberOf(player));
}

QJsonValue mainJson(const MainAction &main)
{
    QJsonValue null(QJsonValue::Null);
    switch (main.kind) {
    case MainAction::Kind::None:
        return null;
    case MainAction::Kind::Work:
        return QJsonObject{{"kind"_L1, "work"_L1}, {"aircraft"_L1, null},  {"area"_L1, null},
                           {"reach"_L1, null},     {"activated"_L1, null}, {"again"_L1, null}};
    case MainAction::Kind::Dock:
        return QJsonObject{{"kind"_L1, "dock"_L1},         {"aircraft"_L1, word(main.aircraft)},
                           {"area"_L1, word(main.dock)},   {"reach"_L1, QJsonArray()},
                           {"activated"_L1, QJsonArray()}, {"again"_L1, null}};
    case MainAction::Kind::Harvest:
        break;
    }
    const QJsonValue again = main.again == none<Machine> ? null : QJsonValue(word(main.again));
    return QJsonObject{{"kind"_L1, "harvest"_L1},
                       {"aircraft"_L1, word(main.aircraft)},
                       {"area"_L1, areaText(main.area)},
                       {"reach"_L1, wordsJson(main.reach)},
                       {"activated"_L1, wordsJson(main.activated)},
                       {"again"_L1, again}};
}

QJsonObject doneJson(const Done &done)
{
    QJsonArray used = wordsJson(done.upgrades);
    for (const Ability ability : done.abilities)
        used.append(word(ability));
    return {{"builds"_L1, done.builds},
            {"moved"_L1, done.moved},
            {"card"_L1, done.card},
            {"trophy"_L1, done.trophy},
            {"used"_L1, used},
            {"scaffoldsBuilt"_L1, done.scaffoldsBuilt},
            {"cardGained"_L1, done.cardGained},
            {"scaffoldGained"_L1, done.scaffoldGained},
            {"balloonPlaced"_L1, done.balloonPlaced},
            {"ram"_L1, done.ram}};
}

QJsonObject playerJson(const PlayerInfo &info, const PlayerState &own)
{
    QJsonObject object{{"name"_L1, info.name},
                       {"color"_L1, word(info.color)},
                       {"ability"_L1, word(own.ability)},
                       {"vp"_L1, own.vp},
                       {"scaffolds"_L1, own.scaffolds},
                       {"cards"_L1, own.cards},
                       {"machines"_L1, wordsJson(own.machines)},
                       {"upgrades"_L1, wordsJson(own.upgrades)},
                       {"trophies"_L1, trophiesJson(own.trophies)},
                       {"workers"_L1, workersJson(own.workers)}};
    for (const Resource resource : all<Resource>())
        object.insert(word(resource), own.stock[resource]);
    QJsonObject aircraft;
    for (const Aircraft each : all<Aircraft>())
        aircraft.insert(word(each), aircraftPlaceJson(own.aircraft[each]));
    object.insert("aircraft"_L1, aircraft);
    return object;
}

QJsonArray piecesJson(const State &state)
{
    QJsonArray pieces;
    for (int number = 1; number <= state.pieceCount; ++number) {
        const Player by = state.pieceBy[static_cast<std::size_t>(number)];
        if (by == none<Player>)
            continue;
        ScaffoldCells cells;
        for (const Cell cell : state.scaffolds) {
            if (state.pieceAt[cell] == number)
                cells.append({cell, state.printAt[cell]});
        }
        pieces.append(
            QJsonObject{{"id"_L1, number}, {"by"_L1, playerOrNull(by)}, {"cells"_L1, scaffoldJson(cells)}});
    }
    return pieces;
}

QJsonArray machinesJson(const State &state)
{
    QJsonArray machines;
    for (const Machine machine : state.onGrid) {
        const BuiltMachine &built = state.built[machine];
        QJsonObject holds;
        if (machine == Machine::Bazaar)
            holds = amountsJson(state.bazaar);
        else if (machine == Machine::TollBridge)
            holds = amountsJson(state.tollBridge);
        machines.append(QJsonObject{{"id"_L1, word(machine)},
                                    {"area"_L1, areaText(built.area)},
                                    {"by"_L1, playerOrNull(built.by)},
                                    {"submerged"_L1, isSubmerged(state, machine)},
                                    {"holds"_L1, holds}});
    }
    return machines;
}

QJsonArray floorsJson(const Setup &setup, const State &state)
{
    QJsonArray floors;
    for (int floor = 1; floor <= setup.board().floorCount; ++floor) {
        const auto at = static_cast<std::size_t>(floor - 1);
        const auto &vp = setup.board().floorVp[at];
        floors.append(QJsonObject{{"floor"_L1, floor},
                                  {"vp"_L1, vp ? QJsonValue(*vp) : QJsonValue(QJsonValue::Null)},
                                  {"trophies"_L1, trophiesJson(state.floors[at])}});
    }
    return floors;
}

QJsonObject displaysJson(const State &state)
{
    QJsonObject displays;
    for (const Display display : all<Display>())
        displays.insert(word(display), tilesJson(display, state.displays[display]));
    return displays;
}

QJsonObject pendingJson(const Setup &setup, const State &state, const Pending &entry)
{
    if (entry.choose == Choose::Flood)
        return {{"auto"_L1, "flood"_L1}};
    QJsonObject object{{"player"_L1, numberOf(entry.player)},
                       {"choose"_L1, word(entry.choose)},
                       {"from"_L1, sourceText(entry.from)},
                       {"optional"_L1, entry.optional}};
    if (entry.choose == Choose::Resources) {
        object.insert("count"_L1, takeable(setup, state, entry));
        if (entry.among != ResourceSet::full())
            object.insert("among"_L1, wordsJson(entry.among));
    }
    if (entry.choose == Choose::Trophy)
        object.insert("floor"_L1, entry.floor);
    if (entry.choose == Choose::Land) {
        QJsonArray cells;
        for (const Cell cell : landingCells(setup, state, entry))
            cells.append(cellText(cell));
        object.insert("cells"_L1, cells);
        object.insert("worker"_L1, cellText(entry.worker));
    }
    if (!entry.only.empty())
        object.insert("only"_L1, wordsJson(entry.only));
    if (!entry.notThese.empty())
        object.insert("not"_L1, wordsJson(entry.notThese));
    if (entry.stock)
        object.insert("stock"_L1, true);
    if (entry.group != 0)
        object.insert("group"_L1, entry.group);
    return object;
}

} // namespace

QString sourceText(const Source &source)
{
    switch (source.kind) {
    case Source::Kind::Machine:
        return word(static_cast<Machine>(source.id));
    case Source::Kind::Upgrade:
        return word(static_cast<Upgrade>(source.id));
    case Source::Kind::Ability:
        return word(static_cast<Ability>(source.id));
    case Source::Kind::Card:
        return word(static_cast<Card>(source.id));
    case Source::Kind::Trophy:
        return u"trophy"_s;
    case Source::Kind::Dock:
        return word(static_cast<Dock>(source.id));
    case Source::Kind::Tower:
        return u"tower"_s;
    case Source::Kind::Scaffold:
        return u"scaffold"_s;
    }
    return {};
}

QStringList gridRows(const Setup &setup, const State &state)
{
    QStringList rows;
    for (int row = 0; row < setup.board().rows; ++row) {
        QString text;
        for (int column = 0; column < setup.board().columns; ++column) {
            const Cell cell = cellAt(column, row);
            if (isCovered(state, cell))
                text += u'~';
            else if (state.machineCells.contains(cell))
                text += u'M';
            else if (state.scaffolds.contains(cell))
                text += QLatin1Char(printLetters[std::min<std::size_t>(indexOf(state.printAt[cell]), 5)]);
            else
                text += u'.';
        }
        rows.append(text);
    }
    return rows;
}

QJsonObject stateJson(const GameRecord &record, const State &state)
{
    const Setup &setup = record.setup;
    const QJsonValue null(QJsonValue::Null);
    QJsonArray ending;
    for (const Player player : state.lastTurns)
        ending.append(numberOf(player));
    QJsonArray players;
    for (const Player player : setup.players())
        players.append(
            playerJson(record.players[static_cast<qsizetype>(indexOf(player))], state.players[player]));
    QJsonObject piles;
    for (const Display display : all<Display>())
        piles.insert(word(display), pileLeft(setup, state, display));
    QJsonObject supply;
    for (const Resource resource : all<Resource>())
        supply.insert(word(resource), supplyOf(setup, state, resource));
    QJsonArray pending;
    for (const Pending &entry : state.pending)
        pending.append(pendingJson(setup, state, entry));
    return {{"turn"_L1, state.turn},
            {"current"_L1, numberOf(state.current)},
            {"phase"_L1, word(state.phase)},
            {"water"_L1, state.water},
            {"linesLeft"_L1, linesLeft(state)},
            {"ending"_L1, state.ending ? QJsonValue(ending) : null},
            {"main"_L1, mainJson(state.main)},
            {"done"_L1, doneJson(state.done)},
            {"players"_L1, players},
            {"pieces"_L1, piecesJson(state)},
            {"machines"_L1, machinesJson(state)},
            {"floors"_L1, floorsJson(setup, state)},
            {"displays"_L1, displaysJson(state)},
            {"piles"_L1, piles},
            {"deckLeft"_L1, state.deckLeft},
            {"discarded"_L1, state.discarded},
            {"trophiesLeft"_L1, state.trophiesLeft},
            {"scaffoldsLeft"_L1, scaffoldsLeft(setup, state)},
            {"removed"_L1, wordsJson(state.removed)},
            {"supply"_L1, supply},
            {"duplicator"_L1, state.duplicator == none<Ability> ? null : QJsonValue(word(state.duplicator))},
            {"grid"_L1, QJsonArray::fromStringList(gridRows(setup, state))},
            {"pending"_L1, pending}};
}

QString detailText(const ScoreLine &line)
{
    switch (line.source) {
    case VpSource::Scaffold:
        return QString::number(line.detail) + (line.detail == 1 ? u" segment"_s : u" segments"_s);
    case VpSource::Machine:
    case VpSource::Activation:
        return word(static_cast<Machine>(line.detail));
    case VpSource::Trophy:
        return word(static_cast<Trophy>(line.detail));
    case VpSource::Upgrade:
    case VpSource::UpgradeEnd:
        return word(static_cast<Upgrade>(line.detail));
    case VpSource::Ability:
        return word(static_cast<Ability>(line.detail));
    case VpSource::Correction:
    case VpSource::Tokens:
        return {};
    case VpSource::Tower:
        return line.detail == 0 ? QString() : u"floor "_s + QString::number(line.detail);
    default:
        return QString::number(line.detail);
    }
}

namespace {

QJsonObject lineJson(const ScoreLine &line)
{
    QJsonObject object{{"source"_L1, word(line.source)},
                       {"detail"_L1, detailText(line)},
                       {"vp"_L1, line.vp},
                       {"rule"_L1, toText(ruleId(line.rule))}};
    if (line.event > 0)
        object.insert("event"_L1, static_cast<qint64>(line.event));
    return object;
}

} // namespace

QJsonObject scoreJson(const FinalScore &score, const QStringList &names, bool isOver)
{
    QJsonArray players;
    QJsonArray winners;
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        const PlayerScore &each = score.players[i];
        const QString &name = names[static_cast<qsizetype>(i)];
        QJsonArray ledger;
        for (const ScoreLine &line : each.ledger)
            ledger.append(lineJson(line));
        players.append(
            QJsonObject{{"name"_L1, name},
                        {"tokens"_L1, each.tokens},
                        {"tower"_L1, each.tower},
                        {"upgrades"_L1, each.upgrades},
                        {"stock"_L1,
                         QJsonObject{{"machines"_L1, each.machines},
                                     {"trophies"_L1, each.trophies},
                                     {"scaffolds"_L1, each.scaffolds},
                                     {"cards"_L1, each.cards},
                                     {"resources"_L1, each.resources}}},
                        {"whirlpool"_L1, each.whirlpool},
                        {"total"_L1, each.total},
                        {"highestFloor"_L1,
                         each.highestFloor ? QJsonValue(*each.highestFloor) : QJsonValue(QJsonValue::Null)},
                        {"items"_L1, each.items},
                        {"rank"_L1, each.rank},
                        {"ledger"_L1, ledger}});
        if (each.rank == 1)
            winners.append(name);
    }
    QJsonObject result{{"final"_L1, isOver && score.missing.empty()},
                       {"players"_L1, players},
                       {"winners"_L1, winners},
                       {"decidedBy"_L1, word(score.decidedBy)}};
    QJsonArray missing;
    for (const auto &each : score.missing)
        missing.append(valueName(each));
    if (!missing.isEmpty())
        result.insert("missing"_L1, missing);
    return result;
}

QString valueName(const play::MissingValue &missing)
{
    return printedTable().name(missing, {});
}

QJsonArray valueNames(const Verdict &verdict)
{
    QJsonArray names;
    for (const auto &each : verdict.missing)
        names.append(valueName(each));
    return names;
}

QJsonArray reportKeys(const play::CodeSet &keys)
{
    QJsonArray names;
    for (const play::Code key : keys)
        names.append(word(key.as<ReportKey>()));
    return names;
}

QJsonArray openMovesJson(const Setup &setup, const State &state)
{
    const CellSet open = openScaffoldCells(setup, state);
    if (open.empty())
        return {};
    QJsonArray cells;
    for (const Cell cell : open)
        cells.append(cellText(cell));
    QJsonObject build{{"do"_L1, "build"_L1},
                      {"scaffold"_L1, QJsonObject()},
                      {"cells"_L1, cells},
                      {"minCells"_L1, setup.catalogue.minCells()},
                      {"maxCells"_L1, setup.catalogue.maxCells()}};
    if (setup.catalogue.resources)
        build.insert("resources"_L1, *setup.catalogue.resources);
    return {build};
}

} // namespace skyledger::whistlemountain
