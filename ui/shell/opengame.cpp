// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/opengame.h"

#include "core/table/jsonreader.h"

#include <algorithm>

namespace skyledger::ui {

namespace {

/// The game that a record names, else the first: it tells what is wrong with the record.
const GameModule &moduleFor(const GameModules &games, const QByteArray &record)
{
    const auto found = std::find_if(games.begin(), games.end(),
                                    [&record](const auto &game) { return game->recognises(record); });
    return found == games.end() ? *games.front() : **found;
}

} // namespace

OpenGame::Result OpenGame::read(const GameModules &games, const QString &path)
{
    const auto bytes = table::readBytes(path);
    if (!bytes)
        return bytes.error();
    const GameModule &module = moduleFor(games, bytes.value());
    auto opened = module.open(bytes.value());
    if (!opened) {
        table::ReadError error = opened.error();
        error.file = path;
        return error;
    }
    GameModule::Opened game = std::move(opened).value();
    auto file = std::make_unique<GameFile>(path, bytes.value(), game.foreign);
    return std::unique_ptr<OpenGame>(new OpenGame(module, std::move(game.view), std::move(file)));
}

OpenGame::Result OpenGame::begin(const GameModule &module, const QByteArray &record, const QString &path)
{
    auto opened = module.open(record);
    if (!opened)
        return opened.error();
    auto file = std::make_unique<GameFile>(path);
    std::unique_ptr<OpenGame> game(
        new OpenGame(module, std::move(std::move(opened).value().view), std::move(file)));
    game->m_file->save(game->m_view->record());
    return game;
}

OpenGame::OpenGame(const GameModule &module, std::unique_ptr<GameView> view, std::unique_ptr<GameFile> file)
    : m_module(&module), m_file(std::move(file)), m_view(std::move(view))
{
    connect(m_view.get(), &GameView::recordChanged, this, [this] { m_file->save(m_view->record()); });
}

void OpenGame::moveTo(const QString &path)
{
    m_file = std::make_unique<GameFile>(path);
    m_file->save(m_view->record());
}

bool OpenGame::escapeTo(const QString &path)
{
    auto file = std::make_unique<GameFile>(path);
    file->save(m_view->record());
    if (!file->secure())
        return false;
    m_file = std::move(file);
    return true;
}

OpenGame::~OpenGame() = default;

} // namespace skyledger::ui
