// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/tokens.h"

#include <QtGui/QIcon>

namespace skyledger::ui {

/// The marker of a player for lists and boxes. It is drawn anew at every size and for every screen, so that it stays
/// sharp on one of another density.
QIcon markerIcon(const PlayerLook &look, const Theme &theme);

} // namespace skyledger::ui
