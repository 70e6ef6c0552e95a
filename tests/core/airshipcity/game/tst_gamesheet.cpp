// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/game/scoredgame.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/airshipcity/rules/scoring.h"
#include "tests/core/airshipcity/sheets.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

using Numbers = std::vector<int>;
using Kind = describe::SheetFault::Kind;
using fixture::emptySheet;
using fixture::enter;
using fixture::numbersOf;
Q_DECLARE_METATYPE(Numbers)

/// Score sheets and what they come to: awards, ties, limits, a tracked game as a sheet.
class TestGameSheet : public QObject
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
    void noFaultIsRefusedByTheReader();
    void whatIsAskedFor();
    void readAsFarAsItCanBe();
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

constexpr SheetEntry entryOf(Award award)
{
    constexpr SheetEntry entries[] = {SheetEntry::AirshipMajorities, SheetEntry::UtilityMajorities,
                                      SheetEntry::ContractsCompleted};
    return entries[indexOf(award)];
}

std::vector<describe::SheetFault> faultsOf(const ScoreSheet &sheet)
{
    const auto numbers = numbersOf(sheet);
    return sheetTable().faults(numbers);
}

/// The fault of one player's number.
describe::SheetFault fault(Kind kind, SheetEntry entry, std::size_t thing, std::size_t player, int value,
                           int limit)
{
    return {kind, sheetTable().cells()[sheetCell(entry, thing)], player, value, limit};
}

} // namespace

/// Every row of the tables 16.1 and 16.2 of the rules.
void TestGameSheet::awardsOfEveryTie_data()
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
void TestGameSheet::awardsOfEveryTie()
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
            ScoreSheet sheet = emptySheet(counts.size());
            Numbers seated;
            for (const std::size_t seat : seats)
                seated.push_back(counts[seat]);
            enter(sheet, entryOf(award), seated);
            if (points.empty()) { // 10 majorities cannot be (AC-T-165)
                QVERIFY(!faultsOf(sheet).empty());
                QVERIFY(!readScoreSheet(writeScoreSheet(sheet)).ok());
                continue;
            }
            QVERIFY(faultsOf(sheet).empty());
            const FinalScore score = scored(sheet);
            for (std::size_t i = 0; i < seats.size(); ++i)
                QCOMPARE(score.players[i].awards[award], points[seats[i]]);
        }
    } while (std::next_permutation(seats.begin(), seats.end()));
}

/// AC-T-146
void TestGameSheet::bothEditions()
{
    for (const Edition edition : {Edition::Fr2021, Edition::En2020}) {
        ScoreSheet sheet = emptySheet(3, edition);
        enter(sheet, SheetEntry::Vp, {30, 10, 10});
        enter(sheet, SheetEntry::UnfinishedContractVp, {3, 0, 0});
        QCOMPARE(scored(sheet).players[0].total, edition == Edition::Fr2021 ? 27 : 30);
    }
}

/// AC-T-168
void TestGameSheet::totalsAndTies()
{
    ScoreSheet sheet = emptySheet(3);
    enter(sheet, SheetEntry::Vp, {30, 28, 28});
    enter(sheet, SheetEntry::AirshipMajorities, {2, 3, 3});
    enter(sheet, SheetEntry::UtilityMajorities, {0, 1, 0});
    enter(sheet, SheetEntry::ContractsCompleted, {3, 3, 2});
    const FinalScore score = scored(sheet);
    QCOMPARE(score.players[0].total, 31);
    QCOMPARE(score.players[1].total, 37);
    QCOMPARE(score.players[2].total, 32);
    QVERIFY(score.players[1].wins);
}

void TestGameSheet::aSharedVictory()
{
    ScoreSheet sheet = emptySheet(4);
    enter(sheet, SheetEntry::Vp, {35, 35, 35, 35});
    enter(sheet, SheetEntry::Resource, {5, 5, 0, 0}, indexOf(Resource::Gold));
    enter(sheet, SheetEntry::Resource, {0, 0, 5, 4}, indexOf(Resource::Wood));
    FinalScore score = scored(sheet);
    QCOMPARE(score.decidedBy, DecidedBy::Shared);
    QCOMPARE(score.players[2].rank, 1);
    QCOMPARE(score.players[3].rank, 4);
    sheet.rulings.finalTieBreak = FinalTieBreak::Gold;
    score = scored(sheet);
    QCOMPARE(score.decidedBy, DecidedBy::Shared);
    QVERIFY(score.players[0].wins && score.players[1].wins && !score.players[2].wins);
    QCOMPARE(score.players[2].rank, 3);
}

void TestGameSheet::everyFaultAtItsPlace_data()
{
    QTest::addColumn<int>("entry");
    QTest::addColumn<int>("thing");
    QTest::addColumn<Numbers>("values");
    QTest::addColumn<std::vector<describe::SheetFault>>("faults");
    const auto row = [](const char *name, SheetEntry entry, std::size_t thing, const Numbers &values,
                        const std::vector<describe::SheetFault> &faults) {
        QTest::newRow(name) << static_cast<int>(entry) << static_cast<int>(thing) << values << faults;
    };
    using enum SheetEntry;
    constexpr std::size_t wood = indexOf(airshipcity::Resource::Wood);
    constexpr std::size_t gold = indexOf(airshipcity::Resource::Gold);
    constexpr std::size_t gear = indexOf(airshipcity::Resource::Gear);
    const auto stock = SheetEntry::Resource;
    row("10 majorities in all", AirshipMajorities, 0, {4, 3, 2, 1},
        {fault(Kind::TooManyInAll, AirshipMajorities, 0, 0, 10, 9)});
    row("10 majorities in all, the first has none", AirshipMajorities, 0, {0, 5, 0, 5},
        {fault(Kind::TooManyInAll, AirshipMajorities, 0, 1, 10, 9)});
    row("10 of one alone", AirshipMajorities, 0, {0, 10, 0, 0},
        {fault(Kind::TooHigh, AirshipMajorities, 0, 1, 10, 9)});
    row("negative", UtilityMajorities, 0, {0, 0, -1, 0},
        {fault(Kind::TooLow, UtilityMajorities, 0, 2, -1, 0)});
    row("13 utilities", UtilityMajorities, 0, {7, 6, 0, 0},
        {fault(Kind::TooManyInAll, UtilityMajorities, 0, 0, 13, 12)});
    row("21 contracts", ContractsCompleted, 0, {10, 5, 5, 1},
        {fault(Kind::TooManyInAll, ContractsCompleted, 0, 0, 21, 20)});
    row("a stock above 20", stock, gold, {0, 0, 0, 21}, {fault(Kind::TooHigh, stock, gold, 3, 21, 20)});
    row("negative gears", stock, gear, {-3, 0, 0, 0}, {fault(Kind::TooLow, stock, gear, 0, -3, 0)});
    row("two wrong stocks", stock, wood, {99, 20, -1, 0},
        {fault(Kind::TooHigh, stock, wood, 0, 99, 20), fault(Kind::TooLow, stock, wood, 2, -1, 0)});
    row("VP out of this world", Vp, 0, {1000, -1000, 999, -999},
        {fault(Kind::TooHigh, Vp, 0, 0, 1000, 999), fault(Kind::TooLow, Vp, 0, 1, -1000, -999)});
    row("unfinished contracts are positive", UnfinishedContractVp, 0, {-2, 0, 0, 0},
        {fault(Kind::TooLow, UnfinishedContractVp, 0, 0, -2, 0)});
    row("21 markers", Markers, 0, {0, 21, 0, 0}, {fault(Kind::TooHigh, Markers, 0, 1, 21, 20)});
}

void TestGameSheet::everyFaultAtItsPlace()
{
    QFETCH(int, entry);
    QFETCH(int, thing);
    QFETCH(Numbers, values);
    QFETCH(std::vector<describe::SheetFault>, faults);
    auto numbers = numbersOf(emptySheet(4));
    for (std::size_t i = 0; i < values.size(); ++i)
        numbers[i][sheetCell(static_cast<SheetEntry>(entry), static_cast<std::size_t>(thing))] = values[i];
    QVERIFY(sheetTable().faults(numbers) == faults);
}

/// What the form lets pass, the reader of files takes: at every limit.
void TestGameSheet::noFaultIsRefusedByTheReader()
{
    for (std::size_t cell = 0; cell < sheetTable().cells().size(); ++cell) {
        const describe::SheetCode &row = sheetTable().row(sheetTable().cells()[cell].row);
        for (const int value : {row.least, row.most}) {
            ScoreSheet sheet = emptySheet(4);
            auto numbers = numbersOf(sheet);
            numbers[3][cell] = value;
            QVERIFY(sheetTable().faults(numbers).empty());
            sheetTable().put(sheet.players[3], numbers[3]);
            const auto read = readScoreSheet(writeScoreSheet(sheet));
            QVERIFY2(read.ok(), read ? "" : qPrintable(table::describe(read.error())));
            QVERIFY(read.value().players == sheet.players);
        }
    }
}

/// Unfinished contracts are not asked for where they cost nothing, markers where the last tie-break compares them.
void TestGameSheet::whatIsAskedFor()
{
    const auto asks = [](SheetEntry entry, const Rulings &rulings) {
        return sheetTable().asks(sheetTable().cells()[sheetCell(entry)], rulings);
    };
    Rulings rulings = defaultRulings(Edition::Fr2021);
    for (const SheetEntry entry :
         {SheetEntry::Vp, SheetEntry::AirshipMajorities, SheetEntry::UtilityMajorities,
          SheetEntry::ContractsCompleted, SheetEntry::UnfinishedContractVp, SheetEntry::Resource})
        QVERIFY(asks(entry, rulings));
    QVERIFY(!asks(SheetEntry::Markers, rulings) && !asks(SheetEntry::TookPart, rulings));
    rulings.finalTieBreak = FinalTieBreak::Markers;
    QVERIFY(asks(SheetEntry::Markers, rulings));
    rulings.awardEligibility = AwardEligibility::TookPart;
    QVERIFY(asks(SheetEntry::TookPart, rulings));
    QVERIFY(!asks(SheetEntry::UnfinishedContractVp, defaultRulings(Edition::En2020)));
}

/// Totals while somebody types: whatever is wrong or missing does not hide the rest.
void TestGameSheet::readAsFarAsItCanBe()
{
    ScoreSheet sheet = emptySheet(3);
    enter(sheet, SheetEntry::Vp, {5, 6, 7});
    enter(sheet, SheetEntry::AirshipMajorities, {9, 9, 9});
    QJsonObject document = scoreSheetJson(sheet);
    QVERIFY(!readScoreSheet(document).ok());
    QVERIFY(scoreSheetSoFar(document).players == sheet.players);
    document.remove("edition"_L1);
    QCOMPARE(scoreSheetSoFar(document).players.size(), 3);
}

void TestGameSheet::aFileComesBackByteForByte()
{
    QByteArray bytes =
        contentOf(QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/late-evening.skyscore.json"));
    const auto read = readScoreSheet(bytes);
    QVERIFY(read.ok());
    QCOMPARE(writeScoreSheet(read.value()), bytes);

    // And so does what only other programs understand.
    bytes.replace("\"name\": \"Bo\",", "\"name\": \"Bo\",\n      \"mood\": [1, 2],");
    bytes.replace("\"edition\"", "\"venue\": \"caf\u00e9\",\n  \"edition\"");
    const auto foreign = readScoreSheet(bytes);
    QVERIFY(foreign.ok());
    const ScoreSheet &again = foreign.value();
    const QJsonObject written = scoreSheetJson(again);
    QCOMPARE(written.value("venue"_L1).toString(), u"café"_s);
    QCOMPARE(written.value("players"_L1).toArray().at(1).toObject().value("mood"_L1).toArray().size(), 2);
    QCOMPARE(again.id(), u"6b0d4b52-7a0e-4f0c-9c39-0a8d3f2b7e11"_s);
}

void TestGameSheet::aTrackedGameAsASheet_data()
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
void TestGameSheet::aTrackedGameAsASheet()
{
    QFETCH(QString, path);
    const auto record = readGameRecord(contentOf(path));
    QVERIFY(record.ok());
    const auto game = scoredGame(record.value());
    QVERIFY(game.has_value());
    const Replay replayed = replay(record.value().setup, record.value().inForce());
    const ScoreSheet sheet = scoreSheetSoFar(sheetOfGame(record.value(), replayed.end()));
    QVERIFY(faultsOf(sheet).empty());
    const ScoredGame onSheet = scoredGame(sheet);
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
void TestGameSheet::theVpMarker()
{
    QVERIFY((vpMarkerOf(23) == VpMarker{20, 3}));
    QVERIFY((vpMarkerOf(41) == VpMarker{40, 1}));
    QVERIFY((vpMarkerOf(19) == VpMarker{0, 19}));
    for (int vp = 0; vp < 60; ++vp) {
        const VpMarker marker = vpMarkerOf(vp);
        QCOMPARE(marker.side + marker.position, vp);
        QVERIFY(marker.side % 20 == 0 && marker.position >= 0 && marker.position < 20);
    }
    QVERIFY(vpMarkerOf(-1) == VpMarker{});
    QCOMPARE(vpMarkerOf(60).side, 60);
}

QTEST_APPLESS_MAIN(TestGameSheet)
#include "tst_gamesheet.moc"
