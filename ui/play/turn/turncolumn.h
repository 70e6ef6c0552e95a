// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

class QVBoxLayout;

namespace skyledger::ui {

class Guide;

/// A board with the turn panel below it. Lines of text, not what is in it, make the panel's height, so that the board stays
/// where it is; where a list of choices is long the board gives some lines to it rather than let it scroll.
class TurnColumn : public QWidget
{
    Q_OBJECT

public:
    /// The guide must stay; the panel becomes the column's, and is its foot.
    TurnColumn(const Guide &guide, QWidget &turn, QWidget *parent = nullptr);

    /// Adds a widget above the panel, below those that there are.
    void add(QWidget *widget, int stretch = 0);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitText();
    void grow();

    QWidget &m_turn;
    QVBoxLayout *m_column;
    int m_more = 0; ///< height for the choices of this question
};

} // namespace skyledger::ui
