// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/tokens.h"

#include <optional>

namespace skyledger::ui {

/// A place or a tile that can be taken: a plate with some words, the key that takes it, or whose piece lies there.
class Plate : public DrawnButton
{
    Q_OBJECT

public:
    explicit Plate(QWidget *parent = nullptr);

    struct Face {
        QString title;
        QString said = {};   ///< the title in full, for screen readers; empty: as it is
        QString detail = {}; ///< who lies there, or why not
        QChar key = {};
        std::optional<PlayerLook> occupant = {};
        bool isEmpty = false; ///< nobody named the tile
        friend bool operator==(const Face &, const Face &) = default;
    };
    void setFace(const Face &face);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Face m_face;
};

} // namespace skyledger::ui
