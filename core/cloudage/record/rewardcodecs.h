// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/fields.h"
#include "core/describe/codec.h"
#include "core/describe/field.h"

/// How the things of CloudAge stand in files, wherever a table names no other way.
namespace skyledger {
template <>
struct describe::Usual<cloudage::Player> {
    using Codec = Seat<&cloudage::Ids::seats>;
};
template <>
struct describe::Usual<cloudage::City> {
    using Codec = Thing<&cloudage::Ids::cities>;
};
template <>
struct describe::Usual<cloudage::Project> {
    using Codec = Thing<&cloudage::Ids::projects>;
};
template <>
struct describe::Usual<cloudage::District> {
    using Codec = Numbered<static_cast<int>(table::countOf<cloudage::District>)>;
};
/// Keys of objects in which other keys may stand too, and of spaces as people count them.
template <>
struct describe::Usual<cloudage::UpgradeZone> {
    using Codec = OpenWord;
};
template <>
struct describe::Usual<cloudage::CampaignTile> {
    using Codec = OpenWord;
};
template <>
struct describe::Usual<cloudage::BookSide> {
    using Codec = OpenWord;
};
template <>
struct describe::Usual<cloudage::Find> {
    using Codec = Thing<&cloudage::Ids::finds>;
};
template <>
struct describe::Usual<cloudage::Space> {
    using Codec = Numbered<cloudage::trackSpaces>;
};
} // namespace skyledger

/// What cards, cities and tiles give and cost, as events and catalogues have it.
namespace skyledger::cloudage {

using AmountsCodec = describe::Amounts<0, maxAmount>;
using Amount = describe::Number<0, maxAmount>;
using Vp = describe::Number<-maxVp, maxVp>;
using FollowUpsCodec = describe::List<describe::Word, 0, static_cast<qsizetype>(FollowUps::capacity())>;

inline constexpr describe::Field<PlainReward, Ids> plainRewardFields[] = {
    describe::optionalField<&PlainReward::gain, AmountsCodec>("gain"),
    describe::optionalField<&PlainReward::vp, Vp>("vp"),
    describe::optionalField<&PlainReward::level, Amount>("level"),
    describe::optionalField<&PlainReward::then, FollowUpsCodec>("then"),
};
/// A reward without `oneOf`.
using PlainRewardCodec = describe::Object<plainRewardFields>;

/// A choice offers no further one.
inline void refuseChoice(const JsonNode &node, const PlainReward &)
{
    const JsonNode inner = node.at(QLatin1StringView("oneOf"));
    if (inner.isPresent())
        inner.refuse(expect::noSuchKey);
}
using ChoiceCodec = describe::Object<plainRewardFields, refuseChoice>;

inline constexpr describe::Field<Reward, Ids> rewardFields[] = {
    describe::optionalField<describe::at<&Reward::certain, &PlainReward::gain>, AmountsCodec>("gain"),
    describe::optionalField<describe::at<&Reward::certain, &PlainReward::vp>, Vp>("vp"),
    describe::optionalField<describe::at<&Reward::certain, &PlainReward::level>, Amount>("level"),
    describe::optionalField<describe::at<&Reward::certain, &PlainReward::then>, FollowUpsCodec>("then"),
    describe::optionalField<&Reward::oneOf, describe::List<ChoiceCodec, 2, 4>>("oneOf"),
};
using RewardCodec = describe::Object<rewardFields>;

inline constexpr describe::Field<CityCard, Ids> cityCardFields[] = {
    describe::field<&CityCard::value, describe::Number<0, maxNavigationValue>>("value"),
    describe::field<&CityCard::largest>("largest"),
    describe::field<&CityCard::second>("second"),
    describe::optionalField<&CityCard::plants, describe::Number<0, 3>>("plants"),
    describe::optionalField<&CityCard::update>("update"),
    describe::optionalField<&CityCard::wrench>("wrench"),
};
using CityCardCodec = describe::Object<cityCardFields>;
using CityCardsCodec = describe::List<CityCardCodec, 0, maxAmount>;

} // namespace skyledger::cloudage
