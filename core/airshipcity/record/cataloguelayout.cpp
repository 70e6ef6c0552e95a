// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguelayout.h"

#include "core/describe/printedpath.h"
#include "core/describe/printedsections.h"
#include "core/table/names.h"

#include <algorithm>
#include <array>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Section = CatalogueSection;
using Kind = Value;
using describe::FormCode;
using describe::PrintedCode;
using describe::PrintedSection;
using describe::Step;

namespace {

QLatin1StringView latin1(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// A part of a row's value that is read, told apart and entered by itself.
struct Part {
    Printed field{};
    Printed row{};
    FieldSpelling spelling;
};
constexpr std::array parts{
    Part{Printed::FirstTrack, Printed::PriceTrack, {{}, {"1"_L1}, "1"_L1}},
    Part{Printed::SecondTrack, Printed::PriceTrack, {{}, {"2"_L1}, "2"_L1}},
    Part{Printed::ThirdTrack, Printed::PriceTrack, {{}, {"3"_L1}, "3"_L1}},
    Part{Printed::PiggybackBasic, Printed::Piggyback, {{}, {"amount"_L1, "choices"_L1}, {}}},
    Part{Printed::PiggybackDeveloped,
         Printed::Piggyback,
         {"developed"_L1, {"amount"_L1, "choices"_L1}, "developed"_L1}},
    Part{Printed::TilePiggybackBasic,
         Printed::TilePiggyback,
         {"piggyback"_L1, {"amount"_L1, "choices"_L1}, "piggyback"_L1}},
};

/// The keys under which a value stands that an object gives.
FieldSpelling spelledByKeys(const PrintedCode &row, QLatin1StringView outer, QLatin1StringView source)
{
    FieldSpelling spelling{outer, {}, source};
    for (std::size_t i = 0; i < row.form->fields.size(); ++i)
        spelling.keys[i] = latin1(row.form->fields[i].key);
    return spelling;
}

/// Whether a thing has other values beside the one that its own object is.
bool isShared(const PrintedCode &row)
{
    const std::string inside = std::string(row.path) + '.';
    const auto &all = printedTable().rows();
    return std::any_of(all.begin(), all.end(),
                       [&inside](const PrintedCode &each) { return each.path.starts_with(inside); });
}

/// How a row is written in its thing's object: what its path says after the thing.
FieldSpelling spelled(const PrintedCode &row, const std::vector<Step> &path)
{
    const bool isObject = row.form->kind == FormCode::Kind::Object;
    std::size_t first = path.size();
    while (first > 0 && path[first - 1].kind == Step::Kind::Word)
        --first;
    if (first == 0 && isObject)
        return spelledByKeys(row, {}, {}); // a section with one value
    if (first == path.size()) {
        FieldSpelling spelling = spelledByKeys(row, {}, {});
        if (isShared(row))
            spelling.source = spelling.keys[0];
        return spelling;
    }
    const QLatin1StringView word = path[first].word;
    if (path.size() - first == 2)
        return {word, {path[first + 1].word}, word};
    return isObject ? spelledByKeys(row, word, word) : FieldSpelling{{}, {word}, word};
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
                add(section, row.as<Printed>());
        }
        sections[indexOf(Printed::Tiles)] = Section::Tiles;
        sections[indexOf(Printed::Utilities)] = Section::Utilities;
    }

private:
    void add(Section section, Printed row)
    {
        const PrintedCode &told = printedTable().row(row);
        put(section, row, row, spelled(told, describe::stepsOf(told)));
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
        if (!spelling.outer.isEmpty()) {
            known << spelling.outer;
            continue;
        }
        for (const auto key : spelling.keys) {
            if (!key.isEmpty())
                known << key;
        }
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
    switch (field) {
    case Printed::AirshipSpacesFor3:
    case Printed::AirshipSpacesFor4:
        return Kind::AirshipSpaces;
    case Printed::UtilitySpacesFor3:
    case Printed::UtilitySpacesFor4:
        return Kind::UtilitySpaces;
    case Printed::BonusGain:
    case Printed::BonusChoice:
    case Printed::BonusVp:
        return Kind::StageBonus;
    case Printed::FirstTrack:
    case Printed::SecondTrack:
    case Printed::ThirdTrack:
        return Kind::PriceTrack;
    case Printed::PiggybackBasic:
    case Printed::PiggybackDeveloped:
        return Kind::Piggyback;
    default:
        break;
    }
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

bool isWhole(Kind kind)
{
    return kind == Kind::StageBonus || kind == Kind::GuildPrice || kind == Kind::Piggyback;
}

} // namespace skyledger::airshipcity
