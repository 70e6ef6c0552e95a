// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "core/table/delimited.h"
#include "ui/airshipcity/words/explanation.h"
#include "ui/airshipcity/words/explanationparts.h"
#include "ui/airshipcity/words/exports.h"
#include "ui/airshipcity/words/scoresheet.h"
#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

/// Scores as tables for spreadsheets.
namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScoreCsv)
};

QByteArray csv(const table::CellRows &rows, const CsvForm &form)
{
    const QString text = table::writeDelimited(rows, form.separator, table::LineEnd::CrLf);
    return (form.byteOrderMark ? QString(QChar::ByteOrderMark) + text : text).toUtf8();
}

QString yesOrNo(bool is)
{
    return is ? Words::tr("yes") : Words::tr("no");
}

std::optional<VpSource> sourceOf(const QString &id)
{
    return fromName<VpSource>(id.toStdString());
}

/// A word of the game's formats as people say it, as far as it is one.
template <class Key>
QString said(const QString &id)
{
    const auto known = fromName<Key>(id.toStdString());
    return known ? name(*known) : id;
}

} // namespace

QByteArray scoreCsv(const ScoredGame &game, const CsvForm &form)
{
    QStringList head{Words::tr("Rank"), Words::tr("Player"), Words::tr("Colour"), Words::tr("First player"),
                     Words::tr("Winner")};
    for (const SheetNumber number : all<SheetNumber>()) {
        if (number != SheetNumber::Markers)
            head << label(number);
    }
    for (const Award award : all<Award>())
        head << Words::tr("Award: %1").arg(name(award));
    head << Words::tr("Total") << Words::tr("Resources left");
    table::CellRows rows{head};
    for (const Player player : byRank(game.score)) {
        const PlayerScore &score = scoreOf(game, player);
        const FinalCount &count = game.counts[indexOf(player)];
        const ScoredPlayer &who = game.players[static_cast<qsizetype>(player)];
        QStringList row{
            QString::number(score.rank), table::plainCell(who.name), who.color ? name(*who.color) : QString(),
            yesOrNo(who.first),          yesOrNo(score.wins),        QString::number(score.trackVp)};
        for (const Award award : all<Award>())
            row << QString::number(count.counts[award]);
        row << QString::number(count.unfinishedVp);
        for (const Resource resource : all<Resource>())
            row << QString::number(count.stock[resource]);
        for (const Award award : all<Award>())
            row << QString::number(score.awards[award]);
        row << (game.totalsNotKnown.contains(player) ? QString() : QString::number(score.total))
            << QString::number(score.resources);
        rows << row;
    }
    return csv(rows, form);
}

QByteArray shelfCsv(const std::vector<table::FinishedGame> &games, const CsvForm &form)
{
    QStringList sources;
    for (const table::FinishedGame &game : games) {
        for (const table::FinishedPlayer &player : game.players) {
            for (auto it = player.pointsBySource.begin(); it != player.pointsBySource.end(); ++it) {
                if (!sources.contains(it.key()))
                    sources << it.key();
            }
        }
    }
    sources.sort();
    QStringList head{Words::tr("Date"),   Words::tr("Edition"),       Words::tr("Final"), Words::tr("Seat"),
                     Words::tr("Player"), Words::tr("Colour"),        Words::tr("Total"), Words::tr("Rank"),
                     Words::tr("Winner"), Words::tr("Resources left")};
    for (const QString &source : std::as_const(sources)) {
        const auto known = sourceOf(source);
        head << (known ? sourceName(*known) : source);
    }
    head << Words::tr("Id");
    table::CellRows rows{head};
    for (const table::FinishedGame &game : games) {
        for (qsizetype seat = 0; seat < game.players.size(); ++seat) {
            const table::FinishedPlayer &player = game.players[seat];
            QStringList row{game.endedAt.isEmpty() ? game.playedAt : game.endedAt,
                            said<Edition>(game.edition),
                            yesOrNo(game.isFinal),
                            QString::number(seat + 1),
                            table::plainCell(player.name),
                            said<PlayerColor>(player.color),
                            player.total ? QString::number(*player.total) : QString(),
                            QString::number(player.rank),
                            yesOrNo(player.won),
                            QString::number(player.resources)};
            for (const QString &source : std::as_const(sources))
                row << QString::number(player.pointsBySource.value(source));
            rows << (row << table::plainCell(game.id));
        }
    }
    return csv(rows, form);
}

} // namespace skyledger::words
