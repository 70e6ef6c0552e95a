// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/scorejson.h"
#include "core/cloudage/record/campaign.h"
#include "core/cloudage/record/fields.h"
#include "core/cloudage/record/shapes.h"
#include "core/cloudage/replay.h"
#include "core/cloudage/rules/missions.h"
#include "core/cloudage/scoring.h"
#include "core/table/jsonreader.h"
#include "core/table/jsonwriter.h"
#include "tests/core/cloudage/games/makers.h"

#include <QFile>
#include <QTest>

#include <map>
#include <set>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString pathOf(const QString &example)
{
    return QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/cloudage/%1.skyledger").arg(example);
}

/// An example as its file holds it, replayed.
struct Example {
    QByteArray bytes;
    GameRecord record;
    Replay replayed;
    FinalScore result;

    explicit Example(const QString &example) : bytes(contentOf(pathOf(example)))
    {
        const auto document = table::parseObject(bytes);
        if (!document)
            qFatal("%s cannot be read", qPrintable(example));
        auto read = readGameRecord(document.value());
        if (!read)
            qFatal("%s: %s", qPrintable(example), qPrintable(table::describe(read.error())));
        record = std::move(read).value();
        replayed = replay(record.setup, record.inForce(), [this](const ReplayStep &step) { note(step); });
        result = score(record.setup, replayed.end(), replayed.ledger);
    }

    QStringList names() const
    {
        QStringList names;
        for (const PlayerInfo &player : record.players)
            names << player.name;
        return names;
    }

    int won = 0;
    int lost = 0;
    std::set<std::size_t> kinds; ///< of plays, by their place in the variant

private:
    void note(const ReplayStep &step)
    {
        for (const Change &change : step.changes) {
            won += change.kind == Change::Kind::Fought && change.detail == 1;
            lost += change.kind == Change::Kind::Fought && change.detail == 0;
        }
        if (const auto *played = std::get_if<Played>(&step.event))
            kinds.insert(played->play.what.index());
    }
};

/// What a player's ledger comes to by its sources: `city 12, plant 8`.
QString bySource(const PlayerScore &player)
{
    std::map<VpSource, int> sums;
    for (const LedgerLine &line : player.ledger)
        sums[line.source] += line.vp;
    QStringList parts;
    for (const auto &[source, vp] : sums)
        parts << u"%1 %2"_s.arg(table::word(source)).arg(vp);
    return parts.join(u", "_s);
}

QStringList nameList()
{
    QStringList names;
    for (const Evening &evening : exampleEvenings())
        names << evening.name;
    return names;
}

void addRows()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : nameList())
        QTest::newRow(qPrintable(name)) << name;
}

} // namespace

/// The example games: read, written and replayed as they are, scored as was worked out by hand, and showing what they
/// are there for.
class TestExamples : public QObject
{
    Q_OBJECT

private slots:
    void comeBackByteForByte_data() { addRows(); }
    void comeBackByteForByte();
    void keepTheSpellingOfForeignNumbers();
    void comeToWhatIsExpected_data() { addRows(); }
    void comeToWhatIsExpected();
    void areMadeAsTheirFiles_data() { addRows(); }
    void areMadeAsTheirFiles();
    void showWhatTheyAreFor();
    void aimsAreReached();
    void handComputedLedgers_data();
    void handComputedLedgers();
    void campaignIsOne();
};

void TestExamples::comeBackByteForByte()
{
    QFETCH(QString, name);
    const Example game(name);
    QCOMPARE(writeGameRecord(game.record), game.bytes);
    QVERIFY(!game.replayed.stoppedBy);
    QCOMPARE(game.replayed.end().phase, Phase::Over);
    QVERIFY(game.result.isFinal);
}

/// Qt keeps a double of a number; what others wrote under keys of their own comes out as it was.
void TestExamples::keepTheSpellingOfForeignNumbers()
{
    const QJsonValue foreign = QJsonArray{7777, QJsonObject{{u"y"_s, 7778}}};
    QJsonObject document = table::parseObject(contentOf(pathOf(u"last-combat"_s))).value();
    QJsonObject setup = document["setup"_L1].toObject();
    QJsonArray seats = setup["players"_L1].toArray();
    QJsonObject seat = seats[0].toObject();
    QJsonArray events = document["events"_L1].toArray();
    QJsonObject event = events[0].toObject();
    for (QJsonObject *object : {&document, &setup, &seat, &event})
        object->insert(u"x"_s, foreign);
    seats[0] = seat;
    setup.insert(u"players"_s, seats);
    events[0] = event;
    document.insert(u"setup"_s, setup);
    document.insert(u"events"_s, events);
    QByteArray bytes = writeGameRecord(readGameRecord(document).value());
    QCOMPARE(bytes.count("7777"), 4);
    bytes.replace("7777", "12345678901234567890").replace("7778", "1.10");
    const auto read = readGameRecord(bytes);
    QVERIFY(read.ok());
    QCOMPARE(writeGameRecord(read.value()), bytes);
}

/// The whole score, and the events by kind. SKYLEDGER_WRITE_EXPECTED writes what came out instead.
void TestExamples::comeToWhatIsExpected()
{
    QFETCH(QString, name);
    const Example game(name);
    const ScoringTerms terms{game.record.setup.rulings, game.record.setup.mode, game.record.setup.chapter};
    const QByteArray outcome =
        table::writeJson(scoreJson(game.result, terms, game.names(), game.record.ids), shapes::score);
    const QString path =
        QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/cloudage/games/%1.expected.json").arg(name);
    if (qEnvironmentVariableIsSet("SKYLEDGER_WRITE_EXPECTED")) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(outcome), outcome.size());
    }
    QCOMPARE(outcome, contentOf(path));
}

/// A change of the sample set or of chance shows here first: the examples are then written anew.
void TestExamples::areMadeAsTheirFiles()
{
    QFETCH(QString, name);
    for (const Evening &evening : exampleEvenings()) {
        if (evening.name == name)
            QCOMPARE(writeGameRecord(made(evening)), contentOf(pathOf(name)));
    }
}

void TestExamples::showWhatTheyAreFor()
{
    bool hasCovered = false;
    int won = 0;
    int lost = 0;
    std::set<std::size_t> kinds;
    for (const QString &name : nameList()) {
        const Example game(name);
        won += game.won;
        lost += game.lost;
        kinds.insert(game.kinds.begin(), game.kinds.end());
        for (const PlayerScore &player : game.result.players) {
            for (const MissionScore &mission : player.missions)
                hasCovered = hasCovered || mission.covered;
        }
    }
    QVERIFY(hasCovered);
    QVERIFY(won > 0 && lost > 0);
    QCOMPARE(kinds.size(), std::variant_size_v<decltype(Play::what)>); // every kind of play
    const Example tie(u"last-combat"_s);
    QCOMPARE(tie.result.decidedBy, DecidedBy::Combat);
    QVERIFY(tie.replayed.end().phase == Phase::Over);
    // Campaign tiles: fights on L14 and L15, a marker spent at L5, another one in a fight.
    const QByteArray tiles = Example(u"weapon-systems"_s).bytes;
    for (const char *word : {"\"tile\": \"l14\"", "\"tile\": \"l15\"", "\"marker\": \"l5\"", "\"boost\""})
        QVERIFY2(tiles.contains(word), word);
}

/// What random play never comes to: every mission at its highest level, victories alone, five stars.
void TestExamples::aimsAreReached()
{
    std::set<Mission> full;
    for (const QString &name : nameList()) {
        const Example game(name);
        for (const PlayerScore &player : game.result.players) {
            for (const MissionScore &mission : player.missions) {
                if (mission.full && !mission.covered)
                    full.insert(mission.mission);
            }
        }
    }
    QCOMPARE(full.size(), countOf<Mission>);
    for (const char16_t *name : {u"green-thumb", u"great-works"}) {
        const auto alone = Example(QString::fromUtf16(name)).result.solo;
        QVERIFY(alone && alone->won == true && alone->missionsFull);
    }
    QCOMPARE(Example(u"five-stars"_s).result.players.front().stars, std::optional(5));
}

void TestExamples::handComputedLedgers_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<qsizetype>("player");
    QTest::addColumn<QString>("sources");
    QTest::addColumn<int>("total");
    const QString text = QString::fromUtf8(
        contentOf(QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/cloudage/games/hand-computed.txt")));
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'#'))
            continue;
        // last-combat | Ada | production 3, find 4 | 43
        const QStringList parts = line.split(u" | "_s);
        QCOMPARE(parts.size(), 4);
        const qsizetype player = Example(parts[0]).names().indexOf(parts[1]);
        QTest::addRow("%s, %s", qPrintable(parts[0]), qPrintable(parts[1]))
            << parts[0] << player << parts[2] << parts[3].toInt();
    }
}

void TestExamples::handComputedLedgers()
{
    QFETCH(QString, name);
    QFETCH(qsizetype, player);
    QFETCH(QString, sources);
    QFETCH(int, total);
    const Example game(name);
    QVERIFY(player >= 0);
    const PlayerScore &own = game.result.players[static_cast<std::size_t>(player)];
    QCOMPARE(bySource(own), sources);
    QCOMPARE(own.total, total);
}

void TestExamples::campaignIsOne()
{
    std::vector<CampaignEntry> entries;
    for (const char16_t *name : {u"campaign-1", u"campaign-2", u"campaign-3"}) {
        const Example game(QString::fromUtf16(name));
        CampaignEntry entry;
        entry.campaign = campaignOf(game.record);
        entry.playedAt = game.record.playedAt();
        entry.chapter = game.record.setup.chapter;
        entry.rulings = game.record.setup.rulings;
        entry.over = true;
        entry.names = game.names();
        entry.score = game.result;
        entries.push_back(entry);
        QCOMPARE(entry.campaign, entries.front().campaign);
    }
    const Logbook book = logbook(entries);
    QCOMPARE(book.rows.size(), std::size_t{3});
    QCOMPARE(book.totals.size(), 2);
    for (const Logbook::Row &row : book.rows)
        QVERIFY(row.counts);
}

QTEST_GUILESS_MAIN(TestExamples)

#include "tst_examples.moc"
