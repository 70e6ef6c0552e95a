// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/sharing/mergeview.h"

#include "ui/airshipcity/sharing/mergemodel.h"
#include "ui/widgets/wrappingdelegate.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QHeaderView>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

MergeView::MergeView(MergeModel &model, QWidget *parent) : QTreeView(parent), m_model(model)
{
    setObjectName(u"compare-list"_s);
    setModel(&model);
    setRootIsDecorated(false);
    setAllColumnsShowFocus(true);
    setTabKeyNavigation(false);
    setItemDelegate(new WrappingDelegate(*this));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::Stretch);
    header()->setSectionResizeMode(MergeModel::Taken, QHeaderView::ResizeToContents);
    connect(this, &QTreeView::clicked, this, &MergeView::takeAt);
    connect(this, &QTreeView::doubleClicked, this, [this](const QModelIndex &index) {
        if (index.column() == MergeModel::What)
            m_model.toggle(index.row());
    });
}

void MergeView::takeAt(const QModelIndex &index)
{
    if (index.column() == MergeModel::Mine)
        m_model.take(index.row(), MergeSide::Mine);
    else if (index.column() == MergeModel::Theirs)
        m_model.take(index.row(), MergeSide::Theirs);
    else if (index.column() == MergeModel::Taken)
        m_model.toggle(index.row());
}

void MergeView::keyPressEvent(QKeyEvent *event)
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
