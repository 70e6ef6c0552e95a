// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/translated.h"

#include <QtCore/QHashFunctions>

#include <unordered_map>
#include <vector>

namespace skyledger::rulebook {

/// A concept of the game and what it is called.
struct Term {
    QString id;
    QString kind; ///< what sort of concept: `resource`, `board`...
    int page = 0; ///< of the printed book, where the word is met; 0 if its pages are not known
    Text label;   ///< as a label or in a list
    Text
        heading; ///< at the head of a row or column; the same as the label unless the glossary says otherwise
    Text inText; ///< within a sentence, with its article or as a place; else empty
    Texts synonyms; ///< other words that people use; for the search alone
    Text note;      ///< may be empty
    /// Ids of other terms that have the same label in some language, on purpose.
    QStringList sharesLabelWith;
};

/// The official words of a game in every language of its rulebook.
class Glossary
{
public:
    Glossary() = default;
    /// Of two terms with one id the first is found.
    explicit Glossary(std::vector<Term> terms);

    /// All terms, in the order of the file: by kind.
    const std::vector<Term> &terms() const { return m_terms; }
    /// The term with an id; nullptr if there is none.
    const Term *term(const QString &id) const;

private:
    std::vector<Term> m_terms;
    std::unordered_map<QString, std::size_t> m_byId;
};

} // namespace skyledger::rulebook
