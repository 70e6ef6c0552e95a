// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/session.h"

#include "core/cloudage/record/gamerecord.h"
#include "core/play/sessionofimpl.h"

namespace skyledger {
template class play::SessionOf<cloudage::CloudAge>;
} // namespace skyledger

namespace skyledger::cloudage {

Session::Session(GameRecord record, QObject *parent) : KnowingSession(std::move(record), parent) {}

std::unique_ptr<play::Session> Session::sessionOn(GameRecord record) const
{
    return std::make_unique<Session>(std::move(record));
}

FinalScore Session::standingsAt(qsizetype moment) const
{
    return score(setup(), stateAt(moment), ledgerUpTo(moment));
}

} // namespace skyledger::cloudage
