// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/values/cityvalues.h"
#include "ui/box/hand/handdesk.h"

namespace skyledger::ui {

/// The cardboard of Airship City that its guide's choice needs a value of.
class CityHand : public HandDesk
{
public:
    /// The table must stay; `copy` tells the copy of who sits at it.
    CityHand(AirshipCityTable &table, const std::function<OwnersCopy()> &copy);

    std::optional<HandAsked> asked() const override;
    std::vector<std::vector<airshipcity::MissingValue>>
    takePieces(const std::vector<airshipcity::MissingValue> &missing) override;
    HandPiece piece(const std::vector<airshipcity::MissingValue> &values, int first) const override;
    HandReport makeReport(QWidget *parent) const override;
    HandPreview makePreview(QWidget *parent) const override;
    QString nameOf(const airshipcity::MissingValue &which) const override;
    QString howToRead(const airshipcity::MissingValue &which) const override;
    bool enter(const airshipcity::MissingValue &which, const describe::Value &value) override;
    KeptInBox keep(const airshipcity::MissingValue &which, const describe::Value &value) override;
    QString copyPath() const override { return m_copy().path(); }

private:
    HandForm formFor(const airshipcity::MissingValue &which, const QString &prefix) const;

    AirshipCityTable &m_table;
    std::function<OwnersCopy()> m_copy;
    CityValues m_values;
    airshipcity::GameRecord m_draft; ///< the game with what was kept, which the copy is compared with
};

} // namespace skyledger::ui
