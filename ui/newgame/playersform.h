// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/names.h"
#include "ui/widgets/card.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/tokens.h"

#include <QtCore/QList>
#include <QtCore/QStringList>

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace skyledger::ui {

/// Somebody who sits down: a name, and a colour as the game counts its colours, from 0.
struct SeatedPlayer {
    QString name;
    int color = 0;
    friend bool operator==(const SeatedPlayer &, const SeatedPlayer &) = default;
};

/// What a game tells of the seats round its table.
struct SeatsSpec {
    std::size_t least = 2; ///< players
    std::size_t most = 4;  ///< players, at most the number of colours
    int colors = 4;
    std::function<QString(int)> colorName;            ///< in the language that is spoken now
    std::function<const PieceColor &(int)> colorLook; ///< of a player's pieces
};

/// The seats of a game whose colours are an enumeration.
template <class Color>
SeatsSpec seatsOf(std::size_t least, std::size_t most, QString (*name)(Color),
                  const PieceColor &(*look)(Color))
{
    return {.least = least,
            .most = most,
            .colors = static_cast<int>(table::countOf<Color>),
            .colorName = [name](int color) { return name(static_cast<Color>(color)); },
            .colorLook = [look](int color) -> const PieceColor & { return look(static_cast<Color>(color)); }};
}

/// Players of a game, each with name and colour, as the form knows them.
template <class Players>
QList<SeatedPlayer> seatedPlayers(const Players &players)
{
    QList<SeatedPlayer> seated;
    for (const auto &player : players)
        seated.append({player.name, static_cast<int>(player.color)});
    return seated;
}
/// And back.
template <class Player>
QList<Player> playersOf(const QList<SeatedPlayer> &seated)
{
    QList<Player> players;
    for (const SeatedPlayer &player : seated)
        players.append({player.name, static_cast<decltype(Player::color)>(player.color)});
    return players;
}

/// Who plays, round the table: names, colours, who begins. A seat without a name is empty.
class PlayersForm : public Card
{
    Q_OBJECT

public:
    PlayersForm(SeatsSpec spec, const QStringList &knownNames, QWidget *parent = nullptr);

    /// Seats people in turn order, the first player first.
    void setPlayers(const QList<SeatedPlayer> &players);
    /// The seats that are taken, in turn order.
    QList<SeatedPlayer> players() const;

    /// What stands in all seats, in those too that nobody takes.
    struct Standing {
        QList<SeatedPlayer> seats;
        std::size_t first = 0; ///< who starts
        bool passed = false;   ///< it was known that a seat stays empty
    };
    Standing standing() const;
    /// Puts back what stood there once.
    void putBack(const Standing &standing);

    /// Only those who play already are seated: names, colours and seats can be different, not how many play.
    void fixSeats();
    /// For each of `players`, the seat from 0 on where he sat when `setPlayers` was called.
    QList<int> origins() const;

    /// Says below the seats why they cannot play; `player` counts in turn order from 1, 0 is nobody in particular.
    void showRefusal(const Sentence &why, int player);
    void focusFirst();

signals:
    void changed();
    /// Enter in a name, once it is said who plays: every seat was taken or passed over. `begins`: in the empty one of
    /// somebody else who could play, where it says that Enter begins.
    void accepted(bool begins);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Seat {
        int origin = 0; ///< where who sits here sat at first
        QLabel *number;
        QLineEdit *name;
        QComboBox *color;
        QRadioButton *starts;
        QPushButton *up;
        QPushButton *down;
    };

    std::size_t seatCount() const { return m_spec.most; }
    void addSeat(std::size_t seat, const QStringList &knownNames);
    void connectSeat(std::size_t seat);
    void swapSeats(std::size_t a, std::size_t b);
    void shuffleSeats();
    void takeColor(std::size_t seat);
    void enter(std::size_t seat);
    void refresh();
    void retranslate();
    std::size_t seatsInUse() const;
    std::size_t firstSeat() const;
    SeatedPlayer playerAt(std::size_t seat) const;

    SeatsSpec m_spec;
    std::vector<Seat> m_seats;
    std::vector<int> m_colors; ///< what the boxes showed, to swap with
    bool m_passed = false;     ///< it is known that a seat stays empty
    QPushButton *m_shuffle;
    Sentence m_why; ///< what `m_refusal` says
    QLabel *m_refusal;
};

} // namespace skyledger::ui
