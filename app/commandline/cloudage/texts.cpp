// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/parts.h"
#include "app/commandline/texttable.h"
#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/names.h"
#include "core/cloudage/rules/board.h"
#include "ui/cloudage/words/scoring.h"

#include <QtCore/QCoreApplication>

namespace skyledger::cloudage::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Align;
using commandline::TextTable;
using table::toText;
using table::word;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeCommands)
};

QString signedNumber(int number)
{
    return number > 0 ? u'+' + QString::number(number) : QString::number(number);
}

/// Every line of a player's ledger: points, where from, by which rule, at which event.
QString ledgerText(const PlayerScore &player)
{
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Right});
    for (const LedgerLine &line : player.ledger) {
        const bool hasRule = line.source != VpSource::Correction;
        table.add({signedNumber(line.vp), wording::sourceName(line.source),
                   hasRule ? toText(ruleId(line.rule)) : QString(),
                   line.event > 0 ? Text::tr("event %1").arg(line.event) : QString()});
    }
    return table.text(4);
}

} // namespace

QString modeName(Mode mode, Chapter chapter)
{
    if (mode == Mode::Campaign)
        return Text::tr("campaign, chapter %1").arg(word(chapter));
    return Text::tr("scenario %1").arg(static_cast<int>(mode) + 1);
}

QString scoreText(const FinalScore &score, const ScoringTerms &terms, const QStringList &names,
                  const QString &missing)
{
    QString text = Text::tr("Final scoring, %1").arg(modeName(terms.mode, terms.chapter)) + u"\n\n"_s;
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right,
                     Align::Right, Align::Right});
    table.add({Text::tr("Player"), Text::tr("Marker"), Text::tr("Missions"), Text::tr("Tiles"),
               Text::tr("Upgrades"), Text::tr("Projects"), Text::tr("Total"), Text::tr("Stars")});
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        const PlayerScore &player = score.players[i];
        table.add({names.value(static_cast<qsizetype>(i)), QString::number(player.trackVp),
                   QString::number(player.missionVp), QString::number(player.tileVp),
                   QString::number(player.upgradeVp), QString::number(player.projectVp),
                   QString::number(player.total), player.stars ? QString::number(*player.stars) : QString()});
    }
    text += table.text(2) + u'\n' + wording::outcome(score, names) + u'\n';
    if (!missing.isEmpty())
        text += Text::tr("Not final: what is not known counts 0 (%1).").arg(missing) + u'\n';
    else if (!score.isFinal)
        text += Text::tr("Not final: the game is not over.") + u'\n';
    for (std::size_t i = 0; i < score.players.size(); ++i)
        text += u'\n' + names.value(static_cast<qsizetype>(i)) + u'\n' + ledgerText(score.players[i]);
    return text;
}

namespace {

QString boardText(const GameRecord &record, const State &state, Player player)
{
    const PlayerState &board = state.players[player];
    QStringList stocks;
    for (const Resource resource : all<Resource>())
        stocks << u"%1 %2"_s.arg(word(resource)).arg(board.stock[resource]);
    QStringList markers;
    for (const MarkerPile &pile : board.markers)
        markers << u"%1 %2"_s.arg(pile.count).arg(record.ids.cities.text(pile.city));
    QStringList cards;
    for (const Project card : board.projects)
        cards << record.ids.projects.text(card);
    TextTable table({Align::Left, Align::Left});
    const auto add = [&](const QString &name, const QString &value) {
        if (!value.isEmpty())
            table.add({name, value});
    };
    add(Text::tr("VP"), QString::number(board.vp));
    add(Text::tr("Stock"), stocks.join(u", "_s));
    add(Text::tr("Production level"), QString::number(board.level));
    add(Text::tr("City"),
        board.at == none<City> ? Text::tr("start space") : record.ids.cities.text(board.at));
    add(Text::tr("Markers"), markers.join(u", "_s));
    add(Text::tr("Markers left"), QString::number(board.markersLeft));
    add(Text::tr("Upgrades"),
        u"%1 / %2 / %3"_s.arg(board.upgrades[UpgradeZone::Movement])
            .arg(board.upgrades[UpgradeZone::Combat])
            .arg(board.upgrades[UpgradeZone::Planting]));
    add(Text::tr("Movement, combat, planting"),
        u"%1 / %2 / %3"_s.arg(movementPoints(board))
            .arg(baseCombat(board))
            .arg(plantingCapacity(record.setup, board)));
    add(Text::tr("Project cards"), cards.join(u", "_s));
    return table.text(2);
}

} // namespace

QString stateText(const GameRecord &record, const State &state)
{
    QString text = Text::tr("Round %1 of %2").arg(state.round).arg(record.setup.rounds()) + u", "_s
        + word(state.phase) + u"\n\n"_s;
    for (const Player player : record.setup.players()) {
        text += record.players[static_cast<qsizetype>(indexOf(player))].name + u'\n'
            + boardText(record, state, player) + u'\n';
    }
    QStringList due;
    for (const Pending &each : state.pending)
        due << u"%1: %2"_s.arg(record.players[static_cast<qsizetype>(indexOf(each.player))].name,
                               word(each.choose));
    if (!due.isEmpty())
        text += Text::tr("Due: %1").arg(due.join(u", "_s)) + u'\n';
    return text;
}

} // namespace skyledger::cloudage::cli
