// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/copy/citycards.h"
#include "ui/box/cards/boxpageview.h"

#include <memory>

namespace skyledger::ui {

/// A page of Airship City's box: its pieces as cards that are laid out like the cardboard. The desk must stay.
std::unique_ptr<CardPage> cityPage(airshipcity::BoxPage page, CityCards &desk);

} // namespace skyledger::ui
