// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/journal/journalpanel.h"

#include "ui/widgets/keybindings.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/partnames.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

QHBoxLayout *rowIn(QWidget *bar)
{
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(8, 2, 8, 2);
    return row;
}

} // namespace

JournalPanel::JournalPanel(GameTable &table, QWidget *parent)
    : QWidget(parent), m_table(table), m_view(new JournalView(table, this))
{
    setObjectName(u"journal-panel"_s);
    setFocusProxy(m_view);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_rewrittenBar = rewrittenBar();
    m_flagBar = flagBar();
    m_searchBar = searchBar();
    for (QWidget *bar : {m_rewrittenBar, m_flagBar, m_searchBar}) {
        bar->hide();
        column->addWidget(bar);
    }
    column->addWidget(m_view, 1);
    auto *find = new QShortcut(this);
    KeyBindings::shared().bind(*find, keys::find);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, &JournalPanel::startSearch);
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.game())
            showFlags();
        if (what.cursor || what.rewritten > 0)
            m_rewrittenBar->hide(); // the game went on; what a new change did is told after this
    });
    connect(&table, &GameTable::pastRewritten, this, &JournalPanel::showRewritten);
    sayAnew(*this, [this] { retranslate(); });
}

QWidget *JournalPanel::rewrittenBar()
{
    auto *bar = new QWidget(this);
    m_rewritten = plainLabel(bar);
    m_rewritten->setObjectName(u"rewritten"_s);
    m_rewritten->setWordWrap(true);
    m_takeBack = namedButton("rewritten-take-back", bar);
    m_putAway = namedButton("rewritten-put-away", bar);
    auto *row = rowIn(bar);
    row->addWidget(m_rewritten, 1);
    row->addWidget(m_takeBack, 0, Qt::AlignTop);
    row->addWidget(m_putAway, 0, Qt::AlignTop);
    connect(m_takeBack, &QPushButton::clicked, this, &JournalPanel::takeBack);
    connect(m_putAway, &QPushButton::clicked, bar, &QWidget::hide);
    return bar;
}

QWidget *JournalPanel::flagBar()
{
    auto *bar = new QWidget(this);
    m_flags = plainLabel(bar);
    m_flags->setObjectName(u"flags"_s);
    m_flags->setWordWrap(true);
    m_nextFlag = namedButton("next-flag", bar);
    auto *row = rowIn(bar);
    row->addWidget(m_flags, 1);
    row->addWidget(m_nextFlag, 0, Qt::AlignTop);
    connect(m_nextFlag, &QPushButton::clicked, m_view, &JournalView::showNextFlagged);
    return bar;
}

QWidget *JournalPanel::searchBar()
{
    auto *bar = new QWidget(this);
    m_search = new QLineEdit(bar);
    m_search->setObjectName(u"journal-search"_s);
    m_search->setClearButtonEnabled(true);
    m_previous = namedButton("search-previous", bar);
    m_next = namedButton("search-next", bar);
    m_close = namedButton("search-close", bar);
    m_nothing = plainLabel(bar);
    m_nothing->setObjectName(u"search-nothing"_s);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    auto *row = new QHBoxLayout;
    row->addWidget(m_search, 1);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(m_close);
    auto *column = new QVBoxLayout(bar);
    column->setContentsMargins(8, 2, 8, 2);
    column->addLayout(row);
    column->addWidget(m_nothing);
    connect(m_search, &QLineEdit::textEdited, m_nothing, &QWidget::hide);
    connect(m_next, &QPushButton::clicked, this, [this] { search(false); });
    connect(m_previous, &QPushButton::clicked, this, [this] { search(true); });
    connect(m_close, &QPushButton::clicked, this, &JournalPanel::endSearch);
    return bar;
}

void JournalPanel::comeForward()
{
    for (QWidget *each = this; each != nullptr; each = each->parentWidget()) {
        if (auto *dock = qobject_cast<QDockWidget *>(each)) {
            dock->show();
            dock->raise();
        }
    }
}

void JournalPanel::showInterventions()
{
    comeForward();
    if (m_view->goToNextIntervention())
        m_view->setFocus(Qt::OtherFocusReason);
}

void JournalPanel::startSearch()
{
    comeForward();
    m_searchBar->show();
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void JournalPanel::endSearch()
{
    m_searchBar->hide();
    m_view->setFocus(Qt::OtherFocusReason);
}

void JournalPanel::search(bool upward)
{
    m_nothing->setVisible(!m_view->findNext(m_search->text(), upward));
}

void JournalPanel::showFlags()
{
    const auto count = static_cast<int>(m_table.session().flaggedEvents().size());
    if (count > 0)
        m_flags->setText(tr("⚑ %n event(s) no longer follow the rules.", nullptr, count));
    m_flagBar->setVisible(count > 0);
}

void JournalPanel::showRewritten(const play::PastChange &change, std::size_t undoLine)
{
    m_change = change;
    m_undoLine = undoLine;
    const auto flagged = static_cast<int>(change.flagged.size());
    QString text;
    if (change.tooLarge)
        text = tr("The past was not changed: the file of the game would become too large.");
    else if (!change.verdict.playable())
        text = tr("The past was not changed: the event cannot happen there.");
    else if (flagged > 0)
        text = tr("The past was changed. %n later event(s) no longer follow the rules.", nullptr, flagged);
    else
        text = tr("The past was changed. All later events still follow the rules.");
    m_rewritten->setText(text);
    m_takeBack->setVisible(undoLine > 0);
    m_rewrittenBar->show();
    showFlags();
}

/// The line as it was before is kept: it is taken up again.
void JournalPanel::takeBack()
{
    const std::size_t line = std::exchange(m_undoLine, 0);
    m_rewrittenBar->hide();
    if (line > 0)
        m_table.takeBackChange(line);
}

void JournalPanel::retranslate()
{
    m_takeBack->setText(tr("Take back"));
    setSaidName(*m_takeBack, tr("Take back the change of the past"));
    m_putAway->setText(tr("Put away"));
    setSaidName(*m_putAway, tr("Put the notice away"));
    m_nextFlag->setText(tr("Next"));
    setSaidName(*m_nextFlag, tr("Show the next event that no longer follows the rules"));
    m_search->setPlaceholderText(tr("Search the journal"));
    setSaidName(*m_search, tr("Search the journal"));
    nameClearButton(*m_search);
    m_previous->setText(u"▲"_s);
    setSaidName(*m_previous, tr("Search upward"));
    m_previous->setToolTip(plainTip(tr("Search upward (Shift+Enter)")));
    m_next->setText(u"▼"_s);
    setSaidName(*m_next, tr("Search downward"));
    m_next->setToolTip(plainTip(tr("Search downward (Enter)")));
    m_close->setText(u"✕"_s);
    setSaidName(*m_close, tr("Close the search"));
    m_close->setToolTip(plainTip(tr("Close the search (Esc)")));
    m_nothing->setText(tr("Nothing found."));
    showFlags();
    if (!m_rewrittenBar->isHidden())
        showRewritten(m_change, m_undoLine);
}

void JournalPanel::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_search->hasFocus() && enter)
        search(event->modifiers() & Qt::ShiftModifier);
    else if (m_search->hasFocus() && event->key() == Qt::Key_Escape)
        endSearch();
    else
        QWidget::keyPressEvent(event);
}

} // namespace skyledger::ui
