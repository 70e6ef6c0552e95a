// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>

namespace skyledger::ui {

class NoticeBar;
class OpenGame;
class StatusLine;

/// Tells what becomes of the file of the open game: saved, not saved, open elsewhere, changed by others.
class FileNotices : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this.
    FileNotices(NoticeBar &notices, StatusLine &status, QObject *parent = nullptr);

    /// Watches the file of a game, which it is in from now on; also to be called when the game goes on in another file.
    void watch(OpenGame &game);
    /// The game is closed.
    void forget();
    /// Waits until all is written that can be. Whether nothing is lost with the game, or the loss is known: asking once
    /// more says that it is.
    bool mayLeave();

private:
    void showSaved();
    void showFailure();
    void showCopy(const QString &copy, bool changedMeanwhile);
    void showWrittenAnew();
    void showClaim();
    static QString saveElsewhere();

    NoticeBar &m_notices;
    StatusLine &m_status;
    OpenGame *m_game = nullptr;
    bool m_warnedOfLoss = false;
};

} // namespace skyledger::ui
