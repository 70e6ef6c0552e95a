// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/looks/looks.h"

#include "core/airshipcity/names.h"
#include "ui/widgets/tintedpicture.h"

#include <QtGui/QPainterPath>

#include <array>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

constexpr std::array<ResourceLook, 4> resourceLooks{
    {{{0xFF7A4B1E, 0xFFD9A066, 0xFF5A3210, 0xFFF0BC80}, &logShape},
     {{0xFF4C6473, 0xFF9DB8C7, 0xFF2C4452, 0xFFC4DCE8}, &ingotShape},
     {{0xFF735500, 0xFFE6C14A, 0xFF544000, 0xFFFFE070}, &coinShape},
     {{0xFF6A3F8E, 0xFFC59BE6, 0xFF522A74, 0xFFE0C4FF}, &gearShape}}};
constexpr std::array<PieceColor, 4> pieceLooks{
    {{{0xFF984800, 0xFFF0A050, 0xFF6E3400, 0xFFFFB860}, Pattern::Plain},
     {{0xFF6D3FA0, 0xFFC3A9EA, 0xFF4E2380, 0xFFD8C4FF}, Pattern::Stripes},
     {{0xFFB3261E, 0xFFF59A92, 0xFF8C1010, 0xFFFFB4AC}, Pattern::Dots},
     {{0xFF1F6B43, 0xFF7CCB9B, 0xFF0F4A2C, 0xFF9EEBBB}, Pattern::Grid}}};

} // namespace

const ResourceLook &lookOf(Resource resource)
{
    return resourceLooks[indexOf(resource)];
}

std::vector<ResourceLook> looksOf(ResourceSet resources)
{
    std::vector<ResourceLook> looks;
    for (const Resource resource : resources)
        looks.push_back(lookOf(resource));
    return looks;
}

std::vector<CountedLook> counted(const Amounts &amounts)
{
    std::vector<CountedLook> looks;
    for (const Resource resource : all<Resource>()) {
        if (amounts[resource] > 0)
            looks.push_back({amounts[resource], lookOf(resource)});
    }
    return looks;
}

const PieceColor &pieceColor(PlayerColor color)
{
    return pieceLooks[indexOf(color)];
}

QPixmap tilePictogram(TileKind kind, int side, double ratio, const QColor &color)
{
    return tintedPicture(QStringLiteral(":/art/tiles/%1.svg").arg(table::toText(nameOf(kind))), side, ratio,
                         color);
}

void drawResource(QPainter &painter, const QRectF &rect, Resource resource, const Theme &theme)
{
    drawResource(painter, rect, lookOf(resource), theme);
}

} // namespace skyledger::ui
