// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/recordfile.h"
#include "ui/shell/gamemodule.h"

#include <QtCore/QDateTime>
#include <QtCore/QLockFile>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace skyledger::ui {

/// The file of an open game. Every change is written at once in a thread of its own; while one is being written, the
/// newest of those that follow is all that counts. What goes wrong is told and tried again, at the next change and by
/// and by in between.
class GameFile : public QObject
{
    Q_OBJECT

public:
    /// A file that is written for the first time.
    explicit GameFile(const QString &path, QObject *parent = nullptr);
    /// A file as it was read. `keep`: it is copied before the first rewrite.
    GameFile(const QString &path, const QByteArray &content, bool keep, QObject *parent = nullptr);
    /// Waits for what is still to be written.
    ~GameFile() override;

    QString path() const { return m_path; }
    /// When the file was last written; invalid if not yet.
    QDateTime savedAt() const { return m_savedAt; }
    /// Why the last writing failed; empty if it did not.
    QString failure() const { return m_failure; }

    void save(RecordWriter writer);
    /// Tries once more to write what could not be written; nothing happens if there is none.
    void retry();
    /// Waits until everything is written or has failed.
    void finish();
    /// The same, and what failed before is tried once more. False if something still cannot be written.
    bool secure();

    /// Claims the file for this window, so that another one can notice it. False if another one has it: both may go on,
    /// and what one writes over is kept. Once claimed it stays so.
    bool claim();

    /// How long is waited at first before a failed writing is tried again, and at most.
    void setRetryIntervals(std::chrono::milliseconds first, std::chrono::milliseconds longest);

signals:
    void saved();
    /// A change could not be written, or trying again failed for another reason.
    void failed(const QString &reason);
    /// Something was put aside before it was overwritten: the original of another program, or what another program
    /// wrote meanwhile.
    void copyKept(const QString &copy, bool changedMeanwhile);
    /// The file had been taken away, moved or given another name by others, and was written anew.
    void writtenAnew();

private:
    struct Outcome {
        std::optional<table::SaveError> error;
        QString copy;
        bool changedMeanwhile = false;
        bool wasGone = false; ///< somebody took it away: it is written anew
        bool again = false;   ///< it was tried before
    };

    void work();
    Outcome write(const QByteArray &bytes);
    void take(const Outcome &outcome, const QDateTime &at);

    const QString m_path;
    QDateTime m_savedAt;
    QString m_failure;
    QTimer m_retry;
    std::chrono::milliseconds m_firstRetry{2000};
    std::chrono::milliseconds m_longestRetry{30000};
    std::unique_ptr<QLockFile> m_claim; ///< while the file is this window's

    // Of the worker alone.
    std::optional<table::FileStamp> m_stamp;
    std::optional<QByteArray> m_unsaved;
    bool m_keep = false;
    bool m_folderMayBeMade = false;

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_idle;
    RecordWriter m_next;
    bool m_again = false;
    bool m_busy = false;
    bool m_end = false;
    std::thread m_worker;
};

} // namespace skyledger::ui
