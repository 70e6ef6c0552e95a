// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/spokenboxes.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAccessibleWidget>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>

namespace skyledger::ui {

namespace {

/// What a box that is not typed into tells.
class SpokenBox : public QAccessibleWidget
{
    Q_DECLARE_TR_FUNCTIONS(SpokenBox)

public:
    explicit SpokenBox(QComboBox *box) : QAccessibleWidget(box, QAccessible::ComboBox) {}

    QString text(QAccessible::Text which) const override
    {
        if (which == QAccessible::Value)
            return box().currentText();
        QString own = QAccessibleWidget::text(which);
        if (which != QAccessible::Name)
            return own;
        if (own.isEmpty() || box().currentIndex() < 0)
            return own.isEmpty() ? box().currentText() : own;
        return tr("%1: %2", "what a choice is for, what is chosen").arg(own, box().currentText());
    }
    int childCount() const override { return 1; }
    QAccessibleInterface *child(int index) const override
    {
        return index == 0 ? QAccessible::queryAccessibleInterface(box().view()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child != nullptr && child->object() == box().view() ? 0 : -1;
    }
    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString &action) override
    {
        if (action != showMenuAction() && action != pressAction())
            return;
        box().view()->isVisible() ? box().hidePopup() : box().showPopup();
    }

private:
    QComboBox &box() const { return *static_cast<QComboBox *>(widget()); }
};

QAccessibleInterface *speak(const QString &, QObject *object)
{
    auto *box = qobject_cast<QComboBox *>(object);
    return box != nullptr && !box->isEditable() ? new SpokenBox(box) : nullptr;
}

} // namespace

void installSpokenBoxes()
{
    QAccessible::installFactory(speak);
}

} // namespace skyledger::ui
