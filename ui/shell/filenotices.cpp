// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/filenotices.h"

#include "ui/shell/filesharing.h"
#include "ui/shell/noticebar.h"
#include "ui/shell/opengame.h"
#include "ui/shell/statusline.h"
#include "ui/words/besideothers.h"

#include <QtCore/QFileInfo>

#include <utility>

namespace skyledger::ui {

using Topic = NoticeBar::Topic;

FileNotices::FileNotices(NoticeBar &notices, StatusLine &status, QObject *parent)
    : QObject(parent), m_notices(notices), m_status(status)
{
}

void FileNotices::watch(OpenGame &game)
{
    forget();
    m_game = &game;
    const GameFile &file = game.file();
    connect(&file, &GameFile::saved, this, &FileNotices::showSaved);
    connect(&file, &GameFile::failed, this, &FileNotices::showFailure);
    connect(&file, &GameFile::copyKept, this, &FileNotices::showCopy);
    connect(&file, &GameFile::writtenAnew, this, &FileNotices::showWrittenAnew);
    m_status.showFile(file.path(), {});
    auto *sharing = new FileSharing(file.path(), this);
    connect(sharing, &FileSharing::changed, this, &FileNotices::showClaim);
    showClaim();
}

void FileNotices::forget()
{
    m_game = nullptr;
    m_warnedOfLoss = false;
    delete findChild<FileSharing *>();
    m_notices.release(Topic::Saving);
    m_notices.release(Topic::OtherWindow);
}

/// The offer of a notice about a file that cannot be written.
QString FileNotices::saveElsewhere()
{
    return tr("Save elsewhere…");
}

bool FileNotices::mayLeave()
{
    if (m_game == nullptr)
        return true;
    GameFile &file = m_game->file();
    if (file.secure() || std::exchange(m_warnedOfLoss, true))
        return true;
    m_notices.keep(
        Topic::Saving,
        [path = file.path(), failure = file.failure()] {
            return tr("“%1” cannot be saved: %2. Save the game elsewhere, or leave it once more to give up "
                      "what is not saved.")
                .arg(words::besideOthers(path), failure);
        },
        saveElsewhere);
    return false;
}

void FileNotices::showSaved()
{
    m_notices.release(Topic::Saving);
    m_warnedOfLoss = false;
    m_status.showFile(m_game->file().path(), m_game->file().savedAt());
    showClaim(); // the other window may be gone
}

void FileNotices::showFailure()
{
    m_warnedOfLoss = false; // more is lost now than was warned of
    const GameFile &file = m_game->file();
    m_notices.keep(
        Topic::Saving,
        [path = file.path(), failure = file.failure()] {
            return tr("“%1” cannot be saved: %2. The game goes on, and it is saved as soon as that is "
                      "possible.")
                .arg(words::besideOthers(path), failure);
        },
        saveElsewhere);
    m_status.showFailure(file.path());
}

void FileNotices::showCopy(const QString &copy, bool changedMeanwhile)
{
    const QString name = QFileInfo(copy).fileName();
    m_notices.tell([name, changedMeanwhile] {
        return changedMeanwhile
            ? tr("Another program changed the file meanwhile. What it wrote is kept as “%1”.")
                  .arg(words::besideOthers(name))
            : tr("The file came from another program. Its original is kept as “%1”.")
                  .arg(words::besideOthers(name));
    });
}

/// Where the old file went nobody can know: two games must not look alike in silence.
void FileNotices::showWrittenAnew()
{
    m_notices.tell([path = m_game->file().path()] {
        return tr("“%1” was moved, renamed or deleted by another program while the game was open. It was "
                  "written "
                  "there anew, and the game goes on in it; a file with another name holds the game as it "
                  "was.")
            .arg(words::besideOthers(path));
    });
}

void FileNotices::showClaim()
{
    const QString name = QFileInfo(m_game->file().path()).fileName();
    const bool isClaimed = m_game->file().claim();
    if (isClaimed && !findChild<FileSharing *>()->isShared()) {
        m_notices.release(Topic::OtherWindow);
        return;
    }
    m_notices.keep(
        Topic::OtherWindow,
        [name] {
            return tr("“%1” is open in another window too. What one writes over the other is kept beside the "
                      "file.")
                .arg(words::besideOthers(name));
        },
        [] { return tr("Read the file again"); });
}

} // namespace skyledger::ui
