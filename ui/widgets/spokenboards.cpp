// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/spokenboards.h"

#include <QtCore/QMetaObject>
#include <QtWidgets/QAccessibleWidget>
#include <QtWidgets/QWidget>

namespace skyledger::ui {

namespace {

/// A widget that is drawn by hand.
class SpokenBoard : public QAccessibleWidget
{
public:
    explicit SpokenBoard(QWidget *widget) : QAccessibleWidget(widget, QAccessible::Client) {}

    QAccessible::Role role() const override
    {
        if (widget()->accessibleName().isEmpty() || widget()->isWindow())
            return QAccessibleWidget::role();
        return childCount() > 0 ? QAccessible::Grouping : QAccessible::StaticText;
    }
};

/// Of widgets those that are not of a kind for which Qt knows a role. Qt asks for each class of an object, the most
/// derived first.
QAccessibleInterface *speak(const QString &className, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    if (widget == nullptr || className != QLatin1StringView(object->metaObject()->className()))
        return nullptr;
    const QMetaObject *from = object->metaObject();
    while (from != nullptr && QByteArrayView(from->className()).startsWith("skyledger::"))
        from = from->superClass();
    return from == &QWidget::staticMetaObject ? new SpokenBoard(widget) : nullptr;
}

} // namespace

void installSpokenBoards()
{
    QAccessible::installFactory(speak);
}

} // namespace skyledger::ui
