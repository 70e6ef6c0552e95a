// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/rulebook/ruleslist.h"

#include "ui/rulebook/rulesdelegate.h"
#include "ui/rulebook/rulesmodel.h"

#include <QtGui/QKeyEvent>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

RulesList::RulesList(QWidget *parent) : QTreeView(parent)
{
    setObjectName(u"rule-list"_s);
    setItemDelegate(new RulesDelegate(this));
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setExpandsOnDoubleClick(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setEditTriggers(NoEditTriggers);
    setAllColumnsShowFocus(true);
    connect(this, &QTreeView::clicked, this, &RulesList::choose);
}

void RulesList::take(const RulesModel &model)
{
    setRootIsDecorated(!model.isSearch());
    setIndentation(model.isSearch() ? 0 : fontMetrics().height());
}

void RulesList::choose(const QModelIndex &index)
{
    if (index.data(Qt::CheckStateRole).isValid())
        return; // while rules are chosen for the printer, a click marks
    if (index.data(RulesModel::RuleRole).toString().isEmpty())
        setExpanded(index, !isExpanded(index));
    else
        emit chosen(index);
}

void RulesList::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex current = currentIndex();
    const bool command = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !command && current.isValid()) {
        if (current.data(RulesModel::RuleRole).toString().isEmpty())
            setExpanded(current, !isExpanded(current));
        else
            emit chosen(current);
    } else if (event->key() == Qt::Key_Up && !command
               && (!current.isValid() || !indexAbove(current).isValid())) {
        emit leftUpwards();
    } else if (!command && !event->text().isEmpty() && event->text().at(0).isPrint()
               && event->key() != Qt::Key_Space) {
        event->ignore();
    } else {
        QTreeView::keyPressEvent(event);
    }
}

} // namespace skyledger::ui
