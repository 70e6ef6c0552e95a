// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/airshipcity/window/hands.h"
#include "ui/airshipcity/guide/cityquestions.h"
#include "ui/airshipcity/words/events.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::fixture;

namespace {

/// Everything is asked, so that the events are the same as those of the core.
Preferences askingPreferences()
{
    Preferences preferences;
    preferences.options[useGenerators] = false;
    preferences.options[askForPiggyback] = true;
    return preferences;
}

} // namespace

class TestWholeGame : public QObject
{
    Q_OBJECT

private slots:
    void equalsTheGameOfTheCore_data();
    void equalsTheGameOfTheCore();
    void clicksPerTurn();
    void undoAndRedoWithoutLimit();
};

void TestWholeGame::equalsTheGameOfTheCore_data()
{
    QTest::addColumn<std::size_t>("players");
    QTest::addColumn<bool>("keys");
    QTest::newRow("three players, pointer") << std::size_t{3} << false;
    QTest::newRow("four players, keys") << std::size_t{4} << true;
}

void TestWholeGame::equalsTheGameOfTheCore()
{
    QFETCH(std::size_t, players);
    QFETCH(bool, keys);
    const GameRecord record = sampleRecord(players);
    const std::vector<Play> plays = guidedRandomGame(record.setup, 11);

    ViewWindow window(record);
    window.view().setPreferences(askingPreferences());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.activateWindow();
    AirshipCityTable &table = window.table();
    Hands hands(window, table, keys ? Hands::With::Keys : Hands::With::Pointer);

    State expected = startState(record.setup);
    std::size_t number = 0;
    for (const Play &play : plays) {
        ++number;
        const QString deed = words::deed(play, table.words(), expected);
        apply(record.setup, expected, play);
        const auto done = static_cast<std::size_t>(table.session().cursor());
        if (done >= number) // it was left by itself
            continue;
        QVERIFY2(hands.perform(play), qPrintable(QStringLiteral("event %1: %2").arg(number).arg(deed)));
        const auto &events = table.session().record().entries;
        QVERIFY2(events.size() >= number, qPrintable(deed));
        const Play &recorded = std::get<Played>(events[number - 1].event).play;
        QCOMPARE(playJson(recorded, table.session().record().ids), playJson(play, record.ids));
    }
    QCOMPARE(table.state().phase, Phase::Over);
    QVERIFY(table.state() == expected);

    const auto reread = readGameRecord(writeGameRecord(table.session().record()));
    QVERIFY(reread);
    QVERIFY(replay(reread.value().setup, reread.value().entries).end() == expected);
}

/// Two clicks for a crew, and one for each real choice.
void TestWholeGame::clicksPerTurn()
{
    struct Turn {
        TileKind kind;
        int clicks;
    };
    const std::vector<Turn> turns{{TileKind::Forest, 2},    {TileKind::Mine, 2},      {TileKind::Factory, 2},
                                  {TileKind::Valley, 2},    {TileKind::Guild, 3},     {TileKind::Harbor, 3},
                                  {TileKind::Architect, 3}, {TileKind::Market, 4},    {TileKind::Shipyard, 4},
                                  {TileKind::Workshop, 4},  {TileKind::Lighthouse, 5}};
    for (const bool keys : {false, true}) {
        for (const Turn &turn : turns) {
            ViewWindow window(sampleRecord());
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            AirshipCityTable &table = window.table();
            const Cell goal = standBeside(table, turn.kind);
            Hands hands(window, table, keys ? Hands::With::Keys : Hands::With::Pointer);
            Move move{Crew{0}, {}};
            for (const Play &play : table.session().legalPlays()) {
                const Move *legal = std::get_if<Move>(&play.what);
                if (legal != nullptr && legal->crew == Crew{0}
                    && answerOf(play, Aspect::Destination, table.state()) == static_cast<int>(goal))
                    move = *legal;
            }
            QVERIFY(hands.perform({move}));
            if (table.state().phase == Phase::AtTile) {
                Play use{Use{}};
                for (const Play &play : table.session().legalPlays()) {
                    const Use *legal = std::get_if<Use>(&play.what);
                    if (legal != nullptr && legal->slides.size() < 2)
                        use = play;
                }
                QVERIFY(hands.perform(use));
            }
            QCOMPARE(countPlayed<Use>(table), 1);
            QVERIFY2(hands.presses() <= turn.clicks,
                     qPrintable(QStringLiteral("kind %1: %2 presses")
                                    .arg(static_cast<int>(turn.kind))
                                    .arg(hands.presses())));
        }
    }
}

void TestWholeGame::undoAndRedoWithoutLimit()
{
    ViewWindow window(sampleRecord());
    window.view().setPreferences(askingPreferences());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    AirshipCityTable &table = window.table();
    Hands hands(window, table, Hands::With::Pointer);
    qsizetype number = 0;
    for (const Play &play : guidedRandomGame(table.setup(), 3)) {
        if (++number > 40)
            break;
        if (table.session().cursor() < number) // else it was left by itself
            QVERIFY(hands.perform(play));
    }
    const State first = table.session().stateAt(0);
    const State last = table.state();
    while (table.session().canUndo())
        QVERIFY(hands.press(QStringLiteral("undo")));
    QVERIFY(table.state() == first);
    QVERIFY(!hands.press(QStringLiteral("undo")));
    while (table.session().canRedo())
        QVERIFY(hands.press(QStringLiteral("redo")));
    QVERIFY(table.state() == last);
}

QTEST_MAIN(TestWholeGame)
#include "tst_wholegame.moc"
