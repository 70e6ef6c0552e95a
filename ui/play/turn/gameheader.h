// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/widgets/tokens.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class TokenLabel;

/// What a game says of the moment above its boards.
struct TurnTold {
    std::optional<PlayerLook> token; ///< of who is asked
    QString turn;                    ///< "Ada’s turn"
    QString place;                   ///< "Round 3, production phase"
    QStringList steps;               ///< of the round, always as many; none are shown if there are none
    int now = -1;                    ///< which of them it is
    QString due;                     ///< "to answer: Ada, Bo"; empty: nothing
    /// The players beside the steps, with a ring around who is done with the one that it is; none are shown if there are
    /// none.
    struct Seat {
        PlayerLook look;
        QString name;
        bool isDone = false;
    };
    std::vector<Seat> seats = {};
};

/// The one strong button of a header, which belongs to the game: what ends a turn.
struct StrongButton {
    const char *name; ///< of the button, among the program's objects
    QString rule;     ///< explains it
    QString command;  ///< its key, among the key bindings
    std::function<QString()> text;
    std::function<QString()> tip;
    std::function<bool()> isOffered;
    std::function<QString()> whyNot =
        {}; ///< in place of the tip where it is not offered; null: the tip remains
    std::function<void()> press;
};

/// A strong button that takes an option as long as it is offered, and bears its name; `otherwise` at other times.
StrongButton strongChoice(Guide &guide, const QString &rule, std::function<bool(const PlayOption &)> isIt,
                          std::function<QString()> otherwise);

/// Above everything: whose turn it is and where the game stands, the steps of the round, who is still to answer, Undo
/// and Redo.
class GameHeader : public QWidget
{
    Q_OBJECT

public:
    /// The table must stay; `rule` explains the round.
    GameHeader(GameTable &table, const QString &rule, std::function<TurnTold()> tell);

    /// Adds the strong button behind Undo and Redo.
    QPushButton *addStrongButton(StrongButton button);
    /// What explains whose turn it is and where the game stands, in place of the rule of the round.
    void setPartRules(const QString &turn, const QString &place);
    /// Of whoever is asked: as high as so many lines of text, so many pixels from its edges.
    void setTokenExtent(double lines, double air);
    /// Adds something of the game's own behind the words, where the steps of a round would stand.
    void addBesides(QWidget *widget);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void sizeTexts();
    void refresh();
    void refreshSteps(const TurnTold &told);
    void refreshSeats(const TurnTold &told);
    void refreshButtons();

    GameTable &m_table;
    std::function<TurnTold()> m_tell;
    StrongButton m_strongButton{};
    TokenLabel *m_token;
    QLabel *m_turn;
    QLabel *m_place;
    QHBoxLayout *m_stepRow = nullptr;
    std::vector<QLabel *> m_steps;
    QHBoxLayout *m_seatRow = nullptr;
    std::vector<TokenLabel *> m_seats;
    QLabel *m_due;
    QPushButton *m_undo;
    QPushButton *m_redo;
    QPushButton *m_strong = nullptr; ///< null: the game has none
};

} // namespace skyledger::ui
