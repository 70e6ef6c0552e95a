// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/explained/explanationhtml.h"

#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;
using words::Explanation;
using words::ExplanationLine;
using words::ExplanationSection;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ExplanationHtml)
};

QString escaped(const QString &text)
{
    return text.toHtmlEscaped();
}

/// With its page in one line.
QString unbroken(QString reference)
{
    return escaped(reference.replace(u' ', QChar(QChar::Nbsp)));
}

constexpr QLatin1StringView indent("&nbsp;&nbsp;&nbsp;&nbsp;");

/// Builds the rich text section by section.
class Writer
{
public:
    explicit Writer(const ExplanationStyle &style) : m_style(style) {}

    QString whole(const Explanation &explanation)
    {
        QString html = u"<html><body style=\"color:%1\">"_s.arg(m_style.text.name());
        if (m_style.headline) {
            html += u"<h2>"_s + escaped(explanation.title) + u"</h2>"_s;
            if (!explanation.subtitle.isEmpty())
                html += quiet(escaped(explanation.subtitle), u"p"_s);
        }
        if (!explanation.notice.isEmpty())
            html += u"<p><b>"_s + escaped(explanation.notice) + u"</b></p>"_s;
        bool toldLedgers = false;
        for (std::size_t i = 0; i < explanation.sections.size(); ++i) {
            const bool isLedger = explanation.sections[i].subject == ExplanationSection::Subject::Ledger;
            if (!isLedger || !m_style.isBeside)
                html += section(explanation.sections[i], i);
            else if (!std::exchange(toldLedgers, true))
                html += ledgers(explanation);
        }
        return html + u"</body></html>"_s;
    }

private:
    using Ledgers = std::vector<const ExplanationSection *>;

    QString quiet(const QString &html, const QString &tag = u"span"_s) const
    {
        return u"<%1 style=\"color:%2\">%3</%1>"_s.arg(tag, m_style.quiet.name(), html);
    }

    QString link(const QString &target, const QString &html) const
    {
        return u"<a href=\"%1\" style=\"color:%2; text-decoration:underline\">%3</a>"_s.arg(
            target, m_style.accent.name(), html);
    }

    QString section(const ExplanationSection &section, std::size_t number) const
    {
        QString html = u"<h3>"_s + escaped(section.heading) + u"</h3>"_s;
        html += u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">"_s;
        for (std::size_t i = 0; i < section.lines.size(); ++i) {
            const ExplanationLine &line = section.lines[i];
            const QString key = u"%1:%2"_s.arg(number).arg(i);
            html += row(line, label(line, key), {numberOf(line)});
            if (!isOpen(key))
                continue;
            for (const ExplanationLine &detail : line.details)
                html += row(detail, indent + label(detail, {}), {numberOf(detail)});
        }
        return html + u"</table>"_s;
    }

    /// All ledgers as one table: a column for each player, a row for each source.
    QString ledgers(const Explanation &explanation) const
    {
        Ledgers players;
        for (const ExplanationSection &section : explanation.sections) {
            if (section.subject == ExplanationSection::Subject::Ledger)
                players.push_back(&section);
        }
        QStringList heads;
        QStringList totals;
        ExplanationLine sum;
        QString remarks;
        for (const ExplanationSection *player : players) {
            heads << u"<b>"_s + escaped(player->heading) + u"</b>"_s;
            for (const ExplanationLine &line : player->lines) {
                if (line.isSum) {
                    sum = line;
                    totals << numberOf(line);
                } else if (!line.source) {
                    remarks +=
                        u"<tr><td colspan=\"%1\"><b>%2</b>&nbsp; %3</td><td align=\"right\">%4</td></tr>"_s
                            .arg(QString::number(players.size() + 1), escaped(player->player),
                                 label(line, {}), references(line));
                }
            }
        }
        QString html =
            u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\" style=\"margin-top:8px\">"_s
            + row({}, {}, heads);
        for (std::size_t source = 0; source < static_cast<std::size_t>(explanation.sources.size()); ++source)
            html += rowsOf(source, explanation, players);
        return html + row(sum, label(sum, {}), totals) + remarks + u"</table>"_s;
    }

    /// What each player has of a source, and the entries behind it where they are wanted.
    QString rowsOf(std::size_t source, const Explanation &explanation, const Ledgers &players) const
    {
        std::vector<ExplanationLine> entries;
        std::vector<qsizetype> owners;
        QStringList numbers;
        for (const ExplanationSection *player : players) {
            numbers << QString();
            for (const ExplanationLine &line : player->lines) {
                if (line.source != source)
                    continue;
                numbers.back() = numberOf(line);
                if (line.details.empty())
                    entries.push_back(line);
                entries.insert(entries.end(), line.details.begin(), line.details.end());
                owners.resize(entries.size(), numbers.size() - 1);
            }
        }
        if (entries.empty())
            return {};
        const ExplanationLine whole =
            words::grouped(explanation.sources[static_cast<qsizetype>(source)], std::move(entries));
        const QString key = u"beside:%1"_s.arg(source);
        QString html = row(whole, label(whole, key), numbers);
        for (std::size_t i = 0; isOpen(key) && i < whole.details.size(); ++i) {
            const ExplanationLine &entry = whole.details[i];
            QStringList own(numbers.size());
            own[owners[i]] = numberOf(entry);
            const QString &name = players[static_cast<std::size_t>(owners[i])]->player;
            html += row(entry, indent + escaped(name) + u" · "_s + label(entry, {}), own);
        }
        return html;
    }

    bool isOpen(const QString &key) const { return m_style.everyEntry || m_style.open.contains(key); }

    /// What a line says, behind it the link to its entries.
    QString label(const ExplanationLine &line, const QString &key) const
    {
        // Entries of the list; a sentence may begin with a name, as its owner writes it.
        QString text = escaped(line.vp ? words::capitalised(line.text) : line.text);
        if (line.isSum)
            text = u"<b>"_s + text + u"</b>"_s;
        if (!line.details.empty() && m_style.unfoldLinks && !m_style.everyEntry) {
            const auto count = static_cast<int>(line.details.size());
            //: Shows the entries behind a sum
            text += u" "_s + link(u"more:"_s + key, escaped(Text::tr("%n entries", nullptr, count)));
        }
        return text;
    }

    static QString numberOf(const ExplanationLine &line)
    {
        if (!line.vp)
            return {};
        return line.isSum ? u"<b>"_s + escaped(words::plainNumber(*line.vp)) + u"</b>"_s
                          : escaped(words::signedNumber(*line.vp));
    }

    /// A row of a table: a number for each player that is told of.
    QString row(const ExplanationLine &line, const QString &text, const QStringList &numbers) const
    {
        const QString top =
            line.isSum ? u" style=\"border-top:1px solid %1\""_s.arg(m_style.line.name()) : QString();
        const auto players = static_cast<int>(numbers.size());
        QString html = u"<tr><td width=\"%1%\"%2>%3</td>"_s.arg(60 - 6 * players).arg(top, text);
        for (const QString &number : numbers)
            html +=
                u"<td width=\"%1%\" align=\"right\"%2>%3</td>"_s.arg(players > 1 ? 11 : 6).arg(top, number);
        return html + u"<td align=\"right\"%1>%2</td></tr>"_s.arg(top, references(line));
    }

    /// The rules and the event of a line, small and quiet; links where somebody follows them.
    QString references(const ExplanationLine &line) const
    {
        QStringList parts;
        if (line.event > 0) {
            const QString words = unbroken(Text::tr("event %1").arg(line.event));
            parts << (m_style.eventLinks ? link(u"event:%1"_s.arg(line.event), words) : words);
        }
        if (!m_style.ruleLinks || line.rules.empty()) {
            if (!line.rules.empty())
                parts << escaped(words::rulesWithPages(line.rules));
        } else {
            for (const words::RuleMention &rule : line.rules)
                parts << link(u"rule:"_s + rule.id, unbroken(words::rulesWithPages({rule})));
        }
        // After a cell with nothing in it Qt leaves no room above the next heading.
        return parts.isEmpty() ? u"&nbsp;"_s
                               : u"&nbsp;&nbsp;<small>%1</small>"_s.arg(quiet(parts.join(u" · "_s)));
    }

    const ExplanationStyle &m_style;
};

} // namespace

ExplanationStyle explanationStyle(const Theme &theme)
{
    ExplanationStyle style;
    style.text = theme.color(Role::Text);
    style.quiet = theme.color(Role::QuietText);
    style.accent = theme.color(Role::Accent);
    style.line = theme.color(Role::Hairline);
    return style;
}

QString explanationHtml(const Explanation &explanation, const ExplanationStyle &style)
{
    return Writer(style).whole(explanation);
}

} // namespace skyledger::ui
