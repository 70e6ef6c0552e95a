// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/offerorder.h"

#include "ui/airshipcity/guide/fixedkeys.h"
#include "ui/airshipcity/guide/things.h"
#include "ui/play/choicekeys.h"

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

bool isOnBoardOnly(const PlayOption &offer)
{
    return offer.thing && offer.thing->kind == Target::Kind::Push;
}

QChar fixedKey(const std::optional<BoardThing> &thing)
{
    if (const auto crew = thingAs<Crew>(thing))
        return QChar(u'1' + static_cast<int>(*crew));
    if (const auto line = thingAs<Line>(thing)) {
        const int number = static_cast<int>(*line);
        return isRow(*line) ? QChar(u'1' + number) : QChar(u'A' + number - gridSize);
    }
    return {};
}

/// Gives each choice that can be taken a key of its own: the one that belongs to the thing, else a letter of its name. Of
/// several things with one key the first has it.
void assignKeys(std::vector<PlayOption> &offers)
{
    QString taken;
    const QString belonging = fixedkeys::letters();
    bool areAmongThem = false;
    for (PlayOption &offer : offers) {
        QChar &key = offer.key;
        if (key.isNull())
            key = fixedKey(offer.thing);
        if (isOnBoardOnly(offer) || offer.status == PlayOption::Status::Refused || taken.contains(key))
            key = {};
        if (key.isNull())
            continue;
        taken += key;
        areAmongThem = areAmongThem || belonging.contains(key);
    }
    const QString kept = areAmongThem ? belonging : QString();
    for (PlayOption &offer : offers) {
        QChar &key = offer.key;
        if (isOnBoardOnly(offer) || offer.status == PlayOption::Status::Refused || !key.isNull())
            continue;
        key = freeLetter(offer.name, taken + kept);
        if (key.isNull())
            key = freeLetter(offer.name, taken);
        if (!key.isNull())
            taken += key;
    }
}

} // namespace

bool comesBefore(const PlayOption &a, const PlayOption &b)
{
    const auto rank = [](const PlayOption &offer) {
        return isOnBoardOnly(offer) ? 2 : offer.status == PlayOption::Status::Refused ? 1 : 0;
    };
    return rank(a) < rank(b);
}

std::vector<PlayOption> arranged(std::vector<PlayOption> offers)
{
    std::stable_sort(offers.begin(), offers.end(), comesBefore);
    assignKeys(offers);
    return offers;
}

} // namespace skyledger::ui
