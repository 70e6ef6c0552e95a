// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/shelf/connection.h"
#include "core/table/folding.h"

#include <QtCore/QHash>

/// The games of the shelf, read.
namespace skyledger::shelf {

using namespace Qt::Literals::StringLiterals;

namespace {

ShelvedGame gameOf(const QSqlQuery &row)
{
    ShelvedGame shelved;
    shelved.game.id = row.value(0).toString();
    shelved.game.game = row.value(1).toString();
    shelved.game.edition = row.value(2).toString();
    shelved.game.playedAt = row.value(3).toString();
    shelved.game.endedAt = row.value(4).toString();
    shelved.game.tracked = row.value(5).toBool();
    shelved.game.isFinal = row.value(6).toBool();
    shelved.game.over = row.value(7).toBool();
    shelved.game.decidedBy = row.value(8).toString();
    shelved.file = row.value(9).toString();
    shelved.shelvedAt = row.value(10).toString();
    return shelved;
}

table::FinishedPlayer playerOf(const QSqlQuery &row)
{
    table::FinishedPlayer player;
    player.name = row.value(1).toString();
    player.color = row.value(2).toString();
    player.first = row.value(3).toBool();
    if (!row.isNull(4))
        player.total = row.value(4).toInt();
    player.rank = row.value(5).toInt();
    player.won = row.value(6).toBool();
    player.resources = row.value(7).toInt();
    return player;
}

/// A word for LIKE, wherever it stands.
QString anywhere(QString word)
{
    for (const QChar special : {u'\\', u'%', u'_'})
        word.replace(special, u'\\' + QString(special));
    return u'%' + word + u'%';
}

} // namespace

Shelf::Error Shelf::readGames(const Connection &connection, std::vector<ShelvedGame> &games,
                              const QString &condition, const QVariantList &values)
{
    QSqlQuery query = connection.query();
    if (Error error =
            connection.ask(query,
                           u"SELECT id, game, edition, played_at, ended_at, tracked, final, is_over, "
                           u"decided_by, file, shelved_at "
                           u"FROM game WHERE %1 ORDER BY moment DESC, shelved_at DESC, id"_s.arg(condition),
                           values))
        return error;
    QHash<QString, std::size_t> places;
    while (query.next()) {
        games.push_back(gameOf(query));
        places.insert(games.back().game.id, games.size() - 1);
    }
    if (Error error = connection.ask(query,
                                     u"SELECT game_id, name, color, first, total, rank, won, resources "
                                     u"FROM player ORDER BY game_id, seat"_s))
        return error;
    while (query.next()) {
        const auto place = places.constFind(query.value(0).toString());
        if (place != places.constEnd())
            games[*place].game.players.append(playerOf(query));
    }
    if (Error error = connection.ask(query, u"SELECT game_id, seat, source, vp FROM points"_s))
        return error;
    while (query.next()) {
        const auto place = places.constFind(query.value(0).toString());
        const auto seat = query.value(1).toLongLong();
        if (place != places.constEnd() && seat >= 0 && seat < games[*place].game.players.size()) {
            games[*place].game.players[seat].pointsBySource.insert(query.value(2).toString(),
                                                                   query.value(3).toInt());
        }
    }
    return std::nullopt;
}

std::vector<ShelvedGame> Shelf::games(const QString &search) const
{
    std::vector<ShelvedGame> games;
    if (!m_open)
        return games;
    QString condition = u"removed_at IS NULL"_s;
    QVariantList values;
    const QStringList words = table::folded(search).split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        condition += uR"( AND search LIKE ? ESCAPE '\')"_s;
        values << anywhere(word);
    }
    if (readGames(*m_connection, games, condition, values))
        games.clear();
    return games;
}

std::optional<ShelvedGame> Shelf::game(const QString &id) const
{
    std::vector<ShelvedGame> games;
    if (!m_open || readGames(*m_connection, games, u"id = ? AND removed_at IS NULL"_s, {id}) || games.empty())
        return std::nullopt;
    return games.front();
}

} // namespace skyledger::shelf
