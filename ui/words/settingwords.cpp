// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/settingwords.h"

#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::words {

using describe::Assignment;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(SettingWords)
};

/// A value as a correction sets it; empty where nothing stands.
QString valueText(const Assignment &set, const SettingWords &game)
{
    if (const auto line = game.line ? game.line(set) : std::nullopt)
        return *line;
    const std::vector<ListThing> things = game.things ? game.things(set) : std::vector<ListThing>();
    if (set.value.isList())
        return listLine(set.value.list(), things);
    if (things.empty())
        return set.value.isNumber() ? QString::number(set.value.number()) : QString();
    const std::int32_t number = set.value.isNull() ? SettingWords::nothing : set.value.number();
    const auto thing = std::find_if(things.begin(), things.end(),
                                    [&](const ListThing &each) { return each.number == number; });
    return thing == things.end() ? QString() : thing->name;
}

} // namespace

QString correctionText(std::span<const Assignment> set, const SettingWords &game)
{
    QStringList values;
    for (const Assignment &each : set) {
        const QString value = valueText(each, game);
        //: Whose board, what is set there, and to what
        values << Text::tr("%1, %2: %3")
                      .arg(game.section(each), game.name(each),
                           value.isEmpty() ? Text::tr("nothing", "stands there") : value);
    }
    return listedApart(values);
}

} // namespace skyledger::words
