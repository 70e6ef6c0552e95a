// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/rulebook/entryview.h"

#include "ui/rulebook/ruledrawing.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QScrollBar>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The letters of a line from which on two columns can be read with ease.
constexpr int lettersForColumns = 84;

} // namespace

EntryView::EntryView(QWidget *parent) : QuietBrowser(parent), m_drawings(std::make_unique<RuleDrawings>())
{
    setObjectName(u"rule-entry"_s);
    setAccessibleName(tr("Rule"));
    setOpenLinks(false);
    setFrameShadow(QFrame::Plain); // a frame only while it has the focus
    setUndoRedoEnabled(false);
    document()->setDocumentMargin(fontMetrics().averageCharWidth());
    connect(this, &QuietBrowser::anchorClicked, this,
            [this](const QUrl &link) { emit followed(link.path()); });
}

EntryView::~EntryView() = default;

void EntryView::setLanguages(const QStringList &languages)
{
    if (languages == m_languages)
        return;
    m_languages = languages;
    retell();
}

void EntryView::setFacts(const RuleFacts &facts)
{
    m_facts = facts;
    retell();
}

void EntryView::showEntry(const rulebook::Entry *entry, const rulebook::Found *found,
                          const QStringList &alsoAsked)
{
    m_entry = entry;
    m_glossary = false;
    m_found = found ? std::optional(*found) : std::nullopt;
    m_alsoAsked = alsoAsked;
    fill();
    verticalScrollBar()->setValue(0);
}

void EntryView::showGlossary()
{
    m_entry = nullptr;
    m_glossary = true;
    fill();
    verticalScrollBar()->setValue(0);
}

void EntryView::retell()
{
    const int at = verticalScrollBar()->value();
    fill();
    verticalScrollBar()->setValue(at);
}

bool EntryView::hasRoomForColumns() const
{
    return m_languages.size() > 1
        && viewport()->width() >= fontMetrics().averageCharWidth() * lettersForColumns;
}

void EntryView::fill()
{
    if (!m_library || m_languages.isEmpty())
        return;
    m_columns = hasRoomForColumns();
    Telling telling;
    telling.languages = m_languages;
    telling.sideBySide = m_columns;
    telling.facts = m_facts.editionName ? &m_facts : nullptr;
    telling.found = m_found ? &*m_found : nullptr;
    telling.alsoAsked = m_alsoAsked;
    QString text;
    if (m_entry) {
        text = entryText(*m_library, *m_entry, telling);
        setAccessibleName(tr("Rule: %1", "title").arg(m_entry->title.in(m_languages.constFirst())));
    } else if (m_glossary) {
        QStringList languages(m_languages.constFirst());
        for (const QString &language : m_library->book().languages()) {
            if (language != languages.constFirst())
                languages << language;
        }
        text = u"<p class=\"title\">%1</p>"_s.arg(tr("Words of both editions").toHtmlEscaped())
            + glossaryText(*m_library, languages, 1);
        setAccessibleName(tr("Words of both editions"));
    } else {
        setAccessibleName(tr("Rule"));
    }
    document()->setDefaultFont(font());
    fillDocument(*document(), text, Theme::of(palette()), *m_drawings);
}

void EntryView::resizeEvent(QResizeEvent *event)
{
    QuietBrowser::resizeEvent(event);
    if (hasRoomForColumns() != m_columns)
        retell();
}

void EntryView::changeEvent(QEvent *event)
{
    QuietBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        retell();
}

void EntryView::keyPressEvent(QKeyEvent *event)
{
    // What writes is for the field where rules are searched, and going back is one history's business.
    const bool command = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const bool writes = !command && !event->text().isEmpty() && event->text().at(0).isPrint()
        && event->key() != Qt::Key_Space;
    if (writes || event->key() == Qt::Key_Escape || event->key() == Qt::Key_Backspace)
        event->ignore();
    else
        QuietBrowser::keyPressEvent(event);
}

} // namespace skyledger::ui
