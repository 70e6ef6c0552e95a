// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/keyfield.h"

#include "ui/widgets/composition.h"
#include "ui/widgets/enterkey.h"
#include "ui/widgets/plaintip.h"

#include <QtGui/QKeyEvent>

#include <algorithm>

namespace skyledger::ui {

namespace {

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta
        || key == Qt::Key_AltGr || key == Qt::Key_CapsLock || key == Qt::Key_NumLock;
}

/// The key without what only tells where it lies or how it is written: Shift makes "+" of "=".
QKeyCombination keyOf(const QKeyEvent &event)
{
    Qt::KeyboardModifiers modifiers =
        event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const QString text = event.text();
    const bool isWritten =
        !text.isEmpty() && text.at(0).isPrint() && !text.at(0).isLetterOrNumber() && !text.at(0).isSpace();
    if (!isWritten)
        modifiers |= event.modifiers() & Qt::ShiftModifier;
    return QKeyCombination(modifiers, static_cast<Qt::Key>(event.key()));
}

} // namespace

KeyField::KeyField(QWidget *parent) : QPushButton(parent)
{
    setAutoDefault(false);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QPushButton::clicked, this, [this] { wait(!m_waiting); });
}

void KeyField::showKeys(const QString &meaning, const QString &keys)
{
    m_meaning = meaning;
    m_keys = keys;
    retranslate();
}

QSize KeyField::sizeHint() const
{
    // Wide enough for a key while it waits for one, so that nothing moves.
    const QSize size = QPushButton::sizeHint();
    return {std::max(size.width(), fontMetrics().horizontalAdvance(tr("Press a key…")) + size.height()),
            size.height()};
}

void KeyField::wait(bool waiting)
{
    if (waiting == m_waiting)
        return;
    m_waiting = waiting;
    setDown(waiting);
    retranslate();
}

void KeyField::retranslate()
{
    if (m_waiting)
        setText(tr("Press a key…"));
    else
        setText(m_keys.isEmpty() ? tr("none", "key") : m_keys);
    if (m_waiting)
        //: %1: what a command does
        setAccessibleName(tr("Press the new key for “%1”").arg(m_meaning));
    else if (m_keys.isEmpty())
        setAccessibleName(tr("No key for “%1”").arg(m_meaning));
    else
        setAccessibleName(tr("Key for “%1”: %2", "command, key").arg(m_meaning, m_keys));
    setAccessibleDescription(tr("Enter waits for another key, Delete takes the key away."));
    setToolTip(plainTip(accessibleDescription()));
    updateGeometry();
}

bool KeyField::event(QEvent *event)
{
    const bool pressed = event->type() == QEvent::KeyPress;
    if (m_waiting && (pressed || event->type() == QEvent::ShortcutOverride)) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool leaves = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
        if (leaves)
            wait(false);
        else if (!pressed || take(*key)) {
            event->accept(); // nor may it be a shortcut meanwhile
            return true;
        }
    }
    return QPushButton::event(event);
}

bool KeyField::take(const QKeyEvent &event)
{
    if (isModifier(event.key()) || isComposingKey(event.key()) || event.isAutoRepeat())
        return true;
    wait(false);
    if (event.key() != Qt::Key_Escape)
        emit chosen(QKeySequence(keyOf(event)));
    return true;
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        emit cleared();
    else if (!takeEnterKey(*this, *event))
        QPushButton::keyPressEvent(event);
}

void KeyField::focusOutEvent(QFocusEvent *event)
{
    wait(false);
    QPushButton::focusOutEvent(event);
}

void KeyField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QPushButton::changeEvent(event);
}

} // namespace skyledger::ui
