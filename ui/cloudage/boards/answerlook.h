// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/play/turn/lanespage.h"

namespace skyledger::ui {

/// How the answers that are due are drawn in lanes: levels and upgrades by what they cost and bring.
LanesPage::Look answerLook(const CloudAgeTable &table);
/// Whether answers are due and nothing was chosen yet.
bool answersAreDue(const CloudAgeTable &table);

} // namespace skyledger::ui
