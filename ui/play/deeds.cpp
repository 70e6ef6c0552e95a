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
    });
}

void Deeds::begin()
{
    m_deeds.push_back({m_session.cursor() + 1, m_session.cursor()});
    m_isPressed = true;
}

void Deeds::follow(qsizetype cursor)
{
    if (m_isPressed && !m_deeds.empty() && cursor >= m_deeds.back().first)
        m_deeds.back().last = cursor;
    else
        std::erase_if(m_deeds, [cursor](const Deed &each) { return each.last > cursor; });
}

qsizetype Deeds::firstOf(qsizetype event) const
{
    const auto found = std::find_if(m_deeds.begin(), m_deeds.end(), [event](const Deed &each) {
        return event >= each.first && event <= each.last;
    });
    return found == m_deeds.end() ? event : found->first;
}

} // namespace skyledger::ui
