// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/depotface.h"
#include "ui/play/boards/foldingcard.h"

namespace skyledger::ui {

class TermTrack;

/// The depot of a player. At the least it shows name, VP and the stock in numbers, then the resource tracks, and open
/// contracts on the term track and bonus effects too.
class DepotCard : public FoldingCard
{
    Q_OBJECT

public:
    DepotCard(AirshipCityTable &table, airshipcity::Player player, QWidget *parent);

    const DepotFace &face() const { return m_face; }
    int heightOf(Fold fold) const override;
    bool acts() const override { return m_face.plays; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool look() override;
    QString spoken() const override;
    void layOut() override;
    void draw(QPainter &painter, const Theme &theme) const override;

private:
    struct Measures;
    Measures measures() const;
    QStringList rulesAt(const QPoint &at) const;
    QString markersText() const;
    void drawHead(QPainter &painter, QRectF row, const Theme &theme) const;
    void drawStock(QPainter &painter, const QRectF &row, const Theme &theme) const;
    void drawTrack(QPainter &painter, const QRectF &row, airshipcity::Resource resource,
                   const Theme &theme) const;
    void drawEffect(QPainter &painter, const QRectF &chip, airshipcity::BonusEffect effect,
                    const Theme &theme) const;

    airshipcity::Player m_player;
    AirshipCityTable &m_table;
    DepotFace m_face;
    TermTrack *m_terms; ///< a child
};

} // namespace skyledger::ui
