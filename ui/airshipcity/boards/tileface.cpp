// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/boards/tilebutton.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct TileSentences {
    Q_DECLARE_TR_FUNCTIONS(TileSentences)
};

std::vector<CrewOnTile> crewsOn(const AirshipCityTable &table, const State &state, Cell cell)
{
    const Player mover = state.acting.player == none<Player> ? state.current : state.acting.player;
    const std::optional<Crew> inHand = table.guide().crewInHand();
    std::vector<CrewOnTile> crews;
    for (const Player player : table.players()) {
        for (const Crew crew : all<Crew>()) {
            const CrewState &token = state.players[player].crews[crew];
            if (token.at == cell) {
                const bool held = player == mover && inHand == crew;
                crews.push_back({player, crew, lookOf(table, player), token.ready, held});
            }
        }
    }
    return crews;
}

} // namespace

QString spokenCrew(const AirshipCityTable &table, const CrewOnTile &crew)
{
    const QString number = QString::number(indexOf(crew.crew) + 1);
    const QString owner = table.words().player(crew.player);
    if (crew.inHand)
        return TileSentences::tr("crew %1 of %2, in hand", "number, player").arg(number, owner);
    if (crew.ready)
        return TileSentences::tr("crew %1 of %2, ready", "number, player").arg(number, owner);
    return TileSentences::tr("crew %1 of %2, spent", "number, player").arg(number, owner);
}

TileFace tileFaceOf(const AirshipCityTable &table, Cell cell)
{
    TileFace face = tileFaceOf(table, table.state(), cell);
    face.offer = offerFor(table, cell);
    return face;
}

TileFace tileFaceOf(const AirshipCityTable &table, const State &state, Cell cell)
{
    const Tile tile = state.city[cell];
    TileFace face;
    face.cell = cell;
    face.crews = crewsOn(table, state, cell);
    if (indexOf(tile) >= countOf<Tile>)
        return face;
    const Catalogue &catalogue = table.setup().catalogue;
    const TileValues &values = catalogue.tiles[tile];
    face.kind = values.kind;
    face.developed = state.developed.contains(tile);
    face.crests = values.crests;
    face.crestBonus = values.crestBonus;
    face.piggyback = face.developed ? values.piggyback.developed : values.piggyback.basic;
    face.name = words::name(values.kind);
    face.effect = words::effect(values.kind, catalogue.guildPrice);
    return face;
}

QString spokenTile(const AirshipCityTable &table, const TileFace &face)
{
    const QString place = words::name(face.cell);
    QStringList sentences;
    sentences << (face.developed ? TileSentences::tr("%1 on %2, developed side.").arg(face.name, place)
                                 : TileSentences::tr("%1 on %2, basic side.").arg(face.name, place));
    QStringList crews;
    for (const CrewOnTile &crew : face.crews)
        crews << spokenCrew(table, crew);
    if (!crews.isEmpty())
        sentences << TileSentences::tr("Here: %1.", "crews").arg(words::listedApart(crews));
    const QString offer = spokenOffer(face.offer);
    if (!offer.isEmpty())
        sentences << offer;
    return sentences.join(u' ');
}

} // namespace skyledger::ui
