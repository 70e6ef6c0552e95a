// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/record/documents.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

namespace skyledger::airshipcity::fixture {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr const char *catalogueText = R"({
  "format": "skyledger-catalogue", "version": 1, "game": "airship-city", "name": "My copy", "source": "copy",
  "airships": {
    "wooden-private": {"cost": {"wood": 4, "gear": 2}, "discount": {"resource": "wood", "amount": 1},
      "spaces": {"3": 3, "4": 4}, "sources": {"cost": "rulebook"}},
    "cruise": {"cost": {"wood": 7, "metal": 7, "gear": 7}, "source": "inferred"}},
  "guildPrice": {"resource": "gold", "amount": 10, "source": "inferred"},
  "priceTracks": {"1": [3, 3, 2, 1], "2": [6, 6, 5, 4], "3": [9, 9, 8, 7], "source": "rulebook"},
  "piggyback": {"forest": {"amount": 1, "choices": ["wood"]},
    "valley": {"amount": 1, "choices": ["wood", "metal"], "developed": {"amount": 2, "choices": ["metal"]}},
    "market": {"amount": 0, "choices": []}, "shipyard": {"amount": 1}},
  "tiles": [
    {"id": "forest-1", "kind": "forest", "crests": ["wood", "gear"], "crestBonus": {"amount": 1, "choices": ["wood"]}},
    {"id": "the-old-one", "kind": "architect", "crests": []},
    {"id": "valley-1", "piggyback": {"amount": 0}}],
  "utilities": [{"id": "u1", "name": {"en": "School", "fr": "École"}, "cost": {"wood": 5, "gold": 3}, "vp": 4,
    "spaces": {"3": 3, "4": 4}}, {"id": "u2"}],
  "contracts": [
    {"id": "c01", "term": 1, "cost": {"wood": 2, "metal": 1, "gear": 1}, "vp": 1, "gold": 1, "sources": {"term": "sample"}},
    {"id": "c02"}, {"id": "c03"}, {"id": "c04"}, {"id": "c05"}, {"id": "c06"}, {"id": "c12"}],
  "termSpaces": 4,
  "stageBonuses": [
    {"id": "s1", "stages": [2, 3], "gain": {}, "amount": 2, "choices": ["wood", "gold"], "vp": 0},
    {"id": "s2", "stages": [2, 3], "gain": {"gear": 1}, "amount": 0, "choices": [], "vp": -2},
    {"id": "s4", "stages": [4, 5], "gain": {}, "amount": 1, "choices": ["wood"]}, {"id": "s6"}],
  "renovations": {"wood": {"cost": {"metal": 2, "gear": 1}}},
  "bonusEffects": {"long-distance": {"airships": ["sightseeing", "passenger", "cruise"]}, "barter": {"airships": []}}
})";

constexpr const char *gameText = R"({
  "format": "skyledger-game", "version": 1, "game": "airship-city", "id": "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed",
  "playedAt": "2026-11-27T20:04:00+01:00",
  "setup": {
    "edition": "fr-2021",
    "rulings": {"relayRevisit": "forbidden"},
    "players": [{"name": "Ada", "color": "orange"}, {"name": "Bo", "color": "purple"}, {"name": "Cy", "color": "green"}],
    "city": [
      ["forest-1", "the-old-one", "shipyard-1", "valley-1"], ["harbor-1", "mine-1", "market-1", "guild-1"],
      ["workshop-1", "factory-1", "lighthouse-1", "mine-2"], ["forest-2", "valley-2", "factory-2", "market-2"]],
    "market": ["c01", "c02", "c03", "c04", "c05"],
    "stageBonuses": {"2": "s1", "3": "s2", "4": "s4", "5": "s6"}
  },
  "events": [
    {"do": "move", "crew": 1, "path": ["E", "S"], "longDistance": true, "at": "2026-11-27T21:14:07+01:00"},
    {"do": "use", "take": "c03", "reveal": "c12", "reported": {"term": 3}},
    {"do": "skip"},
    {"do": "piggyback", "player": 2, "take": "wood", "negotiator": "wood"},
    {"do": "slide", "line": "2", "toward": "E"},
    {"do": "fulfil", "contract": "c03", "reported": {"pay": {"wood": 3}, "gain": {"gold": 1}, "vp": 2}},
    {"do": "barter", "give": "gold", "get": "gear"},
    {"do": "endTurn", "reported": {"players": {"2": {"gain": {}, "vp": -2}}}},
    {"do": "stageBonus", "player": 1, "take": "wood"},
    {"do": "correct", "set": {"players.2.gold": 4, "market": ["c05"]}, "reason": "miscounted"},
    {"do": "override", "event": {"do": "slide", "line": "B", "toward": "N", "player": 3}, "reason": "the table wants it"},
    {"do": "use", "slides": [{"line": "B", "toward": "N"}, {"line": "4", "toward": "W"}], "crest": "wood"},
    {"do": "use", "airship": "wooden-private", "then": "donate"},
    {"do": "use", "renovation": "wood", "develop": "forest-2"},
    {"do": "use", "utility": "u1"}
  ],
  "cursor": 12,
  "lines": [{"after": 17, "at": "2026-11-27T21:20:00+01:00", "events": [{"do": "endTurn"}]}]
})";

constexpr const char *sheetText = R"({
  "format": "skyledger-score", "version": 1, "game": "airship-city", "id": "an id",
  "playedAt": "2026-11-27T23:10:00+01:00", "edition": "fr-2021", "rulings": {},
  "players": [
    {"name": "Ada", "color": "orange", "first": true, "vp": 41, "airshipMajorities": 4, "utilityMajorities": 1,
     "contractsCompleted": 3, "unfinishedContractVp": 2, "resources": {"wood": 3, "metal": 0, "gold": 5, "gear": 1},
     "markers": 12, "tookPart": {"shipbuilding": true, "construction": true, "trade": false}},
    {"name": "Bo", "color": "red", "vp": 38, "airshipMajorities": 3, "utilityMajorities": 0, "contractsCompleted": 5,
     "unfinishedContractVp": 0, "resources": {"wood": 20, "metal": 1, "gold": 0, "gear": 0}},
    {"name": "Cy", "vp": -2, "airshipMajorities": 2, "utilityMajorities": 2, "contractsCompleted": 0,
     "unfinishedContractVp": 7, "resources": {"wood": 0, "metal": 0, "gold": 0, "gear": 0}}]
})";

/// The first step of a place and what follows it.
struct Step {
    QString key; ///< empty: an index
    qsizetype index = -1;
    QString rest;
};

Step firstStep(const QString &place)
{
    if (place.startsWith(u'[')) {
        const qsizetype close = place.indexOf(u']');
        QString rest = place.sliced(close + 1);
        if (rest.startsWith(u'.'))
            rest.remove(0, 1);
        return {{}, place.sliced(1, close - 1).toLongLong() - 1, rest};
    }
    // A key with dots is quoted: set.'players.2.gold'
    if (place.startsWith(u'\'')) {
        const qsizetype close = place.indexOf(u'\'', 1);
        QString rest = place.sliced(close + 1);
        if (rest.startsWith(u'.'))
            rest.remove(0, 1);
        return {place.sliced(1, close - 1), -1, rest};
    }
    qsizetype end = 0;
    while (end < place.size() && place[end] != u'.' && place[end] != u'[')
        ++end;
    QString rest = place.sliced(end);
    if (rest.startsWith(u'.'))
        rest.remove(0, 1);
    return {place.first(end), -1, rest};
}

QJsonValue changed(const QJsonValue &inside, const QString &place, const QJsonValue &value)
{
    if (place.isEmpty())
        return value;
    const Step step = firstStep(place);
    if (step.index < 0) {
        QJsonObject object = inside.toObject();
        const QJsonValue inner = changed(object[step.key], step.rest, value);
        if (inner.isUndefined())
            object.remove(step.key);
        else
            object.insert(step.key, inner);
        return object;
    }
    QJsonArray array = inside.toArray();
    const QJsonValue inner = changed(array.at(step.index), step.rest, value);
    if (step.index >= array.size())
        array.append(inner);
    else if (inner.isUndefined())
        array.removeAt(step.index);
    else
        array.replace(step.index, inner);
    return array;
}

} // namespace

QJsonValue json(const QByteArray &text)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson("[" + text + "]", &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("bad JSON in a test: %s", text.constData());
    return document.array().at(0);
}

QJsonObject catalogueDocument()
{
    return json(catalogueText).toObject();
}

QJsonObject gameDocument()
{
    return with(json(gameText).toObject(), u"setup.catalogue"_s, catalogueDocument());
}

QJsonObject sheetDocument()
{
    return json(sheetText).toObject();
}

QJsonObject with(const QJsonObject &document, const QString &place, const QJsonValue &value)
{
    return changed(document, place, value).toObject();
}

QJsonObject without(const QJsonObject &document, const QString &place)
{
    return with(document, place, QJsonValue::Undefined);
}

QJsonValue at(const QJsonObject &document, const QString &place)
{
    QJsonValue value = document;
    QString rest = place;
    while (!rest.isEmpty()) {
        const Step step = firstStep(rest);
        value = step.index < 0 ? value[step.key] : value[step.index];
        rest = step.rest;
    }
    return value;
}

} // namespace skyledger::airshipcity::fixture
