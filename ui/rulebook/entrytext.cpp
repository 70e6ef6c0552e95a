// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/rulebook/entrytext.h"

#include "ui/rulebook/ruledrawing.h"
#include "ui/widgets/theme.h"
#include "ui/words/phrases.h"

#include <QtCore/QCollator>
#include <QtCore/QCoreApplication>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>

#include <algorithm>

namespace skyledger::ui {

using namespace rulebook;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double pictureLines = 17;
/// Letters for private use enclose the file of a picture until the picture takes their place.
constexpr QChar pictureBegins(u'\uE000');
constexpr QChar pictureEnds(u'\uE001');

struct Say {
    Q_DECLARE_TR_FUNCTIONS(RuleEntry)
};

/// Words of a text that were found stand out by their ground and a line below.
QString marked(const QString &text, const Found *found)
{
    if (!found)
        return text.toHtmlEscaped();
    QString html;
    qsizetype done = 0;
    for (const Place &place : found->places(text)) {
        html += text.mid(done, place.start - done).toHtmlEscaped();
        html += u"<span class=\"mark\">%1</span>"_s.arg(text.mid(place.start, place.length).toHtmlEscaped());
        done = place.start + place.length;
    }
    return html + text.mid(done).toHtmlEscaped();
}

/// A part of an entry in each of the languages, with a heading above all of them.
struct Section {
    QString heading;   ///< may be empty; in the language that is spoken now
    QStringList texts; ///< rich text, one for each language
    QString ground;    ///< a class of the style sheet; may be empty
};

class EntryWriter
{
public:
    EntryWriter(const RuleLibrary &library, const Entry &entry, const Telling &telling)
        : m_library(library), m_entry(entry), m_telling(telling)
    {
    }

    QString text()
    {
        addTexts();
        addEditions();
        addExample();
        for (const Ruling &ruling : m_entry.rulings)
            addRuling(ruling);
        return alsoAsked() + head() + sections() + picture() + foot();
    }

private:
    QString mark(const QString &text) const { return marked(text, m_telling.found); }
    const QString &ownLanguage() const { return m_telling.languages.constFirst(); }
    template <class TextIn>
    void add(const QString &heading, TextIn textIn, const QString &ground = {})
    {
        Section section{heading, {}, ground};
        section.texts.reserve(m_telling.languages.size());
        for (const QString &language : m_telling.languages)
            section.texts << textIn(language);
        m_sections.push_back(std::move(section));
    }
    void add(const QString &heading, const Text &text, const QString &ground = {})
    {
        add(
            heading, [&](const QString &language) { return mark(text.in(language)); }, ground);
    }

    void addTexts();
    void addEditions();
    void addExample();
    void addRuling(const Ruling &ruling);
    QString readingHeading(const Ruling &ruling, const Reading &reading) const;
    QString editionName(const QString &edition) const;
    QString link(const Entry &entry) const;
    QString alsoAsked() const;
    QString head() const;
    QString sections() const;
    QString columns() const;
    QString oneAfterTheOther() const;
    QString picture() const;
    QString foot() const;

    const RuleLibrary &m_library;
    const Entry &m_entry;
    const Telling &m_telling;
    std::vector<Section> m_sections;
};

QString heading(const QString &text)
{
    return text.isEmpty() ? QString() : u"<p class=\"label\">%1</p>"_s.arg(text.toHtmlEscaped());
}

void EntryWriter::addTexts()
{
    add({}, [this](const QString &language) {
        return u"<span class=\"title\">%1</span>"_s.arg(mark(m_entry.title.in(language)));
    });
    for (qsizetype i = 0; i < m_entry.text.in(ownLanguage()).size(); ++i)
        add({}, [&](const QString &language) { return mark(m_entry.text.in(language).value(i)); });
}

void EntryWriter::addEditions()
{
    for (const EditionText &edition : m_entry.editions) {
        const QString name = words::capitalised(editionName(edition.edition));
        const bool played = m_telling.facts && m_telling.facts->edition == edition.edition;
        add(played ? Say::tr("▸ %1, played in this game", "edition").arg(name) : name, edition.text,
            played ? u"played"_s : QString());
    }
}

void EntryWriter::addExample()
{
    if (!m_entry.example.in(ownLanguage()).isEmpty())
        add(Say::tr("Example"), m_entry.example, u"example"_s);
}

void EntryWriter::addRuling(const Ruling &ruling)
{
    for (const Reading &reading : ruling.readings) {
        const RuleFacts *facts = m_telling.facts;
        const bool played = facts && facts->isGameOpen() && facts->playedReading(ruling.key) == reading.value;
        add(readingHeading(ruling, reading), reading.text, played ? u"played"_s : QString());
    }
    add(Say::tr("Why that is the usual reading"), ruling.why);
}

/// Whether a reading is played in this game, and in which editions it is the usual one.
QString EntryWriter::readingHeading(const Ruling &ruling, const Reading &reading) const
{
    const RuleFacts *facts = m_telling.facts;
    if (!facts)
        return Say::tr("A reading of this rule");
    QStringList usual;
    for (const QString &edition : facts->editions) {
        if (facts->usualReading(edition, ruling.key) == reading.value)
            usual << editionName(edition);
    }
    const bool everywhere = usual.size() == facts->editions.size();
    const bool played = facts->isGameOpen() && facts->playedReading(ruling.key) == reading.value;
    if (played && everywhere)
        return Say::tr("▸ Played in this game; the usual reading");
    if (played && usual.size() == 1)
        return Say::tr("▸ Played in this game; the usual reading of the %1", "edition")
            .arg(usual.constFirst());
    if (played)
        return Say::tr("▸ Played in this game; not the usual reading");
    if (everywhere)
        return Say::tr("The usual reading");
    if (usual.size() == 1)
        return Say::tr("The usual reading of the %1", "edition").arg(usual.constFirst());
    return Say::tr("Another reading, if the table agrees on it");
}

QString EntryWriter::editionName(const QString &edition) const
{
    return m_telling.facts ? m_telling.facts->editionName(edition) : edition;
}

QString EntryWriter::link(const Entry &entry) const
{
    const QString title = entry.title.in(ownLanguage()).toHtmlEscaped();
    return m_telling.links ? u"<a href=\"%1\">%2</a>"_s.arg(entry.id, title)
                           : u"%1 (%2)"_s.arg(title, entry.id);
}

/// Where several rules are behind what was asked about.
QString EntryWriter::alsoAsked() const
{
    QStringList links;
    for (const QString &rule : m_telling.alsoAsked) {
        const Entry *entry = m_library.book().entry(rule);
        if (entry && entry != &m_entry && !links.contains(link(*entry)))
            links << link(*entry);
    }
    if (links.isEmpty())
        return {};
    return u"<p class=\"quiet\">%1</p>"_s.arg(
        Say::tr("Also behind what you asked about: %1", "titles of rules").arg(links.join(u" · "_s)));
}

QString EntryWriter::head() const
{
    const Topic *topic = m_library.book().topic(m_entry.topic);
    const QString chapter = topic ? topic->title.in(ownLanguage()) : QString();
    //: Above a rule: its id, the page of the printed book, its chapter
    QString line = Say::tr("%1 · page %2 of the rulebook · %3")
                       .arg(mark(m_entry.id), QString::number(m_entry.page), chapter.toHtmlEscaped());
    if (m_entry.page == 0)
        line = u"%1 · %2"_s.arg(mark(m_entry.id), chapter.toHtmlEscaped());
    if (!m_entry.edition.isEmpty()) {
        line += u"<br/>"_s
            + Say::tr("Only in the %1", "edition").arg(editionName(m_entry.edition)).toHtmlEscaped();
    }
    return u"<p class=\"quiet\">%1</p>"_s.arg(line);
}

QString EntryWriter::sections() const
{
    return m_telling.sideBySide && m_telling.languages.size() > 1 ? columns() : oneAfterTheOther();
}

QString EntryWriter::columns() const
{
    const qsizetype count = m_telling.languages.size();
    const QString width = QString::number(100 / count);
    QString rows = u"<tr>"_s;
    for (const QString &language : m_telling.languages)
        rows += u"<td width=\"%1%\" class=\"language\">%2</td>"_s.arg(width, languageName(language));
    rows += u"</tr>"_s;
    for (const Section &section : m_sections) {
        if (!section.heading.isEmpty()) {
            rows += u"<tr><td colspan=\"%1\" class=\"label\">%2</td></tr>"_s.arg(
                QString::number(count), section.heading.toHtmlEscaped());
        }
        rows += u"<tr>"_s;
        for (const QString &text : section.texts)
            rows += u"<td width=\"%1%\" class=\"%2\">%3</td>"_s.arg(width, section.ground, text);
        rows += u"</tr>"_s;
    }
    return u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\">%1</table>"_s.arg(rows);
}

/// All of the own language first, then all of the next one.
QString EntryWriter::oneAfterTheOther() const
{
    QString html;
    for (qsizetype i = 0; i < m_telling.languages.size(); ++i) {
        if (m_telling.languages.size() > 1)
            html += u"<p class=\"language\">%1</p>"_s.arg(languageName(m_telling.languages[i]));
        for (const Section &section : m_sections) {
            html += heading(section.heading);
            html += section.ground.isEmpty()
                ? u"<p>%1</p>"_s.arg(section.texts[i])
                : u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"5\"><tr><td class=\"%1\">%2</td></tr></table>"_s
                      .arg(section.ground, section.texts[i]);
        }
    }
    return html;
}

QString EntryWriter::picture() const
{
    if (m_entry.picture.isEmpty())
        return {};
    return u"<p align=\"center\">%1%2%3</p>"_s.arg(
        QString(pictureBegins), m_library.pictureFile(m_entry.picture), QString(pictureEnds));
}

/// The words of the rule in all languages of the book, what it leads to, and what else it answers.
QString EntryWriter::foot() const
{
    QString html;
    QStringList words;
    for (const QString &id : m_entry.terms) {
        const Term *term = m_library.book().glossary().term(id);
        if (!term)
            continue;
        QStringList labels(mark(term->label.in(ownLanguage())));
        for (const QString &language : m_library.book().languages()) {
            if (language != ownLanguage())
                labels << mark(term->label.in(language));
        }
        words << labels.join(u" – "_s);
    }
    const QString book = m_library.book().foot().in(ownLanguage());
    const QString ofWords =
        book.isEmpty() ? Say::tr("Words of both editions") : Say::tr("Words in both languages");
    if (!words.isEmpty())
        html += heading(ofWords) + u"<p>%1</p>"_s.arg(words.join(u" · "_s));
    QStringList related;
    const std::vector<const Entry *> entries = m_library.book().related(m_entry);
    related.reserve(static_cast<qsizetype>(entries.size()));
    for (const Entry *entry : entries)
        related << link(*entry);
    if (!related.isEmpty())
        html += heading(Say::tr("Related rules")) + u"<p>%1</p>"_s.arg(related.join(u" · "_s));
    QStringList covered = m_entry.covers;
    covered.removeAll(m_entry.id);
    if (!covered.isEmpty()) {
        html += u"<p class=\"quiet\">%1</p>"_s.arg(
            Say::tr("This entry answers also: %1", "ids of rules").arg(mark(covered.join(u", "_s))));
    }
    if (!book.isEmpty())
        html += u"<p class=\"quiet\">%1</p>"_s.arg(book.toHtmlEscaped());
    return html;
}

QString styleSheet(const Theme &theme)
{
    const auto name = [&theme](Role role) { return theme.color(role).name(); };
    return u"p { margin-top: 4px; margin-bottom: 4px } "
           "a { color: %1 } .quiet { color: %2 } "
           ".label { color: %2; font-weight: 600; margin-top: 10px; margin-bottom: 2px } "
           ".language { color: %2; font-weight: 600 } "
           ".title { font-size: large; font-weight: 600 } "
           ".mark { background-color: %3; text-decoration: underline } "
           ".example { background-color: %4 } .played { background-color: %5 } "
           "th { text-align: left; color: %2 } .word { padding-right: 8px }"_s.arg(
               name(Role::Accent), name(Role::QuietText), name(Role::Lit), name(Role::Sky),
               name(Role::Developed));
}

void insertPictures(QTextDocument &document, const Theme &theme)
{
    for (;;) {
        QTextCursor begin = document.find(QString(pictureBegins));
        if (begin.isNull())
            return;
        const QTextCursor end = document.find(QString(pictureEnds), begin);
        if (end.isNull())
            return;
        QTextCursor name(&document);
        name.setPosition(begin.selectionEnd());
        name.setPosition(end.selectionStart(), QTextCursor::KeepAnchor);
        const QString file = name.selectedText();
        begin.setPosition(begin.selectionStart());
        begin.setPosition(end.selectionEnd(), QTextCursor::KeepAnchor);
        begin.insertText(QString(QChar::ObjectReplacementCharacter),
                         RuleDrawings::format(file, theme, pictureLines));
    }
}

} // namespace

QString languageName(const QString &language)
{
    // Each language names itself.
    if (language == "fr"_L1)
        return u"Français"_s;
    return language == "en"_L1 ? u"English"_s : language;
}

QString entryText(const RuleLibrary &library, const Entry &entry, const Telling &telling)
{
    return EntryWriter(library, entry, telling).text();
}

QString glossaryText(const RuleLibrary &library, const QStringList &languages, int blocks)
{
    std::vector<const Term *> terms;
    terms.reserve(library.book().glossary().terms().size());
    for (const Term &term : library.book().glossary().terms())
        terms.push_back(&term);
    QCollator order{QLocale(languages.constFirst())};
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::stable_sort(terms.begin(), terms.end(), [&](const Term *a, const Term *b) {
        return order.compare(a->label.in(languages.constFirst()), b->label.in(languages.constFirst())) < 0;
    });
    const std::size_t rows =
        (terms.size() + static_cast<std::size_t>(blocks) - 1) / static_cast<std::size_t>(blocks);
    QString html = u"<tr>"_s;
    for (int block = 0; block < blocks; ++block) {
        for (const QString &language : languages)
            html += u"<th>%1</th>"_s.arg(languageName(language));
    }
    html += u"</tr>"_s;
    for (std::size_t row = 0; row < rows; ++row) {
        html += u"<tr>"_s;
        for (std::size_t at = row; at < terms.size(); at += rows) {
            for (const QString &language : languages)
                html += u"<td class=\"word\">%1</td>"_s.arg(terms[at]->label.in(language).toHtmlEscaped());
        }
        html += u"</tr>"_s;
    }
    return u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"1\">%1</table>"_s.arg(html);
}

void fillDocument(QTextDocument &document, const QString &text, const Theme &theme, RuleDrawings &drawings)
{
    drawings.serve(document);
    document.setDefaultStyleSheet(styleSheet(theme));
    document.setHtml(text);
    insertPictures(document, theme);
}

} // namespace skyledger::ui
