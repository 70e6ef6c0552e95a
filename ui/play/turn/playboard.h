// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// The board of a game that shares a page with what is asked below it: it hears how high the page is, and arrows walk on
/// it from thing to thing.
class PlayBoard : public QWidget
{
    Q_OBJECT

public:
    explicit PlayBoard(QWidget *page);

    /// Looks again at what is shown; called whenever the page has another size, or its letters.
    virtual void refresh() = 0;

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    /// The lines of text that the page has for it if so many are left to what stands below; below 0 if there are fewer.
    int linesBeside(int linesBelow) const;
};

} // namespace skyledger::ui
