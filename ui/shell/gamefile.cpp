// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/gamefile.h"

#include "core/table/atomicsave.h"
#include "ui/shell/fileclaims.h"
#include "ui/shell/filesharing.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <algorithm>

namespace skyledger::ui {

namespace {

/// Puts aside what stands in a file. Of all that windows of this program write over one another one copy is kept: each
/// later writing of a window holds what the earlier ones did. `noted` is what such a window wrote last.
table::Result<QString, table::SaveError> putAside(const QString &path, sharing::Written &noted)
{
    QFile file(path);
    const QByteArray content = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const auto stamp = table::stampOf(path, content);
    const bool isOurs = stamp && stamp->digest == noted.digest;
    QFile copy(noted.copy);
    const QByteArray kept =
        isOurs && !noted.copy.isEmpty() && copy.open(QIODevice::ReadOnly) ? copy.readAll() : QByteArray();
    const auto keptStamp = table::stampOf(noted.copy, kept);
    if (isOurs && keptStamp && keptStamp->digest == noted.copyDigest) {
        if (auto error = table::saveAtomically(noted.copy, content))
            return *error;
    } else {
        auto original = table::keepOriginal(path);
        if (!original)
            return original;
        noted.copy = isOurs ? original.value() : QString();
        if (!isOurs)
            return original;
    }
    noted.copyDigest = stamp->digest;
    return noted.copy;
}

} // namespace

GameFile::GameFile(const QString &path, QObject *parent)
    : QObject(parent), m_path(path), m_folderMayBeMade(true)
{
    m_retry.setSingleShot(true);
    m_retry.setInterval(m_firstRetry);
    connect(&m_retry, &QTimer::timeout, this, &GameFile::retry);
}

GameFile::GameFile(const QString &path, const QByteArray &content, bool keep, QObject *parent)
    : GameFile(path, parent)
{
    m_stamp = table::stampOf(path, content);
    m_keep = keep;
    m_folderMayBeMade = false;
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

void GameFile::retry()
{
    if (m_failure.isEmpty())
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_again = true;
    }
    m_wake.notify_one();
}

void GameFile::finish()
{
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return !m_next && !m_again && !m_busy; });
}

bool GameFile::secure()
{
    const auto settle = [this] {
        finish();
        QCoreApplication::sendPostedEvents(this); // how it went
    };
    settle();
    retry();
    settle();
    return m_failure.isEmpty();
}

bool GameFile::claim()
{
    if (!m_claim) {
        m_claim = claims::take(m_path);
        if (m_claim)
            table::saving::removeLeftovers(m_path);
    }
    return m_claim != nullptr;
}

void GameFile::setRetryIntervals(std::chrono::milliseconds first, std::chrono::milliseconds longest)
{
    m_firstRetry = first;
    m_longestRetry = longest;
    m_retry.setInterval(first);
}

void GameFile::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_next || m_again || m_end; });
        if (!m_next && !m_again)
            return;
        const RecordWriter writer = std::exchange(m_next, nullptr);
        m_again = false;
        m_busy = true;
        lock.unlock();
        if (writer)
            m_unsaved = writer();
        if (m_unsaved) {
            Outcome outcome = write(*m_unsaved);
            outcome.again = !writer;
            if (!outcome.error)
                m_unsaved.reset();
            const QDateTime now = QDateTime::currentDateTime();
            QMetaObject::invokeMethod(
                this, [this, outcome, now] { take(outcome, now); }, Qt::QueuedConnection);
        }
        lock.lock();
        m_busy = false;
        m_idle.notify_all();
    }
}

GameFile::Outcome GameFile::write(const QByteArray &bytes)
{
    Outcome outcome;
    // Between the look at the file and the writing no other window may write it.
    const auto turn = claims::writingTurn(m_path);
    const bool exists = QFileInfo::exists(m_path);
    outcome.wasGone = !exists && m_stamp;
    outcome.changedMeanwhile = exists && m_stamp && table::changedSince(m_path, *m_stamp);
    sharing::Written noted = sharing::lastWritten(m_path).value_or(sharing::Written{});
    if (exists && (m_keep || outcome.changedMeanwhile)) {
        const auto copy = m_keep ? table::keepOriginal(m_path) : putAside(m_path, noted);
        if (!copy) {
            outcome.error = copy.error();
            return outcome;
        }
        outcome.copy = copy.value();
        m_keep = false;
    }
    // The folder of a file that was there is not made anew: it may be on a stick that will be back.
    if (m_folderMayBeMade)
        outcome.error = table::makeFolder(QFileInfo(m_path).absolutePath());
    if (!outcome.error)
        outcome.error = table::saveAtomically(m_path, bytes);
    if (outcome.error) {
        outcome.changedMeanwhile = false;
        outcome.wasGone = false;
    } else {
        m_stamp = table::stampOf(m_path, bytes);
        m_folderMayBeMade = false;
        if (m_stamp)
            noted.digest = m_stamp->digest;
        sharing::noteWritten(m_path, noted);
    }
    return outcome;
}

void GameFile::take(const Outcome &outcome, const QDateTime &at)
{
    if (!outcome.copy.isEmpty())
        emit copyKept(outcome.copy, outcome.changedMeanwhile);
    if (outcome.error) {
        const bool known = outcome.again && m_failure == outcome.error->reason;
        m_failure = outcome.error->reason;
        if (outcome.again)
            m_retry.setInterval(std::min(m_retry.intervalAsDuration() * 3 / 2, m_longestRetry));
        m_retry.start();
        if (!known)
            emit failed(m_failure);
        return;
    }
    m_failure.clear();
    m_retry.stop();
    m_retry.setInterval(m_firstRetry);
    m_savedAt = at;
    emit saved();
    if (outcome.wasGone)
        emit writtenAnew();
}

} // namespace skyledger::ui
