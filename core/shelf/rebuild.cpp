// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/shelf/connection.h"
#include "core/table/jsonreader.h"

#include <QtCore/QDir>
#include <QtCore/QSet>

#include <algorithm>

/// The shelf made anew out of the records, which are the truth.
namespace skyledger::shelf {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The records in some folders, those that were changed last at the end.
QFileInfoList recordsIn(const QStringList &folders)
{
    QFileInfoList files;
    for (const QString &folder : folders)
        files +=
            QDir(folder).entryInfoList({u"*.skyledger"_s, u"*.skyscore.json"_s}, QDir::Files, QDir::Name);
    std::stable_sort(files.begin(), files.end(), [](const QFileInfo &a, const QFileInfo &b) {
        return a.lastModified() < b.lastModified();
    });
    return files;
}

} // namespace

table::Result<Rebuilt, ShelfError> Shelf::rebuild(const QStringList &folders, const RecordReader &read)
{
    if (!m_open)
        return ShelfError{ShelfError::Kind::Other, file(), u"the shelf is not open"_s};
    Rebuilt rebuilt;
    QSet<QString> ids;
    const QFileInfoList records = recordsIn(folders);
    Error error = m_connection->transaction([&]() -> Error {
        for (const QFileInfo &each : records) {
            const auto bytes = table::readBytes(each.filePath());
            const auto game = bytes ? read(bytes.value()) : std::nullopt;
            if (!game) {
                rebuilt.unreadable << each.filePath();
                continue;
            }
            if (!game->over) {
                ++rebuilt.notFinished;
                continue;
            }
            if (Error failure = write(*game, each.absoluteFilePath(), bytes.value()))
                return failure;
            ids.insert(game->id);
        }
        return std::nullopt;
    });
    if (error)
        return *error;
    const std::vector<ShelvedGame> shelved = games(); // without those that were removed
    rebuilt.games =
        static_cast<int>(std::count_if(shelved.begin(), shelved.end(), [&ids](const ShelvedGame &each) {
            return ids.contains(each.game.id);
        }));
    return rebuilt;
}

} // namespace skyledger::shelf
