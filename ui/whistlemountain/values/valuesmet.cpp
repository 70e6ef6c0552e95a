// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/values/valuesmet.h"

#include "core/whistlemountain/record/fields.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/words/phrases.h"
#include "ui/words/shorthand.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainValuesMet)
};

/// The kinds of things.
enum class Kinds : std::uint8_t { Upgrade, Machine };

constexpr int mostVp = 99;
constexpr int mostUnits = 16;

/// The letters of the resources, in their order, then the one of units that any resource pays.
QString letters()
{
    return Text::tr("CIWGSA", "one letter each: coal, iron, water, gold, whistle, any resource");
}

/// What a line of letters says: "2C I" is 2 coal and 1 iron; "0" nothing.
std::optional<Cost> costIn(const QString &typed)
{
    const auto counts = words::countsIn(typed, letters(), mostUnits);
    if (!counts || counts->size() <= countOf<Resource>)
        return std::nullopt;
    Cost cost;
    for (const Resource resource : all<Resource>())
        cost.units[resource] = static_cast<std::uint8_t>((*counts)[indexOf(resource)]);
    cost.any = static_cast<std::uint8_t>(counts->back());
    return cost;
}

QJsonObject costJson(const Cost &cost)
{
    QJsonObject object = amountsJson(cost.units);
    if (cost.any > 0)
        object.insert(u"any"_s, cost.any);
    return object;
}

QString costText(const QString &typed)
{
    const auto cost = costIn(typed);
    if (!cost)
        return {};
    if (cost->any == 0)
        return wording::amountsText(cost->units);
    const QString any = Text::tr("%n of any resource", nullptr, cost->any);
    return cost->total() == cost->any ? any : words::listed({wording::amountsText(cost->units), any});
}

ValueField costField(const QString &key, const QString &name, bool takesAny)
{
    ValueField field;
    field.key = key;
    field.name = name;
    field.hint = Text::tr("2C I", "example: 2 coal and 1 iron");
    field.said = &costText;
    field.read = [takesAny](const QString &typed) {
        const auto cost = costIn(typed);
        return cost && (takesAny || cost->any == 0) ? QJsonValue(costJson(*cost))
                                                    : QJsonValue(QJsonValue::Undefined);
    };
    return field;
}

/// What is not known yet of a machine.
std::vector<ValueField> machineFields(const MachineValues &values, Machine machine)
{
    std::vector<ValueField> fields;
    if (!values.build)
        fields.push_back(numberField(u"build"_s, Text::tr("VP when built"), mostVp));
    if (classOf(machine) != MachineClass::Small)
        return fields;
    if (!values.gain)
        fields.push_back(costField(u"gain"_s, Text::tr("Gives"), false));
    if (!values.vp)
        fields.push_back(numberField(u"vp"_s, Text::tr("VP when activated"), mostVp));
    return fields;
}

std::optional<MetThing> thingMet(const WhistleMountainTable &table)
{
    const StepGuide::Lacking *lacking = table.guide().lacking();
    if (lacking == nullptr || table.past())
        return std::nullopt;
    for (const play::MissingValue &missing : lacking->verdict.missing) {
        switch (missing.value.as<Value>()) {
        case Value::UpgradeCost:
            return MetThing{static_cast<int>(Kinds::Upgrade), missing.thing};
        case Value::MachineGain:
        case Value::MachineVp:
        case Value::MachineBuild:
            return MetThing{static_cast<int>(Kinds::Machine), missing.thing};
        default:
            break; // told by what is drawn, or only at the end
        }
    }
    return std::nullopt;
}

ValuesAsked valuesOf(const WhistleMountainTable &table, const MetThing &thing)
{
    const Catalogue &known = table.setup().catalogue;
    ValuesAsked asked;
    QString name;
    if (static_cast<Kinds>(thing.kind) == Kinds::Upgrade) {
        const auto upgrade = static_cast<Upgrade>(thing.number);
        name = wording::name(upgrade);
        asked.path = {u"upgrades"_s, word(upgrade)};
        asked.fields = {costField(u"cost"_s, Text::tr("Cost"), true)};
        if (const auto icons = known.upgrades[upgrade].icons)
            asked.fields.front().name = Text::tr("Cost (%n icon(s))", nullptr, *icons);
    } else {
        const auto machine = static_cast<Machine>(thing.number);
        name = wording::name(machine);
        asked.path = {u"machines"_s, word(machine)};
        asked.fields = machineFields(known.machines[machine], machine);
    }
    //: A machine or upgrade
    asked.title =
        Text::tr("%1: what is printed there? It is kept in the game.").arg(words::capitalised(name));
    asked.remark = Text::tr("%1: coal, iron, water, gold, whistle, any resource; 0 for nothing",
                            "six letters, one for each in this order")
                       .arg(letters());
    return asked;
}

} // namespace

MetPage::Things whistleMountainMeets(WhistleMountainTable &table)
{
    WhistleMountainTable *game = &table;
    MetPage::Things things;
    things.met = [game] { return thingMet(*game); };
    things.asked = [game](const MetThing &thing) { return valuesOf(*game, thing); };
    things.keep = [game](const MetThing &thing, const QStringList &typed) {
        game->learn(withTyped(game->session().record().catalogue(), valuesOf(*game, thing), typed));
    };
    return things;
}

} // namespace skyledger::ui
