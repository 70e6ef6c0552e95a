// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/journal/journalview.h"

#include "ui/play/journal/journaldelegate.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QResizeEvent>
#include <QtWidgets/QMenu>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isHeading(const QModelIndex &index)
{
    const int kind = index.data(JournalModel::KindRole).toInt();
    return kind == JournalModel::RoundHeading || kind == JournalModel::TurnHeading;
}

std::size_t lineOf(const QModelIndex &index)
{
    return static_cast<std::size_t>(index.data(JournalModel::LineRole).toInt());
}

template <class Slot>
QAction *add(QMenu &menu, const QString &name, const QString &text, Slot &&slot)
{
    QAction *action = menu.addAction(text, std::forward<Slot>(slot));
    action->setObjectName(name);
    action->setShortcutContext(Qt::WidgetShortcut); // the menu names the key, the journal takes it
    return action;
}

} // namespace

JournalView::JournalView(GameTable &table, QWidget *parent)
    : QListView(parent), m_table(table), m_model(table), m_delegate(new JournalDelegate(this))
{
    setObjectName(u"journal"_s);
    setModel(&m_model);
    setItemDelegate(m_delegate);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setVerticalScrollMode(ScrollPerItem); // a row at the top is never half hidden
    setResizeMode(Adjust);                // rows are as high as their words
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(NoFrame);
    setTabKeyNavigation(false);
    setOwnMenu(*this);
    setRules(*this, [this](const std::optional<QPoint> &at) {
        const QModelIndex index = at ? indexAt(viewport()->mapFrom(this, *at)) : currentIndex();
        return index.isValid() ? index.data(JournalModel::RulesRole).toStringList()
                               : m_table.narrator().rulesOf(PlayPart::Journal);
    });
    connect(this, &QListView::clicked, this, &JournalView::look);
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.cursor)
            showCurrent();
    });
    connect(&table, &GameTable::lookChanged, this, &JournalView::showLook);
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

void JournalView::showLook()
{
    if (const int row = m_model.shownRow(); row >= 0)
        scrollTo(m_model.index(row));
}

void JournalView::goTo(int row)
{
    setCurrentIndex(m_model.index(row));
    scrollTo(m_model.index(row));
}

/// Of a heading the moment at which it began; a line is opened or closed.
void JournalView::look(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const qsizetype event = index.data(JournalModel::EventRole).toLongLong();
    if (index.data(JournalModel::KindRole).toInt() == JournalModel::SetAside)
        m_model.setOpen(lineOf(index), !index.data(JournalModel::OpenRole).toBool());
    else if (lineOf(index) > 0)
        m_table.lookAtLine(lineOf(index), event);
    else
        m_table.lookAt(isHeading(index) ? event - 1 : event);
}

bool JournalView::findNext(const QString &text, bool upward)
{
    const int from = currentIndex().isValid() ? currentIndex().row() : m_model.currentRow();
    const int row = m_model.find(text, upward ? from - 1 : from + 1, upward);
    if (row >= 0)
        goTo(row);
    return row >= 0;
}

bool JournalView::showNextFlagged()
{
    const int row = m_model.nextFlagged(currentIndex().isValid() ? currentIndex().row() + 1 : 0);
    if (row < 0)
        return false;
    goTo(row);
    look(m_model.index(row));
    return true;
}

bool JournalView::goToNextIntervention()
{
    const int count = m_model.rowCount();
    const int from = currentIndex().isValid() ? currentIndex().row() + 1 : 0;
    for (int i = 0; i < count; ++i) {
        const QModelIndex index = m_model.index((from + i) % count);
        const int kind = index.data(JournalModel::KindRole).toInt();
        const bool intervenes = kind == JournalModel::Correction || kind == JournalModel::Overridden;
        if (intervenes && lineOf(index) == 0) {
            goTo(index.row());
            return true;
        }
    }
    return false;
}

void JournalView::fillLineMenu(QMenu &menu, const QModelIndex &index)
{
    const std::size_t line = lineOf(index);
    if (index.data(JournalModel::KindRole).toInt() == JournalModel::SetAside) {
        const bool open = index.data(JournalModel::OpenRole).toBool();
        add(menu, u"journal-open-line"_s, open ? tr("Hide its events") : tr("Show its events"),
            [this, line, open] { m_model.setOpen(line, !open); });
        add(menu, u"journal-take-up"_s, tr("Take up this line"), [this, line] { m_table.takeUp(line); });
        return;
    }
    add(menu, u"journal-look"_s, tr("Look at this moment"), [this, index = QPersistentModelIndex(index)] {
        look(index);
    })->setShortcut(Qt::Key_Return);
    const qsizetype event = index.data(JournalModel::EventRole).toLongLong();
    add(menu, u"journal-take-up"_s, tr("Take up this line to here"), [this, line, event] {
        if (m_table.takeUp(line))
            m_table.session().jump(event);
    });
}

void JournalView::fillEventMenu(QMenu &menu, const QModelIndex &index)
{
    const qsizetype event = index.data(JournalModel::EventRole).toLongLong();
    const qsizetype cursor = m_table.session().cursor();
    add(menu, u"journal-look"_s, tr("Look at this moment"), [this, event] {
        m_table.lookAt(event);
    })->setShortcut(Qt::Key_Return);
    add(menu, u"journal-go"_s, event < cursor ? tr("Undo to here") : tr("Redo to here"), [this, event] {
        m_table.session().jump(event);
    })->setEnabled(event != cursor);
    const qsizetype turn = m_table.session().turnStart(event - 1); // the end of a turn belongs to it
    add(menu, u"journal-restart-turn"_s, tr("Restart this turn"), [this, turn] {
        m_table.session().jump(turn);
    })->setEnabled(turn != cursor);
    menu.addSeparator();
    fillPastMenu(menu, event);
}

void JournalView::fillPastMenu(QMenu &menu, qsizetype event)
{
    QAction *change =
        add(menu, u"journal-change"_s, tr("Change…"), [this, event] { m_table.startChange(event); });
    KeyBindings::shared().bind(*change, keys::correct);
    add(menu, u"journal-insert"_s, tr("Insert before…"), [this, event] { m_table.startInsert(event); });
    add(menu, u"journal-remove"_s, tr("Remove"), [this, event] {
        m_table.removeEvent(event);
    })->setShortcut(Qt::Key_Delete);
}

void JournalView::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex index =
        event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid() || isHeading(index))
        return;
    setCurrentIndex(index);
    auto *menu = new QMenu(this);
    menu->setObjectName(u"journal-menu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (lineOf(index) > 0)
        fillLineMenu(*menu, index);
    else
        fillEventMenu(*menu, index);
    const bool mouse = event->reason() == QContextMenuEvent::Mouse;
    const QPoint at = mouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(index).center());
    addRulesTo(*menu, *this, at);
    menu->popup(at);
    event->accept();
}

void JournalView::retranslate()
{
    setSaidName(*this, tr("Journal of the game"));
}

/// The keyboard begins at what is in view, and not at the first row far above it.
void JournalView::focusInEvent(QFocusEvent *event)
{
    if (!currentIndex().isValid() && event->reason() != Qt::MouseFocusReason)
        setCurrentIndex(m_model.index(std::max(0, m_model.currentRow())));
    QListView::focusInEvent(event);
}

/// Keys that write something are the game's: nobody searches the journal by its first letters.
void JournalView::keyPressEvent(QKeyEvent *event)
{
    const bool command = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QModelIndex index = currentIndex();
    const bool isEvent = index.isValid() && !isHeading(index) && lineOf(index) == 0;
    const qsizetype number = index.data(JournalModel::EventRole).toLongLong();
    if (enter && !command && index.isValid())
        look(index);
    else if (isEvent && KeyBindings::shared().matches(*event, keys::correct))
        m_table.startChange(number);
    else if (event->key() == Qt::Key_Delete && isEvent)
        m_table.removeEvent(number);
    else if (command || event->text().isEmpty())
        QListView::keyPressEvent(event);
    else
        event->ignore();
}

/// What was in view at the end of the list stays there when a bar comes above it.
void JournalView::resizeEvent(QResizeEvent *event)
{
    const QModelIndex index = m_model.index(m_table.past() ? m_model.shownRow() : m_model.currentRow());
    const bool wasSeen = index.isValid() && QRect(QPoint(), event->oldSize()).intersects(visualRect(index));
    QListView::resizeEvent(event);
    if (wasSeen)
        scrollTo(index);
}

/// A row that comes into sight for the first time takes the height of its words.
void JournalView::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (m_delegate->takeStale())
        scheduleDelayedItemsLayout();
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
