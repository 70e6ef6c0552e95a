// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/theme.h"

#include <QtWidgets/QAbstractButton>

#include <functional>

namespace skyledger::ui {

/// A thing on a board that can be taken: a button that draws itself. Letters, digits and arrows go on to its parent;
/// Enter and Space take it, with Shift as `stopThere`.
class DrawnButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Glow {
        Quiet,
        Lit,    ///< offered now
        Missing ///< offered, but a value is missing
    };

    explicit DrawnButton(QWidget *parent = nullptr);

    Glow glow() const { return m_glow; }
    void setGlow(Glow glow);

    /// Where the tool tip comes from: it is asked for only when it is to be shown.
    void setTip(std::function<QString()> tip) { m_tip = std::move(tip); }
    QString tip() const { return m_tip ? m_tip() : QString(); }

signals:
    /// Clicked, or taken by a key; `stopThere` if Shift was held.
    void taken(bool stopThere);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

    /// Ground and frame by glow, and the ring of the focus; answers the inside.
    QRectF drawGround(QPainter &painter, Role ground) const;

private:
    void takeWith(Qt::KeyboardModifiers modifiers);

    std::function<QString()> m_tip;
    Glow m_glow = Glow::Quiet;
    bool m_stopThere = false;
};

/// A rounded panel with its frame: hairline, brass while lit, dashed brass while a value is missing.
void drawPanel(QPainter &painter, const QRectF &rect, Role ground, DrawnButton::Glow glow,
               const Theme &theme);

/// The corner radius of panels in a font's measure.
double cornerRadius(const QFont &font);

} // namespace skyledger::ui
