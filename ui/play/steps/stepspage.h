// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/pages/gamepage.h"
#include "ui/play/steps/steps.h"

#include <QtCore/QHash>
#include <QtCore/QSet>

class QGridLayout;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class StepNames;
class StepsColumn;
class StepsForAll;

/// What all players do together between two parts of a game, for hands to follow: each player is ticked when theirs is
/// done, and one key ticks all and goes on. What is still to be chosen in a step is chosen here.
class StepsPage : public GamePage
{
    Q_OBJECT

public:
    /// The table must stay. `name`: "harvest", what objects of the page are called.
    StepsPage(GameTable &table, const QString &name, TellSteps tell, QWidget *parent = nullptr);

    /// Shows the steps that an event belongs to; what is shown stays if it belongs to none.
    void showSteps(qsizetype event);
    /// None: it never makes the window of the boards larger.
    QSize minimumSizeHint() const override { return {0, 0}; }
    /// What a key of the page does, whoever has the keyboard; false for other keys.
    bool takeKey(const QKeyEvent &event);

signals:
    /// Everybody is done: the game goes on.
    void finished();

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void arrange();
    void refresh();
    void passFocusOn();
    void goOn();
    void take(const StepOption &option);
    void tick(std::size_t seat, bool done);
    void retell();

    GameTable &m_table;
    QString m_name;
    TellSteps m_tell;
    Steps m_steps;
    std::optional<std::size_t> m_asked;         ///< the seat that chooses
    QHash<qsizetype, QSet<std::size_t>> m_done; ///< seats by the event that led here
    QLabel *m_title;
    QLabel *m_subtitle;
    QPushButton *m_goOn;
    StepsForAll *m_forAll;
    StepNames *m_names;
    QGridLayout *m_grid;
    std::vector<StepsColumn *> m_columns;
    QLabel *m_hint;
};

} // namespace skyledger::ui
