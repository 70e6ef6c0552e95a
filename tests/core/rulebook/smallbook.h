// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/reader.h"

#include <QtCore/QMap>

/// A small rulebook of another game, in German and English, as the files of its folder.
namespace skyledger::rulebook::test {

using Files = QMap<QString, QByteArray>;

inline Files smallBook()
{
    using namespace Qt::Literals::StringLiterals;
    return {
        {u"rulebook.json"_s, R"({"format": "skyledger-rulebook", "version": 1, "game": "ferry",
  "languages": ["de", "en"], "topics": ["sail", "end"],
  "stopWords": {"de": ["der", "die", "das"], "en": ["the", "a", "is"]},
  "foot": {"de": "Nach der ersten Auflage.", "en": "After the first print."}})"_qba},
        {u"glossary.json"_s, R"({"format": "skyledger-glossary", "version": 1, "game": "ferry", "terms": [
  {"id": "boat", "kind": "piece", "page": 2, "de": {"label": "Boot", "heading": "Boote", "inText": "das Boot"},
   "en": {"label": "boat"}, "synonyms": {"de": ["Kahn"], "en": ["barge", "ferry"]},
   "note": {"de": "Ein Wort.", "en": "A word."}},
  {"id": "second-print", "kind": "edition", "page": 1, "de": {"label": "2. Auflage"},
   "en": {"label": "second print"}, "synonyms": {"de": [], "en": []}}]})"_qba},
        {u"sail.json"_s, R"({"topic": "sail", "title": {"de": "Segeln", "en": "Sailing"}, "entries": [
  {"id": "FY-SAIL-01", "covers": ["FY-SAIL-01", "FY-SAIL-02"], "page": 3,
   "title": {"de": "Wie weit ein Boot segelt", "en": "How far a boat sails"},
   "text": {"de": ["Drei Felder.", "Bei Sturm zwei."], "en": ["Three spaces.", "Two in a storm."]},
   "editions": {"second-print": {"de": "Vier Felder.", "en": "Four spaces."}},
   "example": {"de": "Ada segelt drei Felder weit.", "en": "Ada sails three spaces."},
   "picture": "storm", "terms": ["boat"],
   "ask": {"de": ["wie schnell"], "en": ["how fast", "speed"]},
   "rulings": [{"key": "storm", "readings": {"two": {"de": "zwei", "en": "two"},
     "none": {"de": "keines", "en": "none"}}, "why": {"de": "So steht es da.", "en": "It is printed."}}],
   "related": ["FY-END-01"]},
  {"id": "FY-SAIL-03", "covers": ["FY-SAIL-03"], "page": 4, "edition": "second-print",
   "title": {"de": "Ankern", "en": "Anchors"}, "text": {"de": ["Ein Anker hält."], "en": ["An anchor holds."]},
   "terms": [], "ask": {"de": [], "en": []}, "related": []}]})"_qba},
        {u"end.json"_s, R"({"topic": "end", "title": {"de": "Das Ende", "en": "The end"}, "entries": [
  {"id": "FY-END-01", "covers": ["FY-END-01"], "page": 9,
   "title": {"de": "Wann das Spiel endet", "en": "When the game ends"},
   "text": {"de": ["Sobald ein Boot im Hafen liegt."], "en": ["As soon as a boat lies in the port."]},
   "terms": ["boat"], "ask": {"de": ["letzte Runde"], "en": ["last round"]}, "related": ["FY-SAIL-01"]}]})"_qba},
        {u"pictures/storm.svg"_s, "<svg/>"_qba},
    };
}

inline table::Result<Rulebook, ReadError> read(const Files &files)
{
    return readRulebook([&](const QString &name) -> table::Result<QByteArray, ReadError> {
        const auto found = files.constFind(name);
        if (found == files.cend())
            return ReadError{name, {}, {table::expect::readableFile, {QStringLiteral("not there")}}};
        return *found;
    });
}

} // namespace skyledger::rulebook::test
