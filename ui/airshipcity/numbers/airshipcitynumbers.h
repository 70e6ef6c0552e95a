// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/session.h"
#include "ui/play/numbers/fieldnumbers.h"

namespace skyledger::ui {

class AirshipCityTable;

/// The boards as the fields show them.
struct WantedBoards : airshipcity::State {
    explicit WantedBoards(const airshipcity::State &state);

    table::Per<airshipcity::Cell, bool> sides; ///< whether what lies there is developed, whichever tile it is
};

/// The numbers of Airship City's boards. What the fields show wins: what a correction would move along, though its field
/// shows that it stays, is set too.
class AirshipCityNumbers : public FieldNumbers<airshipcity::AirshipCity, WantedBoards>
{
public:
    /// The table must stay.
    explicit AirshipCityNumbers(AirshipCityTable &table);

    NumbersDress dress() const override { return {true, true}; }
    QString agreed(const play::Agreement &agreement) const override;

protected:
    /// The turn, the depots, the Donation Board, the city, the contracts.
    void list(Fields &fields) const override;
    airshipcity::Correct correction(const WantedBoards &shown) const override;
    QString told(const airshipcity::Assignment &value) const override;
    QString refusal(const QStringList &culprits, const airshipcity::Correct &correct) const override;
    void record(const airshipcity::Correct &correct, const QString &note) override;

private:
    AirshipCityTable &m_table;
};

} // namespace skyledger::ui
