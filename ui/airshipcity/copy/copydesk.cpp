// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/copydesk.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "ui/airshipcity/values/ownerscopy.h"

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Where a note is looked at; it names the piece alone.
std::optional<MissingValue> placeOf(const CatalogueNote &note, const Ids &ids)
{
    using Kind = CatalogueNote::Kind;
    switch (note.kind) {
    case Kind::TwinContracts:
    case Kind::UnusualTerm:
        return placeNamed(note.where + u".term"_s, ids);
    case Kind::CostsNothing:
        return placeNamed(note.where + u".cost"_s, ids);
    case Kind::BringsNothing:
        return placeNamed(note.where + u".vp"_s, ids);
    case Kind::TwinUtilities:
    case Kind::NameMissing: {
        auto place = placeNamed(note.where + u".cost"_s, ids);
        if (place)
            place->value = note.other == "fr"_L1 ? Printed::UtilityNameFr : Printed::UtilityNameEn;
        return place;
    }
    default:
        return placeNamed(note.where, ids);
    }
}

/// The first place, in the order of the box, of which two drafts say something else.
std::optional<MissingValue> firstChange(const CatalogueDraft &before, const CatalogueDraft &now)
{
    for (const BoxPage page : all<BoxPage>()) {
        const std::vector<MissingValue> places = placesOf(page, now.shown().ids);
        for (const MissingValue &place : places) {
            if (before.value(place) != now.value(place))
                return place;
        }
    }
    return std::nullopt;
}

} // namespace

CopyDesk::CopyDesk(const QString &path, QObject *parent) : DraftDesk(cityCopyFormat(), parent)
{
    open(path);
}

table::ReadError CopyDesk::faultOf(const QJsonObject &document) const
{
    const auto read = readCatalogue(document);
    return read ? readCatalogue(layeredOverBuiltIn(document)).error() : read.error();
}

void CopyDesk::inspect()
{
    m_troubles.clear();
    const CatalogueReport report = m_draft.report();
    for (const Inconsistency &each : report.inconsistencies) {
        // It names the renovation alone: its cost is led to.
        const bool isCrest = each.kind == Inconsistency::Kind::UnusedCrest;
        m_troubles.push_back({each,
                              placeNamed(isCrest ? each.where + u".cost"_s : each.where, m_draft.shown().ids),
                              each.where.contains(u'.') && !isCrest});
    }
    m_remarks.clear();
    m_remarks.reserve(report.notes.size());
    for (const CatalogueNote &each : report.notes)
        m_remarks.push_back({each, placeOf(each, m_draft.shown().ids)});
}

void CopyDesk::remove(BoxList list, std::size_t index)
{
    changeBy([&] { m_draft.remove(list, index); });
    emit reset();
}

std::function<std::optional<BoxPlace>()> CopyDesk::watched() const
{
    return [this, before = m_draft] { return firstChange(before, m_draft); };
}

} // namespace skyledger::ui
