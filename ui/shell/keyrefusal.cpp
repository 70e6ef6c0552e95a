// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/keyrefusal.h"

#include "ui/widgets/keybindings.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <array>

namespace skyledger::ui {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(KeyRefusal)
};

/// The upper row of a French keyboard takes crews as digits do.
bool takesChoices(int key)
{
    const QChar sign(static_cast<char16_t>(key));
    constexpr int firstNamed = 0x01000000;
    return key < firstNamed && (sign.isLetterOrNumber() || QStringView(u"&\"'").contains(sign));
}

bool walks(int key)
{
    constexpr std::array all{
        Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,     Qt::Key_Down,    Qt::Key_Home,     Qt::Key_End,
        Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Return,   Qt::Key_Enter,
        Qt::Key_Space,  Qt::Key_Escape,   Qt::Key_Insert, Qt::Key_Delete,  Qt::Key_Backspace};
    return std::find(all.begin(), all.end(), key) != all.end();
}

/// Lists and texts are gone through by these, except where pages are.
bool walksFarther(QKeyCombination key, const QString &id)
{
    const bool turns = key.key() == Qt::Key_PageUp || key.key() == Qt::Key_PageDown;
    return turns && key.keyboardModifiers() == Qt::ControlModifier && id != keys::pageBefore
        && id != keys::pageBehind;
}

bool editsText(QKeyCombination key)
{
    constexpr std::array all{Qt::Key_A, Qt::Key_C, Qt::Key_V, Qt::Key_X};
    const bool edits = std::find(all.begin(), all.end(), key.key()) != all.end();
    return edits && key.keyboardModifiers() == Qt::ControlModifier;
}

} // namespace

QString whyKeyIsRefused(const QKeySequence &sequence, const QString &id)
{
    const QKeyCombination key = sequence[0];
    const QString name = KeyBindings::textOf(sequence);
    const Qt::KeyboardModifiers modifiers = key.keyboardModifiers();
    const bool plain = !(modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && takesChoices(key.key()))
        return Say::tr("“%1” takes a crew or a choice of the turn.").arg(name);
    if ((plain && walks(key.key())) || walksFarther(key, id))
        return Say::tr("“%1” walks through the window, takes what has the focus or goes back.").arg(name);
    if (editsText(key))
        return Say::tr("“%1” selects, copies or pastes text and numbers.").arg(name);
    const bool opensMenus =
        modifiers == Qt::AltModifier && (takesChoices(key.key()) || key.key() == Qt::Key_F4);
    if (opensMenus || key.key() == Qt::Key_F10 || key.key() == Qt::Key_Menu)
        return Say::tr("“%1” belongs to the menus and to the desktop.").arg(name);
    return {};
}

} // namespace skyledger::ui
