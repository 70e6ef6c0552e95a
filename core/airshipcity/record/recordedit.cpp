// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/recordedit.h"

#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/recordcodec.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A list of the catalogue, filled up with the ids that the game knows beside.
template <class Key>
QJsonArray completedList(const QJsonObject &catalogue, QLatin1StringView key, const Ids &ids)
{
    QJsonArray list = catalogue[key].toArray();
    for (const Key thing : ids.of<Key>().keys()) {
        const QString id = ids.of<Key>().text(thing);
        if (listedObject(catalogue, key, id).isEmpty())
            list.append(QJsonObject{{u"id"_s, id}});
    }
    return list;
}

/// Tiles of the city tell their kind; beyond the limit of the format nothing is added.
QJsonArray completedTiles(const QJsonObject &catalogue, const GameRecord &record)
{
    QJsonArray list = catalogue["tiles"_L1].toArray();
    for (const Tile tile : all<Tile>()) {
        const QString id = record.ids.tiles.text(tile);
        const QString kind = word(record.setup.catalogue.tiles[tile].kind);
        const auto entry = std::find_if(list.begin(), list.end(), [&id](const auto &each) {
            return each.toObject()["id"_L1].toString() == id;
        });
        if (entry == list.end()) {
            if (list.size() < static_cast<qsizetype>(countOf<Tile>))
                list.append(QJsonObject{{u"id"_s, id}, {u"kind"_s, kind}});
            continue;
        }
        QJsonObject object = entry->toObject();
        if (!object.contains("kind"_L1)) {
            object.insert(u"kind"_s, kind);
            *entry = object;
        }
    }
    return list;
}

/// Contracts up to the number in the box, under ids that are still free.
void fillContracts(QJsonArray &list, const Ids &ids)
{
    for (int number = 1; list.size() < deckSize; ++number) {
        const QString id = u"c%1"_s.arg(number, 2, 10, QChar(u'0'));
        if (!ids.contracts.find(id))
            list.append(QJsonObject{{u"id"_s, id}});
    }
}

QJsonArray cityRows(const QStringList &city)
{
    QJsonArray rows;
    for (qsizetype i = 0; i < city.size(); i += gridSize)
        rows.append(QJsonArray::fromStringList(city.mid(i, gridSize)));
    return rows;
}

constexpr qsizetype longestId = 24;

void setCatalogue(GameRecord &record, const QJsonObject &catalogue)
{
    QJsonObject setup = record.document.value("setup"_L1).toObject();
    setup.insert(u"catalogue"_s, catalogue);
    record.document.insert(u"setup"_s, setup);
}

/// The record with another catalogue. The values are read like those of a file, so that nobody has to know two ways.
table::Result<GameRecord, table::ReadError> withCatalogue(const GameRecord &record,
                                                          const QJsonObject &catalogue)
{
    GameRecord changed = record;
    setCatalogue(changed, catalogue);
    return readGameRecord(gameRecordJson(changed));
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
                            {u"rulings"_s, rulingsJson(game.rulings)},
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
    QJsonObject catalogue = record.catalogue();
    const Ids &ids = record.ids;
    QJsonArray contracts = completedList<Contract>(catalogue, "contracts"_L1, ids);
    fillContracts(contracts, ids);
    catalogue.insert(u"tiles"_s, completedTiles(catalogue, record));
    catalogue.insert(u"contracts"_s, contracts);
    catalogue.insert(u"utilities"_s, completedList<Utility>(catalogue, "utilities"_L1, ids));
    catalogue.insert(u"stageBonuses"_s, completedList<StageBonusTile>(catalogue, "stageBonuses"_L1, ids));

    auto read = withCatalogue(record, catalogue);
    return read ? std::move(read).value() : record;
}

std::optional<Utility> addUtility(GameRecord &record, const QString &id, const QJsonObject &values)
{
    const auto valid = Id::from(id);
    if (!valid || record.ids.utilities.find(id) || record.ids.utilities.full())
        return std::nullopt;
    QJsonObject catalogue = record.catalogue();
    QJsonArray list = completedList<Utility>(catalogue, "utilities"_L1, record.ids);
    QJsonObject entry = values;
    entry.insert(u"id"_s, id);
    list.append(entry);
    catalogue.insert(u"utilities"_s, list);

    auto read = withCatalogue(record, catalogue);
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
