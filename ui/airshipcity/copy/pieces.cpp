// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/pieces.h"

#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/boxwords.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Field = Printed;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CityPage)
};

constexpr Qt::Alignment left = Qt::AlignLeft | Qt::AlignTop;
constexpr Qt::Alignment right = Qt::AlignRight | Qt::AlignTop;

MissingValue at(Field field, std::size_t index)
{
    return {field, static_cast<std::uint8_t>(index)};
}

/// Dots top left, crest bonus top right, piggyback bonus bottom right, as on the developed side.
PieceCard *tile(CityCards &desk, std::size_t index, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Developed, parent);
    card->add(at(Field::TileCrests, index), 0, 0, 1, left);
    card->add(at(Field::TileCrestBonus, index), 0, 1, 1, right);
    card->add(at(Field::TilePiggybackBasic, index), 1, 1, 1, right);
    return card;
}

/// The term top left, the cost beside it, below what it brings.
PieceCard *contract(CityCards &desk, std::size_t index, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    card->add(at(Field::ContractTerm, index), 0, 0, 1, left);
    card->add(at(Field::ContractCost, index), 0, 1, 2, right);
    card->add(at(Field::ContractVp, index), 1, 0, 1, left);
    card->add(at(Field::ContractGold, index), 1, 2, 1, right);
    if (desk.copy().draft().shown().ids.contracts.size() > deckSize)
        card->addRemoval([copy = &desk.copy(), index] { copy->remove(BoxList::Contracts, index); });
    return card;
}

PieceCard *stageBonus(CityCards &desk, std::size_t index, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    card->add(at(Field::BonusStages, index), 0, 0);
    card->add(at(Field::BonusGain, index), 1, 0, 2);
    card->add(at(Field::BonusChoice, index), 2, 0);
    card->add(at(Field::BonusVp, index), 2, 1, 1, right);
    return card;
}

PieceCard *utility(CityCards &desk, std::size_t index, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    card->add(at(Field::UtilityNameEn, index), 0, 0, 3, Qt::Alignment());
    card->add(at(Field::UtilityNameFr, index), 1, 0, 3, Qt::Alignment());
    card->add(at(Field::UtilityCost, index), 2, 0, 3);
    card->add(at(Field::UtilityVp, index), 3, 0);
    card->add(at(Field::UtilitySpacesFor3, index), 3, 1);
    card->add(at(Field::UtilitySpacesFor4, index), 3, 2);
    card->addRemoval([copy = &desk.copy(), index] { copy->remove(BoxList::Utilities, index); });
    return card;
}

PieceCard *airship(CityCards &desk, std::size_t index, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    card->add(at(Field::AirshipCost, index), 0, 0, 2);
    card->add(at(Field::AirshipDiscount, index), 1, 0, 2);
    card->add(at(Field::AirshipSpacesFor3, index), 2, 0);
    card->add(at(Field::AirshipSpacesFor4, index), 2, 1);
    return card;
}

/// The values of the piece for which its drawing has no place stand in rows below it.
void addOthers(PieceCard &card, CityCards &desk)
{
    constexpr int belowAll = 10;
    const MissingValue first = card.fields().front()->place();
    const auto field = first.value.as<Field>();
    const std::vector<MissingValue> places = placesOf(pageOf(field), desk.copy().draft().shown().ids);
    int row = belowAll;
    for (const MissingValue &place : places) {
        const bool isOfPiece =
            place.thing == first.thing && sectionOf(place.value.as<Field>()) == sectionOf(field);
        if (isOfPiece && !card.fieldOf(place) && place.value != Field::Tiles
            && place.value != Field::Utilities)
            card.add(place, row++, 0);
    }
}

PieceCard *single(CityCards &desk, Field field, std::size_t index, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    card->add(at(field, index), 0, 0);
    return card;
}

PieceCard *piggyback(CityCards &desk, TileKind kind, QWidget *parent)
{
    auto *card = new PieceCard(desk, Role::Panel, parent);
    card->add(at(Field::PiggybackBasic, indexOf(kind)), 0, 0);
    card->add(at(Field::PiggybackDeveloped, indexOf(kind)), 1, 0);
    return card;
}

template <class Make>
std::vector<PieceCard *> several(std::size_t count, CityCards &desk, QWidget *parent, Make make)
{
    std::vector<PieceCard *> cards;
    cards.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        cards.push_back(make(desk, i, parent));
        addOthers(*cards.back(), desk);
    }
    return cards;
}

std::vector<PieceCard *> singles(std::size_t count, CityCards &desk, Field field, QWidget *parent)
{
    return several(count, desk, parent, [field](CityCards &each, std::size_t index, QWidget *above) {
        return single(each, field, index, above);
    });
}

std::vector<PieceCard *> others(CityCards &desk, QWidget *parent)
{
    std::vector<PieceCard *> cards{single(desk, Field::GuildPrice, 0, parent),
                                   single(desk, Field::TermSpaces, 0, parent)};
    for (const TileKind kind :
         {TileKind::Forest, TileKind::Mine, TileKind::Factory, TileKind::Valley, TileKind::Shipyard})
        cards.push_back(piggyback(desk, kind, parent));
    return cards;
}

std::vector<PieceCard *> piecesOf(BoxPage page, CityCards &desk, QWidget *parent)
{
    const Ids &ids = desk.copy().draft().shown().ids;
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
    switch (page) {
    case BoxPage::Tiles:
        for (const Tile tile : shown.ids.tiles.keys()) {
            if (indexOf(tile) < countOf<Tile>)
                parts << shown.ids.tiles.text(tile) + word(shown.values.tiles[tile].kind);
        }
        break;
    case BoxPage::Contracts:
        for (const Contract contract : shown.ids.contracts.keys())
            parts << shown.ids.contracts.text(contract);
        break;
    case BoxPage::StageBonuses:
        for (const StageBonusTile tile : shown.ids.stageBonuses.keys())
            parts << shown.ids.stageBonuses.text(tile);
        break;
    case BoxPage::Utilities:
        for (const Utility utility : shown.ids.utilities.keys())
            parts << shown.ids.utilities.text(utility);
        break;
    default:
        parts << u"fixed"_s;
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
        const auto kind = kindOf(place.value.as<Field>());
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
        return m_desk.copy().add(m_page == BoxPage::Utilities ? BoxList::Utilities : BoxList::Contracts);
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
