// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/whistlemountain/guide/whistlemountaintable.h"
#include "ui/widgets/plate.h"

#include <array>
#include <optional>

class QLabel;

namespace skyledger::ui {

/// The eight docks and the tiles of the four displays. What the guide offers is lit; a click takes it. A tile without a
/// name, and a trophy that was drawn, are named by a click where the table knows them.
class MarketBoard : public QWidget
{
    Q_OBJECT

public:
    explicit MarketBoard(WhistleMountainTable &table, QWidget *parent = nullptr);

private:
    void refresh();
    void refreshDock(whistlemountain::Dock dock);
    void refreshTile(whistlemountain::Display display, std::size_t place);
    void refreshDrawn();
    void takeTile(whistlemountain::Display display, std::size_t place);
    void askTile(whistlemountain::Display display, QWidget &below);
    void askTrophy();
    std::optional<BoardThing> tileThing(whistlemountain::Display display, std::size_t place) const;

    WhistleMountainTable &m_table;
    QLabel *m_docksTitle;
    std::array<Plate *, whistlemountain::countOf<whistlemountain::Dock>> m_docks{};
    std::array<QLabel *, whistlemountain::countOf<whistlemountain::Display>> m_titles{};
    std::array<std::array<Plate *, whistlemountain::displaySize>,
               whistlemountain::countOf<whistlemountain::Display>>
        m_tiles{};
    QLabel *m_drawnTitle;
    Plate *m_drawn; ///< a trophy that was drawn and that nobody named
};

} // namespace skyledger::ui
