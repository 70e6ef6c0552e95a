// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/drawnbutton.h"

namespace skyledger::ui {

/// An arrow at the edge of a board that does something its way. It is full where that is offered, hollow where it is not:
/// most of the time all of them are, so no frame shouts.
class ArrowButton : public DrawnButton
{
    Q_OBJECT

public:
    /// Points up, and turned by so many quarters to the right.
    ArrowButton(int quarters, QWidget *parent);

    /// While something else is dragged that way.
    void setPointedAt(bool pointedAt);
    /// While it is what is asked: then it is lit like other things.
    void setAsked(bool asked);

signals:
    /// The pointer or the keyboard comes to it, or leaves it.
    void pointed(bool here);

protected:
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int m_quarters;
    bool m_pointedAt = false;
    bool m_asked = false;
};

} // namespace skyledger::ui
