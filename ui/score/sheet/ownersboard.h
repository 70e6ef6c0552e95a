// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/sheet/ownersquare.h"
#include "ui/widgets/sentence.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <optional>
#include <vector>

class QGridLayout;
class QLabel;

namespace skyledger::ui {

/// Squares of one kind on a picture of the board, in the order of the board.
struct OwnersGroup {
    Sentence title;
    QStringList names; ///< of the squares among the program's objects
    std::function<QString(std::size_t square)> caption;
    int inARow = 1;
    /// How many squares are shown where nobody knows how many the game has: always one more than are held. 0: all.
    std::size_t usual = 0;
};

/// A picture of a board on which things belong to players, for those who would rather look than count: who holds each
/// of them.
class OwnersBoard : public QWidget
{
    Q_OBJECT

public:
    /// By square.
    using Owners = std::vector<std::optional<std::size_t>>;

    explicit OwnersBoard(std::vector<OwnersGroup> groups, QWidget *parent = nullptr);

    void setPlayers(const std::vector<PlayerLook> &looks, const QStringList &names);
    /// What the squares of a group are called in this game, and how many there are; without any it is not known.
    void setThings(std::size_t group, const QStringList &names);

    Owners owners(std::size_t group) const;
    void setOwners(std::size_t group, const Owners &owners);
    /// Takes all markers off.
    void clear(std::size_t group);
    /// How many squares each of so many players holds.
    std::vector<int> counts(std::size_t group, std::size_t players) const;
    bool isEmpty(std::size_t group) const;

signals:
    void ownersChanged(std::size_t group);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Shown {
        OwnersGroup told;
        QLabel *title = nullptr;
        std::vector<OwnerSquare *> squares;
        QStringList things; ///< what they are called in this game
    };

    void addGroup(OwnersGroup told);
    void placeAll();
    int place(const Shown &group, int row);
    void showSpare(const Shown &group);
    void retranslate();

    QLabel *m_help;
    QGridLayout *m_grid;
    std::vector<Shown> m_groups;
};

} // namespace skyledger::ui
