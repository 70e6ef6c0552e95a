// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/shelf/shelf.h"

#include <QtCore/QVariant>
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlQuery>

namespace skyledger::shelf {

/// A connection to the database in the thread that makes it.
class Shelf::Connection
{
public:
    explicit Connection(const QString &file);
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;
    ~Connection();

    Error open();

    /// Runs one statement with values for its question marks.
    Error run(const QString &statement, const QVariantList &values = {}) const;
    /// Runs a question; its rows are read from `query`.
    Error ask(QSqlQuery &query, const QString &question, const QVariantList &values = {}) const;
    /// An empty query of this connection.
    QSqlQuery query() const;
    /// The only value of a question; invalid if there is none.
    QVariant value(const QString &question) const;

    /// Runs steps as one: all of them or, if one fails, none.
    template <class Steps>
    Error transaction(Steps steps)
    {
        if (Error error = run(QStringLiteral("BEGIN IMMEDIATE")))
            return error;
        Error error = steps();
        if (!error)
            error = run(QStringLiteral("COMMIT"));
        if (error)
            run(QStringLiteral("ROLLBACK")); // SQLite may have done so already
        return error;
    }

private:
    ShelfError errorOf(const QSqlError &error) const;

    QString m_file;
    QString m_name;
    QSqlDatabase m_database;
};

} // namespace skyledger::shelf
