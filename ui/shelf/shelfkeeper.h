// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/shelf/shelf.h"
#include "ui/widgets/sentence.h"

#include <QtCore/QObject>

#include <functional>
#include <thread>
#include <vector>

namespace skyledger::ui {

/// The one shelf of the window: opened when it is first needed, filled by itself, made anew out of the records when it
/// is new or damaged. Whatever happens to it, games go on: what people should know is told as a notice.
class ShelfKeeper : public QObject
{
    Q_OBJECT

public:
    /// `folder` holds the database; `reader` understands records of all games, in any thread.
    ShelfKeeper(QString folder, shelf::RecordReader reader, QObject *parent = nullptr);
    ~ShelfKeeper() override;

    /// Where records lie, for a rebuild.
    void setRecordFolders(const QStringList &folders) { m_folders = folders; }

    /// Puts a game on the shelf; while a rebuild writes, as soon as that is done.
    void put(const table::FinishedGame &game, const QString &file, const QByteArray &record);
    /// Takes a game off the shelf that goes on in that file, see `shelf::Shelf::withdraw`.
    void withdraw(const QString &id, const QString &file);
    /// The games, the latest first; see `shelf::Shelf::games`.
    std::vector<shelf::ShelvedGame> games(const QString &search = {});
    std::vector<shelf::PlayerStatistics> players();
    /// The bytes of a game's record; empty, with a notice, if they are lost.
    QByteArray record(const QString &id);
    bool remove(const QString &id);
    bool restore(const QString &id);
    /// Why nothing can be kept or shown: the shelf could not be opened. Nothing if it could.
    std::optional<shelf::ShelfError> trouble();
    /// Reads all records again, in a thread of its own.
    void rebuild();
    /// Waits until a rebuild is done.
    void finish();

signals:
    void changed();
    void noticed(const skyledger::ui::Sentence &notice);

private:
    /// What becomes of the shelf.
    using Change = std::function<shelf::Shelf::Error()>;

    shelf::Shelf &opened();
    void change(const Change &how);
    void catchUp();
    void tell(const shelf::Rivals &rivals);
    bool tell(const std::optional<shelf::ShelfError> &error);
    void takeRebuilt(const table::Result<shelf::Rebuilt, shelf::ShelfError> &result);

    const QString m_folder;
    const shelf::RecordReader m_reader;
    shelf::Shelf m_shelf;
    bool m_tried = false;
    std::optional<shelf::ShelfError> m_trouble;
    bool m_rebuilding = false;
    std::vector<Change> m_waiting; ///< for the end of the rebuild
    QStringList m_folders;
    std::thread m_worker;
};

/// What keeps the shelf from something, as a sentence.
QString shelfErrorWords(const shelf::ShelfError &error);

} // namespace skyledger::ui
