// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/record.h"
#include "core/table/result.h"

#include <optional>

/// Changes of what was fixed when a game began.
namespace skyledger::play {

/// What can be changed about a game that runs.
struct SetupChange {
    /// Somebody at the table, by the seat where he sits until now.
    struct Seat {
        qsizetype from = 0;
        QString name;
        QString color; ///< as files write it; empty where a game has none
        friend bool operator==(const Seat &, const Seat &) = default;
    };
    QList<Seat> seats;  ///< in turn order, everybody once
    QJsonObject others; ///< what else the setup says, but for the catalogue: edition, rulings
    friend bool operator==(const SetupChange &, const SetupChange &) = default;
};

/// The setup of a document as it is: what a form begins with.
SetupChange presentSetup(const QJsonObject &setup);
/// Whether a setup says more about somebody than name and colour, such as what they were dealt.
bool saysMoreOfPeople(const QJsonObject &setup);
/// The setup of a document with a change; what else a file says about somebody stays with them. Refused: a number of seats
/// other than before, or somebody on two of them.
table::Result<QJsonObject, table::ReadError> withSetup(const QJsonObject &setup, const SetupChange &change);

template <RecordedGame G>
SetupChange presentSetup(const RecordOf<G> &record)
{
    QJsonObject setup = record.document.value(QLatin1StringView("setup")).toObject();
    G::writeSetup(setup, record.setup);
    return presentSetup(setup);
}

/// A running game as far as its setup can be changed: what a page sees that knows no game.
class ChangeableSetup
{
public:
    virtual SetupChange presentSetup() const = 0;
    /// Whether people take something along to another seat: abilities, Mission cards.
    virtual bool saysMoreOfPeople() const = 0;
    /// Gives the game another setup and replays it; its events keep the numbers of their seats, and nothing is lost.
    /// Answers why not, and nothing changes, if a file with this content would be refused.
    virtual std::optional<table::ReadError> changeSetup(const SetupChange &change) = 0;
    /// How many events more would no longer follow the rules; nothing is done. Nothing to tell where the rules would read
    /// what they read now, and where the change is refused.
    virtual std::optional<int> wouldFlag(const SetupChange &change) const = 0;

protected:
    ~ChangeableSetup() = default;
};

} // namespace skyledger::play
