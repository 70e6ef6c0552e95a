// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/agreement.h"
#include "core/airshipcity/record/catalogueedit.h"
#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/lines.h"
#include "core/airshipcity/record/mending.h"
#include "core/airshipcity/record/setupedit.h"
#include "core/airshipcity/replay.h"
#include "core/airshipcity/scoring.h"
#include "core/airshipcity/turnclock.h"
#include "core/airshipcity/valuechange.h"

#include <QtCore/QDateTime>
#include <QtCore/QObject>

#include <functional>
#include <span>

namespace skyledger::airshipcity {

/// What a change of the past did.
struct PastChange {
    Verdict verdict; ///< of the event that was to be put there; not playable: nothing changed
    std::vector<std::size_t> flagged; ///< events that became overrides or void through it, counted from 1
    std::vector<std::size_t> healed;  ///< events that were flagged and are as the table meant them again
    bool tooLarge = false; ///< nothing changed: with one more line the game's file could not be read again
};

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

    /// Whether an event may happen now, with all reasons why not. What the game's file could not hold is refused as
    /// impossible (AC-SETUP-11).
    Verdict verdict(const Event &event) const { return verdictAt(cursor() + 1, event); }
    /// The final price and gain of a play now, after discounts.
    Quote price(const Play &play) const { return quote(setup(), state(), play); }
    /// Every play that is allowed now.
    const std::vector<Play> &legalPlays() const;
    /// Every play now about which the catalogue does not know enough.
    const std::vector<Play> &undeterminedPlays() const;
    /// The final scoring as if the game ended now.
    FinalScore standings() const { return standingsAt(cursor()); }

    // The past. A moment is a number of events in force, 0 to `eventCount`; events count from 1.

    /// The scoring as if the game had ended at a moment.
    FinalScore standingsAt(qsizetype moment) const;
    /// Every change of VP up to a moment, in order.
    std::span<const LedgerLine> ledgerUpTo(qsizetype moment) const;
    /// Where the turn, or the round, of a moment began (`startOfTurn`, `startOfRound`).
    qsizetype turnStart(qsizetype moment) const;
    qsizetype roundStart(qsizetype moment) const;
    /// How many events leave the main line, and are kept as an abandoned one, if something is played now.
    qsizetype leftBehind() const { return static_cast<qsizetype>(m_record.events.size()) - cursor(); }
    /// How long the players took up to the cursor; `TurnTimes::until` adds what has passed since.
    TurnTimes turnTimes(std::chrono::milliseconds pause = defaultPause) const;

    /// The abandoned lines, the oldest first.
    std::vector<AbandonedLine> lines() const { return abandonedLines(m_record); }
    /// The game as it would be with a line taken up, all of it in force: to look at, in a session of its own.
    std::optional<GameRecord> recordOfLine(std::size_t number) const;
    /// Makes a line, counted from 1, the main line again, as `withLine` does. False, and nothing changes, if there is no
    /// such line or the game's file would become too large.
    bool takeUp(std::size_t number);

    /// Whether an event may stand in another one's place, or be inserted before it.
    Verdict verdictAt(qsizetype number, const Event &event) const;
    /// Replaces an event, 1 to `eventCount`, or the one that cannot be replayed. What follows is replayed; of it nothing is
    /// lost (`Mended`). A number out of range does nothing.
    PastChange changeEvent(qsizetype number, const Event &event, const QString &reason = {});
    /// Inserts an event, which gets this number, 1 to `eventCount` + 1, and is in force if the cursor stands there or
    /// behind.
    PastChange insertEvent(qsizetype number, const Event &event, const QString &reason = {});
    /// Takes out so many events; numbers out of range do nothing.
    PastChange removeEvents(qsizetype first, qsizetype count = 1);
    /// Events that the program made overrides or void (`was: legal`, `void`), counted from 1: to be walked through. One
    /// that is changed into an override with a reason is the table's own, and leaves the list.
    std::vector<std::size_t> flaggedEvents() const;

    /// Gives the game other names, colours, seats, rulings or another edition, and replays it; nothing is lost. Answers
    /// why not, and nothing changes, if a file with this content would be refused.
    std::optional<table::ReadError> changeSetup(const SetupChange &change);

    /// Notes that the table compared all numbers as they stand now, and agreed.
    void agree();
    /// The last agreement before or at the cursor that still holds.
    std::optional<Agreement> lastAgreed() const;

    /// Lets an event happen now, with the reason of a correction or override. Refused as `verdict` says; then nothing
    /// changes and `refused` is emitted. Events that were undone become an abandoned line of the record.
    Verdict play(const Event &event, const QString &reason = {});

    /// Puts a value that was read off the box into the game's catalogue, in the place of another one or of none, and
    /// replays the game. Nothing is lost: an event that contradicts the value becomes an override and the line as it was
    /// is kept. False, and nothing changes, if the format cannot hold the value, or the game's file would become too
    /// large.
    bool enter(const MissingValue &which, const CatalogueValue &value);
    /// What entering a value would do; nothing is done.
    ValueChange wouldEnter(const MissingValue &which, const CatalogueValue &value) const;
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
    /// The main line is another one from this event on, counted from 1: events, their number, and states. `changed`
    /// follows if the number of events in force is another one too.
    void pastChanged(qsizetype first);
    /// Names, colours, seats, rulings or edition are different: setup, and events and states too. `pastChanged` does not
    /// follow.
    void setupChanged();
    /// The table agreed once more.
    void agreed();
    /// A value of the catalogue became known, or a thing was met that it did not list: ids and setup are different.
    void catalogueChanged();

private:
    struct Listed {
        std::vector<Play> plays;
        bool current = false;
    };

    void moveTo(qsizetype events);
    void takeCatalogueOf(GameRecord changed);
    Mended mendedUnder(GameRecord changed) const;
    void takeOver(Mended mended);
    PastChange takePast(Mended mended);
    qsizetype changeable() const;
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
