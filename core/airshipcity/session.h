// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/catalogueedit.h"
#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/replay.h"
#include "core/airshipcity/scoring.h"

#include <QtCore/QDateTime>
#include <QtCore/QObject>

#include <functional>
#include <span>

namespace skyledger::airshipcity {

/// A running game: the only door through which a window reads and changes one. It holds the record and one kept state
/// per event, and never touches a file.
class Session : public QObject
{
    Q_OBJECT
    Q_PROPERTY(qsizetype cursor READ cursor WRITE jump NOTIFY changed)
    Q_PROPERTY(qsizetype eventCount READ eventCount NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)

public:
    /// Takes over a record and replays it. Where the record holds an event that cannot be replayed, the session stands
    /// before it (`stoppedBy`); the rest stays in the record until the game goes on from there, and then in its lines.
    explicit Session(GameRecord record, QObject *parent = nullptr);

    const GameRecord &record() const { return m_record; }
    const Setup &setup() const { return m_record.setup; }

    /// How many events are in force.
    qsizetype cursor() const { return static_cast<qsizetype>(m_record.cursor); }
    /// How many events can be replayed: 0 to this is the range of `cursor`.
    qsizetype eventCount() const { return static_cast<qsizetype>(m_states.size()) - 1; }
    bool canUndo() const { return cursor() > 0; }
    bool canRedo() const { return cursor() < eventCount(); }
    bool isOver() const { return state().phase == Phase::Over; }
    /// Why the record could not be replayed to its end.
    const std::optional<Verdict> &stoppedBy() const { return m_stoppedBy; }

    /// The boards now.
    const State &state() const { return stateAt(cursor()); }
    /// The boards after so many events, 0 to `eventCount`.
    const State &stateAt(qsizetype events) const { return m_states[static_cast<std::size_t>(events)]; }
    /// The boards after 0, 1, 2 ... events, up to now.
    std::span<const State> statesInForce() const { return std::span(m_states).first(m_record.cursor + 1); }
    /// What an event changed, 1 to `eventCount`.
    Changes changesOf(qsizetype event) const;

    /// Whether an event may happen now, with all reasons why not.
    Verdict verdict(const Event &event) const { return check(setup(), state(), event); }
    /// The final price and gain of a play now, after discounts.
    Quote price(const Play &play) const { return quote(setup(), state(), play); }
    /// Every play that is allowed now.
    const std::vector<Play> &legalPlays() const;
    /// Every play now about which the catalogue does not know enough.
    const std::vector<Play> &undeterminedPlays() const;
    /// The final scoring as if the game ended now.
    FinalScore standings() const;

    /// Lets an event happen now, with the reason of a correction or override. Refused as `verdict` says; then nothing
    /// changes and `refused` is emitted. Events that were undone become an abandoned line of the record.
    Verdict play(const Event &event, const QString &reason = {});

    /// Puts a value that was read off the box into the game's catalogue and replays the game. Nothing is lost: an event
    /// that contradicts the value becomes an override and the line as it was is kept. False, and nothing changes, if the
    /// format cannot hold the value.
    bool enter(const MissingValue &which, const CatalogueValue &value);
    /// A public utility that was met in play and that the catalogue does not list, by its printed name of 1 to 40
    /// characters in a language (`en`, `fr`). Its values are missing. Nothing if no more can be known.
    std::optional<Utility> meetUtility(const QString &name, const QString &language);

    /// Where the time of events comes from; the system's clock unless set.
    void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }

public slots:
    void undo();
    void redo();
    /// Puts so many events in force; a number out of range does nothing.
    void jump(qsizetype events);

signals:
    /// The boards went from one number of events in force to another. Equal numbers never come.
    void changed(qsizetype from, qsizetype to);
    void refused(const skyledger::airshipcity::Verdict &verdict);
    /// A value of the catalogue became known, or a thing was met that it did not list: ids and setup are different.
    void catalogueChanged();

private:
    struct Listed {
        std::vector<Play> plays;
        bool current = false;
    };

    void moveTo(qsizetype events);
    void takeCatalogueOf(GameRecord changed);
    QString now() const;

    GameRecord m_record;
    std::vector<State> m_states;
    std::vector<LedgerLine> m_ledger; ///< of every event that can be replayed
    std::optional<Verdict> m_stoppedBy;
    std::function<QDateTime()> m_clock;
    mutable Listed m_legal;
    mutable Listed m_undetermined;
};

} // namespace skyledger::airshipcity
