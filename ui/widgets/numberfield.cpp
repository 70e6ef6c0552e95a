// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/numberfield.h"

#include "ui/widgets/digitkeys.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/theme.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtGui/QRegularExpressionValidator>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

bool isManyCells(const QString &text)
{
    const QString trimmed = text.trimmed();
    return trimmed.contains(u'\t') || trimmed.contains(u'\n') || trimmed.contains(u';')
        || text.contains(u'\t');
}

NumberField::NumberField(QWidget *parent) : QLineEdit(parent)
{
    setAlignment(Qt::AlignRight);
    setValidator(new QRegularExpressionValidator(QRegularExpression(u"[-\u2212]?[0-9]{0,3}"_s), this));
    connect(this, &QLineEdit::textEdited, this, &NumberField::tell);
}

std::optional<int> NumberField::value() const
{
    bool isNumber = false;
    const int number = QString(text()).replace(u'\u2212', u'-').toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

void NumberField::setValue(std::optional<int> shown)
{
    if (shown == value() && (shown || !hasFocus()))
        return;
    if (!shown && text() == "-"_L1)
        return; // a negative number begins
    setText(shown ? QString::number(*shown) : QString());
    if (hasFocus())
        selectAll();
}

void NumberField::setFault(const QString &fault)
{
    if (fault == m_fault)
        return;
    m_fault = fault;
    setAccessibleDescription(fault);
    update();
}

void NumberField::takeText(bool digits)
{
    m_takesText = true;
    m_takesDigits = digits;
    setValidator(nullptr);
    setAlignment(Qt::AlignLeft);
}

void NumberField::tell()
{
    emit entered(value());
    emit typed(text());
}

QSize NumberField::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(u'0') * 8, QLineEdit::sizeHint().height()};
}

QSize NumberField::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(u'0') * 5, QLineEdit::minimumSizeHint().height()};
}

bool NumberField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // Undo is the form's: a field knows only of itself.
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void NumberField::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    m_selectOnRelease = event->reason() == Qt::MouseFocusReason;
    selectAll();
    emit gotFocus();
}

void NumberField::mouseReleaseEvent(QMouseEvent *event)
{
    QLineEdit::mouseReleaseEvent(event);
    if (std::exchange(m_selectOnRelease, false) && !hasSelectedText())
        selectAll();
}

bool NumberField::takeStep(QKeyEvent *event)
{
    const bool whole = selectedText() == text();
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
            return false; // it may be a command of the page
        if (!event->isAutoRepeat())
            emit nextWanted();
        return true;
    case Qt::Key_Up:
        emit stepWanted(-1, 0);
        return true;
    case Qt::Key_Down:
        emit stepWanted(1, 0);
        return true;
    case Qt::Key_Left:
        if (!whole || event->modifiers() & Qt::ShiftModifier)
            return false;
        emit stepWanted(0, -1);
        return true;
    case Qt::Key_Right:
        if (!whole || event->modifiers() & Qt::ShiftModifier)
            return false;
        emit stepWanted(0, 1);
        return true;
    default:
        return false;
    }
}

bool NumberField::takeClipboardKey(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        emit copyWanted(false);
        return true;
    }
    if (KeyBindings::shared().matches(*event, keys::copyRows)) {
        emit copyWanted(true);
        return true;
    }
    if (event->matches(QKeySequence::Paste) && !isReadOnly()) {
        const QString cells = QGuiApplication::clipboard()->text();
        if (isManyCells(cells)) {
            emit pasteWanted(cells);
            return true;
        }
    }
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)) {
        event->ignore();
        return true;
    }
    return false;
}

void NumberField::keyPressEvent(QKeyEvent *event)
{
    if (takeClipboardKey(event) || takeStep(event))
        return;
    if (isReadOnly()) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    if (event->text() == "+"_L1 && !m_takesText) {
        emit plusTyped();
        return;
    }
    const auto digit = m_takesDigits ? typedDigit(*event, !m_mayBeNegative) : std::nullopt;
    if (digit) {
        insert(QString::number(*digit));
        tell();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void NumberField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (m_fault.isEmpty())
        return;
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Role::LitFrame), 2, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 4, 4);
    painter.setPen(theme.color(Role::LitFrame));
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    // Where no digits are.
    painter.drawText(QRectF(rect()).adjusted(7, 0, -7, 0),
                     (m_takesText ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, u"!"_s);
}

} // namespace skyledger::ui
