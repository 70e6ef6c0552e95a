// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/session.h"

#include "core/table/timestamp.h"

namespace skyledger::play {

Session::Session(QObject *parent) : QObject(parent), m_clock([] { return QDateTime::currentDateTime(); }) {}

Session::~Session() = default;

void Session::undo()
{
    if (canUndo())
        step(cursor() - 1);
}

void Session::redo()
{
    if (canRedo())
        step(cursor() + 1);
}

void Session::jump(qsizetype events)
{
    if (events >= 0 && events <= eventCount() && events != cursor())
        step(events);
}

void Session::step(qsizetype events)
{
    const qsizetype before = cursor();
    moveTo(events);
    emit changed(before, events);
}

QString Session::now() const
{
    return table::timestamp(m_clock());
}

} // namespace skyledger::play
