// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/scoring.h"
#include "ui/play/pages/standingspanel.h"
#include "ui/whistlemountain/guide/whistlemountaintable.h"

namespace skyledger::ui {

/// The scoring of a session as if its game ended now.
whistlemountain::FinalScore scoreOf(const whistlemountain::Session &session);

/// Every player's points by where they come from, the best first.
class WhistleMountainStandings : public StandingsPanel
{
    Q_OBJECT

public:
    explicit WhistleMountainStandings(WhistleMountainTable &table, QWidget *parent = nullptr);

private:
    void refresh();

    WhistleMountainTable &m_table;
};

} // namespace skyledger::ui
