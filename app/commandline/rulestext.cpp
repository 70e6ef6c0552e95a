// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/rulestext.h"

#include "app/commandline/texttable.h"
#include "core/airshipcity/rulingtable.h"
#include "ui/airshipcity/words/rulings.h"
#include "ui/words/glossary.h"
#include "ui/words/language.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;
using rulebook::Entry;
using rulebook::Rulebook;

namespace {

constexpr int pageColumns = 100;
constexpr int indent = 2;
constexpr std::size_t inFull = 3;   ///< so many rules are printed whole
constexpr std::size_t byTitle = 10; ///< so many more are named

struct Text {
    Q_DECLARE_TR_FUNCTIONS(RulesCommand)
};

/// Prints rules in the language that is spoken.
class Printer
{
public:
    explicit Printer(const Rulebook &rulebook)
        : m_rulebook(rulebook), m_language(words::codeOf(words::spokenLanguage()))
    {
    }

    QString inFull(const Entry &entry) const
    {
        QString text = entry.id + u"  "_s + entry.title.in(m_language) + u'\n';
        text += paragraph(origin(entry));
        const QStringList &paragraphs = entry.text.in(m_language);
        for (const QString &each : paragraphs)
            text += u'\n' + paragraph(each);
        if (!entry.example.isEmpty())
            text += u'\n' + paragraph(Text::tr("Example: %1").arg(entry.example.in(m_language)));
        text += editions(entry) + rulings(entry) + related(entry);
        return text;
    }

    QStringList titleLine(const Entry &entry) const
    {
        return {entry.id, entry.title.in(m_language), Text::tr("page %1").arg(entry.page)};
    }

private:
    static QString paragraph(const QString &text, int by = indent)
    {
        return QString(by, u' ') + wrapped(text, pageColumns, by) + u'\n';
    }

    /// The chapter and page, and the edition that alone has the rule.
    QString origin(const Entry &entry) const
    {
        const rulebook::Topic *topic = m_rulebook.topic(entry.topic);
        const QString chapter = topic ? topic->title.in(m_language) : QString();
        if (entry.edition.isEmpty())
            return Text::tr("%1, page %2", "chapter and page").arg(chapter, QString::number(entry.page));
        return Text::tr("%1, page %2; %3 only", "chapter, page and edition")
            .arg(chapter, QString::number(entry.page), termLabel(entry.edition));
    }

    QString termLabel(const QString &id) const
    {
        const rulebook::Term *term = m_rulebook.glossary().term(id);
        return term ? term->label.in(m_language) : id;
    }

    QString editions(const Entry &entry) const
    {
        QString text;
        for (const rulebook::EditionText &edition : entry.editions) {
            QString name = termLabel(edition.edition);
            name[0] = name[0].toUpper();
            //: What one edition says: "English edition of 2020: ..."
            text +=
                u'\n' + paragraph(Text::tr("%1: %2", "an edition").arg(name, edition.text.in(m_language)));
        }
        return text;
    }

    QString rulings(const Entry &entry) const
    {
        QString text;
        for (const rulebook::Ruling &ruling : entry.rulings) {
            const auto *known = airshipcity::findRuling(ruling.key.toStdString());
            const QString title = known ? words::rulingTitle(*known) : ruling.key;
            text += u'\n' + paragraph(Text::tr("Ruling: %1").arg(title));
            for (const rulebook::Reading &reading : ruling.readings) {
                const QString line = Text::tr("%1: %2", "a reading of a rule");
                text += paragraph(line.arg(reading.value, reading.text.in(m_language)), 2 * indent);
            }
            text += paragraph(ruling.why.in(m_language), 2 * indent);
        }
        return text;
    }

    QString related(const Entry &entry) const
    {
        const std::vector<const Entry *> others = m_rulebook.related(entry);
        if (others.empty())
            return {};
        TextTable table({Align::Left, Align::Left, Align::Left});
        for (const Entry *other : others)
            table.add(titleLine(*other));
        return u'\n' + paragraph(Text::tr("See also")) + table.text(2 * indent);
    }

    const Rulebook &m_rulebook;
    QString m_language;
};

} // namespace

QString rulesText(const Rulebook &rulebook, const rulebook::Found &found)
{
    const Printer printer(rulebook);
    QString text;
    TextTable others({Align::Left, Align::Left, Align::Left});
    for (std::size_t i = 0; i < found.hits().size() && i < inFull + byTitle; ++i) {
        const Entry &entry = rulebook.entries()[found.hits()[i].entry];
        if (i < inFull)
            text += (i > 0 ? u"\n"_s : QString()) + printer.inFull(entry);
        else
            others.add(printer.titleLine(entry));
    }
    if (!others.isEmpty())
        text += u'\n' + Text::tr("Further rules") + u'\n' + others.text(indent);
    return text;
}

} // namespace skyledger::commandline
