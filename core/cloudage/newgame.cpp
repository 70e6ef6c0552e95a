// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/newgame.h"

#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/record/fields.h"
#include "core/cloudage/record/setupjson.h"
#include "core/cloudage/replay.h"
#include "core/play/dealid.h"
#include "core/table/timestamp.h"

#include <QtCore/QRandomGenerator>
#include <QtCore/QTimeZone>
#include <QtCore/QUuid>

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Which of the choices cannot be, by the place where the reader found it: `setup.players[2].missions[1]`.
NewGameRefusal refusalOf(const table::ReadError &error)
{
    using Kind = NewGameRefusal::Kind;
    const QString part = error.place.section(u'.', 2).section(u'[', 0, 0);
    const bool isMission = part == "missions"_L1 || part == "covered"_L1;
    const Kind kind = isMission                    ? Kind::Missions
        : part != "name"_L1                        ? Kind::Catalogue
        : error.expected.phrase == expect::newName ? Kind::SameName
                                                   : Kind::Name;
    const QString player = error.place.section(u'[', 1).section(u']', 0, 0);
    return {kind, kind == Kind::Catalogue ? 0 : player.toInt(), error};
}

QJsonArray boardsJson(const NewGameOptions &options, table::Random &random)
{
    QJsonArray boards{options.names.size() == 4 ? u"1B"_s : u"1A"_s};
    for (const QChar told : options.sides) {
        const QChar side =
            random.below(2) == 0 ? u'A' : u'B'; // drawn in any case: a seed deals the rest alike
        boards.append(QString::number(boards.size() + 1) + (told.isNull() ? side : told));
    }
    return boards;
}

QJsonArray playersJson(const NewGameOptions &options, table::Random &random)
{
    std::vector<MissionCard> cards = sampleMissionCards();
    random.shuffle(cards);
    QJsonArray players;
    for (qsizetype i = 0; i < options.names.size(); ++i) {
        const auto seat = static_cast<std::size_t>(i);
        const StartMissions told = seat < options.missions.size() ? options.missions[seat] : StartMissions();
        QJsonArray missions;
        for (const MissionCard &card : told.cards)
            missions.append(missionCardJson(card));
        if (options.dealsMissions && missions.isEmpty())
            missions.append(missionCardJson(cards[seat]));
        const auto color = seat < options.colors.size() ? options.colors[seat] : static_cast<PlayerColor>(i);
        players.append(QJsonObject{{u"name"_s, options.names[i]},
                                   {u"color"_s, word(color)},
                                   {u"missions"_s, missions},
                                   {u"covered"_s, words(told.covered)}});
    }
    return players;
}

} // namespace

QJsonObject agreedAtTheEnd(const GameRecord &record)
{
    const State end = replay(record.setup, record.inForce()).end();
    return {{u"rulings"_s, rulingsJson(record.setup.rulings)}, {u"tiles"_s, words(end.tiles)}};
}

table::Result<GameRecord, NewGameRefusal> newGame(const NewGameOptions &options)
{
    if (options.names.isEmpty() || options.names.size() > static_cast<qsizetype>(countOf<Player>))
        return NewGameRefusal{NewGameRefusal::Kind::PlayerCount, static_cast<int>(options.names.size()), {}};
    table::Random random(options.seed.value_or(QRandomGenerator::system()->generate64()));
    const QDateTime now = options.playedAt.isValid()
        ? options.playedAt
        : QDateTime::currentDateTime().toTimeZone(QTimeZone::systemTimeZone());
    const QDateTime playedAt = now.toOffsetFromUtc(now.offsetFromUtc());
    QJsonObject catalogue =
        options.catalogue.isEmpty() ? builtInCatalogue() : layeredOverBuiltIn(options.catalogue);
    QJsonObject setup{{u"edition"_s, word(Edition::Fr)},
                      {u"mode"_s, word(options.mode)},
                      {u"rulings"_s, rulingsJson({})},
                      {u"players"_s, playersJson(options, random)},
                      {u"boards"_s, boardsJson(options, random)},
                      {u"tiles"_s, QJsonArray()},
                      {u"catalogue"_s, catalogue}};
    for (auto each = options.agreed.begin(); each != options.agreed.end(); ++each)
        setup.insert(each.key(), *each);
    if (options.mode == Mode::Campaign)
        setup.insert(u"chapter"_s, word(options.chapter));
    if (!options.campaign.isEmpty())
        setup.insert(u"campaign"_s, options.campaign);
    QJsonObject document{{u"format"_s, u"skyledger-game"_s},
                         {u"version"_s, 1},
                         {u"game"_s, u"cloudage"_s},
                         {u"playedAt"_s, table::timestamp(playedAt)},
                         {u"setup"_s, setup},
                         {u"events"_s, QJsonArray()},
                         {u"lines"_s, QJsonArray()}};
    document.insert(u"id"_s,
                    options.seed ? play::idOfDeal(*options.seed, document)
                                 : QUuid::createUuid().toString(QUuid::WithoutBraces));
    auto record = readGameRecord(document);
    if (!record)
        return refusalOf(record.error());
    return std::move(record).value();
}

} // namespace skyledger::cloudage
