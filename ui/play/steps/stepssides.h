// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/steps/steps.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// The names of the steps as the rulebook counts them, beside the columns of the players.
class StepNames : public QWidget
{
    Q_OBJECT

public:
    explicit StepNames(const QString &name, QWidget *parent = nullptr);

    void setSteps(const std::vector<Steps::Step> &steps);
    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Steps::Step> m_steps;
};

/// What concerns everybody at once.
class StepsForAll : public QWidget
{
    Q_OBJECT

public:
    explicit StepsForAll(const QString &name, QWidget *parent = nullptr);

    void setSteps(const Steps &steps);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Steps::ForAll> m_told;
};

} // namespace skyledger::ui
