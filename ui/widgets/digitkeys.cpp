// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/digitkeys.h"

#include <QtCore/QLocale>
#include <QtGui/QGuiApplication>
#include <QtGui/QInputMethod>
#include <QtGui/QKeyEvent>

namespace skyledger::ui {

namespace {

/// Where X11 and Wayland say that the key of the 6 lies.
constexpr quint32 scanCodeOfSix = 15;

/// Where they say that the keys with letters lie, row by row.
struct RowOfLetters {
    quint32 first;
    QLatin1StringView letters;
};
constexpr RowOfLetters rowsOfLetters[] = {{24, QLatin1StringView("QWERTYUIOP")},
                                          {38, QLatin1StringView("ASDFGHJKL")},
                                          {52, QLatin1StringView("ZXCVBNM")}};

struct UpperRowKey {
    char16_t letter;
    int digit;
};

constexpr UpperRowKey upperRow[] = {{u'&', 1}, {u'é', 2}, {u'É', 2}, {u'"', 3}, {u'\'', 4},
                                    {u'(', 5}, {u'§', 6}, {u'è', 7}, {u'È', 7}, {u'_', 8},
                                    {u'!', 8}, {u'ç', 9}, {u'Ç', 9}, {u'à', 0}, {u'À', 0}};

bool isSixOfAFrenchKeyboard(const QKeyEvent &event, bool minusMayBeSix)
{
    if (event.modifiers().testFlag(Qt::KeypadModifier))
        return false;
    if (event.nativeScanCode() != 0)
        return event.nativeScanCode() == scanCodeOfSix;
    return minusMayBeSix || QGuiApplication::inputMethod()->locale().language() == QLocale::French;
}

} // namespace

std::optional<int> typedDigit(const QKeyEvent &event, bool minusMayBeSix)
{
    const bool command = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const QString text = event.text();
    if (command || text.size() != 1)
        return std::nullopt;
    const QChar letter = text[0];
    if (letter.isDigit())
        return letter.digitValue();
    if (letter == u'-' && isSixOfAFrenchKeyboard(event, minusMayBeSix))
        return 6;
    for (const UpperRowKey &key : upperRow) {
        if (letter == key.letter)
            return key.digit;
    }
    return std::nullopt;
}

QString typedText(const QKeyEvent &event)
{
    const QString text = event.text();
    if (text.size() != 1 || !text[0].isLetter() || text[0].script() == QChar::Script_Latin)
        return text;
    for (const RowOfLetters &row : rowsOfLetters) {
        const quint32 at = event.nativeScanCode() - row.first;
        if (event.nativeScanCode() >= row.first && at < static_cast<quint32>(row.letters.size()))
            return text[0].isUpper() ? QString(row.letters[at]) : QString(row.letters[at]).toLower();
    }
    return text;
}

} // namespace skyledger::ui
