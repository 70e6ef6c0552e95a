// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/boards/drawnboard.h"
#include "ui/widgets/drawing.h"
#include "ui/widgets/tokens.h"

#include <QtCore/QStringList>

#include <functional>
#include <vector>

namespace skyledger::ui {

/// What a player has, as a card of which as much is to be seen as there is room for: it tells its rows. A click, Enter or
/// Space on one that is not open asks for all of it.
class FoldingCard : public DrawnBoard
{
    Q_OBJECT

public:
    /// From the least to all of it.
    enum class Fold { Least, More, Open };

    FoldingCard(const QString &name, QWidget *parent);

    Fold fold() const { return m_fold; }
    void setFold(Fold fold);
    int heightOf(Fold fold) const;
    /// Whether it is that player's choice.
    virtual bool acts() const = 0;

signals:
    /// The card is to be opened.
    void opened();

protected:
    /// A row of a card, from its left to its right end.
    struct Row {
        double high = 0;
        Drawing draw = {}; ///< nothing: a gap, or a child fills it
        std::function<QStringList(double x)> rules =
            {};                   ///< what explains it; nothing: the same as the last row
        QWidget *child = nullptr; ///< that fills it, in sight while the card is open
    };
    /// What is to be seen, from the top down.
    virtual std::vector<Row> rows(Fold fold) const = 0;
    /// Beside the rows, in pixels; above and below them it is less.
    double pad() const;
    void drawRows(QPainter &painter, const Theme &theme) const;
    /// What explains the row there; nothing where neither it nor the last row tells.
    QStringList rulesAt(const QPoint &at) const;

    /// The ground and the frame: in the player's colour while it is their choice, and the ring of the focus.
    void drawCard(QPainter &painter, const PlayerLook &look, const Theme &theme) const;

    /// The whole of it is in the tool tip: what is drawn may be shortened.
    void tell() override;
    void layOut() override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    Fold m_fold = Fold::More;
};

} // namespace skyledger::ui
