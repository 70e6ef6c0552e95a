// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/boxfile.h"

#include "core/table/jsonmerge.h"
#include "core/table/jsonreader.h"
#include "core/table/jsonwriter.h"
#include "core/table/places.h"
#include "core/table/recordfile.h"
#include "ui/shell/fileclaims.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

#include <optional>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Nothing if a file stands there that is not one of this game's.
std::optional<QJsonObject> contentOf(const QString &path, const QString &game)
{
    if (!QFileInfo::exists(path))
        return QJsonObject();
    const auto bytes = table::readBytes(path);
    if (!bytes)
        return std::nullopt;
    auto document = table::parseObject(bytes.value());
    if (!document || document.value()["game"_L1].toString() != game)
        return std::nullopt;
    return std::move(document).value();
}

} // namespace

BoxFile::BoxFile(const QString &game)
    : m_game(game), m_path(QDir(table::places::data()).filePath(u"boxes/%1.skycatalogue.json"_s.arg(game)))
{
}

QJsonObject BoxFile::read() const
{
    return contentOf(m_path, m_game).value_or(QJsonObject());
}

std::optional<QJsonObject> BoxFile::content() const
{
    return contentOf(m_path, m_game);
}

table::Result<QJsonObject, table::SaveError> BoxFile::keep(const QJsonObject &base, const QJsonObject &ours,
                                                           std::span<const QLatin1StringView> whole) const
{
    if (auto error = table::makeFolder(QFileInfo(m_path).path()))
        return std::move(*error);
    const auto turn = claims::writingTurn(m_path);
    const auto theirs = contentOf(m_path, m_game);
    if (!theirs)
        return table::SaveError{m_path, {}};
    QJsonObject both = table::rebased(base, ours, *theirs, whole);
    if (auto error = table::saveAtomically(m_path, table::writeJson(both)))
        return std::move(*error);
    return both;
}

bool BoxFile::add(const QJsonObject &values) const
{
    if (table::makeFolder(QFileInfo(m_path).path()))
        return false;
    // Nobody else writes between what is read here and what is written.
    const auto turn = claims::writingTurn(m_path);
    const auto kept = contentOf(m_path, m_game);
    if (!kept)
        return false;
    return !table::saveAtomically(m_path, table::writeJson(table::filledUp(values, *kept)));
}

} // namespace skyledger::ui
