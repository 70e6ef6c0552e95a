// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/copy/piececard.h"

namespace skyledger::ui {

/// The cards of a page of the box, one for each piece, in the order in which they are read. The parent owns them.
std::vector<PieceCard *> piecesOf(airshipcity::BoxPage page, CopyDesk &desk, QWidget *parent);

/// The card on which the tiles of each kind are counted.
PieceCard *tileCounts(CopyDesk &desk, QWidget *parent);

} // namespace skyledger::ui
