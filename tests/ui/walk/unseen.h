// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/session.h"

#include <QtCore/QSignalBlocker>

namespace skyledger::ui::walk {

/// Lets a window look away while a game is played on, and then takes the last event back, tells of one jump, and does it
/// again: the window follows twice instead of hundreds of times, which was most of what a walk did. Nothing else may be
/// done to the session meanwhile, since nobody hears of it.
class Unseen
{
public:
    explicit Unseen(play::Session &session)
        : m_session(session), m_from(session.cursor()), m_blocker(&session)
    {
    }
    ~Unseen()
    {
        const qsizetype last = m_session.cursor() - 1;
        if (last >= m_from)
            m_session.undo();
        m_blocker.unblock();
        if (last > m_from)
            emit m_session.changed(m_from, last);
        if (last >= m_from)
            m_session.redo();
    }
    Unseen(const Unseen &) = delete;
    Unseen &operator=(const Unseen &) = delete;

private:
    play::Session &m_session;
    qsizetype m_from;
    QSignalBlocker m_blocker;
};

} // namespace skyledger::ui::walk
