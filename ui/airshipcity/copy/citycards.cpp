// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/citycards.h"

#include "ui/airshipcity/copy/pieces.h"
#include "ui/airshipcity/values/cityfields.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct CityCheck {
    Q_DECLARE_TR_FUNCTIONS(CityCheck)
};

/// How the value is read off the cardboard; nothing where its caption says it.
QString hintFor(play::Code field)
{
    const auto kind = kindOf(field);
    // With both numbers of players side by side, the caption says which one is meant.
    const bool isCaptioned =
        kind == Value::StageBonus || kind == Value::AirshipSpaces || kind == Value::UtilitySpaces;
    return kind && !isCaptioned ? words::howToRead(*kind) : QString();
}

/// What contradicts another source or common sense; the rest contradicts the contents of the box or itself.
bool isImplausible(Inconsistency::Kind kind)
{
    using Kind = Inconsistency::Kind;
    return kind >= Kind::CrestKind && kind != Kind::NoSpaces && kind != Kind::NoTarget;
}

/// A twin goes by its number, as its card does: nobody has seen the name that it has in files.
CatalogueNote withNumber(CatalogueNote note, const Ids &ids)
{
    if (note.kind == CatalogueNote::Kind::TwinContracts)
        note.other = QString::number(indexOf(*ids.contracts.find(note.other)) + 1);
    else if (note.kind == CatalogueNote::Kind::TwinUtilities)
        note.other = QString::number(indexOf(*ids.utilities.find(note.other)) + 1);
    return note;
}

/// A clause about a place, or about the whole box.
CheckLine lineOf(const QString &where, const QString &clause, const std::optional<BoxPlace> &place)
{
    return {where.isEmpty() ? words::capitalised(clause)
                            : CityCheck::tr("%1: %2", "a place of the box, what is wrong").arg(where, clause),
            place};
}

/// What names a piece without a field is about the piece alone: the rest is about the whole box.
QString whereIs(const Inconsistency &trouble, const CatalogueFile &shown)
{
    if (trouble.isOfPiece())
        return words::place(trouble.place, shown);
    return trouble.kind == Inconsistency::Kind::UnusedCrest ? words::pieceOf(trouble.place, shown)
                                                            : QString();
}

} // namespace

CityCards::CityCards(CopyDesk &copy, QObject *parent) : DeskCards(copy, parent), m_copy(copy) {}

QString CityCards::nameOf(const BoxPlace &place) const
{
    return objectNameOf(place);
}

BoxEditor *CityCards::makeEditor(const BoxPlace &place, QWidget *parent) const
{
    return editorFor(place, objectNameOf(place), parent);
}

FieldWords CityCards::wordsOf(const BoxPlace &place) const
{
    const CatalogueFile &shown = m_copy.draft().shown();
    const auto field = place.value.as<Printed>();
    return {field == Printed::Tiles ? words::pieceOf(place, shown) : words::caption(field),
            words::shortCaption(field), words::place(place, shown), hintFor(field)};
}

QString CityCards::titleOf(const BoxPlace &first) const
{
    const CatalogueFile &shown = m_copy.draft().shown();
    return first.value == Printed::Tiles ? tr("Tiles of each kind: %1 of 16").arg(shown.ids.tiles.size())
                                         : words::pieceOf(first, shown);
}

std::optional<FieldValue> CityCards::value(const BoxPlace &place) const
{
    return fieldValueOf(m_copy.draft().value(place));
}

std::optional<BoxOrigin> CityCards::origin(const BoxPlace &place) const
{
    if (place.value == Printed::Tiles)
        return std::nullopt;
    const bool isKnown = m_copy.draft().value(place).has_value();
    return BoxOrigin{isKnown, isKnown ? m_copy.draft().source(place) : std::nullopt};
}

QStringList CityCards::troubles(const std::vector<BoxPlace> &places) const
{
    QStringList said;
    for (const Inconsistency &trouble : m_copy.report().inconsistencies) {
        const bool isHere =
            trouble.isOfPiece() && std::find(places.begin(), places.end(), trouble.place) != places.end();
        if (isHere)
            said << words::capitalised(words::inconsistency(trouble));
    }
    return said;
}

QString CityCards::refusal(const BoxPlace &place, const FieldValue &value) const
{
    if (place.value != Printed::Tiles) {
        const auto fault = faultOf(place.value, printedValueOf(place, value));
        return fault ? words::refusal(*fault) : QString();
    }
    const CatalogueDraft &draft = m_copy.draft();
    const int others = static_cast<int>(draft.shown().ids.tiles.size())
        - draft.tileCount(static_cast<TileKind>(place.thing));
    const int room = static_cast<int>(countOf<Tile>) - others;
    const int count = std::get<int>(value);
    return count >= 0 && count <= room ? QString()
                                       : tr("A city has 16 tiles: of this kind at most %1 fit.").arg(room);
}

void CityCards::enter(const BoxPlace &place, const FieldValue &value)
{
    if (place.value == Printed::Tiles)
        m_copy.setTileCount(static_cast<TileKind>(place.thing), std::get<int>(value));
    else
        m_copy.set(place, printedValueOf(place, value));
}

void CityCards::clear(const BoxPlace &place)
{
    if (place.value != Printed::Tiles) // a count is another one soon
        m_copy.clear(place);
}

QString CityCards::pageName(int page) const
{
    return words::name(static_cast<BoxPage>(page));
}

std::unique_ptr<CardPage> CityCards::makePage(int page)
{
    return cityPage(static_cast<BoxPage>(page), *this);
}

int CityCards::pageOf(const BoxPlace &place) const
{
    return static_cast<int>(airshipcity::pageOf(place.value));
}

std::vector<BoxPlace> CityCards::places(int page) const
{
    return placesOf(static_cast<BoxPage>(page), m_copy.draft().shown().ids);
}

std::vector<BoxPlace> CityCards::gaps(int page) const
{
    return m_copy.draft().gaps(static_cast<BoxPage>(page));
}

int CityCards::missing(int page) const
{
    return m_copy.draft().missing(static_cast<BoxPage>(page));
}

CopyCheck CityCards::check() const
{
    CopyCheck found;
    const CatalogueFile &shown = m_copy.draft().shown();
    for (const Inconsistency &each : m_copy.report().inconsistencies) {
        auto &lines = isImplausible(each.kind) ? found.doubts : found.contradictions;
        lines.push_back(lineOf(whereIs(each, shown), words::inconsistency(each), each.place));
    }
    for (const CatalogueNote &each : m_copy.report().notes) {
        const bool isPiece = each.where.contains(u'.');
        found.remarks.push_back(lineOf(isPiece ? words::pieceOf(*each.place, shown) : QString(),
                                       words::note(withNumber(each, shown.ids)), each.place));
    }
    return found;
}

QString CityCards::sampleNotice() const
{
    return words::sampleNotice(m_copy.draft().shown().document);
}

} // namespace skyledger::ui
