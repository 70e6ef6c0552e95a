// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/copydesk.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "ui/airshipcity/values/cityfields.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/phrases.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct CityCheck {
    Q_DECLARE_TR_FUNCTIONS(CityCheck)
};

struct ObjectName {
    Printed field;
    QLatin1StringView name;
};
/// Those that their path does not tell.
constexpr ObjectName objectNames[]{
    {Printed::Tiles, "tiles"_L1},
    {Printed::BonusChoice, "bonus-choice"_L1},
    {Printed::Utilities, "utilities"_L1},
    {Printed::PriceTrack, "price-track"_L1},
    {Printed::RenovationCost, "renovation-cost"_L1},
    {Printed::EffectTarget, "effect-target"_L1},
    {Printed::PiggybackBasic, "piggyback"_L1},
    {Printed::PiggybackDeveloped, "piggyback-developed"_L1},
};

/// `contracts.{contract}.gold`, `tiles.{tile}.crestBonus` as `contract-gold`, `tile-crest-bonus`.
QString nameInPath(Printed field)
{
    const std::string_view path = printedTable().row(fieldLayout(field).row).path;
    QString name;
    const std::size_t thing = path.find('{');
    for (const char letter : thing == std::string_view::npos ? path : path.substr(thing + 1)) {
        const QChar c = QLatin1Char(letter);
        if (c.isUpper())
            name += u'-';
        if (c != u'}')
            name += c == u'.' ? QChar(u'-') : c.toLower();
    }
    return name;
}

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
    if (note.kind == CatalogueNote::Kind::TwinContracts) {
        if (const auto twin = ids.contracts.find(note.other))
            note.other = QString::number(indexOf(*twin) + 1);
    } else if (note.kind == CatalogueNote::Kind::TwinUtilities) {
        if (const auto twin = ids.utilities.find(note.other))
            note.other = QString::number(indexOf(*twin) + 1);
    }
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

QString CopyDesk::nameOf(const BoxPlace &place) const
{
    const auto *const found =
        std::find_if(std::begin(objectNames), std::end(objectNames),
                     [&place](const ObjectName &each) { return each.field == place.value; });
    const QString field =
        found == std::end(objectNames) ? nameInPath(place.value.as<Printed>()) : QString(found->name);
    return u"box-%1-%2"_s.arg(field, QString::number(place.thing + 1));
}

BoxEditor *CopyDesk::makeEditor(const BoxPlace &place, QWidget *parent) const
{
    return editorFor(place, nameOf(place), parent);
}

FieldWords CopyDesk::wordsOf(const BoxPlace &place) const
{
    const CatalogueFile &shown = m_draft.shown();
    const auto field = place.value.as<Printed>();
    return {field == Printed::Tiles ? words::pieceOf(place, shown) : words::caption(field),
            words::shortCaption(field), words::place(place, shown), hintFor(field)};
}

QString CopyDesk::titleOf(const BoxPlace &first) const
{
    const CatalogueFile &shown = m_draft.shown();
    return first.value == Printed::Tiles ? tr("Tiles of each kind: %1 of 16").arg(shown.ids.tiles.size())
                                         : words::pieceOf(first, shown);
}

std::optional<FieldValue> CopyDesk::value(const BoxPlace &place) const
{
    return fieldValueOf(m_draft.value(place));
}

std::optional<BoxOrigin> CopyDesk::origin(const BoxPlace &place) const
{
    if (place.value == Printed::Tiles)
        return std::nullopt;
    const bool isKnown = m_draft.value(place).has_value();
    return BoxOrigin{isKnown, isKnown ? m_draft.source(place) : std::nullopt};
}

QStringList CopyDesk::troubles(const std::vector<BoxPlace> &places) const
{
    QStringList said;
    for (const Inconsistency &trouble : m_report.inconsistencies) {
        const bool isHere =
            trouble.isOfPiece() && std::find(places.begin(), places.end(), trouble.place) != places.end();
        if (isHere)
            said << words::capitalised(words::inconsistency(trouble));
    }
    return said;
}

QString CopyDesk::refusal(const BoxPlace &place, const FieldValue &value) const
{
    if (place.value != Printed::Tiles) {
        const auto fault = airshipcity::faultOf(place.value, printedValueOf(place, value));
        return fault ? words::refusal(*fault) : QString();
    }
    const int others = static_cast<int>(m_draft.shown().ids.tiles.size())
        - m_draft.tileCount(static_cast<TileKind>(place.thing));
    const int room = static_cast<int>(countOf<Tile>) - others;
    const int count = std::get<int>(value);
    return count >= 0 && count <= room ? QString()
                                       : tr("A city has 16 tiles: of this kind at most %1 fit.").arg(room);
}

void CopyDesk::enter(const BoxPlace &place, const FieldValue &value)
{
    if (place.value == Printed::Tiles)
        setTileCount(static_cast<TileKind>(place.thing), std::get<int>(value));
    else
        set(place, printedValueOf(place, value));
}

void CopyDesk::clear(const BoxPlace &place)
{
    if (place.value != Printed::Tiles) // a count is another one soon
        changeBy([&] { m_draft.clear(place); });
}

QString CopyDesk::pageName(int page) const
{
    return words::name(static_cast<BoxPage>(page));
}

int CopyDesk::pageOf(const BoxPlace &place) const
{
    return static_cast<int>(airshipcity::pageOf(place.value));
}

std::vector<BoxPlace> CopyDesk::places(int page) const
{
    return placesOf(static_cast<BoxPage>(page), m_draft.shown().ids);
}

std::vector<BoxPlace> CopyDesk::gaps(int page) const
{
    return m_draft.gaps(static_cast<BoxPage>(page));
}

int CopyDesk::missing(int page) const
{
    return m_draft.missing(static_cast<BoxPage>(page));
}

CopyCheck CopyDesk::check() const
{
    CopyCheck found;
    const CatalogueFile &shown = m_draft.shown();
    for (const Inconsistency &each : m_report.inconsistencies) {
        auto &lines = isImplausible(each.kind) ? found.doubts : found.contradictions;
        lines.push_back(lineOf(whereIs(each, shown), words::inconsistency(each), each.place));
    }
    for (const CatalogueNote &each : m_report.notes) {
        const bool isPiece = each.place && each.where.contains(u'.');
        found.remarks.push_back(lineOf(isPiece ? words::pieceOf(*each.place, shown) : QString(),
                                       words::note(withNumber(each, shown.ids)), each.place));
    }
    return found;
}

QString CopyDesk::sampleNotice() const
{
    return words::sampleNotice(m_draft.shown().document);
}

} // namespace skyledger::ui
