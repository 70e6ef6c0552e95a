// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/face.h"
#include "ui/widgets/tokens.h"

#include <QtWidgets/QWidget>

#include <vector>

namespace skyledger::ui {

/// What one player has, as a card beside the boards: mark, name and points, the stock in large letters, then lines of words
/// and numbers with shapes that are broken where there is no room.
class SeatCard : public QWidget
{
    Q_OBJECT

public:
    struct Shown {
        PlayerLook look;
        QString name;
        QString remark; ///< quiet, behind the name
        QString points;
        Face stock;
        std::vector<Face> lines;
        bool acts = false; ///< it is the player's turn
        friend bool operator==(const Shown &, const Shown &) = default;
    };

    explicit SeatCard(QWidget *parent = nullptr);

    /// `said`: what a reader of the screen says of it.
    void setShown(Shown shown, const QString &said);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    double drawHead(QPainter &painter, const QRectF &rect) const;
    double drawStock(QPainter &painter, const QRectF &rect) const;

    Shown m_shown;
};

} // namespace skyledger::ui
