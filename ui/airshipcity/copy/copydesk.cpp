// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/copydesk.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/citycopy.h"
#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/shell/fileclaims.h"

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// The renovation that is named alone, without what is printed on it.
std::optional<MissingValue> renovationAt(const QString &where)
{
    for (const Resource resource : all<Resource>()) {
        if (where == u"renovations."_s + word(resource))
            return MissingValue{Printed::RenovationCost, static_cast<std::uint8_t>(indexOf(resource))};
    }
    return std::nullopt;
}

/// Where a note is looked at; it names the piece alone.
std::optional<MissingValue> placeOf(const CatalogueNote &note, const Ids &ids)
{
    using Kind = CatalogueNote::Kind;
    if (const auto renovation = renovationAt(note.where))
        return renovation;
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

CopyDesk::CopyDesk(const QString &path, QObject *parent) : QObject(parent), m_file(cityCopyFormat(), path)
{
    open(path);
}

void CopyDesk::open(const QString &path)
{
    m_file = CopyFile(cityCopyFormat(), path);
    m_unsaved.reset();
    m_unreadable = m_file.read();
    m_base = m_file.content();
    m_draft = CatalogueDraft(m_base);
    inspect();
    emit changed();
    emit reset();
}

/// Brings in what others wrote since; false if the file has become one that cannot be read, or that cannot be brought
/// together with what was entered here.
bool CopyDesk::takeUp()
{
    m_unreadable = m_file.read();
    if (m_unreadable)
        return false;
    // What is not on disk yet was entered on top of what was known.
    if (m_base == m_file.content())
        return true;
    const QJsonObject both = rebasedCatalogue(m_base, m_draft.document(), m_file.content());
    if (!m_draft.adopt(both)) {
        const auto read = readCatalogue(both);
        m_unreadable = read ? readCatalogue(layeredOverBuiltIn(both)).error() : read.error();
        m_unreadable->file = path();
        return false;
    }
    m_base = m_file.content();
    return true;
}

void CopyDesk::inspect()
{
    m_troubles.clear();
    const CatalogueReport report = m_draft.report();
    for (const Inconsistency &each : report.inconsistencies) {
        const bool ofPiece = each.where.contains(u'.') && each.kind != Inconsistency::Kind::UnusedCrest;
        const auto renovation = renovationAt(each.where);
        m_troubles.push_back(
            {each, renovation ? renovation : placeNamed(each.where, m_draft.shown().ids), ofPiece});
    }
    m_remarks.clear();
    m_remarks.reserve(report.notes.size());
    for (const CatalogueNote &each : report.notes)
        m_remarks.push_back({each, placeOf(each, m_draft.shown().ids)});
}

void CopyDesk::conclude()
{
    m_unsaved = m_file.write(m_draft.document());
    m_base = m_file.content();
    inspect();
    emit changed();
}

/// Changes the draft and writes it; with a file that is left alone, nothing happens and nothing is answered.
template <class Change>
auto CopyDesk::change(Change how)
{
    const auto turn = claims::writingTurn(m_file.path());
    const bool isReadable = takeUp();
    const QJsonObject before = m_draft.document();
    const auto answer = isReadable ? how() : decltype(how()){};
    if (isReadable && (m_draft.document() != before || m_unsaved))
        conclude();
    else
        emit changed();
    return answer;
}

void CopyDesk::changeBy(const std::function<void()> &how)
{
    change([&how] {
        how();
        return true;
    });
}

void CopyDesk::readAnew()
{
    const QJsonObject before = m_draft.document();
    const bool wasReadable = !m_unreadable;
    takeUp();
    if (before == m_draft.document() && wasReadable == !m_unreadable)
        return;
    inspect();
    emit changed();
    emit reset();
}

bool CopyDesk::save()
{
    if (m_unsaved)
        changeBy([] {});
    return !m_unsaved;
}

std::optional<ValueFault> CopyDesk::set(const MissingValue &place, const PrintedValue &value)
{
    return change([&] { return m_draft.set(place, value); });
}

void CopyDesk::clear(const MissingValue &place)
{
    changeBy([&] { m_draft.clear(place); });
}

void CopyDesk::dropEdit(const MissingValue &place)
{
    changeBy([&] { m_draft.dropEdit(place); });
}

void CopyDesk::confirm(BoxPage page)
{
    changeBy([&] { m_draft.confirm(page); });
}

bool CopyDesk::setTileCount(TileKind kind, int count)
{
    return change([&] { return m_draft.setTileCount(kind, count); });
}

bool CopyDesk::add(BoxList list)
{
    return change([&] { return m_draft.add(list); });
}

void CopyDesk::remove(BoxList list, std::size_t index)
{
    changeBy([&] { m_draft.remove(list, index); });
    emit reset();
}

bool CopyDesk::setName(const QString &name)
{
    return change([&] { return m_draft.setName(name); });
}

bool CopyDesk::replace(const QJsonObject &document, const QString &what)
{
    const bool done = change([&] { return m_draft.replace(document, what); });
    emit reset();
    return done;
}

void CopyDesk::step(void (CatalogueDraft::*way)())
{
    const CatalogueDraft before = m_draft;
    changeBy([&] { (m_draft.*way)(); });
    emit reset();
    if (const auto place = firstChange(before, m_draft))
        emit stepped(*place);
}

void CopyDesk::undo()
{
    step(&CatalogueDraft::undo);
}

void CopyDesk::redo()
{
    step(&CatalogueDraft::redo);
}

} // namespace skyledger::ui
