// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/newgame/laidout.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QRandomGenerator>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(LaidOut)
};

// Places for contracts, and behind them for stage bonuses.
constexpr std::size_t contractPlaces = displaySize;
constexpr std::size_t bonusPlaces = 4;

TileCounts countsOf(const QStringList &city, const QJsonObject &catalogue)
{
    TileCounts counts{};
    for (const QString &tile : city)
        ++counts[kindOf(tile, catalogue)];
    return counts;
}

/// Whether a city can be made of these tiles: all that are listed, or any.
bool isCityOf(QStringList city, const QJsonObject &catalogue)
{
    QStringList listed = listedTiles(catalogue);
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
    int stage = 0;
    return bonuses.size() == static_cast<qsizetype>(bonusPlaces)
        && std::all_of(bonuses.cbegin(), bonuses.cend(), [&](const QString &bonus) {
               ++stage;
               const auto tile = file.ids.stageBonuses.find(bonus);
               return tile
                   && file.stages[*tile].value_or(StageSet::full()).contains(static_cast<Stage>(stage));
           });
}

/// Whether there is anything to tell contracts apart by.
bool listsContracts(const QJsonObject &catalogue)
{
    const QJsonArray contracts = catalogue["contracts"_L1].toArray();
    for (const auto &contract : contracts) {
        if (contract.toObject().contains("cost"_L1))
            return true;
    }
    return false;
}

/// The dots by which the tiles of one kind are told apart.
std::vector<TileMark> crestsOf(const QString &tile, const QJsonObject &catalogue)
{
    const QJsonArray crests = listedObject(catalogue, "tiles"_L1, tile)["crests"_L1].toArray();
    ResourceSet resources;
    for (const auto &crest : crests) {
        if (const auto resource = fromName<Resource>(crest.toString().toStdString()))
            resources.insert(*resource);
    }
    std::vector<TileMark> marks;
    for (const Resource resource : resources) {
        marks.push_back(
            {words::name(resource), [resource](QPainter &painter, const QRectF &area, const Theme &theme) {
                 drawResource(painter, area, resource, theme);
             }});
    }
    return marks;
}

} // namespace

QStringList listedTiles(const QJsonObject &catalogue)
{
    QStringList listed;
    const QJsonArray list = catalogue["tiles"_L1].toArray();
    for (const auto &tile : list)
        listed << tile["id"_L1].toString();
    // A city cannot be made of fewer; then the list is only what somebody began to enter.
    return listed.size() == static_cast<qsizetype>(table::countOf<Cell>) ? listed : QStringList();
}

TileKind kindOf(const QString &tile, const QJsonObject &catalogue)
{
    QJsonObject listed = listedObject(catalogue, "tiles"_L1, tile);
    listed.insert("id"_L1, tile);
    return kindAt(listed).value_or(kindFromId(tile.toStdString()).value_or(TileKind::Forest));
}

NewGameOptions optionsWith(const QJsonObject &catalogue, const QStringList &city)
{
    NewGameOptions options;
    options.catalogue = catalogue;
    if (listedTiles(catalogue).isEmpty())
        options.tiles = countsOf(city, {});
    return options;
}

std::optional<Layout> deal(const QJsonObject &catalogue, const QStringList &city)
{
    NewGameOptions options = optionsWith(catalogue, city);
    if (options.tiles && city.isEmpty()) {
        const QJsonObject sample = sampleCatalogue();
        options.tiles = countsOf(listedTiles(sample), sample);
    }
    // People whom no rule minds: nobody has a name yet.
    options.players = {
        {u"1"_s, PlayerColor::Orange}, {u"2"_s, PlayerColor::Purple}, {u"3"_s, PlayerColor::Red}};
    const auto games = NewGames::prepare(options);
    if (!games)
        return std::nullopt;
    return games.value().layout(QRandomGenerator::system()->generate64());
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
    const bool haveContracts =
        std::all_of(laid.market.cbegin(), laid.market.cend(), [&file](const QString &contract) {
            return file.ids.contracts.find(contract).has_value();
        });
    if (haveContracts && laid.market.size() == dealt.market.size())
        layout.market = laid.market;
    if (haveStages(laid.stageBonuses, file))
        layout.stageBonuses = laid.stageBonuses;
    return layout;
}

TilesSpec cityTiles()
{
    TilesSpec spec;
    spec.name = u"city"_s;
    spec.columns = gridSize;
    for (const Cell cell : all<Cell>())
        spec.places << words::name(cell);
    for (const TileKind kind : all<TileKind>()) {
        spec.kinds.push_back({table::word(kind), [kind] { return words::name(kind); },
                              [kind] { return words::shortName(kind); }});
    }
    spec.picture = [](std::size_t kind, int side, double ratio, const QColor &ink) {
        return tilePictogram(static_cast<TileKind>(kind), side, ratio, ink);
    };
    spec.title = [] { return words::name(words::Term::City); };
    spec.spoken = [] { return Text::tr("The city, place by place"); };
    spec.laying = [] {
        return Text::tr("Lay the tiles on the table like this, or lay them here as they lie there: choose a "
                        "place, then press a letter or a button.");
    };
    spec.counting = [] {
        return Text::tr(
            "How many tiles of each kind are in the box is not entered yet: these are the numbers "
            "of the sample set. Adjust them to your table.");
    };
    spec.shuffle = [] { return Text::tr("Shuffle the city"); };
    return spec;
}

KnownTiles knownTiles(const QJsonObject &catalogue)
{
    return {.any = listedTiles(catalogue).isEmpty(),
            .kindOf = [catalogue](const QString &tile) { return indexOf(kindOf(tile, catalogue)); },
            .marks = [catalogue](const QString &tile) { return crestsOf(tile, catalogue); }};
}

LaidSpec contractsOnDisplay()
{
    LaidSpec spec;
    spec.name = u"display"_s;
    spec.title = [] { return Text::tr("Contracts and stage bonuses"); };
    spec.fold = [] { return Text::tr("Contracts and bonuses"); };
    spec.known = [] {
        return Text::tr("Drawn by chance: lay them out like this, or choose what lies on your table.");
    };
    spec.unknown = [] {
        return Text::tr("Their values are not entered yet: they are asked for when they are needed.");
    };
    for (qsizetype place = 0; place < static_cast<qsizetype>(contractPlaces); ++place) {
        spec.places.push_back({u"contract-%1"_s.arg(place + 1),
                               [place] { return Text::tr("Contract %1").arg(place + 1); }, 0, place});
    }
    for (qsizetype place = 0; place < static_cast<qsizetype>(bonusPlaces); ++place) {
        spec.places.push_back({u"stage-bonus-%1"_s.arg(place + 2),
                               [place] { return Text::tr("Bonus of stage %1").arg(place + 2); }, 1, place});
    }
    return spec;
}

std::function<std::vector<LaidPieces::Answers>()> contractsToLay(const QJsonObject &catalogue)
{
    if (!listsContracts(catalogue))
        return nullptr;
    return [catalogue] {
        std::vector<LaidPieces::Answers> answers(contractPlaces + bonusPlaces);
        auto read = readCatalogue(catalogue);
        if (!read)
            return answers;
        const CatalogueFile file = std::move(read).value();
        Setup setup;
        setup.catalogue = file.values;
        const words::GameWords game(setup, file.ids, {}, catalogue);
        for (const Contract contract : file.ids.contracts.keys()) {
            for (std::size_t place = 0; place < contractPlaces; ++place)
                answers[place].append({game.contract(contract), file.ids.contracts.text(contract)});
        }
        for (const StageBonusTile tile : file.ids.stageBonuses.keys()) {
            const StageSet stages = file.stages[tile].value_or(StageSet::full());
            for (std::size_t place = 0; place < bonusPlaces; ++place) {
                if (stages.contains(static_cast<Stage>(place + 1)))
                    answers[contractPlaces + place].append(
                        {game.stageBonus(tile), file.ids.stageBonuses.text(tile)});
            }
        }
        return answers;
    };
}

} // namespace skyledger::ui
