// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/combat.h"
#include "core/cloudage/rules/missions.h"
#include "core/cloudage/rules/navigation.h"
#include "core/cloudage/rules/production.h"
#include "core/cloudage/rules/rules.h"
#include "ui/cloudage/guide/asking.h"
#include "ui/cloudage/guide/letters.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/names.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace skyledger::ui::cloudagesteps {

using namespace cloudage;
namespace letters = cloudagekeys;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeChoices)
};

constexpr Resource unitsOfMap[] = {Resource::Energy, Resource::Water, Resource::Metal, Resource::Cards};

} // namespace

Asking::Options Asking::answers(const PartialPlay &play, Ask question) const
{
    switch (question) {
    case Ask::Due: {
        const auto due = play.answer(Ask::Due);
        const Player player = doer(state(), play);
        return openingsFor(player,
                           due ? std::optional(static_cast<Choose>(*due))
                               : CloudAgeQuestions::dueFrom(state(), player));
    }
    case Ask::Who:
        return seats(play);
    case Ask::Level:
        return levels(play);
    case Ask::Reveal:
        return reveals(play);
    case Ask::Value:
        return values(play);
    case Ask::Gain:
        return gains(play);
    case Ask::BookFight:
    case Ask::Won:
    case Ask::OnTop:
    case Ask::Sell:
        return yesOrNo(play, question);
    case Ask::Card:
        return cards(play);
    case Ask::Prize:
    case Ask::Accumulator:
    case Ask::Manual:
        return prizes(play, question);
    case Ask::Pick:
        return picks(play);
    case Ask::Remove:
        return weapons(play);
    case Ask::City:
        return flights(play.answer(Ask::City).has_value());
    case Ask::Flight:
        return flight(play);
    case Ask::Cover:
        return found(play, question);
    case Ask::Points:
        return points(play);
    case Ask::District: {
        Options options;
        for (const District district : all<District>()) {
            options.push_back(judged(Words::tr("District %1").arg(indexOf(district) + 1),
                                     with(play, question, static_cast<int>(district)),
                                     letters::digit(static_cast<int>(district) + 1)));
        }
        return options;
    }
    case Ask::Drone:
    case Ask::SoloZone:
    case Ask::Largest:
    case Ask::Second:
    case Ask::UpdateZone:
    case Ask::WrenchZone:
        return zones(play, question);
    case Ask::Listed:
        return listed(play);
    case Ask::CardValue:
        return digits(play, question, maxNavigationValue);
    case Ask::Plants:
        return digits(play, question, 4);
    case Ask::Tile:
        return tiles(play);
    case Ask::Extra:
        return plants(play, question);
    case Ask::Letter:
        return letters(play);
    case Ask::Project:
        return projects(play);
    case Ask::FirstMission:
    case Ask::SecondMission:
    case Ask::Covered:
        return missions(play, question);
    case Ask::Part:
        return parts(play);
    case Ask::Solo:
        return soloChoices();
    case Ask::Source:
        break;
    case Ask::Zone:
        return buildings(play, Choose::Build);
    case Ask::FightTile:
    case Ask::ByMarker:
    case Ask::Resource:
    case Ask::NewThing:
        return {};
    }
    if (kindOf(play) == Kind::Beside)
        return beside();
    Options options;
    for (const EffectSource source : all<EffectSource>()) {
        const QString names[] = {Words::tr("Story card"), Words::tr("Scenario card"),
                                 Words::tr("Project card"), Words::tr("City card"),
                                 Words::tr("Another card")};
        options.push_back(step(names[indexOf(source)], with(play, question, static_cast<int>(source))));
    }
    return options;
}

Asking::Options Asking::seats(const PartialPlay &play) const
{
    Options options;
    for (const Player player : setup().players()) {
        const int number = static_cast<int>(indexOf(player));
        if (kindOf(play) == Kind::TakeMission && state().players[player].missions.full())
            continue;
        options.push_back(at(Thing::Player, number,
                             step(name(player), with(play, Ask::Who, number), letters::digit(number + 1))));
    }
    return options;
}

/// A card drawn, how the next one is paid, a marker, or the end.
Asking::Options Asking::cards(const PartialPlay &play) const
{
    Options options;
    const Draws draws = drawsOf(play);
    const PlayerState &board = this->board(play);
    const auto needed = neededIn(setup(), state(), play);
    const int soFar = combatWith(board, draws);
    const int cards = static_cast<int>(draws.cards.size());
    const bool vpNext = !play.answers.empty() && play.answers.back() == GivenAnswer{Ask::Card, byVp};
    const int energy = drawEnergy(cards + 1, draws.vpCards) - drawEnergy(cards, draws.vpCards);
    const int left = board.stock[Resource::Energy] - drawEnergy(cards, draws.vpCards);
    Navigation deck = board.navigation;
    for (const std::uint8_t card : draws.cards)
        takeNext(deck, card);
    for (int value = 0; value <= maxNavigationValue; ++value) {
        if ((nextValues(deck) >> value & 1U) == 0)
            continue;
        PlayOption option = judged(Words::tr("Draw a %1", "value of a card").arg(value),
                                   with(play, Ask::Card, value), letters::digit(value));
        if (option.status != PlayOption::Status::Refused) {
            const int reached = soFar + value;
            const QString fight = needed
                ? Words::tr("%1 of %2", "combat value reached, needed").arg(reached).arg(*needed)
                : Words::tr("combat value %1").arg(reached);
            // The card that wins tells what it brings.
            option.detail = option.detail.isEmpty() ? fight : words::listed({fight, option.detail});
        } else if (!vpNext && left < energy) {
            option.detail = Words::tr("The next card costs %1, %2 left")
                                .arg(wording::amountOf(Resource::Energy, energy), QString::number(left));
        }
        options.push_back(at(Thing::Card, value, option));
    }
    PlayOption end = judged(Words::tr("Stop"), with(play, Ask::Card, done), letters::stop);
    const bool isWon = needed && soFar >= *needed;
    if (needed && end.status != PlayOption::Status::Refused)
        end.detail = isWon ? Words::tr("won with %1").arg(soFar) : Words::tr("lost with %1").arg(soFar);
    // What is won without a card is first, so that Enter draws none; what costs VP or a marker never is.
    options.insert(isWon ? options.begin() : options.end(), end);
    const bool last = state().phase == Phase::TieBreak;
    if (cards > 0 && !vpNext && !last) {
        //: What the next card costs otherwise
        options.push_back(
            step(Words::tr("Pay the next card in VP"), with(play, Ask::Card, byVp), letters::payVp,
                 Words::tr("3 VP instead of %1").arg(wording::amountOf(Resource::Energy, energy))));
    }
    for (const CampaignTile tile : {CampaignTile::L1, CampaignTile::L2}) {
        const City city = markerCity(setup(), tile);
        if (!state().tiles.contains(tile) || city == none<City>)
            continue;
        const int used = static_cast<int>(std::count(draws.boost.begin(), draws.boost.end(), tile));
        if (board.markersAt(city) > used) {
            options.push_back(
                judged(Words::tr("Use a marker at %1", "Campaign tile").arg(wording::name(tile)),
                       with(play, Ask::Card, boost + static_cast<int>(tile)),
                       tile == CampaignTile::L1 ? QChar(u'L') : QChar(u'K')));
        }
    }
    return options;
}

/// Units of what is found, and how one goes on.
Asking::Options Asking::found(const PartialPlay &play, Ask question) const
{
    Options options;
    options.push_back(
        finished(play, question, question == Ask::Flight ? Words::tr("That is all") : Words::tr("Covered")));
    for (const Resource resource : unitsOfMap) {
        const int value = static_cast<int>(resource);
        options.push_back(at(Thing::Resource, value,
                             judged(Words::tr("Found: %1").arg(wording::amountOf(resource, 1)),
                                    with(play, question, value), letters::of(resource))));
    }
    options.push_back(judged(Words::tr("Found: 1 VP"), with(play, question, foundVp), letters::victoryPoint));
    const bool lies = state().tiles.contains(CampaignTile::L6) && setup().catalogue.tileFind != none<Find>;
    if (lies && count(play, question, foundTile) == 0)
        options.push_back(judged(Words::tr("The find of L6"), with(play, question, foundTile), u'6'));
    return options;
}

Asking::Options Asking::flight(const PartialPlay &play) const
{
    Options options = found(play, Ask::Flight);
    if (!last(play, Ask::Points))
        options.push_back(step(Words::tr("Tell the movement points"), with(play, Ask::Flight, tellPoints),
                               letters::points));
    if (count(play, Ask::Flight, panel) == 0)
        options.push_back(judged(Words::tr("The solar panel was used"), with(play, Ask::Flight, panel),
                                 letters::solarPanel));
    if (state().tiles.contains(CampaignTile::L7)
        && count(play, Ask::Flight, tollWater) + count(play, Ask::Flight, tollVp) == 0) {
        options.push_back(judged(Words::tr("Toll of L7: 3 Water"), with(play, Ask::Flight, tollWater), u'7'));
        options.push_back(judged(Words::tr("Toll of L7: 3 VP"), with(play, Ask::Flight, tollVp), u'8'));
    }
    for (PlayOption &option : options) {
        // What is not known is asked for when that is all.
        if (option.status == PlayOption::Status::Undetermined && option.key != letters::finished) {
            option.status = PlayOption::Status::Offered;
            option.detail.clear();
        }
    }
    return options;
}

Asking::Options Asking::points(const PartialPlay &play) const
{
    Options options;
    const int most = movementPoints(board(play)) + 1;
    for (int spent = 0; spent <= most; ++spent) {
        options.push_back(judged(Words::tr("%n movement point(s)", nullptr, spent),
                                 with(play, Ask::Points, spent), letters::digit(spent)));
    }
    if (count(play, Ask::Flight, panel) == 0) {
        PartialPlay before = play;
        before.answers.pop_back(); // that the points are told
        options.push_back(
            step(Words::tr("The solar panel was used"), with(before, Ask::Flight, panel), letters::points));
    }
    return options;
}

Asking::Options Asking::picks(const PartialPlay &play) const
{
    const std::optional<Reward> *reward = chosenReward(play);
    std::optional<Reward> ofBook;
    if (kindOf(play) == Kind::Book) {
        const auto &values = bookOf(setup(), state());
        ofBook = values ? std::optional(values->reward) : std::nullopt;
        reward = &ofBook;
    }
    Options options;
    const int choices = reward != nullptr && *reward ? static_cast<int>((*reward)->oneOf.size()) : 0;
    for (int choice = 1; choice <= choices; ++choice) {
        options.push_back(judged(
            words::capitalised(wording::rewardOf((*reward)->oneOf[static_cast<std::size_t>(choice) - 1])),
            with(play, Ask::Pick, choice), letters::digit(choice)));
    }
    return options;
}

/// Zones that are still free for a drone, or that a part of the City card can be.
Asking::Options Asking::zones(const PartialPlay &play, Ask question) const
{
    const bool stands = question == Ask::Drone || question == Ask::SoloZone;
    const bool isBonus = question == Ask::UpdateZone || question == Ask::WrenchZone;
    const KeySet<Zone> taken = dronesOf(play);
    Options options;
    if (isBonus && taken.size() < static_cast<int>(countOf<Zone>))
        options.push_back(
            judged(Words::tr("On a zone without a drone"), with(play, question, done), letters::nothing));
    for (const Zone zone : all<Zone>()) {
        const int number = static_cast<int>(zone);
        const bool other = question == Ask::Second && play.answer(Ask::Largest) == number;
        const bool same = question == Ask::WrenchZone && play.answer(Ask::UpdateZone) == number;
        if (other || same || (isBonus && !taken.contains(zone)) || (stands && taken.contains(zone)))
            continue;
        options.push_back(at(Thing::Resource, static_cast<int>(resourceOf(zone)),
                             judged(words::capitalised(wording::name(zone)), with(play, question, number),
                                    letters::of(zone))));
    }
    if (question == Ask::Largest && !listsAllCards()) {
        const Options cards = listed(play);
        options.insert(options.end(), cards.begin(), cards.end());
    }
    return options;
}

namespace {

/// A City card in words: its zones from the largest, then what else is printed.
QString wordsOf(const CityCard &card)
{
    QStringList parts{wording::name(card.largest), wording::name(card.second)};
    if (card.plants > 0)
        parts << wording::amountOf(Resource::Plants, card.plants);
    //: A zone of a City card
    if (card.update != none<Zone>)
        parts << Words::tr("update: %1").arg(wording::name(card.update));
    //: A zone of a City card
    if (card.wrench != none<Zone>)
        parts << Words::tr("wrench: %1").arg(wording::name(card.wrench));
    return words::capitalised(words::listed(parts));
}

} // namespace

/// The cards that are listed and still fit; behind all that there are, any other.
Asking::Options Asking::listed(const PartialPlay &play) const
{
    Options options;
    int number = 0;
    for (const CityCard &card : fittingCards(play)) {
        const PartialPlay whole = told(with(play, Ask::Listed, number), card);
        options.push_back(
            at(Thing::CityCard, number, judged(wordsOf(card), whole, letters::digit(number + 1))));
        ++number;
    }
    if (listsAllCards())
        options.push_back(step(Words::tr("Another City card"), with(play, Ask::Listed, done), letters::more));
    return options;
}

Asking::Options Asking::digits(const PartialPlay &play, Ask question, int most) const
{
    Options options;
    if (question == Ask::Plants && dronesOf(play).size() < static_cast<int>(countOf<Zone>)) {
        const PartialPlay rest =
            with(with(with(play, question, 0), Ask::UpdateZone, done), Ask::WrenchZone, done);
        options.push_back(judged(Words::tr("No bonus at all"), rest, letters::finished));
    }
    for (int number = 0; number <= most; ++number)
        options.push_back(
            at(Thing::Card, number,
               judged(QString::number(number), with(play, question, number), letters::digit(number))));
    if (question == Ask::CardValue && listsAllCards() && !fittingCards(play).empty())
        options.push_back(step(Words::tr("Another City card"), with(play, Ask::Listed, done), letters::more));
    return options;
}

Asking::Options Asking::yesOrNo(const PartialPlay &play, Ask question) const
{
    QString yes = Words::tr("Yes");
    QString no = Words::tr("No");
    if (question == Ask::Won) {
        yes = Words::tr("Won");
        no = Words::tr("Lost");
    } else if (question == Ask::OnTop) {
        yes = Words::tr("On top of the Navigation draw pile");
        no = Words::tr("On the Navigation discard");
    }
    return {judged(yes, with(play, question, 1), u'1'), judged(no, with(play, question, 0), u'0')};
}

Asking::Options Asking::prizes(const PartialPlay &play, Ask question) const
{
    return {
        judged(wording::nameOf(WaterOrVp::Water), with(play, question, static_cast<int>(WaterOrVp::Water)),
               u'1'),
        judged(wording::nameOf(WaterOrVp::Vp), with(play, question, static_cast<int>(WaterOrVp::Vp)), u'2')};
}

int Asking::plantLimit(const PartialPlay &play) const
{
    const PlayerState &board = this->board(play);
    int limit = plantingCapacity(setup(), board);
    for (const Pending &due : state().pending) {
        if (due.player == doer(state(), play) && due.choose == Choose::Plant) {
            limit = due.limit;
            break;
        }
    }
    return std::min<int>(play.answer(Ask::ByMarker) ? 1 : limit, board.stock[Resource::Plants]);
}

Asking::Options Asking::tiles(const PartialPlay &play) const
{
    Options options;
    int planted = 0;
    for (const PlantKind kind : all<PlantKind>())
        planted += count(play, Ask::Tile, static_cast<int>(kind));
    const int green = count(play, Ask::Tile, static_cast<int>(PlantKind::Green));
    const int placed = green - count(play, Ask::Tile, toBag);
    if (planted > 0)
        options.push_back(finished(play, Ask::Tile, Words::tr("That is all")));
    if (planted < plantLimit(play) || m_insists) {
        const Options kinds = plants(play, Ask::Tile);
        options.insert(options.end(), kinds.begin(), kinds.end());
    }
    if (placed > count(play, Ask::Tile, newFind))
        options.push_back(
            step(Words::tr("A plant covers a find"), with(play, Ask::Tile, newFind), letters::more));
    if (placed > 0)
        options.push_back(
            judged(Words::tr("A green plant goes into the bag"), with(play, Ask::Tile, toBag), u'B'));
    return options;
}

Asking::Options Asking::plants(const PartialPlay &play, Ask question) const
{
    Options options;
    if (question == Ask::Extra)
        options.push_back(judged(Words::tr("No further tile"), with(play, question, done), letters::nothing));
    for (const PlantKind kind : all<PlantKind>()) {
        PlayOption option = judged(words::capitalised(wording::nameOf(kind)),
                                   with(play, question, static_cast<int>(kind)), letters::of(kind));
        options.push_back(option);
    }
    return options;
}

/// Whether a card can be paid, as far as its price is known.
bool Asking::isPlayable(const PartialPlay &play, Project card) const
{
    const Played played = playedOf(setup(), state(), with(play, Ask::Project, static_cast<int>(card)));
    return m_insists || !check(setup(), state(), played.play, played.reported).refused();
}

/// Letters of which a card can be played come first; the others lead to why none can.
Asking::Options Asking::letters(const PartialPlay &play) const
{
    std::map<QChar, std::array<QStringList, 2>>
        names; ///< of each letter: those that can be played, the others
    for (const Project card : setup().projects()) {
        const QString name = m_words.project(card);
        names[CloudAgeQuestions::initialOf(name)][isPlayable(play, card) ? 0 : 1] << name;
    }
    Options options;
    for (const auto &[initial, cards] : names) {
        QStringList said = cards[0];
        if (!cards[1].isEmpty())
            said << Words::tr("not possible: %1", "Project cards").arg(words::listed(cards[1]));
        options.push_back(step(QString(initial), with(play, Ask::Letter, initial.unicode()), initial,
                               words::listedApart(said)));
    }
    std::stable_partition(options.begin(), options.end(),
                          [&names](const PlayOption &each) { return !names[each.key][0].isEmpty(); });
    if (setup().catalogue.projectCount < countOf<Project>)
        options.push_back(step(Words::tr("Another card"), with(play, Ask::Letter, another), letters::more));
    return options;
}

/// The cards of a letter; those that cannot be paid with why not.
Asking::Options Asking::projects(const PartialPlay &play) const
{
    Options options;
    const auto letter = play.answer(Ask::Letter);
    for (const Project card : setup().projects()) {
        const QString name = m_words.project(card);
        if (letter && CloudAgeQuestions::initialOf(name).unicode() != *letter)
            continue;
        options.push_back(at(Thing::Project, static_cast<int>(card),
                             judged(name, with(play, Ask::Project, static_cast<int>(card)))));
    }
    return options;
}

Asking::Options Asking::missions(const PartialPlay &play, Ask question) const
{
    Options options;
    for (const Mission mission : all<Mission>()) {
        const int number = static_cast<int>(mission);
        const bool isNew = question != Ask::Covered;
        if (isNew && (holdsMission(board(play), mission) || play.answer(Ask::FirstMission) == number))
            continue; // nobody holds a mission twice
        const QString name = words::capitalised(wording::name(mission));
        const PlayOption option = question == Ask::Covered
            ? judged(name, with(play, question, number), letters::of(mission))
            : step(name, with(play, question, number), letters::of(mission));
        if (question != Ask::Covered || option.status != PlayOption::Status::Refused)
            options.push_back(option);
    }
    return options;
}

Asking::Options Asking::weapons(const PartialPlay &play) const
{
    Options options{
        judged(Words::tr("Remove no weapon system"), with(play, Ask::Remove, done), letters::nothing)};
    for (const CampaignTile tile : state().tiles) {
        if (isWeaponSystem(tile))
            options.push_back(judged(Words::tr("Remove %1", "Campaign tile").arg(wording::name(tile)),
                                     with(play, Ask::Remove, static_cast<int>(tile))));
    }
    return options;
}

/// What another card did, one unit at a time.
Asking::Options Asking::parts(const PartialPlay &play) const
{
    Options options{finished(play, Ask::Part, Words::tr("That is all"))};
    const auto add = [&](const QString &name, int value, QChar key = {}) {
        options.push_back(judged(name, with(play, Ask::Part, value), key));
    };
    for (const Resource resource : all<Resource>()) {
        if (resource != Resource::Plants || setup().plantsInPlay())
            add(Words::tr("Gain %1").arg(wording::amountOf(resource, 1)), static_cast<int>(resource),
                letters::of(resource));
    }
    for (const Resource resource : all<Resource>()) {
        if (board(play).stock[resource] > 0)
            add(Words::tr("Pay %1").arg(wording::amountOf(resource, 1)),
                payPart + static_cast<int>(resource));
    }
    add(Words::tr("1 VP more"), vpUp, letters::victoryPoint);
    add(Words::tr("1 VP less"), vpDown, u'Y');
    add(Words::tr("Production level +1"), levelUp, u'L');
    for (const FollowUp next : all<FollowUp>())
        add(Words::tr("Then: %1").arg(wording::nameOf(next)), thenPart + static_cast<int>(next));
    for (const CampaignTile tile : all<CampaignTile>()) {
        const bool lies = state().tiles.contains(tile);
        const int value = (lies ? tileOut : tileIn) + static_cast<int>(tile);
        if (setup().mode == Mode::Campaign && count(play, Ask::Part, value) == 0)
            add(lies ? Words::tr("%1 leaves the map").arg(wording::name(tile))
                     : Words::tr("%1 comes onto the map").arg(wording::name(tile)),
                value);
    }
    return options;
}

} // namespace skyledger::ui::cloudagesteps
