// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/scoresheet.h"

#include "core/airshipcity/vpmarker.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScoreSheet)
};

QString namesOf(const SheetFault &fault, const SheetDraft &draft)
{
    QStringList names;
    for (const Player player : fault.players)
        names << draftName(draft, player);
    return listedWithAnd(names);
}

/// The players by number: of two with one name the name does not help.
QString numbersOf(const SheetFault &fault)
{
    QStringList numbers;
    for (const Player player : fault.players)
        numbers << QString::number(static_cast<int>(player) + 1);
    return listedWithAnd(numbers);
}

QString tooManyInAll(const SheetFault &fault)
{
    const QString limit = QString::number(fault.limit);
    const QString value = QString::number(fault.value);
    if (fault.number == SheetNumber::AirshipMajorities)
        return Words::tr("There are %1 majority spaces of airships: %2 majorities are entered in all.")
            .arg(limit, value);
    if (fault.number == SheetNumber::UtilityMajorities)
        return Words::tr("There are at most %1 public utilities: %2 majorities are entered in all.")
            .arg(limit, value);
    return Words::tr("There are %1 contracts in the box: %2 completed ones are entered in all.")
        .arg(limit, value);
}

} // namespace

QString label(SheetNumber number)
{
    switch (number) {
    case SheetNumber::Vp:
        return Words::tr("VP on the track");
    case SheetNumber::AirshipMajorities:
        return Words::tr("Airship majorities");
    case SheetNumber::UtilityMajorities:
        return Words::tr("Majorities of public utilities");
    case SheetNumber::ContractsCompleted:
        return Words::tr("Completed contracts");
    case SheetNumber::UnfinishedContractVp:
        return Words::tr("VP of contracts not completed");
    case SheetNumber::Wood:
        return heading(Resource::Wood);
    case SheetNumber::Metal:
        return heading(Resource::Metal);
    case SheetNumber::Gold:
        return heading(Resource::Gold);
    case SheetNumber::Gear:
        return heading(Resource::Gear);
    case SheetNumber::Markers:
        return Words::tr("Donation markers on the board");
    }
    return {};
}

QString whereToLook(SheetNumber number)
{
    switch (number) {
    case SheetNumber::Vp:
        return Words::tr("Where the VP marker stands on the round track; the 20/40 marker adds the 20 or 40 "
                         "that it shows.");
    case SheetNumber::AirshipMajorities:
        return Words::tr("The player’s markers in the majority spaces of the nine airships.");
    case SheetNumber::UtilityMajorities:
        return Words::tr("The player’s markers in the majority spaces of the public utilities.");
    case SheetNumber::ContractsCompleted:
        return Words::tr("The contracts beside the depot under Completed Contracts.");
    case SheetNumber::UnfinishedContractVp:
        return Words::tr("The sum of the VP printed on contracts that still lie on the Contract Term Track.");
    case SheetNumber::Wood:
    case SheetNumber::Metal:
    case SheetNumber::Gold:
    case SheetNumber::Gear:
        return Words::tr("What is left of this resource in the depot, 0 to 20.");
    case SheetNumber::Markers:
        return Words::tr("The player’s markers in donation grids and majority spaces together, 0 to 20.");
    }
    return {};
}

QString sheetFault(const SheetFault &fault, const SheetDraft &draft)
{
    const QString value = plainNumber(fault.value);
    const QString limit = plainNumber(fault.limit);
    switch (fault.kind) {
    case SheetFault::Kind::NameMissing:
        return Words::tr("Player %1 has no name yet.").arg(numbersOf(fault));
    case SheetFault::Kind::NameTooLong:
        return Words::tr("A name has at most %1 characters: that of player %2 has %3.")
            .arg(limit, numbersOf(fault), value);
    case SheetFault::Kind::NameTwice:
        return Words::tr("Players %1 have the same name.", "list of numbers").arg(numbersOf(fault));
    case SheetFault::Kind::ColorTwice:
        return Words::tr("%1 have the same colour.", "list of players").arg(namesOf(fault, draft));
    case SheetFault::Kind::SeveralFirst:
        return Words::tr("Only one can be the first player: %1 are marked.", "list of players")
            .arg(namesOf(fault, draft));
    case SheetFault::Kind::TooLow:
        return Words::tr("%1, %2: %3 is too low, the least is %4.", "player, what, number, number")
            .arg(namesOf(fault, draft), label(fault.number), value, limit);
    case SheetFault::Kind::TooHigh:
        return Words::tr("%1, %2: %3 is too high, the most is %4.", "player, what, number, number")
            .arg(namesOf(fault, draft), label(fault.number), value, limit);
    case SheetFault::Kind::TooManyInAll:
        return tooManyInAll(fault);
    }
    return {};
}

QString draftName(const SheetDraft &draft, Player player)
{
    const QString name = draft.players.value(static_cast<qsizetype>(player)).name.trimmed();
    return name.isEmpty() ? Words::tr("player %1").arg(static_cast<int>(player) + 1) : printable(name);
}

QString vpMarkerWords(int vp)
{
    const auto marker = vpMarker(vp);
    if (!marker)
        return Words::tr("The track of 20 spaces cannot show %1.").arg(points(vp));
    const QString space = QString::number(marker->position);
    switch (marker->side) {
    case VpSide::Own:
        return Words::tr("The player’s own VP marker on space %1").arg(space);
    case VpSide::Twenty:
        return Words::tr("The 20/40 marker, 20 side up, on space %1").arg(space);
    case VpSide::Forty:
        return Words::tr("The 20/40 marker, 40 side up, on space %1").arg(space);
    }
    return {};
}

} // namespace skyledger::words
