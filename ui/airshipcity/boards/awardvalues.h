// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/boards/drawnboard.h"

namespace skyledger::ui {

/// What the contribution awards bring to the first and the second.
class AwardValues : public DrawnBoard
{
    Q_OBJECT

public:
    AwardValues(const GameTable &table, QWidget *parent);

protected:
    QString spoken() const override;
    void draw(QPainter &painter, const Theme &theme) const override;
};

} // namespace skyledger::ui
