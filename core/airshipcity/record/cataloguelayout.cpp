// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguelayout.h"

#include "core/describe/printedpath.h"
#include "core/describe/printedsections.h"
#include "core/table/names.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Section = CatalogueSection;
using Kind = Value;
using describe::FormCode;
using describe::PrintedCode;
using describe::PrintedSection;
using describe::Step;

namespace {

/// A part of a row's value that is read, told apart and entered by itself, and what is counted.
struct Part {
    Printed field{};
    Printed row{};
    Printed form{}; ///< the row whose values have the same form
    FieldSpelling spelling{};
};
constexpr std::array parts{
    Part{Printed::FirstTrack, Printed::PriceTrack, Printed::PriceTrack, {{}, {"1"_L1}, "1"_L1}},
    Part{Printed::SecondTrack, Printed::PriceTrack, Printed::PriceTrack, {{}, {"2"_L1}, "2"_L1}},
    Part{Printed::ThirdTrack, Printed::PriceTrack, Printed::PriceTrack, {{}, {"3"_L1}, "3"_L1}},
    Part{Printed::PiggybackBasic,
         Printed::Piggyback,
         Printed::TileCrestBonus,
         {{}, {"amount"_L1, "choices"_L1}, {}}},
    Part{Printed::PiggybackDeveloped,
         Printed::Piggyback,
         Printed::TileCrestBonus,
         {"developed"_L1, {"amount"_L1, "choices"_L1}, "developed"_L1}},
    Part{Printed::TilePiggybackBasic,
         Printed::TilePiggyback,
         Printed::TileCrestBonus,
         {"piggyback"_L1, {"amount"_L1, "choices"_L1}, "piggyback"_L1}},
    Part{Printed::Tiles, Printed::KindOfTile, Printed::UtilityVp},
    Part{Printed::Utilities, Printed::UtilityVp, Printed::UtilityVp},
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
    {Printed::PiggybackBasic, Kind::Piggyback},
    {Printed::PiggybackDeveloped, Kind::Piggyback},
};

/// How a row is written in its thing's object: what its path says after the thing.
FieldSpelling spelled(const PrintedCode &row, bool isShared)
{
    std::vector<QLatin1StringView> words;
    for (const Step &step : describe::stepsOf(row)) {
        if (step.kind == Step::Kind::Word)
            words.push_back(step.word);
        else
            words.clear();
    }
    const bool isObject = row.form->kind == FormCode::Kind::Object;
    if (isObject && row.keys.empty())
        words.clear(); // a section with one value
    FieldSpelling spelling;
    for (std::size_t i = 0; isObject && i < row.form->fields.size(); ++i) {
        const std::string_view key = row.form->fields[i].key;
        spelling.keys[i] = {key.data(), static_cast<qsizetype>(key.size())};
    }
    if (words.empty()) {
        spelling.source = isShared ? spelling.keys[0] : QLatin1StringView();
        return spelling;
    }
    spelling.source = words.front();
    if (isObject || words.size() > 1)
        spelling.outer = words.front();
    if (!isObject)
        spelling.keys[0] = words.back();
    return spelling;
}

/// Everything that follows from the paths of the table.
struct Layout {
    std::vector<PrintedSection> all = sectionsOf(printedTable()); ///< in the order of `CatalogueSection`
    std::vector<std::vector<Printed>> fields = std::vector<std::vector<Printed>>(all.size());
    std::array<FieldSpelling, countOf<Printed>> spellings;
    std::array<Section, countOf<Printed>> sections{};
    std::array<Printed, countOf<Printed>> rows{};

    Layout()
    {
        for (const Section section : table::all<Section>()) {
            for (const play::Code row : all[indexOf(section)].rows)
                add(section, row.as<Printed>(), all[indexOf(section)].isList);
        }
    }

private:
    void add(Section section, Printed row, bool isShared)
    {
        put(section, row, row, spelled(printedTable().row(row), isShared));
        for (const Part &part : parts) {
            if (part.row == row)
                put(section, part.field, row, part.spelling);
        }
        // Each track is a value by itself; the sides of a tile are one.
        if (row == Printed::PriceTrack)
            fields[indexOf(section)] = {Printed::FirstTrack, Printed::SecondTrack, Printed::ThirdTrack};
        else
            fields[indexOf(section)].push_back(row);
    }
    void put(Section section, Printed field, Printed row, const FieldSpelling &spelling)
    {
        spellings[indexOf(field)] = spelling;
        sections[indexOf(field)] = section;
        rows[indexOf(field)] = row;
    }
};

const Layout &layout()
{
    static const Layout made;
    return made;
}

const PrintedSection &layoutOf(Section section)
{
    return layout().all[indexOf(section)];
}

/// What a game asks for at once, in its parts.
std::vector<Printed> partsOf(Kind kind)
{
    std::vector<Printed> fields;
    for (std::size_t i = 0; i < countOf<Printed>; ++i) {
        const auto field = static_cast<Printed>(i);
        if (!spellingOf(field).keys[0].isEmpty() && kindOf(field) == kind)
            fields.push_back(field);
    }
    return fields;
}

/// The other way round than `entryName`. A section without entries has one thing.
std::optional<std::size_t> entryNumber(Section section, const QString &entry, const Ids &ids)
{
    const describe::KeyCode *thing = layoutOf(section).thing;
    if (!thing)
        return 0;
    for (std::size_t i = 0; i < thing->count(&ids); ++i) {
        if (thing->write(&ids, static_cast<std::uint16_t>(i)) == entry)
            return i;
    }
    return std::nullopt;
}

} // namespace

const FieldSpelling &spellingOf(Printed field)
{
    return layout().spellings[indexOf(field)];
}

QString pathOf(Printed field)
{
    const FieldSpelling &spelling = spellingOf(field);
    QString path = spelling.firstKey();
    if (!spelling.outer.isEmpty() && spelling.isOneKey())
        path += u'.' + spelling.keys[0];
    return path;
}

std::optional<Printed> otherPartOf(Printed field)
{
    const FieldSpelling &spelling = spellingOf(field);
    if (spelling.outer.isEmpty() || !spelling.isOneKey())
        return std::nullopt;
    for (const Printed other : fieldsOf(sectionOf(field))) {
        if (other != field && spellingOf(other).outer == spelling.outer)
            return other;
    }
    return std::nullopt;
}

CatalogueSection sectionOf(Printed field)
{
    return layout().sections[indexOf(field)];
}

Printed rowOf(Printed field)
{
    return layout().rows[indexOf(field)];
}

Printed formOf(Printed field)
{
    const auto *const part =
        std::find_if(parts.begin(), parts.end(), [field](const Part &each) { return each.field == field; });
    return part == parts.end() ? field : part->form;
}

QLatin1StringView keyOf(Section section)
{
    return layoutOf(section).key;
}

bool isList(Section section)
{
    return layoutOf(section).isList;
}

qsizetype mostOf(Section section)
{
    return layoutOf(section).most();
}

std::span<const Printed> fieldsOf(Section section)
{
    return layout().fields[indexOf(section)];
}

QList<QLatin1StringView> knownKeys(Section section)
{
    QList<QLatin1StringView> known{"id"_L1, "source"_L1, "sources"_L1};
    for (const Printed field : fieldsOf(section)) {
        const FieldSpelling &spelling = spellingOf(field);
        if (!spelling.outer.isEmpty())
            known << spelling.outer;
        else
            std::copy_if(spelling.keys.begin(), spelling.keys.end(), std::back_inserter(known),
                         [](QLatin1StringView key) { return !key.isEmpty(); });
    }
    return known;
}

QString entryName(Section section, std::size_t index, const Ids &ids)
{
    const describe::KeyCode *thing = layoutOf(section).thing;
    return thing ? thing->write(&ids, static_cast<std::uint16_t>(index)) : QString();
}

QStringList entriesOf(const QJsonObject &catalogue, Section section)
{
    return describe::thingsIn(catalogue, layoutOf(section));
}

std::optional<Kind> kindOf(Printed field)
{
    const auto *const together = std::find_if(std::begin(askedTogether), std::end(askedTogether),
                                              [field](const auto &each) { return each.first == field; });
    if (together != std::end(askedTogether))
        return together->second;
    return indexOf(field) < countOf<Value> ? std::optional(static_cast<Kind>(field)) : std::nullopt;
}

std::optional<MissingValue> askedFor(const FieldPlace &place, const Ids &ids)
{
    const auto kind = kindOf(place.field);
    auto index = entryNumber(place.section, place.entry, ids);
    if (!kind || !index)
        return std::nullopt;
    if (kind == Kind::PriceTrack)
        index = indexOf(place.field) - indexOf(Printed::FirstTrack);
    return MissingValue{*kind, static_cast<std::uint16_t>(*index)};
}

std::vector<FieldPlace> fieldPlacesOf(const MissingValue &value, const Ids &ids)
{
    if (value.value == Kind::PriceTrack)
        return {{Section::PriceTracks, {}, static_cast<Printed>(indexOf(Printed::FirstTrack) + value.thing)}};
    std::vector<FieldPlace> places;
    for (const Printed field : partsOf(value.value.as<Value>())) {
        const Section section = sectionOf(field);
        places.push_back({section, entryName(section, value.thing, ids), field});
    }
    return places;
}

std::vector<Value> askedOf(Section section)
{
    std::vector<Value> asked;
    for (const Printed field : fieldsOf(section)) {
        const auto kind = kindOf(field);
        if (kind && std::find(asked.begin(), asked.end(), *kind) == asked.end())
            asked.push_back(*kind);
    }
    return asked;
}

CatalogueSection sectionOf(Kind kind)
{
    return sectionOf(partsOf(kind).front());
}

std::size_t thingsOf(Section section, const Ids &ids)
{
    const describe::PrintedCode &row = printedTable().row(rowOf(fieldsOf(section).front()));
    return row.keys.empty() ? 1 : std::min<std::size_t>(row.keys[0].count(&ids), row.keys[0].most);
}

Rule ruleBehind(Kind kind)
{
    return printedTable().row(rowOf(partsOf(kind).front())).rule.as<Rule>();
}

} // namespace skyledger::airshipcity
