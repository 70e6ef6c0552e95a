// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/newgame.h"
#include "core/cloudage/randomplay.h"
#include "core/cloudage/record/shapes.h"
#include "core/cloudage/session.h"
#include "core/play/recordfile.h"
#include "core/table/jsonreader.h"
#include "core/table/jsonwriter.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;

namespace {

/// A game with the sample set; the same players and number give the same one.
GameRecord randomRecord(int players, Mode mode, std::uint64_t seed)
{
    NewGameOptions options;
    for (int i = 0; i < players; ++i)
        options.names << u"Player %1"_s.arg(i + 1);
    options.mode = mode;
    options.chapter = Chapter::Three;
    options.catalogue = sampleCatalogue();
    options.dealsMissions = true;
    options.seed = seed;
    options.playedAt = QDateTime(QDate(2026, 11, 28), QTime(20, 0), Qt::OffsetFromUTC, 3600);
    GameRecord record = newGame(options).value();
    const RandomGame game = playRandomly(record.setup, cityCardsOf(record), seed);
    for (const Played &played : game.events)
        appendEvent(record, played);
    return record;
}

GameRecord read(const QByteArray &bytes)
{
    return readGameRecord(table::parseObject(bytes).value()).value();
}

Event correction(Player player, Setting setting, int number)
{
    return Correct{{describe::assign(setting, {indexOf(player)}, number)}};
}

StartMissions startsWith(std::initializer_list<MissionCard> cards,
                         std::initializer_list<Mission> covered = {})
{
    StartMissions missions;
    for (const MissionCard &card : cards)
        missions.cards.append(card);
    for (const Mission mission : covered)
        missions.covered.append(mission);
    return missions;
}

} // namespace

/// CloudAge on the shared room: records byte for byte, the past changed and mended, lines, agreement.
class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void recordsComeBackByteForByte_data();
    void recordsComeBackByteForByte();
    void everyEventFitsTheFormat();
    void theNextChapterTakesOverWhatIsInForce();
    void aNewGameTakesWhatTheTableTells();
    void aNewGameRefusesWhatCannotBe_data();
    void aNewGameRefusesWhatCannotBe();
    void amountsOfAnEffectBelongToSomebody();
    void undoesAndRedoes();
    void keepsWhatWasLeft();
    void mendsWhatBecomesIllegal();
    void insistedCorrectionsComeBack();
    void agrees();
    void takesOutAnEvent();
};

void TestSession::recordsComeBackByteForByte_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("mode");
    for (int players = 1; players <= 4; ++players) {
        for (int mode = 0; mode < 4; ++mode)
            QTest::addRow("%d players, mode %d", players, mode) << players << mode;
    }
}

void TestSession::recordsComeBackByteForByte()
{
    QFETCH(int, players);
    QFETCH(int, mode);
    const GameRecord record = randomRecord(players, static_cast<Mode>(mode), 7);
    QVERIFY(record.entries.size() > 20);
    const QByteArray bytes = writeGameRecord(record);
    const GameRecord again = read(bytes);
    QCOMPARE(writeGameRecord(again), bytes);
    QCOMPARE(again.entries.size(), record.entries.size());
    for (std::size_t i = 0; i < record.entries.size(); ++i)
        QVERIFY2(again.entries[i].event == record.entries[i].event,
                 table::writeCompactJson(record.entries[i].document, shapes::event).constData());
}

void TestSession::everyEventFitsTheFormat()
{
    const GameRecord record = randomRecord(4, Mode::Campaign, 11);
    for (const Entry &entry : record.entries)
        QVERIFY2(CloudAge::fitsFormat(entry.event, record.ids),
                 table::writeCompactJson(entry.document, shapes::event).constData());
    // Beyond what a file can hold.
    Fly nowhere;
    nowhere.city = static_cast<City>(47);
    SoloStep untold;
    untold.choose = SoloChoice::Gather;
    const auto fits = [&](const auto &what) {
        return CloudAge::fitsFormat(Played{{what, none<Player>}, {}}, record.ids);
    };
    QVERIFY(!fits(Update{12}));
    QVERIFY(!fits(nowhere));
    QVERIFY(!fits(untold));
    QVERIFY(CloudAge::fitsFormat(correction(Player{0}, Setting::Water, 3), record.ids));
}

/// What another card did is written with its player, or the file could not be read again: no way into a game takes it
/// without.
void TestSession::amountsOfAnEffectBelongToSomebody()
{
    Session session(randomRecord(2, Mode::Scenario2, 6));
    // Movement has a player whose turn it is, so that nobody else would miss the name.
    qsizetype moment = 0;
    while (session.stateAt(moment).phase != Phase::Movement)
        ++moment;
    session.jump(moment);
    OtherEffect gains;
    gains.source = EffectSource::City;
    gains.reward.gain[Resource::Water] = 2;
    OtherEffect pays;
    pays.source = EffectSource::City;
    pays.pay[Resource::Water] = 1;
    const Player current = session.state().current;
    for (const OtherEffect &effect : {gains, pays}) {
        const Played unnamed{{effect, none<Player>}, {}};
        Override insisted;
        insisted.event = unnamed;
        const qsizetype events = session.recordedCount();
        QVERIFY(!session.play(unnamed).playable());
        QVERIFY(!session.play(insisted, u"the table says so"_s).playable());
        QVERIFY(!session.insertEvent(moment + 1, unnamed, {}).verdict.playable());
        QVERIFY(!session.changeEvent(moment + 1, unnamed, {}).verdict.playable());
        QCOMPARE(session.recordedCount(), events);
    }
    // Tiles alone belong to nobody.
    OtherEffect tiles;
    tiles.source = EffectSource::City;
    QVERIFY(session.play(Played{{tiles, none<Player>}, {}}).playable());
    QVERIFY(session.play(Played{{gains, current}, {}}).playable());
    QVERIFY(session.play(Played{{pays, current}, {}}).playable());
    const QByteArray bytes = writeGameRecord(session.record());
    QCOMPARE(writeGameRecord(read(bytes)), bytes);
}

void TestSession::aNewGameTakesWhatTheTableTells()
{
    NewGameOptions options;
    options.names = {u"Ada"_s, u"Bo"_s};
    options.seed = 5;
    const QJsonObject byChance = newGame(options).value().document["setup"_L1].toObject();
    options.sides = {u'B', QChar(), u'A'};
    options.missions = {{}, startsWith({{Mission::Green, Mission::Blue}})};
    const GameRecord record = newGame(options).value();
    const QJsonObject setup = record.document["setup"_L1].toObject();
    const QJsonArray boards = setup["boards"_L1].toArray();
    const QString drawn = byChance["boards"_L1][2].toString();
    QCOMPARE(boards, QJsonArray({u"1A"_s, u"2B"_s, drawn, u"4A"_s}));
    QVERIFY(record.setup.missions[Player{0}].empty());
    QCOMPARE(record.setup.missions[Player{1}].size(), std::size_t{1});
    QVERIFY((record.setup.missions[Player{1}][0] == MissionCard{Mission::Green, Mission::Blue}));
    // Somebody alone can make it harder (CA-SOLO-06).
    options.names = {u"Ada"_s};
    options.missions = {
        startsWith({{Mission::Green, Mission::Blue}, {Mission::Cities, Mission::Costly}}, {Mission::Blue})};
    const GameRecord solo = newGame(options).value();
    QCOMPARE(solo.setup.missions[Player{0}].size(), std::size_t{2});
    QCOMPARE(solo.setup.covered[Player{0}][0], Mission::Blue);
    // What is told takes the place of what is dealt, of nobody else.
    options.names = {u"Ada"_s, u"Bo"_s};
    options.missions = {{}, startsWith({{Mission::Green, Mission::Blue}})};
    options.dealsMissions = true;
    const GameRecord dealt = newGame(options).value();
    QCOMPARE(dealt.setup.missions[Player{0}].size(), std::size_t{1});
    QCOMPARE(dealt.setup.missions[Player{1}].size(), std::size_t{1});
    QVERIFY(dealt.setup.missions[Player{1}][0].holds(Mission::Blue));
}

void TestSession::aNewGameRefusesWhatCannotBe_data()
{
    using Kind = NewGameRefusal::Kind;
    QTest::addColumn<NewGameOptions>("options");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("number");
    const auto row = [](const char *name, Kind kind, int number, auto change) {
        NewGameOptions options;
        options.names = {u"Ada"_s, u"Bo"_s};
        options.missions.resize(2);
        change(options);
        QTest::newRow(name) << options << kind << number;
    };
    row("nobody", Kind::PlayerCount, 0, [](auto &o) { o.names.clear(); });
    row("five", Kind::PlayerCount, 5, [](auto &o) { o.names << u"C"_s << u"D"_s << u"E"_s; });
    row("no name", Kind::Name, 2, [](auto &o) { o.names[1].clear(); });
    row("a long name", Kind::Name, 1, [](auto &o) { o.names[0] = QString(41, u'a'); });
    row("one name", Kind::SameName, 2, [](auto &o) { o.names[1] = u"Ada"_s; });
    row("one name to people", Kind::SameName, 2, [](auto &o) { o.names[1] = u"ada"_s; });
    const auto missions = [&row](const char *name, int player, const StartMissions &told) {
        row(name, Kind::Missions, player,
            [&](auto &o) { o.missions[static_cast<std::size_t>(player) - 1] = told; });
    };
    constexpr MissionCard card{Mission::Green, Mission::Blue};
    missions("half a card", 2, startsWith({{Mission::Green, Mission::Green}}));
    missions("a mission twice", 1, startsWith({card, {Mission::Cities, Mission::Blue}}, {Mission::Blue}));
    missions("nothing covered", 1, startsWith({card, {Mission::Cities, Mission::Costly}}));
    missions("covered with one card", 1, startsWith({card}, {Mission::Blue}));
    row("a catalogue that is none", Kind::Catalogue, 0, [](auto &o) { o.catalogue = {{u"cityCards"_s, 7}}; });
}

void TestSession::aNewGameRefusesWhatCannotBe()
{
    QFETCH(const NewGameOptions, options);
    QFETCH(const NewGameRefusal::Kind, kind);
    QFETCH(const int, number);
    const auto record = newGame(options);
    QVERIFY(!record);
    QCOMPARE(record.error().kind, kind);
    QCOMPARE(record.error().number, number);
}

void TestSession::undoesAndRedoes()
{
    Session session(randomRecord(3, Mode::Scenario2, 3));
    QVERIFY(!session.stoppedBy());
    const qsizetype events = session.eventCount();
    QVERIFY(session.isOver());
    const State end = session.state();
    session.jump(events / 2);
    QVERIFY(!session.isOver());
    QVERIFY(session.toAct() != play::nobody);
    QVERIFY(!session.legalPlays().empty());
    session.undo();
    session.redo();
    QCOMPARE(session.cursor(), events / 2);
    session.jump(events);
    QVERIFY(session.state() == end);
    QVERIFY(session.standings().isFinal);
}

void TestSession::keepsWhatWasLeft()
{
    Session session(randomRecord(2, Mode::Scenario2, 5));
    const qsizetype events = session.eventCount();
    session.jump(events - 10);
    QCOMPARE(session.leftBehind(), 10);
    QVERIFY(session.play(correction(Player{0}, Setting::Water, 9), u"miscounted"_s).playable());
    QCOMPARE(session.lines().size(), std::size_t{1});
    QCOMPARE(session.state().players[Player{0}].stock[Resource::Water], std::int16_t{9});
    QVERIFY(session.takeUp(1));
    QCOMPARE(session.recordedCount(), events);
    const QByteArray bytes = writeGameRecord(session.record());
    QCOMPARE(writeGameRecord(read(bytes)), bytes);
}

void TestSession::mendsWhatBecomesIllegal()
{
    Session session(randomRecord(3, Mode::Scenario2, 9));
    const qsizetype events = session.eventCount();
    // Nobody has any Metal or Water after the first event: later purchases cannot be paid.
    Correct poor;
    for (const Player player : session.setup().players()) {
        for (const Setting setting : {Setting::Water, Setting::Metal, Setting::Energy, Setting::Hand})
            poor.set.push_back(describe::assign(setting, {indexOf(player)}, 0));
    }
    session.insertEvent(2, poor, u"what if"_s);
    QCOMPARE(session.recordedCount(), events + 1);
    QVERIFY2(!session.stoppedBy(), "of the events that were legal none is lost");
    const auto flagged = session.flaggedEvents();
    QVERIFY(!flagged.empty());
    const auto &entry = session.record().entries[flagged.front() - 1];
    QVERIFY(std::holds_alternative<Override>(entry.event));
    QVERIFY(entry.document["was"_L1] == "legal"_L1 || entry.document["void"_L1] == true);
    const QByteArray bytes = writeGameRecord(session.record());
    QCOMPARE(writeGameRecord(read(bytes)), bytes);
    // Without the correction all of them are what they were.
    session.removeEvents(2);
    QVERIFY(session.flaggedEvents().empty());
    QCOMPARE(session.recordedCount(), events);
}

void TestSession::insistedCorrectionsComeBack()
{
    GameRecord record = randomRecord(2, Mode::Scenario2, 1);
    Override overridden;
    overridden.event = std::get<Correct>(correction(Player{1}, Setting::Vp, 4));
    overridden.wasLegal = true;
    appendEvent(record, overridden, {{}, u"because"_s});
    const QByteArray bytes = writeGameRecord(record);
    const GameRecord again = read(bytes);
    QVERIFY(again.entries.back().event == record.entries.back().event);
    QCOMPARE(writeGameRecord(again), bytes);
}

void TestSession::agrees()
{
    Session session(randomRecord(2, Mode::Campaign, 2));
    session.jump(session.eventCount() / 2);
    QVERIFY(!session.lastAgreed());
    session.agree();
    QVERIFY(session.lastAgreed());
    const QByteArray bytes = writeGameRecord(session.record());
    QCOMPARE(writeGameRecord(read(bytes)), bytes);
    // What was compared: every value of the boards as a correction would set it.
    const QJsonObject boards = CloudAge::boardsJson(session.setup(), session.state(), session.record().ids);
    QCOMPARE(boards["players.1.water"_L1].toInt(),
             int{session.state().players[Player{0}].stock[Resource::Water]});
    QVERIFY(boards.contains("players.2.navigation.deck"_L1));
    QVERIFY(boards.contains("sleeves"_L1));
    QVERIFY(!boards.contains("phase"_L1));
    QVERIFY(!boards.contains("players.3.water"_L1));
}

void TestSession::takesOutAnEvent()
{
    Session session(randomRecord(2, Mode::Scenario3, 4));
    const qsizetype events = session.eventCount();
    session.removeEvents(events);
    QCOMPARE(session.recordedCount(), events - 1);
    QVERIFY(!session.isOver());
    QVERIFY(!session.record().lines.isEmpty());
}

/// The rulings, and the tiles in play at the end: not those of events that were taken back (CA-SETUP-07).
void TestSession::theNextChapterTakesOverWhatIsInForce()
{
    const auto tile = [](CampaignTile which) {
        OtherEffect effect;
        effect.tiles.in.insert(which);
        return Played{{effect, Player{0}}, {}};
    };
    NewGameOptions options;
    options.names = {u"Ada"_s, u"Bo"_s};
    options.mode = Mode::Campaign;
    options.catalogue = sampleCatalogue();
    options.agreed = {{u"tiles"_s, QJsonArray{u"l2"_s}}};
    GameRecord record = newGame(options).value();
    QCOMPARE(record.setup.tiles.size(), 1);
    record.setup.rulings.winnerStar = WinnerStar::None;
    appendEvent(record, tile(CampaignTile::L1));
    appendEvent(record, tile(CampaignTile::L5));
    record.cursor = 1;
    options.agreed = agreedAtTheEnd(record);
    options.chapter = Chapter::Two;
    const GameRecord next = newGame(options).value();
    QCOMPARE(next.setup.rulings.winnerStar, WinnerStar::None);
    QCOMPARE(next.setup.tiles.size(), 2);
    QVERIFY(next.setup.tiles.contains(CampaignTile::L1) && next.setup.tiles.contains(CampaignTile::L2));
}

QTEST_GUILESS_MAIN(TestSession)

#include "tst_session.moc"
