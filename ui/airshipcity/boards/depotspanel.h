// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/boards/foldingcards.h"

namespace skyledger::ui {

/// The depots of all players.
class DepotsPanel : public FoldingCards
{
    Q_OBJECT

public:
    explicit DepotsPanel(AirshipCityTable &table, QWidget *parent = nullptr);

protected:
    QString spoken() const override;
};

} // namespace skyledger::ui
