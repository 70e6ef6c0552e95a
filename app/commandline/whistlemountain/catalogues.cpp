// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/catalogues.h"

#include "core/whistlemountain/printed.h"
#include "core/whistlemountain/record/cataloguecheck.h"
#include "core/whistlemountain/record/gamerecord.h"

#include <QtCore/QCoreApplication>

namespace skyledger::whistlemountain::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::CatalogueDifferences;
using commandline::CatalogueReport;
using commandline::CatalogueSide;
using commandline::SideError;
using table::ReadError;
using table::Result;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainCatalogues)
};

/// A catalogue with its header, read for its faults.
Result<Catalogue, ReadError> readWhole(const QJsonObject &document)
{
    table::JsonFaults faults;
    const JsonNode node(faults, document);
    Catalogue catalogue;
    play::readHeader(node, "skyledger-catalogue"_L1, gameId);
    if (!faults.any())
        catalogue = readCatalogue(node, false);
    if (faults.any())
        return faults.first();
    return catalogue;
}

std::optional<ReadError> faultOf(const CatalogueSide &side)
{
    if (commandline::isRecord(side)) {
        const auto record = readGameRecord(side.document);
        return record ? std::nullopt : std::optional(record.error());
    }
    const auto catalogue = readWhole(side.document);
    return catalogue ? std::nullopt : std::optional(catalogue.error());
}

/// What is wrong with a value, without full stop.
QString problemText(const Inconsistency &each)
{
    const QString needed = QString::number(each.needed);
    const QString has = QString::number(each.has);
    switch (each.problem) {
    case Problem::Icons:
        return Text::tr("%1 tokens, and the tile shows %2 icons").arg(has, needed);
    case Problem::TrophiesInBox:
        return Text::tr("%1 trophies, and the box holds %2").arg(has, needed);
    case Problem::RescueTrophies:
        return Text::tr("%1 rescue trophies, and %2 are laid at the start").arg(has, needed);
    case Problem::CardsInBox:
        return Text::tr("%1 cards, and the box holds %2").arg(has, needed);
    case Problem::ScaffoldsInBox:
        return Text::tr("%1 scaffolds, and the box holds %2").arg(has, needed);
    case Problem::PieceCells:
        return Text::tr("%1 cells, and a scaffold has %2").arg(has, needed);
    case Problem::PieceResources:
        return Text::tr("%1 resources, and a scaffold shows %2").arg(has, needed);
    case Problem::PieceTwice:
        return Text::tr("the same scaffold as an earlier one, turned or flipped");
    case Problem::LargerThanGrid:
        return Text::tr("a side of %1 cells, and the grid is too small for it").arg(has);
    case Problem::BarracksRow:
        return Text::tr("the barracks reach to row %1, and the grid has %2").arg(has, needed);
    }
    return {};
}

} // namespace

Result<CatalogueReport, ReadError> checkCatalogue(const QJsonObject &document)
{
    const auto catalogue = readWhole(document);
    if (!catalogue)
        return catalogue.error();
    CatalogueReport report = commandline::reportOf(document, catalogueEntries(document));
    QJsonArray inconsistent;
    for (const Inconsistency &each : inconsistencies(catalogue.value())) {
        inconsistent.append(QJsonObject{{"problem"_L1, word(each.problem)},
                                        {"where"_L1, each.where},
                                        {"needed"_L1, each.needed},
                                        {"has"_L1, each.has}});
        report.inconsistent.push_back({each.where, problemText(each)});
    }
    report.json.insert("inconsistent"_L1, inconsistent);
    return report;
}

Result<CatalogueDifferences, SideError> compareCatalogues(const CatalogueSide &mine,
                                                          const CatalogueSide &theirs)
{
    if (const auto fault = faultOf(mine))
        return SideError{0, *fault};
    if (const auto fault = faultOf(theirs))
        return SideError{1, *fault};
    return commandline::differencesOf(mine, catalogueEntries(commandline::catalogueOf(mine)), theirs,
                                      catalogueEntries(commandline::catalogueOf(theirs)));
}

} // namespace skyledger::whistlemountain::cli
