// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/journal/journalview.h"

#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/journal/journaldelegate.h"
#include "ui/widgets/rulehint.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

JournalView::JournalView(GameTable &table, QWidget *parent) : QListView(parent), m_model(table)
{
    setObjectName(u"journal"_s);
    setModel(&m_model);
    setItemDelegate(new JournalDelegate(this));
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(NoFrame);
    setTabKeyNavigation(false);
    setRules(*this, [this](const std::optional<QPoint> &at) {
        const QModelIndex index = at ? indexAt(viewport()->mapFrom(this, *at)) : currentIndex();
        return index.isValid() ? index.data(JournalModel::RulesRole).toStringList()
                               : idsOf({ruleOf(BoardPart::Journal)});
    });
    connect(&table.session(), &airshipcity::Session::changed, this, &JournalView::showCurrent);
    retranslate();
    showCurrent();
}

void JournalView::showCurrent()
{
    const int row = m_model.currentRow();
    if (row >= 0)
        scrollTo(m_model.index(row));
    else
        scrollToTop();
}

void JournalView::retranslate()
{
    setAccessibleName(tr("Journal of the game"));
}

/// Keys that write something are the game's: nobody searches the journal by its first letters.
void JournalView::keyPressEvent(QKeyEvent *event)
{
    const bool command = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (command || event->text().isEmpty())
        QListView::keyPressEvent(event);
    else
        event->ignore();
}

void JournalView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model.retell();
    }
    QListView::changeEvent(event);
}

} // namespace skyledger::ui
