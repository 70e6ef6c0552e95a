// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/explanation.h"

#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <algorithm>
#include <utility>

namespace skyledger::words {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};

void addLine(QStringList &text, const ExplanationLine &line, int depth)
{
    QString entry = line.text;
    if (line.vp)
        entry = Text::tr("%1: %2", "an entry and its VP")
                    .arg(entry, line.isSum ? points(*line.vp) : signedNumber(*line.vp));
    if (line.event > 0)
        entry = Text::tr("%1, event %2", "an entry of the ledger").arg(entry, QString::number(line.event));
    if (const QString rules = rulesWithPages(line.rules); !rules.isEmpty())
        entry = Text::tr("%1 (%2)", "a sentence and the rules behind it").arg(entry, rules);
    text << QString(qsizetype{2} * depth, u' ') + entry;
    for (const ExplanationLine &each : line.details)
        addLine(text, each, depth + 1);
}

} // namespace

ExplanationLine sentence(const QString &text, std::vector<RuleMention> rules)
{
    ExplanationLine line;
    line.text = text;
    line.rules = std::move(rules);
    return line;
}

ExplanationLine grouped(const QString &source, std::vector<ExplanationLine> entries)
{
    if (entries.size() == 1)
        return entries.front();
    ExplanationLine group = sentence(source, {});
    int vp = 0;
    for (const ExplanationLine &each : entries) {
        vp += each.vp.value_or(0);
        for (const RuleMention &rule : each.rules) {
            if (std::find(group.rules.begin(), group.rules.end(), rule) == group.rules.end())
                group.rules.push_back(rule);
        }
    }
    group.vp = vp;
    group.details = std::move(entries);
    return group;
}

ExplanationLine total(int vp, std::vector<RuleMention> rules)
{
    ExplanationLine line = sentence(Text::tr("Total"), std::move(rules));
    line.vp = vp;
    line.isSum = true;
    return line;
}

QString withPage(const QString &rules, int page)
{
    //: Rules on one page of the printed book: AC-AWD-05, AC-AWD-07, page 12
    return page > 0 ? Text::tr("%1, page %2").arg(rules, QString::number(page)) : rules;
}

QString rulesWithPages(const std::vector<RuleMention> &rules)
{
    if (rules.empty())
        return {};
    const int page = rules.front().page;
    const bool onePage = std::all_of(rules.begin(), rules.end(),
                                     [page](const RuleMention &rule) { return rule.page == page; });
    QStringList items;
    for (const RuleMention &rule : rules)
        items << (onePage ? rule.id : withPage(rule.id, rule.page));
    return onePage ? withPage(listed(items), page) : listedApart(items);
}

QString plainText(const Explanation &explanation)
{
    QStringList text{explanation.title, explanation.subtitle};
    if (!explanation.notice.isEmpty())
        text << explanation.notice;
    for (const ExplanationSection &section : explanation.sections) {
        text << QString() << section.heading;
        for (const ExplanationLine &line : section.lines)
            addLine(text, line, 1);
    }
    return text.join(u'\n') + u'\n';
}

} // namespace skyledger::words
