// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/hand/handpieces.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/gamevalues.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/values/cityfields.h"
#include "ui/airshipcity/values/cityvalues.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/box/hand/handspaces.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace airshipcity;
using Kind = Value;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(HandPage)
};

constexpr int trackSpacesDrawn = 4; // of a depot's term track

std::optional<int> termIn(const std::optional<describe::Value> &value)
{
    const std::optional<PrintedValue> term = printedIn(value);
    return term ? std::optional(std::get<int>(*term)) : std::nullopt;
}

/// A number, with the shape or the word that stands beside it on the cardboard.
void makeNumber(HandForm &form, Kind kind, std::size_t playerCount)
{
    form.shape = HandForm::Shape::Number;
    const words::Counts counts = words::countsOf(kind);
    const describe::FormCode &limits = *printedTable().row(fieldsToEnter(kind, playerCount).front()).form;
    form.least = limits.least;
    form.most = limits.most;
    if (counts == words::Counts::Gold) {
        form.things = &resourceThings();
        form.thing = static_cast<int>(indexOf(Resource::Gold));
    } else if (counts == words::Counts::Points) {
        form.sign = [] { return words::name(words::Term::VictoryPoints); };
    }
}

HandForm formOf(const GameRecord &game, const MissingValue &which, const QString &prefix)
{
    HandForm form;
    const Kind kind = which.value.as<Value>();
    const std::size_t players = game.setup.playerCount;
    form.which = which;
    form.form = valueForm(game, which, prefix);
    form.isKnown = knownValue(game.setup, which).has_value();
    form.caption = [kind, players] { return words::captionInHand(kind, players); };
    form.rule = idOf(ruleOf(which));
    const PrintedValue shape = blankValue(which.value);
    if (std::holds_alternative<int>(shape)) {
        makeNumber(form, kind, players);
    } else if (std::holds_alternative<Amounts>(shape)) {
        form.shape = HandForm::Shape::Amounts;
        form.most = maxAmount;
        form.things = &resourceThings();
        form.columns = kind == Kind::ContractCost ? 2 : form.things->count();
    }
    return form;
}

/// Which piece it is, by one of the values on it: "Contract", "Public utility: Observatory".
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

} // namespace

HandPiece handPiece(const AirshipCityTable &table, const std::vector<MissingValue> &values, int first)
{
    HandPiece piece;
    int number = first;
    for (const MissingValue &which : values)
        piece.values.push_back(
            formOf(table.session().record(), which, QStringLiteral("value-%1").arg(number++)));
    for (std::size_t i = 0; i < values.size(); ++i) {
        // The gold beside the points, as it is printed.
        const bool isPair = values[i].value == Kind::ContractVp && i + 1 < values.size()
            && values[i + 1].value == Kind::ContractGold;
        piece.rows.push_back(isPair ? 2 : 1);
        i += isPair ? 1 : 0;
    }
    piece.title = [&table, which = values.front()] { return titleOfPiece(which, table.words()); };
    if (values.front().value == Kind::ContractTerm) {
        piece.drawing = [](QWidget *parent) { return new HandSpaces(trackSpacesDrawn, termIn, parent); };
        piece.ground = Role::Developed;
    }
    return piece;
}

} // namespace skyledger::ui
