// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/printedvalues.h"

#include "ui/airshipcity/words/amounts.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/airshipcity/words/missingvalues.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Field = airshipcity::Printed;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(PrintedValues)
};

/// Values that say by themselves what they are.
struct Shown {
    QString operator()(int number) const { return plainNumber(number); }
    QString operator()(const QString &text) const { return printable(text); }
    QString operator()(TileKind kind) const { return name(kind); }
    QString operator()(const Amounts &amounts) const { return amountsOf(amounts); }
    QString operator()(const Price &price) const
    {
        return price.amount > 0 ? amountOf(price.resource, price.amount) : none();
    }
    QString operator()(ResourceSet resources) const
    {
        QStringList names;
        for (const Resource resource : resources)
            names << name(resource);
        return names.isEmpty() ? none() : listed(names);
    }
    QString operator()(const ResourceBonus &bonus) const { return bonusOf(bonus); }
    QString operator()(const PiggybackValues &sides) const
    {
        const ResourceBonus basic = sides.basic.value_or(ResourceBonus{});
        const ResourceBonus developed = sides.developed.value_or(basic);
        if (developed == basic)
            return bonusOf(basic);
        //: A bonus of both sides of a tile
        return Text::tr("%1; developed side: %2").arg(bonusOf(basic), bonusOf(developed));
    }
    QString operator()(AirshipSet airships) const
    {
        QStringList names;
        for (const Airship airship : airships)
            names << name(airship);
        return names.isEmpty() ? none() : listed(names);
    }
    QString operator()(const TrackValues &track) const
    {
        QStringList values;
        for (const int each : track)
            values << QString::number(each);
        return listed(values);
    }
    QString operator()(StageSet stages) const
    {
        QStringList numbers;
        for (const Stage stage : stages)
            numbers << QString::number(indexOf(stage) + 1);
        //: Stages of the game
        return numbers.isEmpty() ? none() : Text::tr("stages %1").arg(listedWithAnd(numbers));
    }
    QString operator()(const StageBonus &bonus) const
    {
        QStringList parts;
        if (bonus.gain != Amounts{})
            parts << amountsOf(bonus.gain);
        if (bonus.amount > 0 && !bonus.choices.empty()) {
            //: What everybody picks from a stage bonus
            parts << Text::tr("%1 to pick").arg(bonusOf({bonus.amount, bonus.choices}));
        }
        if (bonus.vp != 0 || parts.isEmpty())
            parts << points(bonus.vp);
        return listed(parts);
    }

private:
    static QString none() { return Text::tr("nothing printed"); }
};

/// What no game asks for, in its own words; empty for everything else.
QString ownWords(const FieldPlace &place, const GameWords &game, const CatalogueFile &catalogue)
{
    const auto utility = catalogue.ids.utilities.find(place.entry);
    const auto tile = catalogue.ids.tiles.find(place.entry);
    const auto bonus = catalogue.ids.stageBonuses.find(place.entry);
    const QString number = bonus ? QString::number(indexOf(*bonus) + 1) : QString();
    switch (place.field) {
    case Field::UtilityNameEn:
        return Text::tr("the English name of a public utility (%1)")
            .arg(game.utility(utility.value_or(none<Utility>)));
    case Field::UtilityNameFr:
        return Text::tr("the French name of a public utility (%1)")
            .arg(game.utility(utility.value_or(none<Utility>)));
    case Field::TermSpaces:
        return Text::tr("the length of the Contract Term Track");
    case Field::KindOfTile:
        return Text::tr("the kind of a tile (%1)").arg(game.tile(tile.value_or(none<Tile>)));
    case Field::TilePiggyback:
        return Text::tr("the Piggybacking Bonus of a single tile (%1)")
            .arg(game.tile(tile.value_or(none<Tile>)));
    case Field::BonusStages:
        return Text::tr("the stages of a stage bonus (no. %1 of the catalogue)").arg(number);
    case Field::BonusGain:
        return Text::tr("what a stage bonus gives everybody (no. %1 of the catalogue)").arg(number);
    case Field::BonusChoice:
        return Text::tr("what a stage bonus lets everybody pick (no. %1 of the catalogue)").arg(number);
    case Field::BonusVp:
        return Text::tr("the VP of a stage bonus (no. %1 of the catalogue)").arg(number);
    default:
        return {};
    }
}

/// Donation spaces are printed for each number of players.
QString withPlayers(const QString &what, Field field)
{
    if (field == Field::AirshipSpacesFor3 || field == Field::UtilitySpacesFor3)
        return Text::tr("%1 with three players", "%1: the number of donation spaces of something").arg(what);
    if (field == Field::AirshipSpacesFor4 || field == Field::UtilitySpacesFor4)
        return Text::tr("%1 with four players", "%1: the number of donation spaces of something").arg(what);
    return what;
}

} // namespace

QString printed(const PrintedValue &value, play::Code what)
{
    const int *number = std::get_if<int>(&value);
    const auto kind = kindOf(what.as<Field>());
    const Counts counts = kind ? countsOf(*kind) : Counts::Nothing;
    if (number && (counts == Counts::Points || what == Field::BonusVp))
        return points(*number);
    if (number && counts == Counts::Gold)
        return amountOf(Resource::Gold, *number);
    return std::visit(Shown{}, value);
}

QString fieldOf(const FieldPlace &place, const CatalogueFile &catalogue)
{
    Setup setup;
    setup.catalogue = catalogue.values;
    const GameWords game(setup, catalogue.ids, {}, catalogue.document);
    if (QString own = ownWords(place, game, catalogue); !own.isEmpty())
        return own;
    const auto asked = askedFor(place, catalogue.ids);
    return asked ? withPlayers(missingValue(*asked, game), place.field) : placeName(place);
}

} // namespace skyledger::words
