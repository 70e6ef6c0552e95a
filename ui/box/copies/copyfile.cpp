// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/copies/copyfile.h"

#include "core/table/jsonreader.h"
#include "core/table/places.h"
#include "ui/shell/gamesfolder.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

QString usualName(const CopyFormat &format)
{
    return u"copy"_s + format.suffix;
}

} // namespace

CopyFile::CopyFile(const CopyFormat &format, QString path)
    : m_format(&format), m_path(std::move(path)), m_content(format.empty())
{
}

std::optional<table::ReadError> CopyFile::read()
{
    if (!QFileInfo::exists(m_path))
        return std::nullopt;
    const auto bytes = table::readBytes(m_path);
    if (!bytes)
        return bytes.error();
    if (bytes.value() == m_bytes)
        return std::nullopt;
    const auto content = m_format->read(bytes.value());
    if (!content) {
        table::ReadError error = content.error();
        error.file = m_path;
        return error;
    }
    m_bytes = bytes.value();
    m_content = content.value();
    return std::nullopt;
}

std::optional<table::SaveError> CopyFile::write(const QJsonObject &document)
{
    QByteArray bytes = m_format->write(document);
    if (bytes == m_bytes && QFileInfo::exists(m_path))
        return std::nullopt;
    // What another program or an older version wrote is kept beside it once.
    const bool isForeign = !m_bytes.isEmpty() && m_format->write(m_content) != m_bytes;
    if (isForeign && QFileInfo::exists(m_path)) {
        if (const auto kept = table::keepOriginal(m_path); !kept)
            return kept.error();
    }
    if (auto error = table::makeFolder(QFileInfo(m_path).path()))
        return error;
    if (auto error = table::saveAtomically(m_path, bytes))
        return error;
    m_bytes = std::move(bytes);
    m_content = document;
    return std::nullopt;
}

QString copiesFolder()
{
    return table::places::data();
}

QString copyPath(const QString &name, const CopyFormat &format)
{
    // A name from the settings never leads out of the folder.
    const bool isPlain = !name.isEmpty() && QFileInfo(name).fileName() == name;
    return QDir(copiesFolder()).filePath(isPlain ? name : usualName(format));
}

std::vector<CopyEntry> copiesIn(const QString &folder, const CopyFormat &format)
{
    const QDir dir(folder);
    QStringList names = dir.entryList({u"*"_s + format.suffix}, QDir::Files, QDir::Name | QDir::IgnoreCase);
    names.removeAll(usualName(format));
    names.prepend(usualName(format));
    std::vector<CopyEntry> copies;
    copies.reserve(static_cast<std::size_t>(names.size()));
    for (const QString &name : std::as_const(names)) {
        // What was kept of a file before it was rewritten is no copy to choose.
        if (name.contains(u".original"))
            continue;
        CopyFile file(format, dir.filePath(name));
        CopyEntry entry{file.path(), {}, !file.read().has_value()};
        entry.name = file.content()["name"_L1].toString();
        copies.push_back(std::move(entry));
    }
    return copies;
}

QString freeCopyPath(const QString &folder, const CopyFormat &format)
{
    const QDir dir(folder);
    for (int number = 2;; ++number) {
        QString path = dir.filePath(u"copy-%1"_s.arg(number) + format.suffix);
        if (!QFileInfo::exists(path))
            return path;
    }
}

} // namespace skyledger::ui
