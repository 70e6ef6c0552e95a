// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/citycards.h"

#include "ui/airshipcity/copy/pieces.h"
#include "ui/airshipcity/values/cityfields.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/phrases.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct CityCheck {
    Q_DECLARE_TR_FUNCTIONS(CityCheck)
};

/// How the value is read off the cardboard; nothing where its caption says it.
QString hintFor(Printed field)
{
    switch (field) {
    case Printed::BonusGain:
    case Printed::BonusChoice:
    case Printed::BonusVp:
    case Printed::TilePiggybackBasic:
    // With both numbers of players side by side, the caption says which one is meant.
    case Printed::AirshipSpacesFor3:
    case Printed::AirshipSpacesFor4:
    case Printed::UtilitySpacesFor3:
    case Printed::UtilitySpacesFor4:
        return {};
    default: {
        const auto kind = kindOf(field);
        return kind ? words::howToRead(*kind) : QString();
    }
    }
}

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
                            : CityCheck::tr("%1: %2", "a place of the box, what is wrong").arg(where, clause),
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
    for (const Trouble &trouble : m_copy.troubles()) {
        const bool isHere = trouble.ofPiece && trouble.place
            && std::find(places.begin(), places.end(), *trouble.place) != places.end();
        if (isHere)
            said << words::capitalised(words::inconsistency(trouble.what));
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
    return static_cast<int>(airshipcity::pageOf(place.value.as<Printed>()));
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
    for (const Trouble &each : m_copy.troubles()) {
        auto &lines = isImplausible(each.what.kind) ? found.doubts : found.contradictions;
        lines.push_back(lineOf(whereIs(each, shown), words::inconsistency(each.what), each.place));
    }
    for (const Remark &each : m_copy.remarks()) {
        const bool isPiece = each.place && each.what.where.contains(u'.');
        found.remarks.push_back(lineOf(isPiece ? words::pieceOf(*each.place, shown) : QString(),
                                       words::note(withNumber(each.what, shown.ids)), each.place));
    }
    return found;
}

QString CityCards::sampleNotice() const
{
    return words::sampleNotice(m_copy.draft().shown().document);
}

} // namespace skyledger::ui
