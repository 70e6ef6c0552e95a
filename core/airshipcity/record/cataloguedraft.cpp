// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguedraft.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/citycopy.h"
#include "core/airshipcity/record/fields.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = Printed;

namespace {

constexpr int tilesInCity = static_cast<int>(countOf<Tile>);

/// Whether things come and go one by one: of contracts or public utilities.
bool isOpenList(CatalogueSection section)
{
    return section == CatalogueSection::Contracts || section == CatalogueSection::Utilities;
}

/// Enters a value as read off the copy. If it is one part of a larger value, the other part keeps its source.
void enter(QJsonObject &catalogue, const FieldPlace &place, const PrintedValue &value)
{
    enterField(catalogue, place, jsonOf(place.field, value), ValueSource::Copy);
}

/// Where a new tile goes: behind the last tile of its kind or of an earlier kind, so that tiles of a kind lie together.
void insertTile(QJsonArray &tiles, TileKind kind)
{
    qsizetype at = 0;
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        const auto other = kindAt(tiles.at(i));
        if (other && *other <= kind)
            at = i + 1;
    }
    tiles.insert(at,
                 QJsonObject{{u"id"_s, box::freeId(tiles, word(kind) + u'-')},
                             {u"kind"_s, word(kind)},
                             {u"source"_s, word(ValueSource::Copy)}});
}

void removeLastTile(QJsonArray &tiles, TileKind kind)
{
    for (qsizetype i = tiles.size() - 1; i >= 0; --i) {
        if (kindAt(tiles.at(i)) == kind) {
            tiles.removeAt(i);
            return;
        }
    }
}

} // namespace

CatalogueDraft::CatalogueDraft(const QJsonObject &document)
{
    if (!show(document))
        show(emptyCatalogue());
}

bool CatalogueDraft::read(const QJsonObject &document)
{
    if (!readCatalogue(document))
        return false;
    auto shown = readCatalogue(layeredOverBuiltIn(document));
    if (!shown)
        return false;
    m_shown = std::move(shown).value();
    return true;
}

QJsonObject CatalogueDraft::rebased(const QJsonObject &base, const QJsonObject &ours,
                                    const QJsonObject &theirs) const
{
    return rebasedCatalogue(base, ours, theirs);
}

std::optional<PrintedValue> CatalogueDraft::value(const MissingValue &place) const
{
    if (place.value == Field::Tiles) {
        const int count = tileCount(static_cast<TileKind>(place.thing));
        const bool isFull = m_shown.ids.tiles.size() >= countOf<Tile>;
        return count > 0 || isFull ? std::optional<PrintedValue>(count) : std::nullopt;
    }
    if (place.value == Field::Utilities)
        return static_cast<int>(m_shown.ids.utilities.size());
    return boxValue(m_shown.document, m_shown.ids, place);
}

std::optional<ValueSource> CatalogueDraft::source(const MissingValue &place) const
{
    if (isCount(place))
        return std::nullopt;
    const auto told = boxSource(m_shown.document, m_shown.ids, place);
    // How many there are for which stages is printed in the rulebook (AC-COMP-09): those were filled up by that.
    const bool isFilledUp = place.value == Field::BonusStages && !told;
    return isFilledUp ? std::optional(ValueSource::Rulebook) : told;
}

int CatalogueDraft::tileCount(TileKind kind) const
{
    const QJsonArray tiles = document().value("tiles"_L1).toArray();
    return static_cast<int>(std::count_if(tiles.begin(), tiles.end(), [kind](const auto &tile) {
        return kindAt(tile) == std::optional(kind);
    }));
}

std::vector<MissingValue> CatalogueDraft::gaps(BoxPage page) const
{
    std::vector<MissingValue> gaps;
    const Ids &ids = m_shown.ids;
    if (page == BoxPage::Tiles && ids.tiles.size() < countOf<Tile>)
        gaps.push_back({Field::Tiles});
    const std::vector<MissingValue> places = placesOf(page, ids);
    for (const MissingValue &place : places) {
        switch (place.value.as<Field>()) {
        case Field::Tiles:
        case Field::UtilityNameFr: // one name is enough: the box is in one language
            break;
        case Field::Utilities:
            if (ids.utilities.size() == 0)
                gaps.push_back(place);
            break;
        case Field::UtilityNameEn:
            if (!value(place) && !value({Field::UtilityNameFr, place.thing}))
                gaps.push_back(place);
            break;
        default:
            if (!value(place))
                gaps.push_back(place);
        }
    }
    return gaps;
}

int CatalogueDraft::missing(BoxPage page) const
{
    const auto count = static_cast<int>(gaps(page).size());
    const auto listed = static_cast<int>(m_shown.ids.tiles.size());
    constexpr int valuesOfTile = 3;
    return page == BoxPage::Tiles && listed < tilesInCity ? count - 1 + valuesOfTile * (tilesInCity - listed)
                                                          : count;
}

/// Whether the copy itself lists the thing of a place, if such things are listed.
bool CatalogueDraft::isListed(const MissingValue &place) const
{
    const FieldPlace at = placeOf(place, m_shown.ids);
    const describe::PrintedSection &section = sectionLayout(at.section);
    return !section.isList || box::bears(document().value(section.key).toArray(), at.thing);
}

/// The document, with the thing of that place listed in it. If it was not listed, all things of its kind are listed now,
/// in the order in which they are shown.
QJsonObject CatalogueDraft::withListed(const MissingValue &place) const
{
    QJsonObject changed = document();
    if (!isListed(place)) {
        const QLatin1StringView list = sectionLayout(sectionOf(place.value)).key;
        changed.insert(list, m_shown.document.value(list));
    }
    return changed;
}

std::optional<ValueFault> CatalogueDraft::set(const MissingValue &place, const PrintedValue &value)
{
    if (isCount(place))
        return ValueFault::Shape;
    if (const auto fault = faultOf(place.value, value))
        return fault;
    QJsonObject document = withListed(place);
    enter(document, placeOf(place, m_shown.ids), value);
    return change(document, place) ? std::nullopt : std::optional(ValueFault::Shape);
}

void CatalogueDraft::clear(const MissingValue &place)
{
    if (isCount(place) || !isListed(place))
        return;
    QJsonObject changed = document();
    clearField(changed, placeOf(place, m_shown.ids));
    change(changed, place);
}

/// Whether a value can be confirmed: it is known, but not from a copy, and it is not made up. A tile's piggyback bonus is
/// confirmed with that of its kind. Things that are not listed have nothing to confirm.
bool CatalogueDraft::isConfirmable(const MissingValue &place) const
{
    if (isCount(place) || place.value == Field::TilePiggybackBasic || !value(place))
        return false;
    const auto from = source(place);
    return isListed(place) && from != ValueSource::Copy && from != ValueSource::Sample;
}

bool CatalogueDraft::canConfirm(BoxPage page) const
{
    const std::vector<MissingValue> places = placesOf(page, m_shown.ids);
    return std::any_of(places.begin(), places.end(),
                       [this](const MissingValue &place) { return isConfirmable(place); });
}

void CatalogueDraft::confirm(BoxPage page)
{
    QJsonObject changed = document();
    const std::vector<MissingValue> places = placesOf(page, m_shown.ids);
    for (const MissingValue &place : places) {
        if (isConfirmable(place))
            enter(changed, placeOf(place, m_shown.ids), *value(place));
    }
    endEdit();
    change(changed);
}

bool CatalogueDraft::setTileCount(TileKind kind, int count)
{
    const int present = tileCount(kind);
    QJsonArray tiles = document().value("tiles"_L1).toArray();
    const int others = static_cast<int>(tiles.size()) - present;
    if (count < 0 || others + count > tilesInCity)
        return false;
    for (int i = present; i < count; ++i)
        insertTile(tiles, kind);
    for (int i = present; i > count; --i)
        removeLastTile(tiles, kind);
    QJsonObject changed = document();
    changed.insert(u"tiles"_s, tiles);
    if (tiles.isEmpty())
        changed.remove("tiles"_L1);
    return change(changed, MissingValue{Field::Tiles, static_cast<std::uint16_t>(indexOf(kind))});
}

bool CatalogueDraft::add(CatalogueSection list)
{
    const describe::PrintedSection &section = sectionLayout(list);
    QJsonArray entries = m_shown.document.value(section.key).toArray();
    if (!isOpenList(list) || entries.size() >= section.most())
        return false;
    entries.append(QJsonObject{{u"id"_s, freeId(list, entries)}});
    QJsonObject changed = document();
    changed.insert(section.key, entries);
    endEdit();
    return change(changed);
}

void CatalogueDraft::remove(CatalogueSection list, std::size_t index)
{
    const QLatin1StringView key = sectionLayout(list).key;
    QJsonArray entries = document().value(key).toArray();
    if (!isOpenList(list) || index >= static_cast<std::size_t>(entries.size()))
        return;
    entries.removeAt(static_cast<qsizetype>(index));
    QJsonObject changed = document();
    changed.insert(key, entries);
    if (entries.isEmpty())
        changed.remove(key);
    endEdit();
    change(changed);
}

} // namespace skyledger::airshipcity
