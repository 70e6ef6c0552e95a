// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/newgame/newgamedraft.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "ui/airshipcity/values/ownerscopy.h"

#include <QtCore/QJsonArray>
#include <QtCore/QRandomGenerator>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// People whom no rule minds, for dealing before anybody has a name.
QList<PlayerInfo> nobody()
{
    return {{u"1"_s, PlayerColor::Orange}, {u"2"_s, PlayerColor::Purple}, {u"3"_s, PlayerColor::Red}};
}

/// Whether a city can be made of these tiles: all that are listed, or any.
bool isCityOf(QStringList city, const QJsonObject &catalogue)
{
    QStringList listed = tilesOf(catalogue).listed;
    if (listed.isEmpty())
        return city.size() == static_cast<qsizetype>(table::countOf<Cell>)
            && std::all_of(city.cbegin(), city.cend(),
                           [](const QString &tile) { return kindFromId(tile.toStdString()).has_value(); });
    city.sort();
    listed.sort();
    return city == listed;
}

bool haveStages(const QStringList &bonuses, const CatalogueFile &file)
{
    if (bonuses.size() != 4)
        return false;
    for (qsizetype i = 0; i < bonuses.size(); ++i) {
        bool fits = false;
        for (const StageBonusTile tile : file.ids.stageBonuses.keys())
            fits = fits
                || (file.ids.stageBonuses.text(tile) == bonuses[i]
                    && file.stages[tile].value_or(StageSet::full()).contains(static_cast<Stage>(i + 1)));
        if (!fits)
            return false;
    }
    return true;
}

} // namespace

QString nameOf(Components components)
{
    switch (components) {
    case Components::Nothing:
        return u"nothing"_s;
    case Components::OwnersCopy:
        return u"copy"_s;
    case Components::Sample:
        return u"sample"_s;
    }
    return {};
}

Components componentsFromName(const QString &name)
{
    if (name == "sample"_L1)
        return Components::Sample;
    return name == "copy"_L1 ? Components::OwnersCopy : Components::Nothing;
}

QJsonObject ownersCopy(const QString &name)
{
    return OwnersCopy(OwnersCopy::pathOf(name)).read().value_or(QJsonObject());
}

QJsonObject catalogueOf(Components components, const QString &copyName)
{
    switch (components) {
    case Components::Nothing:
        return {};
    case Components::OwnersCopy:
        return ownersCopy(copyName);
    case Components::Sample:
        return sampleCatalogue();
    }
    return {};
}

Tiles tilesOf(const QJsonObject &catalogue)
{
    Tiles tiles;
    const QJsonArray list = catalogue["tiles"_L1].toArray();
    for (const auto &tile : list)
        tiles.listed << tile["id"_L1].toString();
    // A city cannot be made of fewer; then the list is only what somebody began to enter.
    if (tiles.listed.size() != static_cast<qsizetype>(table::countOf<Cell>))
        tiles.listed.clear();
    return tiles;
}

TileKind kindOf(const QString &tile, const QJsonObject &catalogue)
{
    const QString said = listedObject(catalogue, "tiles"_L1, tile)["kind"_L1].toString();
    if (const auto kind = fromName<TileKind>(said.toStdString()))
        return *kind;
    return kindFromId(tile.toStdString()).value_or(TileKind::Forest);
}

TileCounts countsOf(const QStringList &city)
{
    TileCounts counts{};
    for (const QString &tile : city) {
        if (const auto kind = kindFromId(tile.toStdString()))
            ++counts[*kind];
    }
    return counts;
}

TileCounts sampleCounts()
{
    const QJsonObject sample = sampleCatalogue();
    TileCounts counts{};
    const QStringList tiles = tilesOf(sample).listed;
    for (const QString &tile : tiles)
        ++counts[kindOf(tile, sample)];
    return counts;
}

std::optional<Layout> deal(const QJsonObject &catalogue, const std::optional<TileCounts> &counts,
                           std::optional<std::uint64_t> seed)
{
    NewGameOptions options;
    options.players = nobody();
    options.catalogue = catalogue;
    options.tiles = counts;
    const auto games = NewGames::prepare(options);
    if (!games)
        return std::nullopt;
    return games.value().layout(seed.value_or(QRandomGenerator::system()->generate64()));
}

Layout stillLaid(const Layout &laid, const QJsonObject &catalogue, const Layout &dealt)
{
    Layout layout = dealt;
    if (isCityOf(laid.city, catalogue))
        layout.city = laid.city;
    const auto read = readCatalogue(catalogue);
    if (!read)
        return layout;
    const CatalogueFile &file = read.value();
    QStringList contracts;
    for (const Contract contract : file.ids.contracts.keys())
        contracts << file.ids.contracts.text(contract);
    const bool haveContracts =
        std::all_of(laid.market.cbegin(), laid.market.cend(),
                    [&contracts](const QString &contract) { return contracts.contains(contract); });
    if (haveContracts && laid.market.size() == dealt.market.size())
        layout.market = laid.market;
    if (haveStages(laid.stageBonuses, file))
        layout.stageBonuses = laid.stageBonuses;
    return layout;
}

table::Result<GameRecord, NewGameRefusal> recordOf(const NewGameDraft &draft)
{
    NewGameOptions options;
    options.players = draft.players;
    options.edition = draft.edition;
    options.rulings = draft.rulings;
    options.catalogue = draft.catalogue;
    if (tilesOf(draft.catalogue).any())
        options.tiles = countsOf(draft.layout.city);
    options.layout = draft.layout;
    return newGame(options);
}

} // namespace skyledger::ui
