// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/sharing/compareview.h"

#include "ui/airshipcity/sharing/comparemodel.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QHeaderView>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

CompareView::CompareView(CompareModel &model, QWidget *parent) : QTreeView(parent), m_model(model)
{
    setObjectName(u"compare-list"_s);
    setModel(&model);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setTabKeyNavigation(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::Stretch);
    header()->setSectionResizeMode(CompareModel::Taken, QHeaderView::ResizeToContents);
    connect(this, &QTreeView::clicked, this, &CompareView::takeAt);
    connect(this, &QTreeView::doubleClicked, this, [this](const QModelIndex &index) {
        if (index.column() == CompareModel::What)
            m_model.toggle(index.row());
    });
}

void CompareView::takeAt(const QModelIndex &index)
{
    if (index.column() == CompareModel::Mine)
        m_model.take(index.row(), MergeSide::Mine);
    else if (index.column() == CompareModel::Theirs)
        m_model.take(index.row(), MergeSide::Theirs);
    else if (index.column() == CompareModel::Taken)
        m_model.toggle(index.row());
}

void CompareView::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex current = currentIndex();
    const bool isPlain = event->modifiers() == Qt::NoModifier;
    if (current.isValid() && isPlain) {
        switch (event->key()) {
        case Qt::Key_Left:
            m_model.take(current.row(), MergeSide::Mine);
            return;
        case Qt::Key_Right:
            m_model.take(current.row(), MergeSide::Theirs);
            return;
        case Qt::Key_Space:
            m_model.toggle(current.row());
            return;
        default:
            break;
        }
    }
    QTreeView::keyPressEvent(event);
}

} // namespace skyledger::ui
