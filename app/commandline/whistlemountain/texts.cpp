// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/texts.h"

#include "app/commandline/texttable.h"
#include "app/commandline/whistlemountain/answershapes.h"
#include "app/commandline/whistlemountain/factsjson.h"
#include "app/commandline/whistlemountain/statejson.h"
#include "core/table/jsonwriter.h"
#include "core/whistlemountain/record/shapes.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/whistlemountain/words/reasons.h"
#include "ui/whistlemountain/words/scores.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <map>
#include <numeric>

namespace skyledger::whistlemountain::cli {

using namespace Qt::Literals::StringLiterals;
using namespace wording;
using commandline::Align;
using commandline::Listing;
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
        table.add({playerName(record, player), QString::number(own.vp), amountsText(own.stock),
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
    return names.join(u", "_s);
}

QString tilesText(const GameRecord &record, const State &state)
{
    QString text;
    const auto line = [&](const QString &label, const QString &what) {
        if (!what.isEmpty())
            text += u"  "_s + label + u": "_s + what + u'\n';
    };
    for (const Player player : record.setup.players()) {
        const PlayerState &own = state.players[player];
        text += playerName(record, player) + u" ("_s + name(own.ability) + u")\n"_s;
        line(Text::tr("machines in stock"), namesOf(own.machines));
        line(Text::tr("upgrades"), namesOf(own.upgrades));
        QStringList trophies;
        for (const Trophy trophy : all<Trophy>()) {
            if (own.trophies[trophy] > 0)
                trophies.append(QString::number(own.trophies[trophy]) + u' ' + name(trophy));
        }
        line(Text::tr("trophies"), trophies.join(u", "_s));
    }
    QStringList built;
    for (const Machine machine : state.onGrid)
        built.append(name(machine) + u' ' + areaText(state.built[machine].area));
    if (!built.isEmpty())
        text += Text::tr("Machines on the grid: %1").arg(built.join(u", "_s)) + u'\n';
    return text;
}

QString withNotice(const GameRecord &record, const QString &text)
{
    const QString notice = sampleNotice(record.document["setup"_L1]["catalogue"_L1].toObject());
    return notice.isEmpty() ? text : notice + u"\n\n"_s + text;
}

} // namespace

QStringList shownNames(const GameRecord &record)
{
    QStringList names;
    for (const PlayerInfo &player : record.players)
        names.append(words::printable(player.name));
    return names;
}

QString stateText(const GameRecord &record, const State &state)
{
    QString text = Text::tr("Turn %1, %2, %3; water level %4")
                       .arg(QString::number(state.turn), playerName(record, state.current), name(state.phase),
                            QString::number(state.water))
        + u"\n\n"_s;
    text += gridText(record, state) + u'\n' + playersText(record, state) + u'\n' + tilesText(record, state);
    return withNotice(record, text);
}

QString scoreText(const FinalScore &score, const QStringList &names, bool isOver)
{
    std::vector<std::size_t> seats(score.players.size());
    std::iota(seats.begin(), seats.end(), std::size_t{0});
    std::stable_sort(seats.begin(), seats.end(),
                     [&](auto a, auto b) { return score.players[a].rank < score.players[b].rank; });
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
        table.add({QString::number(each.rank), nameOfSeat(seat), QString::number(each.tokens),
                   QString::number(each.tower), QString::number(each.upgrades), QString::number(stock),
                   QString::number(each.whirlpool), QString::number(each.total)});
    }
    QString text;
    if (!isOver)
        text += Text::tr("The game is not over: scored as if it ended now.") + u"\n\n"_s;
    text += table.text() + u'\n' + decisionText(score, names) + u'\n';
    for (const std::size_t seat : seats) {
        TextTable lines({Left, Left, Right, Left, Left});
        for (const ScoreLine &line : score.players[seat].ledger) {
            lines.add({name(line.source), detailName(line), QString::number(line.vp),
                       toText(ruleId(line.rule)),
                       line.event > 0 ? Text::tr("event %1").arg(line.event) : QString()});
        }
        text += u'\n' + nameOfSeat(seat) + u'\n' + lines.text(2);
    }
    for (const auto &missing : score.missing)
        text += u'\n' + Text::tr("Not known: %1").arg(missingText(missing));
    return score.missing.empty() ? text : text + u'\n';
}

QString movesText(const GameRecord &record, const State &state, Listing listing)
{
    if (listing == Listing::Open) {
        QStringList cells;
        for (const Cell cell : openScaffoldCells(record.setup, state))
            cells.append(cellText(cell));
        return cells.isEmpty() ? Text::tr("No scaffold may be built.") + u'\n'
                               : Text::tr("A scaffold may cover: %1").arg(cells.join(u' ')) + u'\n';
    }
    std::vector<Play> plays;
    if (listing == Listing::Allowed)
        legalEvents(record.setup, state, plays);
    else
        undeterminedEvents(record.setup, state, plays);
    QString text;
    for (const Play &play : plays)
        text += QString::fromUtf8(table::writeCompactJson(playJson(play), shapes::event)) + u'\n';
    return text;
}

namespace {

QJsonObject factsOf(const Warning &warning)
{
    if (warning.rule == Rule::Res05 || warning.rule == Rule::Res01)
        return {{"resource"_L1, word(warning.resource)}, {"lost"_L1, warning.lost}};
    if (warning.rule == Rule::Ord04)
        return {{"choose"_L1, word(warning.choose)}};
    return {};
}

QJsonValue number(std::size_t event)
{
    return static_cast<qint64>(event);
}

} // namespace

QJsonObject checkJson(const GameRecord &record, const Replay &replay)
{
    QJsonArray illegal;
    if (replay.stop && replay.stop->refused()) {
        QJsonArray reasons;
        for (const auto &objection : replay.stop->objections) {
            const Rule rule = objection.rule.as<Rule>();
            reasons.append(QJsonObject{{"rule"_L1, toText(ruleId(rule))},
                                       {"facts"_L1, factsJson(objection)},
                                       {"message"_L1, reason(objection, shownNames(record))}});
        }
        illegal.append(QJsonObject{{"event"_L1, number(replay.played + 1)}, {"reasons"_L1, reasons}});
    }
    QJsonArray undetermined;
    for (const auto &[event, verdict] : replay.undetermined) {
        QJsonObject object{{"event"_L1, number(event)}, {"missing"_L1, valueNames(verdict)}};
        if (!verdict.lacks.empty())
            object.insert("lacks"_L1, reportKeys(verdict.lacks));
        undetermined.append(object);
    }
    QJsonArray overrides;
    for (const auto &[event, verdict] : replay.overridden) {
        QJsonArray rules;
        for (const auto &objection : verdict.objections) {
            const QString rule = toText(ruleId(objection.rule.as<Rule>()));
            if (!rules.contains(rule))
                rules.append(rule);
        }
        overrides.append(QJsonObject{
            {"event"_L1, number(event)}, {"rules"_L1, rules}, {"reason"_L1, record.note(event - 1).reason}});
    }
    QJsonArray warnings;
    for (const Warning &each : replay.warnings) {
        warnings.append(QJsonObject{{"event"_L1, number(each.event)},
                                    {"rule"_L1, toText(ruleId(each.rule))},
                                    {"facts"_L1, factsOf(each)},
                                    {"message"_L1, warning(each)}});
    }
    return {{"events"_L1, number(record.entries.size())},
            {"legal"_L1, !replay.stop},
            {"illegal"_L1, illegal},
            {"undetermined"_L1, undetermined},
            {"overrides"_L1, overrides},
            {"warnings"_L1, warnings}};
}

QString checkText(const GameRecord &record, const Replay &replay)
{
    QString text;
    const auto line = [&](std::size_t event, const QString &what) {
        text += u"  "_s + Text::tr("event %1").arg(event) + u"  "_s + what + u'\n';
    };
    if (!replay.stop)
        text +=
            Text::tr("Nothing is illegal in %n event(s).", nullptr, static_cast<int>(replay.played)) + u'\n';
    else if (replay.stop->refused())
        text +=
            Text::tr("Event %1 is illegal. What follows it cannot be judged.").arg(replay.played + 1) + u'\n';
    else
        text += Text::tr("Event %1 lacks a report. What follows it cannot be judged.").arg(replay.played + 1)
            + u'\n';
    if (replay.stop) {
        for (const auto &objection : replay.stop->objections) {
            const Rule rule = objection.rule.as<Rule>();
            line(replay.played + 1,
                 reason(objection, shownNames(record)) + u" ("_s + toText(ruleId(rule)) + u')');
        }
    }
    for (const auto &[event, verdict] : replay.undetermined) {
        QStringList names;
        for (const auto &missing : verdict.missing)
            names.append(missingText(missing));
        line(event, Text::tr("not known: %1").arg(names.join(u", "_s)));
        if (!verdict.lacks.empty())
            line(event, Text::tr("must be reported: %1").arg(toReport(verdict.lacks)));
    }
    for (const auto &[event, verdict] : replay.overridden) {
        QStringList rules;
        for (const auto &objection : verdict.objections)
            rules.append(toText(ruleId(objection.rule.as<Rule>())));
        rules.removeDuplicates();
        line(event, Text::tr("overridden by the table: %1").arg(rules.join(u", "_s)));
    }
    for (const Warning &each : replay.warnings)
        line(each.event, warning(each));
    return withNotice(record, text);
}

} // namespace skyledger::whistlemountain::cli
