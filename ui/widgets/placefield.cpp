// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/placefield.h"

#include "ui/widgets/saidname.h"

#include <QtGui/QKeyEvent>

#include <algorithm>

namespace skyledger::ui {

PlaceField::PlaceField(QWidget &board) : NumberField(&board)
{
    hide();
    connect(this, &NumberField::nextWanted, this, [this] {
        if (const std::optional<int> typed = value())
            emit kept(*typed);
        else
            close();
    });
}

void PlaceField::open(const QRect &place, const QString &said)
{
    setValue({});
    setSaidName(*this, said);
    QRect wide(place.topLeft(), QSize(std::max(place.width(), sizeHint().width()), place.height()));
    wide.moveRight(std::min(wide.right(), parentWidget()->width() - 1));
    setGeometry(wide);
    show();
    setFocus(Qt::OtherFocusReason);
}

void PlaceField::close()
{
    if (isHidden())
        return;
    const bool hadFocus = hasFocus();
    hide();
    if (hadFocus)
        parentWidget()->setFocus(Qt::OtherFocusReason);
}

void PlaceField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    NumberField::keyPressEvent(event);
}

void PlaceField::focusOutEvent(QFocusEvent *event)
{
    NumberField::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        hide();
}

} // namespace skyledger::ui
