// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/values/valuesmet.h"

#include "core/whistlemountain/record/fields.h"
#include "ui/whistlemountain/copy/whistlemountainbox.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/words/phrases.h"

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

/// "2 coal and 1 iron"
QString costText(const QJsonValue &cost)
{
    Amounts units;
    for (const Resource resource : all<Resource>())
        units[resource] = static_cast<std::uint8_t>(cost[word(resource)].toInt());
    const int others = cost["any"_L1].toInt();
    if (cost.isUndefined() || others == 0)
        return cost.isUndefined() ? QString() : wording::amountsText(units);
    const QString any = Text::tr("%n of any resource", nullptr, others);
    return totalOf(units) == 0 ? any : words::listed({wording::amountsText(units), any});
}

/// Letters are those of the copy of the box.
ValueField costField(const QString &key, const QString &name, bool takesAny)
{
    LetteredWords letters = whistleMountainBox().words->letters();
    if (!takesAny)
        letters.pop_back();
    ValueField field = amountsField(key, name, letters, Text::tr("2C I", "example: 2 coal and 1 iron"));
    field.said = [read = field.read](const QString &typed) { return costText(read(typed)); };
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
    asked.remark = whistleMountainBox().words->shorthand();
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
