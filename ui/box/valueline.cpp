// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/valueline.h"

#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

namespace skyledger::ui {

namespace {

constexpr int longestLine = 400;

bool isStep(const QKeyEvent &key)
{
    return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
}

} // namespace

ValueLine::ValueLine(int characters, QWidget *parent) : QLineEdit(parent), m_characters(characters)
{
    setMaxLength(longestLine);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ValueLine::showKnown(const QString &typed)
{
    m_known = typed;
    if (!isModified())
        reset();
}

void ValueLine::reset()
{
    if (text() != m_known)
        setText(m_known);
    setModified(false);
    setRefused(false);
}

void ValueLine::setRefused(bool refused)
{
    m_isRefused = refused;
    update();
}

QSize ValueLine::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(u'0') * m_characters + fontMetrics().height(),
            QLineEdit::sizeHint().height()};
}

/// A step back is one of the copy unless something was typed here.
bool ValueLine::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && !isModified()
        && isStep(*static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
}

void ValueLine::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        emit finished();
        if (!m_isRefused)
            emit nextWanted((event->modifiers() & Qt::ShiftModifier) == 0);
    } else if (isPlain && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        emit finished();
        emit rowWanted(event->key() == Qt::Key_Up ? -1 : 1);
    } else if (event->key() == Qt::Key_Escape && isModified()) {
        reset();
        emit textEdited(text());
    } else if (!isModified() && isStep(*event)) {
        event->ignore();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void ValueLine::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    emit gotFocus();
}

void ValueLine::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        emit finished();
}

/// What is refused bears a sign, and not only a colour.
void ValueLine::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (!m_isRefused)
        return;
    QPainter painter(this);
    painter.setPen(QPen(Theme::of(palette()).color(Role::LitFrame), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(rect().adjusted(0, 0, -fontMetrics().height() / 3, 0), Qt::AlignRight | Qt::AlignVCenter,
                     QStringLiteral("!"));
}

} // namespace skyledger::ui
