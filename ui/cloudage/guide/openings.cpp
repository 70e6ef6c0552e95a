// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/combat.h"
#include "core/cloudage/rules/navigation.h"
#include "core/cloudage/rules/production.h"
#include "core/cloudage/rules/rules.h"
#include "core/cloudage/rules/solo.h"
#include "ui/cloudage/guide/asking.h"
#include "ui/cloudage/guide/letters.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/events.h"
#include "ui/cloudage/words/names.h"
#include "ui/cloudage/words/reasons.h"
#include "ui/play/choicekeys.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace skyledger::ui::cloudagesteps {

using namespace cloudage;
namespace letters = cloudagekeys;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeChoices)
};

GivenAnswer whose(Player player)
{
    return {Ask::Who, static_cast<int>(indexOf(player))};
}

} // namespace

PlayOption Asking::judged(const QString &name, const PartialPlay &play, QChar key) const
{
    PlayOption option{.name = name, .leadsTo = play, .key = key};
    if (m_insists)
        return option;
    const Played played = playedOf(setup(), state(), play);
    const play::Verdict verdict = check(setup(), state(), played.play, played.reported);
    if (verdict.refused()) {
        option.status = PlayOption::Status::Refused;
        option.detail = words::capitalised(wording::reason(verdict.objections.front(), m_words));
        option.rule = idOf(verdict.objections.front().rule.as<Rule>());
        return option;
    }
    if (verdict.undetermined()) {
        option.status = PlayOption::Status::Undetermined;
        option.detail =
            Words::tr("to be told: %1").arg(wording::missingValue(verdict.missing.front(), m_words));
        return option;
    }
    if (open(play))
        return option; // what it brings depends on what is still asked
    State after = state();
    Changes changes;
    apply(setup(), after, played.play, played.reported, &changes);
    option.detail = wording::costsAndGains(changes, m_words, doer(state(), play));
    return option;
}

/// What a board shows by itself stands there, and not among the choices.
PlayOption Asking::onBoard(Thing kind, int number, PlayOption option)
{
    option.isListed = false;
    return at(kind, number, std::move(option));
}

PlayOption Asking::step(const QString &name, const PartialPlay &play, QChar key, const QString &detail)
{
    return {.name = name, .detail = detail, .leadsTo = play, .key = key};
}

PlayOption Asking::finished(const PartialPlay &play, Ask question, const QString &name) const
{
    return judged(name, with(play, question, done), letters::finished);
}

Asking::Options Asking::openingsFor(Player player, std::optional<Choose> due) const
{
    if (due) {
        switch (*due) {
        case Choose::Produce:
            return productions(player);
        case Choose::Update:
            return updates(player);
        case Choose::Fight:
            return fights(begun(Kind::Fight, {whose(player)}));
        case Choose::Plant: {
            Options options = tiles(begun(Kind::Plant, {whose(player)}));
            options.push_back(
                judged(Words::tr("Plant nothing"), begun(Kind::Pass, {whose(player)}), letters::nothing));
            return options;
        }
        default:
            return buildings(begun(Kind::Building, {whose(player)}), *due);
        }
    }
    switch (state().phase) {
    case Phase::Movement:
        return flights();
    case Phase::Fight:
        return fights(begun(Kind::Fight));
    case Phase::SoloBoard:
        return soloChoices();
    case Phase::Action:
        return actions();
    default:
        return {};
    }
}

Asking::Options Asking::productions(Player player) const
{
    const PartialPlay play = begun(Kind::Produce, {whose(player)});
    Options options = revealsNothing(setup(), state()) ? Options() : reveals(play);
    const Options others = levels(play);
    options.insert(options.end(), others.begin(), others.end());
    if (state().round == 1 && state().phase == Phase::Production && board(play).missions.empty())
        options.push_back(step(Words::tr("Mission card"), begun(Kind::TakeMission, {whose(player)}), u'M'));
    if (state().phase == Phase::Production && !state().booked.contains(player)) {
        PlayOption book = judged(Words::tr("Book action"), begun(Kind::Book, {whose(player)}), letters::book);
        if (const auto &values = bookOf(setup(), state());
            values && book.status == PlayOption::Status::Offered) {
            const QString reward = wording::rewardOf(values->reward);
            book.detail = values->combat ? Words::tr("fight against %1: %2", "combat value, reward")
                                               .arg(QString::number(*values->combat), reward)
                                         : reward;
        }
        const bool tooEarly = book.status == PlayOption::Status::Refused && book.rule == idOf(Rule::Prod02);
        if (!tooEarly) // most rounds have none
            options.push_back(book);
    }
    QString taken; // on some keyboards the block has a letter of something else
    for (PlayOption &option : options) {
        if (taken.contains(option.key))
            option.key = {};
        taken += option.key;
    }
    return options;
}

Asking::Options Asking::reveals(const PartialPlay &play) const
{
    Options options;
    std::set<int> seen;
    bool hasOthers = false;
    forEachReveal(board(play).navigation, [&](const FixedList<std::uint8_t, 2> &cards) {
        const int lower = cards.empty() ? 0 : *std::min_element(cards.begin(), cards.end());
        const int upper = cards.empty() ? 0 : *std::max_element(cards.begin(), cards.end());
        const int pair = static_cast<int>(cards.size()) * 100 + lower * 10 + upper;
        if (!seen.insert(pair).second)
            return; // the other order of the same two cards
        const bool isPair = cards.size() == 2;
        if (isPair && (upper == 0 || upper > mostOnBlock)) {
            hasOthers = true;
            return;
        }
        const PartialPlay answered = with(play, Ask::Reveal, revealNumber(cards));
        const QString name = isPair
            ? Words::tr("%1 and %2", "values of Navigation cards").arg(lower).arg(upper)
            : cards.empty() ? Words::tr("No card to reveal")
                            : QString::number(lower);
        const auto add = [&](PlayOption option, std::optional<Resource> gain) {
            if (isPair)
                option.key = letters::ofPair(lower, upper, gain.value_or(Resource::Energy));
            if (option.status == PlayOption::Status::Offered)
                option.detail = gain ? wording::amountOf(*gain, lower) : QString();
            option.isListed = !isPair;
            options.push_back(at(Thing::Pair, pairThing(lower, upper, gain), option));
        };
        if (lower == 0)
            add(judged(name, answered), std::nullopt);
        else
            for (const Resource gain : {Resource::Energy, Resource::Cards})
                //: Values of Navigation cards, then what they give
                add(judged(Words::tr("%1: %2").arg(name, wording::amountOf(gain, lower)),
                           with(answered, Ask::Gain, static_cast<int>(gain))),
                    gain);
    });
    if (hasOthers)
        options.push_back(
            onBoard(Thing::Pair, otherPair,
                    step(Words::tr("Other values"), with(play, Ask::Value, another), letters::otherValues)));
    return options;
}

/// The values of two cards, one after the other and whichever comes first.
Asking::Options Asking::values(const PartialPlay &play) const
{
    const int told = last(play, Ask::Value).value_or(another);
    std::map<int, int> pairs; ///< of each value that can be told next: the cards that it leads to
    forEachReveal(board(play).navigation, [&](const FixedList<std::uint8_t, 2> &cards) {
        for (std::size_t i = 0; i < cards.size() && cards.size() == 2; ++i) {
            if (told == another || told == cards[1 - i])
                pairs.try_emplace(cards[i], revealNumber(cards));
        }
    });
    Options options;
    for (const auto &[value, cards] : pairs) {
        const PartialPlay next = told == another ? with(play, Ask::Value, value)
                                                 : with(without(play, Ask::Value), Ask::Reveal, cards);
        options.push_back(judged(QString::number(value), next, letters::digit(value)));
    }
    return options;
}

/// What is taken for two cards of which neither is a 0.
Asking::Options Asking::gains(const PartialPlay &play) const
{
    const auto cards = revealed(play.answer(Ask::Reveal).value_or(0));
    Options options;
    for (const Resource gain : {Resource::Energy, Resource::Cards}) {
        const int amount = cards.empty() ? 0 : *std::min_element(cards.begin(), cards.end());
        options.push_back(at(Thing::Resource, static_cast<int>(gain),
                             judged(words::capitalised(wording::amountOf(gain, amount)),
                                    with(play, Ask::Gain, static_cast<int>(gain)), letters::of(gain))));
    }
    return options;
}

Asking::Options Asking::levels(const PartialPlay &play) const
{
    Options options;
    const PlayerState &board = this->board(play);
    for (int level = 0; level <= board.level; ++level) {
        const auto &printed = setup().catalogue.production[static_cast<std::size_t>(level)];
        PlayOption option = judged(Words::tr("Level %1", "of production").arg(level),
                                   with(play, Ask::Level, level), letters::digit(level));
        if (printed && option.status == PlayOption::Status::Offered) {
            PlainReward gain;
            gain.gain[Resource::Water] = printed->water;
            gain.vp = printed->vp;
            //: What is paid, what is gained
            option.detail =
                Words::tr("pay %1, gain %2")
                    .arg(wording::amountOf(Resource::Energy, printed->energy), wording::rewardOf(gain));
        }
        options.push_back(at(Thing::Level, level, option));
    }
    options.push_back(
        judged(Words::tr("Do not produce"), with(play, Ask::Level, noProduction), letters::nothing));
    return options;
}

QChar Asking::letterOf(City city) const
{
    // What is found on the way has letters of its own: the next city can be told without an end of the finds.
    QString found;
    for (const QChar each : {letters::victoryPoint, letters::points, letters::finished, letters::solarPanel})
        found += each;
    for (const Zone zone : all<Zone>())
        found += letters::of(zone);
    QString taken;
    QChar letter;
    for (const City each : setup().cities()) {
        letter = freeLetter(m_words.city(each), taken + found);
        if (letter.isNull())
            letter = freeLetter(m_words.city(each), taken);
        if (each == city || letter.isNull())
            return letter;
        taken += letter;
    }
    return {};
}

bool isFolded(const Setup &setup, const State &state, City city)
{
    constexpr std::uint8_t mostInSight = 20;
    return setup.catalogue.cityCount > mostInSight
        && std::none_of(state.players.begin(), state.players.end(), [city](const PlayerState &each) {
               return each.at == city || each.markersAt(city) > 0;
           });
}

Asking::Options Asking::flights(bool unfolded) const
{
    Options options;
    bool folds = false;
    for (const City city : setup().cities()) {
        PlayOption option = judged(m_words.city(city),
                                   begun(Kind::Fly, {{Ask::City, static_cast<int>(city)}}), letterOf(city));
        // Only where somebody is already it matters how many airships find room.
        const bool isFree = std::none_of(state().players.begin(), state().players.end(),
                                         [city](const PlayerState &each) { return each.at == city; });
        if (option.status == PlayOption::Status::Offered
            || (option.status == PlayOption::Status::Undetermined && isFree)) {
            const MilitiaValues &militia = militiaAt(setup(), state(), city);
            const bool visited = state().players[state().current].markersAt(city) > 0;
            if (visited || militia.printsNone)
                option.detail = Words::tr("no fight");
            else if (militia.combat && militia.reward)
                option.detail =
                    Words::tr("militia %1: %2", "combat value, reward")
                        .arg(QString::number(*militia.combat), wording::rewardOf(*militia.reward));
            else
                option.detail = Words::tr("militia to be told");
        }
        options.push_back(onBoard(Thing::City, static_cast<int>(city), option));
        folds = folds || (!unfolded && isFolded(setup(), state(), city));
    }
    if (folds || setup().catalogue.cityCount < countOf<City>)
        options.push_back(
            at(Thing::City, another,
               step(Words::tr("Another city"), begun(Kind::Fly, {{Ask::City, folds ? folded : another}}),
                    letters::more, unfolded ? Words::tr("not listed yet", "a city") : QString())));
    return options;
}

Asking::Options Asking::actions() const
{
    Options options;
    for (const District district : all<District>()) {
        PlayOption option = judged(Words::tr("Gather in district %1").arg(indexOf(district) + 1),
                                   begun(Kind::Gather, {{Ask::District, static_cast<int>(district)}}),
                                   letters::digit(static_cast<int>(district) + 1));
        if (option.status != PlayOption::Status::Refused)
            option.detail = Words::tr("%n City card(s) left", nullptr, state().sleeves[district]);
        options.push_back(onBoard(Thing::District, static_cast<int>(district), option));
    }
    options.push_back(
        onBoard(Thing::District, 3,
                step(Words::tr("Build"), begun(Kind::Building), letters::building,
                     setup().playerCount > 1 ? Words::tr("2 build actions, 1 for everybody else")
                                             : Words::tr("2 build actions"))));
    if (setup().plantsInPlay()) {
        PlayOption plant = judged(Words::tr("Plant"), begun(Kind::Plant), letters::plant);
        const PlayerState &board = state().players[state().current];
        if (board.stock[Resource::Plants] == 0)
            plant = judged(Words::tr("Plant"), begun(Kind::Plant, {{Ask::Tile, 0}}), letters::plant);
        else
            plant.detail = Words::tr("up to %n Plant tile(s)", nullptr, plantingCapacity(setup(), board));
        options.push_back(onBoard(Thing::District, 4, plant));
    }
    for (const CampaignTile tile : {CampaignTile::L14, CampaignTile::L15}) {
        if (state().tiles.contains(tile)) {
            PlayOption option = judged(Words::tr("Fight on %1", "Campaign tile").arg(wording::name(tile)),
                                       begun(Kind::Fight, {{Ask::FightTile, static_cast<int>(tile)}}),
                                       letters::digit(tile == CampaignTile::L14 ? 4 : 5));
            if (option.status != PlayOption::Status::Refused) {
                option.detail = Words::tr("militia %1: %2", "combat value, reward")
                                    .arg(QString::number(tileCombat), effectOf(m_words, tile));
            }
            options.push_back(at(Thing::District, actionOf(tile), option));
        }
    }
    return options;
}

Asking::Options Asking::buildings(const PartialPlay &play, Choose due) const
{
    const auto who = play.answer(Ask::Who);
    const auto kind = [&who](Kind what) {
        PartialPlay begin = begun(what);
        if (who)
            begin.answers.push_back({Ask::Who, *who});
        return begin;
    };
    Options options;
    for (const UpgradeZone zone : all<UpgradeZone>()) {
        if (due == Choose::Play || (zone == UpgradeZone::Planting && !setup().plantsInPlay()))
            continue;
        options.push_back(
            at(Thing::Upgrade, static_cast<int>(zone),
               judged(words::capitalised(wording::name(zone)),
                      with(kind(Kind::Upgrade), Ask::Zone, static_cast<int>(zone)), letters::of(zone))));
    }
    if (due == Choose::Build || due == Choose::Play) {
        const int hand = board(play).stock[Resource::Cards];
        PlayOption option = step(Words::tr("Play a Project card"), kind(Kind::PlayCard), letters::card,
                                 Words::tr("%n card(s) in hand", nullptr, hand));
        bool canPlay = false;
        for (const Project card : setup().projects())
            canPlay = canPlay || isPlayable(kind(Kind::PlayCard), card);
        if (!canPlay) {
            option.status = PlayOption::Status::Refused;
            option.detail = Words::tr("No card of this game can be paid");
            option.rule = idOf(Rule::Card01);
        }
        options.push_back(at(Thing::Plan, 0, option));
    }
    if (due == Choose::Build || due == Choose::Wrench) {
        for (const Resource resource :
             {Resource::Energy, Resource::Water, Resource::Metal, Resource::Cards}) {
            options.push_back(at(Thing::Resource, static_cast<int>(resource),
                                 judged(words::capitalised(wording::amountOf(resource, 1)),
                                        with(kind(Kind::Take), Ask::Resource, static_cast<int>(resource)),
                                        letters::of(resource))));
        }
    }
    options.push_back(judged(Words::tr("Nothing"), kind(Kind::Pass), letters::nothing));
    return options;
}

Asking::Options Asking::updates(Player player) const
{
    Options options;
    for (int value = 0; value <= maxNavigationValue; ++value) {
        if (!state().players[player].navigation.discard.contains(static_cast<std::uint8_t>(value)))
            continue;
        const PartialPlay play = begun(Kind::Update, {whose(player), {Ask::Value, value}});
        options.push_back(
            at(Thing::Card, value,
               judged(Words::tr("Remove a card of value %1").arg(value), play, letters::digit(value))));
    }
    options.push_back(judged(Words::tr("Remove none"), begun(Kind::Pass, {whose(player)}), letters::nothing));
    return options;
}

Asking::Options Asking::fights(const PartialPlay &play) const
{
    Options options = cards(play);
    const auto who = play.answer(Ask::Who);
    const Phase phase = state().phase;
    const int base = baseCombat(board(play));
    const auto needed = neededIn(setup(), state(), play);
    const bool winsAlready = needed && base >= *needed;
    if (phase == Phase::TieBreak || winsAlready)
        return options; // the fight without a card is among them
    PartialPlay pass = begun(Kind::Pass);
    if (who)
        pass.answers.push_back({Ask::Who, *who});
    // Without a card nothing is won: that is no fight.
    std::erase_if(
        options, [&play](const PlayOption &option) { return option.leadsTo == with(play, Ask::Card, done); });
    options.push_back(judged(phase == Phase::Fight ? Words::tr("Do not fight") : Words::tr("Draw no card"),
                             pass, letters::stop));
    return options;
}

Asking::Options Asking::soloChoices() const
{
    Options options;
    for (const SoloChoice choice : all<SoloChoice>()) {
        const PlayOption option = judged(words::capitalised(wording::nameOf(choice)),
                                         begun(Kind::SoloStep, {{Ask::Solo, static_cast<int>(choice)}}),
                                         choice == SoloChoice::None ? letters::nothing : QChar());
        const auto &space = setup().catalogue.solo[soloSpace(state())];
        if (!space || offers(*space, choice, none<District>))
            options.push_back(option);
    }
    return options;
}

Asking::Options Asking::beside() const
{
    Options options;
    if (state().phase < Phase::Missions)
        options.push_back(step(Words::tr("A further Mission card"), begun(Kind::TakeMission), u'M'));
    const Player current = state().current;
    const City bagged = setup().catalogue.whitehaven;
    if (state().tiles.contains(CampaignTile::L5)
        && bagged != none<City> && state().players[current].markersAt(bagged) > 0)
        options.push_back(
            judged(Words::tr("Plant by a marker at L5"), begun(Kind::Plant, {{Ask::ByMarker, 1}}), u'L'));
    if (state().phase != Phase::TieBreak)
        options.push_back(step(Words::tr("What another card does"), begun(Kind::OtherEffect), u'E'));
    return options;
}

} // namespace skyledger::ui::cloudagesteps
