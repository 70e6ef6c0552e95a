// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/command.h"
#include "core/table/jsonwriter.h"
#include "core/table/readerror.h"
#include "core/table/result.h"

#include <QtCore/QDateTime>
#include <QtCore/QJsonObject>

#include <memory>

/// What the commands ask of a game. Their flows are written once (`score.cpp`, `moves.cpp` ...): they read the
/// file, find the game that it names, look at the options, ask the game for its answer and decide the exit
/// code. A game has an object of `GameCommands` in `games.cpp` and its sources in a folder of its own
/// (`airshipcity/`, namespace `skyledger::airshipcity::cli`); everything else of the command line names no
/// game.
namespace skyledger::commandline {

/// In which form an answer is wanted: for people, in the language spoken, or for programs (`--json`).
enum class Form { Text, Json };

/// Why the replay of a record stopped. One of the two sentences is given; neither ends with a full stop.
struct Stop {
    std::size_t event = 0; ///< the event that could not be replayed, counted from 1
    QString reason;        ///< why it is refused: the first objection in words
    QString lacks;         ///< not refused, but undetermined without this: what must be reported, in words
};

struct Findings;

/// What `moves` was asked for.
enum class Listing {
    Allowed,      ///< the legal events, as far as they can be listed
    Undetermined, ///< `--undetermined`: those that depend on values not known, with what they miss and need
    Open          ///< `--open`: what the table may do where its ways are too many to list
};

/// A game record that was read. The flows replay it once before they ask for anything else.
class OpenedRecord
{
public:
    OpenedRecord() = default;
    virtual ~OpenedRecord() = default;
    Q_DISABLE_COPY_MOVE(OpenedRecord)

    /// How many events are in force.
    virtual std::size_t cursor() const = 0;
    /// Replays the first so many events, at most `cursor()`. What is asked afterwards is answered for this moment.
    /// Answers why it stopped, if it did.
    virtual std::optional<Stop> replay(std::size_t events) = 0;

    /// `state`: every board at that moment. JSON is in the order of keys of the format's page.
    virtual QByteArray state(Form form) const = 0;
    /// `moves`: what may happen next. As JSON bare events, ready to be appended. Never asked for what
    /// `GameCommands::options` does not offer.
    virtual QByteArray moves(Listing listing, Form form) const = 0;
    /// `score`: the final scoring at that moment; a game not over is scored as if it ended now.
    virtual QByteArray score(Form form) const = 0;
    /// `score --bgstats`: the link that the BG Stats app imports, without line break. A play whose record does not tell
    /// when it ended gets the time of the file.
    virtual QByteArray bgStats(const QDateTime &fileTime) const = 0;
    /// `check`: replays all events in force by itself; `replay` need not have been called.
    virtual Findings check() const = 0;
};

/// A score sheet that was read.
class OpenedSheet
{
public:
    OpenedSheet() = default;
    virtual ~OpenedSheet() = default;
    Q_DISABLE_COPY_MOVE(OpenedSheet)

    /// As for a record.
    virtual QByteArray score(Form form) const = 0;
    virtual QByteArray bgStats(const QDateTime &fileTime) const = 0;
};

struct CatalogueReport;
struct CatalogueDifferences;

/// One of the two catalogues that are compared, or a record whose values are.
struct CatalogueSide {
    QString file; ///< as it was given
    QJsonObject document;
};

/// A catalogue that cannot be read, and in which of the files.
struct SideError {
    int side = 0; ///< 0 or 1
    table::ReadError error;
};

/// What `new` was asked for, as far as it is the same for every game. The options of the game itself are in `given`.
struct NewGameRequest {
    QStringList names;                 ///< of the players in turn order: as many as play; not yet looked at
    std::optional<std::uint64_t> seed; ///< left out: by chance
    bool sample = false;               ///< `--sample`: made up component values
    std::optional<QJsonObject> catalogue; ///< `--catalogue`: the document in the file, not yet looked at
    QString catalogueFile;                ///< the name of that file, for complaints
    QString out;                          ///< the file that is going to be written, for the text
};

/// A game that `new` dealt.
struct DealtGame {
    QByteArray record; ///< the bytes of the file to write
    QString text;      ///< how to lay it out on the table, with a line break at the end
};

/// A random game of `simulate`.
struct SimulatedGame {
    std::size_t events = 0;
    QStringList totals;  ///< of the players in turn order, as shown
    QStringList winners; ///< names, as shown
    QString ending;      ///< how it ended, in words
    QJsonObject json;    ///< what `--json` tells besides `game`, `seed` and `events`
};

/// Random games of one setup.
class Simulation
{
public:
    Simulation() = default;
    virtual ~Simulation() = default;
    Q_DISABLE_COPY_MOVE(Simulation)

    /// The players in turn order, as shown.
    virtual QStringList players() const = 0;
    /// That the component values are made up, said in words.
    virtual QString notice() const = 0;
    /// The order of the keys of a game in `--json`, beginning with `game`, `seed`, `events`.
    virtual table::JsonShape shape() const = 0;
    /// Plays a game. The same seed gives the same game.
    virtual SimulatedGame play(std::uint64_t seed) = 0;
    /// The record of the game that was played last, as the bytes of its file.
    virtual QByteArray record() const = 0;
};

/// How many can play.
struct SeatRange {
    int least = 0;
    int most = 0;
};

/// A game, as the command line knows it.
class GameCommands
{
public:
    GameCommands() = default;
    virtual ~GameCommands() = default;
    Q_DISABLE_COPY_MOVE(GameCommands)

    /// What files say in `game` and people in `--game`, which is also the folder of its rulebook: `airship-city`.
    virtual QString id() const = 0;
    /// The name of the game in the language spoken.
    virtual QString name() const = 0;
    virtual SeatRange seats() const = 0;

    /// Options that the game adds to a command (`moves`, `new`, `simulate` ...), by its name in `Command::name`. Given
    /// for a file of another game they are refused with exit 2. Options of the same name in two games mean the same.
    virtual std::vector<Option> options(const QString &command) const = 0;
    /// Options of `new` by which the game can learn what its components are, without the dashes; at most one of them is
    /// given. `--sample` and `--catalogue` belong to every game.
    virtual QStringList sources() const { return {QStringLiteral("sample"), QStringLiteral("catalogue")}; }
    /// Whether `new` needs one of them (exit 2 without); else the built-in values serve.
    virtual bool needsSource() const = 0;
    /// Commands of this game alone, such as `campaign`. They begin with the game's own word.
    virtual std::vector<Command> moreCommands() const { return {}; }
    /// What a ruling of the rulebook is called, if the game knows it by that key.
    virtual std::optional<QString> rulingTitle(const QString &key) const = 0;

    /// A game record out of the object in a file whose `format` is `skyledger-game` or, where only a record will do,
    /// anything else: the reader refuses what does not fit, exit 3.
    virtual table::Result<std::unique_ptr<OpenedRecord>, table::ReadError>
    openRecord(const QJsonObject &document) const = 0;
    /// A score sheet (`skyledger-score`).
    virtual table::Result<std::unique_ptr<OpenedSheet>, table::ReadError>
    openSheet(const QJsonObject &document) const = 0;
    /// `catalogue check`: which values are known, from where, what is missing or inconsistent.
    virtual table::Result<CatalogueReport, table::ReadError>
    checkCatalogue(const QJsonObject &document) const = 0;
    /// `catalogue compare`: in what two catalogues differ. A side may be a record: its values are compared.
    virtual table::Result<CatalogueDifferences, SideError>
    compareCatalogues(const CatalogueSide &mine, const CatalogueSide &theirs) const = 0;

    /// `new`: deals a game. Wrong usage of the game's own options, names that cannot be (exit 2) and a catalogue that
    /// cannot be read (exit 3, `unreadable`) are answered as a complaint.
    virtual table::Result<DealtGame, Answer> newGame(const NewGameRequest &request,
                                                     const Given &given) const = 0;
    /// `simulate`: random legal games with the sample set for players of these names.
    virtual table::Result<std::unique_ptr<Simulation>, Answer> simulate(const QStringList &names,
                                                                        const Given &given) const = 0;
};

} // namespace skyledger::commandline
