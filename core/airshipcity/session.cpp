// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/session.h"

#include "core/airshipcity/record/pastedit.h"
#include "core/airshipcity/record/recordedit.h"
#include "core/airshipcity/timeline.h"
#include "core/table/jsonreader.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

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

FinalScore Session::standingsAt(qsizetype moment) const
{
    return score(setup(), stateAt(moment), ledgerUpTo(moment));
}

std::span<const LedgerLine> Session::ledgerUpTo(qsizetype moment) const
{
    const auto last = static_cast<std::size_t>(moment);
    const auto end = std::find_if(m_ledger.begin(), m_ledger.end(),
                                  [last](const LedgerLine &line) { return line.event > last; });
    return {m_ledger.begin(), end};
}

qsizetype Session::turnStart(qsizetype moment) const
{
    return static_cast<qsizetype>(startOfTurn(m_states, static_cast<std::size_t>(moment)));
}

qsizetype Session::roundStart(qsizetype moment) const
{
    return static_cast<qsizetype>(startOfRound(m_states, static_cast<std::size_t>(moment)));
}

TurnTimes Session::turnTimes(std::chrono::milliseconds pause) const
{
    return airshipcity::turnTimes(m_record, m_states, m_record.cursor, pause);
}

Verdict Session::verdictAt(qsizetype number, const Event &event) const
{
    Verdict answer = check(setup(), stateAt(number - 1), event);
    if (answer.playable() && !isWritable(event, m_record.ids))
        answer.object(Rule::Setup11);
    return answer;
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
    Mended mended = mendedUnder(std::move(changed));
    if (!hasRoom(mended.record))
        return false;
    takeOver(std::move(mended));
    emit catalogueChanged();
    return true;
}

ValueChange Session::wouldEnter(const MissingValue &which, const CatalogueValue &value) const
{
    GameRecord changed = m_record;
    ValueChange change;
    if (!enterValue(changed, which, value)) {
        change.refused = ValueChange::Refusal::Value;
        return change;
    }
    const Mended mended = mendedUnder(std::move(changed));
    if (!hasRoom(mended.record)) {
        change.refused = ValueChange::Refusal::TooLarge;
        return change;
    }
    return changeThrough({m_record, m_states, standings()}, mended);
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
    takeOver(mendedUnder(std::move(changed)));
    emit catalogueChanged();
}

/// The game with what was changed beside its events.
Mended Session::mendedUnder(GameRecord changed) const
{
    MainLine line = mainLineOf(changed, m_states);
    return withMainLine(std::move(changed), std::move(line), now());
}

void Session::takeOver(Mended mended)
{
    m_record = std::move(mended.record);
    m_states = std::move(mended.replayed.states);
    m_ledger = std::move(mended.replayed.ledger);
    m_stoppedBy = mended.replayed.stoppedBy;
    m_legal.current = m_undetermined.current = false;
}

/// Takes over a changed past and tells of it.
PastChange Session::takePast(Mended mended)
{
    if (!hasRoom(mended.record))
        return {.verdict = {}, .flagged = {}, .healed = {}, .tooLarge = true};
    PastChange change{{}, mended.flagged, mended.healed};
    const qsizetype before = cursor();
    const std::size_t first = mended.first;
    const bool differs = first < std::max(m_record.events.size(), mended.record.events.size());
    takeOver(std::move(mended));
    if (differs)
        emit pastChanged(static_cast<qsizetype>(first) + 1);
    if (cursor() != before)
        emit changed(before, cursor());
    return change;
}

std::optional<GameRecord> Session::recordOfLine(std::size_t number) const
{
    auto taken = withLine(m_record, number, now());
    return taken ? std::optional(std::move(taken->record)) : std::nullopt;
}

bool Session::takeUp(std::size_t number)
{
    auto taken = withLine(m_record, number, now());
    return taken && !takePast(std::move(*taken)).tooLarge;
}

/// How many events can be changed: those that can be replayed, and the one that cannot.
qsizetype Session::changeable() const
{
    return std::min(eventCount() + 1, static_cast<qsizetype>(m_record.events.size()));
}

PastChange Session::changeEvent(qsizetype number, const Event &event, const QString &reason)
{
    if (number < 1 || number > changeable())
        return {};
    if (const Verdict answer = verdictAt(number, event); !answer.playable()) {
        emit refused(answer);
        return {answer, {}, {}};
    }
    return takePast(
        withEventChanged(m_record, m_states, static_cast<std::size_t>(number), event, reason, now()));
}

PastChange Session::insertEvent(qsizetype number, const Event &event, const QString &reason)
{
    if (number < 1 || number > eventCount() + 1)
        return {};
    if (const Verdict answer = verdictAt(number, event); !answer.playable()) {
        emit refused(answer);
        return {answer, {}, {}};
    }
    return takePast(
        withEventInserted(m_record, m_states, static_cast<std::size_t>(number), event, reason, now()));
}

PastChange Session::removeEvents(qsizetype first, qsizetype count)
{
    const auto all = static_cast<qsizetype>(m_record.events.size());
    if (first < 1 || first > changeable() || count < 1 || count > all - first + 1)
        return {};
    return takePast(withEventsRemoved(m_record, m_states, static_cast<std::size_t>(first),
                                      static_cast<std::size_t>(count), now()));
}

std::vector<std::size_t> Session::flaggedEvents() const
{
    return airshipcity::flaggedEvents(m_record);
}

std::optional<table::ReadError> Session::changeSetup(const SetupChange &change)
{
    auto changed = withSetup(m_record, change);
    if (!changed)
        return changed.error();
    Mended mended = mendedUnder(std::move(changed).value());
    if (!hasRoom(mended.record))
        return table::ReadError{
            {}, u"lines"_s, {table::expect::smallFile, {QString::number(table::maxFileSize)}}};
    takeOver(std::move(mended));
    emit setupChanged();
    return std::nullopt;
}

void Session::agree()
{
    addAgreement(m_record, m_record.cursor, state(), now());
    emit agreed();
}

std::optional<Agreement> Session::lastAgreed() const
{
    return lastAgreement(m_record, m_states, m_record.cursor);
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
