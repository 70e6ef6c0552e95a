// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shelf/shelfkeeper.h"

#include "ui/words/besideothers.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

namespace skyledger::ui {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ShelfKeeper)
};

} // namespace

QString shelfErrorWords(const shelf::ShelfError &error)
{
    using Kind = shelf::ShelfError::Kind;
    switch (error.kind) {
    case Kind::DiskFull:
        return Text::tr("The disk is full: the shelf of finished games was not changed.");
    case Kind::ReadOnly:
        return Text::tr("The shelf of finished games cannot be written: “%1”.")
            .arg(words::besideOthers(error.file));
    case Kind::Damaged:
        return Text::tr("The shelf of finished games is damaged: “%1”.").arg(words::besideOthers(error.file));
    case Kind::NewerVersion:
        return Text::tr("A newer Skyledger wrote the shelf of finished games; it is left alone.");
    case Kind::Busy:
        return Text::tr("Another program is using the shelf of finished games.");
    case Kind::NotThere:
        return Text::tr("The record of this game is gone.");
    case Kind::Other:
        break;
    }
    return Text::tr("The shelf of finished games cannot be used: %1").arg(error.reason);
}

ShelfKeeper::ShelfKeeper(QString folder, shelf::RecordReader reader, QObject *parent)
    : QObject(parent), m_folder(std::move(folder)), m_reader(std::move(reader)), m_shelf(m_folder)
{
}

ShelfKeeper::~ShelfKeeper()
{
    finish();
    for (const Change &each : m_waiting)
        each(); // whoever is told of it is gone
}

shelf::Shelf &ShelfKeeper::opened()
{
    if (m_tried)
        return m_shelf;
    m_tried = true;
    const shelf::Opening opening = m_shelf.open();
    using Kind = shelf::Opening::Kind;
    switch (opening.kind) {
    case Kind::Ready:
    case Kind::Migrated:
        break;
    case Kind::Created:
        rebuild();
        break;
    case Kind::MovedAside:
        emit noticed([kept = QFileInfo(opening.movedTo).fileName()] {
            return tr("The shelf of finished games was damaged and is made anew out of the games’ files. "
                      "What was "
                      "there is kept as “%1”.")
                .arg(words::besideOthers(kept));
        });
        rebuild();
        break;
    case Kind::Unavailable:
        m_trouble =
            opening.error ? *opening.error : shelf::ShelfError{shelf::ShelfError::Kind::Other, {}, {}};
        tell(m_trouble);
        break;
    }
    return m_shelf;
}

/// Tells what went wrong; true if nothing did.
bool ShelfKeeper::tell(const std::optional<shelf::ShelfError> &error)
{
    if (error)
        emit noticed([failure = *error] { return shelfErrorWords(failure); });
    return !error;
}

void ShelfKeeper::tell(const shelf::Rivals &rivals)
{
    emit noticed([rivals] {
        return tr("“%1” and “%2” hold the same game with different ends. On the shelf stands the end in the "
                  "first.")
            .arg(words::besideOthers(QFileInfo(rivals.stands).fileName()),
                 words::besideOthers(QFileInfo(rivals.other).fileName()));
    });
}

void ShelfKeeper::put(const table::FinishedGame &game, const QString &file, const QByteArray &record)
{
    change([this, game, file, record] {
        const auto rivals = m_shelf.rivals(game, file, m_reader);
        auto error = m_shelf.put(game, file, record);
        if (rivals && !error)
            tell(*rivals);
        return error;
    });
}

void ShelfKeeper::withdraw(const QString &id, const QString &file)
{
    change([this, id, file] { return m_shelf.withdraw(id, file); });
}

/// At once, or as soon as a rebuild has written.
void ShelfKeeper::change(const Change &how)
{
    if (!opened().isOpen())
        return; // that was told
    if (m_rebuilding)
        m_waiting.push_back(how);
    else if (tell(how()))
        emit changed();
}

std::vector<shelf::ShelvedGame> ShelfKeeper::games(const QString &search)
{
    return opened().games(search);
}

std::vector<shelf::PlayerStatistics> ShelfKeeper::players()
{
    return opened().players();
}

QByteArray ShelfKeeper::record(const QString &id)
{
    const auto bytes = opened().record(id);
    if (!bytes) {
        tell(bytes.error());
        return {};
    }
    return bytes.value();
}

bool ShelfKeeper::remove(const QString &id)
{
    const bool done = tell(opened().remove(id));
    if (done)
        emit changed();
    return done;
}

bool ShelfKeeper::restore(const QString &id)
{
    const bool done = tell(opened().restore(id));
    if (done)
        emit changed();
    return done;
}

std::optional<shelf::ShelfError> ShelfKeeper::trouble()
{
    opened();
    return m_trouble;
}

void ShelfKeeper::rebuild()
{
    finish();
    m_rebuilding = true;
    m_worker = std::thread([this, folders = m_folders] {
        shelf::Shelf own(m_folder); // connections belong to threads
        own.open();
        const auto result = own.rebuild(folders, m_reader);
        QMetaObject::invokeMethod(
            this, [this, result] { takeRebuilt(result); }, Qt::QueuedConnection);
    });
}

void ShelfKeeper::finish()
{
    if (m_worker.joinable())
        m_worker.join();
}

void ShelfKeeper::catchUp()
{
    const std::vector<Change> waiting = std::exchange(m_waiting, {});
    for (const Change &each : waiting)
        change(each);
}

void ShelfKeeper::takeRebuilt(const table::Result<shelf::Rebuilt, shelf::ShelfError> &result)
{
    m_rebuilding = false;
    catchUp();
    if (!result) {
        tell(result.error());
        return;
    }
    for (const shelf::Rivals &each : result.value().rivals)
        tell(each);
    if (result.value().games > 0)
        emit changed();
}

} // namespace skyledger::ui
