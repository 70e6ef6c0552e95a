// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/gamefile.h"
#include "ui/shell/gamemodule.h"

#include <memory>

namespace skyledger::ui {

/// A game that is open: what is seen of it, and the file where every change of it goes at once.
class OpenGame : public QObject
{
    Q_OBJECT

public:
    using Result = table::Result<std::unique_ptr<OpenGame>, table::ReadError>;

    /// Opens a file; refused with what cannot be read in it, and then the file is left alone.
    static Result read(const GameModules &games, const QString &path);
    /// Begins a game in a new file, which is written at once.
    static Result begin(const GameModule &module, const QByteArray &record, const QString &path);

    ~OpenGame() override;

    const GameModule &module() const { return *m_module; }
    GameView &view() { return *m_view; }
    const GameView &view() const { return *m_view; }
    /// Goes on in another file, which is written at once. What was not saved in the file before is not there.
    void moveTo(const QString &path);
    /// The same if everything can be written there; if not, the game stays in its file.
    bool escapeTo(const QString &path);

    GameFile &file() { return *m_file; }
    const GameFile &file() const { return *m_file; }

private:
    OpenGame(const GameModule &module, std::unique_ptr<GameView> view, std::unique_ptr<GameFile> file);

    const GameModule *m_module;
    std::unique_ptr<GameFile> m_file;
    std::unique_ptr<GameView> m_view; // first to go
};

} // namespace skyledger::ui
