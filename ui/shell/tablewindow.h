// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

#include <memory>

namespace skyledger::ui {

/// Table mode: what a game shows to everybody around the table, alone on a screen. It fills the screen that the main
/// window is not on, where there is one, and the same screen otherwise. Nothing is shown to click on: keys go to the game,
/// but for the one that opened it and Esc, which close it. Arrows, which choose by what is seen, are not meant.
class TableWindow : public QWidget
{
    Q_OBJECT

public:
    TableWindow(std::unique_ptr<QWidget> board, const QString &title);

    /// Fills a screen: another one than `beside` is on, if there is one.
    void fillScreen(const QWidget &beside);

signals:
    /// The window is no longer to be seen.
    void closed();
    /// A key that is for the game, pressed or let go.
    void keyTold(QKeyEvent *event);

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
};

} // namespace skyledger::ui
