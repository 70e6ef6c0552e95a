// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/box/copydraft.h"
#include "ui/play/turn/metpage.h"

/// What is read off the box during a game is kept for games to come.
namespace skyledger::ui {

/// Puts what was typed for a thing into the owner's copy. False, and nothing changes, if the values of the game are made
/// up, if the copy cannot be written or would have a fault, or if nothing was typed.
bool keepInBox(const box::CatalogueFormat &format, const QJsonObject &ofGame, const ValuesAsked &asked,
               const QStringList &typed);

/// The same things, what is typed of which goes into the copy too. `catalogue` tells that of the game.
MetPage::Things keptInBox(MetPage::Things things, const box::CatalogueFormat &format,
                          const std::function<QJsonObject()> &catalogue);

} // namespace skyledger::ui
