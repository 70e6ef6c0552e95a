// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/citycheck.h"

#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CityCheck)
};

/// What contradicts another source or common sense; the rest contradicts the contents of the box or itself.
bool isImplausible(Inconsistency::Kind kind)
{
    using Kind = Inconsistency::Kind;
    switch (kind) {
    case Kind::CrestKind:
    case Kind::AirshipCost:
    case Kind::AirshipDiscount:
    case Kind::PassengerDiscount:
    case Kind::CostBeyondStock:
    case Kind::FewerForFour:
    case Kind::RisingPrices:
        return true;
    default:
        return false;
    }
}

/// A twin goes by its number, as its card does: nobody has seen the name that it has in files.
CatalogueNote withNumber(CatalogueNote note, const Ids &ids)
{
    const bool isContract = note.kind == CatalogueNote::Kind::TwinContracts;
    if (!isContract && note.kind != CatalogueNote::Kind::TwinUtilities)
        return note;
    const QString list = isContract ? u"contracts.%1.cost"_s : u"utilities.%1.cost"_s;
    if (const auto twin = placeNamed(list.arg(note.other), ids))
        note.other = QString::number(twin->thing + 1);
    return note;
}

/// A clause about a place, or about the whole box.
CheckLine lineOf(const QString &where, const QString &clause, const std::optional<BoxPlace> &place)
{
    return {where.isEmpty() ? words::capitalised(clause)
                            : Words::tr("%1: %2", "a place of the box, what is wrong").arg(where, clause),
            place};
}

/// What names a piece without a field is about the piece alone: the rest is about the whole box.
QString whereIs(const Trouble &trouble, const CatalogueFile &shown)
{
    if (trouble.place && trouble.ofPiece)
        return words::place(*trouble.place, shown);
    if (trouble.place && trouble.what.kind == Inconsistency::Kind::UnusedCrest)
        return words::pieceOf(*trouble.place, shown);
    return {};
}

} // namespace

CopyCheck checkOf(const CopyDesk &desk)
{
    CopyCheck found;
    const CatalogueFile &shown = desk.draft().shown();
    for (const Trouble &each : desk.troubles()) {
        auto &lines = isImplausible(each.what.kind) ? found.doubts : found.contradictions;
        lines.push_back(lineOf(whereIs(each, shown), words::inconsistency(each.what), each.place));
    }
    for (const Remark &each : desk.remarks()) {
        const bool isPiece = each.place && each.what.where.contains(u'.');
        found.remarks.push_back(lineOf(isPiece ? words::pieceOf(*each.place, shown) : QString(),
                                       words::note(withNumber(each.what, shown.ids)), each.place));
    }
    return found;
}

} // namespace skyledger::ui
