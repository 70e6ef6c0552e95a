// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/copydesk.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "ui/airshipcity/values/ownerscopy.h"

namespace skyledger::ui {

using namespace airshipcity;

namespace {

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
    m_report = m_draft.report();
}

void CopyDesk::remove(CatalogueSection list, std::size_t index)
{
    changeBy([&] { m_draft.remove(list, index); });
    emit reset();
}

std::function<std::optional<BoxPlace>()> CopyDesk::watched() const
{
    return [this, before = m_draft] { return firstChange(before, m_draft); };
}

} // namespace skyledger::ui
