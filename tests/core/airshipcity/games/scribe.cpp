// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/games/scribe.h"

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/recordedit.h"

namespace skyledger::airshipcity::test {

namespace {

/// Seconds that an event takes: at least so many, and up to so many more.
struct Pace {
    std::uint32_t least;
    std::uint32_t more;
};

Pace paceOf(const Event &event)
{
    const auto *played = std::get_if<Played>(&event);
    if (!played)
        return {35, 50}; // somebody says something
    // In the order of the play's kinds: move, use, skip, piggyback, slide, fulfil, barter, end of turn, stage bonus.
    static constexpr std::array<Pace, 9> paces{
        {{7, 26}, {4, 14}, {2, 6}, {2, 6}, {5, 16}, {5, 10}, {4, 10}, {2, 5}, {4, 9}}};
    return paces[played->play.what.index()];
}

} // namespace

Scribe::Scribe(GameRecord record, std::uint64_t seed)
    : m_record(std::move(record)),
      m_state(startState(m_record.setup)),
      m_clock(QDateTime::fromString(m_record.playedAt(), Qt::ISODate)),
      m_random(seed)
{
    m_clock = m_clock.addSecs(180 + m_random.below(120)); // the last questions about the rules
}

QString Scribe::now(const Event &event)
{
    const Pace pace = paceOf(event);
    std::uint32_t seconds = pace.least + m_random.below(pace.more);
    if (m_random.below(40) == 0)
        seconds += 20 + m_random.below(60); // tea, or a long thought
    m_clock = m_clock.addSecs(seconds);
    return m_clock.toString(Qt::ISODate);
}

void Scribe::write(const Event &event, const QString &reason)
{
    if (!check(setup(), m_state, event).playable())
        qFatal("a scribe writes down what can be replayed");
    appendEvent(m_record, event, {now(event), reason});
    apply(setup(), m_state, event);
}

void Scribe::goBack(std::size_t events, bool keep)
{
    m_record.cursor = events;
    if (!keep)
        leaveLine(m_record, m_clock.toString(Qt::ISODate));
    m_state = replay(setup(), m_record.inForce()).end();
}

Utility Scribe::meet(const QString &utility)
{
    if (const auto known = m_record.ids.utilities.find(utility))
        return *known;
    return addUtility(m_record, utility).value();
}

} // namespace skyledger::airshipcity::test
