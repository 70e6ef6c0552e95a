// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/turn/metpage.h"
#include "ui/whistlemountain/guide/whistlemountaintable.h"

namespace skyledger::ui {

/// What is printed on a machine or upgrade that is met while its values are not known. The table must stay.
MetPage::Things whistleMountainMeets(WhistleMountainTable &table);

} // namespace skyledger::ui
