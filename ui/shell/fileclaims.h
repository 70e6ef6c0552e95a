// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QLockFile>
#include <QtCore/QString>

#include <memory>

/// Which window has which file open. The marks lie where a session of the desktop keeps such things, never beside the
/// games; those of a process that died count for nothing.
namespace skyledger::ui::claims {

/// Claims a file until the answer is destroyed; nothing if another window has it. A file that cannot be claimed for want
/// of a place for marks counts as claimed.
std::unique_ptr<QLockFile> take(const QString &path);

/// Marks that a file is being opened, until the answer is destroyed. A mark that is left says that the process died of
/// it, also after the computer was started anew.
std::unique_ptr<QLockFile> opening(const QString &path);
/// Whether a process died while it opened the file. It is forgotten with the question.
bool diedOpening(const QString &path);

/// The turn to write a file: waits a little for another window that writes it. Ends when the answer is destroyed; may
/// be nothing where it was not to be had.
std::unique_ptr<QLockFile> writingTurn(const QString &path);

/// The path of another mark of a file, by its ending: one in each session of the desktop.
QString markFor(const QString &path, const QString &ending);

} // namespace skyledger::ui::claims
