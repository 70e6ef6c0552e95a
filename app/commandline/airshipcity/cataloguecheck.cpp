// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguecheck.h"

#include "app/commandline/airshipcity/catalogues.h"
#include "app/commandline/airshipcity/reportjson.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/sources.h"

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;

table::Result<commandline::CatalogueReport, table::ReadError> checkCatalogue(const QJsonObject &document)
{
    const auto catalogue = readCatalogue(document);
    if (!catalogue)
        return catalogue.error();
    const CatalogueReport found = airshipcity::checkCatalogue(catalogue.value());
    const Ids &ids = catalogue.value().ids;
    Setup setup;
    setup.catalogue = catalogue.value().values;
    const words::GameWords game(setup, ids, {}, catalogue.value().document);

    commandline::CatalogueReport report;
    report.json = catalogueReportJson(found, ids);
    report.name = catalogue.value().document["name"_L1].toString();
    report.notice = words::sampleNotice(catalogue.value().document);
    for (const KnownValue &each : found.known)
        ++(each.source ? report.known[*each.source] : report.ofUnknownSource);
    for (const MissingValue &value : found.missing)
        report.missing.push_back({missingName(value, ids), words::missingValue(value, game)});
    for (const Inconsistency &each : found.inconsistencies)
        report.inconsistent.push_back({each.where, words::inconsistency(each)});
    for (const CatalogueNote &each : found.notes)
        report.notes.push_back({each.where, words::note(each)});
    return report;
}

} // namespace skyledger::airshipcity::cli
