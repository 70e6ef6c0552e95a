// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/findings.h"
#include "app/commandline/terminal.h"
#include "app/commandline/texttable.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CheckText)
};

QString numbered(std::size_t event)
{
    return Text::tr("event %1").arg(event);
}

/// What there is to say about one event.
struct Entry {
    std::size_t event;
    QStringList lines;
};

/// A heading and its events, the numbers in front; nothing if there are none.
QString section(const QString &heading, const std::vector<Entry> &entries)
{
    if (entries.empty())
        return {};
    constexpr int margin = 2;
    const int indent = 2 * margin + columnsOf(numbered(entries.back().event));
    QString text = u'\n' + heading + u'\n';
    for (const Entry &entry : entries) {
        QString start = QString(margin, u' ') + padded(numbered(entry.event), indent - margin);
        for (const QString &line : entry.lines) {
            text += start + wrapped(line, pageColumns(), indent) + u'\n';
            start = QString(indent, u' ');
        }
    }
    return text;
}

QString verdict(const Findings &findings)
{
    const auto inForce = static_cast<int>(findings.inForce);
    QStringList sentences;
    if (findings.illegal)
        sentences << Text::tr("Event %1 is illegal. What follows it cannot be judged.")
                         .arg(findings.illegal->event);
    else if (findings.lacksReport)
        sentences << Text::tr("Event %1 lacks a report. What follows it cannot be judged.")
                         .arg(findings.undetermined.back().event);
    else
        sentences << Text::tr("Nothing is illegal in %n event(s).", nullptr, inForce);
    if (findings.events > findings.inForce) {
        const auto undone = static_cast<int>(findings.events) - inForce;
        sentences << Text::tr("%n event(s) after them are undone and were not judged.", nullptr, undone);
    }
    return wrapped(sentences.join(u' '), pageColumns());
}

QString illegal(const Findings &findings)
{
    if (!findings.illegal)
        return {};
    QStringList lines{findings.illegal->deed};
    for (const Reason &reason : findings.illegal->reasons)
        lines << Text::tr("%1 (%2)", "reason, rule and page").arg(reason.message, reason.rule.shown);
    return section(Text::tr("Illegal"), {{findings.illegal->event, lines}});
}

QString undetermined(const Findings &findings)
{
    std::vector<Entry> entries;
    for (const Findings::Undetermined &each : findings.undetermined) {
        QStringList lines{each.deed, Text::tr("not known: %1").arg(words::listedApart(each.missingInWords))};
        if (!each.lacksInWords.isEmpty())
            lines << Text::tr("must be reported: %1").arg(words::listed(each.lacksInWords));
        entries.push_back({each.event, lines});
    }
    return section(Text::tr("Undetermined, since component values are not known"), entries);
}

QString overrides(const Findings &findings)
{
    std::vector<Entry> entries;
    for (const Findings::Overridden &each : findings.overrides) {
        QStringList lines{each.deed};
        QStringList rules;
        for (const NamedRule &rule : each.rules)
            rules << rule.shown;
        if (!rules.isEmpty())
            lines << Text::tr("rules broken: %1").arg(words::listedApart(rules));
        if (!each.reason.isEmpty())
            lines << Text::tr("reason given: %1").arg(words::printable(each.reason));
        entries.push_back({each.event, lines});
    }
    return section(Text::tr("Overridden by the table"), entries);
}

QString warnings(const Findings &findings)
{
    std::vector<Entry> entries;
    for (const Findings::Warning &each : findings.warnings) {
        if (!entries.empty() && entries.back().event == each.event)
            entries.back().lines << each.message;
        else
            entries.push_back({each.event, {each.message}});
    }
    return section(findings.warningHeading, entries);
}

} // namespace

QString findingsText(const Findings &findings)
{
    QString text = verdict(findings) + u'\n';
    if (!findings.notice.isEmpty())
        text += findings.notice + u'\n';
    return text + illegal(findings) + undetermined(findings) + overrides(findings) + warnings(findings);
}

} // namespace skyledger::commandline
