// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/shelf/schema.h"

#include "core/table/folding.h"

namespace skyledger::shelf {

using namespace Qt::Literals::StringLiterals;

namespace {

/// "SKYL": how SQLite's files say whose they are.
constexpr int applicationId = 0x534B594C;

QDateTime endOf(const table::FinishedGame &game)
{
    const QDateTime ended = QDateTime::fromString(game.endedAt, Qt::ISODate);
    return ended.isValid() ? ended : QDateTime::fromString(game.playedAt, Qt::ISODate);
}

} // namespace

QString momentOf(const table::FinishedGame &game)
{
    const QDateTime end = endOf(game);
    return end.isValid() ? end.toUTC().toString(Qt::ISODate) : QString();
}

QString searchTextOf(const table::FinishedGame &game)
{
    QStringList texts{game.game, game.edition};
    const QDate day = endOf(game).date(); // as the clock on the wall had it
    if (day.isValid()) {
        for (const QString &form : {u"yyyy-MM-dd"_s, u"dd/MM/yyyy"_s, u"dd.MM.yyyy"_s})
            texts << day.toString(form);
    }
    for (const table::FinishedPlayer &player : game.players)
        texts << player.name << player.color;
    return table::folded(texts.join(u' '));
}

Shelf::Error Shelf::Schema::check() const
{
    QSqlQuery query = m_connection.query();
    if (Error error = m_connection.ask(query, u"PRAGMA quick_check(1)"_s))
        return error;
    const QString answer = query.next() ? query.value(0).toString() : QString();
    if (answer != "ok"_L1)
        return ShelfError{ShelfError::Kind::Damaged, {}, answer};
    query.finish();
    const int tables =
        m_connection.value(u"SELECT count(*) FROM sqlite_master WHERE type = 'table'"_s).toInt();
    const int ours = m_connection
                         .value(u"SELECT count(*) FROM sqlite_master WHERE type = 'table' "
                                u"AND name IN ('game', 'player', 'points')"_s)
                         .toInt();
    const bool complete = found() == 0 ? tables == 0 : ours == 3;
    if (!complete)
        return ShelfError{ShelfError::Kind::Damaged, {}, u"other tables than expected"_s};
    return std::nullopt;
}

int Shelf::Schema::found() const
{
    return m_connection.value(u"PRAGMA user_version"_s).toInt();
}

Shelf::Error Shelf::Schema::create()
{
    const QString statements[] = {
        u"PRAGMA application_id = %1"_s.arg(applicationId),
        u"CREATE TABLE game (id TEXT PRIMARY KEY, game TEXT NOT NULL, edition TEXT NOT NULL, "
        u"played_at TEXT NOT NULL, ended_at TEXT NOT NULL, tracked INTEGER NOT NULL, final INTEGER NOT NULL, "
        u"decided_by TEXT NOT NULL, file TEXT NOT NULL, shelved_at TEXT NOT NULL, record BLOB)"_s,
        u"CREATE TABLE player (game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE, "
        u"seat INTEGER NOT NULL, name TEXT NOT NULL, color TEXT NOT NULL, first INTEGER NOT NULL, "
        u"total INTEGER, rank INTEGER NOT NULL, won INTEGER NOT NULL, resources INTEGER NOT NULL, "
        u"PRIMARY KEY (game_id, seat))"_s,
        u"CREATE TABLE points (game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE, "
        u"seat INTEGER NOT NULL, source TEXT NOT NULL, vp INTEGER NOT NULL, "
        u"PRIMARY KEY (game_id, seat, source))"_s,
        u"PRAGMA user_version = 1"_s};
    for (const QString &statement : statements) {
        if (Error error = m_connection.run(statement))
            return error;
    }
    return std::nullopt;
}

/// Version 2: games are found and sorted by texts of their own, can be removed for a while, and games that went on when
/// they were shelved are told from those that only lack a value.
Shelf::Error Shelf::Schema::addSearch()
{
    const QString statements[] = {u"ALTER TABLE game ADD COLUMN search TEXT NOT NULL DEFAULT ''"_s,
                                  u"ALTER TABLE game ADD COLUMN moment TEXT NOT NULL DEFAULT ''"_s,
                                  u"ALTER TABLE game ADD COLUMN removed_at TEXT"_s,
                                  u"ALTER TABLE game ADD COLUMN is_over INTEGER NOT NULL DEFAULT 1"_s};
    for (const QString &statement : statements) {
        if (Error error = m_connection.run(statement))
            return error;
    }
    std::vector<ShelvedGame> games;
    if (Error error = readGames(m_connection, games, u"1"_s, {}))
        return error;
    for (const ShelvedGame &each : games) {
        if (Error error = m_connection.run(u"UPDATE game SET search = ?, moment = ? WHERE id = ?"_s,
                                           {searchTextOf(each.game), momentOf(each.game), each.game.id}))
            return error;
    }
    return m_connection.run(u"PRAGMA user_version = 2"_s);
}

Shelf::Error Shelf::Schema::bringUpToDate()
{
    return m_connection.transaction([this]() -> Error {
        if (found() == 0) {
            if (Error error = create())
                return error;
        }
        return found() < 2 ? addSearch() : std::nullopt;
    });
}

} // namespace skyledger::shelf
