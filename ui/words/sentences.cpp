// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/sentences.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <algorithm>
#include <vector>

namespace skyledger::words {

namespace {

using play::Fact;

/// The facts of a sentence in its order; fewer where the objection does not have them all.
std::vector<Fact> factsFor(const Sentence &sentence, const play::Objection &objection)
{
    std::vector<Fact> facts;
    for (const play::Code key : sentence.facts) {
        const auto *const fact = std::find_if(objection.facts.begin(), objection.facts.end(),
                                              [&](const Fact &each) { return each.key == key; });
        if (fact != objection.facts.end())
            facts.push_back(*fact);
    }
    return facts;
}

bool fits(const Sentence &sentence, const play::Objection &objection)
{
    if (!sentence.rules.contains(objection.rule))
        return false;
    const std::vector<Fact> facts = factsFor(sentence, objection);
    return facts.size() == sentence.facts.size()
        && (sentence.value < 0 || facts.back().value == sentence.value);
}

QString filled(const QString &text, const QStringList &facts)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int which = text[i] == u'%' && i + 1 < text.size() ? text[i + 1].digitValue() : 0;
        if (which < 1 || which > facts.size()) {
            result += text[i];
            continue;
        }
        result += facts[which - 1];
        ++i;
    }
    return result;
}

} // namespace

QString sentenceFor(const play::Objection &objection, const char *context,
                    std::span<const Sentence> sentences, const std::function<QString(const Fact &)> &wordOf)
{
    const auto at = std::find_if(sentences.begin(), sentences.end(),
                                 [&](const Sentence &each) { return fits(each, objection); });
    if (at == sentences.end())
        return {};
    QStringList facts;
    for (const Fact &fact : factsFor(*at, objection))
        facts << wordOf(fact);
    return filled(QCoreApplication::translate(context, at->text), facts);
}

} // namespace skyledger::words
