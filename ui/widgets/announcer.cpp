// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/announcer.h"

#include <QtWidgets/QAccessibleWidget>
#include <QtWidgets/QWidget>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QLatin1StringView announcerName("announcer");

/// A thing of the window that is heard and never seen.
QWidget *announcerOf(QWidget &window)
{
    auto *found = window.findChild<QWidget *>(announcerName, Qt::FindDirectChildrenOnly);
    if (found == nullptr) {
        found = new QWidget(&window);
        found->setObjectName(announcerName);
        found->hide();
    }
    return found;
}

QAccessibleInterface *hear(const QString &, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    const bool announces = widget != nullptr && widget->objectName() == announcerName;
    return announces ? new QAccessibleWidget(widget, QAccessible::Notification) : nullptr;
}

} // namespace

void announce(QWidget &from, const QString &text)
{
    if (text.isEmpty() || !from.window()->isVisible())
        return;
    QWidget *announcer = announcerOf(*from.window());
    announcer->setAccessibleName(text);
    // Qt 6.4 knows no announcements: desktops listen to notifications that appear, others to alerts.
    for (const QAccessible::Event kind : {QAccessible::ObjectShow, QAccessible::Alert}) {
        QAccessibleEvent event(announcer, kind);
        QAccessible::updateAccessibility(&event);
    }
}

void installAnnouncer()
{
    QAccessible::installFactory(hear);
}

} // namespace skyledger::ui
