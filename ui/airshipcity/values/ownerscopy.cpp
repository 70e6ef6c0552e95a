// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/ownerscopy.h"

#include "core/table/jsonreader.h"
#include "core/table/places.h"
#include "core/table/recordfile.h"
#include "ui/shell/fileclaims.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Content {
    QByteArray bytes; ///< empty: there is no file
    QJsonObject document;
};

/// Nothing if a file stands there that is not to be touched.
std::optional<Content> contentOf(const QString &path)
{
    if (!QFileInfo::exists(path))
        return Content{};
    const auto bytes = table::readBytes(path);
    if (!bytes)
        return std::nullopt;
    auto catalogue = readCatalogue(bytes.value());
    if (!catalogue)
        return std::nullopt;
    return Content{bytes.value(), catalogue.value().document};
}

} // namespace

QString OwnersCopy::folder()
{
    return table::places::data();
}

QString OwnersCopy::defaultPath()
{
    return QDir(folder()).filePath(u"copy.skycatalogue.json"_s);
}

QString OwnersCopy::pathOf(const QString &name)
{
    // A name from the settings never leads out of the folder.
    const bool isPlain = !name.isEmpty() && QFileInfo(name).fileName() == name;
    return isPlain ? QDir(folder()).filePath(name) : defaultPath();
}

OwnersCopy::OwnersCopy(QString path) : m_path(std::move(path)) {}

std::optional<QJsonObject> OwnersCopy::read() const
{
    auto content = contentOf(m_path);
    return content ? std::optional(content->document) : std::nullopt;
}

OwnersCopy::Kept OwnersCopy::add(const GameRecord &game, const MissingValue &which, const PrintedValue &value)
{
    // Nobody else writes between what is read here and what is written.
    const auto turn = claims::writingTurn(m_path);
    const auto content = contentOf(m_path);
    if (!content)
        return Kept::Unreadable;
    const auto changed = copyWithValue(content->document, game, which, value);
    if (!changed)
        return Kept::NotForOthers;
    // What another program or an older version wrote is kept beside it once.
    const bool isForeign = !content->bytes.isEmpty() && writeCatalogue(content->document) != content->bytes;
    if (isForeign && !table::keepOriginal(m_path))
        return Kept::Unwritable;
    if (table::makeFolder(QFileInfo(m_path).path()))
        return Kept::Unwritable;
    return table::saveAtomically(m_path, writeCatalogue(*changed)) ? Kept::Unwritable : Kept::Stored;
}

} // namespace skyledger::ui
