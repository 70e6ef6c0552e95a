// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/namesmenu.h"

#include "ui/widgets/plainlabel.h"

#include <QtCore/QCollator>
#include <QtWidgets/QMenu>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

namespace {

/// So many names stand together before the next letter begins a group.
constexpr std::size_t fewest = 5;

/// "A – C", by the first and the last name of a group.
QString headingOf(const QString &first, const QString &last)
{
    const QString from = first.left(1).toUpper();
    const QString to = last.left(1).toUpper();
    return from == to ? from : QStringLiteral("%1 – %2").arg(from, to);
}

bool beginAlike(QStringView one, QStringView other)
{
    return one.left(1).compare(other.left(1), Qt::CaseInsensitive) == 0;
}

/// The place behind the last name of the group that begins at one: no letter stands in two groups.
std::size_t endOfGroup(const std::vector<NumberedName> &names, std::size_t begin)
{
    std::size_t end = std::min(begin + fewest, names.size());
    while (end < names.size() && beginAlike(names[end].name, names[end - 1].name))
        ++end;
    return names.size() - end < 2 ? names.size() : end;
}

} // namespace

void openNames(QWidget &below, std::vector<NumberedName> names, std::function<void(int)> take)
{
    const QCollator order;
    std::sort(names.begin(), names.end(), [&order](const NumberedName &a, const NumberedName &b) {
        return order.compare(a.name, b.name) < 0;
    });
    auto *menu = new QMenu(&below);
    menu->setObjectName(QStringLiteral("names"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool areMany = names.size() > 2 * fewest;
    for (std::size_t begin = 0; begin < names.size();) {
        const std::size_t end = areMany ? endOfGroup(names, begin) : names.size();
        if (areMany)
            menu->addSection(withoutKeySigns(headingOf(names[begin].name, names[end - 1].name)));
        for (std::size_t i = begin; i < end; ++i)
            menu->addAction(withoutKeySigns(names[i].name))->setData(names[i].number);
        begin = end;
    }
    QObject::connect(menu, &QMenu::triggered, &below, [take = std::move(take)](const QAction *chosen) {
        if (chosen->data().isValid())
            take(chosen->data().toInt());
    });
    menu->popup(below.mapToGlobal(QPoint(0, below.height())));
}

} // namespace skyledger::ui
