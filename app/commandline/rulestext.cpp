// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/rulestext.h"

#include "app/commandline/games.h"
#include "app/commandline/terminal.h"
#include "app/commandline/texttable.h"
#include "ui/words/glossary.h"
#include "ui/words/language.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;
using rulebook::Entry;
using rulebook::Rulebook;

namespace {

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
    Printer(const Rulebook &rulebook, bool saysGame)
        : m_rulebook(rulebook),
          m_game(findGame(rulebook.game())),
          m_saysGame(saysGame),
          m_language(words::codeOf(words::spokenLanguage()))
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
        const QString &foot = m_rulebook.foot().in(m_language);
        if (!foot.isEmpty())
            text += u'\n' + paragraph(foot);
        return text;
    }

    QStringList titleLine(const Entry &entry) const
    {
        const QString page = entry.page > 0 ? Text::tr("page %1").arg(entry.page) : QString();
        return {entry.id, entry.title.in(m_language), page};
    }

    /// The same with the game.
    QStringList fullTitleLine(const Entry &entry) const
    {
        return titleLine(entry) + (m_saysGame ? QStringList{gameName()} : QStringList());
    }

private:
    QString gameName() const { return m_game ? m_game->name() : m_rulebook.game(); }

    static QString paragraph(const QString &text, int by = indent)
    {
        return QString(by, u' ') + wrapped(text, pageColumns(), by) + u'\n';
    }

    /// The game, the chapter and page, and the edition that alone has the rule.
    QString origin(const Entry &entry) const
    {
        const QString place = placeInBook(entry);
        //: A game, and a chapter and page of its rulebook
        return m_saysGame ? Text::tr("%1: %2").arg(gameName(), place) : place;
    }

    QString placeInBook(const Entry &entry) const
    {
        const rulebook::Topic *topic = m_rulebook.topic(entry.topic);
        QString chapter = topic ? topic->title.in(m_language) : QString();
        if (entry.page == 0)
            return chapter;
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
            const auto known = m_game ? m_game->rulingTitle(ruling.key) : std::nullopt;
            const QString title = known.value_or(ruling.key);
            text += u'\n' + paragraph(Text::tr("Ruling: %1").arg(title));
            for (const rulebook::Reading &reading : ruling.readings) {
                // The word that files have for it is for programs: JSON tells it.
                text += paragraph(u"– "_s + reading.text.in(m_language), 2 * indent);
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
    const GameCommands *m_game;
    bool m_saysGame;
    QString m_language;
};

} // namespace

QString rulesText(const rulebook::Library &library, const std::vector<rulebook::Library::Hit> &found)
{
    const bool sayGames = library.books().size() > 1;
    QString text;
    TextTable others(std::vector<Align>(sayGames ? 4 : 3, Align::Left));
    for (std::size_t i = 0; i < found.size() && i < inFull + byTitle; ++i) {
        const Rulebook &book = library.books()[found[i].book];
        const Printer printer(book, sayGames);
        const Entry &entry = book.entries()[found[i].entry];
        if (i < inFull)
            text += (i > 0 ? u"\n"_s : QString()) + printer.inFull(entry);
        else
            others.add(printer.fullTitleLine(entry));
    }
    if (!others.isEmpty())
        text += u'\n' + Text::tr("Further rules") + u'\n' + others.text(indent);
    return text;
}

} // namespace skyledger::commandline
