// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/numbers/listednumbers.h"
#include "ui/play/numbers/boardnumbers.h"

namespace skyledger::ui {

class AirshipCityTable;

/// The numbers of Airship City's boards. What the fields show wins: what a correction would move along, though its field
/// shows that it stays, is set too.
class AirshipCityNumbers : public BoardNumbers
{
public:
    /// The table must stay.
    explicit AirshipCityNumbers(AirshipCityTable &table) : m_table(table) {}

    NumbersDress dress() const override { return {true, true}; }
    std::vector<BoardNumber> numbers() override;
    std::size_t valuesSet(std::span<const NumberChange> changes) const override;
    QString whyNot(std::span<const NumberChange> changes) const override;
    void correct(std::span<const NumberChange> changes, const QString &note) override;
    QString agreed(const play::Agreement &agreement) const override;

private:
    airshipcity::Correct correction(std::span<const NumberChange> changes) const;

    AirshipCityTable &m_table;
    std::vector<ListedNumber> m_listed; ///< since they were asked for last
};

} // namespace skyledger::ui
