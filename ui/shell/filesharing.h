// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QFileSystemWatcher>
#include <QtCore/QLockFile>
#include <QtCore/QObject>

#include <memory>
#include <optional>

/// Several windows on one file.
namespace skyledger::ui {

/// One window's place at a file. Every window that has the file open takes one, and hears when others come and go.
class FileSharing : public QObject
{
    Q_OBJECT

public:
    explicit FileSharing(const QString &path, QObject *parent = nullptr);

    /// Whether another window has the file open too.
    bool isShared() const;

signals:
    /// It may be shared now, or no longer.
    void changed();

private:
    QString placeOf(int number) const;

    const QString m_path;
    int m_number = 0; ///< of the place, from 1; 0: there was none left
    std::unique_ptr<QLockFile> m_place;
    QFileSystemWatcher m_marks;
};

namespace sharing {

/// What a window of this program wrote last, as the others know it.
struct Written {
    QByteArray digest; ///< of the file
    QString copy;      ///< where what another window had written was put aside; empty: nowhere yet
    QByteArray copyDigest;
};

/// What was noted last of a file in this session of the desktop.
std::optional<Written> lastWritten(const QString &path);
/// Notes what was written. Where it cannot be noted, more copies are kept than need be.
void noteWritten(const QString &path, const Written &written);

} // namespace sharing

} // namespace skyledger::ui
