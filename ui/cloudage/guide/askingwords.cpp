// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/combat.h"
#include "ui/cloudage/guide/asking.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/events.h"
#include "ui/cloudage/words/names.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui::cloudagesteps {

using namespace cloudage;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeQuestions)
};

} // namespace

QString effectOf(const wording::GameWords &words, CampaignTile tile)
{
    if (tile >= CampaignTile::L14)
        return tile == CampaignTile::L14 ? Words::tr("plant, then 1 more")
                                         : Words::tr("3 Water, plant 1, build twice");
    if (isWeaponSystem(tile))
        return Words::tr("%n movement point(s)", nullptr, tile == CampaignTile::L8 ? 2 : 3);
    const Catalogue &catalogue = words.setup().catalogue;
    const City city = tile == CampaignTile::L3 ? catalogue.devilsFork
        : tile == CampaignTile::L4             ? catalogue.promise
                                               : markerCity(words.setup(), tile);
    return city == none<City> ? QString() : words.city(city);
}

QString Asking::question(const PartialPlay &play, Ask question) const
{
    const QString who = name(doer(state(), play));
    switch (question) {
    case Ask::Who:
        return Words::tr("Which player?");
    case Ask::Due: {
        const auto due = play.answer(Ask::Due);
        return due
            ? Words::tr("%1: %2?", "player, what is due").arg(who, wording::nameOf(static_cast<Choose>(*due)))
            : Words::tr("%1: what now?").arg(who);
    }
    case Ask::Level:
        return Words::tr("%1: which production level?").arg(who);
    case Ask::Reveal:
    case Ask::Gain: {
        // A level that was told before is not on the boards yet.
        const auto level = play.answer(Ask::Level);
        if (!level)
            return Words::tr("%1: which Navigation cards are revealed?").arg(who);
        return *level == noProduction
            ? Words::tr("%1 does not produce: which Navigation cards are revealed?").arg(who)
            : Words::tr("%1, level %2: which Navigation cards are revealed?")
                  .arg(who, QString::number(*level));
    }
    case Ask::BookFight:
        return Words::tr("Does the Book action bring a fight?");
    case Ask::Card: {
        const auto needed = neededIn(setup(), state(), play);
        const int value = combatWith(board(play), drawsOf(play));
        if (state().phase == Phase::Missions)
            return Words::tr("%1 fights for the mission: combat value %2. What is drawn?")
                .arg(who, QString::number(value));
        if (state().phase == Phase::TieBreak)
            return Words::tr("%1 fights the last combat: combat value %2. What is drawn?")
                .arg(who, QString::number(value));
        return needed
            ? Words::tr("%1: combat value %2 of %3. What is drawn?").arg(who).arg(value).arg(*needed)
            : Words::tr("%1: combat value %2. What is drawn?").arg(who).arg(value);
    }
    case Ask::Won:
        return Words::tr("%1: is the fight won?").arg(who);
    case Ask::Prize:
    case Ask::Accumulator:
    case Ask::Manual:
        return Words::tr("%1: Water or VP?").arg(who);
    case Ask::Pick:
        return Words::tr("%1: which part of the reward?").arg(who);
    case Ask::Remove:
        return Words::tr("Which weapon system leaves the map?");
    case Ask::City:
        return Words::tr("%1: which city?").arg(who);
    case Ask::Flight: {
        Played played = playedOf(setup(), state(), play);
        std::get<Fly>(played.play.what).pick = 0; // that is asked later
        const QString told = wording::deed(played.play, played.reported, m_words, state());
        //: What was told of a flight so far
        return played.reported.found.empty() ? Words::tr("%1. What was found?").arg(told)
                                             : Words::tr("%1. What else?", "was found").arg(told);
    }
    case Ask::Points:
        return Words::tr("%1: how many movement points?").arg(who);
    case Ask::District:
        return Words::tr("Which district?");
    case Ask::Drone:
        return Words::tr("%1: which space for the drone?").arg(name(nextDrone(setup(), state(), play)));
    case Ask::SoloZone:
        return Words::tr("Which space for the drone?");
    case Ask::CardValue:
        return Words::tr("City card: which value?");
    case Ask::Listed:
        return Words::tr("Which City card is it?");
    case Ask::Largest:
        return Words::tr("City card: which zone is the largest?");
    case Ask::Second:
        return Words::tr("City card: which zone is the second?");
    case Ask::Plants:
        return Words::tr("City card: which planting bonus?");
    case Ask::UpdateZone:
        return Words::tr("City card: where is the navigation update?");
    case Ask::WrenchZone:
        return Words::tr("City card: where is the wrench?");
    case Ask::OnTop:
        return Words::tr("%1: where does the City card go?").arg(who);
    case Ask::Tile:
        return Words::tr("%1: which plants?").arg(who);
    case Ask::Cover: {
        const Played played = playedOf(setup(), state(), play);
        if (play.answers.back() == GivenAnswer{Ask::Tile, newFind})
            return Words::tr("%1: what does the find give?").arg(who);
        return Words::tr("%1. What else?", "was found")
            .arg(wording::deed(played.play, played.reported, m_words, state()));
    }
    case Ask::Extra:
        return Words::tr("%1: which further plant for L14?").arg(who);
    case Ask::Zone:
        return Words::tr("%1: what is built?").arg(who);
    case Ask::Letter:
        return Words::tr("%1: which letter does the card begin with?").arg(who);
    case Ask::Project:
        return Words::tr("%1: which Project card?").arg(who);
    case Ask::Sell:
        return Words::tr("%1: sell 3 Plant tiles?").arg(who);
    case Ask::Solo:
        return Words::tr("Solo board: what is done?");
    case Ask::FirstMission:
        return Words::tr("%1: which mission stands first on the card?").arg(who);
    case Ask::SecondMission:
        return Words::tr("%1: which mission stands second on the card?").arg(who);
    case Ask::Covered:
        return Words::tr("%1: which mission is covered?").arg(who);
    case Ask::Source:
        return kindOf(play) == Kind::Beside ? Words::tr("What else?")
                                            : Words::tr("Which card does something?");
    case Ask::Part:
        return Words::tr("%1: what does the card do?").arg(who);
    case Ask::NewThing:
        return kindOf(play) == Kind::Fly ? Words::tr("%1 flies to a city that is not listed yet").arg(who)
                                         : Words::tr("%1 plays a card that is not listed yet").arg(who);
    case Ask::FightTile:
    case Ask::ByMarker:
    case Ask::Resource:
    case Ask::Value:
        break;
    }
    return Words::tr("%1: what now?").arg(who);
}

} // namespace skyledger::ui::cloudagesteps
