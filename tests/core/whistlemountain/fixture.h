// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/whistlemountain/statejson.h"
#include "core/whistlemountain/rules/rules.h"

/// Tables for the tests of the rules, set and played in the words of the formats page.
namespace skyledger::whistlemountain::test {

/// A game under test. Whatever cannot be read or be set is fatal: it is a fault of the test.
class Table
{
public:
    /// A game of the sample set on the sample board, before the first scaffolds.
    static Table sample(int players = 2, const QJsonObject &rulings = {});
    /// Layout K of the rules page at this water level, player 1 to move.
    static Table layoutK(int water = 1, const QJsonObject &rulings = {}, int players = 2);

    const Setup &setup() const { return m_record.setup; }
    Setup &setup() { return m_record.setup; }
    const State &state() const { return m_state; }
    const Changes &changes() const { return m_changes; }
    const GameRecord &record() const { return m_record; }

    /// Sets values by hand, as a correction does: `{"players.1.gold": 1}`. Cards given to hands leave the deck.
    void set(const QByteArray &json);
    /// Puts workers of a player from the whirlpool, after that from the lowest barracks row, on cells.
    void putWorkers(int player, const QStringList &cells);
    /// What is said of an event: empty if it is allowed, `undetermined`, or the rule of the first objection.
    QString judge(const QByteArray &json) const;
    /// Plays an event, which must be allowed or undetermined with all that it needs; answers what `judge` says.
    QString play(const QByteArray &json);
    /// A value of `state --json`: `players.1.coal`.
    QJsonValue value(const QString &path) const;
    int number(const QString &path) const { return value(path).toInt(-999); }
    QString text(const QString &path) const;
    Event event(const QByteArray &json) const;
    std::vector<Play> legal() const;

private:
    explicit Table(const QJsonObject &document);

    GameRecord m_record;
    State m_state;
    Changes m_changes;
};

} // namespace skyledger::whistlemountain::test
