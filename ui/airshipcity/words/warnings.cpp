// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/warnings.h"

#include "ui/airshipcity/words/amounts.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Warnings {
    Q_DECLARE_TR_FUNCTIONS(Warnings)
};

} // namespace

QString lostToFullTrack(const Change &change, const GameWords &game)
{
    if (change.kind != Change::Kind::Gained || change.lost <= 0)
        return {};
    return Warnings::tr("%1 loses %2: the track is full", "player, 1 gear")
        .arg(game.player(change.player), amountOf(change.resource, change.lost));
}

} // namespace skyledger::words
