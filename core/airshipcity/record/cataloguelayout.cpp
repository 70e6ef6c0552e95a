// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguelayout.h"

#include "core/describe/printedpath.h"
#include "core/table/names.h"

#include <QtCore/QJsonArray>

#include <algorithm>
#include <array>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Section = CatalogueSection;
using Kind = Value;
using describe::FormCode;
using describe::PrintedCode;
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

/// A part of the catalogue, as the rows have it.
struct SectionLayout {
    QLatin1StringView key;
    std::vector<Printed> fields;
    const describe::KeyCode *thing = nullptr; ///< of its entries; null: it has none
    bool isList = false;
    std::vector<Value> asked{}; ///< what a game asks for of each thing
};

/// Everything that follows from the paths of the table.
struct Layout {
    std::array<FieldSpelling, countOf<Printed>> spellings;
    std::array<Section, countOf<Printed>> sections{};
    std::array<Printed, countOf<Printed>> rows{};
    std::vector<SectionLayout> all; ///< in the order of `CatalogueSection`
    std::array<Section, countOf<Value>> asked{};
    std::array<Rule, countOf<Value>> rules{};

    Layout()
    {
        for (const PrintedCode &row : printedTable().rows())
            add(row);
        for (const Part &part : parts) {
            spellings[indexOf(part.field)] = part.spelling;
            sections[indexOf(part.field)] = sections[indexOf(part.row)];
            rows[indexOf(part.field)] = part.row;
        }
        sections[indexOf(Printed::Tiles)] = Section::Tiles;
        sections[indexOf(Printed::Utilities)] = Section::Utilities;
        askForValues();
    }

private:
    void add(const PrintedCode &row)
    {
        const std::vector<Step> path = describe::stepsOf(row);
        if (all.empty() || all.back().key != path[0].word) {
            // Where a value stands under a key of the section itself, there are no entries.
            const bool isKeyed = path.size() == 2 && row.form->kind != FormCode::Kind::Object;
            const bool hasEntries = path.size() > 1 && !isKeyed;
            all.push_back({path[0].word,
                           {},
                           hasEntries ? &row.keys[0] : nullptr,
                           hasEntries && path[1].kind == Step::Kind::Id});
        }
        const auto field = row.id.as<Printed>();
        spellings[indexOf(field)] = spelled(row, path);
        sections[indexOf(field)] = static_cast<Section>(all.size() - 1);
        rows[indexOf(field)] = field;
        addField(all.back(), field);
    }
    void askForValues()
    {
        for (SectionLayout &section : all) {
            for (const Printed field : section.fields) {
                const auto kind = kindOf(field);
                if (!kind
                    || std::find(section.asked.begin(), section.asked.end(), *kind) != section.asked.end())
                    continue;
                section.asked.push_back(*kind);
                asked[indexOf(*kind)] = sections[indexOf(field)];
                rules[indexOf(*kind)] = printedTable().row(rows[indexOf(field)]).rule.as<Rule>();
            }
        }
    }
    static void addField(SectionLayout &section, Printed field)
    {
        if (field != Printed::PriceTrack) {
            section.fields.push_back(field);
            return;
        }
        for (const Part &part : parts) {
            if (part.row == field)
                section.fields.push_back(part.field);
        }
    }
};

const Layout &layout()
{
    static const Layout made;
    return made;
}

const SectionLayout &layoutOf(Section section)
{
    return layout().all[indexOf(section)];
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
    return isList(section) ? layoutOf(section).thing->most : 1;
}

std::span<const Printed> fieldsOf(Section section)
{
    return layoutOf(section).fields;
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
    const SectionLayout &told = layoutOf(section);
    const QJsonValue whole = catalogue[told.key];
    if (!told.thing)
        return whole.isUndefined() ? QStringList() : QStringList(QString());
    QStringList entries;
    if (told.isList) {
        const QJsonArray list = whole.toArray();
        entries.reserve(list.size());
        for (const auto &each : list)
            entries << each["id"_L1].toString();
        return entries;
    }
    const QJsonObject object = whole.toObject();
    for (const std::string_view name : told.thing->names) {
        if (object.contains(latin1(name)))
            entries << QString(latin1(name));
    }
    return entries;
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
    for (std::size_t i = 0; i < countOf<Printed>; ++i) {
        const auto field = static_cast<Printed>(i);
        const bool isSpelled = !spellingOf(field).keys[0].isEmpty();
        if (isSpelled && kindOf(field) == value.value.as<Value>()) {
            const Section section = sectionOf(field);
            places.push_back({section, entryName(section, value.thing, ids), field});
        }
    }
    return places;
}

const std::vector<Value> &askedOf(Section section)
{
    return layoutOf(section).asked;
}

CatalogueSection sectionOf(Kind kind)
{
    return layout().asked[indexOf(kind)];
}

std::size_t thingsOf(Section section, const Ids &ids)
{
    const describe::PrintedCode &row = printedTable().row(rowOf(fieldsOf(section).front()));
    return row.keys.empty() ? 1 : std::min<std::size_t>(row.keys[0].count(&ids), row.keys[0].most);
}

Rule ruleBehind(Kind kind)
{
    return layout().rules[indexOf(kind)];
}

bool isWhole(Kind kind)
{
    return kind == Kind::StageBonus || kind == Kind::GuildPrice || kind == Kind::Piggyback;
}

} // namespace skyledger::airshipcity
