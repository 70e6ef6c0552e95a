// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/tokens.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace skyledger::ui {

/// A player's token beside the name.
class TokenLabel : public QWidget
{
    Q_OBJECT

public:
    explicit TokenLabel(QWidget *parent = nullptr);
    /// How high it is, in lines of text, and how far the token stays from the edges, in pixels.
    void setExtent(double lines, double air);
    void setLook(const PlayerLook &look);
    /// Draws a ring around it; else it stays as small as if there was one.
    void setRing(bool hasRing);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PlayerLook m_look;
    std::optional<bool> m_ring; ///< nothing: there never is one
    double m_lines = 1.5;
    double m_air = 0.5;
};

} // namespace skyledger::ui
