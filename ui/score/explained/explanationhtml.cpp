// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/explained/explanationhtml.h"

#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

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
        for (std::size_t i = 0; i < explanation.sections.size(); ++i)
            html += section(explanation.sections[i], i);
        return html + u"</body></html>"_s;
    }

private:
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
            const QString key = u"%1:%2"_s.arg(number).arg(i);
            html += row(section.lines[i], key, 0);
            const bool isOpen = m_style.everyEntry || m_style.open.contains(key);
            if (!isOpen)
                continue;
            for (const ExplanationLine &detail : section.lines[i].details)
                html += row(detail, {}, 1);
        }
        return html + u"</table>"_s;
    }

    QString row(const ExplanationLine &line, const QString &key, int depth) const
    {
        // Entries of the list; a sentence may begin with a name, as its owner writes it.
        QString text = escaped(line.vp ? words::capitalised(line.text) : line.text);
        if (line.isSum)
            text = u"<b>"_s + text + u"</b>"_s;
        if (depth > 0)
            text = u"&nbsp;&nbsp;&nbsp;&nbsp;"_s + text;
        if (!line.details.empty() && m_style.unfoldLinks && !m_style.everyEntry) {
            const auto count = static_cast<int>(line.details.size());
            //: Shows the entries behind a sum
            text += u" "_s + link(u"more:"_s + key, escaped(Text::tr("%n entries", nullptr, count)));
        }
        QString vp = line.vp
            ? escaped(line.isSum ? words::plainNumber(*line.vp) : words::signedNumber(*line.vp))
            : QString();
        if (line.isSum)
            vp = u"<b>"_s + vp + u"</b>"_s;
        const QString top =
            line.isSum ? u" style=\"border-top:1px solid %1\""_s.arg(m_style.line.name()) : QString();
        return u"<tr><td width=\"54%\"%1>%2</td><td width=\"6%\" align=\"right\"%1>%3</td><td align=\"right\"%1>%4</td></tr>"_s
            .arg(top, text, vp, references(line));
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
