// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/newgame.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/fields.h"
#include "core/play/dealid.h"
#include "core/table/personname.h"
#include "core/table/random.h"
#include "core/table/timestamp.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QRandomGenerator>
#include <QtCore/QUuid>

#include <algorithm>
#include <numeric>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

using Refusal = NewGameRefusal;
using Refused = std::optional<NewGameRefusal>;

constexpr int tilesInCity = gridSize * gridSize;

Refused refuse(Refusal::Kind kind, qsizetype number)
{
    return Refusal{kind, static_cast<int>(number)};
}

/// Characters as people count them.
qsizetype lengthOf(const QString &text)
{
    return text.toUcs4().size();
}

Refused refusePlayers(const QList<PlayerInfo> &players)
{
    if (players.size() != 3 && players.size() != 4) // AC-COMP-17
        return refuse(Refusal::Kind::PlayerCount, players.size());
    for (qsizetype i = 0; i < players.size(); ++i) {
        if (table::isBlank(players[i].name) || lengthOf(players[i].name) > maxNameLength)
            return refuse(Refusal::Kind::Name, i + 1);
        for (qsizetype j = 0; j < i; ++j) {
            if (table::isSameName(players[i].name, players[j].name))
                return refuse(Refusal::Kind::SameName, i + 1);
            if (players[i].color == players[j].color)
                return refuse(Refusal::Kind::SameColor, i + 1);
        }
    }
    return {};
}

/// The tiles that were counted out, with what a catalogue says of them.
QJsonArray countedTiles(const TileCounts &counts, const QJsonObject &catalogue)
{
    QJsonArray tiles;
    for (const TileKind kind : all<TileKind>()) {
        for (int number = 1; number <= counts[kind]; ++number) {
            const QString id = u"%1-%2"_s.arg(word(kind)).arg(number);
            QJsonObject tile = listedObject(catalogue, "tiles"_L1, id);
            tile.insert(u"id"_s, id);
            tile.insert(u"kind"_s, word(kind));
            tiles.append(tile);
        }
    }
    return tiles;
}

Refused refuseTiles(const TileCounts &counts)
{
    const int tiles = std::accumulate(counts.begin(), counts.end(), 0);
    if (tiles != tilesInCity)
        return refuse(Refusal::Kind::TileCount, tiles);
    if (counts[TileKind::Harbor] != 1)
        return refuse(Refusal::Kind::HarborCount, counts[TileKind::Harbor]);
    return {};
}

TileCounts countListed(const CatalogueFile &catalogue)
{
    TileCounts counts{};
    for (const Tile tile : catalogue.ids.tiles.keys())
        ++counts[catalogue.values.tiles[tile].kind];
    return counts;
}

/// Draws a stage bonus tile for each stage from 2 on (AC-SETUP-03). `pile` is shuffled; a tile that suits several
/// stages is put back if another stage would find none.
bool drawStageBonuses(const CatalogueFile &catalogue, const std::vector<StageBonusTile> &pile,
                      std::vector<StageBonusTile> &drawn)
{
    const auto stage = static_cast<Stage>(drawn.size() + 1);
    if (indexOf(stage) == countOf<Stage>)
        return true;
    for (const StageBonusTile tile : pile) {
        const auto &stages = catalogue.stages[tile];
        if ((stages && !stages->contains(stage))
            || std::find(drawn.begin(), drawn.end(), tile) != drawn.end())
            continue;
        drawn.push_back(tile);
        if (drawStageBonuses(catalogue, pile, drawn))
            return true;
        drawn.pop_back();
    }
    return false;
}

template <class Key, std::size_t Most>
std::vector<Key> allOf(const IdList<Key, Most> &ids)
{
    std::vector<Key> keys;
    for (const Key key : ids.keys())
        keys.push_back(key);
    return keys;
}

template <class Key, std::size_t Most>
QStringList textsOf(const std::vector<Key> &keys, const IdList<Key, Most> &ids)
{
    QStringList texts;
    for (const Key key : keys)
        texts.append(ids.text(key));
    return texts;
}

template <class Key, std::size_t Most>
std::vector<Key> shuffled(const IdList<Key, Most> &ids, table::Random &random)
{
    std::vector<Key> keys = allOf(ids);
    random.shuffle(keys);
    return keys;
}

/// The id of a game out of its seed and all that it begins with, so that the same game is recognised as the same.
QString idFor(const NewGame &game, std::uint64_t seed)
{
    QJsonArray players;
    for (const PlayerInfo &player : game.players)
        players.append(QJsonArray{player.name, word(player.color)});
    const QJsonArray content{QString::number(seed),
                             word(game.edition),
                             players,
                             QJsonArray::fromStringList(game.city),
                             QJsonArray::fromStringList(game.market),
                             QJsonArray::fromStringList(game.stageBonuses)};
    return play::idOfContent(u"{f3b1c8a2-6d0e-5b41-9a7c-52a1d1e6c0b7}"_s, QJsonDocument(content));
}

} // namespace

NewGames::NewGames(NewGameOptions options, CatalogueFile catalogue)
    : m_options(std::move(options)), m_catalogue(std::move(catalogue))
{
}

table::Result<NewGames, NewGameRefusal> NewGames::prepare(const NewGameOptions &options)
{
    if (const Refused refused = refusePlayers(options.players))
        return *refused;
    const auto given = readCatalogue(options.catalogue.isEmpty() ? builtInCatalogue() : options.catalogue);
    if (!given)
        return Refusal{Refusal::Kind::Catalogue, 0, given.error()};
    if (const Refused refused = refuseTiles(options.tiles ? *options.tiles : countListed(given.value())))
        return *refused;
    QJsonObject document = layeredOverBuiltIn(given.value().document);
    if (options.tiles)
        document.insert(u"tiles"_s, countedTiles(*options.tiles, document));
    auto catalogue = readCatalogue(document);
    if (!catalogue)
        return Refusal{Refusal::Kind::Catalogue, 0, catalogue.error()};
    std::vector<StageBonusTile> drawn;
    if (!drawStageBonuses(catalogue.value(), allOf(catalogue.value().ids.stageBonuses), drawn))
        return *refuse(Refusal::Kind::StageBonuses, 0);
    return NewGames(options, std::move(catalogue).value());
}

Layout NewGames::layout(std::uint64_t seed) const
{
    table::Random random(seed);
    const Ids &ids = m_catalogue.ids;
    Layout dealt;
    dealt.city = textsOf(shuffled(ids.tiles, random), ids.tiles);
    dealt.market = textsOf(shuffled(ids.contracts, random), ids.contracts).mid(0, displaySize);
    std::vector<StageBonusTile> drawn;
    drawStageBonuses(m_catalogue, shuffled(ids.stageBonuses, random), drawn);
    dealt.stageBonuses = textsOf(drawn, ids.stageBonuses);
    return dealt;
}

GameRecord NewGames::record(std::uint64_t seed) const
{
    // Everything that could be refused was looked at by `prepare`.
    return record(seed, layout(seed)).value();
}

table::Result<GameRecord, table::ReadError> NewGames::record(std::uint64_t seed, const Layout &layout) const
{
    NewGame game;
    static_cast<Layout &>(game) = layout;
    game.playedAt =
        table::timestamp(m_options.playedAt.isValid() ? m_options.playedAt : QDateTime::currentDateTime());
    game.edition = m_options.edition;
    game.rulings = m_options.rulings.value_or(defaultRulings(m_options.edition));
    game.players = m_options.players;
    game.catalogue = m_catalogue.document;
    game.id = idFor(game, seed);
    return newGameRecord(game);
}

Setup NewGames::setup(std::uint64_t seed) const
{
    const Layout dealt = layout(seed);
    const Ids &ids = m_catalogue.ids;
    Setup setup;
    setup.playerCount = static_cast<std::size_t>(m_options.players.size());
    setup.edition = m_options.edition;
    setup.rulings = m_options.rulings.value_or(defaultRulings(m_options.edition));
    setup.catalogue = m_catalogue.values;
    for (qsizetype i = 0; i < dealt.city.size(); ++i)
        setup.catalogue.tiles[static_cast<Tile>(i)] =
            m_catalogue.values.tiles[*ids.tiles.find(dealt.city[i])];
    for (const QString &contract : dealt.market)
        setup.market.append(*ids.contracts.find(contract));
    setup.stageBonuses.values.fill(none<StageBonusTile>);
    for (qsizetype i = 0; i < dealt.stageBonuses.size(); ++i)
        setup.stageBonuses[static_cast<Stage>(i + 1)] = *ids.stageBonuses.find(dealt.stageBonuses[i]);
    setup.contractsInGame = static_cast<std::uint8_t>(ids.contracts.size());
    return setup;
}

table::Result<GameRecord, NewGameRefusal> newGame(const NewGameOptions &options)
{
    const auto games = NewGames::prepare(options);
    if (!games)
        return games.error();
    const std::uint64_t seed = options.seed.value_or(QRandomGenerator::system()->generate64());
    auto dealt = games.value().record(seed, options.layout ? *options.layout : games.value().layout(seed));
    if (!dealt)
        return Refusal{Refusal::Kind::Catalogue, 0, dealt.error()};
    GameRecord record = std::move(dealt).value();
    if (!options.seed)
        record.document.insert(u"id"_s, QUuid::createUuid().toString(QUuid::WithoutBraces));
    return record;
}

table::Result<TileCounts, NewGameRefusal> parseTileCounts(const QString &text)
{
    using Kind = Refusal::Kind;
    TileCounts counts{};
    KeySet<TileKind> seen;
    const QStringList parts = text.split(u',');
    for (const QString &part : parts) {
        const QStringList sides = part.split(u'=');
        bool isNumber = false;
        const int number = sides.value(1).trimmed().toInt(&isNumber);
        if (sides.size() != 2 || !isNumber || number < 0 || number > tilesInCity)
            return Refusal{.kind = Kind::TileForm, .part = part};
        const QString name = sides.value(0).trimmed();
        const auto kind = fromName<TileKind>(name.toStdString());
        if (!kind)
            return Refusal{.kind = Kind::UnknownKind, .part = name};
        if (seen.contains(*kind))
            return Refusal{.kind = Kind::RepeatedKind, .part = name};
        seen.insert(*kind);
        counts[*kind] = static_cast<std::uint8_t>(number);
    }
    if (const Refused refused = refuseTiles(counts))
        return *refused;
    return counts;
}

} // namespace skyledger::airshipcity
