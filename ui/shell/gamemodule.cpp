// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/gamemodule.h"

#include "core/table/jsonreader.h"

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

const GameModule *gameNamedIn(const QByteArray &document, const GameModules &games)
{
    const auto read = table::parseObject(document);
    if (!read)
        return nullptr;
    const QString id = read.value().value("game"_L1).toString();
    const auto found =
        std::find_if(games.begin(), games.end(), [&id](const auto &game) { return game->id() == id; });
    return found == games.end() ? nullptr : found->get();
}

} // namespace skyledger::ui
