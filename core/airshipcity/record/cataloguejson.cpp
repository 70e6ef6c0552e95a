// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguejson.h"

#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/game.h"
#include "core/play/header.h"
#include "core/table/jsonput.h"
#include "core/table/jsonreader.h"
#include "core/table/numberspelling.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The words by which `sources` can tell of a value or a part of it.
QStringList sourcedFields()
{
    QStringList words;
    for (const CatalogueSection section : all<CatalogueSection>()) {
        for (const play::Code field : sectionLayout(section).rows) {
            const FieldLayout &told = fieldLayout(field);
            words << told.source << told.path();
            if (told.outer.isEmpty())
                words += QStringList(told.keys.begin(), told.keys.end());
        }
    }
    words.removeAll(QString());
    words.removeDuplicates();
    return words;
}

/// `source` and `sources` of one object.
void readSources(const JsonNode &node)
{
    const JsonNode whole = node.at("source"_L1);
    if (whole.isPresent())
        readWord<ValueSource>(whole);
    const JsonNode fields = node.at("sources"_L1);
    if (!fields.isPresent())
        return;
    static const QStringList sourced = sourcedFields();
    const QJsonObject told = fields.object();
    for (const QString &field : sourced) {
        const JsonNode source = fields.at(field, told[field]);
        if (source.isPresent())
            readWord<ValueSource>(source);
    }
}

/// The same of every object that holds values.
void readAllSources(const JsonNode &catalogue)
{
    readSources(catalogue);
    for (const CatalogueSection section : all<CatalogueSection>()) {
        const JsonNode part = catalogue.at(sectionLayout(section).key);
        readSources(part);
        const QJsonArray list = part.value().toArray();
        for (qsizetype i = 0; i < list.size(); ++i)
            readSources(part.entry(i, list[i]));
        const QJsonObject object = part.value().toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            readSources(part.at(it.key(), it.value()));
    }
}

/// A catalogue lists no more than there are; further ids can be known from a setup.
template <class Key, std::size_t Most>
void readIdsOf(const JsonNode &catalogue, QLatin1StringView key, IdList<Key, Most> &known)
{
    const JsonNode node = catalogue.at(key);
    if (!node.isPresent())
        return;
    const QJsonArray list = node.list(0, static_cast<qsizetype>(countOf<Key>));
    FixedList<Id, countOf<Key>> seen;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        entry.object();
        const JsonNode field = entry.at("id"_L1);
        const auto id = Id::from(field.value().toString());
        if (!id)
            return field.refuse(expect::id);
        if (seen.contains(*id))
            field.refuse(expect::newId);
        seen.append(*id);
        if (!known.add(*id))
            field.refuse(expect::fewerIds, {QString::number(known.capacity())});
    }
    known.listed = true;
}

} // namespace

void readListedIds(const JsonNode &catalogue, Ids &ids)
{
    readIdsOf(catalogue, "tiles"_L1, ids.tiles);
    readIdsOf(catalogue, "contracts"_L1, ids.contracts);
    readIdsOf(catalogue, "utilities"_L1, ids.utilities);
    readIdsOf(catalogue, "stageBonuses"_L1, ids.stageBonuses);
    const JsonNode name = catalogue.at("name"_L1);
    if (name.isPresent())
        name.text(1, maxNameLength);
    readAllSources(catalogue);
}

table::Result<CatalogueFile, table::ReadError> readCatalogue(const QByteArray &bytes)
{
    const auto document = table::parseObject(bytes);
    if (!document)
        return document.error();
    return readCatalogue(table::keepingSpellings(document.value(), bytes, printedTable().shape()));
}

table::Result<CatalogueFile, table::ReadError> readCatalogue(const QJsonObject &document)
{
    table::JsonFaults faults;
    const JsonNode node(faults, document);
    CatalogueFile file;
    file.document = document;
    play::readHeader(node, "skyledger-catalogue"_L1, AirshipCity::gameId);
    readListedIds(node, file.ids);
    static_cast<PrintedCatalogue &>(file) = readPrinted(node, file.ids);
    file.values.utilityCount = static_cast<std::uint8_t>(file.ids.utilities.size());
    file.values.contractCount = static_cast<std::uint8_t>(file.ids.contracts.size());
    if (faults.any())
        return faults.first();
    return file;
}

QJsonObject emptyCatalogue()
{
    return {{u"format"_s, u"skyledger-catalogue"_s}, {u"version"_s, 1}, {u"game"_s, u"airship-city"_s}};
}

QByteArray writeCatalogue(const QJsonObject &document)
{
    return table::writeJson(document, printedTable().shape());
}

QJsonObject listedObject(const QJsonObject &catalogue, QLatin1StringView list, const QString &id)
{
    return table::valueAt(catalogue, {list, u'#' + id}).toObject();
}

std::optional<TileKind> kindAt(const QJsonValue &tile)
{
    const QJsonValue told = tile["kind"_L1];
    return told.isString() ? table::fromName<TileKind>(told.toString().toStdString())
                           : kindFromId(tile["id"_L1].toString().toStdString());
}

QString utilityName(const QJsonObject &catalogue, const QString &id, QLatin1StringView language)
{
    const QJsonObject names = listedObject(catalogue, "utilities"_L1, id)["name"_L1].toObject();
    QString name = names[language].toString();
    if (!name.isEmpty() || names.isEmpty())
        return name;
    return names.begin().value().toString();
}

} // namespace skyledger::airshipcity
