// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QLatin1StringView>
#include <QtCore/QString>

#include <optional>

/// What Qt's reader of JSON takes in silence.
namespace skyledger::table {

/// Something in a document that was read that no program should have to guess about.
struct JsonSlip {
    enum class Kind {
        KeyTwice,         ///< one of the two values would be lost
        ControlCharacter, ///< in a text, where JSON wants it escaped
        HalfACharacter    ///< one of the two codes of which a character is made
    };

    Kind kind = Kind::KeyTwice;
    QString key;          ///< that stands twice
    qsizetype offset = 0; ///< where it stands the second time, or the character does
};

/// The first slip of a document that Qt's reader has taken.
std::optional<JsonSlip> firstSlip(const QByteArray &document);

/// What such a document should have held; beside `table::expect::all`.
namespace expect {
inline constexpr QLatin1StringView notWide("JSON in UTF-8 (this is UTF-16 or UTF-32)");
inline constexpr QLatin1StringView keyOnce("the key %1 only once in an object");
inline constexpr QLatin1StringView noControl("no bare control character in a text");
inline constexpr QLatin1StringView wholeCharacter("both codes of a character, not one alone");

inline constexpr QLatin1StringView slips[] = {notWide, keyOnce, noControl, wholeCharacter};
} // namespace expect

/// Whether bytes are text in UTF-16 or UTF-32, by their mark or by the empty bytes that plain letters have there.
bool looksWide(const QByteArray &bytes);

} // namespace skyledger::table
