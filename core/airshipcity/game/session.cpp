// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/session.h"

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/recordedit.h"
#include "core/play/sessionofimpl.h"

namespace skyledger {
template class play::SessionOf<airshipcity::AirshipCity>;
} // namespace skyledger

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

Session::Session(GameRecord record, QObject *parent) : SessionOf(std::move(record), parent) {}

std::unique_ptr<play::Session> Session::sessionOn(GameRecord record) const
{
    return std::make_unique<Session>(std::move(record));
}

FinalScore Session::standingsAt(qsizetype moment) const
{
    return score(setup(), stateAt(moment), ledgerUpTo(moment));
}

bool Session::enter(const MissingValue &which, const PrintedValue &value)
{
    return enter(std::vector<CopiedValue>{{which, value}}) == 1;
}

std::size_t Session::enter(const std::vector<CopiedValue> &values)
{
    GameRecord changed = record();
    std::size_t taken = 0;
    for (const CopiedValue &each : values)
        taken += enterValue(changed, each.which, each.value) ? 1 : 0;
    if (taken == 0)
        return 0;
    Mended mended = mendedUnder(std::move(changed));
    if (!hasRoom(mended.record))
        return 0;
    takeOver(std::move(mended));
    emit catalogueChanged();
    return taken;
}

ValueChange Session::wouldEnter(const MissingValue &which, const PrintedValue &value) const
{
    GameRecord changed = record();
    ValueChange change;
    if (!enterValue(changed, which, value)) {
        change.refused = ValueChange::Refusal::Value;
        return change;
    }
    const Mended mended = mendedUnder(std::move(changed));
    if (!hasRoom(mended.record)) {
        change.refused = ValueChange::Refusal::TooLarge;
        return change;
    }
    return changeThrough({record(), states(), standings()}, mended);
}

/// What could be replayed goes on being replayed; an event that could not may be possible now.
std::optional<Utility> Session::meetUtility(const QString &name, const QString &language)
{
    GameRecord changed = record();
    const auto utility = addNamedUtility(changed, name, language);
    if (!utility)
        return std::nullopt;
    takeOver(mendedUnder(std::move(changed)));
    emit catalogueChanged();
    return utility;
}

} // namespace skyledger::airshipcity
