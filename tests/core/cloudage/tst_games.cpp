// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/statejson.h"
#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/newgame.h"
#include "core/cloudage/randomplay.h"
#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/step.h"
#include "core/table/jsonwriter.h"
#include "tests/core/cloudage/conceivable.h"
#include "tests/core/cloudage/desk.h"

#include <QtTest/QtTest>

using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;
using namespace Qt::Literals::StringLiterals;

// Whole games: by chance with the sample set, and the example of the format's page.
class GamesTest : public QObject
{
    Q_OBJECT

private slots:
    void randomGamesEnd_data();
    void randomGamesEnd();
    void listsAreWhatCheckAllows();
    void exampleOfThePage();
    void everyCaseHasATest();
};

namespace {

GameRecord sampleGame(int players, Mode mode, Chapter chapter)
{
    NewGameOptions options;
    for (int i = 0; i < players; ++i)
        options.names << u"P%1"_s.arg(i + 1);
    options.mode = mode;
    options.chapter = chapter;
    options.catalogue = sampleCatalogue();
    options.dealsMissions = true;
    options.seed = 7;
    auto game = newGame(options);
    if (!game)
        qFatal("no new game");
    return std::move(game).value();
}

/// What must hold in every position of a game whose tiles the table does not change.
QString brokenInvariant(const Setup &setup, const State &state)
{
    if (impossibleBecause(setup, state))
        return u"a position that cannot be"_s;
    int plants = state.planted + plantsInBag(setup, state);
    for (const Player player : setup.players()) {
        const PlayerState &board = state.players[player];
        plants += board.stock[Resource::Plants];
        int markers = board.markersLeft;
        for (const MarkerPile &pile : board.markers)
            markers += pile.count;
        if (markers != setup.rounds() && state.tiles.empty())
            return u"markers"_s;
        for (const Resource resource : all<Resource>()) {
            if (board.stock[resource] < 0)
                return u"a stock below 0"_s;
        }
    }
    return setup.plantsInPlay() && plants != plantTiles ? u"plants"_s : QString();
}

} // namespace

void GamesTest::randomGamesEnd_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("mode");
    for (int players = 1; players <= 4; ++players) {
        for (const Mode mode : {Mode::Scenario1, Mode::Scenario2, Mode::Scenario3, Mode::Campaign}) {
            QTest::addRow("%d players, %s", players, nameOf(mode).data())
                << players << static_cast<int>(mode);
        }
    }
}

namespace {

/// 5,000 games in all where the sanitizers look on, more at night.
int gamesPerRow()
{
    if (qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY"))
        return 1000;
#ifdef SKYLEDGER_SANITIZED
    return 313;
#else
    return 200;
#endif
}

/// The record of a game, written and read again.
GameRecord throughBytes(GameRecord record, const std::vector<Event> &events)
{
    QJsonObject setup = record.document["setup"_L1].toObject();
    QJsonArray tiles;
    for (const CampaignTile tile : record.setup.tiles)
        tiles.append(skyledger::table::word(tile));
    setup.insert(u"tiles"_s, tiles);
    record.document.insert(u"setup"_s, setup);
    for (const Event &event : events)
        appendEvent(record, event);
    auto read = readGameRecord(writeGameRecord(record));
    if (!read)
        qFatal("%s", qPrintable(skyledger::table::describe(read.error())));
    return std::move(read).value();
}

} // namespace

void GamesTest::randomGamesEnd()
{
    QFETCH(int, players);
    QFETCH(int, mode);
    GameRecord record = sampleGame(players, static_cast<Mode>(mode), Chapter::FourB);
    // Each tile somewhere, so that what they allow comes up too.
    const int games = gamesPerRow();
    int most = 0;
    for (int seed = 0; seed < games; ++seed) {
        record.setup.tiles = seed % 3 == 0 ? TileSet{} : TileSet::full();
        const RandomGame game =
            playRandomly(record.setup, cityCardsOf(record), static_cast<std::uint64_t>(seed));
        QVERIFY2(
            game.over,
            qPrintable(u"seed %1 stopped in %2"_s.arg(seed).arg(skyledger::table::word(game.end.phase))));
        std::vector<Event> events(game.events.begin(), game.events.end());
        const Replay again =
            replay(record.setup, std::span<const Event>(events), [&](const ReplayStep &step) {
                const QString broken = brokenInvariant(record.setup, step.after);
                if (!broken.isEmpty())
                    qFatal("seed %d, event %zu: %s", seed, step.number, qPrintable(broken));
            });
        QVERIFY(!again.stoppedBy);
        QVERIFY(again.end() == game.end);
        if (seed % 10 == 0) {
            const GameRecord read = throughBytes(record, events);
            const Replay fromFile = replay(read.setup, read.inForce());
            QVERIFY(!fromFile.stoppedBy);
            QVERIFY(fromFile.end() == game.end);
        }
        const FinalScore score = skyledger::cloudage::score(record.setup, game.end, game.ledger);
        QVERIFY(score.isFinal);
        for (const PlayerScore &player : score.players) {
            int sum = 0;
            for (const LedgerLine &line : player.ledger)
                sum += line.vp;
            QCOMPARE(sum, player.total);
            most = std::max(most, player.total);
        }
    }
    QVERIFY2(most >= 25, qPrintable(QString::number(most)));
}

namespace {

/// The same box with a part of each kind of value forgotten.
Setup withGaps(Setup setup)
{
    Catalogue &catalogue = setup.catalogue;
    catalogue.production[1].reset();
    catalogue.milestones[1].reset();
    catalogue.trackRewards[static_cast<Space>(3)].reset();
    for (const UpgradeZone zone : all<UpgradeZone>())
        catalogue.upgrades[zone][1].cost.reset();
    for (const City city : setup.cities()) {
        if (indexOf(city) % 2 == 0)
            catalogue.cities[city].hexes.reset();
        if (indexOf(city) % 3 == 0)
            catalogue.cities[city].militia.reward.reset();
    }
    for (const Project card : setup.projects()) {
        ProjectValues &values = catalogue.projects[card];
        if (indexOf(card) % 4 == 0)
            values.cost.reset();
        if (indexOf(card) % 4 == 1)
            values.color.reset();
        if (indexOf(card) % 4 == 2)
            values.reward.reset();
    }
    return setup;
}

} // namespace

void GamesTest::listsAreWhatCheckAllows()
{
    const std::size_t stride = qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY") ? 1 : 7;
    for (int players = 1; players <= 4; ++players) {
        GameRecord record =
            sampleGame(players, players == 2 ? Mode::Campaign : Mode::Scenario2, Chapter::Two);
        record.setup.tiles = TileSet::full();
        if (players == 3)
            record.setup.rulings.drawAfterWin = DrawAfterWin::CombatSequenceOnly;
        const Setup gaps = withGaps(record.setup);
        const RandomGame game =
            playRandomly(record.setup, cityCardsOf(record), static_cast<std::uint64_t>(players));
        State state = startState(record.setup);
        std::size_t number = 0;
        for (const Played &played : game.events) {
            if (number++ % stride == 0) {
                for (const Setup *setup : {&std::as_const(record.setup), &gaps}) {
                    const QString fault = listFault(*setup, record.ids, state);
                    QVERIFY2(fault.isEmpty(),
                             qPrintable(u"%1 players, event %2: %3"_s.arg(players).arg(number).arg(fault)));
                }
            }
            apply(record.setup, state, played.play, played.reported);
        }
    }
}

void GamesTest::exampleOfThePage()
{
    Desk desk(2);
    auto &catalogue = desk.record.setup.catalogue;
    // The example's values where they differ from catalogue F: no reward on track space 1, as there.
    QVERIFY(catalogue.trackRewards[Space{}] == std::optional(Reward{}));
    desk.play({uR"({"do":"produce","player":1,"level":0,"reveal":[1,2],"take":"energy"})"_s,
               uR"({"do":"produce","player":2,"level":null,"reveal":[3,0]})"_s,
               uR"({"do":"fly","city":"whika","points":3,"found":[{"gain":{"metal":1}}]})"_s,
               uR"({"do":"fight","draw":[3,2],"vpCards":1})"_s});
    QCOMPARE(desk.stock(1), u"e1 w6 m3 p2 h5 L0 VP0"_s);
    desk.play(
        {uR"({"do":"fly","city":"promise","points":2,"found":["f4"]})"_s, uR"({"do":"fight","draw":[2,2]})"_s,
         uR"({"do":"gather","district":2,"zones":["metal","water"],"card":{"value":3,"largest":"water","second":"metal","plants":3,"update":"metal","wrench":"water"}})"_s,
         uR"({"do":"update","player":1,"remove":1})"_s, uR"({"do":"upgrade","player":2,"zone":"combat"})"_s,
         uR"({"do":"play","card":"wreck"})"_s, uR"({"do":"take","player":2,"resource":"water"})"_s,
         uR"({"do":"upgrade","player":1,"zone":"movement"})"_s});
    QCOMPARE(desk.stock(1), u"e1 w6 m3 p5 h5 L0 VP0"_s);
    QCOMPARE(desk.navigation(1), u"D[0,1,1] X[2,3,2,3]"_s);
    QCOMPARE(desk.stock(2), u"e1 w5 m2 p2 h3 L1 VP2"_s);
    QCOMPARE(desk.navigation(2), u"D[1,1,1] X[0,3,2,2]"_s);
    const QJsonObject state = stateJson(desk.record, desk.state);
    QCOMPARE(state["round"_L1].toInt(), 2);
    QCOMPARE(state["first"_L1].toInt(), 2);
    QCOMPARE(state["current"_L1].toInt(), 2);
    QCOMPARE(state["phase"_L1].toString(), u"production"_s);
    QCOMPARE(state["bag"_L1].toInt(), 33);
    QCOMPARE(state["sleeves"_L1].toArray(), QJsonArray({8, 7, 8}));
    QCOMPARE(state["players"_L1][0]["points"_L1].toInt(), 4);
    QCOMPARE(state["pending"_L1].toArray(),
             QJsonArray({QJsonObject{{u"player"_s, 2}, {u"choose"_s, u"produce"_s}},
                         QJsonObject{{u"player"_s, 1}, {u"choose"_s, u"produce"_s}}}));
}

void GamesTest::everyCaseHasATest()
{
    const QString folder = QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/cloudage/");
    QString tests;
    for (const auto &name :
         {"tst_production.cpp", "tst_movement.cpp", "tst_action.cpp", "tst_plant.cpp", "tst_missions.cpp",
          "tst_end.cpp", "tst_solo.cpp", "tst_campaign.cpp", "tst_unknown.cpp"}) {
        QFile file(folder + QLatin1StringView(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        tests += QString::fromUtf8(file.readAll());
    }
    QFile list(folder + u"acceptance_cases.txt"_s);
    QVERIFY(list.open(QIODevice::ReadOnly));
    int cases = 0;
    for (const QString &line : QString::fromUtf8(list.readAll()).split(u'\n')) {
        if (line.startsWith(u'#'))
            continue;
        for (const QString &number : line.split(u' ', Qt::SkipEmptyParts)) {
            QVERIFY2(tests.contains(u"::caT%1()"_s.arg(number)), qPrintable(number));
            ++cases;
        }
    }
    QVERIFY2(cases >= 170, qPrintable(QString::number(cases)));
}

QTEST_GUILESS_MAIN(GamesTest)
#include "tst_games.moc"
