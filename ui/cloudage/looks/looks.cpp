// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/looks/looks.h"

#include "ui/widgets/shapes.h"

#include <array>

namespace skyledger::ui {

using namespace cloudage;

namespace {

constexpr std::array<ResourceLook, countOf<UpgradeZone>> upgradeLooks{
    {{{0xFF1F5E8C, 0xFF7FBDE8, 0xFF0F3F66, 0xFFA6D8FF}, &propellerShape},
     {{0xFFB3261E, 0xFFF59A92, 0xFF8C1010, 0xFFFFB4AC}, &shieldShape},
     {{0xFF2B6B2A, 0xFF8CCB7C, 0xFF134A12, 0xFFB0EE9E}, &sproutShape}}};

constexpr std::array<ResourceLook, countOf<Resource>> resourceLooks{
    {{{0xFF7A5400, 0xFFE8C25A, 0xFF5A3E00, 0xFFFFE070}, &boltShape},
     {{0xFF14627A, 0xFF7CC8E0, 0xFF0B4354, 0xFFA6E6FA}, &dropShape},
     {{0xFF4C6473, 0xFF9DB8C7, 0xFF2C4452, 0xFFC4DCE8}, &ingotShape},
     {{0xFF6A3F8E, 0xFFC59BE6, 0xFF522A74, 0xFFE0C4FF}, &cardShape},
     {{0xFF2B6B2A, 0xFF8CCB7C, 0xFF134A12, 0xFFB0EE9E}, &leafShape}}};

constexpr Shades plain{0xFF2F4858, 0xFFC3CED6, 0xFF101C24, 0xFFE8EEF2};
constexpr std::array<ResourceLook, 3> deedLooks{
    {{plain, &blocksShape}, {plain, &arrowShape}, {plain, &droneShape}}};

constexpr std::array<PieceColor, countOf<PlayerColor>> pieceLooks{
    {{{0xFF0B6A6E, 0xFF74CFCF, 0xFF064A4C, 0xFF98F0F0}, Pattern::Plain},
     {{0xFF984800, 0xFFF0A050, 0xFF6E3400, 0xFFFFB860}, Pattern::Grid},
     {{0xFF6D3FA0, 0xFFC3A9EA, 0xFF4E2380, 0xFFD8C4FF}, Pattern::Stripes},
     {{0xFFB3261E, 0xFFF59A92, 0xFF8C1010, 0xFFFFB4AC}, Pattern::Dots},
     {{0xFF1F6B43, 0xFF7CCB9B, 0xFF0F4A2C, 0xFF9EEBBB}, Pattern::Grid},
     {{0xFF1F5E8C, 0xFF7FBDE8, 0xFF0F3F66, 0xFFA6D8FF}, Pattern::Stripes},
     {{0xFF735E00, 0xFFE6D24A, 0xFF544400, 0xFFFFF070}, Pattern::Dots},
     {{0xFFA3316F, 0xFFF0A0CC, 0xFF7A1C50, 0xFFFFBCE0}, Pattern::Plain},
     {{0xFF5C6670, 0xFFF2F4F6, 0xFF3C444C, 0xFFFFFFFF}, Pattern::Dots},
     {{0xFF1F2A33, 0xFFA9B4BD, 0xFF000000, 0xFFC8D0D8}, Pattern::Stripes}}};

} // namespace

const ResourceLook &lookOf(Resource resource)
{
    return resourceLooks[indexOf(resource)];
}

const ResourceLook &lookOf(UpgradeZone zone)
{
    return upgradeLooks[indexOf(zone)];
}

const ResourceLook &lookOf(DeedSign sign)
{
    return deedLooks[static_cast<std::size_t>(sign)];
}

const ResourceLook &plantLook(PlantKind kind)
{
    constexpr std::array<Resource, countOf<PlantKind>> rewards{Resource::Plants, Resource::Energy,
                                                               Resource::Plants, Resource::Cards,
                                                               Resource::Water,  Resource::Metal};
    return kind == PlantKind::Green ? lookOf(UpgradeZone::Planting) : lookOf(rewards[indexOf(kind)]);
}

const PieceColor &pieceColor(PlayerColor color)
{
    return pieceLooks[indexOf(color)];
}

} // namespace skyledger::ui
