// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/told/scoretold.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace skyledger::ui {

/// The ranking, readable from across the table: who won, places and totals in large letters.
class Podium : public QWidget
{
    Q_OBJECT

public:
    explicit Podium(QWidget *parent = nullptr);

    void setScore(const ScoreTold &told);

protected:
    void changeEvent(QEvent *event) override;

private:
    void sizeTexts();

    class Step;

    Step *stepOf(std::size_t number);
    QVBoxLayout *m_column;
    QLabel *m_title;
    std::vector<Step *> m_steps;
    QLabel *m_sentence;
};

} // namespace skyledger::ui
