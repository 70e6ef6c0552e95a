// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/replay.h"
#include "core/play/session.h"

namespace skyledger::play {

/// A running game: the only door through which a window reads and changes one. It holds the record and one kept state
/// per event, and never touches a file. What is defined in `sessionofimpl.h` is instantiated once, in the game's room.
template <RecordedGame G>
class SessionOf : public Session
{
public:
    using Record = RecordOf<G>;
    using Setup = typename G::Setup;
    using State = typename G::State;
    using Event = typename G::Event;
    using Play = typename G::Play;
    /// What leaves no choice where the game stands now; nothing if somebody has to choose.
    using FollowUp = std::function<std::optional<Event>()>;

    /// Takes over a record and replays it. Where the record holds an event that cannot be replayed, the session stands
    /// before it (`stoppedBy`); the rest stays in the record until the game goes on from there, and then in its lines.
    explicit SessionOf(Record record, QObject *parent = nullptr);
    ~SessionOf() override;

    const Record &record() const { return m_line.record; }
    const Setup &setup() const { return record().setup; }
    /// The boards now.
    const State &state() const { return stateAt(cursor()); }
    /// The boards after so many events, 0 to `eventCount`.
    const State &stateAt(qsizetype events) const { return states()[static_cast<std::size_t>(events)]; }
    /// The boards after 0, 1, 2 ... events, up to now, and up to the last that can be replayed.
    std::span<const State> statesInForce() const { return states().first(record().cursor + 1); }
    std::span<const State> states() const { return m_line.replayed.states; }
    /// What an event changed, 1 to `eventCount`.
    typename G::Changes changesOf(qsizetype event) const;
    /// Every change of points up to a moment, in order.
    std::span<const typename G::LedgerLine> ledgerUpTo(qsizetype moment) const;

    /// Whether an event may happen now, with all reasons why not. What the game's file could not hold is refused as
    /// impossible.
    Verdict verdict(const Event &event) const { return verdictAt(cursor() + 1, event); }
    /// Whether an event may stand in another one's place, or be inserted before it.
    Verdict verdictAt(qsizetype number, const Event &event) const;
    /// Every play that is allowed now.
    const std::vector<Play> &legalPlays() const;
    /// Every play now about which the catalogue does not know enough.
    const std::vector<Play> &undeterminedPlays() const;

    /// Lets an event happen now, with the reason of a correction or override. Refused as `verdict` says; then nothing
    /// changes and `refused` is emitted. Events that were undone become an abandoned line of the record.
    ///
    /// `next` is asked after each event for one that leaves no choice: it is played too, before anybody is told, until
    /// there is none or it is refused. One `changed` tells of all of them.
    Verdict play(const Event &event, const QString &reason = {}, const FollowUp &next = {});

    /// Replaces an event, 1 to `eventCount`, or the one that cannot be replayed. What follows is replayed; of it nothing
    /// is lost (`MendedOf`). A number out of range does nothing.
    PastChange changeEvent(qsizetype number, const Event &event, const QString &reason = {});
    /// Inserts an event, which gets this number, 1 to `eventCount` + 1, and is in force if the cursor stands there or
    /// behind.
    PastChange insertEvent(qsizetype number, const Event &event, const QString &reason = {});
    /// The game as it would be with a line taken up, all of it in force: to look at, in a session of its own.
    std::optional<Record> recordOfLine(std::size_t number) const;

    qsizetype cursor() const override { return static_cast<qsizetype>(record().cursor); }
    qsizetype eventCount() const override { return static_cast<qsizetype>(states().size()) - 1; }
    qsizetype recordedCount() const override { return static_cast<qsizetype>(record().entries.size()); }
    bool isOver() const override { return G::isOver(state()); }
    const std::optional<Verdict> &stoppedBy() const override { return m_line.replayed.stoppedBy; }
    std::size_t seats() const override { return record().ids.seats; }
    Seat toAct() const override { return G::toAct(state()); }
    EventKind kindOf(qsizetype event) const override;
    EventNote note(qsizetype event) const override;
    const QJsonObject &document(qsizetype event) const override;
    bool isFlagged(qsizetype event) const override;
    TurnKey turnAt(qsizetype moment) const override { return G::turn(stateAt(moment)); }
    qsizetype turnStart(qsizetype moment) const override;
    qsizetype roundStart(qsizetype moment) const override;
    TurnTimes turnTimes(std::chrono::milliseconds pause = defaultPause) const override;
    std::vector<AbandonedLine> lines() const override;
    std::size_t lineCount() const override { return static_cast<std::size_t>(record().lines.size()); }
    std::unique_ptr<Session> copyAt(qsizetype moment) const override;
    std::unique_ptr<Session> copyOfLine(std::size_t number) const override;
    bool takeUp(std::size_t number) override;
    PastChange removeEvents(qsizetype first, qsizetype count = 1) override;
    std::vector<std::size_t> flaggedEvents() const override;
    void agree() override;
    std::optional<Agreement> lastAgreed() const override;

protected:
    void moveTo(qsizetype events) override;
    /// A session like this one on another record: a game with a session of its own makes that.
    virtual std::unique_ptr<Session> sessionOn(Record record) const;
    /// The game with what was changed beside its events: replayed and mended.
    MendedOf<G> mendedUnder(Record changed) const;
    /// Makes it this game. Whoever calls this tells of it.
    void takeOver(MendedOf<G> mended);

private:
    struct Listed {
        std::vector<Play> plays;
        bool current = false;
    };

    void playAtCursor(const Event &event, const QString &reason);
    PastChange takePast(MendedOf<G> mended);
    qsizetype changeable() const;
    void forgetPlays();

    TimelineOf<G> m_line; ///< ledger and states of every event that can be replayed
    mutable Listed m_legal;
    mutable Listed m_undetermined;
};

} // namespace skyledger::play
