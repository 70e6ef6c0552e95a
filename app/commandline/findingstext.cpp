// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/findings.h"
#include "app/commandline/terminal.h"
#include "app/commandline/texttable.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/missingvalues.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/warnings.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::columnsOf;
using commandline::padded;
using commandline::pageColumns;
using commandline::wrapped;

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

/// Writes what was found about the events of one record.
class FindingsText
{
public:
    FindingsText(const Findings &findings, const GameRecord &record)
        : m_findings(findings), m_record(record), m_game(record)
    {
    }

    QString text() const
    {
        QString text = verdict() + u'\n';
        const QString notice = words::sampleNotice(m_record.catalogue());
        if (!notice.isEmpty())
            text += notice + u'\n';
        return text + illegal() + undetermined() + overrides() + losses();
    }

private:
    QString verdict() const
    {
        const auto inForce = static_cast<int>(m_record.cursor);
        QStringList sentences;
        if (m_findings.illegal)
            sentences << Text::tr("Event %1 is illegal. What follows it cannot be judged.")
                             .arg(m_findings.illegal->event);
        else if (m_findings.lacksReport)
            sentences << Text::tr("Event %1 lacks a report. What follows it cannot be judged.")
                             .arg(m_findings.undetermined.back().event);
        else
            sentences << Text::tr("Nothing is illegal in %n event(s).", nullptr, inForce);
        if (m_record.entries.size() > m_record.cursor) {
            const auto undone = static_cast<int>(m_record.entries.size()) - inForce;
            sentences << Text::tr("%n event(s) after them are undone and were not judged.", nullptr, undone);
        }
        return wrapped(sentences.join(u' '), pageColumns());
    }

    /// The event in words. The state before it is known as far as the replay went, and for the event where it stopped.
    QString deed(std::size_t event) const
    {
        return words::deed(m_record.entries[event - 1].event, m_game, m_findings.states[event - 1]);
    }

    QString illegal() const
    {
        if (!m_findings.illegal)
            return {};
        const std::size_t number = m_findings.illegal->event;
        QStringList lines{deed(number)};
        for (const Objection &objection : m_findings.illegal->verdict.objections) {
            lines << Text::tr("%1 (%2)", "reason, rule and page")
                         .arg(words::reason(objection, m_game, &m_record.entries[number - 1].event),
                              words::ruleWithPage(objection.rule.as<Rule>()));
        }
        return section(Text::tr("Illegal"), {{number, lines}});
    }

    QString undetermined() const
    {
        std::vector<Entry> entries;
        for (const Findings::Refusal &each : m_findings.undetermined) {
            QStringList missing;
            for (const MissingValue &value : each.verdict.missing)
                missing << words::missingValue(value, m_game);
            QStringList lines{deed(each.event), Text::tr("not known: %1").arg(words::listedApart(missing))};
            if (!each.verdict.lacks.empty()) {
                QStringList lacking;
                for (const play::Code key : each.verdict.lacks)
                    lacking << words::toReport(key.as<ReportKey>());
                lines << Text::tr("must be reported: %1").arg(words::listed(lacking));
            }
            entries.push_back({each.event, lines});
        }
        return section(Text::tr("Undetermined, since component values are not known"), entries);
    }

    QString overrides() const
    {
        std::vector<Entry> entries;
        for (const Findings::Overridden &each : m_findings.overrides) {
            QStringList lines{deed(each.event)};
            QStringList rules;
            for (const Rule rule : each.rules)
                rules << words::ruleWithPage(rule);
            if (!rules.isEmpty())
                lines << Text::tr("rules broken: %1").arg(words::listedApart(rules));
            const QString reason = m_record.note(each.event - 1).reason;
            if (!reason.isEmpty())
                lines << Text::tr("reason given: %1").arg(words::printable(reason));
            entries.push_back({each.event, lines});
        }
        return section(Text::tr("Overridden by the table"), entries);
    }

    QString losses() const
    {
        std::vector<Entry> entries;
        for (const Findings::Loss &each : m_findings.losses) {
            const QString line = words::lostToFullTrack(each.change, m_game);
            if (!entries.empty() && entries.back().event == each.event)
                entries.back().lines << line;
            else
                entries.push_back({each.event, {line}});
        }
        return section(Text::tr("Lost to a full track"), entries);
    }

    const Findings &m_findings;
    const GameRecord &m_record;
    words::GameWords m_game;
};

} // namespace

QString findingsText(const Findings &findings, const GameRecord &record)
{
    return FindingsText(findings, record).text();
}

} // namespace skyledger::airshipcity::cli
