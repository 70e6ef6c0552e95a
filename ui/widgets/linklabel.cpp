// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/linklabel.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QKeyEvent>

namespace skyledger::ui {

LinkLabel::LinkLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

/// A link keeps the colour that it was made with: in other colours it is made anew.
void LinkLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || text().isEmpty())
        return;
    const QString shown = text();
    clear();
    setText(shown);
    if (hasFocus())
        chooseLink(true);
}

/// Qt chooses the first link with the next Tab only.
void LinkLabel::focusInEvent(QFocusEvent *event)
{
    QLabel::focusInEvent(event);
    const bool forth = event->reason() == Qt::TabFocusReason;
    const bool byKeys = forth || event->reason() == Qt::BacktabFocusReason;
    if (byKeys && !hasSelectedText())
        chooseLink(forth);
}

void LinkLabel::chooseLink(bool first)
{
    if (textInteractionFlags().testFlag(Qt::LinksAccessibleByKeyboard))
        QLabel::focusNextPrevChild(first);
}

/// Backwards Qt never leaves a label with a link: the widget around it is asked to.
bool LinkLabel::event(QEvent *event)
{
    const bool isBackward =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Backtab;
    if (isBackward && parentWidget() != nullptr)
        return QCoreApplication::sendEvent(parentWidget(), event);
    return QLabel::event(event);
}

} // namespace skyledger::ui
