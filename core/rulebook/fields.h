// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/expectations.h"
#include "core/rulebook/translated.h"
#include "core/table/jsonnode.h"

#include <initializer_list>

/// The small values of a rulebook's files. A reader that finds something else notes the fault and answers with a
/// harmless value.
namespace skyledger::rulebook {

using table::JsonNode;

inline constexpr qsizetype maxTextLength = 2000;
inline constexpr qsizetype maxIdLength = 40;
inline constexpr qsizetype maxEntries = 200; ///< of any list
inline constexpr int maxPage = 999;

/// An object that has no other keys than these: a key with a typing mistake would be lost without a word.
QJsonObject readObject(const JsonNode &node, std::initializer_list<QLatin1StringView> keys,
                       const QStringList &moreKeys = {});

/// An id that can be the name of a file.
QString readFileId(const JsonNode &node);

/// A list of texts, none of them empty.
QStringList readStrings(const JsonNode &node, qsizetype least, qsizetype maxLength = maxTextLength);

/// A text in each of the languages and in no others; may be absent if it is not `required`.
Text readText(const JsonNode &node, const QStringList &languages, bool required = true);
/// A list of texts in each of the languages.
Texts readTexts(const JsonNode &node, const QStringList &languages, qsizetype least);

/// A page of the printed book; 0 if it is absent, for a book at hand that does not show its pages.
int readPage(const JsonNode &node);

/// `format`, `version` 1 and a game, which is handed back.
QString readHeader(const JsonNode &document, QLatin1StringView format);

} // namespace skyledger::rulebook
