// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QFile>
#include <QStorageInfo>
#include <QTemporaryDir>

#include <sys/mount.h>

namespace skyledger::fixture {

/// A disk of some KiB, mounted while this lives; only root can have one.
class SmallDisk
{
public:
    explicit SmallDisk(int kibibytes = 64)
        : m_mounted(::mount("tmpfs", m_dir.path().toLocal8Bit().constData(), "tmpfs", 0,
                            QByteArray("size=" + QByteArray::number(kibibytes) + "k").constData())
                    == 0)
    {
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;
    ~SmallDisk()
    {
        if (m_mounted)
            ::umount2(m_dir.path().toLocal8Bit().constData(), MNT_DETACH);
    }
    bool isMounted() const { return m_mounted; }
    QString path() const { return m_dir.path(); }
    QString filePath(const QString &name) const { return m_dir.filePath(name); }
    QStringList files() const { return QDir(m_dir.path()).entryList(QDir::Files); }

    /// Takes up all room but so many bytes; room comes in pages.
    void leaveFree(qint64 bytes) const
    {
        QFile filler(filePath(QStringLiteral("filler")));
        filler.remove();
        if (!filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            return;
        const qint64 room = QStorageInfo(m_dir.path()).bytesAvailable() - bytes;
        filler.write(QByteArray(static_cast<qsizetype>(room > 0 ? room : 0), 'f'));
    }
    /// Gives the room back.
    void clear() const { QFile::remove(filePath(QStringLiteral("filler"))); }

private:
    QTemporaryDir m_dir;
    bool m_mounted;
};

} // namespace skyledger::fixture
