// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/randomplay.h"
#include "tests/ui/cloudage/guide/hands.h"
#include "tests/ui/walk/scenes.h"
#include "tests/ui/walk/unseen.h"

namespace skyledger::ui::walk {

using namespace cloudage;

namespace {

CloudAgeTable &own(GameTable &table)
{
    return static_cast<CloudAgeTable &>(table);
}

/// Plays by chance until something is so: the same game in every language.
void playUntil(CloudAgeTable &table, bool (*isSo)(const State &state), std::uint64_t seed = 3)
{
    Session &session = table.session();
    const Unseen unseen(session);
    RandomPlayer player(session.setup(), cityCardsOf(session.record()), seed);
    while (!session.isOver() && !isSo(session.state())) {
        const State before = session.state();
        const auto played = player.choose(before);
        if (!played)
            return;
        session.play(*played);
        player.happened(before, *played, session.changesOf(session.cursor()));
    }
}

/// Everybody reveals 1 and 2 for Energy: the key of that is another one in each language.
void produce(CloudAgeTable &table)
{
    const BoardThing pair{CloudAgeQuestions::Thing::Pair, cloudagesteps::pairThing(1, 2, Resource::Energy)};
    while (table.state().phase == Phase::Production && table.guide().touch(pair)) {
    }
}

void press(CloudAgeTable &table, const QString &keys)
{
    for (const QChar key : keys)
        table.press(key);
}

QByteArray threePlayers()
{
    return writeGameRecord(test::sampleGame(3, Mode::Scenario2));
}

QByteArray fourPlayers()
{
    return writeGameRecord(test::sampleGame(4, Mode::Scenario3));
}

QByteArray solo()
{
    return writeGameRecord(test::sampleGame(1, Mode::Scenario1));
}

QByteArray manyCities()
{
    return writeGameRecord(test::manyCitiesGame(3, Mode::Scenario2, 24));
}

QByteArray mostCities()
{
    return writeGameRecord(test::manyCitiesGame(4, Mode::Scenario2, 48));
}

QByteArray emptyBox()
{
    return writeGameRecord(test::emptyBoxGame(3, Mode::Scenario2));
}

/// With an id, so that it has a logbook.
QByteArray campaign()
{
    QJsonObject document = gameRecordJson(test::sampleGame(2, Mode::Campaign));
    QJsonObject setup = document[QStringLiteral("setup")].toObject();
    setup.insert(QStringLiteral("campaign"), QStringLiteral("2f6c1a52-0a0e-4d3b-9a57-5d1a7c4e8b10"));
    document.insert(QStringLiteral("setup"), setup);
    return writeGameRecord(readGameRecord(document).value());
}

bool laterProduction(const State &state)
{
    return state.phase == Phase::Production && state.round == 4 && state.done.empty();
}

bool flies(const State &state)
{
    return state.phase == Phase::Movement && state.round == 2;
}

bool fights(const State &state)
{
    return state.phase == Phase::Fight && state.players[state.current].stock[Resource::Energy] > 2;
}

bool acts(const State &state)
{
    return state.phase == Phase::Action && state.round == 3
        && state.players[state.current].stock[Resource::Plants] > 1;
}

/// Everybody owes a build action.
bool everybodyBuilds(const State &state)
{
    int players = 0;
    for (const Pending &due : state.pending)
        players += due.choose == Choose::Build ? 1 : 0;
    return state.phase == Phase::Answers && players >= 3;
}

bool never(const State & /*state*/)
{
    return false;
}

/// A state of a game of this kind.
Scene scene(const char *name, QByteArray (*record)(), void (*prepare)(GameTable &),
            const char *front = nullptr)
{
    Scene scene{name, false, 0, nullptr};
    scene.record = record;
    scene.prepareOther = prepare;
    scene.front = front;
    return scene;
}

const Scene cloudAge[] = {
    scene("ca-production", threePlayers, [](GameTable &table) { playUntil(own(table), laterProduction); }),
    scene("ca-production-4", fourPlayers, [](GameTable &table) { playUntil(own(table), laterProduction); }),
    scene("ca-flight", threePlayers,
          [](GameTable &table) {
              playUntil(own(table), flies);
              own(table).guide().touch({CloudAgeQuestions::Thing::City, 2});
          }),
    scene("ca-fight", threePlayers, [](GameTable &table) { playUntil(own(table), fights); }),
    scene("ca-action", threePlayers, [](GameTable &table) { playUntil(own(table), acts); }),
    scene("ca-gather", threePlayers,
          [](GameTable &table) {
              playUntil(own(table), acts);
              press(own(table), QStringLiteral("1EMC2"));
          }),
    scene("ca-plant", threePlayers,
          [](GameTable &table) {
              playUntil(own(table), acts);
              press(own(table), QStringLiteral("VV"));
          }),
    scene("ca-answers", fourPlayers, [](GameTable &table) { playUntil(own(table), everybodyBuilds); }),
    scene("ca-solo", solo,
          [](GameTable &table) {
              playUntil(own(table), [](const State &state) { return state.phase == Phase::SoloBoard; });
          }),
    scene("ca-solo-later", solo,
          [](GameTable &table) {
              playUntil(own(table), [](const State &state) {
                  return state.phase == Phase::SoloBoard && state.round == 6;
              });
          }),
    scene("ca-cities", manyCities,
          [](GameTable &table) {
              playUntil(own(table), [](const State &state) {
                  return state.phase == Phase::Movement && state.round == 4;
              });
          }),
    scene("ca-cities-open", mostCities,
          [](GameTable &table) {
              playUntil(own(table), flies);
              press(own(table), QStringLiteral("+"));
          }),
    scene("ca-met", emptyBox,
          [](GameTable &table) {
              produce(own(table));
              own(table).guide().touch({CloudAgeQuestions::Thing::City, 2});
              press(own(table), QStringLiteral("T"));
          }),
    scene("ca-campaign", campaign, [](GameTable &table) { playUntil(own(table), laterProduction); }),
    scene(
        "ca-logbook", campaign, [](GameTable &table) { playUntil(own(table), flies); }, "action-series"),
    scene(
        "ca-phase", threePlayers, [](GameTable &table) { playUntil(own(table), acts); },
        "action-between-rounds"),
    scene(
        "ca-numbers", threePlayers, [](GameTable &table) { playUntil(own(table), acts); }, "action-numbers"),
    scene(
        "ca-details", threePlayers, [](GameTable &table) { playUntil(own(table), acts); },
        "action-game-details"),
    scene(
        "ca-projects", threePlayers, [](GameTable &table) { playUntil(own(table), acts); }, "dock-projects"),
    scene("ca-over", threePlayers, [](GameTable &table) { playUntil(own(table), never); }),
};

} // namespace

std::span<const Scene> cloudAgeScenes()
{
    return cloudAge;
}

} // namespace skyledger::ui::walk
