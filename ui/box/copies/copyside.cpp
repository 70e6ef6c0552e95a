// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/copies/copyside.h"

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
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

CopySide::CopySide(const Names &names, QWidget *parent)
    : QWidget(parent),
      m_search(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_count(wrappedLabel(names.prefix + u'-' + names.count, this)),
      m_next(namedButton(names.prefix + u"-next-missing"_s, this)),
      m_undo(namedButton(names.prefix + u"-undo"_s, this)),
      m_redo(namedButton(names.prefix + u"-redo"_s, this)),
      m_legend(plainLabel(this))
{
    m_search->setObjectName(names.prefix + u"-search"_s);
    m_search->setClearButtonEnabled(true);
    m_clear = m_search->findChild<QAbstractButton *>();
    m_clear->setObjectName(names.prefix + u"-search-clear"_s);
    m_list->setObjectName(names.prefix + u'-' + names.list);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_legend->setObjectName(names.prefix + u"-legend"_s);
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
    connect(m_search, &QLineEdit::textChanged, this, &CopySide::queryChanged);
    connect(m_search, &QLineEdit::returnPressed, this, &CopySide::foundWanted);
    connect(m_list, &QListWidget::currentRowChanged, this, &CopySide::rowChosen);
    connect(m_list, &QListWidget::itemActivated, this, &CopySide::rowTaken);
    connect(m_next, &QPushButton::clicked, this, &CopySide::missingWanted);
    connect(m_undo, &QPushButton::clicked, this, &CopySide::undoWanted);
    connect(m_redo, &QPushButton::clicked, this, &CopySide::redoWanted);
    connect(&KeyBindings::shared(), &KeyBindings::changed, this, &CopySide::retranslate);
    sayAnew(*this, [this] { retranslate(); });
}

int CopySide::row() const
{
    return m_list->currentRow();
}

void CopySide::setRow(int row)
{
    m_list->setCurrentRow(row);
}

QString CopySide::query() const
{
    return m_search->text().trimmed();
}

void CopySide::clearQuery()
{
    m_search->clear();
}

void CopySide::beginSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

/// Esc in the search ends the search before it ends anything else.
void CopySide::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_search->hasFocus() && !m_search->text().isEmpty())
        m_search->clear();
    else if (event->key() == Qt::Key_Down && m_search->hasFocus())
        emit foundWanted();
    else
        QWidget::keyPressEvent(event);
}

QWidget *CopySide::pressedStep() const
{
    if (m_undo->hasFocus())
        return m_undo;
    return m_redo->hasFocus() ? m_redo : nullptr;
}

void CopySide::tell(const CopyStanding &standing)
{
    const QSignalBlocker blocker(m_list);
    while (m_list->count() < static_cast<int>(standing.rows.size()))
        m_list->addItem(QString());
    for (int row = 0; row < m_list->count(); ++row) {
        m_list->item(row)->setText(standing.rows[row]);
        m_list->item(row)->setToolTip(plainTip(standing.rows[row]));
    }
    setSaidName(*m_list, standing.about);
    m_count->setText(standing.count);
    m_next->setEnabled(standing.isMissingAny);
    m_undo->setEnabled(standing.canUndo);
    m_redo->setEnabled(standing.canRedo);
    m_undoText = standing.undoText;
    m_redoText = standing.redoText;
    retranslate();
}

/// The values need most of the room.
void CopySide::fit()
{
    int widest = 0;
    for (int row = 0; row < m_list->count(); ++row)
        widest = std::max(widest, fontMetrics().horizontalAdvance(m_list->item(row)->text()));
    const int room = fontMetrics().horizontalAdvance(u'0') * 30;
    const int needed = std::max(m_next->sizeHint().width(), m_legend->sizeHint().width());
    setFixedWidth(std::max(std::min(widest, room) + fontMetrics().height() * 2, needed));
}

void CopySide::retranslate()
{
    const KeyBindings &bindings = KeyBindings::shared();
    m_search->setPlaceholderText(bindings.told(tr("Search"), keys::find));
    setSaidName(*m_search, tr("Search the whole box"));
    setSaidName(*m_clear, tr("Clear the search"));
    m_next->setText(bindings.told(tr("Next missing"), keys::nextMissing));
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_undo->setToolTip(plainTip(bindings.told(m_undoText.isEmpty() ? tr("Undo") : m_undoText, keys::undo)));
    m_redo->setToolTip(plainTip(bindings.told(m_redoText.isEmpty() ? tr("Redo") : m_redoText, keys::redo)));
    m_legend->setText(legendOfOrigins());
    m_legend->setFont(scaledFont(font(), 0.9));
    fit();
}

void CopySide::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        retranslate();
}

} // namespace skyledger::ui
