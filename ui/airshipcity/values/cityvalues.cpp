// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/cityvalues.h"

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/gamevalues.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/values/cityfields.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/phrases.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>

#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CityValues)
};

std::optional<describe::Value> boxed(const std::optional<PrintedValue> &value)
{
    return value ? std::optional(describe::Value::box(*value)) : std::nullopt;
}

} // namespace

std::optional<PrintedValue> printedIn(const std::optional<describe::Value> &entered)
{
    const auto *printed = entered ? entered->boxed<PrintedValue>() : nullptr;
    return printed ? std::optional(*printed) : std::nullopt;
}

std::vector<ValueProposal> proposalsOf(const Session &session, const words::GameWords &words)
{
    std::vector<ValueProposal> told;
    const auto found =
        airshipcity::proposals(session.setup(), session.record().inForce(), session.statesInForce());
    told.reserve(found.size());
    for (const Proposal &each : found) {
        ValueProposal proposal{each.which, words::proposal(each, words), {}, {}, {}};
        proposal.isConflicting = each.status == Proposal::Status::Conflicting;
        for (const PrintedValue &value : each.values)
            proposal.values.push_back(
                {describe::Value::box(value), words::printed(value, each.which.value.as<Value>())});
        for (const ReportedFact &fact : each.reports)
            proposal.events.push_back(fact.event);
        told.push_back(std::move(proposal));
    }
    return told;
}

CityValues::CityValues(AirshipCityTable &table, std::function<OwnersCopy()> copy)
    : m_table(table), m_copy(std::move(copy))
{
}

std::vector<GameValueRow> CityValues::rows() const
{
    std::vector<GameValueRow> rows;
    const std::vector<GameValue> values = gameValues(m_table.session().record());
    rows.reserve(values.size());
    for (const GameValue &each : values) {
        const auto kind = each.which.value.as<Value>();
        rows.push_back({each.which, boxed(each.value), each.source,
                        words::capitalised(words::missingValue(each.which, m_table.words())),
                        each.value ? words::printed(*each.value, kind) : u"?"_s,
                        each.value ? words::signedSource(each.source) : words::missingSource()});
    }
    return rows;
}

std::optional<describe::Value> CityValues::known(const ValuePlace &which) const
{
    return boxed(knownValue(m_table.session().setup(), which));
}

std::vector<ValueProposal> CityValues::proposals() const
{
    return proposalsOf(m_table.session(), m_table.words());
}

QString CityValues::sampleNotice() const
{
    return words::sampleNotice(m_table.session().record().catalogue());
}

ValueForm CityValues::formOf(const ValuePlace &which, const QString &prefix) const
{
    const GameRecord &game = m_table.session().record();
    static constexpr QLatin1StringView partNames[]{"-gain"_L1, "-choice"_L1, "-vp"_L1}; // of a stage bonus
    ValueForm form;
    const auto known = knownValue(game.setup, which);
    const QJsonObject catalogue = game.catalogue();
    std::vector<MissingValue> places;
    for (const Printed field : fieldsToEnter(which.value, game.setup.playerCount))
        places.push_back({field, which.thing});
    Q_ASSERT(places.size() == 1 || which.value == Value::StageBonus);
    for (const MissingValue &place : places) {
        const auto field = place.value.as<Printed>();
        const KnownPart there =
            known ? KnownPart{partOf(*known, field)} : knownPart(catalogue, game.ids, which, field);
        ValueForm::Part part;
        const QString name = places.size() == 1 ? prefix : prefix + partNames[form.parts.size()];
        part.make = [place, name](QWidget *parent) { return editorFor(place, name, parent); };
        part.caption = [field] { return words::caption(field); };
        part.refusal = [place](const FieldValue &typed) {
            const auto fault = faultOf(place.value, printedValueOf(place, typed));
            return fault ? words::refusal(*fault) : QString();
        };
        part.known = fieldValueOf(there.value);
        part.begun = there.amount;
        part.origin.isKnown = there.value.has_value();
        if (there.value)
            part.origin.source = sourceOf(catalogue, game.ids, which);
        form.parts.push_back(std::move(part));
    }
    form.hint = [which] { return words::howToRead(which.value.as<Value>()); };
    form.whole = [places](const ValueForm::Parts &parts) {
        std::vector<std::optional<PrintedValue>> values(parts.size());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (parts[i])
                values[i] = printedValueOf(places[i], *parts[i]);
        }
        return boxed(wholeOf(values));
    };
    form.split = [places](const describe::Value &value) {
        std::vector<FieldValue> parts;
        parts.reserve(places.size());
        for (const MissingValue &place : places)
            parts.push_back(fieldValueOf(partOf(*printedIn(value), place.value.as<Printed>())));
        return parts;
    };
    return form;
}

QString CityValues::howToRead(const ValuePlace &which) const
{
    return Words::tr("%1 %2", "how to read a value off the box; rule with page")
        .arg(words::howToRead(which.value.as<Value>()), words::ruleWithPage(ui::ruleOf(which)));
}

QString CityValues::ruleOf(const ValuePlace &which) const
{
    return idOf(ui::ruleOf(which));
}

GameValues::Change CityValues::wouldEnter(const ValuePlace &which, const describe::Value &value) const
{
    const ValueChange change = m_table.session().wouldEnter(which, *printedIn(value));
    return {change.refused.has_value(), words::consequences(change, m_table.words()).join(u' ')};
}

std::optional<KeptInBox> CityValues::enter(const ValuePlace &which, const describe::Value &value)
{
    Session &session = m_table.session();
    const GameRecord before = session.record();
    const PrintedValue printed = *printedIn(value);
    if (!session.enter(which, printed))
        return std::nullopt;
    return m_copy().add(before, which, printed);
}

} // namespace skyledger::ui
