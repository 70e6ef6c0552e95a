// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/keybindings.h"

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>

#include <algorithm>
#include <array>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Where a command can be given. The rules have keys of their own while they have the keyboard; a copy of the box and a
/// score sheet take the place of a game.
enum class Place { Everywhere, Game, Rules, Copy, Sheet };

struct Usual {
    QLatin1StringView id;
    Place place;
    QLatin1StringView keys; ///< in the notation of `KeyBindings::Choices`
};

// The first key of each is the one that is named.
constexpr std::array usualKeys{Usual{"new-game"_L1, Place::Everywhere, "Ctrl+N"_L1},
                               Usual{"open"_L1, Place::Everywhere, "Ctrl+O"_L1},
                               Usual{"save-copy"_L1, Place::Everywhere, "Ctrl+Shift+S"_L1},
                               Usual{"close-game"_L1, Place::Everywhere, "Ctrl+W"_L1},
                               Usual{"quit"_L1, Place::Everywhere, "Ctrl+Q"_L1},
                               Usual{"preferences"_L1, Place::Everywhere, "Ctrl+,"_L1},
                               Usual{"larger-text"_L1, Place::Everywhere, "Ctrl++; Ctrl+="_L1},
                               Usual{"smaller-text"_L1, Place::Everywhere, "Ctrl+-"_L1},
                               Usual{"usual-text"_L1, Place::Everywhere, "Ctrl+0"_L1},
                               Usual{"keys"_L1, Place::Everywhere, "Shift+F1"_L1},
                               Usual{keys::undo, Place::Everywhere, "Ctrl+Z"_L1},
                               Usual{keys::redo, Place::Everywhere, "Ctrl+Shift+Z"_L1},
                               Usual{keys::explainRule, Place::Everywhere, "F1"_L1},
                               Usual{keys::searchRules, Place::Everywhere, "F3"_L1},
                               Usual{keys::find, Place::Everywhere, "Ctrl+F"_L1},
                               Usual{keys::print, Place::Everywhere, "Ctrl+P"_L1},
                               Usual{keys::endTurn, Place::Game, "Ctrl+Enter; Ctrl+Return"_L1},
                               Usual{keys::restartTurn, Place::Game, "Ctrl+Backspace"_L1},
                               Usual{keys::lookEarlier, Place::Game, "[; Alt+Left"_L1},
                               Usual{keys::lookLater, Place::Game, "]; Alt+Right"_L1},
                               Usual{keys::correct, Place::Game, "F2"_L1},
                               Usual{keys::allNumbers, Place::Game, "F6"_L1},
                               Usual{keys::tableMode, Place::Game, "F11"_L1},
                               Usual{keys::finalScoring, Place::Game, "F7"_L1},
                               Usual{keys::betweenRounds, Place::Game, "F5"_L1},
                               Usual{keys::gameValues, Place::Game, "F8"_L1},
                               Usual{keys::series, Place::Game, "F9"_L1},
                               Usual{keys::nextMissing, Place::Copy, "F8"_L1},
                               Usual{keys::pageBefore, Place::Copy, "Ctrl+PgUp"_L1},
                               Usual{keys::pageBehind, Place::Copy, "Ctrl+PgDown"_L1},
                               Usual{keys::addPiece, Place::Copy, "Ctrl+Enter; Ctrl+Return"_L1},
                               Usual{keys::finishSheet, Place::Sheet, "Ctrl+Enter; Ctrl+Return"_L1},
                               Usual{keys::copyRows, Place::Sheet, "Ctrl+Shift+C"_L1},
                               Usual{keys::rulesBack, Place::Rules, "Alt+Left"_L1},
                               Usual{keys::rulesForward, Place::Rules, "Alt+Right"_L1}};

const Usual *find(const QString &id)
{
    const auto *const found =
        std::find_if(usualKeys.begin(), usualKeys.end(), [&id](const Usual &each) { return each.id == id; });
    return found == usualKeys.end() ? nullptr : found;
}

Place placeOf(const QString &id)
{
    const Usual *known = find(id);
    return known ? known->place : Place::Everywhere;
}

/// Arrows are drawn on keys, and never written out.
QString arrowOf(Qt::Key key)
{
    switch (key) {
    case Qt::Key_Left:
        return u"←"_s;
    case Qt::Key_Right:
        return u"→"_s;
    case Qt::Key_Up:
        return u"↑"_s;
    case Qt::Key_Down:
        return u"↓"_s;
    default:
        return {};
    }
}

/// Whether a key writes what was typed, however its keyboard makes it: "[" needs AltGr on a French one.
bool writes(const QKeyEvent &event, QKeyCombination wanted)
{
    constexpr int firstNamed = 0x01000000;
    return wanted.keyboardModifiers() == Qt::NoModifier && wanted.key() < firstNamed
        && event.text() == QChar(static_cast<char16_t>(wanted.key()));
}

} // namespace

KeyBindings &KeyBindings::shared()
{
    static KeyBindings bindings;
    return bindings;
}

QList<QKeySequence> KeyBindings::usual(const QString &id)
{
    const Usual *known = find(id);
    return known ? QKeySequence::listFromString(known->keys, QKeySequence::PortableText)
                 : QList<QKeySequence>();
}

std::optional<QList<QKeySequence>> KeyBindings::read(const QString &text)
{
    if (text.isEmpty())
        return QList<QKeySequence>();
    const QList<QKeySequence> keys = QKeySequence::listFromString(text, QKeySequence::PortableText);
    const bool sound = std::none_of(keys.begin(), keys.end(), [](const QKeySequence &key) {
        return key.count() != 1 || key[0].key() == Qt::Key_unknown || key[0].key() == Qt::Key(0);
    });
    if (keys.isEmpty() || !sound)
        return std::nullopt;
    return keys;
}

QString KeyBindings::textOf(const QKeySequence &key)
{
    const QString arrow = key.count() == 1 ? arrowOf(key[0].key()) : QString();
    if (key.count() == 1 && key[0].key() == Qt::Key_Return) // both of them are Enter to people
        return textOf(QKeyCombination(key[0].keyboardModifiers(), Qt::Key_Enter));
    if (arrow.isEmpty())
        return key.toString(QKeySequence::NativeText);
    // What stands before the key.
    const QKeySequence another(QKeyCombination(key[0].keyboardModifiers(), Qt::Key_A));
    return another.toString(QKeySequence::NativeText).chopped(1) + arrow;
}

bool KeyBindings::meet(const QString &id, const QString &other)
{
    const Place one = placeOf(id);
    const Place two = placeOf(other);
    return one == two || one == Place::Everywhere || two == Place::Everywhere;
}

bool KeyBindings::isOfGames(const QString &id)
{
    const Place place = placeOf(id);
    return place == Place::Everywhere || place == Place::Game;
}

QList<QKeySequence> KeyBindings::of(const QString &id) const
{
    const auto chosen = m_choices.constFind(id);
    return chosen == m_choices.constEnd() ? usual(id) : read(*chosen).value_or(usual(id));
}

QString KeyBindings::text(const QString &id) const
{
    const QList<QKeySequence> all = of(id);
    return all.isEmpty() ? QString() : textOf(all.constFirst());
}

QString KeyBindings::allTexts(const QString &id) const
{
    QStringList texts;
    const QList<QKeySequence> all = of(id);
    for (const QKeySequence &key : all) {
        // Two keys of one name are one to people who read it.
        if (const QString text = textOf(key); !texts.contains(text))
            texts << text;
    }
    return texts.join(u", "_s);
}

QString KeyBindings::told(const QString &sentence, const QString &id) const
{
    const QString key = text(id);
    if (key.isEmpty())
        return sentence;
    //: What a button does, and the key that does the same
    return tr("%1 (%2)").arg(sentence, key);
}

bool KeyBindings::matches(const QKeyEvent &event, const QString &id) const
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const QKeyCombination pressed(modifiers, static_cast<Qt::Key>(event.key()));
    const QList<QKeySequence> all = of(id);
    return std::any_of(all.begin(), all.end(), [&](const QKeySequence &key) {
        return key.count() == 1 && (key[0] == pressed || writes(event, key[0]));
    });
}

void KeyBindings::bind(QAction &action, const QString &id)
{
    const auto give = [this, &action, id] { action.setShortcuts(of(id)); };
    give();
    connect(this, &KeyBindings::changed, &action, give);
}

void KeyBindings::bind(QShortcut &shortcut, const QString &id)
{
    const auto give = [this, &shortcut, id] { shortcut.setKeys(of(id)); };
    give();
    connect(this, &KeyBindings::changed, &shortcut, give);
}

void KeyBindings::choose(const Choices &choices)
{
    Choices sound;
    for (auto each = choices.begin(); each != choices.end(); ++each) {
        const auto keys = read(each.value());
        if (keys && *keys != usual(each.key()))
            sound.insert(each.key(), each.value());
    }
    if (sound == m_choices)
        return;
    m_choices = sound;
    emit changed();
}

} // namespace skyledger::ui
