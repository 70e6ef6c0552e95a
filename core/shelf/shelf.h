// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/finishedgame.h"
#include "core/table/result.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QStringList>
#include <QtCore/QVariant>

#include <functional>
#include <memory>
#include <vector>

/// Finished games, kept in a database. The records in the games folders are the truth: the database can always be made
/// anew out of them.
namespace skyledger::shelf {

/// Why the shelf could not do something. Nothing changed.
struct ShelfError {
    enum class Kind {
        DiskFull,
        ReadOnly,
        Damaged,
        NewerVersion, ///< a newer program wrote it: it is left alone
        Busy,         ///< another program is writing
        NotThere,     ///< no such game, or its record is gone
        Other
    };
    Kind kind{};
    QString file;
    QString reason; ///< of the database or the system, in its language
};

/// A game on the shelf.
struct ShelvedGame {
    table::FinishedGame game;
    QString file;      ///< where its record was last seen; may be empty
    QString shelvedAt; ///< ISO 8601, UTC
};

/// One player over all final games of one kind, told apart by name without regard to accents and capitals.
struct PlayerStatistics {
    QString game; ///< id of the game: what is counted in one says nothing of another
    QString name; ///< as it was written last
    int games = 0;
    int wins = 0;                       ///< shared victories count for everybody who shares them
    std::optional<double> averageTotal; ///< of games with a known total
    std::optional<int> best;
    double averageRank = 0;
    /// Points per game by id of the source. A source that none of the player's games could name is not there: nothing is
    /// known of it.
    QMap<QString, double> averageBySource;
};

/// What came of opening a shelf. Whatever it is, the program goes on.
struct Opening {
    enum class Kind {
        Ready,
        Created,    ///< there was none: worth a rebuild if there are records
        Migrated,   ///< an older version was brought up to date
        MovedAside, ///< it was damaged: it stands under `movedTo`, and an empty one in its place: to be rebuilt
        Unavailable ///< `error`: the shelf is empty and refuses everything
    };
    Kind kind{};
    QString movedTo;
    std::optional<ShelfError> error;
};

/// What reads the finished game out of a record's bytes; nothing if it is none of its games.
using RecordReader = std::function<std::optional<table::FinishedGame>(const QByteArray &bytes)>;

/// Two files that hold one game, by its id, with different ends: the copy that a program which synchronises folders made
/// of a conflict, or one in which somebody played on.
struct Rivals {
    QString stands; ///< the file that stands for the game on the shelf
    QString other;
    friend bool operator==(const Rivals &, const Rivals &) = default;
};

/// What a rebuild found.
struct Rebuilt {
    int games = 0;          ///< on the shelf now because of it, new or brought up to date
    int notFinished = 0;    ///< records of games that go on
    QStringList unreadable; ///< files that no reader understood
    std::vector<Rivals> rivals;
};

/// The shelf in one folder. It belongs to the thread that made it: Qt gives each thread its own connection to a
/// database, so whoever works elsewhere (such as a rebuild over many files) makes a shelf of its own there. Several at
/// once, in threads or programs, do not harm each other. Everything but a rebuild takes a few milliseconds.
class Shelf
{
public:
    using Error = std::optional<ShelfError>;

    /// Does not touch the folder yet.
    explicit Shelf(QString folder);
    Shelf(const Shelf &) = delete;
    Shelf &operator=(const Shelf &) = delete;
    ~Shelf();

    /// Opens the database, makes it if there is none, brings an older one up to date, moves a damaged one aside.
    Opening open();
    bool isOpen() const { return m_open; }
    /// `shelf.sqlite` in the folder.
    QString file() const;

    /// Puts a game on the shelf, or brings it up to date, by its id. `record` are the bytes of its record, kept for
    /// when the file is gone. A game that had been removed stays removed, unless `restore` says otherwise.
    Error put(const table::FinishedGame &game, const QString &file, const QByteArray &record);

    /// The file that stood for a game before it is put out of this one, if it is still there and tells another end.
    std::optional<Rivals> rivals(const table::FinishedGame &game, const QString &file,
                                 const RecordReader &read) const;

    /// Takes a game off the shelf that goes on: its end was taken back in that file. It comes back when it ends again;
    /// one that had been removed stays removed.
    Error withdraw(const QString &id, const QString &file);

    /// The games, the latest first; with a text only those that have each of its words in a name, a date, a colour or
    /// an edition, accents and capitals apart. Dates are found as `2026-11-28`, `28/11/2026` and `28.11.2026`.
    std::vector<ShelvedGame> games(const QString &search = {}) const;
    std::optional<ShelvedGame> game(const QString &id) const;

    /// The bytes of a game's record: of its file if that is there and still the same game, else those that were kept.
    table::Result<QByteArray, ShelfError> record(const QString &id) const;

    /// Takes a game off the shelf. Its file is not touched, and neither a later `put` nor a rebuild brings it back.
    Error remove(const QString &id);
    /// Takes back a removal.
    Error restore(const QString &id);

    /// The players of all final games, those with most games first; whoever played several kinds is there once for each.
    std::vector<PlayerStatistics> players() const;
    /// Points per player and game by id of the source, over all final games of a kind.
    QMap<QString, double> averageBySource(const QString &game) const;

    /// Reads the records (`*.skyledger`, `*.skyscore.json`) in folders, not in folders below, and puts the games that
    /// ended on the shelf. Of two records with one id the one that was changed last counts. All or nothing.
    table::Result<Rebuilt, ShelfError> rebuild(const QStringList &folders, const RecordReader &read);

private:
    class Connection;
    class Schema;

    Opening unavailable(const ShelfError &error);
    Opening moveAside();
    Error write(const table::FinishedGame &game, const QString &file, const QByteArray &record);
    Error writePlayer(const QString &id, qsizetype seat, const table::FinishedPlayer &player);
    Error mark(const QString &id, const QVariant &removedAt);
    static Error readGames(const Connection &connection, std::vector<ShelvedGame> &games,
                           const QString &condition, const QVariantList &values);

    QString m_folder;
    std::unique_ptr<Connection> m_connection;
    bool m_open = false;
};

} // namespace skyledger::shelf
