// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/pieces.h"

#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/boxwords.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <span>

namespace skyledger::ui {

using namespace airshipcity;
using Field = Printed;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CityPage)
};

constexpr Qt::Alignment right = Qt::AlignRight | Qt::AlignTop;

MissingValue at(Field field, std::size_t index)
{
    return {field, static_cast<std::uint8_t>(index)};
}

/// Where a value stands on the drawing of its piece.
struct Spot {
    Field field;
    int row;
    int column;
    int span = 1;
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignTop;
};
using Spots = std::span<const Spot>;

/// Dots top left, crest bonus top right, piggyback bonus bottom right, as on the developed side.
constexpr Spot onTile[] = {{Field::TileCrests, 0, 0},
                           {Field::TileCrestBonus, 0, 1, 1, right},
                           {Field::TilePiggybackBasic, 1, 1, 1, right}};
/// The term top left, the cost beside it, below what it brings.
constexpr Spot onContract[] = {{Field::ContractTerm, 0, 0},
                               {Field::ContractCost, 0, 1, 2, right},
                               {Field::ContractVp, 1, 0},
                               {Field::ContractGold, 1, 2, 1, right}};
constexpr Spot onStageBonus[] = {{Field::BonusStages, 0, 0},
                                 {Field::BonusGain, 1, 0, 2},
                                 {Field::BonusChoice, 2, 0},
                                 {Field::BonusVp, 2, 1, 1, right}};
constexpr Spot onUtility[] = {{Field::UtilityNameEn, 0, 0, 3, {}}, {Field::UtilityNameFr, 1, 0, 3, {}},
                              {Field::UtilityCost, 2, 0, 3},       {Field::UtilityVp, 3, 0},
                              {Field::UtilitySpacesFor3, 3, 1},    {Field::UtilitySpacesFor4, 3, 2}};
constexpr Spot onAirship[] = {{Field::AirshipCost, 0, 0, 2},
                              {Field::AirshipDiscount, 1, 0, 2},
                              {Field::AirshipSpacesFor3, 2, 0},
                              {Field::AirshipSpacesFor4, 2, 1}};
constexpr Spot onPiggyback[] = {{Field::PiggybackBasic, 0, 0}, {Field::PiggybackDeveloped, 1, 0}};

PieceCard *piece(CityCards &desk, Spots spots, std::size_t index, QWidget *parent, Role ground = Role::Panel)
{
    auto *card = new PieceCard(desk, ground, parent);
    for (const Spot &spot : spots)
        card->add(at(spot.field, index), spot.row, spot.column, spot.span, spot.alignment);
    return card;
}

PieceCard *single(CityCards &desk, Field field, std::size_t index, QWidget *parent)
{
    const Spot spot{field, 0, 0};
    return piece(desk, {&spot, 1}, index, parent);
}

/// The values of the piece for which its drawing has no place stand in rows below it.
void addOthers(PieceCard &card, CityCards &desk)
{
    constexpr int belowAll = 10;
    const MissingValue first = card.fields().front()->place();
    const std::vector<MissingValue> places = placesOf(pageOf(first.value), desk.copy().draft().shown().ids);
    int row = belowAll;
    for (const MissingValue &place : places) {
        const bool isOfPiece = place.thing == first.thing && sectionOf(place.value) == sectionOf(first.value);
        if (isOfPiece && !card.fieldOf(place) && !isCount(place))
            card.add(place, row++, 0);
    }
}

template <class Make>
std::vector<PieceCard *> several(std::size_t count, CityCards &desk, Make make)
{
    std::vector<PieceCard *> cards;
    cards.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        cards.push_back(make(i));
        addOthers(*cards.back(), desk);
    }
    return cards;
}

std::vector<PieceCard *> piecesOf(BoxPage page, CityCards &desk, QWidget *parent)
{
    const Ids &ids = desk.copy().draft().shown().ids;
    const auto pieces = [&](std::size_t count, Spots spots, Role ground = Role::Panel) {
        return several(count, desk,
                       [&](std::size_t index) { return piece(desk, spots, index, parent, ground); });
    };
    const auto removable = [&](CatalogueSection list, std::size_t count, Spots spots, bool isRemovable) {
        return several(count, desk, [&](std::size_t index) {
            PieceCard *card = piece(desk, spots, index, parent);
            if (isRemovable)
                card->addRemoval([copy = &desk.copy(), list, index] { copy->remove(list, index); });
            return card;
        });
    };
    const auto singles = [&](std::size_t count, Field field) {
        return several(count, desk, [&](std::size_t index) { return single(desk, field, index, parent); });
    };
    switch (page) {
    case BoxPage::Tiles:
        return pieces(std::min(ids.tiles.size(), countOf<Tile>), onTile, Role::Developed);
    case BoxPage::Contracts:
        return removable(CatalogueSection::Contracts, ids.contracts.size(), onContract,
                         ids.contracts.size() > deckSize);
    case BoxPage::StageBonuses:
        return pieces(ids.stageBonuses.size(), onStageBonus);
    case BoxPage::Utilities:
        return removable(CatalogueSection::Utilities, ids.utilities.size(), onUtility, true);
    case BoxPage::Airships: {
        std::vector<PieceCard *> cards = pieces(countOf<Airship>, onAirship);
        const std::vector<PieceCard *> tracks = singles(countOf<Level>, Field::PriceTrack);
        cards.insert(cards.end(), tracks.begin(), tracks.end());
        return cards;
    }
    case BoxPage::Renovations:
        return singles(countOf<Resource>, Field::RenovationCost);
    case BoxPage::BonusEffects:
        return singles(countOf<BonusEffect>, Field::EffectTarget);
    case BoxPage::Others: {
        std::vector<PieceCard *> cards{single(desk, Field::GuildPrice, 0, parent),
                                       single(desk, Field::TermSpaces, 0, parent)};
        for (const TileKind kind : all<TileKind>()) {
            if (canPiggyback(kind))
                cards.push_back(piece(desk, onPiggyback, indexOf(kind), parent));
        }
        return cards;
    }
    }
    return {};
}

PieceCard *tileCounts(CityCards &desk, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    for (const TileKind kind : all<TileKind>()) {
        const auto index = static_cast<int>(indexOf(kind));
        card->add(at(Field::Tiles, indexOf(kind)), index / 6, index % 6);
    }
    return card;
}

QStringList signatureOf(BoxPage page, const CatalogueFile &shown)
{
    QStringList parts;
    const std::vector<MissingValue> places = placesOf(page, shown.ids);
    for (const MissingValue &place : places) {
        if (!isCount(place))
            parts << placeName(placeOf(place, shown.ids));
        if (place.value == Field::TileCrests)
            parts << word(shown.values.tiles[static_cast<Tile>(place.thing)].kind);
    }
    return parts;
}

class CityPage : public CardPage
{
public:
    CityPage(BoxPage page, CityCards &desk) : m_page(page), m_desk(desk) {}

    QString name() const override { return words::name(m_page); }
    QString help() const override { return words::howToEnter(m_page); }
    QStringList signature() const override { return signatureOf(m_page, m_desk.copy().draft().shown()); }
    std::vector<PieceCard *> cards(QWidget *parent) const override
    {
        return piecesOf(m_page, m_desk, parent);
    }
    PieceCard *counts(QWidget *parent) const override
    {
        return m_page == BoxPage::Tiles ? tileCounts(m_desk, parent) : nullptr;
    }
    /// The airships as on the board, with the price list of a level below it.
    int columns() const override
    {
        return m_page == BoxPage::Airships ? static_cast<int>(countOf<Level>) : 0;
    }
    QString ruleOf(const BoxPlace &place) const override
    {
        const auto kind = airshipcity::kindOf(place.value);
        return kind ? idOf(ui::ruleOf(MissingValue{*kind, place.thing})) : QString();
    }
    QString addText() const override
    {
        if (m_page == BoxPage::Utilities)
            return Words::tr("&Add a public utility");
        return m_page == BoxPage::Contracts ? Words::tr("&Add a contract") : QString();
    }
    bool add() override
    {
        return m_desk.copy().add(m_page == BoxPage::Utilities ? CatalogueSection::Utilities
                                                              : CatalogueSection::Contracts);
    }
    bool isToldByAdding(const BoxPlace &place) const override { return place.value == Field::Utilities; }
    // Only these pages know something without the box.
    bool isConfirmed() const override { return m_page == BoxPage::Airships || m_page == BoxPage::Others; }
    bool canConfirm() const override { return m_desk.copy().draft().canConfirm(m_page); }
    void confirm() override { m_desk.copy().confirm(m_page); }

private:
    const BoxPage m_page;
    CityCards &m_desk;
};

} // namespace

std::unique_ptr<CardPage> cityPage(BoxPage page, CityCards &desk)
{
    return std::make_unique<CityPage>(page, desk);
}

} // namespace skyledger::ui
