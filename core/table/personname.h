// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

/// Names as people see them, whatever they are made of.
namespace skyledger::table {

/// Whether a character leaves nothing that people see: joiners, fillers, marks of direction, what Unicode lets be
/// ignored, and the empty pattern of Braille.
bool isUnseen(char32_t character);

/// The text without what nobody sees, its letters composed and its spaces single.
QString seen(const QString &text);

/// Whether nobody would see anything of it.
bool isBlank(const QString &text);

/// Whether two names are one to people: they differ by capitals, by what letters are composed of, or by what nobody
/// sees. Blank names are nobody's, and like no other.
bool isSameName(const QString &a, const QString &b);

} // namespace skyledger::table
