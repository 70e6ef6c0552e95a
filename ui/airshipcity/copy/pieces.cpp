// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The pages of the copy: its pieces as cards that are laid out like the cardboard.

#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/copy/copydesk.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/boxwords.h"

#include <QtCore/QCoreApplication>

#include <memory>
#include <span>
#include <vector>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Field = Printed;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CityPage)
};

constexpr Qt::Alignment right = Qt::AlignRight | Qt::AlignTop;

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
constexpr Spot onPriceTrack[] = {{Field::PriceTrack, 0, 0}};
constexpr Spot onRenovation[] = {{Field::RenovationCost, 0, 0}};
constexpr Spot onBonusEffect[] = {{Field::EffectTarget, 0, 0}};
constexpr Spot onGuildHall[] = {{Field::GuildPrice, 0, 0}};
constexpr Spot onTermTrack[] = {{Field::TermSpaces, 0, 0}};
constexpr Spot onPiggyback[] = {{Field::PiggybackBasic, 0, 0}, {Field::PiggybackDeveloped, 1, 0}};
/// In the order in which their pages have them.
constexpr Spots drawings[] = {onTile,      onContract,   onStageBonus, onUtility,
                              onAirship,   onPriceTrack, onRenovation, onBonusEffect,
                              onGuildHall, onTermTrack,  onPiggyback};

/// The values of the piece for which its drawing has no place stand in rows below it.
void addOthers(PieceCard &card, const std::vector<BoxPlace> &places)
{
    constexpr int belowAll = 10;
    const BoxPlace first = card.fields().front()->place();
    int row = belowAll;
    for (const BoxPlace &place : places) {
        const bool isOfPiece =
            !isCount(place) && place.thing == first.thing && sectionOf(place.value) == sectionOf(first.value);
        if (isOfPiece && !card.fieldOf(place))
            card.add(place, row++, 0);
    }
}

class CityPage : public CardPage
{
public:
    CityPage(BoxPage page, CopyDesk &desk) : m_page(page), m_desk(desk) {}

    QString name() const override { return words::name(m_page); }
    QString help() const override { return words::howToEnter(m_page); }
    QStringList signature() const override
    {
        const CatalogueFile &shown = m_desk.draft().shown();
        QStringList parts;
        const std::vector<BoxPlace> there = places();
        for (const BoxPlace &place : there) {
            if (isCount(place))
                continue;
            const CatalogueSection section = sectionOf(place.value);
            parts << placeOf(place, shown.ids).thing;
            if (section == CatalogueSection::Tiles)
                parts << word(shown.values.tiles[static_cast<Tile>(place.thing)].kind);
        }
        return parts;
    }
    std::vector<PieceCard *> cards(QWidget *parent) const override
    {
        const std::vector<BoxPlace> there = places();
        std::vector<PieceCard *> cards;
        for (const Spots spots : drawings) {
            for (const BoxPlace &place : there) {
                if (place.value == spots.front().field)
                    cards.push_back(card(spots, place.thing, there, parent));
            }
        }
        return cards;
    }
    /// How many tiles there are of each kind.
    PieceCard *counts(QWidget *parent) const override
    {
        if (m_page != BoxPage::Tiles)
            return nullptr;
        auto *card = new PieceCard(m_desk, Role::Panel, parent);
        for (const TileKind kind : all<TileKind>()) {
            const auto index = static_cast<std::uint16_t>(indexOf(kind));
            card->add({Field::Tiles, index}, index / 6, index % 6);
        }
        return card;
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
    bool add() override { return m_desk.add(list()); }
    bool isToldByAdding(const BoxPlace &place) const override { return place.value == Field::Utilities; }
    // Only these pages know something without the box.
    bool isConfirmed() const override { return m_page == BoxPage::Airships || m_page == BoxPage::Others; }
    bool canConfirm() const override { return m_desk.draft().canConfirm(m_page); }
    void confirm() override { m_desk.confirm(m_page); }

private:
    std::vector<BoxPlace> places() const { return placesOf(m_page, m_desk.draft().shown().ids); }
    /// Of the pages on which things can be added.
    CatalogueSection list() const
    {
        return m_page == BoxPage::Utilities ? CatalogueSection::Utilities : CatalogueSection::Contracts;
    }
    /// A box has so many contracts at least.
    bool isRemovable() const
    {
        return m_page == BoxPage::Utilities
            || (m_page == BoxPage::Contracts && m_desk.draft().shown().ids.contracts.size() > deckSize);
    }
    PieceCard *card(Spots spots, std::uint16_t thing, const std::vector<BoxPlace> &places,
                    QWidget *parent) const
    {
        auto *card = new PieceCard(m_desk, m_page == BoxPage::Tiles ? Role::Developed : Role::Panel, parent);
        for (const Spot &spot : spots)
            card->add({spot.field, thing}, spot.row, spot.column, spot.span, spot.alignment);
        if (isRemovable())
            card->addRemoval([this, thing] { m_desk.remove(list(), thing); });
        addOthers(*card, places);
        return card;
    }

    const BoxPage m_page;
    CopyDesk &m_desk;
};

} // namespace

std::unique_ptr<CardPage> CopyDesk::makePage(int page)
{
    return std::make_unique<CityPage>(static_cast<BoxPage>(page), *this);
}

} // namespace skyledger::ui
