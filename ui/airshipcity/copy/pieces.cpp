// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/pieces.h"

namespace skyledger::ui {

using namespace airshipcity;
using Field = Printed;

namespace {

constexpr Qt::Alignment left = Qt::AlignLeft | Qt::AlignTop;
constexpr Qt::Alignment right = Qt::AlignRight | Qt::AlignTop;

MissingValue at(Field field, std::size_t index)
{
    return {field, static_cast<std::uint8_t>(index)};
}

/// Dots top left, crest bonus top right, piggyback bonus bottom right, as on the developed side.
PieceCard *tile(CopyDesk &desk, std::size_t index, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Developed, parent);
    card->add(at(Field::TileCrests, index), 0, 0, 1, left);
    card->add(at(Field::TileCrestBonus, index), 0, 1, 1, right);
    card->add(at(Field::TilePiggybackBasic, index), 1, 1, 1, right);
    return card;
}

/// The term top left, the cost beside it, below what it brings.
PieceCard *contract(CopyDesk &desk, std::size_t index, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    card->add(at(Field::ContractTerm, index), 0, 0, 1, left);
    card->add(at(Field::ContractCost, index), 0, 1, 2, right);
    card->add(at(Field::ContractVp, index), 1, 0, 1, left);
    card->add(at(Field::ContractGold, index), 1, 2, 1, right);
    if (desk.draft().shown().ids.contracts.size() > deckSize)
        card->addRemoval(BoxList::Contracts, index);
    return card;
}

PieceCard *stageBonus(CopyDesk &desk, std::size_t index, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    card->add(at(Field::BonusStages, index), 0, 0);
    card->add(at(Field::BonusGain, index), 1, 0, 2);
    card->add(at(Field::BonusChoice, index), 2, 0);
    card->add(at(Field::BonusVp, index), 2, 1, 1, right);
    return card;
}

PieceCard *utility(CopyDesk &desk, std::size_t index, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    card->add(at(Field::UtilityNameEn, index), 0, 0, 3, Qt::Alignment());
    card->add(at(Field::UtilityNameFr, index), 1, 0, 3, Qt::Alignment());
    card->add(at(Field::UtilityCost, index), 2, 0, 3);
    card->add(at(Field::UtilityVp, index), 3, 0);
    card->add(at(Field::UtilitySpacesFor3, index), 3, 1);
    card->add(at(Field::UtilitySpacesFor4, index), 3, 2);
    card->addRemoval(BoxList::Utilities, index);
    return card;
}

PieceCard *airship(CopyDesk &desk, std::size_t index, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    card->add(at(Field::AirshipCost, index), 0, 0, 2);
    card->add(at(Field::AirshipDiscount, index), 1, 0, 2);
    card->add(at(Field::AirshipSpacesFor3, index), 2, 0);
    card->add(at(Field::AirshipSpacesFor4, index), 2, 1);
    return card;
}

/// The values of the piece for which its drawing has no place stand in rows below it.
void addOthers(PieceCard &card, CopyDesk &desk)
{
    constexpr int belowAll = 10;
    const MissingValue first = card.fields().front()->place();
    const auto field = first.value.as<Field>();
    const std::vector<MissingValue> places = placesOf(pageOf(field), desk.draft().shown().ids);
    int row = belowAll;
    for (const MissingValue &place : places) {
        const bool isOfPiece =
            place.thing == first.thing && sectionOf(place.value.as<Field>()) == sectionOf(field);
        if (isOfPiece && !card.fieldOf(place) && place.value != Field::Tiles
            && place.value != Field::Utilities)
            card.add(place, row++, 0);
    }
}

PieceCard *single(CopyDesk &desk, Field field, std::size_t index, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    card->add(at(field, index), 0, 0);
    return card;
}

PieceCard *piggyback(CopyDesk &desk, TileKind kind, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    card->add(at(Field::PiggybackBasic, indexOf(kind)), 0, 0);
    card->add(at(Field::PiggybackDeveloped, indexOf(kind)), 1, 0);
    return card;
}

template <class Make>
std::vector<PieceCard *> several(std::size_t count, CopyDesk &desk, QWidget *parent, Make make)
{
    std::vector<PieceCard *> cards;
    cards.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        cards.push_back(make(desk, i, parent));
        addOthers(*cards.back(), desk);
    }
    return cards;
}

std::vector<PieceCard *> singles(std::size_t count, CopyDesk &desk, Field field, QWidget *parent)
{
    return several(count, desk, parent, [field](CopyDesk &each, std::size_t index, QWidget *above) {
        return single(each, field, index, above);
    });
}

std::vector<PieceCard *> others(CopyDesk &desk, QWidget *parent)
{
    std::vector<PieceCard *> cards{single(desk, Field::GuildPrice, 0, parent),
                                   single(desk, Field::TermSpaces, 0, parent)};
    for (const TileKind kind :
         {TileKind::Forest, TileKind::Mine, TileKind::Factory, TileKind::Valley, TileKind::Shipyard})
        cards.push_back(piggyback(desk, kind, parent));
    return cards;
}

} // namespace

std::vector<PieceCard *> piecesOf(BoxPage page, CopyDesk &desk, QWidget *parent)
{
    const Ids &ids = desk.draft().shown().ids;
    switch (page) {
    case BoxPage::Tiles:
        return several(std::min(ids.tiles.size(), countOf<Tile>), desk, parent, tile);
    case BoxPage::Contracts:
        return several(ids.contracts.size(), desk, parent, contract);
    case BoxPage::StageBonuses:
        return several(ids.stageBonuses.size(), desk, parent, stageBonus);
    case BoxPage::Utilities:
        return several(ids.utilities.size(), desk, parent, utility);
    case BoxPage::Airships: {
        std::vector<PieceCard *> cards = several(countOf<Airship>, desk, parent, airship);
        const std::vector<PieceCard *> tracks = singles(countOf<Level>, desk, Field::PriceTrack, parent);
        cards.insert(cards.end(), tracks.begin(), tracks.end());
        return cards;
    }
    case BoxPage::Renovations:
        return singles(countOf<Resource>, desk, Field::RenovationCost, parent);
    case BoxPage::BonusEffects:
        return singles(countOf<BonusEffect>, desk, Field::EffectTarget, parent);
    case BoxPage::Others:
        return others(desk, parent);
    }
    return {};
}

PieceCard *tileCounts(CopyDesk &desk, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    for (const TileKind kind : all<TileKind>()) {
        const auto index = static_cast<int>(indexOf(kind));
        card->add(at(Field::Tiles, indexOf(kind)), index / 6, index % 6);
    }
    return card;
}

} // namespace skyledger::ui
