// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/deeds.h"

#include <algorithm>

namespace skyledger::ui {

Deeds::Deeds(const play::Session &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&session, &play::Session::changed, this, [this](qsizetype, qsizetype to) { follow(to); });
    connect(&session, &play::Session::pastChanged, this, [this](qsizetype first) {
        std::erase_if(m_deeds, [first](const Deed &each) { return each.last >= first; });
        // What a press changes in the past is no deed at the end of the game.
        m_growing.reset();
    });
}

void Deeds::begin()
{
    m_growing = Deed{m_session.cursor() + 1, m_session.cursor()};
}

void Deeds::end()
{
    if (m_growing && m_growing->last >= m_growing->first)
        m_deeds.push_back(*m_growing);
    m_growing.reset();
}

void Deeds::follow(qsizetype cursor)
{
    if (m_growing && cursor >= m_growing->first) {
        m_growing->last = cursor;
        return;
    }
    m_growing.reset();
    std::erase_if(m_deeds, [cursor](const Deed &each) { return each.last > cursor; });
}

qsizetype Deeds::firstOf(qsizetype event) const
{
    const auto holds = [event](const Deed &each) { return event >= each.first && event <= each.last; };
    if (m_growing && holds(*m_growing))
        return m_growing->first;
    const auto found = std::find_if(m_deeds.begin(), m_deeds.end(), holds);
    return found == m_deeds.end() ? event : found->first;
}

} // namespace skyledger::ui
