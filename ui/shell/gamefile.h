// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/recordfile.h"
#include "ui/shell/gamemodule.h"

#include <QtCore/QDateTime>
#include <QtCore/QObject>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace skyledger::ui {

/// The file of an open game. Every change is written at once in a thread of its own; while one is being written, the
/// newest of those that follow is all that counts. What goes wrong is told and tried again at the next change.
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
    /// Waits until everything is written or has failed.
    void finish();

signals:
    void saved();
    void failed(const QString &reason);
    /// Something was put aside before it was overwritten: the original of another program, or what another program
    /// wrote meanwhile.
    void copyKept(const QString &copy, bool changedMeanwhile);

private:
    struct Outcome {
        std::optional<table::SaveError> error;
        QString copy;
        bool changedMeanwhile = false;
    };

    void work();
    Outcome write(const RecordWriter &writer);
    void take(const Outcome &outcome, const QDateTime &at);

    const QString m_path;
    QDateTime m_savedAt;
    QString m_failure;

    // Of the worker alone.
    std::optional<table::FileStamp> m_stamp;
    bool m_keep = false;

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_idle;
    RecordWriter m_next;
    bool m_busy = false;
    bool m_end = false;
    std::thread m_worker;
};

} // namespace skyledger::ui
