// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/shelf/connection.h"
#include "core/table/jsonreader.h"

#include <QtCore/QDir>
#include <QtCore/QSet>

#include <algorithm>
#include <vector>

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
    // All are read before the shelf is locked: replaying takes long, and others may want to write meanwhile.
    struct Found {
        table::FinishedGame game;
        QString path;
        QByteArray bytes;
    };
    std::vector<Found> found;
    found.reserve(static_cast<std::size_t>(records.size()));
    for (const QFileInfo &each : records) {
        const auto bytes = table::readBytes(each.filePath());
        auto game = bytes ? read(bytes.value()) : std::nullopt;
        if (!game)
            rebuilt.unreadable << each.filePath();
        else if (!game->over)
            ++rebuilt.notFinished;
        else
            found.push_back({*std::move(game), each.absoluteFilePath(), bytes.value()});
    }
    for (std::size_t i = 0; i < found.size(); ++i) { // the last of one id stands
        const auto stands = std::find_if(found.rbegin(), found.rend(),
                                         [&](const Found &each) { return each.game.id == found[i].game.id; });
        if (stands->game != found[i].game)
            rebuilt.rivals.push_back({stands->path, found[i].path});
    }
    Error error = m_connection->transaction([&]() -> Error {
        for (const Found &each : found) {
            if (Error failure = write(each.game, each.path, each.bytes))
                return failure;
            ids.insert(each.game.id);
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
