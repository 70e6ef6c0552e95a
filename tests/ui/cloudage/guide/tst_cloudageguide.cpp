// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/replay.h"
#include "tests/ui/cloudage/guide/hands.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;
using namespace skyledger::ui::test;
using ui::CloudAgeTable;
using ui::PlayOption;

namespace {

QStringList namesOf(const ui::StepGuide &guide)
{
    QStringList names;
    for (const PlayOption &option : guide.options())
        names << option.name;
    return names;
}

/// Presses keys one after the other; false at the first that nothing takes.
bool press(CloudAgeTable &table, const QString &keys)
{
    for (const QChar key : keys) {
        if (!table.press(key))
            return false;
    }
    return true;
}

} // namespace

class TestCloudAgeGuide : public QObject
{
    Q_OBJECT

private slots:
    void leadsWholeGames_data();
    void leadsWholeGames();
    void oneKeyTellsAProduction();
    void aFlightAndItsFight();
    void aGatherIsFilledByTheListedCard();
    void everybodyAnswersInAnyOrder();
    void aProjectCardByItsLetters();
    void whatComesNextEndsAFlight();
    void whoFliesNextEndsAFight();
    void whatIsWonAlreadyNeedsNoCard();
    void enterPaysNothingInAFight();
    void dronesArePlacedInTurnOrder();
    void otherValuesAreTyped();
    void keysPerRound_data();
    void keysPerRound();
    void thingsOnBoardsBelongToTheLane();
    void aFlightTellsWhatWasFound();
    void aGameAloneHasNoOtherPlayers();
    void saysEverythingInTheJournal();
};

void TestCloudAgeGuide::leadsWholeGames_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<Mode>("mode");
    QTest::newRow("solo, scenario 1") << 1 << Mode::Scenario1;
    QTest::newRow("3 players, scenario 2") << 3 << Mode::Scenario2;
    QTest::newRow("4 players, scenario 3") << 4 << Mode::Scenario3;
    QTest::newRow("2 players, campaign") << 2 << Mode::Campaign;
}

/// Whatever is chosen from what is offered leads to the end, by events that the rules allow and that the core plays alike.
void TestCloudAgeGuide::leadsWholeGames()
{
    QFETCH(const int, players);
    QFETCH(const Mode, mode);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        CloudAgeTable table(sampleGame(players, mode, seed));
        playByChance(table, seed);
        const auto &session = table.session();
        QVERIFY2(session.isOver(),
                 qPrintable(table.guide().question() + u": "_s + namesOf(table.guide()).join(u", "_s)));
        const Replay replayed = replay(session.setup(), std::span<const Entry>(session.record().entries));
        QVERIFY(!replayed.stoppedBy);
        QCOMPARE(replayed.states.size(), session.states().size());
        for (std::size_t i = 0; i < replayed.states.size(); ++i)
            QVERIFY2(replayed.states[i] == session.states()[i], qPrintable(QString::number(i)));
        for (qsizetype event = 1; event <= session.eventCount(); ++event)
            QCOMPARE(session.kindOf(event), play::Session::EventKind::Play);
    }
}

void TestCloudAgeGuide::oneKeyTellsAProduction()
{
    CloudAgeTable table(sampleGame(3, Mode::Scenario2));
    QVERIFY(press(table, u"W"_s)); // 1 and 2, for Energy
    QCOMPARE(table.session().eventCount(), 1);
    const PlayerState &ada = table.session().state().players[Player{0}];
    QCOMPARE(ada.navigation.discard.size(), std::size_t{2});
    QCOMPARE(int{ada.navigation.discard.back()}, 2);
    // Bo with another level than the proposed one, and cards instead of Energy.
    QVERIFY(press(table, u"NS"_s));
    QCOMPARE(int{table.session().state().players[Player{1}].stock[Resource::Cards]}, 6);
    QCOMPARE(int{table.session().state().players[Player{1}].stock[Resource::Energy]}, 2);
}

void TestCloudAgeGuide::aFlightAndItsFight()
{
    CloudAgeTable table(sampleGame(2, Mode::Scenario2));
    QVERIFY(press(table, u"WW"_s));
    QCOMPARE(table.session().state().phase, Phase::Movement);
    const auto whika = table.session().record().ids.cities.find(u"whika"_s);
    QVERIFY(whika);
    QVERIFY(table.guide().touch({ui::CloudAgeQuestions::Thing::City, static_cast<int>(*whika)}));
    QVERIFY(press(table, u"MMW"_s));
    QVERIFY(table.guide().press(u'T'));
    const PlayerState &ada = table.session().state().players[Player{0}];
    QCOMPARE(int{ada.stock[Resource::Metal]}, 4);
    QCOMPARE(int{ada.at == *whika}, 1);
    QCOMPARE(table.session().state().phase, Phase::Fight);
    // Cards are drawn until the value suffices or nobody draws on; then it is one event.
    const qsizetype before = table.session().eventCount();
    QVERIFY(table.guide().press(u'3'));
    QCOMPARE(table.session().eventCount(), before);
    QVERIFY(table.guide().press(u'S'));
    QCOMPARE(table.session().eventCount(), before + 1);
    QVERIFY(table.session().changesOf(before + 1).size() > 0);
}

void TestCloudAgeGuide::aGatherIsFilledByTheListedCard()
{
    CloudAgeTable table(sampleGame(2, Mode::Scenario2, 4));
    for (int choices = 0; table.session().state().phase != Phase::Action && choices < 200; ++choices)
        playByChance(table, static_cast<std::uint64_t>(choices) + 7, 1);
    QCOMPARE(table.session().state().phase, Phase::Action);
    while (table.guide().canGoBack())
        table.guide().back();
    QVERIFY(press(table, u"1"_s));
    QVERIFY(press(table, u"MW"_s));
    const qsizetype before = table.session().eventCount();
    QVERIFY(press(table, u"1"_s)); // the value
    int keys = 0;
    while (table.session().eventCount() == before && keys < 6) {
        QVERIFY(table.guide().press(table.guide().options().front().key));
        ++keys;
    }
    QVERIFY2(keys < 5, qPrintable(QString::number(keys))); // not each of the five parts was asked for
}

void TestCloudAgeGuide::everybodyAnswersInAnyOrder()
{
    CloudAgeTable table(sampleGame(3, Mode::Scenario2));
    QCOMPARE(ui::CloudAgeQuestions::asked(table.session().state()), Player{0});
    table.guide().takeLane(play::seatOf(Player{2}));
    QCOMPARE(table.guide().lane(), std::optional(play::seatOf(Player{2})));
    QVERIFY(press(table, u"W"_s));
    QVERIFY(table.session().state().done.contains(Player{2}));
    QVERIFY(!table.session().state().done.contains(Player{0}));
}

void TestCloudAgeGuide::aProjectCardByItsLetters()
{
    CloudAgeTable table(sampleGame(2, Mode::Scenario2, 4));
    for (int choices = 0; table.session().state().phase != Phase::Action && choices < 200; ++choices)
        playByChance(table, static_cast<std::uint64_t>(choices) + 7, 1);
    while (table.guide().canGoBack())
        table.guide().back();
    QVERIFY(press(table, u"BJ"_s));
    QVERIFY(!table.guide().options().empty());
    const QChar letter = table.guide().options().front().key;
    const qsizetype before = table.session().eventCount();
    QVERIFY(table.guide().press(letter));
    while (table.session().eventCount() == before)
        QVERIFY(table.guide().press(table.guide().options().front().key));
    const auto &played = std::get<Played>(table.session().record().entries.back().event);
    QVERIFY(std::holds_alternative<PlayCard>(played.play.what));
}

/// Two values that have no cell of the block are typed one after the other, whichever comes first.
void TestCloudAgeGuide::otherValuesAreTyped()
{
    CloudAgeTable table(sampleGame(2, Mode::Scenario2));
    auto &session = table.session();
    QVERIFY(!table.press(u'!')); // these decks have a cell for each pair
    for (const std::size_t player : {0U, 1U}) {
        const Correct deck{
            {describe::assign(Setting::NavigationDeck, {player}, describe::Numbers{0, 0, 2, 5})}};
        QVERIFY(session.play(deck, u"cards from elsewhere"_s).playable());
    }
    const PlayerState before = session.state().players[Player{0}];
    QVERIFY(press(table, u"!5"_s));
    QCOMPARE(namesOf(table.guide()), (QStringList{u"0"_s, u"2"_s}));
    QVERIFY(!table.press(u'5'));    // there is one of them
    QVERIFY(press(table, u"2C"_s)); // for Project cards
    const PlayerState &ada = session.state().players[Player{0}];
    QCOMPARE(ada.stock[Resource::Cards], before.stock[Resource::Cards] + 2);
    QCOMPARE(int{ada.navigation.discard.back()}, 5);
    const int energy = session.state().players[Player{1}].stock[Resource::Energy];
    QVERIFY(press(table, u"N!00"_s)); // nothing is chosen for a 0
    QCOMPARE(session.state().phase, Phase::Movement);
    QCOMPARE(int{session.state().players[Player{1}].stock[Resource::Energy]}, energy);
}

void TestCloudAgeGuide::keysPerRound_data()
{
    QTest::addColumn<Actions>("actions");
    QTest::addColumn<double>("most");
    QTest::newRow("everybody gathers") << Actions::Gather << 13.9;
    QTest::newRow("one gathers, one builds, one plants") << Actions::Mixed << 12.0;
}

/// Each round two finds, a fight in a new city and a City action, with a listed card where one is turned up. Where people
/// build, a Project card is played by one click on its list and the rest by keys; else keys alone. Cards of fights are drawn
/// by chance. The log tells what each step took.
void TestCloudAgeGuide::keysPerRound()
{
    QFETCH(const Actions, actions);
    QFETCH(const double, most);
    CloudAgeTable table(sampleGame(3, Mode::Scenario2));
    Pressed pressed;
    int rounds = 0;
    for (; rounds < 4 && !table.session().isOver(); ++rounds) {
        QVERIFY2(playTypicalRound(table, actions, pressed),
                 qPrintable(table.guide().question() + u": "_s + namesOf(table.guide()).join(u", "_s)));
    }
    const double turns = 3.0 * rounds;
    const double each = pressed.all() / turns;
    qInfo("%.1f per player and round: production %.1f, flight %.1f, fight %.1f, action %.1f, answers %.1f",
          each, pressed.productions / turns, pressed.flights / turns, pressed.fights / turns,
          pressed.actions / turns, pressed.answers / turns);
    QVERIFY2(each <= most, qPrintable(QString::number(each)));
}

/// What comes next ends what can be told again and again; nothing is recorded by a key that leads nowhere.
void TestCloudAgeGuide::whatComesNextEndsAFlight()
{
    CloudAgeTable table(sampleGame(2, Mode::Scenario2));
    QVERIFY(press(table, u"WW"_s));
    const auto &session = table.session();
    const auto letterOf = [&table](const QString &id) {
        const auto city = table.session().record().ids.cities.find(id);
        for (const PlayOption &option : table.guide().options()) {
            if (option.leadsTo.answer(ui::CloudAgeQuestions::Ask::City) == static_cast<int>(*city))
                return option.key;
        }
        return QChar();
    };
    const QChar borderville = letterOf(u"borderville"_s); // without a militia
    const QChar whika = letterOf(u"whika"_s);
    QVERIFY(!borderville.isNull() && !whika.isNull());
    QVERIFY(table.press(borderville));
    const qsizetype before = session.eventCount();
    QVERIFY(!table.press(u'?'));
    QCOMPARE(session.eventCount(), before);
    QVERIFY(table.press(whika)); // Bo flies there: Ada has found nothing
    QCOMPARE(session.eventCount(), before + 1);
    QVERIFY(table.guide().asked());
    QCOMPARE(table.guide().asked()->answer(ui::CloudAgeQuestions::Ask::City),
             std::optional(static_cast<int>(*session.record().ids.cities.find(u"whika"_s))));
    table.guide().back();
    QVERIFY(table.press(borderville));
    QVERIFY(press(table, u"2"_s)); // the last flight is over: Ada gathers
    QCOMPARE(session.state().phase, Phase::Action);
    QVERIFY(table.guide().canGoBack());
    table.guide().back();
    QVERIFY(!table.guide().canGoBack());
    const qsizetype answered = session.eventCount();
    QVERIFY(!table.press(u'N')); // somebody answered once too often: the City action is not given up
    QCOMPARE(session.eventCount(), answered);
    QVERIFY(table.press(u'M')); // a build action at once
    QVERIFY(std::holds_alternative<Take>(std::get<Played>(session.record().entries.back().event).play.what));
}

/// Whoever is strong enough wins without a card: that stands first, where Enter takes it, and no Energy is spent.
void TestCloudAgeGuide::whatIsWonAlreadyNeedsNoCard()
{
    CloudAgeTable table(sampleGame(2, Mode::Scenario2));
    QVERIFY(press(table, u"WW"_s));
    auto &session = table.session();
    const auto whika = session.record().ids.cities.find(u"whika"_s);
    QVERIFY(table.guide().touch({ui::CloudAgeQuestions::Thing::City, static_cast<int>(*whika)}));
    QVERIFY(table.press(u'T'));
    QCOMPARE(session.state().phase, Phase::Fight);
    QVERIFY(table.guide().options().front().key != u'S');
    const auto combat = static_cast<int>(indexOf(UpgradeZone::Combat));
    const Correct strong{{describe::assign(Setting::Symbols, {0, combat}, 9)}};
    QVERIFY(session.play(strong, u"cards played before"_s).playable());
    QCOMPARE(table.guide().options().front().key, QChar(u'S'));
    const int energy = session.state().players[Player{0}].stock[Resource::Energy];
    const qsizetype before = session.eventCount();
    table.guide().choose(0);
    QCOMPARE(session.eventCount(), before + 1);
    QVERIFY(std::get<Fight>(std::get<Played>(session.record().entries.back().event).play.what)
                .draws.cards.empty());
    QVERIFY(int{session.state().players[Player{0}].stock[Resource::Energy]} >= energy);
}

/// The next player's city ends a fight as it stands; a digit is a card as long as one can be drawn.
void TestCloudAgeGuide::whoFliesNextEndsAFight()
{
    CloudAgeTable table(sampleGame(2, Mode::Scenario2));
    QVERIFY(press(table, u"WW"_s));
    const auto &session = table.session();
    const auto whika = session.record().ids.cities.find(u"whika"_s);
    QVERIFY(table.guide().touch({ui::CloudAgeQuestions::Thing::City, static_cast<int>(*whika)}));
    QVERIFY(table.press(u'T'));
    QCOMPARE(session.state().phase, Phase::Fight);
    while (table.guide().canGoBack())
        table.guide().choose(0);
    QVERIFY(table.press(u'1'));
    const qsizetype before = session.eventCount();
    QVERIFY(!table.press(u'9')); // no such card
    QCOMPARE(session.eventCount(), before);
    QVERIFY(table.press(u'B')); // Bo flies to Borderville: Ada has lost with 1
    QCOMPARE(session.eventCount(), before + 1);
    const auto &fight = std::get<Fight>(std::get<Played>(session.record().entries.back().event).play.what);
    QCOMPARE(fight.draws.cards.size(), std::size_t{1});
    QVERIFY(table.guide().asked());
    QVERIFY(table.guide().asked()->answer(ui::CloudAgeQuestions::Ask::City).has_value());
}

/// The active player's drone is placed first, whoever sits where.
void TestCloudAgeGuide::dronesArePlacedInTurnOrder()
{
    CloudAgeTable table(sampleGame(3, Mode::Scenario2));
    Pressed pressed;
    QVERIFY(playTypicalRound(table, Actions::Gather, pressed));
    while (table.session().state().phase != Phase::Action || table.guide().canGoBack()) {
        const auto &options = table.guide().options();
        const auto offered = std::find_if(options.begin(), options.end(), [](const PlayOption &option) {
            return option.status == PlayOption::Status::Offered;
        });
        QVERIFY(offered != options.end());
        table.guide().choose(static_cast<std::size_t>(offered - options.begin()));
    }
    QCOMPARE(table.session().state().current, Player{1});
    QVERIFY(press(table, u"1"_s));
    QVERIFY2(table.guide().question().startsWith(u"Bo:"_s), qPrintable(table.guide().question()));
    QVERIFY(press(table, u"MWC2"_s));
    while (table.guide().canGoBack())
        table.guide().choose(0);
    const auto &event = table.session().record().entries.back().event;
    const auto &zones = std::get<Gather>(std::get<Played>(event).play.what).zones;
    QCOMPARE(zones[0], Zone::Cards);
    QCOMPARE(zones[1], Zone::Metal);
    QCOMPARE(zones[2], Zone::Water);
}

/// What the deck of the player whose lane it is cannot give is no choice, even if another player's can.
void TestCloudAgeGuide::thingsOnBoardsBelongToTheLane()
{
    CloudAgeTable table(sampleGame(3, Mode::Scenario2));
    const auto &guide = table.guide();
    int others = 0;
    for (std::uint64_t choice = 1; choice <= 300 && !table.session().isOver(); ++choice) {
        for (const PlayOption &option : guide.options()) {
            if (!option.thing || !option.seat)
                continue;
            const PlayOption *found = guide.optionFor(*option.thing);
            QVERIFY2(found == nullptr || found->seat == guide.lane(), qPrintable(option.name));
            others += found == nullptr ? 1 : 0;
        }
        playByChance(table, choice, 1);
    }
    QVERIFY(others > 0);
}

/// Each key is one unit more; what was told so far stands in the question.
void TestCloudAgeGuide::aFlightTellsWhatWasFound()
{
    CloudAgeTable table(sampleGame(2, Mode::Scenario2));
    QVERIFY(press(table, u"WW"_s));
    QVERIFY(table.guide().touch({ui::CloudAgeQuestions::Thing::City, 0}));
    QVERIFY2(table.guide().question().endsWith(u"What was found?"_s), qPrintable(table.guide().question()));
    QVERIFY(press(table, u"MMW"_s));
    QVERIFY2(table.guide().question().contains(u"2 Metal, 1 Water"_s)
                 || table.guide().question().contains(u"1 Water, 2 Metal"_s),
             qPrintable(table.guide().question()));
    const QStringList names = namesOf(table.guide());
    QVERIFY2(names.contains(u"Found: 1 Metal"_s) && !names.join(u' ').contains(u"3 Metal"_s),
             qPrintable(names.join(u", "_s)));
}

/// There is no first player marker and nobody else; the marker of the Solo board is moved (CA-SOLO-01, CA-SOLO-02).
void TestCloudAgeGuide::aGameAloneHasNoOtherPlayers()
{
    CloudAgeTable table(sampleGame(1, Mode::Scenario1));
    int moved = 0;
    for (std::uint64_t choice = 1; choice <= 300 && !table.session().isOver(); ++choice) {
        for (const PlayOption &option : table.guide().options())
            QVERIFY2(!option.detail.contains(u"everybody"_s), qPrintable(option.detail));
        for (const ui::PieceLine &line : table.narrator().pieces(table.session()).lines) {
            QVERIFY2(!line.text.contains(u"First player"_s), qPrintable(line.text));
            moved += line.text.contains(u"leftmost marker of the upper row"_s) ? 1 : 0;
        }
        playByChance(table, choice, 1);
    }
    QVERIFY(moved > 0);
}

void TestCloudAgeGuide::saysEverythingInTheJournal()
{
    CloudAgeTable table(sampleGame(3, Mode::Scenario2, 2));
    playByChance(table, 5);
    const auto &session = table.session();
    for (qsizetype event = 1; event <= session.eventCount(); ++event) {
        const QString deed = table.narrator().deed(session, event);
        const QString said = deed + table.narrator().gains(session, event)
            + table.narrator().turn(session, event) + table.narrator().round(session, event);
        QVERIFY2(!deed.isEmpty() && !said.contains(u'%'), qPrintable(said));
        QVERIFY2(!deed.contains(u"takes choice"_s), qPrintable(deed)); // it is known what can be chosen
        QVERIFY(!table.narrator().rulesBehind(session, event).isEmpty());
    }
    for (const ui::PieceLine &line : table.narrator().pieces(session).lines)
        QVERIFY2(!line.text.isEmpty() && !line.text.contains(u'%'), qPrintable(line.text));
}

/// What is offered first has the keyboard: cards that are drawn, then the end, and what costs VP or a marker last.
void TestCloudAgeGuide::enterPaysNothingInAFight()
{
    int onlyPaid = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        CloudAgeTable table(sampleGame(2, Mode::Scenario2, seed));
        for (std::uint64_t choice = 1; choice <= 600 && !table.session().isOver(); ++choice) {
            playByChance(table, seed * 1000 + choice, 1);
            if (table.guide().askedQuestion() != play::Code(ui::cloudagesteps::Ask::Card))
                continue;
            std::vector<PlayOption> offered = table.guide().options();
            std::erase_if(offered, [](const PlayOption &option) {
                return option.status == PlayOption::Status::Refused;
            });
            const auto stop = std::find_if(offered.begin(), offered.end(),
                                           [](const PlayOption &option) { return option.key == u'S'; });
            if (stop == offered.end() || stop->detail.startsWith(u"won"_s))
                continue;
            const auto isDraw = [](const PlayOption &option) { return option.key.isDigit(); };
            QVERIFY(std::all_of(offered.begin(), stop, isDraw));
            QVERIFY(std::none_of(stop, offered.end(), isDraw));
            onlyPaid += stop == offered.begin() && offered.size() > 1 ? 1 : 0;
        }
    }
    QVERIFY(onlyPaid > 0);
}

QTEST_MAIN(TestCloudAgeGuide)

#include "tst_cloudageguide.moc"
