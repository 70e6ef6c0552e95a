// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/numbers/cityfields.h"

namespace skyledger::ui {

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
    void list(Fields &fields) const override { listFields(m_table, fields); }
    airshipcity::Correct correction(const WantedBoards &shown) const override;
    QString told(const airshipcity::Assignment &value) const override;
    QString refusal(const QStringList &culprits, const airshipcity::Correct &correct) const override;
    void record(const airshipcity::Correct &correct, const QString &note) override;

private:
    AirshipCityTable &m_table;
};

} // namespace skyledger::ui
