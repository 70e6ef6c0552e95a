// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/finished.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/airshipcity/words/explanationparts.h"
#include "ui/airshipcity/words/exports.h"
#include "ui/airshipcity/words/scoring.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/moments.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

/// A result for other people: in a chat, on a phone.
namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ChatText)
};

/// Where a total comes from, as far as it fits a line.
QString sources(const PlayerScore &score)
{
    QStringList parts{Words::tr("%1 on the track", "28 VP").arg(plainNumber(score.trackVp))};
    if (score.unfinished != 0)
        parts << Words::tr("contracts not completed %1").arg(signedNumber(score.unfinished));
    for (const Award award : all<Award>()) {
        if (score.awards[award] > 0) {
            //: A contribution award and what it brought: Trade +1
            parts << Words::tr("%1 %2").arg(name(award), signedNumber(score.awards[award]));
        }
    }
    return listed(parts);
}

} // namespace

QString playedOn(const ScoredGame &game)
{
    QDateTime when = QDateTime::fromString(game.endedAt, Qt::ISODate);
    if (!when.isValid())
        when = QDateTime::fromString(game.playedAt, Qt::ISODate);
    if (!when.isValid())
        return {};
    return writtenDay(when.date());
}

QString chatText(const ScoredGame &game)
{
    QStringList names;
    for (const ScoredPlayer &player : game.players)
        names << player.name;
    const GameWords words(game.setup, game.ids, names, game.catalogue);
    const QString edition = name(game.setup.edition);
    const QString day = playedOn(game);
    QStringList lines{day.isEmpty() ? Words::tr("Airship City, %1", "edition").arg(edition)
                                    : Words::tr("Airship City, %1, %2", "date, edition").arg(day, edition)};
    if (const QString notice = sampleNotice(game.catalogue); !notice.isEmpty())
        lines << notice;
    for (const Player player : byRank(game.score)) {
        const PlayerScore &score = scoreOf(game, player);
        lines << Words::tr("%1. %2: %3 (%4)", "rank, player, 36 VP, where they come from")
                     .arg(QString::number(score.rank), words.player(player), points(score.total),
                          sources(score));
    }
    lines << winners(game.score, game.setup.rulings, words).join(u' ');
    const QStringList doubts = reservations(game.score, game.over, words);
    if (!doubts.isEmpty())
        lines << doubts.join(u' ');
    return lines.join(u'\n') + u'\n';
}

QByteArray bgStatsLink(const ScoredGame &game, const QDateTime &fileTime)
{
    QStringList roles;
    for (const ScoredPlayer &player : game.players)
        roles << (player.color ? name(*player.color) : QString());
    return table::bgStatsLink(table::bgStatsPlay(finishedGame(game), bgStatsNames(), roles, fileTime));
}

} // namespace skyledger::words
