// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/fields.h"
#include "core/rulebook/reader.h"
#include "core/table/jsonreader.h"

#include <set>

namespace skyledger::rulebook {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype maxTerms = 2000;

/// What a term is called in one language. Forms that are not given are those that follow from the label.
void readNames(const JsonNode &node, const QString &language, Term &term)
{
    readObject(node, {"label"_L1, "heading"_L1, "inText"_L1});
    const auto form = [&](QLatin1StringView key, const QString &otherwise) {
        const JsonNode value = node.at(key);
        return value.isPresent() ? value.text(1, maxTextLength) : otherwise;
    };
    const QString label = node.at("label"_L1).text(1, maxTextLength);
    term.label.insert(language, label);
    term.heading.insert(language, form("heading"_L1, label));
    term.inText.insert(language, form("inText"_L1, {}));
}

Term readTerm(const JsonNode &node, const QStringList &languages)
{
    readObject(node, {"id"_L1, "kind"_L1, "page"_L1, "synonyms"_L1, "note"_L1, "sharesLabel"_L1}, languages);
    Term term;
    term.id = readFileId(node.at("id"_L1));
    term.kind = readFileId(node.at("kind"_L1));
    term.page = readPage(node.at("page"_L1));
    for (const QString &language : languages)
        readNames(node.at(language, node.value()[language]), language, term);
    term.synonyms = readTexts(node.at("synonyms"_L1), languages, 0);
    term.note = readText(node.at("note"_L1), languages, false);
    if (const JsonNode shares = node.at("sharesLabel"_L1); shares.isPresent())
        term.sharesLabelWith = readStrings(shares, 1, maxIdLength);
    return term;
}

/// A word that means two things is found out here, unless the glossary says that it knows.
void checkLabel(const JsonNode &node, const std::vector<Term> &before, const Term &term)
{
    for (const auto &[language, label] : term.label) {
        for (const Term &other : before) {
            if (other.label.in(language) == label && !term.sharesLabelWith.contains(other.id))
                node.at(language, node.value()[language]).refuse(expect::ownLabel);
        }
    }
}

std::vector<Term> readTerms(const JsonNode &document, const QStringList &languages)
{
    readObject(document, {"format"_L1, "version"_L1, "game"_L1, "terms"_L1});
    readHeader(document, "skyledger-glossary"_L1);
    const JsonNode list = document.at("terms"_L1);
    const QJsonArray array = list.list(0, maxTerms);
    std::vector<Term> terms;
    terms.reserve(static_cast<std::size_t>(array.size()));
    std::set<QString> ids;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const JsonNode node = list.entry(i, array[i]);
        Term term = readTerm(node, languages);
        if (ids.contains(term.id))
            node.at("id"_L1).refuse(expect::newId);
        ids.insert(term.id);
        checkLabel(node, terms, term);
        terms.push_back(std::move(term));
    }
    return terms;
}

} // namespace

table::Result<Glossary, ReadError> readGlossary(const QByteArray &bytes, const QStringList &languages)
{
    const auto object = table::parseObject(bytes);
    if (!object)
        return object.error();
    table::JsonFaults faults;
    const JsonNode document(faults, object.value());
    std::vector<Term> terms = readTerms(document, languages);
    if (faults.any())
        return faults.first();
    return Glossary(std::move(terms));
}

} // namespace skyledger::rulebook
