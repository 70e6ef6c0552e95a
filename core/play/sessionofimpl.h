// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/lines.h"
#include "core/play/pastedit.h"
#include "core/play/recordfile.h"
#include "core/play/sessionof.h"

#include <algorithm>

/// What `SessionOf` does. Included where a game instantiates its session, and nowhere else.
namespace skyledger::play {

template <RecordedGame G>
SessionOf<G>::SessionOf(Record record, QObject *parent) : Session(parent), m_line{std::move(record), {}}
{
    m_line.replayed = replayItems<G, EntryOf<G>>(setup(), m_line.record.entries);
    m_line.record.cursor = std::min(m_line.record.cursor, states().size() - 1);
}

template <RecordedGame G>
SessionOf<G>::~SessionOf() = default;

template <RecordedGame G>
typename G::Changes SessionOf<G>::changesOf(qsizetype event) const
{
    typename G::Changes changes;
    State state = stateAt(event - 1);
    G::apply(setup(), state, record().entries[static_cast<std::size_t>(event) - 1].event, &changes);
    return changes;
}

template <RecordedGame G>
std::span<const typename G::LedgerLine> SessionOf<G>::ledgerUpTo(qsizetype moment) const
{
    const auto last = static_cast<std::size_t>(moment);
    const auto &ledger = m_line.replayed.ledger;
    const auto end =
        std::find_if(ledger.begin(), ledger.end(), [last](const auto &line) { return line.event > last; });
    return {ledger.begin(), end};
}

template <RecordedGame G>
Verdict SessionOf<G>::verdictAt(qsizetype number, const Event &event) const
{
    Verdict answer = G::check(setup(), stateAt(number - 1), event);
    if (answer.playable() && !G::fitsFormat(event, record().ids))
        answer.object(G::impossible);
    return answer;
}

template <RecordedGame G>
const std::vector<typename G::Play> &SessionOf<G>::legalPlays() const
{
    if (!m_legal.current) {
        G::legal(setup(), state(), m_legal.plays);
        m_legal.current = true;
    }
    return m_legal.plays;
}

template <RecordedGame G>
const std::vector<typename G::Play> &SessionOf<G>::undeterminedPlays() const
{
    if (!m_undetermined.current) {
        G::undetermined(setup(), state(), m_undetermined.plays);
        m_undetermined.current = true;
    }
    return m_undetermined.plays;
}

template <RecordedGame G>
void SessionOf<G>::forgetPlays()
{
    m_legal.current = m_undetermined.current = false;
}

/// Plays an event that is playable at the cursor; nobody is told.
template <RecordedGame G>
void SessionOf<G>::playAtCursor(const Event &event, const QString &reason)
{
    Record &record = m_line.record;
    ReplayOf<G> &replayed = m_line.replayed;
    leaveLine(record, now());
    replayed.states.resize(record.cursor + 1);
    std::erase_if(replayed.ledger, [&record](const auto &line) { return line.event > record.cursor; });
    replayed.stoppedBy.reset();

    typename G::Changes changes;
    State next = state();
    G::apply(setup(), next, event, &changes);
    appendEvent(record, event, {now(), reason});
    replayed.states.push_back(next);
    G::addToLedger(replayed.ledger, changes, record.cursor);
    forgetPlays();
}

template <RecordedGame G>
Verdict SessionOf<G>::play(const Event &event, const QString &reason, const FollowUp &next)
{
    const Verdict answer = verdict(event);
    if (!answer.playable()) {
        emit refused(answer);
        return answer;
    }
    const qsizetype before = cursor();
    playAtCursor(event, reason);
    while (next) {
        const std::optional<Event> following = next();
        if (!following || !verdict(*following).playable())
            break;
        playAtCursor(*following, {});
    }
    emit changed(before, cursor());
    return answer;
}

template <RecordedGame G>
MendedOf<G> SessionOf<G>::mendedUnder(Record changed) const
{
    MainLineOf<G> line = mainLineOf(changed, states());
    return withMainLine(std::move(changed), std::move(line), now());
}

template <RecordedGame G>
void SessionOf<G>::takeOver(MendedOf<G> mended)
{
    m_line = std::move(static_cast<TimelineOf<G> &>(mended));
    forgetPlays();
}

/// Takes over a changed past and tells of it.
template <RecordedGame G>
PastChange SessionOf<G>::takePast(MendedOf<G> mended)
{
    if (!hasRoom(mended.record))
        return {.verdict = {}, .flagged = {}, .healed = {}, .tooLarge = true};
    PastChange change{{}, mended.flagged, mended.healed};
    const qsizetype before = cursor();
    const std::size_t first = mended.first;
    const bool differs = first < std::max(record().entries.size(), mended.record.entries.size());
    takeOver(std::move(mended));
    if (differs)
        emit pastChanged(static_cast<qsizetype>(first) + 1);
    if (cursor() != before)
        emit changed(before, cursor());
    return change;
}

/// How many events can be changed: those that can be replayed, and the one that cannot.
template <RecordedGame G>
qsizetype SessionOf<G>::changeable() const
{
    return std::min(eventCount() + 1, recordedCount());
}

template <RecordedGame G>
PastChange SessionOf<G>::changeEvent(qsizetype number, const Event &event, const QString &reason)
{
    if (number < 1 || number > changeable())
        return {};
    if (const Verdict answer = verdictAt(number, event); !answer.playable()) {
        emit refused(answer);
        return {answer, {}, {}};
    }
    return takePast(
        withEventChanged(record(), states(), static_cast<std::size_t>(number), event, reason, now()));
}

template <RecordedGame G>
PastChange SessionOf<G>::insertEvent(qsizetype number, const Event &event, const QString &reason)
{
    if (number < 1 || number > eventCount() + 1)
        return {};
    if (const Verdict answer = verdictAt(number, event); !answer.playable()) {
        emit refused(answer);
        return {answer, {}, {}};
    }
    return takePast(
        withEventInserted(record(), states(), static_cast<std::size_t>(number), event, reason, now()));
}

template <RecordedGame G>
PastChange SessionOf<G>::removeEvents(qsizetype first, qsizetype count)
{
    if (first < 1 || first > changeable() || count < 1 || count > recordedCount() - first + 1)
        return {};
    return takePast(withEventsRemoved(record(), states(), static_cast<std::size_t>(first),
                                      static_cast<std::size_t>(count), now()));
}

template <RecordedGame G>
std::optional<RecordOf<G>> SessionOf<G>::recordOfLine(std::size_t number) const
{
    auto taken = withLine(record(), number, now());
    return taken ? std::optional(std::move(taken->record)) : std::nullopt;
}

template <RecordedGame G>
std::unique_ptr<Session> SessionOf<G>::sessionOn(Record record) const
{
    return std::make_unique<SessionOf<G>>(std::move(record));
}

template <RecordedGame G>
std::unique_ptr<Session> SessionOf<G>::copyAt(qsizetype moment) const
{
    Record copy = record();
    copy.cursor = static_cast<std::size_t>(moment);
    return sessionOn(std::move(copy));
}

template <RecordedGame G>
std::unique_ptr<Session> SessionOf<G>::copyOfLine(std::size_t number) const
{
    std::optional<Record> line = recordOfLine(number);
    return line ? sessionOn(std::move(*line)) : nullptr;
}

template <RecordedGame G>
bool SessionOf<G>::takeUp(std::size_t number)
{
    auto taken = withLine(record(), number, now());
    return taken && !takePast(std::move(*taken)).tooLarge;
}

template <RecordedGame G>
Session::EventKind SessionOf<G>::kindOf(qsizetype event) const
{
    const Event &each = record().entries[static_cast<std::size_t>(event) - 1].event;
    if (std::holds_alternative<typename G::Played>(each))
        return EventKind::Play;
    if (std::holds_alternative<typename G::Correct>(each))
        return EventKind::Correction;
    return std::get<typename G::Override>(each).isVoid ? EventKind::Void : EventKind::Override;
}

template <RecordedGame G>
EventNote SessionOf<G>::note(qsizetype event) const
{
    return record().note(static_cast<std::size_t>(event) - 1);
}

template <RecordedGame G>
const QJsonObject &SessionOf<G>::document(qsizetype event) const
{
    return record().entries[static_cast<std::size_t>(event) - 1].document;
}

template <RecordedGame G>
bool SessionOf<G>::isFlagged(qsizetype event) const
{
    return play::isFlagged<G>(record().entries[static_cast<std::size_t>(event) - 1].event);
}

template <RecordedGame G>
qsizetype SessionOf<G>::turnStart(qsizetype moment) const
{
    return static_cast<qsizetype>(startOfTurn<G>(states(), static_cast<std::size_t>(moment)));
}

template <RecordedGame G>
qsizetype SessionOf<G>::roundStart(qsizetype moment) const
{
    return static_cast<qsizetype>(startOfRound<G>(states(), static_cast<std::size_t>(moment)));
}

template <RecordedGame G>
TurnTimes SessionOf<G>::turnTimes(std::chrono::milliseconds pause) const
{
    return play::turnTimes(record(), states(), record().cursor, pause);
}

template <RecordedGame G>
std::vector<AbandonedLine> SessionOf<G>::lines() const
{
    return abandonedLines(record());
}

template <RecordedGame G>
std::vector<std::size_t> SessionOf<G>::flaggedEvents() const
{
    return play::flaggedEvents(record());
}

template <RecordedGame G>
void SessionOf<G>::agree()
{
    addAgreement(m_line.record, m_line.record.cursor, state(), now());
    emit agreed();
}

template <RecordedGame G>
std::optional<Agreement> SessionOf<G>::lastAgreed() const
{
    return lastAgreement(record(), states(), record().cursor);
}

template <RecordedGame G>
void SessionOf<G>::moveTo(qsizetype events)
{
    m_line.record.cursor = static_cast<std::size_t>(events);
    forgetPlays();
}

} // namespace skyledger::play
