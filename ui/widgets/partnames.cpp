// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/partnames.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QToolButton>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct PartNames {
    Q_DECLARE_TR_FUNCTIONS(PartNames)
};

} // namespace

void nameTabs(QTabBar &bar, const QString &name)
{
    bar.setAccessibleName(name);
    // What holds the pages takes the keyboard too.
    if (auto *around = qobject_cast<QTabWidget *>(bar.parentWidget()))
        around->setAccessibleName(name);
    if (auto *left = bar.findChild<QToolButton *>(u"ScrollLeftButton"_s))
        left->setAccessibleName(PartNames::tr("Tabs further to the left"));
    if (auto *right = bar.findChild<QToolButton *>(u"ScrollRightButton"_s))
        right->setAccessibleName(PartNames::tr("Tabs further to the right"));
}

void nameClearButton(QLineEdit &field)
{
    if (auto *button = field.findChild<QToolButton *>()) {
        button->setObjectName(field.objectName() + u"-clear"_s);
        button->setAccessibleName(PartNames::tr("Empty the field"));
    }
}

} // namespace skyledger::ui
