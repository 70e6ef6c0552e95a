// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/scoresheet.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/rules/scoring.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>

#include <iterator>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScoreSheet)
};

QStringList headingsOfResources(std::size_t thing)
{
    switch (static_cast<Resource>(thing)) {
    case Resource::Metal:
        return {u"metal"_s};
    case Resource::Gear:
        return {u"gears"_s, u"propulsions"_s, u"engrenages"_s};
    case Resource::Wood:
    case Resource::Gold:
        break;
    }
    return {};
}

/// In the order of the entries.
constexpr SheetWords entries[] = {
    {[](std::size_t) { return u"vp"_s; }, [](std::size_t) { return Words::tr("VP on the track"); },
     [] {
         return Words::tr("Where the VP marker stands on the round track; the 20/40 marker adds the 20 or 40 "
                          "that it shows.");
     },
     [](std::size_t) {
         return QStringList{u"vp"_s, u"pv"_s, u"points"_s, u"track"_s, u"piste"_s};
     }},
    {[](std::size_t) { return u"airships"_s; }, [](std::size_t) { return Words::tr("Airship majorities"); },
     [] { return Words::tr("The player’s markers in the majority spaces of the nine airships."); },
     [](std::size_t) {
         return QStringList{u"airships"_s, u"airshipmajorities"_s, u"shipbuilding"_s, u"dirigeables"_s};
     },
     [](const QString &sum, const QString &most) {
         return Words::tr("There are %1 majority spaces of airships: %2 majorities are entered in all.")
             .arg(most, sum);
     }},
    {[](std::size_t) { return u"utilities"_s; },
     [](std::size_t) { return Words::tr("Majorities of public utilities"); },
     [] { return Words::tr("The player’s markers in the majority spaces of the public utilities."); },
     [](std::size_t) {
         return QStringList{u"utilities"_s,         u"public utilities"_s, u"public utility majorities"_s,
                            u"utilitymajorities"_s, u"construction"_s,     u"structures"_s};
     },
     [](const QString &sum, const QString &most) {
         return Words::tr("There are at most %1 public utilities: %2 majorities are entered in all.")
             .arg(most, sum);
     }},
    {[](std::size_t) { return u"contracts"_s; }, [](std::size_t) { return Words::tr("Completed contracts"); },
     [] { return Words::tr("The contracts beside the depot under Completed Contracts."); },
     [](std::size_t) {
         return QStringList{u"contracts"_s, u"contractscompleted"_s, u"trade"_s, u"contrats"_s,
                            u"commerce"_s};
     },
     [](const QString &sum, const QString &most) {
         return Words::tr("There are %1 contracts in the box: %2 completed ones are entered in all.")
             .arg(most, sum);
     }},
    {[](std::size_t) { return u"unfinished"_s; },
     [](std::size_t) { return Words::tr("VP of contracts not completed"); },
     [] {
         return Words::tr(
             "The sum of the VP printed on contracts that still lie on the Contract Term Track.");
     },
     [](std::size_t) {
         return QStringList{u"unfinished"_s, u"unfinished contracts"_s, u"unfinishedcontractvp"_s,
                            u"non valides"_s, u"contrats non valides"_s};
     }},
    {[](std::size_t thing) { return table::word(static_cast<Resource>(thing)); },
     [](std::size_t thing) { return heading(static_cast<Resource>(thing)); },
     [] { return Words::tr("What is left of this resource in the depot, 0 to 20."); }, &headingsOfResources},
    {[](std::size_t) { return u"markers"_s; },
     [](std::size_t) { return Words::tr("Donation markers on the board"); },
     [] {
         return Words::tr("The player’s markers in donation grids and majority spaces together, 0 to 20.");
     },
     [](std::size_t) {
         return QStringList{u"markers"_s, u"marqueurs"_s};
     }},
    {[](std::size_t thing) { return u"took-part-%1"_s.arg(thing + 1); },
     [](std::size_t thing) {
         return Words::tr("Took part: %1", "award").arg(name(static_cast<Award>(thing)));
     },
     [] { return QString(); }, [](std::size_t) { return QStringList(); }},
};
static_assert(std::size(entries) == static_cast<std::size_t>(SheetEntry::TookPart) + 1);

} // namespace

const SheetWords &sheetWords(SheetEntry entry)
{
    return entries[static_cast<std::size_t>(entry)];
}

QString vpMarkerWords(int vp)
{
    const VpMarker marker = vpMarkerOf(vp);
    const QString space = QString::number(marker.position);
    if (vp < 0 || marker.side > 40)
        return Words::tr("The track of 20 spaces cannot show %1.").arg(points(vp));
    if (marker.side == 0)
        return Words::tr("The player’s own VP marker on space %1").arg(space);
    return marker.side == 20 ? Words::tr("The 20/40 marker, 20 side up, on space %1").arg(space)
                             : Words::tr("The 20/40 marker, 40 side up, on space %1").arg(space);
}

} // namespace skyledger::words
