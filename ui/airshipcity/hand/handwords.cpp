// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/hand/handwords.h"

#include "core/airshipcity/record/cataloguelayout.h"
#include "ui/airshipcity/words/missingvalues.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(HandPage)
};

} // namespace

QString titleOfPiece(const MissingValue &value, const words::GameWords &game)
{
    switch (sectionOf(value.value.as<Value>())) {
    case CatalogueSection::Airships:
        return words::name(static_cast<Airship>(value.thing));
    case CatalogueSection::Utilities:
        return Text::tr("Public utility: %1").arg(game.utility(static_cast<Utility>(value.thing)));
    case CatalogueSection::Contracts:
        return Text::tr("Contract", "a piece of cardboard");
    case CatalogueSection::Tiles:
        return words::capitalised(game.tile(static_cast<Tile>(value.thing)));
    case CatalogueSection::StageBonuses:
        return Text::tr("Stage bonus", "a piece of cardboard");
    default:
        return words::capitalised(words::missingValue(value, game));
    }
}

} // namespace skyledger::ui
