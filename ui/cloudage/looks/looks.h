// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/vocabulary.h"
#include "ui/widgets/tokens.h"

/// How the pieces of CloudAge look: tables of colours, patterns and shapes.
namespace skyledger::ui {

/// A resource as its shape in its colour.
const ResourceLook &lookOf(cloudage::Resource resource);
/// The sign of an upgrade zone: a propeller, a shield, a sprout.
const ResourceLook &lookOf(cloudage::UpgradeZone zone);
/// What is done, as a sign: blocks, an arrow up, a drone.
enum class DeedSign : std::uint8_t { Build, Upgrade, Gather };
const ResourceLook &lookOf(DeedSign sign);
/// A Plant tile by what planting it brings: a sprout, or the reward of a withered one.
const ResourceLook &plantLook(cloudage::PlantKind kind);
/// The colour of a player's pieces with its pattern.
const PieceColor &pieceColor(cloudage::PlayerColor color);

} // namespace skyledger::ui
