// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/widgets/tokens.h"

#include <QtWidgets/QWidget>

#include <optional>

class QPainter;

namespace skyledger::ui {

class Theme;

/// A player's Airship board: VP, resources, round track, upgrades, Navigation cards, missions.
class AirshipBoardCard : public QWidget
{
    Q_OBJECT

public:
    AirshipBoardCard(CloudAgeTable &table, cloudage::Player player, QWidget *parent = nullptr);

    /// How much of it is seen, from the least on: without missions and track; low also without the stock.
    enum class Fold { Low, Folded, Open };

    cloudage::Player player() const { return m_player; }
    void setFold(Fold fold);
    bool isOpen() const { return m_fold == Fold::Open; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int leastHeight(Fold fold) const;
    /// Looks again at the boards, and is drawn anew if what it shows is another thing. `then`: how they would stand after
    /// what is pointed at, which is shown in brass; null: nothing is.
    void refresh(const cloudage::State *then = nullptr);

signals:
    /// Somebody wants to see the whole board.
    void wanted();

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Shown {
        QString said;
        cloudage::PlayerState board;
        PlayerLook look;
        std::optional<cloudage::Books> books;
        bool isFirst = false;
        bool isAsked = false;
        cloudage::PlayerState then = {}; ///< the same as `board` where nothing is pointed at
        friend bool operator==(const Shown &, const Shown &) = default;
    };

    int lines(Fold fold) const;
    QString spoken() const;
    const cloudage::PlayerState &board() const;
    void drawHeading(QPainter &painter, const QRectF &line, const Theme &theme) const;
    void drawStock(QPainter &painter, const QRectF &line, const Theme &theme) const;
    void drawTrack(QPainter &painter, const QRectF &line, const Theme &theme) const;
    void drawUpgrades(QPainter &painter, const QRectF &line, const Theme &theme) const;
    void drawNavigation(QPainter &painter, const QRectF &line, const Theme &theme) const;
    void drawMission(QPainter &painter, const QRectF &line, cloudage::Mission mission, bool covered,
                     const Theme &theme) const;

    CloudAgeTable &m_table;
    cloudage::Player m_player;
    Fold m_fold = Fold::Folded;
    std::optional<Shown> m_shown;
};

} // namespace skyledger::ui
