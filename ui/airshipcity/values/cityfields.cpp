// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/cityfields.h"

#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/box/fields/chipfield.h"
#include "ui/box/fields/typedfields.h"

#include <QtCore/QCoreApplication>

#include <memory>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Field = Printed;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CityFields)
};

constexpr int airshipColumns = 3;

template <class Key>
std::uint32_t bitsOf(KeySet<Key> keys)
{
    std::uint32_t bits = 0;
    for (const Key key : keys)
        bits |= std::uint32_t{1} << indexOf(key);
    return bits;
}

template <class Key>
KeySet<Key> setOf(std::uint32_t bits)
{
    KeySet<Key> keys;
    for (const Key key : all<Key>()) {
        if (((bits >> indexOf(key)) & 1U) != 0)
            keys.insert(key);
    }
    return keys;
}

class ResourceThings : public FieldThings
{
public:
    int count() const override { return static_cast<int>(countOf<Resource>); }
    QString id(int thing) const override { return word(static_cast<Resource>(thing)); }
    QString name(int thing) const override { return words::name(static_cast<Resource>(thing)); }
    QString heading(int thing) const override { return words::heading(static_cast<Resource>(thing)); }
    void draw(QPainter &painter, const QRectF &rect, int thing, const Theme &theme) const override
    {
        drawResource(painter, rect, static_cast<Resource>(thing), theme);
    }
};

/// Resources by the letters of their keys: dots of a tile, bonuses, discounts.
class ResourceChips : public Chips
{
public:
    ResourceChips(const MissingValue &place, const Picking &picking) : Chips(picking), m_place(place) {}

    int count() const override { return resourceThings().count(); }
    QString label(int chip) const override { return words::letterOf(static_cast<Resource>(chip)); }
    QString name(int chip) const override { return resourceThings().name(chip); }
    QString said(const PickedThings &picked) const override
    {
        const PrintedValue value = printedValueOf(m_place, picked);
        const auto *dots = std::get_if<ResourceSet>(&value);
        return dots ? words::resourcesOf(*dots) : words::printed(value, m_place.value);
    }
    bool hasShapes() const override { return true; }
    void draw(QPainter &painter, const QRectF &rect, int chip, const Theme &theme) const override
    {
        resourceThings().draw(painter, rect, chip, theme);
    }

private:
    const MissingValue m_place;
};

class AirshipChips : public Chips
{
public:
    AirshipChips() : Chips({Amount::None, false, true, airshipColumns}) {}

    int count() const override { return static_cast<int>(countOf<Airship>); }
    QString label(int chip) const override
    {
        return Words::tr("%1 %2", "a key and the airship that it picks")
            .arg(QString::number(chip + 1), words::shortName(static_cast<Airship>(chip)));
    }
    QString name(int chip) const override { return words::name(static_cast<Airship>(chip)); }
    QString said(const PickedThings &picked) const override
    {
        return words::printed(setOf<Airship>(picked.things), Field::EffectTarget);
    }
    QString keys() const override { return Words::tr("Keys: 1 to 9 pick, 0 is none."); }
    std::optional<int> chipOf(int digit) const override
    {
        return digit > 0 ? std::optional(digit - 1) : std::nullopt;
    }
};

class StageChips : public Chips
{
public:
    StageChips() : Chips({Amount::None, true, false, 0}) {}

    int count() const override { return 2; }
    QString label(int chip) const override
    {
        return chip == 0 ? Words::tr("2, 3", "stages") : Words::tr("4, 5", "stages");
    }
    QString said(const PickedThings &picked) const override { return label(picked.things == 1 ? 0 : 1); }
    QString keys() const override { return Words::tr("Keys: 2 or 4."); }
    std::optional<int> chipOf(int digit) const override
    {
        return digit >= 2 && digit <= 5 ? std::optional(digit <= 3 ? 0 : 1) : std::nullopt;
    }
};

/// How values stand in fields; others are not entered by themselves.
struct Shown {
    FieldValue operator()(int number) const { return number; }
    FieldValue operator()(const QString &name) const { return name; }
    FieldValue operator()(const Amounts &amounts) const { return numbersIn(amounts); }
    FieldValue operator()(const TrackValues &track) const { return numbersIn(track); }
    FieldValue operator()(ResourceSet dots) const { return PickedThings{0, bitsOf(dots)}; }
    FieldValue operator()(AirshipSet airships) const { return PickedThings{0, bitsOf(airships)}; }
    FieldValue operator()(StageSet stages) const { return PickedThings{0, stages == earlyStages ? 1U : 2U}; }
    FieldValue operator()(const ResourceBonus &bonus) const { return picked(bonus.amount, bonus.choices); }
    FieldValue operator()(const Price &price) const { return picked(price.amount, {price.resource}); }
    FieldValue operator()(const auto &) const { return std::vector<int>(); }

private:
    static std::vector<int> numbersIn(const auto &values) { return {values.begin(), values.end()}; }
    static PickedThings picked(int amount, ResourceSet resources)
    {
        return amount > 0 ? PickedThings{amount, bitsOf(resources)} : PickedThings{};
    }
};

/// What stands there as a value of that shape, which is filled with nothing.
struct Read {
    const FieldValue &typed;

    void operator()(int &number) const { number = std::get<int>(typed); }
    void operator()(QString &name) const { name = std::get<QString>(typed); }
    void operator()(Amounts &amounts) const
    {
        for (const Resource resource : all<Resource>())
            amounts[resource] = static_cast<std::uint8_t>(numbers()[indexOf(resource)]);
    }
    void operator()(TrackValues &track) const
    {
        for (const int price : numbers())
            track.append(static_cast<std::uint8_t>(price));
    }
    void operator()(ResourceSet &dots) const { dots = setOf<Resource>(picked().things); }
    void operator()(AirshipSet &airships) const { airships = setOf<Airship>(picked().things); }
    void operator()(StageSet &stages) const { stages = picked().things == 1 ? earlyStages : lateStages; }
    void operator()(ResourceBonus &bonus) const { bonus = {amount(), setOf<Resource>(picked().things)}; }
    void operator()(Price &price) const
    {
        if (const auto resources = setOf<Resource>(picked().things); !resources.empty())
            price = {resources.first(), amount()};
    }
    void operator()(auto &) const {}

private:
    const std::vector<int> &numbers() const { return std::get<std::vector<int>>(typed); }
    const PickedThings &picked() const { return std::get<PickedThings>(typed); }
    std::uint8_t amount() const { return static_cast<std::uint8_t>(picked().amount); }
};

std::unique_ptr<const Chips> chipsFor(const MissingValue &place)
{
    using Amount = Chips::Amount;
    const PrintedValue shape = blankValue(place.value);
    if (std::holds_alternative<AirshipSet>(shape))
        return std::make_unique<AirshipChips>();
    if (std::holds_alternative<StageSet>(shape))
        return std::make_unique<StageChips>();
    Chips::Picking picking;
    if (!std::holds_alternative<ResourceSet>(shape)) {
        picking.isExclusive = std::holds_alternative<Price>(shape);
        picking.amount = picking.isExclusive ? Amount::Typed : Amount::One;
    }
    return std::make_unique<ResourceChips>(place, picking);
}

} // namespace

const FieldThings &resourceThings()
{
    static const ResourceThings things;
    return things;
}

BoxEditor *editorFor(const MissingValue &place, const QString &name, QWidget *parent)
{
    using Takes = NumberEditorField::Takes;
    const PrintedValue shape = blankValue(place.value);
    if (std::holds_alternative<int>(shape)) {
        const bool isCount = place.value == Field::Tiles;
        const Takes below = place.value == Field::BonusVp ? Takes::Negative : Takes::Numbers;
        return new NumberEditorField(isCount ? Takes::Counts : below, name, parent);
    }
    if (std::holds_alternative<QString>(shape))
        return new NameEditor(name, parent);
    if (std::holds_alternative<Amounts>(shape))
        return new AmountsEditorField(resourceThings(), maxAmount, name, parent);
    if (std::holds_alternative<TrackValues>(shape))
        return new TrackEditorField(static_cast<int>(TrackValues::capacity()), maxAmount, name, parent);
    return new ChipField(chipsFor(place), name, parent);
}

FieldValue fieldValueOf(const PrintedValue &value)
{
    return std::visit(Shown{}, value);
}

std::optional<FieldValue> fieldValueOf(const std::optional<PrintedValue> &value)
{
    return value ? std::optional(fieldValueOf(*value)) : std::nullopt;
}

PrintedValue printedValueOf(const MissingValue &place, const FieldValue &value)
{
    PrintedValue typed = blankValue(place.value);
    std::visit(Read{value}, typed);
    return typed;
}

} // namespace skyledger::ui
