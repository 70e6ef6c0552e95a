// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/filesharing.h"

#include "ui/shell/fileclaims.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int places = 9; ///< nobody has more windows on one game

} // namespace

FileSharing::FileSharing(const QString &path, QObject *parent) : QObject(parent), m_path(path)
{
    for (int number = 1; number <= places && m_number == 0; ++number) {
        auto place = std::make_unique<QLockFile>(placeOf(number));
        place->setStaleLockTime(0); // an evening is long
        if (!place->tryLock(0))
            continue;
        m_place = std::move(place);
        m_number = number;
    }
    m_marks.addPath(QFileInfo(placeOf(1)).path());
    connect(&m_marks, &QFileSystemWatcher::directoryChanged, this, &FileSharing::changed);
}

QString FileSharing::placeOf(int number) const
{
    return claims::markFor(m_path, u".place-%1"_s.arg(number));
}

bool FileSharing::isShared() const
{
    for (int number = 1; number <= places; ++number) {
        // To look makes no mark: all who watch the marks would look again.
        if (number == m_number || !QFileInfo::exists(placeOf(number)))
            continue;
        QLockFile other(placeOf(number));
        other.setStaleLockTime(0);
        if (!other.tryLock(0)) // else whoever had it died
            return true;
    }
    return false;
}

namespace sharing {

std::optional<Written> lastWritten(const QString &path)
{
    QFile note(claims::markFor(path, u".wrote"_s));
    if (!note.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject noted = QJsonDocument::fromJson(note.readAll()).object();
    return Written{QByteArray::fromHex(noted["file"_L1].toString().toLatin1()), noted["copy"_L1].toString(),
                   QByteArray::fromHex(noted["kept"_L1].toString().toLatin1())};
}

void noteWritten(const QString &path, const Written &written)
{
    const QJsonObject noted{{u"file"_s, QString::fromLatin1(written.digest.toHex())},
                            {u"copy"_s, written.copy},
                            {u"kept"_s, QString::fromLatin1(written.copyDigest.toHex())}};
    QFile note(claims::markFor(path, u".wrote"_s));
    if (note.open(QIODevice::WriteOnly | QIODevice::Truncate))
        note.write(QJsonDocument(noted).toJson(QJsonDocument::Compact));
}

} // namespace sharing

} // namespace skyledger::ui
