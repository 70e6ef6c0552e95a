// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/foreigncatalogue.h"

#include "core/airshipcity/record/cataloguejson.h"
#include "core/table/jsonreader.h"
#include "core/table/numberspelling.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

table::ReadError at(const QString &path, table::ReadError error)
{
    error.file = path;
    return error;
}

/// A record may leave out what only a file needs.
QJsonObject withHeader(QJsonObject catalogue)
{
    const QJsonObject header = emptyCatalogue();
    for (auto it = header.begin(); it != header.end(); ++it)
        catalogue.insert(it.key(), it.value());
    return catalogue;
}

} // namespace

table::Result<ForeignCatalogue, table::ReadError> readForeignCatalogue(const QString &path)
{
    const auto bytes = table::readBytes(path);
    if (!bytes)
        return at(path, bytes.error());
    const auto object = table::parseObject(bytes.value());
    if (!object)
        return at(path, object.error());
    const bool isRecord = object.value().value("format"_L1).toString() == "skyledger-game"_L1;
    auto read = readForeignCatalogue(table::keepingSpellings(
        object.value(), bytes.value(), isRecord ? AirshipCity::shape() : printedTable().shape()));
    if (!read)
        return at(path, read.error());
    return read;
}

table::Result<ForeignCatalogue, table::ReadError> readForeignCatalogue(const QJsonObject &document)
{
    const QString format = document.value("format"_L1).toString();
    if (format == "skyledger-game"_L1) {
        auto record = readGameRecord(document);
        if (!record)
            return record.error();
        const QJsonObject values = withHeader(record.value().catalogue());
        return ForeignCatalogue{values, std::move(record).value()};
    }
    if (format != "skyledger-catalogue"_L1)
        return table::ReadError{
            {}, u"format"_s, {table::expect::oneOf, {u"skyledger-catalogue, skyledger-game"_s}}};
    const auto catalogue = readCatalogue(document);
    if (!catalogue)
        return catalogue.error();
    return ForeignCatalogue{catalogue.value().document, std::nullopt};
}

} // namespace skyledger::airshipcity
