// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/corrections/boardnames.h"

#include "core/airshipcity/names.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

QString textOf(std::string_view name)
{
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

int numberBehind(const QString &name, QLatin1StringView beginning)
{
    return name.startsWith(beginning) ? name.sliced(beginning.size()).toInt() : 0;
}

std::optional<Airship> airshipOf(const QWidget &board)
{
    const QString name = board.objectName();
    for (const Airship airship : all<Airship>()) {
        if (name == u"airship-"_s + textOf(nameOf(airship)))
            return airship;
    }
    return std::nullopt;
}

} // namespace skyledger::ui
