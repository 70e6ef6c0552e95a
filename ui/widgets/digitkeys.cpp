// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/digitkeys.h"

#include <QtCore/QLocale>
#include <QtGui/QGuiApplication>
#include <QtGui/QInputMethod>
#include <QtGui/QKeyEvent>

namespace skyledger::ui {

namespace {

/// Codes of keys as X11 and Wayland tell them: 8 more than those of the keyboard itself, which Windows tells. macOS has
/// none.
#ifdef Q_OS_WIN
constexpr quint32 firstOfCodes = 0;
#else
constexpr quint32 firstOfCodes = 8;
#endif
constexpr quint32 scanCodeOfSix = firstOfCodes + 7;
constexpr quint32 scanCodeOfEight = firstOfCodes + 9;

/// The keys with letters, row by row.
struct RowOfLetters {
    quint32 first;
    QLatin1StringView letters;
};
constexpr RowOfLetters rowsOfLetters[] = {{firstOfCodes + 16, QLatin1StringView("QWERTYUIOP")},
                                          {firstOfCodes + 30, QLatin1StringView("ASDFGHJKL")},
                                          {firstOfCodes + 44, QLatin1StringView("ZXCVBNM")}};
constexpr quint32 keysInRow = 10;

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
    if (placeOf(event))
        return std::nullopt; // on some keyboards a key among the letters is a quotation mark
    if (letter == u'!' && event.modifiers().testFlag(Qt::ShiftModifier))
        return std::nullopt; // above the 1 of most keyboards
    if (letter == u'-' && isSixOfAFrenchKeyboard(event, minusMayBeSix))
        return 6;
    for (const UpperRowKey &key : upperRow) {
        if (letter == key.letter)
            return key.digit;
    }
    return std::nullopt;
}

std::optional<std::pair<int, int>> placeOf(const QKeyEvent &event)
{
    int number = 0;
    for (const RowOfLetters &row : rowsOfLetters) {
        const quint32 code = event.nativeScanCode();
        if (code >= row.first && code - row.first < keysInRow)
            return std::pair(number, static_cast<int>(code - row.first));
        ++number;
    }
    return std::nullopt;
}

QString typedText(const QKeyEvent &event)
{
    QString text = event.text();
    if (text == u"!" && event.nativeScanCode() == scanCodeOfEight)
        return QStringLiteral("8"); // of a Belgian keyboard
    const auto place = placeOf(event);
    if (!place || text.size() != 1 || !text[0].isLetter() || text[0].script() == QChar::Script_Latin)
        return text;
    const QLatin1StringView letters = rowsOfLetters[place->first].letters;
    if (place->second >= letters.size())
        return text;
    const QString letter(letters[place->second]);
    return text[0].isUpper() ? letter : letter.toLower();
}

} // namespace skyledger::ui
