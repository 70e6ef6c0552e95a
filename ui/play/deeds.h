// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/session.h"

#include <optional>
#include <vector>

namespace skyledger::ui {

/// Which events of a running game one press of its keeper made although each was a choice: what hands have to do for them
/// is told together. What was undone or changed stands for itself again.
class Deeds : public QObject
{
    Q_OBJECT

public:
    /// Whatever happens while one lives is one deed.
    class Press
    {
    public:
        explicit Press(Deeds &deeds) : m_deeds(deeds) { m_deeds.begin(); }
        ~Press() { m_deeds.end(); }
        Press(const Press &) = delete;
        Press &operator=(const Press &) = delete;

    private:
        Deeds &m_deeds;
    };

    /// The session must stay. To be made before anybody listens to it who asks for deeds.
    explicit Deeds(const play::Session &session, QObject *parent = nullptr);

    /// The first event of the deed that an event belongs to: the event itself, unless one press made several.
    qsizetype firstOf(qsizetype event) const;

private:
    struct Deed {
        qsizetype first = 0;
        qsizetype last = 0;
    };

    void begin();
    void end();
    void follow(qsizetype cursor);

    const play::Session &m_session;
    std::vector<Deed> m_deeds;     ///< in their order
    std::optional<Deed> m_growing; ///< that of a press that goes on
};

} // namespace skyledger::ui
