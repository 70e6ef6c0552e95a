// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/boxside.h"

#include "ui/box/fields/origins.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

BoxSide::BoxSide(BoxDesk &desk, QWidget *parent)
    : QWidget(parent),
      m_desk(desk),
      m_search(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_count(wrappedLabel(u"box-count", this)),
      m_next(namedButton(u"box-next-missing", this)),
      m_undo(namedButton(u"box-undo", this)),
      m_redo(namedButton(u"box-redo", this)),
      m_legend(plainLabel(this))
{
    m_search->setObjectName(u"box-search"_s);
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(u"box-sheets"_s);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_legend->setObjectName(u"box-legend"_s);
    auto *steps = new QHBoxLayout;
    steps->addWidget(m_undo);
    steps->addWidget(m_redo);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_count);
    column->addWidget(m_next);
    column->addLayout(steps);
    column->addWidget(m_legend);
    connect(m_search, &QLineEdit::textChanged, this, &BoxSide::queryChanged);
    connect(m_search, &QLineEdit::returnPressed, this, &BoxSide::foundWanted);
    connect(m_list, &QListWidget::currentRowChanged, this, &BoxSide::rowChosen);
    connect(m_list, &QListWidget::itemActivated, this, &BoxSide::rowTaken);
    connect(m_next, &QPushButton::clicked, this, &BoxSide::missingWanted);
    connect(m_undo, &QPushButton::clicked, this, &BoxSide::undoWanted);
    connect(m_redo, &QPushButton::clicked, this, &BoxSide::redoWanted);
    connect(&desk, &BoxDesk::changed, this, &BoxSide::follow);
    connect(&KeyBindings::shared(), &KeyBindings::changed, this, &BoxSide::retranslate);
    sayAnew(*this, [this] { retranslate(); });
}

int BoxSide::row() const
{
    return m_list->currentRow();
}

void BoxSide::setRow(int row)
{
    m_list->setCurrentRow(row);
}

QString BoxSide::query() const
{
    return m_search->text().trimmed();
}

void BoxSide::clearQuery()
{
    m_search->clear();
}

void BoxSide::beginSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

/// Esc in the search ends the search before it ends anything else.
void BoxSide::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_search->hasFocus() && !m_search->text().isEmpty())
        m_search->clear();
    else if (event->key() == Qt::Key_Down && m_search->hasFocus())
        emit foundWanted();
    else
        QWidget::keyPressEvent(event);
}

void BoxSide::follow()
{
    const QSignalBlocker blocker(m_list);
    const BoxSheets &sheets = m_desk.sheets();
    while (m_list->count() < static_cast<int>(sheets.size()))
        m_list->addItem(QString());
    BoxCount all;
    int widest = 0;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const BoxCount count = countOf(sheets[i], m_desk.draft());
        all.known += count.known;
        all.all += count.all;
        QString text = count.all == 0 || count.missing() > 0
            //: Things of the box, how many of their values are known: "Cities: 12 of 31"
            ? tr("%1: %2 of %3").arg(sheets[i].name).arg(count.known).arg(count.all)
            : tr("✓ %1", "things of the box of which nothing is missing").arg(sheets[i].name);
        m_list->item(static_cast<int>(i))->setText(text);
        m_list->item(static_cast<int>(i))->setToolTip(plainTip(text));
        widest = std::max(widest, fontMetrics().horizontalAdvance(text));
    }
    // The values need most of the room.
    const int room = fontMetrics().horizontalAdvance(u'0') * 30;
    const int needed = std::max(m_next->sizeHint().width(), m_legend->sizeHint().width());
    setFixedWidth(std::max(std::min(widest, room) + fontMetrics().height() * 2, needed));
    m_count->setText(all.missing() == 0
                         ? tr("All %n value(s) are known.", nullptr, all.all)
                         : tr("%1 of %n value(s) are known.", nullptr, all.all).arg(all.known));
    m_next->setEnabled(all.missing() > 0);
    m_undo->setEnabled(m_desk.draft().canUndo());
    m_redo->setEnabled(m_desk.draft().canRedo());
}

void BoxSide::retranslate()
{
    const KeyBindings &bindings = KeyBindings::shared();
    m_search->setPlaceholderText(bindings.told(tr("Search"), keys::find));
    setSaidName(*m_search, tr("Search the whole box"));
    setSaidName(*m_list, tr("What is in the box, in the order of unpacking"));
    m_next->setText(bindings.told(tr("Next missing"), keys::nextMissing));
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_undo->setToolTip(plainTip(bindings.told(tr("Undo"), keys::undo)));
    m_redo->setToolTip(plainTip(bindings.told(tr("Redo"), keys::redo)));
    m_legend->setText(legendOfOrigins());
    m_legend->setFont(scaledFont(font(), 0.9));
    follow();
}

void BoxSide::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        retranslate();
}

} // namespace skyledger::ui
