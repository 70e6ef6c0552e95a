// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/places.h"
#include "ui/shell/fileclaims.h"
#include "ui/shell/gamesfolder.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/noticebar.h"
#include "ui/shell/startpage.h"
#include "ui/words/besideothers.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QSettings>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

/// How the window begins after a bad end, and what it does for a good one.
namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QFile::Permissions ownOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;

/// Whether a folder is this user's alone: among the temporary files anybody may have made one of the name.
bool isOwn(const QString &folder)
{
    const QFileInfo info(folder);
    if (!info.isDir() || info.isSymLink())
        return false;
#ifdef Q_OS_UNIX
    if (info.ownerId() != ::geteuid())
        return false;
#endif
    return !(info.permissions() & (QFile::WriteGroup | QFile::WriteOther));
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The games that were kept for this start.
QStringList rescuedGames()
{
    QStringList found;
    const QStringList folders = table::places::rescues();
    for (const QString &folder : folders) {
        if (!isOwn(folder))
            continue;
        const QStringList names = QDir(folder).entryList(QDir::Files | QDir::NoSymLinks, QDir::Time);
        for (const QString &name : names) {
            if (!suffixOf(name).isEmpty())
                found << QDir(folder).filePath(name);
        }
    }
    return found;
}

} // namespace

void MainWindow::start(const QString &file)
{
    const Preferences &preferences = m_preferences.now();
    if (!file.isEmpty())
        openFile(QFileInfo(file).absoluteFilePath());
    else if (preferences.reopenLastGame && QFileInfo::exists(preferences.lastFile))
        reopen(QString(preferences.lastFile)); // which may be forgotten meanwhile
    tellOfRescued();
}

/// Opens the game that was open last by itself, unless the program died of that.
void MainWindow::reopen(const QString &file)
{
    if (!claims::diedOpening(file)) {
        openFile(file);
        return;
    }
    // The start page reads recent files by itself, too.
    change([&file](Preferences &preferences) {
        preferences.lastFile.clear();
        preferences.recentFiles.removeAll(file);
    });
    m_startPage->showRecent(existing(m_preferences.now().recentFiles));
    m_offered = file;
    m_notice->keep(
        NoticeBar::Topic::LastGame,
        [name = QFileInfo(file).fileName()] {
            return tr("Skyledger ended while it opened “%1”. So it did not open the game by itself this "
                      "time.")
                .arg(words::besideOthers(name));
        },
        [] { return tr("Open the game"); });
}

/// Brings games that could not be saved in their place to where games are kept, and tells of them.
void MainWindow::tellOfRescued()
{
    QStringList kept;
    for (const QString &file : rescuedGames()) {
        const QString path = freePath(gamesFolderOf(m_preferences.now()), gameNameOf(file), suffixOf(file));
        const bool moved = !table::makeFolder(QFileInfo(path).absolutePath())
            && !table::saveAtomically(path, contentOf(file)) && QFile::remove(file);
        kept << (moved ? path : file);
    }
    if (kept.isEmpty())
        return;
    m_offered = kept.constFirst();
    m_notice->keep(
        NoticeBar::Topic::Rescued,
        [path = kept.constFirst()] {
            return tr("A game could not be saved in its place when Skyledger ended. With all that was played "
                      "it "
                      "lies in “%1”.")
                .arg(words::besideOthers(path));
        },
        [] { return tr("Open the game"); });
}

void MainWindow::takeOffer(NoticeBar::Topic topic)
{
    if (topic == NoticeBar::Topic::Saving) {
        askForOtherPlace();
        return;
    }
    if (topic == NoticeBar::Topic::OtherWindow) {
        if (m_game)
            openFile(m_game->file().path());
        return;
    }
    m_notice->release(topic);
    openFile(m_offered);
}

bool MainWindow::keepEverything()
{
    bool kept = true;
    if (m_game) {
        kept = m_game->file().secure() || bringToSafety() || keepForNextStart();
        if (m_boardsShown)
            m_docks.remember(m_preferences.layouts(), m_layoutKey);
    }
    m_preferences.layouts().setValue(geometryKey, saveGeometry());
    m_preferences.layouts().sync();
    return kept;
}

/// A game whose file cannot be written goes on where games are kept, or else beside the shelf: the next start finds it.
bool MainWindow::bringToSafety()
{
    const QString name = m_game->file().path();
    for (const QString &folder : {gamesFolderOf(m_preferences.now()), table::places::data()}) {
        const QString path = freePath(folder, gameNameOf(name), suffixOf(name));
        if (!m_game->escapeTo(path))
            continue;
        watchFile();
        rememberFile(path);
        shelve();
        return true;
    }
    return false;
}

/// Where no game is looked for, but the next start does. The game itself stays in its file.
bool MainWindow::keepForNextStart()
{
    const QString name = m_game->file().path();
    const QByteArray record = m_game->view().record()();
    if (!m_rescued.isEmpty() && contentOf(m_rescued) == record)
        return true;
    const QStringList folders = table::places::rescues();
    for (const QString &folder : folders) {
        if (!QFileInfo::exists(folder) && QDir().mkpath(folder))
            QFile::setPermissions(folder, ownOnly);
        if (!isOwn(folder))
            continue;
        const QString suffix = suffixOf(name).isEmpty() ? QString(gameSuffix) : suffixOf(name);
        const QString path = freePath(folder, gameNameOf(name), suffix);
        if (table::saveAtomically(path, record))
            continue;
        if (!m_rescued.isEmpty())
            QFile::remove(m_rescued); // of an earlier moment
        m_rescued = path;
        return true;
    }
    return false;
}

} // namespace skyledger::ui
