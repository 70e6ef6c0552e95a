// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/newgame.h"

#include "core/airshipcity/names.h"
#include "ui/words/phrases.h"
#include "ui/words/readerrors.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NewGame)
};

QString tileKinds()
{
    QStringList kinds;
    for (const std::string_view kind : nameTable<TileKind>)
        kinds << QString::fromLatin1(kind.data(), static_cast<qsizetype>(kind.size()));
    return listed(kinds);
}

} // namespace

QString refusal(const NewGameRefusal &refusal)
{
    using Kind = NewGameRefusal::Kind;
    switch (refusal.kind) {
    case Kind::PlayerCount:
        return Words::tr("Airship City is for 3 or 4 players, not %n", nullptr, refusal.number);
    case Kind::Name:
        return Words::tr("the name of player %1 must have 1 to 40 characters").arg(refusal.number);
    case Kind::SameName:
        return Words::tr("player %1 has the name of another player").arg(refusal.number);
    case Kind::SameColor:
        return Words::tr("player %1 has the colour of another player").arg(refusal.number);
    case Kind::TileCount:
        return Words::tr("a city has 16 tiles, here are %n", nullptr, refusal.number);
    case Kind::HarborCount:
        return Words::tr("a city has exactly one harbor, here are %n", nullptr, refusal.number);
    case Kind::StageBonuses:
        return Words::tr("the stage bonuses of the catalogue do not suffice for stages 2 to 5");
    case Kind::TileForm:
        return printable(
            Words::tr("tiles are given as forest=2,mine=2 and so on, not as “%1”").arg(refusal.part));
    case Kind::UnknownKind:
        return printable(
            Words::tr("there is no kind of tile “%1”; the kinds are %2").arg(refusal.part, tileKinds()));
    case Kind::RepeatedKind:
        return printable(Words::tr("the kind of tile “%1” stands there twice").arg(refusal.part));
    case Kind::Catalogue:
        return readError(refusal.error);
    }
    return {};
}

} // namespace skyledger::words
