// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/gamefile.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace skyledger::ui {

GameFile::GameFile(const QString &path, QObject *parent) : QObject(parent), m_path(path) {}

GameFile::GameFile(const QString &path, const QByteArray &content, bool keep, QObject *parent)
    : QObject(parent), m_path(path), m_stamp(table::stampOf(path, content)), m_keep(keep)
{
}

GameFile::~GameFile()
{
    {
        const std::lock_guard lock(m_mutex);
        m_end = true;
    }
    m_wake.notify_one();
    if (m_worker.joinable())
        m_worker.join();
}

void GameFile::save(RecordWriter writer)
{
    {
        const std::lock_guard lock(m_mutex);
        m_next = std::move(writer);
    }
    // A game that is only looked at needs no thread.
    if (!m_worker.joinable())
        m_worker = std::thread([this] { work(); });
    m_wake.notify_one();
}

void GameFile::finish()
{
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return !m_next && !m_busy; });
}

void GameFile::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_next || m_end; });
        if (!m_next)
            return;
        const RecordWriter writer = std::exchange(m_next, nullptr);
        m_busy = true;
        lock.unlock();
        const Outcome outcome = write(writer);
        const QDateTime now = QDateTime::currentDateTime();
        QMetaObject::invokeMethod(
            this, [this, outcome, now] { take(outcome, now); }, Qt::QueuedConnection);
        lock.lock();
        m_busy = false;
        m_idle.notify_all();
    }
}

GameFile::Outcome GameFile::write(const RecordWriter &writer)
{
    Outcome outcome;
    const QByteArray bytes = writer();
    const bool exists = QFileInfo::exists(m_path);
    outcome.changedMeanwhile = exists && m_stamp && table::changedSince(m_path, *m_stamp);
    if (exists && (m_keep || outcome.changedMeanwhile)) {
        const auto copy = table::keepOriginal(m_path);
        if (!copy) {
            outcome.error = copy.error();
            return outcome;
        }
        outcome.copy = copy.value();
        m_keep = false;
    }
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    outcome.error = table::saveAtomically(m_path, bytes);
    if (outcome.error)
        outcome.changedMeanwhile = false;
    else
        m_stamp = table::stampOf(m_path, bytes);
    return outcome;
}

void GameFile::take(const Outcome &outcome, const QDateTime &at)
{
    if (!outcome.copy.isEmpty())
        emit copyKept(outcome.copy, outcome.changedMeanwhile);
    if (outcome.error) {
        m_failure = outcome.error->reason;
        emit failed(m_failure);
        return;
    }
    m_failure.clear();
    m_savedAt = at;
    emit saved();
}

} // namespace skyledger::ui
