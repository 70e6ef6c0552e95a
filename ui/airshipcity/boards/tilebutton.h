// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/glow.h"
#include "ui/widgets/draggedbutton.h"
#include "ui/widgets/tokens.h"

#include <QtCore/QRectF>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace skyledger::ui {

/// A crew as it stands on a tile.
struct CrewOnTile {
    airshipcity::Player player{};
    airshipcity::Crew crew{};
    PlayerLook look;
    bool ready = false;
    bool inHand = false;
    friend bool operator==(const CrewOnTile &, const CrewOnTile &) = default;
};

/// All that a space of the city shows.
struct TileFace {
    airshipcity::Cell cell{};
    airshipcity::TileKind kind{};
    bool developed = false;
    std::optional<airshipcity::ResourceSet> crests;       ///< nothing: not known
    std::optional<airshipcity::ResourceBonus> crestBonus; ///< of the developed side
    std::optional<airshipcity::ResourceBonus> piggyback;  ///< of the side that lies up
    std::vector<CrewOnTile> crews;
    QString name;
    QString effect;
    OfferLook offer;
    bool moves = false; ///< with what is being chosen: it is shown where it would lie
    friend bool operator==(const TileFace &, const TileFace &) = default;
};

TileFace tileFaceOf(const AirshipCityTable &table, airshipcity::Cell cell);
/// The same in a city that would lie so: nothing is offered there.
TileFace tileFaceOf(const AirshipCityTable &table, const airshipcity::State &state, airshipcity::Cell cell);

/// A crew in words: whose it is, and whether it is ready.
QString spokenCrew(const AirshipCityTable &table, const CrewOnTile &crew);

/// The tile in whole sentences: what lies where, who stands on it, whether it can be chosen.
QString spokenTile(const AirshipCityTable &table, const TileFace &face);

/// A tile of the city with the crews that stand on it.
class TileButton : public DraggedButton
{
    Q_OBJECT

public:
    TileButton(airshipcity::Cell cell, QWidget *parent);

    airshipcity::Cell cell() const { return m_cell; }
    const TileFace &face() const { return m_face; }
    /// Draws anew only what is different.
    void setFace(const TileFace &face);

    /// What the tool tip of a crew says.
    void setCrewTip(std::function<QString(const CrewOnTile &crew)> tip) { m_crewTip = std::move(tip); }

signals:
    /// A click on a token of a crew: it is none on the tile.
    void crewTaken(skyledger::airshipcity::Player player, skyledger::airshipcity::Crew crew);

protected:
    bool event(QEvent *event) override;
    bool isPart(const QPointF &pressed, const QPointF &released) const override;
    void takePart(const QPointF &at) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const CrewOnTile *crewAt(QPointF at) const;

    airshipcity::Cell m_cell;
    TileFace m_face;
    std::vector<QRectF> m_crewPlaces; ///< as they were painted
    std::function<QString(const CrewOnTile &crew)> m_crewTip;
};

} // namespace skyledger::ui
