// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/whistlemountain/guide/whistlemountaintable.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/tokens.h"

#include <array>
#include <optional>
#include <vector>

class QLabel;

namespace skyledger::ui {

/// A dock, or a tile of a display: a plate with some words and the key that takes it.
class MarketPlate : public DrawnButton
{
    Q_OBJECT

public:
    explicit MarketPlate(QWidget *parent = nullptr);

    struct Face {
        QString title;
        QString said;   ///< the title in full, for screen readers; empty: as it is
        QString detail; ///< who lies there, or why not
        QChar key;
        std::optional<PlayerLook> occupant;
        bool isEmpty = false; ///< nobody named the tile
        friend bool operator==(const Face &, const Face &) = default;
    };
    void setFace(const Face &face);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Face m_face;
};

/// The eight docks and the tiles of the four displays. What the guide offers is lit; a click takes it.
class MarketBoard : public QWidget
{
    Q_OBJECT

public:
    explicit MarketBoard(WhistleMountainTable &table, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void refreshDock(whistlemountain::Dock dock);
    void refreshTile(whistlemountain::Display display, std::size_t place);
    std::optional<BoardThing> tileThing(whistlemountain::Display display, std::size_t place) const;

    WhistleMountainTable &m_table;
    QLabel *m_docksTitle;
    std::array<MarketPlate *, whistlemountain::countOf<whistlemountain::Dock>> m_docks{};
    std::array<QLabel *, whistlemountain::countOf<whistlemountain::Display>> m_titles{};
    std::array<std::array<MarketPlate *, whistlemountain::displaySize>,
               whistlemountain::countOf<whistlemountain::Display>>
        m_tiles{};
};

} // namespace skyledger::ui
