// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/numberfield.h"

namespace skyledger::ui {

/// A number that is typed on a drawn board, in the place where it is printed. Enter keeps it; Esc, or going elsewhere,
/// leaves it unknown.
class PlaceField : public NumberField
{
    Q_OBJECT

public:
    /// Hidden until it is opened.
    explicit PlaceField(QWidget &board);

    /// Lies over a rectangle of the board, empty, and takes the keyboard. `said` is what a reader of the screen says.
    void open(const QRect &place, const QString &said);

signals:
    /// Enter with a number in it.
    void kept(int value);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void close();
};

} // namespace skyledger::ui
