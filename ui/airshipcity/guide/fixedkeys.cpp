// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/fixedkeys.h"

#include "ui/airshipcity/words/boxwords.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui::fixedkeys {

using namespace airshipcity;

namespace {

struct Key {
    Q_DECLARE_TR_FUNCTIONS(Keys)
};

constexpr int models = 3; ///< of each family, a row of the board
constexpr int digits = 9;

QChar ofFulfil()
{
    return Key::tr("U", "key: fulfil a contract").at(0);
}

QChar ofDirection(Direction direction)
{
    switch (direction) {
    case Direction::North:
        return Key::tr("N", "key: north").at(0);
    case Direction::East:
        return Key::tr("E", "key: east").at(0);
    case Direction::South:
        return Key::tr("S", "key: south").at(0);
    case Direction::West:
        return Key::tr("W", "key: west").at(0);
    }
    return {};
}

/// The key of a place on a board, counted from 0; null past the ninth.
QChar digit(std::size_t place)
{
    return place < digits ? QChar(static_cast<char16_t>(u'1' + place)) : QChar();
}

/// Models stand in three columns, a family each.
std::size_t placeOf(Airship airship)
{
    const std::size_t number = indexOf(airship);
    return number % models * models + number / models;
}

QChar ofDisplayed(Contract contract, const State &state)
{
    const auto found = std::find(state.market.begin(), state.market.end(), contract);
    return found == state.market.end() ? QChar()
                                       : digit(static_cast<std::size_t>(found - state.market.begin()));
}

} // namespace

QChar ofTile(TileKind kind)
{
    switch (kind) {
    case TileKind::Architect:
        return Key::tr("A", "key: Architect").at(0);
    case TileKind::Forest:
        return Key::tr("F", "key: Forest").at(0);
    case TileKind::Mine:
        return Key::tr("M", "key: Mine").at(0);
    case TileKind::Factory:
        return Key::tr("C", "key: Factory").at(0);
    case TileKind::Valley:
        return Key::tr("V", "key: Valley").at(0);
    case TileKind::Guild:
        return Key::tr("G", "key: Guild Hall").at(0);
    case TileKind::Harbor:
        return Key::tr("H", "key: Harbor").at(0);
    case TileKind::Lighthouse:
        return Key::tr("L", "key: Lighthouse").at(0);
    case TileKind::Market:
        return Key::tr("K", "key: Market").at(0);
    case TileKind::Shipyard:
        return Key::tr("Y", "key: Shipyard").at(0);
    case TileKind::Workshop:
        return Key::tr("W", "key: Workshop").at(0);
    }
    return {};
}

QChar ofSlide()
{
    return Key::tr("S", "key: slide").at(0);
}

QChar ofBarter()
{
    return Key::tr("B", "key: Barter").at(0);
}

QChar ofNo()
{
    return Key::tr("N", "key: no").at(0);
}

QString letters()
{
    QString letters;
    for (const TileKind kind : all<TileKind>())
        letters += ofTile(kind);
    for (const QChar deed : {ofSlide(), ofBarter(), ofNo(), ofFulfil()})
        letters += deed;
    return letters;
}

QChar ofAnswer(const GivenAnswer &answer, const Setup &setup, const State &state)
{
    if (answer.value == unanswered)
        return ofNo();
    switch (aspectOf(answer)) {
    case Aspect::Destination:
        return ofTile(kindAt(static_cast<Cell>(answer.value), setup, state));
    case Aspect::Utility:
        return digit(static_cast<std::size_t>(answer.value));
    case Aspect::Airship:
        return digit(placeOf(static_cast<Airship>(answer.value)));
    case Aspect::Then:
        return static_cast<Then>(answer.value) == Then::Donate ? Key::tr("D", "key: donate").at(0)
                                                               : Key::tr("E", "key: sell").at(0);
    case Aspect::Take:
        return ofDisplayed(static_cast<Contract>(answer.value), state);
    case Aspect::Contract:
        return ofFulfil();
    case Aspect::Renovation:
    case Aspect::Crest:
    case Aspect::Give:
    case Aspect::Get:
    case Aspect::PiggybackTake:
    case Aspect::Negotiator:
    case Aspect::StageTake:
        return words::letterOf(static_cast<Resource>(answer.value));
    case Aspect::Way:
    case Aspect::SecondWay:
        return ofDirection(static_cast<Direction>(answer.value));
    case Aspect::Develop:
    case Aspect::Reveal:
    case Aspect::Line:
    case Aspect::SecondLine:
    case Aspect::Crew:
    case Aspect::LongDistance:
    case Aspect::UtilityName:
    case Aspect::Digit:
    case Aspect::Clicked:
        break;
    }
    return {};
}

} // namespace skyledger::ui::fixedkeys
