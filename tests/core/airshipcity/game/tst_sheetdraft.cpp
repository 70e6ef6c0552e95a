// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/scoredgame.h"
#include "core/airshipcity/game/sheetdraft.h"
#include "core/airshipcity/vpmarker.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

using Numbers = std::vector<int>;
using Kind = SheetFault::Kind;
Q_DECLARE_METATYPE(Numbers)

/// Score sheets while they are filled in.
class TestSheetDraft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void awardsOfEveryTie_data();
    void awardsOfEveryTie();
    void bothEditions();
    void totalsAndTies();
    void aSharedVictory();
    void everyFaultAtItsPlace_data();
    void everyFaultAtItsPlace();
    void allFaultsAtOnce();
    void noFaultIsRefusedByTheReader();
    void gaps();
    void previews();
    void theFirstPlayerAndTheNumberOfPlayers();
    void theEditionTakesItsDefaultsAlong();
    void aFileComesBackByteForByte();
    void aTrackedGameAsASheet_data();
    void aTrackedGameAsASheet();
    void theVpMarker();
};

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A form that lacks nothing: everybody has 0 of everything.
SheetDraft filled(std::size_t players, Edition edition = Edition::Fr2021)
{
    SheetDraft draft = emptyDraft(players, edition);
    for (qsizetype i = 0; i < draft.players.size(); ++i) {
        draft.players[i].name = QString(QChar(u'A' + static_cast<int>(i)));
        for (const SheetNumber number : all<SheetNumber>())
            draft.players[i].numbers[number] = 0;
    }
    return draft;
}

void enter(SheetDraft &draft, SheetNumber number, const Numbers &values)
{
    for (std::size_t i = 0; i < values.size(); ++i)
        draft.players[static_cast<qsizetype>(i)].numbers[number] = values[i];
}

ScoreSheet sheet(const SheetDraft &draft)
{
    auto sheet = sheetOf(draft, u"an-id"_s, u"2026-11-28T23:10:00+01:00"_s);
    if (!sheet)
        qFatal("the draft has faults");
    return std::move(*sheet);
}

constexpr SheetNumber numberOf(Award award)
{
    constexpr SheetNumber numbers[] = {SheetNumber::AirshipMajorities, SheetNumber::UtilityMajorities,
                                       SheetNumber::ContractsCompleted};
    return numbers[indexOf(award)];
}

/// The fault of one player's number.
SheetFault fault(Kind kind, SheetNumber number, std::initializer_list<int> players, int value, int limit)
{
    SheetFault fault{kind, SheetField::Number, number, {}, value, limit};
    for (const int player : players)
        fault.players.append(static_cast<Player>(player));
    return fault;
}

} // namespace

/// Every row of the tables 16.1 and 16.2 of the rules.
void TestSheetDraft::awardsOfEveryTie_data()
{
    QTest::addColumn<Numbers>("counts");
    QTest::addColumn<Numbers>("ships");
    QTest::addColumn<Numbers>("utilities");
    QTest::addColumn<Numbers>("trade");
    const auto row = [](const char *shape, const Numbers &counts, const Numbers &ships,
                        const Numbers &utilities, const Numbers &trade) {
        QTest::newRow(shape) << counts << ships << utilities << trade;
    };
    row("AC-T-S-3P-1", {4, 3, 1}, {6, 3, 0}, {4, 2, 0}, {2, 1, 0});
    row("AC-T-S-3P-1z", {4, 3, 0}, {6, 3, 0}, {4, 2, 0}, {2, 1, 0});
    row("AC-T-S-3P-2", {3, 3, 1}, {4, 4, 0}, {3, 3, 0}, {1, 1, 0});
    row("AC-T-S-3P-2z", {3, 3, 0}, {4, 4, 0}, {3, 3, 0}, {1, 1, 0});
    row("AC-T-S-3P-3", {4, 2, 2}, {6, 1, 1}, {4, 1, 1}, {2, 0, 0});
    row("AC-T-S-3P-3z", {4, 0, 0}, {6, 0, 0}, {4, 0, 0}, {2, 0, 0});
    row("AC-T-S-3P-4", {2, 2, 2}, {3, 3, 3}, {2, 2, 2}, {1, 1, 1});
    row("AC-T-S-3P-4z", {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0});
    row("AC-T-S-4P-1", {4, 3, 2, 1}, {}, {4, 2, 0, 0}, {2, 1, 0, 0});
    row("AC-T-S-4P-1z", {4, 3, 1, 0}, {6, 3, 0, 0}, {4, 2, 0, 0}, {2, 1, 0, 0});
    row("AC-T-S-4P-2", {4, 3, 1, 1}, {6, 3, 0, 0}, {4, 2, 0, 0}, {2, 1, 0, 0});
    row("AC-T-S-4P-2z", {4, 3, 0, 0}, {6, 3, 0, 0}, {4, 2, 0, 0}, {2, 1, 0, 0});
    row("AC-T-S-4P-3", {4, 2, 2, 1}, {6, 1, 1, 0}, {4, 1, 1, 0}, {2, 0, 0, 0});
    row("AC-T-S-4P-3z", {4, 2, 2, 0}, {6, 1, 1, 0}, {4, 1, 1, 0}, {2, 0, 0, 0});
    row("AC-T-S-4P-4", {3, 2, 2, 2}, {6, 1, 1, 1}, {4, 0, 0, 0}, {2, 0, 0, 0});
    row("AC-T-S-4P-4z", {3, 0, 0, 0}, {6, 0, 0, 0}, {4, 0, 0, 0}, {2, 0, 0, 0});
    row("AC-T-S-4P-5", {3, 3, 2, 1}, {4, 4, 0, 0}, {3, 3, 0, 0}, {1, 1, 0, 0});
    row("AC-T-S-4P-5z", {3, 3, 2, 0}, {4, 4, 0, 0}, {3, 3, 0, 0}, {1, 1, 0, 0});
    row("AC-T-S-4P-6", {3, 3, 1, 1}, {4, 4, 0, 0}, {3, 3, 0, 0}, {1, 1, 0, 0});
    row("AC-T-S-4P-6z", {3, 3, 0, 0}, {4, 4, 0, 0}, {3, 3, 0, 0}, {1, 1, 0, 0});
    row("AC-T-S-4P-7", {2, 2, 2, 1}, {3, 3, 3, 0}, {2, 2, 2, 0}, {1, 1, 1, 0});
    row("AC-T-S-4P-7z", {3, 3, 3, 0}, {3, 3, 3, 0}, {2, 2, 2, 0}, {1, 1, 1, 0});
    row("AC-T-S-4P-8", {2, 2, 2, 2}, {2, 2, 2, 2}, {1, 1, 1, 1}, {0, 0, 0, 0});
    row("AC-T-S-4P-8z", {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0});
}

/// In every permutation of the seats each player gets the same.
void TestSheetDraft::awardsOfEveryTie()
{
    QFETCH(Numbers, counts);
    QFETCH(Numbers, ships);
    QFETCH(Numbers, utilities);
    QFETCH(Numbers, trade);
    const Numbers *wanted[] = {&ships, &utilities, &trade};
    std::vector<std::size_t> seats(counts.size());
    std::iota(seats.begin(), seats.end(), std::size_t{0});
    do {
        for (const Award award : all<Award>()) {
            const Numbers &points = *wanted[indexOf(award)];
            SheetDraft draft = filled(counts.size());
            for (std::size_t i = 0; i < seats.size(); ++i)
                draft.players[static_cast<qsizetype>(i)].numbers[numberOf(award)] = counts[seats[i]];
            if (points.empty()) { // 10 majorities cannot be (AC-T-165)
                QVERIFY(!sheetOf(draft, {}, {}));
                continue;
            }
            const FinalScore score = scored(sheet(draft));
            for (std::size_t i = 0; i < seats.size(); ++i)
                QCOMPARE(score.players[i].awards[award], points[seats[i]]);
        }
    } while (std::next_permutation(seats.begin(), seats.end()));
}

/// AC-T-146
void TestSheetDraft::bothEditions()
{
    for (const Edition edition : {Edition::Fr2021, Edition::En2020}) {
        SheetDraft draft = filled(3, edition);
        enter(draft, SheetNumber::Vp, {30, 10, 10});
        enter(draft, SheetNumber::UnfinishedContractVp, {3, 0, 0});
        QCOMPARE(scored(sheet(draft)).players[0].total, edition == Edition::Fr2021 ? 27 : 30);
    }
}

/// AC-T-168
void TestSheetDraft::totalsAndTies()
{
    SheetDraft draft = filled(3);
    enter(draft, SheetNumber::Vp, {30, 28, 28});
    enter(draft, SheetNumber::AirshipMajorities, {2, 3, 3});
    enter(draft, SheetNumber::UtilityMajorities, {0, 1, 0});
    enter(draft, SheetNumber::ContractsCompleted, {3, 3, 2});
    const FinalScore score = scored(sheet(draft));
    QCOMPARE(score.players[0].total, 31);
    QCOMPARE(score.players[1].total, 37);
    QCOMPARE(score.players[2].total, 32);
    QVERIFY(score.players[1].wins);
}

void TestSheetDraft::aSharedVictory()
{
    SheetDraft draft = filled(4);
    enter(draft, SheetNumber::Vp, {35, 35, 35, 35});
    enter(draft, SheetNumber::Gold, {5, 5, 0, 0});
    enter(draft, SheetNumber::Wood, {0, 0, 5, 4});
    FinalScore score = scored(sheet(draft));
    QCOMPARE(score.decidedBy, DecidedBy::Shared);
    QCOMPARE(score.players[2].rank, 1);
    QCOMPARE(score.players[3].rank, 4);
    draft.rulings.finalTieBreak = FinalTieBreak::Gold;
    score = scored(sheet(draft));
    QCOMPARE(score.decidedBy, DecidedBy::Shared);
    QVERIFY(score.players[0].wins && score.players[1].wins && !score.players[2].wins);
    QCOMPARE(score.players[2].rank, 3);
}

void TestSheetDraft::everyFaultAtItsPlace_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<Numbers>("values");
    QTest::addColumn<std::vector<SheetFault>>("faults");
    const auto row = [](const char *name, SheetNumber number, const Numbers &values,
                        const std::vector<SheetFault> &faults) {
        QTest::newRow(name) << static_cast<int>(number) << values << faults;
    };
    using enum SheetNumber;
    row("10 majorities in all", AirshipMajorities, {4, 3, 2, 1},
        {fault(Kind::TooManyInAll, AirshipMajorities, {0, 1, 2, 3}, 10, 9)});
    row("10 majorities in all, one has none", AirshipMajorities, {5, 0, 5, 0},
        {fault(Kind::TooManyInAll, AirshipMajorities, {0, 2}, 10, 9)});
    row("10 of one alone", AirshipMajorities, {0, 10, 0, 0},
        {fault(Kind::TooHigh, AirshipMajorities, {1}, 10, 9)});
    row("negative", UtilityMajorities, {0, 0, -1, 0}, {fault(Kind::TooLow, UtilityMajorities, {2}, -1, 0)});
    row("13 utilities", UtilityMajorities, {7, 6, 0, 0},
        {fault(Kind::TooManyInAll, UtilityMajorities, {0, 1}, 13, 12)});
    row("21 contracts", ContractsCompleted, {10, 5, 5, 1},
        {fault(Kind::TooManyInAll, ContractsCompleted, {0, 1, 2, 3}, 21, 20)});
    row("a stock above 20", Gold, {0, 0, 0, 21}, {fault(Kind::TooHigh, Gold, {3}, 21, 20)});
    row("negative gears", Gear, {-3, 0, 0, 0}, {fault(Kind::TooLow, Gear, {0}, -3, 0)});
    row("two wrong stocks", Wood, {99, 20, -1, 0},
        {fault(Kind::TooHigh, Wood, {0}, 99, 20), fault(Kind::TooLow, Wood, {2}, -1, 0)});
    row("VP out of this world", Vp, {1000, -1000, 999, -999},
        {fault(Kind::TooHigh, Vp, {0}, 1000, 999), fault(Kind::TooLow, Vp, {1}, -1000, -999)});
    row("unfinished contracts are positive", UnfinishedContractVp, {-2, 0, 0, 0},
        {fault(Kind::TooLow, UnfinishedContractVp, {0}, -2, 0)});
    row("21 markers", Markers, {0, 21, 0, 0}, {fault(Kind::TooHigh, Markers, {1}, 21, 20)});
}

void TestSheetDraft::everyFaultAtItsPlace()
{
    QFETCH(int, number);
    QFETCH(Numbers, values);
    QFETCH(std::vector<SheetFault>, faults);
    SheetDraft draft = filled(4);
    enter(draft, static_cast<SheetNumber>(number), values);
    QVERIFY(faultsOf(draft) == faults);
    QVERIFY(!sheetOf(draft, {}, {}));
}

void TestSheetDraft::allFaultsAtOnce()
{
    SheetDraft draft = filled(4);
    draft.players[0].name = u"  "_s;
    draft.players[1].name = u"Bo"_s;
    draft.players[2].name = u"Bo "_s;
    draft.players[3].name = QString(41, u'x');
    draft.players[2].color = draft.players[1].color;
    draft.players[3].color.reset();
    draft.players[1].first = true;
    enter(draft, SheetNumber::AirshipMajorities, {9, 9, -1, 0});
    enter(draft, SheetNumber::Gear, {0, 0, 0, 21});
    QList<int> kinds;
    for (const SheetFault &each : faultsOf(draft))
        kinds << static_cast<int>(each.kind);
    const auto of = [](Kind kind) { return static_cast<int>(kind); };
    QCOMPARE(
        kinds,
        (QList<int>{of(Kind::NameMissing), of(Kind::NameTooLong), of(Kind::NameTwice), of(Kind::ColorTwice),
                    of(Kind::SeveralFirst), of(Kind::TooLow), of(Kind::TooManyInAll), of(Kind::TooHigh)}));
    draft.players[3].name = u"🎈"_s.repeated(40); // 40 signs that take two units each
    QCOMPARE(faultsOf(draft).size(), std::size_t{7});
}

/// What the form lets pass, the reader of files takes: at every limit.
void TestSheetDraft::noFaultIsRefusedByTheReader()
{
    for (const SheetNumber number : all<SheetNumber>()) {
        const SheetLimits limits = limitsOf(number);
        for (const int value : {limits.least, limits.most}) {
            SheetDraft draft = filled(4);
            draft.players[3].numbers[number] = value;
            QVERIFY(faultsOf(draft).empty());
            const ScoreSheet written = sheet(draft);
            const auto read = readScoreSheet(writeScoreSheet(written));
            QVERIFY2(read.ok(), read ? "" : qPrintable(table::describe(read.error())));
            SheetDraft again = draftOf(read.value());
            again.document = draft.document;
            QVERIFY(again == draft);
        }
    }
}

void TestSheetDraft::gaps()
{
    SheetDraft draft = emptyDraft(3, Edition::Fr2021);
    QCOMPARE(gapsOf(draft).size(), std::size_t{27});
    draft.rulings.finalTieBreak = FinalTieBreak::Markers;
    QCOMPARE(gapsOf(draft).size(), std::size_t{30});
    setEdition(draft, Edition::En2020); // unfinished contracts cost nothing
    QCOMPARE(gapsOf(draft).size(), std::size_t{27});
    QVERIFY((gapsOf(draft).front() == SheetGap{Player{}, SheetNumber::Vp}));
    draft.players[0].numbers[SheetNumber::Vp] = 0;
    QVERIFY((gapsOf(draft).front() == SheetGap{Player{}, SheetNumber::AirshipMajorities}));
    QVERIFY(gapsOf(filled(4)).empty());
}

void TestSheetDraft::previews()
{
    SheetDraft draft = emptyDraft(3, Edition::Fr2021);
    draft.players[1].numbers[SheetNumber::Vp] = 12345;
    draft.players[2].numbers[SheetNumber::AirshipMajorities] = -4;
    draft.players[2].numbers[SheetNumber::Wood] = 25;
    const FinalScore score = scored(previewOf(draft));
    QCOMPARE(score.players[0].total, 0);
    QCOMPARE(score.players[1].total, 999);
    QCOMPARE(score.players[2].resources, 20);
    QCOMPARE(score.players[2].awards[Award::Shipbuilding], 0);
}

void TestSheetDraft::theFirstPlayerAndTheNumberOfPlayers()
{
    SheetDraft draft = emptyDraft(3, Edition::Fr2021);
    QVERIFY(draft.players[0].first);
    setFirst(draft, static_cast<Player>(2));
    QVERIFY(!draft.players[0].first && draft.players[2].first);
    setPlayerCount(draft, 4);
    QCOMPARE(draft.players.size(), 4);
    QCOMPARE(draft.players[3].color, std::optional(PlayerColor::Green));
    setPlayerCount(draft, 5);
    QCOMPARE(draft.players.size(), 4);
    draft.players[0].color.reset();
    setPlayerCount(draft, 2);
    QCOMPARE(draft.players.size(), 3);
    setPlayerCount(draft, 4);
    QCOMPARE(draft.players[3].color, std::optional(PlayerColor::Orange)); // the one that became free
}

void TestSheetDraft::theEditionTakesItsDefaultsAlong()
{
    SheetDraft draft = emptyDraft(3, Edition::Fr2021);
    draft.rulings.finalTieBreak = FinalTieBreak::Gold;
    setEdition(draft, Edition::En2020);
    QCOMPARE(draft.rulings.unfinishedContracts, UnfinishedContracts::Ignore);
    QCOMPARE(draft.rulings.finalTieBreak, FinalTieBreak::Gold);
    draft.rulings.unfinishedContracts = UnfinishedContracts::Lose; // chosen by hand
    setEdition(draft, Edition::Fr2021);
    QCOMPARE(draft.rulings.unfinishedContracts, UnfinishedContracts::Lose);
    QCOMPARE(draft.rulings.piggybackScope, PiggybackScope::Generators);
}

void TestSheetDraft::aFileComesBackByteForByte()
{
    QByteArray bytes =
        contentOf(QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/late-evening.skyscore.json"));
    const auto read = readScoreSheet(bytes);
    QVERIFY(read.ok());
    QCOMPARE(writeScoreSheet(sheet(draftOf(read.value()))), bytes);

    // And so does what only other programs understand.
    bytes.replace("\"name\": \"Bo\",", "\"name\": \"Bo\",\n      \"mood\": [1, 2],");
    bytes.replace("\"edition\"", "\"venue\": \"caf\u00e9\",\n  \"edition\"");
    const auto foreign = readScoreSheet(bytes);
    QVERIFY(foreign.ok());
    const ScoreSheet again = sheet(draftOf(foreign.value()));
    QCOMPARE(again.document, foreign.value().document);
    const QJsonObject written = scoreSheetJson(again);
    QCOMPARE(written.value("venue"_L1).toString(), u"café"_s);
    QCOMPARE(written.value("players"_L1).toArray().at(1).toObject().value("mood"_L1).toArray().size(), 2);
    QCOMPARE(again.id(), u"6b0d4b52-7a0e-4f0c-9c39-0a8d3f2b7e11"_s);
}

void TestSheetDraft::aTrackedGameAsASheet_data()
{
    QTest::addColumn<QString>("path");
    for (const char *folder : {"/tests/core/airshipcity/games", "/resources/examples"}) {
        const QDir dir(QStringLiteral(SKYLEDGER_SOURCE_DIR) + QLatin1StringView(folder));
        const QStringList names = dir.entryList({u"*.skyledger"_s}, QDir::Files);
        for (const QString &name : names)
            QTest::newRow(qPrintable(name)) << dir.filePath(name);
    }
}

/// The sheet of a tracked game comes to the same score.
void TestSheetDraft::aTrackedGameAsASheet()
{
    QFETCH(QString, path);
    const auto record = readGameRecord(contentOf(path));
    QVERIFY(record.ok());
    const auto game = scoredGame(record.value());
    QVERIFY(game.has_value());
    const Replay replayed = replay(record.value().setup, record.value().inForce());
    const SheetDraft draft = draftOf(record.value(), replayed.end());
    QVERIFY(faultsOf(draft).empty());
    const ScoredGame onSheet = scoredGame(previewOf(draft));
    QCOMPARE(onSheet.id, game->id);
    QCOMPARE(onSheet.names(), game->names());
    QVERIFY(onSheet.playedAt == game->endedAt || game->endedAt.isEmpty());
    for (std::size_t i = 0; i < game->score.players.size(); ++i) {
        QCOMPARE(onSheet.score.players[i].total, game->score.players[i].total);
        QCOMPARE(onSheet.score.players[i].rank, game->score.players[i].rank);
        QCOMPARE(onSheet.score.players[i].awards.values, game->score.players[i].awards.values);
    }
    QCOMPARE(onSheet.score.decidedBy, game->score.decidedBy);
}

/// AC-SCORE-07, AC-T-148, AC-T-149
void TestSheetDraft::theVpMarker()
{
    QVERIFY((vpMarker(23) == VpMarker{VpSide::Twenty, 3}));
    QVERIFY((vpMarker(41) == VpMarker{VpSide::Forty, 1}));
    QVERIFY((vpMarker(19) == VpMarker{VpSide::Own, 19}));
    for (int vp = 0; vp < 60; ++vp)
        QCOMPARE(vpShown(*vpMarker(vp)), std::optional(vp));
    QVERIFY(!vpMarker(-1) && !vpMarker(60));
    QVERIFY(!vpShown({VpSide::Twenty, 20}) && !vpShown({VpSide::Own, -1}));
}

QTEST_APPLESS_MAIN(TestSheetDraft)
#include "tst_sheetdraft.moc"
