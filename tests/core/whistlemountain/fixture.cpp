// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/whistlemountain/fixture.h"

#include "core/table/jsonreader.h"

#include <QtCore/QJsonDocument>

#include <algorithm>

namespace skyledger::whistlemountain::test {

using namespace Qt::Literals::StringLiterals;

namespace {

/// JSON that may be written with single quotes.
QJsonObject objectOf(QByteArray json)
{
    json.replace('\'', '"');
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (!document.isObject())
        qFatal("no JSON object: %s (%s)", json.constData(), qPrintable(error.errorString()));
    return document.object();
}

QJsonObject gameOf(int players, const QJsonObject &rulings, const QJsonObject &catalogue)
{
    // Abilities that do nothing by themselves.
    const QStringList abilities{u"exchanger"_s, u"requisitioner"_s, u"riveter"_s, u"mad-scientist"_s};
    QJsonArray seats;
    for (qsizetype i = 0; i < players; ++i)
        seats.append(QJsonObject{{"name"_L1, u"P"_s + QString::number(i + 1)},
                                 {"color"_L1, word(static_cast<PlayerColor>(i))},
                                 {"ability"_L1, abilities[i]}});
    const QJsonObject setup{{"edition"_L1, "fr-2022"_L1},
                            {"rulings"_L1, rulings},
                            {"players"_L1, seats},
                            {"catalogue"_L1, catalogue}};
    return {{"format"_L1, "skyledger-game"_L1},
            {"version"_L1, 1},
            {"game"_L1, gameId},
            {"setup"_L1, setup},
            {"events"_L1, QJsonArray()}};
}

/// The board of layout K with the sizes that it gives and the rulebook's values.
QJsonObject catalogueOfK()
{
    QJsonObject catalogue = builtInCatalogue();
    catalogue.insert("board"_L1,
                     QJsonObject{{"columns"_L1, 8},
                                 {"rows"_L1, 9},
                                 {"bridgeRow"_L1, 6},
                                 {"floors"_L1, QJsonArray{1, 2, 2, 3, 4, 5, 6, 7, 8}}});
    catalogue.insert("sizes"_L1,
                     QJsonObject{{"small"_L1, QJsonArray{2, 1}},
                                 {"medium"_L1, QJsonArray{2, 2}},
                                 {"large"_L1, QJsonArray{3, 2}}});
    return catalogue;
}

constexpr auto piecesOfK = R"({
    "pieces.1": {"A1": "coal", "B1": null, "A2": null, "B2": "iron"},
    "pieces.2": {"D1": null, "E1": "water", "D2": "coal", "E2": null},
    "pieces.3": {"G1": "gold", "H1": null, "G2": null, "H2": "iron"},
    "pieces.4": {"A3": null, "A4": "iron", "B3": "coal", "B4": null},
    "pieces.5": {"C3": "iron", "D3": "gold", "E3": null, "C4": null},
    "pieces.6": {"D4": "water", "E4": null, "F4": null, "F3": "gold"},
    "pieces.7": {"G3": null, "H3": "coal", "G4": "whistle", "H4": null},
    "pieces.8": {"B5": null, "C5": "coal", "C6": null, "D6": "iron"},
    "pieces.9": {"D5": null, "E5": "gold", "F5": null, "F6": "water"},
    "machines.double-coal": {"area": "A2:B2", "by": 1},
    "machines.forge": {"area": "D2:E3", "by": 2},
    "machines.treasure-map": {"area": "G1:H2", "by": 1},
    "machines.dark-scorer": {"area": "C6:D6", "by": 2},
    "current": 1})";

} // namespace

Table::Table(const QJsonObject &document)
{
    auto record = readGameRecord(document);
    if (!record)
        qFatal("%s", qPrintable(table::describe(record.error())));
    m_record = std::move(record).value();
    m_state = startState(m_record.setup);
}

Table Table::sample(int players, const QJsonObject &rulings)
{
    return Table(gameOf(players, rulings, sampleCatalogue()));
}

Table Table::layoutK(int water, const QJsonObject &rulings, int players)
{
    Table table(gameOf(players, rulings, catalogueOfK()));
    QJsonObject set = objectOf(piecesOfK);
    set.insert("water"_L1, water);
    QJsonArray barracks;
    for (int row = water + 1; row <= barracksRows; ++row)
        barracks.append(row);
    for (int player = 1; player <= players; ++player) {
        const QString path = u"players."_s + QString::number(player) + u'.';
        for (const Resource resource : all<Resource>())
            set.insert(path + word(resource), 0);
        set.insert(path + u"scaffolds"_s, 0);
        set.insert(path + u"workers"_s, QJsonObject{{"barracks"_L1, barracks}, {"whirlpool"_L1, 2 + water}});
    }
    table.set(QJsonDocument(set).toJson());
    return table;
}

Event Table::event(const QByteArray &json) const
{
    table::JsonFaults faults;
    const JsonNode node(faults, objectOf(json));
    Event event = readEvent(node, m_record.ids);
    if (faults.any())
        qFatal("%s: %s", json.constData(), qPrintable(table::describe(faults.first())));
    return event;
}

void Table::set(const QByteArray &json)
{
    QJsonObject values = objectOf(json);
    int hands = 0;
    bool deals = false;
    for (const Player player : setup().players()) {
        const QString path = u"players."_s + QString::number(numberOf(player)) + u".cards"_s;
        deals = deals || values.contains(path);
        hands += values.value(path).toInt(m_state.players[player].cards);
    }
    if (deals && !values.contains("deckLeft"_L1))
        values.insert("deckLeft"_L1, std::min<int>(m_state.deckLeft, cardsInBox - hands));
    const QByteArray set = QJsonDocument(values).toJson(QJsonDocument::Compact);
    const Event correct = event(R"({"do": "correct", "reason": "", "set": )" + set + "}");
    if (!check(setup(), m_state, correct).allowed())
        qFatal("impossible: %s", json.constData());
    apply(setup(), m_state, correct);
}

void Table::putWorkers(int player, const QStringList &cells)
{
    Workers &workers = m_state.players[static_cast<Player>(player - 1)].workers;
    for (const QString &text : cells) {
        if (workers.whirlpool > 0) {
            --workers.whirlpool;
        } else {
            const auto lowest = std::find_if(workers.barracks.begin(), workers.barracks.end(),
                                             [](std::uint8_t count) { return count > 0; });
            --*lowest;
        }
        workers.grid.insert(*cellOf(text, setup().board()));
    }
}

QString Table::judge(const QByteArray &json) const
{
    const Verdict verdict = check(setup(), m_state, event(json));
    if (verdict.refused())
        return toText(ruleId(verdict.objections.front().rule.as<Rule>()));
    return verdict.undetermined() ? u"undetermined"_s : QString();
}

QString Table::play(const QByteArray &json)
{
    QString said = judge(json);
    const Event played = event(json);
    if (!check(setup(), m_state, played).playable())
        qFatal("refused (%s): %s", qPrintable(said), json.constData());
    m_changes.clear();
    apply(setup(), m_state, played, &m_changes);
    return said;
}

QJsonValue Table::value(const QString &path) const
{
    QJsonValue value = stateJson(m_record, m_state);
    for (const QString &part : path.split(u'.')) {
        if (value.isArray()) {
            const bool fromOne = path.startsWith("players"_L1) || path.startsWith("floors"_L1);
            value = value.toArray().at(part.toInt() - (fromOne ? 1 : 0));
        } else {
            value = value[part];
        }
    }
    return value;
}

QString Table::text(const QString &path) const
{
    const QJsonValue found = value(path);
    if (found.isString())
        return found.toString();
    if (found.isArray())
        return QString::fromUtf8(QJsonDocument(found.toArray()).toJson(QJsonDocument::Compact));
    if (found.isObject())
        return QString::fromUtf8(QJsonDocument(found.toObject()).toJson(QJsonDocument::Compact));
    return found.isNull() ? u"null"_s : found.toVariant().toString();
}

std::vector<Play> Table::legal() const
{
    std::vector<Play> plays;
    legalEvents(setup(), m_state, plays);
    return plays;
}

} // namespace skyledger::whistlemountain::test
