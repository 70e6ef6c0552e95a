// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/recordedit.h"
#include "core/play/replay.h"

#include <algorithm>
#include <span>
#include <vector>

/// What becomes of the events of a game when something before them changes: the past, the setup, the catalogue.
namespace skyledger::play {

/// An entry of a main line to be, and whose deed it was until now: `nobody` where that is not known. An event that does
/// not name its player stays that player's deed when another one is current.
template <class G>
struct LineEntryOf : EntryOf<G> {
    Seat doer = nobody;
};

/// The events of a game from its start, to be made its main line.
template <class G>
struct MainLineOf {
    std::vector<LineEntryOf<G>> entries;
    std::size_t legal = 0;  ///< how many of them could be replayed until now: of these none is lost
    std::size_t cursor = 0; ///< how many are in force
};

/// The play inside an event, whether it stands alone or in an override; nothing in a correction.
template <class G>
typename G::Play *playIn(typename G::Event &event)
{
    if (auto *played = std::get_if<typename G::Played>(&event))
        return &played->play;
    if (auto *overridden = std::get_if<typename G::Override>(&event)) {
        if (auto *inner = std::get_if<typename G::Played>(&overridden->event))
            return &inner->play;
    }
    return nullptr;
}

/// Whether the program made an event an override, or void.
template <class G>
bool isFlagged(const typename G::Event &event)
{
    const auto *overridden = std::get_if<typename G::Override>(&event);
    return overridden && (overridden->wasLegal || overridden->isVoid);
}

/// Replays a main line event by event and rewrites what has to be rewritten.
template <RecordedGame G>
class Mender
{
public:
    Mender(const typename G::Setup &setup, MainLineOf<G> &line, MendedOf<G> &result)
        : m_setup(setup), m_line(line), m_result(result)
    {
        result.replayed.states.reserve(line.entries.size() + 1);
        result.replayed.states.push_back(G::start(setup));
    }

    void run()
    {
        for (std::size_t i = 0; i < m_line.entries.size() && !m_result.replayed.stoppedBy; ++i)
            replayOne(i);
    }

private:
    using Event = typename G::Event;
    using Override = typename G::Override;

    const typename G::State &now() const { return m_result.replayed.states.back(); }
    bool isPlayable(const Event &event) const { return G::check(m_setup, now(), event).playable(); }

    void replayOne(std::size_t i);
    void step(std::size_t i);
    void keepDoer(LineEntryOf<G> &entry);
    void heal(LineEntryOf<G> &entry);
    void breakUp(std::size_t i);

    const typename G::Setup &m_setup;
    MainLineOf<G> &m_line;
    MendedOf<G> &m_result;
    typename G::Changes m_changes;
};

template <RecordedGame G>
void Mender<G>::replayOne(std::size_t i)
{
    LineEntryOf<G> &entry = m_line.entries[i];
    const bool wasFlagged = isFlagged<G>(entry.event);
    if (i < m_line.legal) {
        keepDoer(entry);
        heal(entry);
    }
    Verdict verdict = G::check(m_setup, now(), entry.event);
    if (!verdict.playable() && i < m_line.legal) {
        breakUp(i);
        verdict = G::check(m_setup, now(), entry.event);
    }
    if (!verdict.playable()) {
        m_result.replayed.stoppedBy = verdict;
        return;
    }
    if (wasFlagged && !isFlagged<G>(entry.event))
        m_result.healed.push_back(i + 1);
    step(i);
}

template <RecordedGame G>
void Mender<G>::step(std::size_t i)
{
    ReplayOf<G> &replayed = m_result.replayed;
    m_changes.clear();
    replayed.states.push_back(now());
    G::apply(m_setup, replayed.states.back(), m_line.entries[i].event, &m_changes);
    G::addToLedger(replayed.ledger, m_changes, i + 1);
}

/// An event that leaves its player out means the current one: who that was must not change under it.
template <RecordedGame G>
void Mender<G>::keepDoer(LineEntryOf<G> &entry)
{
    typename G::Play *play = playIn<G>(entry.event);
    if (!play || seatOf(play->player) != nobody || entry.doer == nobody
        || entry.doer == G::doer(now(), *play))
        return;
    play->player = playerAt<typename G::Player>(entry.doer);
    entry.document = withPlayer(entry.document, entry.doer);
}

/// Takes back as much of an earlier rewriting as the boards allow now.
template <RecordedGame G>
void Mender<G>::heal(LineEntryOf<G> &entry)
{
    const auto *overridden = std::get_if<Override>(&entry.event);
    if (!overridden || !isFlagged<G>(entry.event))
        return;
    const bool isOurs = !givesReason(entry.document);
    const Event inner = std::visit([](const auto &each) { return Event(each); }, overridden->event);
    if (isOurs && isPlayable(inner)) {
        entry.document = restoredJson(entry.document);
        entry.event = inner;
        return;
    }
    if (!overridden->isVoid)
        return;
    Override revived = *overridden;
    revived.isVoid = false;
    revived.wasLegal = revived.wasLegal || isOurs;
    if (isPlayable(revived)) {
        entry.document = revivedJson(entry.document, revived.wasLegal);
        entry.event = revived;
    }
}

/// Makes an event that cannot be replayed as it is an override, or void.
template <RecordedGame G>
void Mender<G>::breakUp(std::size_t i)
{
    EntryOf<G> &entry = m_line.entries[i];
    const bool isOverride = std::holds_alternative<Override>(entry.event);
    EntryOf<G> insisted = entry;
    rewrite(insisted, Rewrite::WasLegal);
    if (isOverride || !isPlayable(insisted.event)) {
        insisted = entry;
        rewrite(insisted, Rewrite::Void);
    }
    entry = std::move(insisted);
    m_result.flagged.push_back(i + 1);
}

/// The main line of a record, and whose deeds it holds. `states` are those after 0, 1, 2 ... events.
template <RecordedGame G>
MainLineOf<G> mainLineOf(const RecordOf<G> &record, std::span<const typename G::State> states)
{
    MainLineOf<G> line;
    line.legal = states.size() - 1;
    line.cursor = record.cursor;
    line.entries.reserve(record.entries.size());
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
        LineEntryOf<G> entry{record.entries[i], nobody};
        const typename G::Play *play = playIn<G>(entry.event);
        if (play && i < line.legal)
            entry.doer = G::doer(states[i], *play);
        line.entries.push_back(std::move(entry));
    }
    return line;
}

/// The record with this main line, replayed. Of the events that could be replayed until now, one that became illegal or
/// lacks a report that it needs now is rewritten as an override (`was: legal`), or changes nothing (`void`) where
/// cardboard could not show it. One that the program rewrote so earlier goes back to the plain event where it is legal
/// again; an override that gives a reason is the table's own and stays one, only `void` is taken from it. From the first
/// event that differs the old main line is kept among the abandoned ones, left at `at`. The replay stops at an event
/// beyond `legal` as `replay` does.
template <RecordedGame G>
MendedOf<G> withMainLine(RecordOf<G> record, MainLineOf<G> line, const QString &at)
{
    MendedOf<G> result;
    Mender<G>(record.setup, line, result).run();
    std::vector<EntryOf<G>> entries;
    entries.reserve(line.entries.size());
    for (LineEntryOf<G> &entry : line.entries)
        entries.push_back(std::move(static_cast<EntryOf<G> &>(entry)));
    const auto differs = std::mismatch(
        record.entries.begin(), record.entries.end(), entries.begin(), entries.end(),
        [](const EntryOf<G> &one, const EntryOf<G> &other) { return one.document == other.document; });
    result.first = static_cast<std::size_t>(differs.first - record.entries.begin());
    keepLine(record, result.first, at);
    record.entries = std::move(entries);
    record.cursor = std::min(line.cursor, result.replayed.states.size() - 1);
    result.record = std::move(record);
    return result;
}

/// The events of a main line, counted from 1, that the program made overrides or void: to be walked through.
template <class G>
std::vector<std::size_t> flaggedEvents(const RecordOf<G> &record)
{
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
        if (isFlagged<G>(record.entries[i].event))
            numbers.push_back(i + 1);
    }
    return numbers;
}

} // namespace skyledger::play
