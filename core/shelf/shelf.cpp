// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/shelf/shelf.h"

#include "core/shelf/connection.h"
#include "core/shelf/schema.h"
#include "core/table/jsonreader.h"
#include "core/table/recordfile.h"

#include <QtCore/QDir>
#include <QtCore/QFile>

namespace skyledger::shelf {

using namespace Qt::Literals::StringLiterals;

namespace {

ShelfError closedError(const QString &file)
{
    return {ShelfError::Kind::Other, file, u"the shelf is not open"_s};
}

QString nowText()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
}

/// Whether a file still holds the game that was in it: another one may have taken its name.
bool holds(const QByteArray &bytes, const QString &id)
{
    const auto document = table::parseObject(bytes);
    if (!document)
        return false;
    const QString found = document.value().value("id"_L1).toString();
    return found.isEmpty() || found == id;
}

/// A name for a damaged database beside it.
QString nameAside(const QString &file)
{
    const QFileInfo info(file);
    for (int number = 1;; ++number) {
        const QString mark = number == 1 ? u".damaged"_s : u".damaged-%1"_s.arg(number);
        QString path = info.dir().filePath(info.completeBaseName() + mark + u"."_s + info.suffix());
        if (!QFileInfo::exists(path))
            return path;
    }
}

} // namespace

Shelf::Shelf(QString folder) : m_folder(std::move(folder)) {}

Shelf::~Shelf() = default;

QString Shelf::file() const
{
    return QDir(m_folder).filePath(u"shelf.sqlite"_s);
}

Opening Shelf::open()
{
    m_open = false;
    m_connection.reset();
    if (const auto error = table::makeFolder(m_folder))
        return {Opening::Kind::Unavailable,
                {},
                ShelfError{ShelfError::Kind::ReadOnly, error->file, error->reason}};
    const bool wasThere = QFileInfo::exists(file());
    m_connection = std::make_unique<Connection>(file());
    Error error = m_connection->open();
    Schema schema(*m_connection);
    if (!error)
        error = schema.check();
    if (error && error->kind == ShelfError::Kind::Damaged)
        return moveAside();
    if (error)
        return unavailable(*error);
    const int found = schema.found();
    if (found > Schema::version) {
        return unavailable({ShelfError::Kind::NewerVersion, file(), u"version %1 of the shelf"_s.arg(found)});
    }
    if (found < Schema::version) {
        if (Error failure = schema.bringUpToDate())
            return unavailable(*failure);
    }
    m_open = true;
    if (!wasThere || found == 0)
        return {Opening::Kind::Created, {}, {}};
    return {found < Schema::version ? Opening::Kind::Migrated : Opening::Kind::Ready, {}, {}};
}

Opening Shelf::unavailable(const ShelfError &error)
{
    m_connection.reset();
    return {Opening::Kind::Unavailable, {}, error};
}

Opening Shelf::moveAside()
{
    m_connection.reset();
    const QString aside = nameAside(file());
    QFile damaged(file());
    if (!damaged.rename(aside))
        return unavailable({ShelfError::Kind::Damaged, file(), damaged.errorString()});
    // What SQLite had not finished belongs to the old file and would harm the new one.
    for (const QString &part : {u"-journal"_s, u"-wal"_s, u"-shm"_s}) {
        if (QFileInfo::exists(file() + part))
            QFile::rename(file() + part, aside + part);
    }
    Opening opening = open();
    if (opening.kind == Opening::Kind::Created)
        opening.kind = Opening::Kind::MovedAside;
    opening.movedTo = aside;
    return opening;
}

Shelf::Error Shelf::put(const table::FinishedGame &game, const QString &file, const QByteArray &record)
{
    if (!m_open)
        return closedError(this->file());
    return m_connection->transaction([&] { return write(game, file, record); });
}

std::optional<Rivals> Shelf::rivals(const table::FinishedGame &game, const QString &file,
                                    const RecordReader &read) const
{
    const auto shelved = this->game(game.id);
    if (!shelved || file.isEmpty() || shelved->file.isEmpty() || shelved->file == file)
        return std::nullopt;
    const auto bytes = table::readBytes(shelved->file);
    const auto other = bytes ? read(bytes.value()) : std::nullopt;
    const bool tellsOther = other && other->id == game.id && *other != game;
    return tellsOther ? std::optional(Rivals{file, shelved->file}) : std::nullopt;
}

Shelf::Error Shelf::withdraw(const QString &id, const QString &file)
{
    if (!m_open)
        return closedError(this->file());
    return m_connection->run(u"DELETE FROM game WHERE id = ? AND file = ? AND removed_at IS NULL"_s,
                             {id, file});
}

Shelf::Error Shelf::write(const table::FinishedGame &game, const QString &file, const QByteArray &record)
{
    // A path or bytes that are not given leave those from before.
    const QString upsert =
        u"INSERT INTO game (id, game, edition, played_at, ended_at, tracked, final, is_over, decided_by, "
        u"file, "
        u"shelved_at, record, search, moment) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
        u"ON CONFLICT (id) DO UPDATE SET game = excluded.game, edition = excluded.edition, "
        u"played_at = excluded.played_at, ended_at = excluded.ended_at, tracked = excluded.tracked, "
        u"final = excluded.final, is_over = excluded.is_over, decided_by = excluded.decided_by, "
        u"file = CASE excluded.file WHEN '' THEN file ELSE excluded.file END, "
        u"record = coalesce(excluded.record, record), search = excluded.search, moment = excluded.moment"_s;
    const QVariant bytes =
        record.isEmpty() ? QVariant(QMetaType::fromType<QByteArray>()) : QVariant(qCompress(record));
    if (Error error = m_connection->run(
            upsert,
            {game.id, game.game, game.edition, game.playedAt.isNull() ? u""_s : game.playedAt,
             game.endedAt.isNull() ? u""_s : game.endedAt, game.tracked, game.isFinal, game.over,
             game.decidedBy.isNull() ? u""_s : game.decidedBy, file.isNull() ? u""_s : file, nowText(), bytes,
             searchTextOf(game), momentOf(game).isNull() ? u""_s : momentOf(game)}))
        return error;
    for (const QString &table : {u"points"_s, u"player"_s}) {
        if (Error error = m_connection->run(u"DELETE FROM %1 WHERE game_id = ?"_s.arg(table), {game.id}))
            return error;
    }
    for (qsizetype seat = 0; seat < game.players.size(); ++seat) {
        if (Error error = writePlayer(game.id, seat, game.players[seat]))
            return error;
    }
    return std::nullopt;
}

Shelf::Error Shelf::writePlayer(const QString &id, qsizetype seat, const table::FinishedPlayer &player)
{
    const QVariant total = player.total ? QVariant(*player.total) : QVariant(QMetaType::fromType<int>());
    if (Error error = m_connection->run(
            u"INSERT INTO player (game_id, seat, name, color, first, total, rank, won, resources) "
            u"VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
            {id, seat, player.name, player.color.isNull() ? u""_s : player.color, player.first, total,
             player.rank, player.won, player.resources}))
        return error;
    for (auto it = player.pointsBySource.begin(); it != player.pointsBySource.end(); ++it) {
        if (Error error =
                m_connection->run(u"INSERT INTO points (game_id, seat, source, vp) VALUES (?, ?, ?, ?)"_s,
                                  {id, seat, it.key(), it.value()}))
            return error;
    }
    return std::nullopt;
}

table::Result<QByteArray, ShelfError> Shelf::record(const QString &id) const
{
    if (!m_open)
        return closedError(file());
    QSqlQuery query = m_connection->query();
    if (Error error = m_connection->ask(query, u"SELECT file, record FROM game WHERE id = ?"_s, {id}))
        return *error;
    if (!query.next())
        return ShelfError{ShelfError::Kind::NotThere, {}, {}};
    const QString path = query.value(0).toString();
    const auto bytes = table::readBytes(path);
    if (!path.isEmpty() && bytes && holds(bytes.value(), id))
        return bytes.value();
    const QByteArray packed = query.value(1).toByteArray();
    const QByteArray kept = packed.isEmpty() ? QByteArray() : qUncompress(packed);
    if (kept.isEmpty())
        return ShelfError{ShelfError::Kind::NotThere, path, {}};
    return kept;
}

Shelf::Error Shelf::mark(const QString &id, const QVariant &removedAt)
{
    if (!m_open)
        return closedError(file());
    QSqlQuery query = m_connection->query();
    if (Error error =
            m_connection->ask(query, u"UPDATE game SET removed_at = ? WHERE id = ?"_s, {removedAt, id}))
        return error;
    if (query.numRowsAffected() == 0)
        return ShelfError{ShelfError::Kind::NotThere, {}, {}};
    return std::nullopt;
}

Shelf::Error Shelf::remove(const QString &id)
{
    return mark(id, nowText());
}

Shelf::Error Shelf::restore(const QString &id)
{
    return mark(id, QVariant(QMetaType::fromType<QString>()));
}

} // namespace skyledger::shelf
