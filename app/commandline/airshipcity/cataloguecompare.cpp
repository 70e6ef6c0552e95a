// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/catalogues.h"
#include "app/commandline/airshipcity/reportjson.h"
#include "core/airshipcity/record/citycopy.h"
#include "core/airshipcity/record/foreigncatalogue.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>

namespace skyledger::airshipcity::cli {

using commandline::CatalogueDifferences;
using commandline::CatalogueSide;
using commandline::SideError;
using Kind = CatalogueDifference::Kind;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CatalogueCommand)
};

QString placeOf(const CatalogueDifference &difference)
{
    const bool isMine = difference.kind != Kind::OnlyTheirs;
    const QString place = placeName(isMine ? difference.placeInMine() : difference.placeInTheirs());
    const std::optional<QString> &mine = difference.thing.mine;
    const std::optional<QString> &theirs = difference.thing.theirs;
    //: A place in the first file, and the id of the same thing in the second one
    return mine && theirs && *mine != *theirs ? Text::tr("%1 (there %2)").arg(place, *theirs) : place;
}

commandline::CatalogueDifference told(const CatalogueDifference &difference)
{
    const play::Code field = difference.field.code;
    const auto text = [field](const QJsonValue &written) {
        const auto value = valueIn(field, written);
        return value ? words::printed(*value, field) : QString();
    };
    return {placeOf(difference), text(difference.mine), text(difference.theirs),
            words::signedSource(difference.mineSource), words::signedSource(difference.theirsSource)};
}

} // namespace

table::Result<CatalogueDifferences, SideError> compareCatalogues(const CatalogueSide &mine,
                                                                 const CatalogueSide &theirs)
{
    const auto first = readForeignCatalogue(mine.document);
    if (!first)
        return SideError{0, first.error()};
    const auto second = readForeignCatalogue(theirs.document);
    if (!second)
        return SideError{1, second.error()};
    const QJsonObject &a = first.value().document;
    const QJsonObject &b = second.value().document;
    CatalogueDifferences found;
    found.notices = commandline::noticesOf(mine, a, theirs, b);
    const box::CopyDifferences differences = copyDifferences(CityCopy(a), CityCopy(b));
    found.json = catalogueDifferencesJson(differences, a, b);
    for (const CatalogueDifference &each : differences) {
        switch (each.kind) {
        case Kind::Same:
            ++found.same;
            break;
        case Kind::Different:
            found.different.push_back(told(each));
            break;
        case Kind::OnlyMine:
            found.onlyMine.push_back(told(each));
            break;
        case Kind::OnlyTheirs:
            found.onlyTheirs.push_back(told(each));
            break;
        }
    }
    return found;
}

} // namespace skyledger::airshipcity::cli
