// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/recordedit.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/rulings.h"
#include "core/table/jsonput.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

QStringList pathOf(QLatin1StringView list, const QString &id)
{
    return {list, u'#' + id};
}

/// The catalogue, listing what the game knows beside of one kind.
template <class Key, std::size_t Most>
QJsonObject listing(QJsonObject catalogue, QLatin1StringView list, const IdList<Key, Most> &ids)
{
    catalogue.insert(list, catalogue[list].toArray());
    for (const Key thing : ids.keys())
        catalogue = table::withPut(catalogue, pathOf(list, ids.text(thing)), {});
    return catalogue;
}

/// Tiles of the city tell their kind; beyond the limit of the format nothing is added.
QJsonObject listingTiles(QJsonObject catalogue, const GameRecord &record)
{
    constexpr auto list = "tiles"_L1;
    for (const Tile tile : all<Tile>()) {
        const QStringList path = pathOf(list, record.ids.tiles.text(tile));
        const bool hasRoom = catalogue[list].toArray().size() < static_cast<qsizetype>(countOf<Tile>);
        if (hasRoom || !table::valueAt(catalogue, path).isUndefined())
            catalogue =
                table::withPut(catalogue, path, {{u"kind"_s, word(record.setup.catalogue.tiles[tile].kind)}});
    }
    return catalogue;
}

QJsonArray cityRows(const QStringList &city)
{
    QJsonArray rows;
    for (qsizetype i = 0; i < city.size(); i += gridSize)
        rows.append(QJsonArray::fromStringList(city.mid(i, gridSize)));
    return rows;
}

constexpr qsizetype longestId = 24;

/// The record with another catalogue. The values are read like those of a file, so that nobody has to know two ways.
table::Result<GameRecord, table::ReadError> withCatalogue(const GameRecord &record,
                                                          const QJsonObject &catalogue)
{
    return readGameRecord(
        table::withPut(gameRecordJson(record), {u"setup"_s}, {{u"catalogue"_s, catalogue}}));
}

/// A name as an id: "École de pilotage" is `ecole-de-pilotage`. May be empty.
QString idFromName(const QString &name)
{
    QString id;
    const QString plain = name.normalized(QString::NormalizationForm_KD).toLower();
    for (const QChar c : plain) {
        const char16_t unit = c.unicode();
        if ((unit >= 'a' && unit <= 'z') || (unit >= '0' && unit <= '9'))
            id += c;
        else if (!c.isMark() && !id.isEmpty() && !id.endsWith(u'-'))
            id += u'-';
    }
    id.truncate(longestId);
    while (id.endsWith(u'-'))
        id.chop(1);
    return id;
}

} // namespace

table::Result<GameRecord, table::ReadError> newGameRecord(const NewGame &game)
{
    QJsonArray players;
    for (const PlayerInfo &player : game.players)
        players.append(QJsonObject{{u"name"_s, player.name}, {u"color"_s, word(player.color)}});
    QJsonObject stageBonuses;
    for (qsizetype i = 0; i < game.stageBonuses.size(); ++i)
        stageBonuses.insert(QString::number(i + 2), game.stageBonuses[i]);

    const QJsonObject setup{{u"edition"_s, word(game.edition)},
                            {u"rulings"_s, rulingTable().write(game.rulings)},
                            {u"players"_s, players},
                            {u"city"_s, cityRows(game.city)},
                            {u"market"_s, QJsonArray::fromStringList(game.market)},
                            {u"stageBonuses"_s, stageBonuses},
                            {u"catalogue"_s, game.catalogue}};
    QJsonObject document{{u"format"_s, u"skyledger-game"_s},
                         {u"version"_s, 1},
                         {u"game"_s, u"airship-city"_s},
                         {u"setup"_s, setup},
                         {u"events"_s, QJsonArray()}};
    if (!game.id.isEmpty())
        document.insert(u"id"_s, game.id);
    if (!game.playedAt.isEmpty())
        document.insert(u"playedAt"_s, game.playedAt);
    auto record = readGameRecord(document);
    if (!record)
        return record.error();
    return completed(record.value());
}

GameRecord completed(const GameRecord &record)
{
    const Ids &ids = record.ids;
    QJsonObject catalogue = listing(record.catalogue(), "contracts"_L1, ids.contracts);
    catalogue.insert(u"contracts"_s, filledContracts(catalogue["contracts"_L1].toArray()));
    catalogue = listingTiles(catalogue, record);
    catalogue = listing(catalogue, "utilities"_L1, ids.utilities);
    catalogue = listing(catalogue, "stageBonuses"_L1, ids.stageBonuses);

    auto read = withCatalogue(record, catalogue);
    return read ? std::move(read).value() : record;
}

std::optional<Utility> addUtility(GameRecord &record, const QString &id, const QJsonObject &values)
{
    const auto valid = Id::from(id);
    if (!valid || record.ids.utilities.find(id) || record.ids.utilities.full())
        return std::nullopt;
    const QJsonObject listed = listing(record.catalogue(), "utilities"_L1, record.ids.utilities);
    auto read = withCatalogue(record, table::withPut(listed, pathOf("utilities"_L1, id), values));
    if (!read)
        return std::nullopt;
    record = std::move(read).value();
    return record.ids.utilities.find(id);
}

std::optional<Utility> addNamedUtility(GameRecord &record, const QString &name, const QString &language)
{
    QString id = idFromName(name);
    for (int number = 1; id.isEmpty() || record.ids.utilities.find(id); ++number)
        id = u"u%1"_s.arg(number);
    return addUtility(record, id, {{u"name"_s, QJsonObject{{language, name}}}});
}

bool enterValue(GameRecord &record, const MissingValue &which, const PrintedValue &value)
{
    // A list that names some things and not others would renumber them: all are listed first.
    const GameRecord listed = completed(record);
    const auto catalogue =
        withValue(listed.catalogue(), listed.ids, which, value, listed.setup.playerCount, ValueSource::Copy);
    if (!catalogue)
        return false;
    auto read = withCatalogue(listed, *catalogue);
    if (!read || read.value().ids != listed.ids)
        return false;
    record = std::move(read).value();
    return true;
}

} // namespace skyledger::airshipcity
