// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QLatin1StringView>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <span>

namespace skyledger::table {

/// What a document should have held at some place. The phrase completes "expected ..." in English and is the
/// key under which `ui/words` finds the same in other languages; `%1`, `%2` in it stand for the arguments.
struct Expectation {
    QLatin1StringView phrase;
    QStringList arguments;
};

/// The first thing in a file that is not as it must be.
struct ReadError {
    QString file;  ///< as it was opened; empty where bytes were read that are no file
    QString place; ///< `events[17].path`; empty for the file as a whole. Entries count from 1
    Expectation expected;
};

/// One line of English: file, place, what was expected.
QString describe(const ReadError &error);

/// What any document can fail to hold. `expect::all` lists the phrases, for translations and their test.
namespace expect {
inline constexpr QLatin1StringView readableFile("a file that can be read (%1)");
inline constexpr QLatin1StringView smallFile("a file of at most %1 bytes");
inline constexpr QLatin1StringView json("JSON in UTF-8 (%1)");
inline constexpr QLatin1StringView lessNesting("JSON that is nested less deeply");
inline constexpr QLatin1StringView object("an object");
inline constexpr QLatin1StringView list("a list");
inline constexpr QLatin1StringView listOf("a list of %1 to %2 entries");
inline constexpr QLatin1StringView listOfExactly("a list of %1 entries");
inline constexpr QLatin1StringView text("a text");
inline constexpr QLatin1StringView textOf("a text of %1 to %2 characters");
inline constexpr QLatin1StringView truth("true or false");
inline constexpr QLatin1StringView wholeNumber("a whole number");
inline constexpr QLatin1StringView numberIn("a whole number from %1 to %2");
inline constexpr QLatin1StringView oneOf("one of %1");
inline constexpr QLatin1StringView exactly("the value %1");
inline constexpr QLatin1StringView olderVersion("version %1 (the file was written by a newer program)");
// Of the files of any game
inline constexpr QLatin1StringView id("an id of 1 to 24 characters out of a-z, 0-9 and -");
inline constexpr QLatin1StringView newId("an id that stands here only once");
inline constexpr QLatin1StringView listedId("an id that the catalogue lists");
inline constexpr QLatin1StringView fewerIds("at most %1 different ids");
inline constexpr QLatin1StringView noSuchKey("no such key in an event of this kind");
inline constexpr QLatin1StringView keyOfThis("a key that this event needs");
inline constexpr QLatin1StringView noOverride("an event that is not itself an override");
inline constexpr QLatin1StringView settablePath("a path that a correction can set");
inline constexpr QLatin1StringView ruling("a known ruling");
inline constexpr QLatin1StringView newName("a name that no other player has");
inline constexpr QLatin1StringView newColor("a colour that no other player has");
inline constexpr QLatin1StringView atMostInAll("at most %1 of all players together");

inline constexpr QLatin1StringView all[] = {
    readableFile,  smallFile,    json,         lessNesting, object,      list,     listOf,
    listOfExactly, text,         textOf,       truth,       wholeNumber, numberIn, oneOf,
    exactly,       olderVersion, id,           newId,       listedId,    fewerIds, noSuchKey,
    keyOfThis,     noOverride,   settablePath, ruling,      newName,     newColor, atMostInAll};
} // namespace expect

} // namespace skyledger::table
