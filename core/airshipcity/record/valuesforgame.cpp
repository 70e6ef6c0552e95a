// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/valuesforgame.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/gamevalues.h"
#include "core/airshipcity/record/ownerscopy.h"
#include "core/table/jsonreader.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The game's catalogue with one more value, word by word as the copy has it; nothing if the copy does not say.
std::optional<QJsonObject> withWordsOf(const QJsonObject &copy, QJsonObject catalogue, const GameRecord &game,
                                       const MissingValue &which, const QString &idInCopy)
{
    const FieldPlace inGame = placeOf(which, game.ids);
    const QLatin1StringView key = keyOf(which, inGame);
    const QJsonObject there = objectOf(copy, {inGame.section, idInCopy, inGame.field});
    QJsonObject here = objectOf(catalogue, inGame);
    const QStringList fields = key.isEmpty() ? there.keys() : QStringList{key};
    for (const QString &field : fields) {
        if (there[field].isUndefined())
            return std::nullopt;
        if (field != "source"_L1 && field != "sources"_L1)
            here.insert(field, there[field]);
    }
    if (fields.isEmpty())
        return std::nullopt;
    putObject(catalogue, inGame, here);
    return catalogue;
}

/// What a catalogue whose things have the game's numbers knows of a value; nothing if a part of it is missing.
std::optional<PrintedValue> knownIn(const QJsonObject &catalogue, const GameRecord &game,
                                    const MissingValue &which)
{
    table::JsonFaults faults;
    Ids ids = game.ids;
    const Catalogue known = readPrinted(table::JsonNode(faults, catalogue), ids, game.setup.catalogue).values;
    return faults.any() ? std::nullopt : knownValue(known, which, game.setup.playerCount);
}

} // namespace

std::vector<CopiedValue> valuesForGame(const QJsonObject &copy, const GameRecord &game,
                                       const KeySet<Contract> &unseen)
{
    std::vector<CopiedValue> values;
    const QJsonObject catalogue = game.catalogue();
    if (!readCatalogue(copy) || holdsSampleValues(catalogue) || holdsSampleValues(copy))
        return values;
    const std::vector<GameValue> all = gameValues(game);
    for (const GameValue &each : all) {
        if (each.value)
            continue;
        const auto thing = thingOfCopy(copy, game, each.which, unseen);
        const auto told = thing ? withWordsOf(copy, catalogue, game, each.which, *thing) : std::nullopt;
        if (const auto value = told ? knownIn(*told, game, each.which) : std::nullopt)
            values.push_back({each.which, *value});
    }
    return values;
}

} // namespace skyledger::airshipcity
