// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/keyplaces.h"

#include <QtCore/QLocale>
#include <QtCore/QStringView>

#include <algorithm>
#include <array>

namespace skyledger::ui {

namespace {

constexpr int rowCount = 3;
constexpr int columnCount = 10;

struct Layout {
    QStringView rows[rowCount];
};
constexpr Layout english{{u"QWERTYUIOP", u"ASDFGHJKL;", u"ZXCVBNM"}};
constexpr Layout french{{u"AZERTYUIOP", u"QSDFGHJKLM", u"WXCVBN"}};
constexpr Layout german{{u"QWERTZUIOP", u"ASDFGHJKLÖ", u"YXCVBNM"}};
constexpr Layout dvorak{{u"',.PYFGCRL", u"AOEUIDHTNS", u";QJKXBM"}};

QChar at(const Layout &layout, const KeyPlace &place)
{
    const QStringView &row = layout.rows[place.row];
    return place.column < row.size() ? row[place.column] : QChar();
}

/// What was pressed so far; null where nothing was.
using Letters = std::array<std::array<QChar, columnCount>, rowCount>;

Letters &learnt()
{
    static Letters letters;
    return letters;
}

/// The keyboard that belongs to the system's language.
const Layout &usualLayout()
{
    const QLocale locale = QLocale::system();
    const QLocale::Territory territory = locale.territory();
    switch (locale.language()) {
    case QLocale::French:
        if (territory == QLocale::Canada)
            return english;
        return territory == QLocale::Switzerland ? german : french;
    case QLocale::German:
    case QLocale::Czech:
    case QLocale::Hungarian:
    case QLocale::Croatian:
    case QLocale::Slovenian:
        return territory == QLocale::Belgium ? french : german;
    default:
        return territory == QLocale::Belgium ? french : territory == QLocale::Switzerland ? german : english;
    }
}

/// How many of the keys that were pressed a layout tells rightly.
int agreement(const Layout &layout)
{
    int count = 0;
    for (int row = 0; row < rowCount; ++row) {
        for (int column = 0; column < columnCount; ++column) {
            const QChar letter = learnt()[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (!letter.isNull() && letter == at(layout, {row, column}))
                ++count;
        }
    }
    return count;
}

/// The layout that agrees best with what was pressed; of several the usual one.
const Layout &likelyLayout()
{
    const Layout *best = &usualLayout();
    for (const Layout *layout : {&english, &french, &german, &dvorak}) {
        if (agreement(*layout) > agreement(*best))
            best = layout;
    }
    return *best;
}

Letters allLetters()
{
    Letters letters = learnt();
    const Layout &layout = likelyLayout();
    for (int row = 0; row < rowCount; ++row) {
        for (int column = 0; column < columnCount; ++column) {
            const QChar likely = at(layout, {row, column});
            const bool isElsewhere =
                std::any_of(learnt().begin(), learnt().end(), [likely](const auto &other) {
                    return std::find(other.begin(), other.end(), likely) != other.end();
                });
            QChar &letter = letters[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (letter.isNull() && !isElsewhere)
                letter = likely;
        }
    }
    return letters;
}

} // namespace

QChar letterAt(const KeyPlace &place)
{
    return allLetters()[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)];
}

bool learnLetter(const KeyPlace &place, QChar letter)
{
    if (!letter.isPrint())
        return false;
    const Letters before = allLetters();
    const QChar typed = letter.toUpper();
    for (auto &row : learnt())
        std::replace(row.begin(), row.end(), typed, QChar()); // another keyboard was plugged in meanwhile
    learnt()[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)] = typed;
    return allLetters() != before;
}

void forgetLetters()
{
    learnt() = {};
}

} // namespace skyledger::ui
