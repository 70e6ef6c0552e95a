// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/describe/harbour.h"

namespace skyledger::harbour {

using namespace describe;
using namespace Qt::Literals::StringLiterals;

namespace {

std::optional<Spot> spotOf(QStringView text)
{
    if (text.size() != 2 || text[0] < u'A' || text[0] > u'C' || text[1] < u'1' || text[1] > u'3')
        return std::nullopt;
    return Spot{static_cast<std::uint8_t>(text[0].unicode() - 'A'),
                static_cast<std::uint8_t>(text[1].unicode() - '1')};
}
QString textOf(const Spot &spot)
{
    return QChar('A' + spot.column) + QString::number(spot.row + 1);
}
constexpr QLatin1StringView aSpot("a spot of the chart");
using SpotText = Spelled<spotOf, textOf, aSpot>;

/// Nobody sails no miles to the north.
void checkLeg(const JsonNode &node, const Leg &leg)
{
    if (leg.wind == Wind::North && leg.miles == 0)
        misplacedKey(node, "miles"_L1);
}
/// What is unloaded at A1 goes nowhere.
void checkUnload(const JsonNode &event, const Unload &unload)
{
    if (unload.spot == Spot{} && !unload.legs.empty())
        misplacedKey(event, "legs"_L1);
    if (unload.spot != Spot{} && !event.value().toObject().contains("legs"_L1))
        lackingKey(event, "legs"_L1);
}

constexpr Field<Leg, Ids> legFields[] = {
    field<&Leg::wind>("wind"),
    field<&Leg::miles, Number<0, 9>>("miles"),
};
constexpr Field<Sail, Ids> sailFields[] = {
    field<&Sail::port>("port"),
    field<&Sail::path, List<Auto, 1, 5>>("path"),
    optionalField<&Sail::byNight>("byNight"),
    optionalField<&Sail::depth, Number<0, 30>>("depth"),
    field<&Sail::pilot, Nullable<>>("pilot"),
};
constexpr Field<Tack, Ids> tackFields[] = {
    field<at<&Tack::leg, &Leg::wind>>("wind"),
    field<at<&Tack::leg, &Leg::miles>, Number<1, 9>>("miles"),
};
constexpr Field<Bid, Ids> bidFields[] = {
    field<&Bid::price, Nullable<Number<0, 20>>>("price"),
};
constexpr Field<Load, Ids> loadFields[] = {
    field<&Load::crates, KeyedList<&Crate::spot, SpotText, &Crate::good, Nullable<>, 1, 4>>("crates"),
    optionalField<&Load::berth>("berth"),
    field<&Load::shares, PerSeat<&Ids::seats, Number<0, 5>>>("shares"),
    optionalField<&Load::kinds>("kinds"),
};
constexpr Field<Unload, Ids> unloadFields[] = {
    field<&Unload::spot, SpotText>("spot"),
    optionalField<&Unload::legs, List<Object<legFields, checkLeg>>>("legs"),
};
constexpr Field<Storm, Ids> stormFields[] = {
    groupField<at<&Storm::damage, &Storm::Damage::sails>, Number<0, 9>>("sails"),
    optionalField<at<&Storm::damage, &Storm::Damage::masts>, Number<0, 9>>("masts"),
    markedField<&Storm::given, Extra::Flag, &Storm::flag>("flag"),
    markedField<&Storm::given, Extra::Pilot, &Storm::pilot, Nullable<>>("pilot"),
};
constexpr Field<Reported, Ids> foundFields[] = {
    optionalField<&Reported::found, Number<0, 9>>("found"),
};
constexpr Field<Share, Ids> shareFields[] = {
    optionalField<&Share::gain, Amounts<0, 99>>("gain"),
    optionalField<&Share::points, Number<-999, 999>>("points"),
};
constexpr Field<Reported, Ids> reportedFields[] = {
    optionalField<&Reported::pay, Amounts<0, 99>>("pay"),
    optionalField<&Reported::players, Keyed<Auto, Object<shareFields>>>("players"),
};
constexpr Field<Play, Ids> playerField = optionalField<&Play::player>("player");

constexpr PlayShape<Played, Ids> shapes[] = {
    shape<&Play::what, Sail, sailFields>("sail").telling<foundFields>(),
    shape<&Play::what, Tack, tackFields>("tack"),
    shape<&Play::what, Bid, bidFields>("bid").named(),
    shape<&Play::what, Load, loadFields>("move").when("crates"),
    shape<&Play::what, Unload, unloadFields>("move").checked<checkUnload>(),
    shape<&Play::what, Storm, stormFields>("storm"),
    shape<&Play::what, Anchor>("anchor"),
};

} // namespace

const PlayTable<Played, Ids> &plays()
{
    static const PlayTable<Played, Ids> table(shapes, playerField, reportedFields);
    return table;
}

} // namespace skyledger::harbour
