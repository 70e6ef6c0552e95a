// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/proposals.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/box/values/gamevalues.h"

#include <functional>
#include <optional>
#include <vector>

namespace skyledger::ui {

/// What somebody entered in the fields of a value.
std::optional<airshipcity::PrintedValue> printedIn(const std::optional<describe::Value> &entered);

/// What must be printed by what the table reported, in words.
std::vector<ValueProposal> proposalsOf(const airshipcity::Session &session, const words::GameWords &words);

/// The printed values of a game of Airship City.
class CityValues : public GameValues
{
public:
    /// The table must stay; `copy` tells the copy of who sits at it.
    CityValues(AirshipCityTable &table, std::function<OwnersCopy()> copy);

    std::vector<GameValueRow> rows() const override;
    std::optional<describe::Value> known(const ValuePlace &which) const override;
    std::vector<ValueProposal> proposals() const override;
    QString sampleNotice() const override;
    /// One field, of a stage bonus one for each of its parts.
    ValueForm formOf(const ValuePlace &which, const QString &prefix) const override;
    QString howToRead(const ValuePlace &which) const override;
    QString ruleOf(const ValuePlace &which) const override;
    Change wouldEnter(const ValuePlace &which, const describe::Value &value) const override;
    std::optional<KeptInBox> enter(const ValuePlace &which, const describe::Value &value) override;
    QString copyPath() const override { return m_copy().path(); }

private:
    AirshipCityTable &m_table;
    std::function<OwnersCopy()> m_copy;
};

} // namespace skyledger::ui
