// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/recordfile.h"

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <optional>
#include <span>

namespace skyledger::ui {

/// The file in which is kept what people read off their own box of a game, for games to come: a catalogue of that game. It
/// is read anew each time, so that another window's values are never lost.
class BoxFile
{
public:
    /// `game`: as files name it.
    explicit BoxFile(const QString &game);

    const QString &path() const { return m_path; }
    /// What is kept; empty if nothing is, or a file stands there that cannot be read.
    QJsonObject read() const;
    /// Adds values, in the place of what is kept under the same keys. False if they cannot be kept: the file cannot be
    /// written, or it is none of this program's and is left alone.
    bool add(const QJsonObject &values) const;
    /// What is kept; nothing if a file stands there that is none of this game's, or cannot be read.
    std::optional<QJsonObject> content() const;
    /// Keeps what became of `base` here, together with what others made of it meanwhile: the answer. `whole` as in
    /// `table::rebased`.
    table::Result<QJsonObject, table::SaveError> keep(const QJsonObject &base, const QJsonObject &ours,
                                                      std::span<const QLatin1StringView> whole) const;

private:
    QString m_game;
    QString m_path;
};

} // namespace skyledger::ui
