// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/mending.h"

#include "core/airshipcity/record/recordedit.h"
#include "core/airshipcity/rules/judgement.h"

#include <algorithm>

namespace skyledger::airshipcity {

namespace {

/// The play inside an event, whether it stands alone or in an override.
Play *playIn(Event &event)
{
    if (auto *played = std::get_if<Played>(&event))
        return &played->play;
    if (auto *overridden = std::get_if<Override>(&event)) {
        if (auto *inner = std::get_if<Played>(&overridden->event))
            return &inner->play;
    }
    return nullptr;
}

bool isFlagged(const Event &event)
{
    const auto *overridden = std::get_if<Override>(&event);
    return overridden && (overridden->wasLegal || overridden->isVoid);
}

Event innerOf(const Override &overridden)
{
    return std::visit([](const auto &inner) { return Event(inner); }, overridden.event);
}

/// Replays a main line event by event and rewrites what has to be rewritten.
class Mender
{
public:
    Mender(const Setup &setup, MainLine &line, Mended &result)
        : m_setup(setup), m_line(line), m_result(result)
    {
        Replay &replayed = result.replayed;
        replayed.states.reserve(line.events.size() + 1);
        replayed.states.push_back(startState(setup));
    }

    void run()
    {
        for (std::size_t i = 0; i < m_line.events.size() && !m_result.replayed.stoppedBy; ++i)
            replayOne(i);
    }

private:
    const State &now() const { return m_result.replayed.states.back(); }
    bool isPlayable(const Event &event) const { return check(m_setup, now(), event).playable(); }

    void replayOne(std::size_t i)
    {
        const bool wasFlagged = isFlagged(m_line.events[i]);
        if (i < m_line.legal) {
            keepDoer(i);
            heal(i);
        }
        Verdict verdict = check(m_setup, now(), m_line.events[i]);
        if (!verdict.playable() && i < m_line.legal) {
            breakUp(i);
            verdict = check(m_setup, now(), m_line.events[i]);
        }
        if (!verdict.playable()) {
            m_result.replayed.stoppedBy = verdict;
            return;
        }
        if (wasFlagged && !isFlagged(m_line.events[i]))
            m_result.healed.push_back(i + 1);
        step(i);
    }

    void step(std::size_t i)
    {
        Replay &replayed = m_result.replayed;
        m_changes.clear();
        replayed.states.push_back(now());
        apply(m_setup, replayed.states.back(), m_line.events[i], &m_changes);
        addToLedger(replayed.ledger, m_changes, i + 1);
    }

    /// An event that leaves its player out means the current one: who that was must not change under it.
    void keepDoer(std::size_t i)
    {
        const Player doer = i < m_line.doers.size() ? m_line.doers[i] : none<Player>;
        Play *play = playIn(m_line.events[i]);
        if (!play || play->player != none<Player> || doer == none<Player> || doer == now().current)
            return;
        play->player = doer;
        m_line.documents[i] = withPlayer(m_line.documents[i], doer);
    }

    /// Takes back as much of an earlier rewriting as the boards allow now.
    void heal(std::size_t i)
    {
        const auto *overridden = std::get_if<Override>(&m_line.events[i]);
        if (!overridden || !isFlagged(m_line.events[i]))
            return;
        const bool isOurs = !givesReason(m_line.documents[i]);
        if (const Event inner = innerOf(*overridden); isOurs && isPlayable(inner)) {
            m_line.documents[i] = restoredJson(m_line.documents[i]);
            m_line.events[i] = inner;
            return;
        }
        if (!overridden->isVoid)
            return;
        Override revived = *overridden;
        revived.isVoid = false;
        revived.wasLegal = revived.wasLegal || isOurs;
        if (isPlayable(revived)) {
            m_line.documents[i] = revivedJson(m_line.documents[i], revived.wasLegal);
            m_line.events[i] = revived;
        }
    }

    /// Makes an event that cannot be replayed as it is an override, or void.
    void breakUp(std::size_t i)
    {
        Event &event = m_line.events[i];
        const bool isOverride = std::holds_alternative<Override>(event);
        QJsonObject document = m_line.documents[i];
        Event insisted = event;
        rewriteEvent(insisted, document, Rewrite::WasLegal);
        if (isOverride || !isPlayable(insisted)) {
            insisted = event;
            document = m_line.documents[i];
            rewriteEvent(insisted, document, Rewrite::Void);
        }
        event = std::move(insisted);
        m_line.documents[i] = document;
        m_result.flagged.push_back(i + 1);
    }

    const Setup &m_setup;
    MainLine &m_line;
    Mended &m_result;
    Changes m_changes;
};

} // namespace

MainLine mainLineOf(const GameRecord &record, std::span<const State> states)
{
    MainLine line{record.events, record.eventDocuments, {}, states.size() - 1, record.cursor};
    line.doers.reserve(line.legal);
    for (std::size_t i = 0; i < line.legal; ++i) {
        const Play *play = playIn(line.events[i]);
        line.doers.push_back(play ? playerOf(states[i], *play) : none<Player>);
    }
    return line;
}

Mended withMainLine(GameRecord record, MainLine line, const QString &at)
{
    Mended result;
    Mender(record.setup, line, result).run();
    result.first = sharedStart(record.eventDocuments, line.documents);
    keepLine(record, result.first, at);
    record.events = std::move(line.events);
    record.eventDocuments = std::move(line.documents);
    record.cursor = std::min(line.cursor, result.replayed.states.size() - 1);
    result.record = std::move(record);
    return result;
}

std::vector<std::size_t> flaggedEvents(const GameRecord &record)
{
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        if (isFlagged(record.events[i]))
            numbers.push_back(i + 1);
    }
    return numbers;
}

} // namespace skyledger::airshipcity
