// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/session.h"

#include "core/airshipcity/record/mending.h"
#include "core/airshipcity/record/recordedit.h"

#include <algorithm>

namespace skyledger::airshipcity {

Session::Session(GameRecord record, QObject *parent)
    : QObject(parent), m_record(std::move(record)), m_clock([] { return QDateTime::currentDateTime(); })
{
    Replay replayed = replay(m_record.setup, m_record.events);
    m_states = std::move(replayed.states);
    m_ledger = std::move(replayed.ledger);
    m_stoppedBy = replayed.stoppedBy;
    m_record.cursor = std::min(m_record.cursor, m_states.size() - 1);
}

Changes Session::changesOf(qsizetype event) const
{
    Changes changes;
    State state = stateAt(event - 1);
    apply(setup(), state, m_record.events[static_cast<std::size_t>(event) - 1], &changes);
    return changes;
}

const std::vector<Play> &Session::legalPlays() const
{
    if (!m_legal.current) {
        legalEvents(setup(), state(), m_legal.plays);
        m_legal.current = true;
    }
    return m_legal.plays;
}

const std::vector<Play> &Session::undeterminedPlays() const
{
    if (!m_undetermined.current) {
        undeterminedEvents(setup(), state(), m_undetermined.plays);
        m_undetermined.current = true;
    }
    return m_undetermined.plays;
}

FinalScore Session::standings() const
{
    const auto end = std::find_if(m_ledger.begin(), m_ledger.end(),
                                  [this](const LedgerLine &line) { return line.event > m_record.cursor; });
    return score(setup(), state(), {m_ledger.begin(), end});
}

Verdict Session::play(const Event &event, const QString &reason)
{
    const Verdict answer = verdict(event);
    if (!answer.playable()) {
        emit refused(answer);
        return answer;
    }
    const qsizetype before = cursor();
    leaveLine(m_record, now());
    m_states.resize(m_record.cursor + 1);
    std::erase_if(m_ledger, [this](const LedgerLine &line) { return line.event > m_record.cursor; });
    m_stoppedBy.reset();

    Changes changes;
    State next = state();
    apply(setup(), next, event, &changes);
    appendEvent(m_record, event, {now(), reason});
    m_states.push_back(next);
    addToLedger(m_ledger, changes, m_record.cursor);
    m_legal.current = m_undetermined.current = false;
    emit changed(before, cursor());
    return answer;
}

bool Session::enter(const MissingValue &which, const CatalogueValue &value)
{
    GameRecord changed = m_record;
    if (!enterValue(changed, which, value))
        return false;
    takeCatalogueOf(std::move(changed));
    return true;
}

std::optional<Utility> Session::meetUtility(const QString &name, const QString &language)
{
    GameRecord changed = m_record;
    const auto utility = addNamedUtility(changed, name, language);
    if (utility)
        takeCatalogueOf(std::move(changed));
    return utility;
}

/// What could be replayed goes on being replayed; an event that could not may be possible now.
void Session::takeCatalogueOf(GameRecord changed)
{
    m_record = std::move(changed);
    Replay replayed = replayMending(m_record, m_states.size() - 1, now());
    m_states = std::move(replayed.states);
    m_ledger = std::move(replayed.ledger);
    m_stoppedBy = replayed.stoppedBy;
    m_legal.current = m_undetermined.current = false;
    emit catalogueChanged();
}

void Session::undo()
{
    if (canUndo())
        moveTo(cursor() - 1);
}

void Session::redo()
{
    if (canRedo())
        moveTo(cursor() + 1);
}

void Session::jump(qsizetype events)
{
    if (events >= 0 && events <= eventCount())
        moveTo(events);
}

void Session::moveTo(qsizetype events)
{
    const qsizetype before = cursor();
    if (events == before)
        return;
    m_record.cursor = static_cast<std::size_t>(events);
    m_legal.current = m_undetermined.current = false;
    emit changed(before, events);
}

QString Session::now() const
{
    const QDateTime time = m_clock();
    return time.toOffsetFromUtc(time.offsetFromUtc()).toString(Qt::ISODate);
}

} // namespace skyledger::airshipcity
