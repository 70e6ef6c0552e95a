// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/opengame.h"

#include "core/table/jsonreader.h"

#include <QtCore/QFileInfo>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Why a document is of none of the games.
table::ReadError noGameIn(const QByteArray &document, const GameModules &games, const QString &path)
{
    QStringList ids;
    for (const auto &game : games)
        ids << game->id();
    const auto read = table::parseObject(document);
    table::ReadError error =
        read ? table::ReadError{{}, u"game"_s, {table::expect::oneOf, {ids.join(u", "_s)}}} : read.error();
    error.file = path;
    return error;
}

} // namespace

OpenGame::Result OpenGame::read(const GameModules &games, const QString &path)
{
    // A pipe that nobody writes to would hold the window up for ever.
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir())
        return table::ReadError{path, {}, {table::expect::readableFile, {u"Not a regular file"_s}}};
    const auto bytes = table::readBytes(path);
    if (!bytes)
        return bytes.error();
    const GameModule *named = gameNamedIn(bytes.value(), games);
    if (!named && games.size() == 1)
        named = games.front().get(); // it tells what is wrong
    if (!named)
        return noGameIn(bytes.value(), games, path);
    auto opened = named->open(bytes.value());
    if (!opened) {
        table::ReadError error = opened.error();
        error.file = path;
        return error;
    }
    GameModule::Opened game = std::move(opened).value();
    auto file = std::make_unique<GameFile>(path, bytes.value(), game.foreign);
    return std::unique_ptr<OpenGame>(new OpenGame(*named, std::move(game.view), std::move(file)));
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
