// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/reportjson.h"

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/fields.h"

#include <QtCore/QJsonArray>

#include <array>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

void writeSide(QJsonObject &entry, const QString &key, const QString &sourceKey, const QJsonObject &catalogue,
               const FieldPlace &place, std::optional<ValueSource> source)
{
    // The kind of a tile may be told by its id alone.
    const QJsonValue value = place.field == Printed::KindOfTile
        ? word(std::get<TileKind>(*printedValue(catalogue, place)))
        : writtenAt(objectOf(catalogue, place), place.field);
    entry.insert(key, value);
    if (source)
        entry.insert(sourceKey, word(*source));
}

} // namespace

QJsonObject catalogueReportJson(const CatalogueReport &report, const Ids &ids)
{
    QJsonObject known;
    for (const std::string_view source : nameTable<ValueSource>)
        known.insert(toText(source), QJsonArray());
    known.insert(u"unknown"_s, QJsonArray());
    for (const KnownValue &each : report.known) {
        const QString source = each.source ? word(*each.source) : u"unknown"_s;
        QJsonArray names = known[source].toArray();
        names.append(missingName(each.value, ids));
        known.insert(source, names);
    }
    QJsonArray missing;
    for (const MissingValue &value : report.missing)
        missing.append(missingName(value, ids));
    QJsonArray inconsistent;
    for (const Inconsistency &each : report.inconsistencies) {
        QJsonObject entry{{u"problem"_s, word(each.kind)}, {u"where"_s, each.where}};
        if (each.needed != each.has) {
            entry.insert(u"needed"_s, each.needed);
            entry.insert(u"has"_s, each.has);
        }
        inconsistent.append(entry);
    }
    QJsonArray notes;
    for (const CatalogueNote &each : report.notes) {
        QJsonObject entry{{u"note"_s, word(each.kind)}, {u"where"_s, each.where}};
        if (!each.other.isEmpty())
            entry.insert(u"other"_s, each.other);
        if (each.value != 0)
            entry.insert(u"value"_s, each.value);
        notes.append(entry);
    }
    return {
        {u"known"_s, known}, {u"missing"_s, missing}, {u"inconsistent"_s, inconsistent}, {u"notes"_s, notes}};
}

QJsonObject catalogueDifferencesJson(std::span<const CatalogueDifference> differences,
                                     const QJsonObject &mine, const QJsonObject &theirs)
{
    std::array<QJsonArray, 4> lists; // by the kind
    for (const CatalogueDifference &each : differences) {
        const bool isMine = each.kind != CatalogueDifference::Kind::OnlyTheirs;
        QJsonObject entry;
        entry.insert(u"where"_s, placeName(isMine ? each.placeInMine() : each.placeInTheirs()));
        if (isMine)
            writeSide(entry, u"a"_s, u"sourceA"_s, mine, each.placeInMine(), each.mineSource);
        if (each.kind != CatalogueDifference::Kind::OnlyMine)
            writeSide(entry, u"b"_s, u"sourceB"_s, theirs, each.placeInTheirs(), each.theirsSource);
        if (each.thing.mine && each.thing.theirs && each.thing.mine != each.thing.theirs)
            entry.insert(u"otherId"_s, *each.thing.theirs);
        lists[static_cast<std::size_t>(each.kind)].append(entry);
    }
    const auto [onlyMine, onlyTheirs, alike, different] = lists;
    return {{u"same"_s, alike.size()},
            {u"onlyA"_s, onlyMine},
            {u"onlyB"_s, onlyTheirs},
            {u"different"_s, different}};
}

} // namespace skyledger::airshipcity
