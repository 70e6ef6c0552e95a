// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/shelf/connection.h"

#include <QtCore/QFileInfo>
#include <QtCore/QUuid>
#include <QtSql/QSqlError>

namespace skyledger::shelf {

using namespace Qt::Literals::StringLiterals;

namespace {

/// SQLite's result codes, apart from what their extended forms add.
enum SqliteCode {
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    NoDatabase = 26
};

ShelfError::Kind kindOf(int code, const QString &file)
{
    constexpr int extension = 0xFF;
    switch (code & extension) {
    case Busy:
    case Locked:
        return ShelfError::Kind::Busy;
    case ReadOnly:
        return ShelfError::Kind::ReadOnly;
    case Corrupt:
    case NoDatabase:
        return ShelfError::Kind::Damaged;
    case Full:
        return ShelfError::Kind::DiskFull;
    case CannotOpen: // also of the journal beside it
        return QFileInfo(QFileInfo(file).path()).isWritable() ? ShelfError::Kind::Other
                                                              : ShelfError::Kind::ReadOnly;
    default:
        return ShelfError::Kind::Other;
    }
}

} // namespace

Shelf::Connection::Connection(const QString &file)
    : m_file(file),
      m_name(u"shelf-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_database(QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name))
{
    m_database.setDatabaseName(file);
    // Another program that writes is waited for so long.
    m_database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=1000"_s);
}

Shelf::Connection::~Connection()
{
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

Shelf::Error Shelf::Connection::open()
{
    if (!m_database.open())
        return errorOf(m_database.lastError());
    return run(u"PRAGMA foreign_keys = ON"_s);
}

Shelf::Error Shelf::Connection::run(const QString &statement, const QVariantList &values) const
{
    QSqlQuery each = query();
    return ask(each, statement, values);
}

Shelf::Error Shelf::Connection::ask(QSqlQuery &query, const QString &question,
                                    const QVariantList &values) const
{
    if (!query.prepare(question))
        return errorOf(query.lastError());
    for (const QVariant &value : values)
        query.addBindValue(value);
    if (!query.exec())
        return errorOf(query.lastError());
    return std::nullopt;
}

QSqlQuery Shelf::Connection::query() const
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    return query;
}

QVariant Shelf::Connection::value(const QString &question) const
{
    QSqlQuery each = query();
    return !ask(each, question) && each.next() ? each.value(0) : QVariant();
}

ShelfError Shelf::Connection::errorOf(const QSqlError &error) const
{
    const QString reason = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    return {kindOf(error.nativeErrorCode().toInt(), m_file), m_file, reason};
}

} // namespace skyledger::shelf
