// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/tokens.h"

#include <optional>
#include <vector>

namespace skyledger::ui {

/// What a contract costs, in letters that a narrow space holds. Its term is the space that it lies on.
void drawContract(QPainter &painter, const QRectF &card, const std::optional<airshipcity::Amounts> &cost,
                  const Theme &theme);
/// Grey backs become coloured faces.
void drawCrews(QPainter &painter, const QRectF &area, const std::vector<PlayerLook> &looks,
               const Theme &theme);
/// The tile of a stage as the table knows it: its gain above, what is chosen below.
void drawStageBonus(QPainter &painter, const QRectF &area,
                    const std::optional<airshipcity::StageBonus> &known, const Theme &theme);

} // namespace skyledger::ui
