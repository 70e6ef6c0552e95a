// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/hand/handwords.h"

#include "ui/airshipcity/words/missingvalues.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace airshipcity;
using Kind = Value;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(HandPage)
};

} // namespace

QString titleOfPiece(const MissingValue &value, const words::GameWords &game)
{
    switch (value.value.as<Value>()) {
    case Kind::AirshipCost:
    case Kind::AirshipDiscount:
    case Kind::AirshipSpaces:
        return words::name(static_cast<Airship>(value.thing));
    case Kind::UtilityCost:
    case Kind::UtilityVp:
    case Kind::UtilitySpaces:
        return Text::tr("Public utility: %1").arg(game.utility(static_cast<Utility>(value.thing)));
    case Kind::ContractTerm:
    case Kind::ContractCost:
    case Kind::ContractVp:
    case Kind::ContractGold:
        return Text::tr("Contract", "a piece of cardboard");
    case Kind::TileCrests:
    case Kind::TileCrestBonus:
        return words::capitalised(game.tile(static_cast<Tile>(value.thing)));
    case Kind::StageBonus:
        return Text::tr("Stage bonus", "a piece of cardboard");
    default:
        return words::capitalised(words::missingValue(value, game));
    }
}

QString captionOf(const MissingValue &value, std::size_t playerCount)
{
    switch (value.value.as<Value>()) {
    case Kind::AirshipDiscount:
        return Text::tr("discount for each marker");
    case Kind::AirshipSpaces:
    case Kind::UtilitySpaces:
        return Text::tr("donation spaces with %n player(s)", nullptr, static_cast<int>(playerCount));
    case Kind::UtilityVp:
    case Kind::ContractVp:
        return Text::tr("points");
    case Kind::ContractTerm:
        return Text::tr("term", "of a contract");
    case Kind::ContractGold:
        return Text::tr("gold gained");
    case Kind::TileCrests:
        return Text::tr("dots at the top left");
    case Kind::TileCrestBonus:
        return Text::tr("crest bonus, developed side");
    case Kind::Piggyback:
        return words::name(words::Term::PiggybackBonus);
    case Kind::StageBonus:
        return Text::tr("all that it brings");
    case Kind::BonusEffectTarget:
        return Text::tr("airships that earn it");
    case Kind::PriceTrack:
        return Text::tr("prices from the top down");
    case Kind::GuildPrice:
        return Text::tr("price of a crew");
    default:
        return Text::tr("cost");
    }
}

} // namespace skyledger::ui
