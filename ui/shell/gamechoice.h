// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/gamemodule.h"
#include "ui/widgets/sentence.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace skyledger::ui {

/// Asks which of several games is meant: a button each, the keyboard on the first.
class GameChoice : public QWidget
{
    Q_OBJECT

public:
    /// The games, one at least, must stay.
    GameChoice(const std::vector<const GameModule *> &games, const Sentence &question,
               QWidget *parent = nullptr);

signals:
    void chosen(const skyledger::ui::GameModule *game);
    /// No game is meant after all.
    void cancelled();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QLabel *m_title;
    QPushButton *m_first = nullptr;
};

/// These games as they are asked for: the one that was played last in front.
std::vector<const GameModule *> lastPlayedFirst(std::vector<const GameModule *> games,
                                                const QString &lastGame);

} // namespace skyledger::ui
