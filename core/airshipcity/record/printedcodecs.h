// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/codecs.h"
#include "core/airshipcity/record/printed.h"

/// How printed values stand in JSON: what the rows of `printedTable` read and write them by.
namespace skyledger::airshipcity::written {

using describe::at;
using describe::Field;
using describe::List;
using describe::Number;
using describe::Object;
using describe::optionalField;
using describe::Text;
using table::JsonNode;

using Amount = Number<0, maxAmount>;
using Points = Number<-maxAmount, maxAmount>;
using Spaces = Number<0, maxGridSpaces>;
using Term = Number<1, maxTerm>;
using Name = Text<1, maxNameLength>;
using TrackCodec = List<Amount, 1, maxTrackSpaces>;

/// A value that is made of what an object gives, if that is enough.
template <const auto &Fields, auto Make, auto Give>
struct MadeOf : Object<Fields> {
    static constexpr bool mayLack = true;

    template <class Value>
    static void read(const JsonNode &node, Ids &ids, std::optional<Value> &value)
    {
        auto given = Give(Value{});
        given = {};
        Object<Fields>::read(node, ids, given);
        value = Make(given);
    }
    template <class Value>
    static QJsonValue write(const Ids &ids, const Value &value)
    {
        return Object<Fields>::write(ids, Give(value));
    }
    template <class Value>
    static bool fits(const Ids &ids, const Value &value)
    {
        return Object<Fields>::fits(ids, Give(value));
    }
};

/// So much of one resource. Of the amount 0 it does not matter which.
struct GivenPrice {
    std::optional<Resource> resource;
    std::optional<std::uint8_t> amount;
};
inline constexpr Field<GivenPrice, Ids> priceFields[] = {
    optionalField<&GivenPrice::resource>("resource"),
    optionalField<&GivenPrice::amount, Amount>("amount"),
};
inline std::optional<Price> priceOf(const GivenPrice &given)
{
    if (!given.amount || (*given.amount > 0 && !given.resource))
        return std::nullopt;
    return *given.amount > 0 ? Price{*given.resource, *given.amount} : Price{};
}
inline GivenPrice givenPrice(const Price &price)
{
    return {price.amount > 0 ? std::optional(price.resource) : std::nullopt, price.amount};
}
using PriceCodec = MadeOf<priceFields, priceOf, givenPrice>;

/// An amount and its choices. With nothing to choose from there is nothing printed, and the other way round.
struct GivenBonus {
    std::optional<std::uint8_t> amount;
    std::optional<ResourceSet> choices;
};
inline constexpr Field<GivenBonus, Ids> bonusFields[] = {
    optionalField<&GivenBonus::amount, Amount>("amount"),
    optionalField<&GivenBonus::choices>("choices"),
};
inline std::optional<ResourceBonus> bonusOf(const GivenBonus &given)
{
    if (!given.amount || (*given.amount > 0 && !given.choices))
        return std::nullopt;
    const ResourceSet choices = given.choices.value_or(ResourceSet{});
    return *given.amount == 0 || choices.empty() ? ResourceBonus{} : ResourceBonus{*given.amount, choices};
}
/// The same inside a stage bonus, which is known only if all its keys are there.
inline std::optional<ResourceBonus> choiceOf(const GivenBonus &given)
{
    return given.choices ? bonusOf(given) : std::nullopt;
}
inline GivenBonus givenBonus(const ResourceBonus &bonus)
{
    const bool isNone = bonus.amount == 0 || bonus.choices.empty();
    return isNone ? GivenBonus{0, ResourceSet{}} : GivenBonus{bonus.amount, bonus.choices};
}
using BonusCodec = MadeOf<bonusFields, bonusOf, givenBonus>;
using ChoiceCodec = MadeOf<bonusFields, choiceOf, givenBonus>;

/// Both sides of a tile: the developed one is named only where it differs.
struct GivenSides {
    GivenBonus basic;
    std::optional<GivenBonus> developed;
};
inline constexpr Field<GivenSides, Ids> sidesFields[] = {
    optionalField<at<&GivenSides::basic, &GivenBonus::amount>, Amount>("amount"),
    optionalField<at<&GivenSides::basic, &GivenBonus::choices>>("choices"),
    optionalField<&GivenSides::developed, Object<bonusFields>>("developed"),
};
inline std::optional<PiggybackValues> sidesOf(const GivenSides &given)
{
    const auto basic = bonusOf(given.basic);
    return PiggybackValues{basic, given.developed ? bonusOf(*given.developed) : basic};
}
inline GivenSides givenSides(const PiggybackValues &sides)
{
    GivenSides given;
    if (sides.basic)
        given.basic = givenBonus(*sides.basic);
    if (sides.developed != sides.basic)
        given.developed = sides.developed ? givenBonus(*sides.developed) : GivenBonus{};
    return given;
}
using SidesCodec = MadeOf<sidesFields, sidesOf, givenSides>;

/// A stage that can have a bonus, 2 to 5.
struct StageCodec {
    static void read(const JsonNode &node, const Ids &, Stage &stage)
    {
        stage = static_cast<Stage>(node.number(2, static_cast<int>(countOf<Stage>)) - 1);
    }
    static QJsonValue write(const Ids &, Stage stage) { return static_cast<int>(stage) + 1; }
    static bool fits(const Ids &, Stage stage)
    {
        return indexOf(stage) > 0 && indexOf(stage) < countOf<Stage>;
    }
};

} // namespace skyledger::airshipcity::written
