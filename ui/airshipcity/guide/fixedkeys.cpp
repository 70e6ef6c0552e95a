// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/fixedkeys.h"

#include "ui/airshipcity/words/boxwords.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <iterator>

namespace skyledger::ui::fixedkeys {

using namespace airshipcity;

namespace {

struct Key {
    Q_DECLARE_TR_FUNCTIONS(Keys)
};

constexpr int models = 3; ///< of each family, a row of the board
constexpr int digits = 9;

/// A letter, and what it is for.
struct Letter {
    const char *letter;
    const char *use;
};

constexpr table::Per<TileKind, Letter> tileLetters{
    {{QT_TRANSLATE_NOOP3("Keys", "A", "key: Architect"), QT_TRANSLATE_NOOP3("Keys", "F", "key: Forest"),
      QT_TRANSLATE_NOOP3("Keys", "M", "key: Mine"), QT_TRANSLATE_NOOP3("Keys", "C", "key: Factory"),
      QT_TRANSLATE_NOOP3("Keys", "V", "key: Valley"), QT_TRANSLATE_NOOP3("Keys", "G", "key: Guild Hall"),
      QT_TRANSLATE_NOOP3("Keys", "H", "key: Harbor"), QT_TRANSLATE_NOOP3("Keys", "L", "key: Lighthouse"),
      QT_TRANSLATE_NOOP3("Keys", "K", "key: Market"), QT_TRANSLATE_NOOP3("Keys", "Y", "key: Shipyard"),
      QT_TRANSLATE_NOOP3("Keys", "W", "key: Workshop")}}};
constexpr Letter directionLetters[] = {
    QT_TRANSLATE_NOOP3("Keys", "N", "key: north"), QT_TRANSLATE_NOOP3("Keys", "E", "key: east"),
    QT_TRANSLATE_NOOP3("Keys", "S", "key: south"), QT_TRANSLATE_NOOP3("Keys", "W", "key: west")};

constexpr Letter deedLetters[] = {
    QT_TRANSLATE_NOOP3("Keys", "S", "key: slide"), QT_TRANSLATE_NOOP3("Keys", "B", "key: Barter"),
    QT_TRANSLATE_NOOP3("Keys", "N", "key: no"), QT_TRANSLATE_NOOP3("Keys", "U", "key: fulfil a contract")};
static_assert(std::size(deedLetters) == static_cast<std::size_t>(Deed::Fulfil) + 1);

QChar said(const Letter &letter)
{
    return Key::tr(letter.letter, letter.use).at(0);
}

/// Models stand in three columns, a family each.
std::size_t placeOf(Airship airship)
{
    const std::size_t number = indexOf(airship);
    return number % models * models + number / models;
}

/// Rows have digits, columns letters, as they are written.
QChar ofLine(Line line)
{
    const int number = static_cast<int>(line);
    return isRow(line) ? QChar(u'1' + number) : QChar(u'A' + number - gridSize);
}

} // namespace

QChar ofPlace(std::size_t place)
{
    return place < digits ? QChar(static_cast<char16_t>(u'1' + place)) : QChar();
}

QChar ofTile(TileKind kind)
{
    return said(tileLetters[kind]);
}

QChar ofDeed(Deed deed)
{
    return said(deedLetters[static_cast<std::size_t>(deed)]);
}

QString letters()
{
    QString letters;
    for (const TileKind kind : all<TileKind>())
        letters += ofTile(kind);
    for (const Letter &letter : deedLetters)
        letters += said(letter);
    return letters;
}

QChar ofAnswer(const GivenAnswer &answer, const Setup &setup, const State &state)
{
    if (answer.value == unanswered)
        return ofDeed(Deed::No);
    const std::optional<BoardThing> thing = targetOf(answer, state);
    if (const auto resource = thingAs<Resource>(thing))
        return words::letterOf(*resource);
    if (const auto utility = thingAs<Utility>(thing))
        return ofPlace(indexOf(*utility));
    if (const auto airship = thingAs<Airship>(thing))
        return ofPlace(placeOf(*airship));
    if (const auto line = thingAs<Line>(thing))
        return ofLine(*line);
    switch (aspectOf(answer)) {
    case Aspect::Destination:
        return ofTile(kindAt(static_cast<Cell>(answer.value), setup, state));
    case Aspect::Then:
        return static_cast<Then>(answer.value) == Then::Donate ? Key::tr("D", "key: donate").at(0)
                                                               : Key::tr("E", "key: sell").at(0);
    case Aspect::Take: {
        const auto *const found =
            std::find(state.market.begin(), state.market.end(), static_cast<Contract>(answer.value));
        return found == state.market.end() ? QChar()
                                           : ofPlace(static_cast<std::size_t>(found - state.market.begin()));
    }
    case Aspect::Contract:
        return ofDeed(Deed::Fulfil);
    case Aspect::Way:
    case Aspect::SecondWay:
        return said(directionLetters[answer.value]);
    default:
        return {};
    }
}

} // namespace skyledger::ui::fixedkeys
