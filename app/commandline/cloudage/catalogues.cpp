// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/parts.h"
#include "core/cloudage/cataloguecheck.h"
#include "core/cloudage/printed.h"

namespace skyledger::cloudage::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::CatalogueDifferences;
using commandline::CatalogueReport;
using commandline::CatalogueSide;
using commandline::SideError;

namespace {

std::optional<table::ReadError> faultOf(const CatalogueSide &side)
{
    if (commandline::isRecord(side)) {
        const auto record = readGameRecord(side.document);
        return record ? std::nullopt : std::optional(record.error());
    }
    const auto catalogue = readCatalogue(side.document);
    return catalogue ? std::nullopt : std::optional(catalogue.error());
}

} // namespace

table::Result<CatalogueReport, table::ReadError> checkCatalogue(const QJsonObject &document)
{
    const auto catalogue = readCatalogue(document);
    if (!catalogue)
        return catalogue.error();
    CatalogueReport report = commandline::reportOf(document, catalogueEntries(document));
    QJsonArray inconsistent;
    for (const QString &where : inconsistencies(document)) {
        inconsistent.append(QJsonObject{{u"where"_s, where}});
        report.inconsistent.push_back({where, {}});
    }
    report.json.insert(u"inconsistent"_s, inconsistent);
    return report;
}

table::Result<CatalogueDifferences, SideError> compareCatalogues(const CatalogueSide &mine,
                                                                 const CatalogueSide &theirs)
{
    if (const auto fault = faultOf(mine))
        return SideError{0, *fault};
    if (const auto fault = faultOf(theirs))
        return SideError{1, *fault};
    return commandline::differencesOf(mine, catalogueEntries(commandline::catalogueOf(mine)), theirs,
                                      catalogueEntries(commandline::catalogueOf(theirs)));
}

} // namespace skyledger::cloudage::cli
