// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/glow.h"

#include <vector>

namespace skyledger::ui {

/// All that a contract's card shows.
struct ContractFace {
    airshipcity::Contract contract = airshipcity::none<airshipcity::Contract>;
    airshipcity::ContractValues values;
    /// On a term track: how many stages are left. On the display the printed term counts.
    std::optional<int> left;
    OfferLook offer;
    friend bool operator==(const ContractFace &, const ContractFace &) = default;
};

ContractFace contractFaceOf(const AirshipCityTable &table, airshipcity::Contract contract,
                            std::optional<int> left = {});

/// A contract as a small card: its term, what it costs, and what it brings. A click chooses it.
class ContractCard : public DrawnButton
{
    Q_OBJECT

public:
    ContractCard(AirshipCityTable &table, QWidget *parent);

    airshipcity::Contract contract() const { return m_face.contract; }
    void setFace(const ContractFace &face);
    /// In two lines and without its term, where it shares a space with others.
    void setCompact(bool compact);
    /// Says its name anew, in another language.
    void retell();

    /// What a card needs in a font.
    static int heightIn(const QFont &font);
    static int compactHeightIn(const QFont &font);
    static int widthIn(const QFont &font);

    QSize sizeHint() const override
    {
        return {widthIn(font()), m_isCompact ? compactHeightIn(font()) : heightIn(font())};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void drawCost(QPainter &painter, const QRectF &area) const;
    void drawUnknownCost(QPainter &painter, const QRectF &area) const;
    void drawGains(QPainter &painter, const QRectF &area) const;

    AirshipCityTable &m_table;
    ContractFace m_face;
    bool m_isCompact = false;
};

/// Shows contracts on cards of a board, which makes as many as it needs; `name` is theirs, with %2 for the number of each.
void showContracts(std::vector<ContractCard *> &cards, const std::vector<ContractFace> &faces,
                   AirshipCityTable &table, QWidget *board, const QString &name);

} // namespace skyledger::ui
