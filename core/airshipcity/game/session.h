// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/valuechange.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/ownerscopy.h"
#include "core/airshipcity/rules/scoring.h"
#include "core/play/sessionof.h"

namespace skyledger {
extern template class play::SessionOf<airshipcity::AirshipCity>;
} // namespace skyledger

namespace skyledger::airshipcity {

using play::AbandonedLine;
using play::Agreement;
using play::defaultPause;
using play::PastChange;
using play::PlayerTimes;
using play::TurnTimes;

/// A running game of Airship City: what only it can do beside `play::SessionOf`.
class Session : public play::SessionOf<AirshipCity>
{
    Q_OBJECT

public:
    /// As `play::SessionOf` does.
    explicit Session(GameRecord record, QObject *parent = nullptr);

    /// The final price and gain of a play now, after discounts.
    Quote price(const Play &play) const { return quote(setup(), state(), play); }
    /// The final scoring as if the game ended now, and as if it had ended at a moment.
    FinalScore standings() const { return standingsAt(cursor()); }
    FinalScore standingsAt(qsizetype moment) const;

    /// Puts a value that was read off the box into the game's catalogue, in the place of another one or of none, and
    /// replays the game. Nothing is lost: an event that contradicts the value becomes an override and the line as it was
    /// is kept. False, and nothing changes, if the format cannot hold the value, or the game's file would become too
    /// large.
    bool enter(const MissingValue &which, const PrintedValue &value);
    /// The same for several at once; how many were taken. Those that the format cannot hold are left out.
    std::size_t enter(const std::vector<CopiedValue> &values);
    /// What entering a value would do; nothing is done.
    ValueChange wouldEnter(const MissingValue &which, const PrintedValue &value) const;
    /// A public utility that was met in play and that the catalogue does not list, by its printed name of 1 to 40
    /// characters in a language (`en`, `fr`). Its values are missing. Nothing if no more can be known.
    std::optional<Utility> meetUtility(const QString &name, const QString &language);

protected:
    std::unique_ptr<play::Session> sessionOn(GameRecord record) const override;
};

} // namespace skyledger::airshipcity
