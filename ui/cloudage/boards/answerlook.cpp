// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/answerlook.h"

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/combat.h"
#include "ui/cloudage/guide/asking.h"
#include "ui/cloudage/looks/looks.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/play/turn/pointedoption.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace cloudage;
using namespace cloudagesteps;
using Thing = CloudAgeQuestions::Thing;
using Signs = std::vector<ChipPart>;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeAnswers)
};

ChipPart amount(Resource resource, int count)
{
    return {words::signedNumber(count), &lookOf(resource)};
}

/// A level with what it costs and brings; where there are many, those that are not proposed as their digits alone.
Signs levelSigns(const CloudAgeTable &table, const PlayOption &option, int level)
{
    Signs signs{{option.key == QChar(u'0' + level) ? QString() : QString::number(level)}};
    const PlayerState &board = table.state().players[doer(table.state(), option.leadsTo)];
    constexpr int manyLevels = 3;
    if (board.level >= manyLevels && level != proposedLevel(table.setup(), board))
        return signs;
    const auto &printed = table.setup().catalogue.production[static_cast<std::size_t>(level)];
    if (!printed) {
        signs.push_back({QStringLiteral("?")});
        return signs;
    }
    signs.push_back(amount(Resource::Energy, -printed->energy));
    signs.push_back(amount(Resource::Water, printed->water));
    if (printed->vp > 0)
        signs.push_back({words::points(printed->vp)});
    return signs;
}

/// What comes off the price of an upgrade that is due from a player.
int discountOf(const State &state, Player player)
{
    for (const Pending &due : state.pending) {
        if (due.player == player)
            return due.choose == Choose::Upgrade ? due.discount : 0;
    }
    return 0;
}

Signs upgradeSigns(const CloudAgeTable &table, const PlayOption &option, UpgradeZone zone)
{
    Signs signs{{{}, &lookOf(zone)}};
    const Player player = doer(table.state(), option.leadsTo);
    const PlayerState &board = table.state().players[player];
    if (zoneComplete(table.setup(), board, zone))
        return signs;
    const auto cost = upgradeCost(table.setup(), board, zone, discountOf(table.state(), player));
    if (cost)
        signs.push_back(amount(Resource::Metal, -*cost));
    else
        signs.push_back({QStringLiteral("?"), &lookOf(Resource::Metal)});
    return signs;
}

bool isNothing(const PlayOption &option)
{
    const Kind kind = kindOf(option.leadsTo);
    return kind == Kind::Pass || (kind == Kind::Produce && last(option.leadsTo, Ask::Level) == noProduction);
}

/// A City card that is listed: its zones from the largest, its bonuses, then what each drone gathers.
Signs citySigns(const CloudAgeTable &table, const PlayOption &option)
{
    const auto zone = [&option](Ask question) -> const ResourceLook * {
        const auto told = option.leadsTo.answer(question);
        return told && *told != done ? &lookOf(resourceOf(static_cast<Zone>(*told))) : nullptr;
    };
    Signs signs{{QStringLiteral("3"), zone(Ask::Largest)}, {QStringLiteral("2"), zone(Ask::Second)}};
    if (const int plants = option.leadsTo.answer(Ask::Plants).value_or(0); plants > 0)
        signs.push_back(amount(Resource::Plants, plants));
    if (zone(Ask::UpdateZone) != nullptr)
        signs.push_back({QStringLiteral("↻"), zone(Ask::UpdateZone)});
    if (zone(Ask::WrenchZone) != nullptr)
        signs.push_back({Words::tr("wrench", "short, on a City card"), zone(Ask::WrenchZone)});
    QStringList gains;
    for (const Player player : table.setup().players()) {
        const auto drone = droneOf(table.setup(), table.state(), option.leadsTo, player);
        const int gain = drone == option.leadsTo.answer(Ask::Largest) ? 3
            : drone == option.leadsTo.answer(Ask::Second)             ? 2
                                                                      : 1;
        if (drone)
            gains << table.mark(player) + words::signedNumber(gain);
    }
    signs.push_back({gains.join(u' ')});
    return signs;
}

/// A plant with what planting it brings, and how many of the kind are planted already.
Signs plantSigns(const PlayOption &option, PlantKind kind)
{
    // What planting one brings (CA-PLANT-03, CA-PLANT-04).
    constexpr int gains[] = {2, 4, 2, 4, 4, 1};
    static_assert(std::size(gains) == countOf<PlantKind>);
    const int gain = gains[indexOf(kind)];
    const QString name = kind == PlantKind::Green
        ? Words::tr("green %1", "VP").arg(words::points(gain))
        : Words::tr("withered %1", "amount of what the drawing shows").arg(words::signedNumber(gain));
    Signs signs{{name, &plantLook(kind)}};
    if (const int so = count(option.leadsTo, Ask::Tile, static_cast<int>(kind)) - 1; so > 0)
        signs.push_back({QStringLiteral("×%1").arg(so)});
    return signs;
}

/// The combat value with a card that is drawn.
QString reachedBy(const CloudAgeTable &table, const PlayOption &option)
{
    const PlayerState &board = table.state().players[doer(table.state(), option.leadsTo)];
    const Kind kind = kindOf(option.leadsTo);
    return kind == Kind::Fight || kind == Kind::Book
        ? QStringLiteral("→ %1").arg(combatWith(board, drawsOf(option.leadsTo)))
        : QString();
}

Signs signsOf(const CloudAgeTable &table, const PlayOption &option)
{
    if (isNothing(option))
        return {{Words::tr("nothing", "is done")}};
    if (kindOf(option.leadsTo) == Kind::Book && option.status == PlayOption::Status::Offered && !option.thing)
        return {{option.name}, {option.detail}};
    const auto tile = last(option.leadsTo, Ask::Tile);
    const bool isTile =
        tile && !option.thing && option.leadsTo.answers.back() == GivenAnswer{Ask::Tile, *tile};
    if (isTile && *tile < static_cast<int>(countOf<PlantKind>))
        return plantSigns(option, static_cast<PlantKind>(*tile));
    if (!option.thing)
        return {};
    const int number = option.thing->number;
    switch (option.thing->kind.as<Thing>()) {
    case Thing::Level:
        return levelSigns(table, option, number);
    case Thing::Upgrade:
        return upgradeSigns(table, option, static_cast<UpgradeZone>(number));
    case Thing::Resource: // of a zone with its name
        return {
            {table.guide().canGoBack() ? option.name : QString(), &lookOf(static_cast<Resource>(number))}};
    case Thing::CityCard:
        return citySigns(table, option);
    case Thing::Plan:
        return {{Words::tr("play"), &lookOf(Resource::Cards)}};
    case Thing::Card:
        if (kindOf(option.leadsTo) == Kind::Update)
            return {{Words::tr("remove a %1", "value of a Navigation card").arg(number)}};
        return {{option.name}, {reachedBy(table, option)}};
    default:
        return {};
    }
}

/// Of a player who is not asked first, the level that is proposed is enough.
bool folds(const CloudAgeTable &table, const PlayOption &option)
{
    if (kindOf(option.leadsTo) == Kind::Lane)
        return true;
    const auto level = last(option.leadsTo, Ask::Level);
    if (kindOf(option.leadsTo) != Kind::Produce || !level)
        return false;
    const PlayerState &board = table.state().players[doer(table.state(), option.leadsTo)];
    return *level != proposedLevel(table.setup(), board);
}

/// The City action that is told; nothing for what is none.
std::optional<int> toldAction(const PartialPlay &told)
{
    if (const auto tile = told.answer(Ask::FightTile))
        return actionOf(static_cast<CampaignTile>(*tile));
    if (const auto district = told.answer(Ask::District))
        return district;
    const Kind kind = kindOf(told);
    return kind == Kind::Building ? std::optional(3) : kind == Kind::Plant ? std::optional(4) : std::nullopt;
}

/// Which City action a play is; nothing for what happens beside them.
std::optional<int> actionIn(const Event &event)
{
    const auto *overridden = std::get_if<Override>(&event);
    const auto *played = overridden ? std::get_if<Played>(&overridden->event) : std::get_if<Played>(&event);
    if (played == nullptr)
        return std::nullopt;
    const auto &what = played->play.what;
    if (const auto *gathered = std::get_if<Gather>(&what))
        return static_cast<int>(gathered->district);
    if (const auto *planted = std::get_if<Plant>(&what))
        return planted->marker ? std::nullopt : std::optional(4);
    if (const auto *fought = std::get_if<Fight>(&what))
        return actionOf(fought->tile);
    const bool builds = std::holds_alternative<Upgrade>(what) || std::holds_alternative<PlayCard>(what)
        || std::holds_alternative<Take>(what);
    return builds ? std::optional(3) : std::nullopt;
}

/// Who took a City action in the action phase that the game stands in (CA-ACT-01).
table::KeySet<Player> takersOf(const play::SessionOf<CloudAge> &game, int action)
{
    table::KeySet<Player> takers;
    for (qsizetype event = game.cursor(); event > 0; --event) {
        const State &before = game.stateAt(event - 1);
        if (phaseOf(before) != Phase::Action)
            break;
        const Event &what = game.record().entries[static_cast<std::size_t>(event - 1)].event;
        if (before.phase == Phase::Action && actionIn(what) == action)
            takers.insert(before.current);
    }
    return takers;
}

} // namespace

PlayerLook lookOf(const CloudAgeTable &table, Player player)
{
    return {pieceColor(table.color(player)), table.mark(player)};
}

ThingStand actionStand(const CloudAgeTable &table, int action)
{
    ThingStand stand;
    QStringList names;
    const table::KeySet<Player> takers = takersOf(table.shown(), action);
    for (const Player player : takers) {
        stand.tokens.push_back(lookOf(table, player));
        names << table.words().player(player);
    }
    if (!names.isEmpty())
        stand.said = Words::tr("taken by %1", "a City action; players").arg(words::listedWithAnd(names));
    const PartialPlay *told = table.guide().asked();
    stand.isChosen = table.state().phase == Phase::Answers ? takers.contains(table.state().current)
                                                           : told != nullptr && toldAction(*told) == action;
    return stand;
}

LanesPage::Look answerLook(const CloudAgeTable &table)
{
    const CloudAgeTable *game = &table;
    LanesPage::Look look;
    look.player = [game](play::Seat seat) { return lookOf(*game, play::playerAt<Player>(seat)); };
    look.signs = [game](const PlayOption &option) { return signsOf(*game, option); };
    look.folds = [game](const PlayOption &option) { return folds(*game, option); };
    look.asked = [game] { return play::seatOf(game->asked()); };
    return look;
}

std::optional<State> pointedState(CloudAgeTable &table)
{
    const PlayOption *option = PointedOption::of(table.guide()).now();
    if (option == nullptr)
        return std::nullopt;
    PartialPlay play = option->leadsTo;
    return table.questions().next(table.shown(), play, false) ? std::nullopt
                                                              : table.questions().after(table.shown(), play);
}

bool answersAreDue(const CloudAgeTable &table)
{
    const StepGuide &guide = table.guide();
    if (guide.canGoBack()) {
        constexpr Ask inChips[] = {Ask::Zone,         Ask::Value,         Ask::Gain,
                                   Ask::FirstMission, Ask::SecondMission, Ask::Covered};
        return std::any_of(std::begin(inChips), std::end(inChips),
                           [&guide](Ask each) { return guide.askedQuestion() == play::Code(each); });
    }
    return !guide.options().empty() && !table.state().pending.empty();
}

} // namespace skyledger::ui
