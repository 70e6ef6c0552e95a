// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/newgame.h"

#include "core/airshipcity/names.h"
#include "ui/words/phrases.h"
#include "ui/words/readerrors.h"

#include <QtCore/QCoreApplication>

#include <array>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NewGame)
};

QString tileKinds()
{
    QStringList kinds;
    for (const std::string_view kind : nameTable<TileKind>)
        kinds << QString::fromLatin1(kind.data(), static_cast<qsizetype>(kind.size()));
    return listed(kinds);
}

struct RulingWords {
    std::string_view key;
    const char *title;
    std::array<const char *, 4> readings; ///< in the order of the table of rulings
};

// Every text stands in the context "Rulings".
constexpr RulingWords allWords[] = {
    {"unfinishedContracts",
     QT_TRANSLATE_NOOP("Rulings", "Unfinished contracts at the end"),
     {QT_TRANSLATE_NOOP("Rulings", "their VP are lost"), QT_TRANSLATE_NOOP("Rulings", "they cost nothing")}},
    {"piggybackScope",
     QT_TRANSLATE_NOOP("Rulings", "When others present may piggyback"),
     {QT_TRANSLATE_NOOP("Rulings", "on the four generators only"),
      QT_TRANSLATE_NOOP("Rulings", "on any action that gains resources, a sale too")}},
    {"majorityComparison",
     QT_TRANSLATE_NOOP("Rulings", "What counts for a majority"),
     {QT_TRANSLATE_NOOP("Rulings", "markers in the grid"),
      QT_TRANSLATE_NOOP("Rulings", "markers in the grid and the marker in the majority space")}},
    {"basicPiggyback",
     QT_TRANSLATE_NOOP("Rulings", "Piggybacking on tiles that are not developed"),
     {QT_TRANSLATE_NOOP("Rulings", "allowed"),
      QT_TRANSLATE_NOOP("Rulings", "only developed tiles have the bonus")}},
    {"relayRevisit",
     QT_TRANSLATE_NOOP("Rulings", "A relay back to the tile where the walk began"),
     {QT_TRANSLATE_NOOP("Rulings", "allowed, once"), QT_TRANSLATE_NOOP("Rulings", "forbidden")}},
    {"midActivation",
     QT_TRANSLATE_NOOP("Rulings", "Slides, contracts and barter between a crew’s move and its action"),
     {QT_TRANSLATE_NOOP("Rulings", "allowed"), QT_TRANSLATE_NOOP("Rulings", "only between activations")}},
    {"negativeVp",
     QT_TRANSLATE_NOOP("Rulings", "VP below zero"),
     {QT_TRANSLATE_NOOP("Rulings", "possible"), QT_TRANSLATE_NOOP("Rulings", "nobody falls below 0")}},
    {"failedContracts",
     QT_TRANSLATE_NOOP("Rulings", "Failed contracts lose their VP"),
     {QT_TRANSLATE_NOOP("Rulings", "once, at the upkeep when they fail"),
      QT_TRANSLATE_NOOP("Rulings", "again at every upkeep")}},
    {"bonusEffectCount",
     QT_TRANSLATE_NOOP("Rulings", "Three donations for a bonus effect"),
     {QT_TRANSLATE_NOOP("Rulings", "summed over the airships of the icon"),
      QT_TRANSLATE_NOOP("Rulings", "all to one airship")}},
    {"crestTiming",
     QT_TRANSLATE_NOOP("Rulings", "Crest bonus of the Workshop action that unlocks it or develops the tile"),
     {QT_TRANSLATE_NOOP("Rulings", "looked at when the action ends: gained"),
      QT_TRANSLATE_NOOP("Rulings", "looked at when the action starts: not gained")}},
    {"workshopWithoutTile",
     QT_TRANSLATE_NOOP("Rulings", "Workshop where no tile can be developed"),
     {QT_TRANSLATE_NOOP("Rulings", "allowed: renovation and VP without a flip"),
      QT_TRANSLATE_NOOP("Rulings", "forbidden")}},
    {"fullGridSale",
     QT_TRANSLATE_NOOP("Rulings", "Building an airship whose grid is full"),
     {QT_TRANSLATE_NOOP("Rulings", "allowed, to sell it"), QT_TRANSLATE_NOOP("Rulings", "forbidden")}},
    {"negotiatorExtra",
     QT_TRANSLATE_NOOP("Rulings", "Extra unit of the Skilled Negotiator"),
     {QT_TRANSLATE_NOOP("Rulings", "the resource that was chosen"),
      QT_TRANSLATE_NOOP("Rulings", "any of the printed resources")}},
    {"awardEligibility",
     QT_TRANSLATE_NOOP("Rulings", "Who shares an award with nothing counted"),
     {QT_TRANSLATE_NOOP("Rulings", "nobody: zero earns no VP"),
      QT_TRANSLATE_NOOP("Rulings", "whoever took part")}},
    {"crestMatch",
     QT_TRANSLATE_NOOP("Rulings", "What earns a crest bonus"),
     {QT_TRANSLATE_NOOP("Rulings", "a dot and a gained resource of unlocked renovations"),
      QT_TRANSLATE_NOOP("Rulings", "a dot of an unlocked renovation")}},
    {"finalTieBreak",
     QT_TRANSLATE_NOOP("Rulings", "Tie on VP and on resources"),
     {QT_TRANSLATE_NOOP("Rulings", "the victory is shared"), QT_TRANSLATE_NOOP("Rulings", "most gold wins"),
      QT_TRANSLATE_NOOP("Rulings", "most gears win"),
      QT_TRANSLATE_NOOP("Rulings", "most donation markers on the board win")}},
};

/// One of the texts of a ruling; empty if there is none.
template <class Choose>
QString said(const RulingInfo &ruling, Choose choose)
{
    for (const RulingWords &each : allWords) {
        const char *text = each.key == ruling.key ? choose(each) : nullptr;
        if (text != nullptr)
            return QCoreApplication::translate("Rulings", text);
    }
    return {};
}

} // namespace

QString refusal(const NewGameRefusal &refusal)
{
    using Kind = NewGameRefusal::Kind;
    switch (refusal.kind) {
    case Kind::PlayerCount:
        return Words::tr("Airship City is for 3 or 4 players, not %n", nullptr, refusal.number);
    case Kind::Name:
        return Words::tr("the name of player %1 must have 1 to 40 characters").arg(refusal.number);
    case Kind::SameName:
        return Words::tr("player %1 has the name of another player").arg(refusal.number);
    case Kind::SameColor:
        return Words::tr("player %1 has the colour of another player").arg(refusal.number);
    case Kind::TileCount:
        return Words::tr("a city has 16 tiles, here are %n", nullptr, refusal.number);
    case Kind::HarborCount:
        return Words::tr("a city has exactly one harbor, here are %n", nullptr, refusal.number);
    case Kind::StageBonuses:
        return Words::tr("the stage bonuses of the catalogue do not suffice for stages 2 to 5");
    case Kind::TileForm:
        return printable(
            Words::tr("tiles are given as forest=2,mine=2 and so on, not as “%1”").arg(refusal.part));
    case Kind::UnknownKind:
        return printable(
            Words::tr("there is no kind of tile “%1”; the kinds are %2").arg(refusal.part, tileKinds()));
    case Kind::RepeatedKind:
        return printable(Words::tr("the kind of tile “%1” stands there twice").arg(refusal.part));
    case Kind::Catalogue:
        return readError(refusal.error);
    }
    return {};
}

QString rulingTitle(const RulingInfo &ruling)
{
    return said(ruling, [](const RulingWords &words) { return words.title; });
}

QString reading(const RulingInfo &ruling, std::size_t reading)
{
    return said(ruling, [reading](const RulingWords &words) {
        return reading < words.readings.size() ? words.readings[reading] : nullptr;
    });
}

} // namespace skyledger::words
