// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/announcer.h"

#include <QtWidgets/QAccessibleWidget>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <utility>
#include <vector>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QLatin1StringView announcerName("announcer");

} // namespace

/// A thing of the window that is heard and never seen. Screen readers hear the last of several announcements only: what
/// is told within one turn of the event loop is announced as one.
class Announcer : public QWidget
{
    Q_OBJECT

public:
    explicit Announcer(QWidget *window) : QWidget(window)
    {
        setObjectName(announcerName);
        hide();
    }

    /// What one widget tells is replaced by what it tells later.
    void take(const QWidget *from, const QString &text)
    {
        if (m_told.empty())
            QMetaObject::invokeMethod(this, &Announcer::tell, Qt::QueuedConnection);
        m_told.erase(std::remove_if(m_told.begin(), m_told.end(),
                                    [from](const auto &each) { return each.first == from; }),
                     m_told.end());
        m_told.emplace_back(from, text);
    }

private:
    void tell();

    std::vector<std::pair<const QWidget *, QString>> m_told; ///< by whom, who may be gone
};

void Announcer::tell()
{
    QStringList lines;
    lines.reserve(static_cast<qsizetype>(m_told.size()));
    for (const auto &told : std::as_const(m_told))
        lines << told.second;
    m_told.clear();
    setAccessibleName(lines.join(u'\n'));
    // Qt 6.4 knows no announcements: desktops listen to notifications that appear, others to alerts.
    for (const QAccessible::Event kind : {QAccessible::ObjectShow, QAccessible::Alert}) {
        QAccessibleEvent event(this, kind);
        QAccessible::updateAccessibility(&event);
    }
}

namespace {

Announcer &announcerOf(QWidget &window)
{
    auto *found = window.findChild<Announcer *>(announcerName, Qt::FindDirectChildrenOnly);
    return found != nullptr ? *found : *new Announcer(&window);
}

QAccessibleInterface *hear(const QString &, QObject *object)
{
    auto *announcer = qobject_cast<Announcer *>(object);
    return announcer != nullptr ? new QAccessibleWidget(announcer, QAccessible::Notification) : nullptr;
}

} // namespace

void announce(QWidget &from, const QString &text)
{
    if (!text.isEmpty() && from.window()->isVisible())
        announcerOf(*from.window()).take(&from, text);
}

void installAnnouncer()
{
    QAccessible::installFactory(hear);
}

} // namespace skyledger::ui

#include "announcer.moc"
