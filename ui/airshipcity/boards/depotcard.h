// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/depotface.h"

#include <QtWidgets/QWidget>

class QPainter;

namespace skyledger::ui {

class TermTrack;

/// The depot of a player. How much of it is to be seen depends on the room; a click or Enter on a folded one opens it.
class DepotCard : public QWidget
{
    Q_OBJECT

public:
    /// From the least to all of it.
    enum class Fold {
        Lines,  ///< name and VP, and the stock in numbers
        Tracks, ///< the resource tracks too
        Open    ///< and contracts on the term track, and bonus effects
    };

    DepotCard(AirshipCityTable &table, airshipcity::Player player, QWidget *parent);

    const DepotFace &face() const { return m_face; }
    Fold fold() const { return m_fold; }
    void setFold(Fold fold);
    int heightOf(Fold fold) const;

    /// Compares with the game, draws anew what is different, and answers whether the card's height may be.
    bool refresh();
    void retell();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The card is to be opened.
    void opened();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void tellAll();
    struct Measures;
    Measures measures() const;
    void layOut();
    QStringList rulesAt(const QPoint &at) const;
    QString markersText() const;
    void drawHead(QPainter &painter, QRectF row) const;
    void drawStock(QPainter &painter, const QRectF &row) const;
    void drawTrack(QPainter &painter, const QRectF &row, airshipcity::Resource resource) const;
    void drawEffects(QPainter &painter, const QRectF &row) const;
    void drawEffect(QPainter &painter, const QRectF &chip, airshipcity::BonusEffect effect) const;

    airshipcity::Player m_player;
    AirshipCityTable &m_table;
    DepotFace m_face;
    TermTrack *m_terms; ///< a child
    Fold m_fold = Fold::Tracks;
};

} // namespace skyledger::ui
