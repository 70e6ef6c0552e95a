// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/names.h"
#include "core/cloudage/printed.h"
#include "core/cloudage/record/gamerecord.h"
#include "core/cloudage/record/rewardcodecs.h"
#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/solo.h"
#include "ui/box/boxkeep.h"
#include "ui/cloudage/copy/cloudagebox.h"
#include "ui/cloudage/guide/shorthand.h"
#include "ui/cloudage/values/forms.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace cloudage;
using namespace cloudagesteps;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeValuesMet)
};

/// The value that stands for all that is printed on its thing: they are asked for together.
constexpr Value firstOf(Value value)
{
    switch (value) {
    case Value::CityReward:
        return Value::CityCombat;
    case Value::TileReward:
        return Value::TileCombat;
    case Value::UpgradeVp:
    case Value::UpgradeSymbols:
        return Value::UpgradeCost;
    case Value::ProjectColor:
    case Value::ProjectReward:
    case Value::ProjectSymbols:
    case Value::ProjectVp:
        return Value::ProjectCost;
    default:
        return value;
    }
}

constexpr MetThing met(Value value, int number = -1)
{
    return {static_cast<int>(firstOf(value)), number};
}

constexpr bool isKind(const MetThing &thing, Value value)
{
    return thing.kind == static_cast<int>(value);
}

/// The thing that a missing value belongs to; nothing where only legality depends on it, or nobody can type it.
std::optional<MetThing> thingOf(const play::MissingValue &missing)
{
    switch (const auto value = missing.value.as<Value>()) {
    case Value::Start:
    case Value::CityHexes:
    case Value::ProjectCopies:
    case Value::BookStory:
        return std::nullopt;
    default:
        return met(value, missing.thing);
    }
}

std::optional<MetThing> firstIn(const std::vector<play::MissingValue> &missing)
{
    for (const play::MissingValue &each : missing) {
        if (const auto thing = thingOf(each))
            return thing;
    }
    return std::nullopt;
}

/// The militia that is to be fought, if its value is not known.
std::optional<MetThing> militiaMet(const CloudAgeTable &table)
{
    const State &state = table.state();
    const City at = state.players[state.current].at;
    if (state.phase != Phase::Fight || at == none<City> || table.guide().canGoBack())
        return std::nullopt;
    const MilitiaValues &militia = militiaAt(table.setup(), state, at);
    if (militia.combat && militia.reward)
        return std::nullopt;
    const Catalogue &catalogue = table.setup().catalogue;
    if (&militia == &catalogue.l3)
        return met(Value::TileCombat, static_cast<int>(CampaignTile::L3));
    if (&militia == &catalogue.l4)
        return met(Value::TileCombat, static_cast<int>(CampaignTile::L4));
    return met(Value::CityCombat, static_cast<int>(at));
}

/// Whether the last build actions begin: what is counted after them must be known by then.
bool isScoredNext(const CloudAgeTable &table)
{
    const State &state = table.state();
    return state.phase == Phase::FinalBuild
        && state.pending.size() == 2 * std::size_t{table.setup().playerCount};
}

std::optional<MetThing> thingMet(const CloudAgeTable &table)
{
    if (table.past())
        return std::nullopt;
    const StepGuide &guide = table.guide();
    const auto question = guide.askedQuestion();
    if (question == play::Code(Ask::NewThing))
        return met(kindOf(*guide.asked()) == Kind::Fly ? Value::CityCombat : Value::ProjectCost);
    if (question == play::Code(Ask::BookFight) && table.setup().mode != Mode::Campaign)
        return met(table.state().bookSide == BookSide::Front ? Value::BookFront : Value::BookBack, 0);
    if (const StepGuide::Lacking *lacking = guide.lacking())
        return firstIn({lacking->verdict.missing.begin(), lacking->verdict.missing.end()});
    if (guide.canGoBack())
        return std::nullopt;
    if (isScoredNext(table))
        return firstIn(table.session().standings().missing);
    if (table.state().phase == Phase::SoloBoard) {
        const Space space = soloSpace(table.state());
        return table.setup().catalogue.solo[space] ? std::nullopt
                                                   : std::optional(met(Value::Solo, static_cast<int>(space)));
    }
    return militiaMet(table);
}

/// What is printed on a thing, as the copy of the box has it, and the sheet on which it stands.
std::pair<QString, BoxThing> boxThing(const CloudAgeTable &table, const MetThing &thing)
{
    const TableBox box = cloudAgeBox();
    const QJsonObject catalogue = table.session().record().catalogue();
    const auto copy = box.make();
    copy->setDocument(catalogue);
    const Value value{static_cast<std::uint8_t>(thing.kind)};
    const QString name = value == Value::BookFront || value == Value::BookBack
        ? u"book.%1.%2"_s.arg(table::word(table.setup().mode), table::word(table.state().bookSide))
        : copy->name({value, static_cast<std::uint16_t>(std::max(thing.number, 0))});
    QStringList path;
    for (const BoxValue &each : box.values(catalogue)) {
        if (each.name.join(u'.') == name)
            path = each.path;
    }
    const BoxSubject subject = subjectOf(box);
    for (const BoxSheet &sheet : subject.sheets(catalogue)) {
        for (const BoxThing &each : sheet.things) {
            if (each.path == path || each.path == path.first(path.size() - 1))
                return {sheet.name, each};
        }
    }
    return {};
}

ValuesAsked valuesOf(const CloudAgeTable &table, const MetThing &thing)
{
    auto [sheet, printed] = boxThing(table, thing);
    // How often there is one is no question in a game.
    std::erase_if(printed.fields, [](const ValueField &field) {
        return !field.isCounted || field.key == "copies"_L1 || field.key == "hexes"_L1;
    });
    const bool isListed = printed.path.last().startsWith(u'#');
    ValuesAsked asked;
    asked.title = thing.isNew() ? Words::tr("What is it called, and what is printed on it?")
                                : Words::tr("What is printed there? It is kept in the game.");
    if (!thing.isNew()) // else the name is typed too
        //: A part of the box, a thing on it: "Round track: space 3"
        asked.name = isListed ? printed.name : Words::tr("%1: %2").arg(sheet, printed.name);
    asked.mayWait = !thing.isNew();
    asked.path = printed.path;
    asked.fields = std::move(printed.fields);
    asked.isOne = printed.isOne;
    const bool isLettered =
        std::any_of(asked.fields.begin(), asked.fields.end(), [](const ValueField &field) {
            return field.key == "reward"_L1 || (field.key.isEmpty() && field.width == 0);
        });
    if (isLettered)
        asked.remark = cloudageshorthand::explained();
    if (thing.isNew()) {
        asked.path.last() = u"#"_s; // it has no id yet
        asked.fields.insert(asked.fields.begin(), formField(Form::Name, u"name"_s, Words::tr("Name"), true));
    }
    return asked;
}

void keepValues(CloudAgeTable &table, const MetThing &thing, const QStringList &typed)
{
    const auto catalogue = withEntered(cloudAgeBox().format, table.session().record().catalogue(),
                                       valuesOf(table, thing), typed);
    if (!catalogue || !table.session().changeCatalogue(*catalogue) || !thing.isNew())
        return;
    // The question before is asked again, and the thing is among its answers now.
    StepGuide &guide = table.guide();
    guide.back();
    using Thing = CloudAgeQuestions::Thing;
    const Catalogue &known = table.setup().catalogue;
    if (isKind(thing, Value::CityCombat))
        guide.touch({Thing::City, known.cityCount - 1});
    else if (guide.press(CloudAgeQuestions::initialOf(typed.value(0))) && guide.canGoBack())
        guide.touch({Thing::Project, known.projectCount - 1});
}

} // namespace

MetPage::Things thingsToMeet(CloudAgeTable &table)
{
    CloudAgeTable *game = &table;
    MetPage::Things things;
    things.met = [game] { return thingMet(*game); };
    things.asked = [game](const MetThing &thing) { return valuesOf(*game, thing); };
    things.keep = [game](const MetThing &thing, const QStringList &typed) {
        keepValues(*game, thing, typed);
    };
    return things;
}

void keepCityCards(CloudAgeTable &table)
{
    Session &session = table.session();
    const auto enteredIn = [&session](const QJsonObject &shown) {
        std::vector<CityCard> known = cityCardsIn(shown);
        std::vector<box::Entered> entered;
        const auto events = session.record().inForce();
        for (const auto &entry : events.first(events.size() - std::min<std::size_t>(events.size(), 1))) {
            const auto *played = std::get_if<Played>(&entry.event);
            const auto *gather = played ? std::get_if<Gather>(&played->play.what) : nullptr;
            const CityCard card = gather ? gather->card.value_or(CityCard()) : CityCard();
            if (card.update == none<Zone> || card.wrench == none<Zone> || known.size() >= cityCardsInBox
                || std::find(known.begin(), known.end(), card) != known.end())
                continue;
            const QString place = u'~' + QString::number(known.size());
            entered.push_back(
                {{u"cityCards"_s, place}, CityCardCodec::write(Ids(), card), box::Told::Inside});
            known.push_back(card);
        }
        return entered;
    };
    keepMet(cloudAgeBox().format, session, enteredIn, table.guide());
}

} // namespace skyledger::ui
