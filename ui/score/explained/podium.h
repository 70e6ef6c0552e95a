// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/scoredgame.h"
#include "ui/widgets/tokens.h"
#include "ui/words/language.h"

#include <QtWidgets/QWidget>

class QLabel;

namespace skyledger::ui {

/// The ranking, readable from across the table: who won, places and totals in large letters.
class Podium : public QWidget
{
    Q_OBJECT

public:
    explicit Podium(QWidget *parent = nullptr);

    void setGame(const airshipcity::ScoredGame &game, words::Language language);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showGame(const airshipcity::ScoredGame &game);
    void sizeTexts();

    class Step;
    QLabel *m_title;
    std::vector<Step *> m_steps;
    QLabel *m_sentence;
    airshipcity::ScoredGame m_game;
    words::Language m_language = words::Language::English;
};

/// How the players of a scored game are told apart; whoever has no colour gets a free one.
std::vector<PlayerLook> looksOf(const airshipcity::ScoredGame &game);

/// The players from the best place to the worst, in turn order where they share one.
std::vector<std::size_t> byRank(const airshipcity::FinalScore &score);

} // namespace skyledger::ui
