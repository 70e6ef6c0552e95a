// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguelayout.h"

#include "core/describe/printedpath.h"
#include "core/table/names.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Section = CatalogueSection;
using Kind = Value;
using describe::FormCode;
using describe::PrintedCode;
using describe::PrintedSection;
using describe::Step;
using play::Code;

namespace {

/// A part of a row's value that is read, told apart and entered by itself, and what is counted.
struct Part {
    Printed field{};
    Printed row{};
    Printed form{};         ///< the row whose values have the same form
    std::string_view key{}; ///< in its thing's object; empty: it is that object
};
constexpr Part parts[] = {
    {Printed::FirstTrack, Printed::PriceTrack, Printed::PriceTrack, "1"},
    {Printed::SecondTrack, Printed::PriceTrack, Printed::PriceTrack, "2"},
    {Printed::ThirdTrack, Printed::PriceTrack, Printed::PriceTrack, "3"},
    {Printed::PiggybackBasic, Printed::Piggyback, Printed::TileCrestBonus},
    {Printed::PiggybackDeveloped, Printed::Piggyback, Printed::TileCrestBonus, "developed"},
    {Printed::TilePiggybackBasic, Printed::TilePiggyback, Printed::TileCrestBonus, "piggyback"},
    {Printed::Tiles, Printed::KindOfTile, Printed::UtilityVp},
    {Printed::Utilities, Printed::UtilityVp, Printed::UtilityVp},
};

/// What a game asks for at once, or each part of by itself.
constexpr std::pair<Printed, Kind> askedTogether[] = {
    {Printed::AirshipSpacesFor3, Kind::AirshipSpaces},
    {Printed::AirshipSpacesFor4, Kind::AirshipSpaces},
    {Printed::UtilitySpacesFor3, Kind::UtilitySpaces},
    {Printed::UtilitySpacesFor4, Kind::UtilitySpaces},
    {Printed::BonusGain, Kind::StageBonus},
    {Printed::BonusChoice, Kind::StageBonus},
    {Printed::BonusVp, Kind::StageBonus},
    {Printed::FirstTrack, Kind::PriceTrack},
    {Printed::SecondTrack, Kind::PriceTrack},
    {Printed::ThirdTrack, Kind::PriceTrack},
    {Printed::Piggyback, Kind::Piggyback},
    {Printed::PiggybackBasic, Kind::Piggyback},
    {Printed::PiggybackDeveloped, Kind::Piggyback},
};

QLatin1StringView latin1(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// The words of a row's way from its thing's object on. A section with one value is that object.
QList<QLatin1StringView> wordsOf(const PrintedCode &row)
{
    QList<QLatin1StringView> words;
    for (const Step &step : describe::stepsOf(row)) {
        if (step.kind == Step::Kind::Word)
            words << step.word;
        else
            words.clear();
    }
    return row.form->kind == FormCode::Kind::Object && row.keys.empty() ? QList<QLatin1StringView>() : words;
}

/// Everything that follows from the paths of the table.
struct Layout {
    std::vector<PrintedSection> sections = sectionsOf(printedTable()); ///< in the order of `CatalogueSection`
    std::array<FieldLayout, countOf<Printed>> fields;

    Layout()
    {
        for (const Section section : table::all<Section>()) {
            for (const Code row : sections[indexOf(section)].rows)
                put(row, section, row, row, wordsOf(printedTable().row(row)));
        }
        for (const Part &part : parts) {
            const QLatin1StringView key = latin1(part.key);
            put(part.field, fields[indexOf(part.row)].section, part.row, part.form,
                key.isEmpty() ? QList<QLatin1StringView>() : QList{key});
        }
        // Of several the first one stands for all: it comes last here.
        for (auto each = std::rbegin(askedTogether); each != std::rend(askedTogether); ++each) {
            const auto &[part, kind] = *each;
            if (fields[indexOf(kind)].row != static_cast<Printed>(kind)) // no row by itself
                fields[indexOf(kind)] = fields[indexOf(part)];
        }
        // Each track is a value by itself; the sides of a tile are one.
        sections[indexOf(Section::PriceTracks)].rows = {Printed::FirstTrack, Printed::SecondTrack,
                                                        Printed::ThirdTrack};
    }

private:
    void put(Code field, Section section, Code row, Code form, const QList<QLatin1StringView> &words)
    {
        FieldLayout &told = fields[field.number()];
        told.section = section;
        told.row = row.as<Printed>();
        told.form = form.as<Printed>();
        const FormCode &code = *printedTable().row(form).form;
        const bool isObject = code.kind == FormCode::Kind::Object;
        if (isObject) {
            for (const auto &each : code.fields)
                told.keys << latin1(each.key);
        } else if (!words.isEmpty()) {
            told.keys << words.last();
        }
        if (words.size() > (isObject ? 0 : 1))
            told.outer = words.first();
        if (!words.isEmpty())
            told.source = words.first();
        else if (sections[indexOf(section)].isList)
            told.source = told.keys.value(0);
    }
};

const Layout &layout()
{
    static const Layout made;
    return made;
}

/// What the thing of a number is called. A section without entries has one thing, which has no name.
QString entryName(Section section, std::size_t index, const Ids &ids)
{
    const describe::KeyCode *thing = sectionLayout(section).thing;
    return thing ? thing->write(&ids, static_cast<std::uint16_t>(index)) : QString();
}

/// The other way round.
std::optional<std::size_t> entryNumber(Section section, const QString &entry, const Ids &ids)
{
    const describe::KeyCode *thing = sectionLayout(section).thing;
    if (!thing)
        return 0;
    for (std::size_t i = 0; i < thing->count(&ids); ++i) {
        if (entryName(section, i, ids) == entry)
            return i;
    }
    return std::nullopt;
}

} // namespace

QString FieldLayout::path() const
{
    QString path = firstKey();
    if (!outer.isEmpty() && isOneKey())
        path += u'.' + keys[0];
    return path;
}

const FieldLayout &fieldLayout(Code field)
{
    Q_ASSERT(field.number() < layout().fields.size());
    return layout().fields[field.number()];
}

CatalogueSection sectionOf(Code field)
{
    return fieldLayout(field).section;
}

std::optional<Code> otherPartOf(Code field)
{
    const FieldLayout &told = fieldLayout(field);
    if (told.outer.isEmpty() || !told.isOneKey())
        return std::nullopt;
    for (const Code other : sectionLayout(told.section).rows) {
        if (other != field && fieldLayout(other).outer == told.outer)
            return other;
    }
    return std::nullopt;
}

const PrintedSection &sectionLayout(Code section)
{
    Q_ASSERT(section.number() < layout().sections.size());
    return layout().sections[section.number()];
}

QStringList entriesOf(const QJsonObject &catalogue, Code section)
{
    return describe::thingsIn(catalogue, sectionLayout(section));
}

QString placeName(const FieldPlace &place)
{
    QString name = sectionLayout(place.section).key;
    if (!place.thing.isEmpty())
        name += u'.' + place.thing;
    switch (place.field.as<Printed>()) {
    case Printed::GuildPrice:
    case Printed::TermSpaces:
    case Printed::Piggyback:
    case Printed::EffectTarget:
        return name; // the only value there
    case Printed::BonusChoice:
        return name + ".choices"_L1;
    default:
        return name + u'.' + fieldLayout(place.field).path();
    }
}

std::optional<Kind> kindOf(Code field)
{
    for (const auto &[part, kind] : askedTogether) {
        if (part == field)
            return kind;
    }
    return field.number() < countOf<Value> ? std::optional(field.as<Kind>()) : std::nullopt;
}

std::optional<MissingValue> askedFor(const FieldPlace &place, const Ids &ids)
{
    const auto kind = kindOf(place.field);
    auto index = entryNumber(place.section.as<Section>(), place.thing, ids);
    if (!kind || !index)
        return std::nullopt;
    if (kind == Kind::PriceTrack)
        index = place.field.number() - indexOf(Printed::FirstTrack);
    return MissingValue{*kind, static_cast<std::uint16_t>(*index)};
}

std::vector<FieldPlace> fieldPlacesOf(const MissingValue &value, const Ids &ids)
{
    const Section section = sectionOf(value.value);
    if (value.value == Kind::PriceTrack)
        return {{section, {}, Code::fromNumber(indexOf(Printed::FirstTrack) + value.thing)}};
    std::vector<FieldPlace> places;
    for (const auto &[part, kind] : askedTogether) {
        if (value.value == kind)
            places.push_back({section, entryName(section, value.thing, ids), part});
    }
    if (places.empty())
        places.push_back({section, entryName(section, value.thing, ids), value.value});
    return places;
}

FieldPlace placeOf(const MissingValue &value, const Ids &ids)
{
    return fieldPlacesOf(value, ids).front();
}

std::vector<Value> askedOf(Section section)
{
    std::vector<Value> asked;
    for (const Code field : sectionLayout(section).rows) {
        const auto kind = kindOf(field);
        if (kind && std::find(asked.begin(), asked.end(), *kind) == asked.end())
            asked.push_back(*kind);
    }
    return asked;
}

std::size_t thingsOf(Section section, const Ids &ids)
{
    const PrintedCode &row = printedTable().row(fieldLayout(sectionLayout(section).rows.front()).row);
    return row.keys.empty() ? 1 : std::min<std::size_t>(row.keys[0].count(&ids), row.keys[0].most);
}

Rule ruleBehind(Code value)
{
    return printedTable().row(fieldLayout(value).row).rule.as<Rule>();
}

} // namespace skyledger::airshipcity
