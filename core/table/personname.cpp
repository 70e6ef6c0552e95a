// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/personname.h"

#include <QtCore/QList>

#include <algorithm>
#include <iterator>

namespace skyledger::table {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

/// Unicode's Default_Ignorable_Code_Point, of which Qt knows no list, and the empty pattern of Braille.
constexpr Range unseenRanges[] = {
    {0x00AD, 0x00AD},   {0x034F, 0x034F},   {0x061C, 0x061C},   {0x115F, 0x1160}, {0x17B4, 0x17B5},
    {0x180B, 0x180F},   {0x200B, 0x200F},   {0x202A, 0x202E},   {0x2060, 0x206F}, {0x2800, 0x2800},
    {0x3164, 0x3164},   {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFF8},
    {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
};

} // namespace

bool isUnseen(char32_t character)
{
    return std::any_of(std::begin(unseenRanges), std::end(unseenRanges), [character](const Range &range) {
        return range.first <= character && character <= range.last;
    });
}

QString seen(const QString &text)
{
    QString left;
    const QList<uint> characters = text.toUcs4();
    for (const char32_t character : characters) {
        if (!isUnseen(character))
            left += QString::fromUcs4(&character, 1);
    }
    return left.normalized(QString::NormalizationForm_C).simplified();
}

bool isBlank(const QString &text)
{
    return seen(text).isEmpty();
}

bool isSameName(const QString &a, const QString &b)
{
    const auto compared = [](const QString &name) {
        return seen(name).toCaseFolded().normalized(QString::NormalizationForm_C);
    };
    return !isBlank(a) && compared(a) == compared(b);
}

} // namespace skyledger::table
