// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/bgstats.h"

#include "core/table/folding.h"
#include "core/table/jsonwriter.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>

namespace skyledger::table {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr JsonKey gameKeys[] = {{"name"}, {"sourceGameId"}, {"bggId"}, {"highestWins"}, {"noPoints"}};
constexpr JsonShape gameShape{gameKeys, nullptr};
constexpr JsonKey playerKeys[] = {{"name"},  {"sourcePlayerId"}, {"startPlayer"}, {"winner"},
                                  {"score"}, {"rank"},           {"role"}};
constexpr JsonShape playerShape{playerKeys, nullptr};
constexpr JsonKey playKeys[] = {{"sourceName"},  {"sourcePlayId"},     {"playDate"},
                                {"durationMin"}, {"game", &gameShape}, {"players", &playerShape}};
constexpr JsonShape playShape{playKeys, nullptr};

QDateTime timeOf(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODate);
}

QDateTime endOf(const FinishedGame &game, const QDateTime &fileTime)
{
    for (const QString &each : {game.endedAt, game.playedAt}) {
        QDateTime time = timeOf(each);
        if (time.isValid())
            return time;
    }
    return fileTime;
}

/// How long a tracked game took; nothing if that is not known, or if it was obviously put away for a night.
std::optional<int> minutesOf(const FinishedGame &game)
{
    constexpr qint64 longestEvening = qint64{12} * 60;
    const QDateTime began = timeOf(game.playedAt);
    const QDateTime ended = timeOf(game.endedAt);
    if (!game.tracked || !began.isValid() || !ended.isValid())
        return std::nullopt;
    const qint64 minutes = began.secsTo(ended) / 60;
    if (minutes < 1 || minutes > longestEvening)
        return std::nullopt;
    return static_cast<int>(minutes);
}

/// The same for one name however it is written, short, and no more than the name tells.
QString playerId(const QString &name)
{
    constexpr qsizetype enough = 12;
    const QByteArray digest = QCryptographicHash::hash(folded(name).toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(digest.toHex().first(enough));
}

QJsonObject playerJson(const FinishedPlayer &player, const QString &role, bool ranksAreKnown)
{
    QJsonObject object{{u"name"_s, player.name},
                       {u"sourcePlayerId"_s, playerId(player.name)},
                       {u"startPlayer"_s, player.first},
                       {u"winner"_s, player.won}};
    if (player.total)
        object.insert(u"score"_s, *player.total);
    if (ranksAreKnown)
        object.insert(u"rank"_s, player.rank);
    if (!role.isEmpty())
        object.insert(u"role"_s, role);
    return object;
}

} // namespace

QByteArray bgStatsPlay(const FinishedGame &game, const BgStatsGame &names, const QStringList &roles,
                       const QDateTime &fileTime)
{
    QJsonObject play{{u"sourceName"_s, u"Skyledger"_s},
                     {u"sourcePlayId"_s, game.id},
                     {u"game"_s,
                      QJsonObject{{u"name"_s, names.name},
                                  {u"sourceGameId"_s, game.game},
                                  {u"bggId"_s, names.bggId},
                                  {u"highestWins"_s, true},
                                  {u"noPoints"_s, false}}}};
    const QDateTime end = endOf(game, fileTime);
    if (end.isValid())
        play.insert(u"playDate"_s, end.toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s));
    if (const auto minutes = minutesOf(game))
        play.insert(u"durationMin"_s, *minutes);
    bool ranksAreKnown = true;
    for (const FinishedPlayer &player : game.players)
        ranksAreKnown = ranksAreKnown && player.total;
    QJsonArray players;
    for (const FinishedPlayer &player : game.players)
        players.append(playerJson(player, roles.value(players.size()), ranksAreKnown));
    play.insert(u"players"_s, players);
    return writeCompactJson(play, playShape);
}

QByteArray bgStatsLink(const QByteArray &play)
{
    return "https://app.bgstatsapp.com/createPlay.html?data=" + play.toPercentEncoding();
}

} // namespace skyledger::table
