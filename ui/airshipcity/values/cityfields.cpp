// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/cityfields.h"

#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/box/fields/chipfield.h"
#include "ui/box/fields/typedfields.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <algorithm>
#include <iterator>
#include <memory>
#include <string_view>

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
    using Said = QString (*)(const PickedThings &picked);
    ResourceChips(const Picking &picking, Said said) : Chips(picking), m_said(said) {}

    int count() const override { return resourceThings().count(); }
    QString label(int chip) const override { return words::letterOf(static_cast<Resource>(chip)); }
    QString name(int chip) const override { return resourceThings().name(chip); }
    QString said(const PickedThings &picked) const override { return m_said(picked); }
    bool hasShapes() const override { return true; }
    void draw(QPainter &painter, const QRectF &rect, int chip, const Theme &theme) const override
    {
        resourceThings().draw(painter, rect, chip, theme);
    }

private:
    const Said m_said;
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
        QStringList names;
        for (const Airship airship : setOf<Airship>(picked.things))
            names << words::name(airship);
        return words::listed(names);
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

ResourceBonus bonusOf(const PickedThings &picked)
{
    return {static_cast<std::uint8_t>(picked.amount), setOf<Resource>(picked.things)};
}

Price priceOf(const PickedThings &picked)
{
    const auto resources = setOf<Resource>(picked.things);
    return resources.empty() ? Price{} : Price{resources.first(), static_cast<std::uint8_t>(picked.amount)};
}

std::unique_ptr<const Chips> chipsFor(const PrintedValue &shape)
{
    using Amount = Chips::Amount;
    if (std::holds_alternative<AirshipSet>(shape))
        return std::make_unique<AirshipChips>();
    if (std::holds_alternative<StageSet>(shape))
        return std::make_unique<StageChips>();
    if (std::holds_alternative<ResourceSet>(shape))
        return std::make_unique<ResourceChips>(Chips::Picking{}, [](const PickedThings &dots) {
            return words::resourcesOf(setOf<Resource>(dots.things));
        });
    if (std::holds_alternative<Price>(shape))
        return std::make_unique<ResourceChips>(Chips::Picking{Amount::Typed, true},
                                               [](const PickedThings &picked) {
                                                   const Price price = priceOf(picked);
                                                   return words::amountOf(price.resource, price.amount);
                                               });
    return std::make_unique<ResourceChips>(Chips::Picking{Amount::One}, [](const PickedThings &picked) {
        return words::bonusOf(bonusOf(picked));
    });
}

struct FieldName {
    Field field;
    QLatin1StringView name;
};
/// Those that their path does not tell.
constexpr FieldName fieldNames[]{
    {Field::Tiles, "tiles"_L1},
    {Field::TilePiggybackBasic, "tile-piggyback"_L1},
    {Field::BonusChoice, "bonus-choice"_L1},
    {Field::Utilities, "utilities"_L1},
    {Field::PriceTrack, "price-track"_L1},
    {Field::RenovationCost, "renovation-cost"_L1},
    {Field::EffectTarget, "effect-target"_L1},
    {Field::PiggybackBasic, "piggyback"_L1},
    {Field::PiggybackDeveloped, "piggyback-developed"_L1},
};

/// `contracts.{contract}.gold`, `tiles.{tile}.crestBonus` as `contract-gold`, `tile-crest-bonus`.
QString nameInPath(Field field)
{
    const std::string_view path = printedTable().row(field).path;
    QString name;
    const std::size_t thing = path.find('{');
    for (const char letter : thing == std::string_view::npos ? path : path.substr(thing + 1)) {
        const QChar c = QLatin1Char(letter);
        if (c.isUpper())
            name += u'-';
        if (c != u'}')
            name += c == u'.' ? QChar(u'-') : c.toLower();
    }
    return name;
}

} // namespace

const FieldThings &resourceThings()
{
    static const ResourceThings things;
    return things;
}

QString objectNameOf(const MissingValue &place)
{
    const auto *const found =
        std::find_if(std::begin(fieldNames), std::end(fieldNames),
                     [&place](const FieldName &each) { return each.field == place.value; });
    const QString field =
        found == std::end(fieldNames) ? nameInPath(place.value.as<Field>()) : QString(found->name);
    return u"box-%1-%2"_s.arg(field, QString::number(place.thing + 1));
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
    return new ChipField(chipsFor(shape), name, parent);
}

std::vector<int> numbersOf(const Amounts &amounts)
{
    return {amounts.values.begin(), amounts.values.end()};
}

Amounts amountsOf(const std::vector<int> &numbers)
{
    Amounts amounts;
    for (const Resource resource : all<Resource>())
        amounts[resource] = static_cast<std::uint8_t>(numbers[indexOf(resource)]);
    return amounts;
}

FieldValue fieldValueOf(const PrintedValue &value)
{
    if (const auto *number = std::get_if<int>(&value))
        return *number;
    if (const auto *name = std::get_if<QString>(&value))
        return *name;
    if (const auto *amounts = std::get_if<Amounts>(&value))
        return numbersOf(*amounts);
    if (const auto *track = std::get_if<TrackValues>(&value))
        return std::vector<int>(track->begin(), track->end());
    if (const auto *dots = std::get_if<ResourceSet>(&value))
        return PickedThings{0, bitsOf(*dots)};
    if (const auto *bonus = std::get_if<ResourceBonus>(&value))
        return bonus->amount > 0 ? PickedThings{bonus->amount, bitsOf(bonus->choices)} : PickedThings{};
    if (const auto *price = std::get_if<Price>(&value))
        return price->amount > 0 ? PickedThings{price->amount, bitsOf(ResourceSet{price->resource})}
                                 : PickedThings{};
    if (const auto *airships = std::get_if<AirshipSet>(&value))
        return PickedThings{0, bitsOf(*airships)};
    if (const auto *stages = std::get_if<StageSet>(&value))
        return PickedThings{0, *stages == earlyStages ? 1U : 2U};
    return std::vector<int>();
}

std::optional<FieldValue> fieldValueOf(const std::optional<PrintedValue> &value)
{
    return value ? std::optional(fieldValueOf(*value)) : std::nullopt;
}

PrintedValue printedValueOf(const MissingValue &place, const FieldValue &value)
{
    const PrintedValue shape = blankValue(place.value);
    if (const auto *number = std::get_if<int>(&value))
        return *number;
    if (const auto *name = std::get_if<QString>(&value))
        return *name;
    if (const auto *numbers = std::get_if<std::vector<int>>(&value)) {
        if (std::holds_alternative<TrackValues>(shape)) {
            TrackValues track;
            for (const int price : *numbers)
                track.append(static_cast<std::uint8_t>(price));
            return track;
        }
        return amountsOf(*numbers);
    }
    const auto &picked = std::get<PickedThings>(value);
    if (std::holds_alternative<ResourceSet>(shape))
        return setOf<Resource>(picked.things);
    if (std::holds_alternative<Price>(shape))
        return priceOf(picked);
    if (std::holds_alternative<AirshipSet>(shape))
        return setOf<Airship>(picked.things);
    if (std::holds_alternative<StageSet>(shape))
        return picked.things == 1 ? earlyStages : lateStages;
    return bonusOf(picked);
}

} // namespace skyledger::ui
