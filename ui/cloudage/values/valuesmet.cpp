// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/values/valuesmet.h"

#include "core/cloudage/names.h"
#include "core/cloudage/rules/board.h"
#include "ui/cloudage/guide/shorthand.h"
#include "ui/cloudage/values/forms.h"
#include "ui/cloudage/words/missingvalues.h"
#include "ui/cloudage/words/names.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace cloudage;
using namespace cloudagesteps;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeValuesMet)
};

/// The kinds of things.
enum class Kinds : std::uint8_t { City, Project, Militia, Level, Milestone, Track, Upgrade, Book };

constexpr MetThing met(Kinds kind, int number = -1)
{
    return {static_cast<int>(kind), number};
}

std::vector<ValueField> militiaFields()
{
    return {formField(Form::Combat, u"combat"_s, Words::tr("Militia")),
            formField(Form::Reward, u"reward"_s, Words::tr("Reward"))};
}

std::vector<ValueField> projectFields()
{
    return {formField(Form::Price, u"cost"_s, Words::tr("Cost")),
            formField(Form::Reward, u"reward"_s, Words::tr("Reward")),
            formField(Form::Symbols, u"symbols"_s, Words::tr("Symbols")),
            formField(Form::Color, u"color"_s, Words::tr("Colour")),
            formField(Form::Number, u"vp"_s, Words::tr("Grey VP"))};
}

std::vector<ValueField> upgradeFields(UpgradeZone zone)
{
    std::vector<ValueField> fields{formField(Form::Metal, u"cost"_s, Words::tr("Metal")),
                                   formField(Form::Number, u"vp"_s, Words::tr("Grey VP"))};
    if (zone == UpgradeZone::Planting)
        fields.push_back(formField(Form::Number, u"symbols"_s, Words::tr("Symbols")));
    return fields;
}

/// A thing in words.
QString nameOf(const CloudAgeTable &table, const MetThing &thing)
{
    const auto lacking = [&](Value value) {
        return wording::missingValue({value, static_cast<std::uint16_t>(thing.number)}, table.words());
    };
    switch (static_cast<Kinds>(thing.kind)) {
    case Kinds::City:
        return table.words().city(static_cast<City>(thing.number));
    case Kinds::Project:
        return table.words().project(static_cast<Project>(thing.number));
    case Kinds::Militia:
        return wording::name(static_cast<CampaignTile>(thing.number));
    case Kinds::Level:
        return lacking(Value::Production);
    case Kinds::Milestone:
        return lacking(Value::Milestone);
    case Kinds::Track:
        return lacking(Value::TrackReward);
    case Kinds::Upgrade:
        return lacking(Value::UpgradeCost);
    case Kinds::Book:
        return lacking(thing.number == 0 ? Value::BookFront : Value::BookBack);
    }
    return {};
}

std::vector<ValueField> fieldsOf(const MetThing &thing)
{
    switch (static_cast<Kinds>(thing.kind)) {
    case Kinds::City:
    case Kinds::Militia:
        return militiaFields();
    case Kinds::Project:
        return projectFields();
    case Kinds::Level:
        return {formField(Form::Number, u"energy"_s, Words::tr("Energy to pay"), true),
                formField(Form::Number, u"water"_s, Words::tr("Water gained"), true),
                formField(Form::Number, u"vp"_s, Words::tr("VP gained"), true)};
    case Kinds::Milestone:
    case Kinds::Track:
        return {formField(Form::Reward, {}, Words::tr("Reward"))};
    case Kinds::Upgrade:
        return upgradeFields(static_cast<UpgradeZone>(thing.number / 4));
    case Kinds::Book:
        return {formField(Form::Price, u"pay"_s, Words::tr("Cost")),
                formField(Form::Number, u"combat"_s, Words::tr("Combat value, if it is a fight")),
                formField(Form::Reward, u"reward"_s, Words::tr("Reward"), true)};
    }
    return {};
}

/// Where a thing stands in the catalogue.
QStringList pathOf(const CloudAgeTable &table, const MetThing &thing)
{
    const Ids &ids = table.session().record().ids;
    const QString number = QString::number(thing.number);
    switch (static_cast<Kinds>(thing.kind)) {
    case Kinds::City:
        return {u"cities"_s, u'#' + ids.cities.text(static_cast<City>(thing.number))};
    case Kinds::Project:
        return {u"projects"_s, u'#' + ids.projects.text(static_cast<Project>(thing.number))};
    case Kinds::Militia:
        return {u"tiles"_s, table::word(static_cast<CampaignTile>(thing.number))};
    case Kinds::Level:
        return {u"production"_s, number};
    case Kinds::Milestone:
        return {u"milestones"_s, number};
    case Kinds::Track:
        return {u"track"_s, u"rewards"_s, QString::number(thing.number + 1)};
    case Kinds::Upgrade:
        return {u"upgrades"_s, table::word(static_cast<UpgradeZone>(thing.number / 4)),
                u"@%1"_s.arg(thing.number % 4)};
    case Kinds::Book:
        return {u"book"_s, table::word(table.setup().mode), table::word(static_cast<BookSide>(thing.number))};
    }
    return {};
}

/// The thing that a missing value belongs to; nothing where only legality depends on it, or nobody can type it.
std::optional<MetThing> thingOf(const play::MissingValue &missing)
{
    const int thing = missing.thing;
    switch (missing.value.as<Value>()) {
    case Value::Production:
        return met(Kinds::Level, thing);
    case Value::Milestone:
        return met(Kinds::Milestone, thing);
    case Value::TrackReward:
        return met(Kinds::Track, thing);
    case Value::UpgradeCost:
        return met(Kinds::Upgrade, thing);
    case Value::CityCombat:
    case Value::CityReward:
        return met(Kinds::City, thing);
    case Value::TileCombat:
    case Value::TileReward:
        return met(Kinds::Militia, thing);
    case Value::ProjectCost:
    case Value::ProjectColor:
    case Value::ProjectReward:
    case Value::ProjectSymbols:
        return met(Kinds::Project, thing);
    case Value::BookFront:
        return met(Kinds::Book, static_cast<int>(BookSide::Front));
    case Value::BookBack:
        return met(Kinds::Book, static_cast<int>(BookSide::Back));
    default:
        return std::nullopt;
    }
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
        return met(Kinds::Militia, static_cast<int>(CampaignTile::L3));
    if (&militia == &catalogue.l4)
        return met(Kinds::Militia, static_cast<int>(CampaignTile::L4));
    return met(Kinds::City, static_cast<int>(at));
}

std::optional<MetThing> thingMet(const CloudAgeTable &table)
{
    if (table.past())
        return std::nullopt;
    const StepGuide &guide = table.guide();
    if (guide.askedQuestion() == play::Code(Ask::NewThing))
        return met(kindOf(*guide.asked()) == Kind::Fly ? Kinds::City : Kinds::Project);
    const StepGuide::Lacking *lacking = guide.lacking();
    if (lacking == nullptr)
        return militiaMet(table);
    for (const play::MissingValue &missing : lacking->verdict.missing) {
        if (const auto thing = thingOf(missing))
            return thing;
    }
    return std::nullopt;
}

ValuesAsked valuesOf(const CloudAgeTable &table, const MetThing &thing)
{
    ValuesAsked asked;
    asked.title = thing.isNew() ? Words::tr("What is it called, and what is printed on it?")
                                : Words::tr("What is printed there? It is kept in the game.");
    if (!thing.isNew()) // else the name is typed too
        asked.name = words::capitalised(nameOf(table, thing));
    asked.mayWait = !thing.isNew();
    asked.fields = fieldsOf(thing);
    const auto kind = static_cast<Kinds>(thing.kind);
    if (kind != Kinds::Level && kind != Kinds::Upgrade) // digits alone need no letters explained
        asked.remark = cloudageshorthand::explained();
    asked.path = pathOf(table, thing); // a new one has no id yet
    if (thing.isNew())
        asked.fields.insert(asked.fields.begin(), formField(Form::Name, u"name"_s, Words::tr("Name"), true));
    asked.isOne =
        kind == Kinds::Level || kind == Kinds::Milestone || kind == Kinds::Track || kind == Kinds::Book;
    return asked;
}

void keepValues(CloudAgeTable &table, const MetThing &thing, const QStringList &typed)
{
    const QJsonObject catalogue = table.session().record().catalogue();
    if (!table.session().changeCatalogue(withTyped(catalogue, valuesOf(table, thing), typed))
        || !thing.isNew())
        return;
    // The question before is asked again, and the thing is among its answers now.
    StepGuide &guide = table.guide();
    guide.back();
    using Thing = CloudAgeQuestions::Thing;
    const Catalogue &known = table.setup().catalogue;
    if (static_cast<Kinds>(thing.kind) == Kinds::City)
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

} // namespace skyledger::ui
