// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/cloudage/statejson.h"
#include "core/cloudage/record/gamerecord.h"
#include "core/cloudage/replay.h"
#include "core/cloudage/scoring.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QStringList>

/// A table that is set up and played in the words of the record format.
namespace skyledger::cloudage::test {

/// The test catalogue F of the rules specification: a fixture, not the box.
QJsonObject catalogueF();

/// The JSON value in a text.
QJsonObject json(const QString &text);

/// A game under test. What its documents cannot mean fails the test at once.
class Desk
{
public:
    /// Scenario 2 with catalogue F and every ruling at its default, unless the setup's keys say otherwise.
    explicit Desk(int players = 3, const QString &setup = QStringLiteral("{}"));

    /// Sets values by hand, as a `correct` does.
    void set(const QString &values);
    /// What the rules say of an event.
    Verdict check(const QString &event) const;
    /// Has an event happen; it must be playable.
    void play(const QString &text);
    /// Plays several.
    void play(const QStringList &texts);
    /// Whether an event is refused with this rule among the reasons; the state must not have changed.
    bool refused(const QString &event, std::string_view rule) const;
    bool legal(const QString &event) const { return check(event).allowed(); }
    /// The names of what an undetermined event misses and lacks, joined by commas.
    QString missing(const QString &event) const;
    QString lacks(const QString &event) const;
    /// The place that is refused when the event is read; empty if its form is right.
    QString formFault(const QString &event) const;

    /// `e2 w2 m2 p2 h5 L0 VP0` of a player, counted from 1.
    QString stock(int player) const;
    /// `D[0,1,1] X[2,3]`, with `T[4]` in front if a card is known to lie on top.
    QString navigation(int player) const;
    /// `P1 update, P2 wrench`, or empty.
    QString pending() const;
    QString phase() const;
    int vp(int player) const { return at(player).vp; }
    const PlayerState &at(int player) const { return state.players[static_cast<Player>(player - 1)]; }
    /// `3 whika` markers and such.
    int markers(int player, const QString &city) const;
    bool warned() const; ///< whether the last event lost something to an empty bag
    FinalScore score() const { return cloudage::score(record.setup, state, ledger); }

    GameRecord record;
    State state;
    std::vector<LedgerLine> ledger;
    Changes last;
    std::size_t events = 0;
};

/// A desk whose players have passed their last build actions.
Desk atTheEnd(const QString &values, int players = 3, const QString &setup = QStringLiteral("{}"));

} // namespace skyledger::cloudage::test
