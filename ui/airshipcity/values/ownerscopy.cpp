// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/ownerscopy.h"

#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/vocabulary.h"
#include "ui/shell/fileclaims.h"
#include "ui/shell/gamesfolder.h"

#include <QtCore/QFileInfo>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

const CopyFormat &cityCopyFormat()
{
    static const CopyFormat format{
        emptyCatalogue,
        [](const QByteArray &bytes) -> table::Result<QJsonObject, table::ReadError> {
            const auto catalogue = readCatalogue(bytes);
            if (!catalogue)
                return catalogue.error();
            return catalogue.value().document;
        },
        writeCatalogue, catalogueSuffix, maxNameLength};
    return format;
}

OwnersCopy::OwnersCopy(QString path) : m_path(std::move(path)) {}

std::optional<QJsonObject> OwnersCopy::read() const
{
    CopyFile file(cityCopyFormat(), m_path);
    if (file.read())
        return std::nullopt;
    return QFileInfo::exists(m_path) ? file.content() : QJsonObject();
}

KeptInBox OwnersCopy::add(const GameRecord &game, const MissingValue &which, const PrintedValue &value)
{
    // Nobody else writes between what is read here and what is written.
    const auto turn = claims::writingTurn(m_path);
    CopyFile file(cityCopyFormat(), m_path);
    if (file.read())
        return KeptInBox::Unreadable;
    const auto changed = copyWithValue(file.content(), game, which, value);
    if (!changed)
        return KeptInBox::Nothing;
    return file.write(*changed) ? KeptInBox::Unwritable : KeptInBox::Kept;
}

} // namespace skyledger::ui
