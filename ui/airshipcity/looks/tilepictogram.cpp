// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/looks/tilepictogram.h"

#include "core/airshipcity/names.h"
#include "ui/widgets/tintedpicture.h"

namespace skyledger::ui {

QPixmap tilePictogram(airshipcity::TileKind kind, int side, double ratio, const QColor &color)
{
    const std::string_view name = nameOf(kind);
    const QString file = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    return tintedPicture(QStringLiteral(":/art/tiles/%1.svg").arg(file), side, ratio, color);
}

} // namespace skyledger::ui
