// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/fold.h"

#include "core/table/folding.h"

#include <QtCore/QLatin1StringView>

#include <algorithm>
#include <array>

namespace skyledger::rulebook {

using namespace Qt::Literals::StringLiterals;

namespace {

enum class Kind { Gap, Letter, Digit, Mark, Apostrophe };

/// What a character is to a word. Marks are the accents of decomposed Unicode; they belong to the letter before.
Kind kindOf(QChar c)
{
    const char16_t code = c.unicode();
    if (code < 0x80) {
        if ((code >= u'a' && code <= u'z') || (code >= u'A' && code <= u'Z'))
            return Kind::Letter;
        if (code >= u'0' && code <= u'9')
            return Kind::Digit;
        return code == u'\'' ? Kind::Apostrophe : Kind::Gap;
    }
    if (code == u'\u2019' || code == u'\u2018' || code == u'\u02bc' || code == u'\u00b4')
        return Kind::Apostrophe;
    if (c.isMark())
        return Kind::Mark;
    if (c.isLetter())
        return Kind::Letter;
    return c.isDigit() ? Kind::Digit : Kind::Gap;
}

void appendFolded(QString &text, QChar c)
{
    const char16_t code = c.unicode();
    if (code < 0x80) {
        text += code >= u'A' && code <= u'Z' ? QChar(char16_t(code + (u'a' - u'A'))) : c;
        return;
    }
    if (const QLatin1StringView letters = table::speltOut(c.toLower()); !letters.isEmpty()) {
        text += letters;
        return;
    }
    switch (kindOf(c)) {
    case Kind::Mark:
        return;
    case Kind::Digit:
        text += QChar(char16_t(u'0' + c.digitValue()));
        return;
    default:
        break;
    }
    const QString parts = c.decomposition();
    if (parts.isEmpty() || parts == c) {
        text += c.toLower();
        return;
    }
    for (const QChar part : parts)
        appendFolded(text, part);
}

template <std::size_t Size>
bool isOneOf(QStringView word, const std::array<QLatin1StringView, Size> &list)
{
    return std::any_of(list.begin(), list.end(), [&](QLatin1StringView each) { return word == each; });
}

/// What stands before an apostrophe in French and means nothing by itself.
bool isElided(QStringView word)
{
    static constexpr std::array elided{"l"_L1, "d"_L1, "qu"_L1, "j"_L1,     "n"_L1,      "s"_L1,
                                       "m"_L1, "t"_L1, "c"_L1,  "jusqu"_L1, "lorsqu"_L1, "puisqu"_L1};
    return isOneOf(word, elided);
}

/// What stands after an apostrophe in English and means nothing by itself.
bool isClitic(QStringView word)
{
    static constexpr std::array clitics{"s"_L1, "m"_L1, "re"_L1, "ve"_L1, "ll"_L1, "d"_L1};
    return isOneOf(word, clitics);
}

/// The end of a run of one kind; marks go with letters.
qsizetype runEnd(QStringView text, qsizetype at, Kind kind)
{
    while (at < text.size() && (kindOf(text[at]) == kind || kindOf(text[at]) == Kind::Mark))
        ++at;
    return at;
}

bool isApostropheBetweenLetters(QStringView text, qsizetype at)
{
    return at > 0 && at + 1 < text.size() && kindOf(text[at]) == Kind::Apostrophe
        && kindOf(text[at + 1]) == Kind::Letter;
}

void fold(Word &word, QStringView text, qsizetype start, qsizetype end, Kind kind)
{
    word.start = start;
    word.length = end - start;
    word.folded.resize(0);
    for (const QChar c : text.sliced(start, end - start))
        appendFolded(word.folded, c);
    if (kind != Kind::Digit)
        return;
    qsizetype zeros = 0;
    while (zeros + 1 < word.folded.size() && word.folded[zeros] == u'0')
        ++zeros;
    word.folded.remove(0, zeros);
}

/// Takes up a word that an apostrophe joins to the one before; false if it is no word of its own.
bool isOwnWord(Word &before, const Word &word)
{
    if (word.folded == "t"_L1) { // don’t
        before.length = word.start + word.length - before.start;
        before.folded += u't';
        return false;
    }
    return !isClitic(word.folded);
}

} // namespace

QString folded(QStringView text)
{
    QString result;
    result.reserve(text.size());
    for (const QChar c : text) {
        const Kind kind = kindOf(c);
        if (kind == Kind::Gap || kind == Kind::Apostrophe)
            result += u' ';
        else
            appendFolded(result, c);
    }
    return result;
}

void readWords(QStringView text, std::vector<Word> &words)
{
    std::size_t count = 0;
    bool joined = false; // by an apostrophe to the word before
    qsizetype at = 0;
    while (at < text.size()) {
        const Kind kind = kindOf(text[at]);
        if (kind != Kind::Letter && kind != Kind::Digit) {
            joined = false;
            ++at;
            continue;
        }
        const qsizetype end = runEnd(text, at, kind);
        if (count == words.size())
            words.emplace_back();
        Word &word = words[count];
        fold(word, text, at, end, kind);
        const bool kept = !joined || isOwnWord(words[count - 1], word);
        joined = isApostropheBetweenLetters(text, end);
        const bool dropped = joined && isElided(word.folded);
        if (kept && !dropped)
            ++count;
        joined = joined && kept && !dropped;
        at = end + (isApostropheBetweenLetters(text, end) ? 1 : 0);
    }
    words.resize(count);
}

std::vector<Word> words(QStringView text)
{
    std::vector<Word> found;
    readWords(text, found);
    return found;
}

QString stem(QStringView folded)
{
    constexpr qsizetype shortest = 4; // what is shorter is no plural, or too little would be left
    QStringView word = folded;
    if (word.size() < shortest)
        return word.toString();
    const bool keepsVowels = word.endsWith("eaux"_L1) || word.endsWith("eux"_L1) || word.endsWith("oux"_L1);
    if (!keepsVowels && word.endsWith("aux"_L1) && word.size() > shortest)
        return word.chopped(2).toString() + u'l';
    if (word.endsWith("xes"_L1))
        word.chop(2);
    else if (keepsVowels || (word.endsWith(u's') && !word.endsWith("ss"_L1)))
        word.chop(1);
    // bonus, bonuses; house, houses
    if (word.size() > shortest + 1 && word.endsWith("use"_L1))
        word.chop(2);
    // utility, utilities; partie, parties; économie, economy
    if (word.size() > shortest && word.endsWith("ie"_L1))
        return word.chopped(2).toString() + u'y';
    while (word.size() > shortest && word.endsWith(u'e'))
        word.chop(1);
    return word.toString();
}

} // namespace skyledger::rulebook
