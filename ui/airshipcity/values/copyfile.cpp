// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/copyfile.h"

#include "core/airshipcity/record/ownerscopy.h"
#include "core/table/jsonreader.h"
#include "ui/shell/gamesfolder.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

QString usualName()
{
    return u"copy"_s + catalogueSuffix;
}

} // namespace

CopyFile::CopyFile(QString path) : m_path(std::move(path)), m_content(emptyCatalogue()) {}

std::optional<table::ReadError> CopyFile::read()
{
    if (!QFileInfo::exists(m_path))
        return std::nullopt;
    const auto bytes = table::readBytes(m_path);
    if (!bytes)
        return bytes.error();
    if (bytes.value() == m_bytes)
        return std::nullopt;
    const auto catalogue = readCatalogue(bytes.value());
    if (!catalogue) {
        table::ReadError error = catalogue.error();
        error.file = m_path;
        return error;
    }
    m_bytes = bytes.value();
    m_content = catalogue.value().document;
    return std::nullopt;
}

std::optional<table::SaveError> CopyFile::write(const QJsonObject &document)
{
    QByteArray bytes = writeCatalogue(document);
    if (bytes == m_bytes && QFileInfo::exists(m_path))
        return std::nullopt;
    // What another program or an older version wrote is kept beside it once.
    const bool isForeign = !m_bytes.isEmpty() && writeCatalogue(m_content) != m_bytes;
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

std::vector<CopyEntry> copiesIn(const QString &folder)
{
    const QDir dir(folder);
    QStringList names = dir.entryList({u"*"_s + catalogueSuffix}, QDir::Files, QDir::Name | QDir::IgnoreCase);
    names.removeAll(usualName());
    names.prepend(usualName());
    std::vector<CopyEntry> copies;
    copies.reserve(static_cast<std::size_t>(names.size()));
    for (const QString &name : std::as_const(names)) {
        // What was kept of a file before it was rewritten is no copy to choose.
        if (name.contains(u".original"))
            continue;
        CopyFile file(dir.filePath(name));
        CopyEntry entry{file.path(), {}, !file.read().has_value()};
        entry.name = file.content()["name"_L1].toString();
        copies.push_back(std::move(entry));
    }
    return copies;
}

QString freeCopyPath(const QString &folder)
{
    const QDir dir(folder);
    for (int number = 2;; ++number) {
        QString path = dir.filePath(u"copy-%1"_s.arg(number) + catalogueSuffix);
        if (!QFileInfo::exists(path))
            return path;
    }
}

} // namespace skyledger::ui
