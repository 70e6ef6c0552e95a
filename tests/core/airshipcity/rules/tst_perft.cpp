// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "core/airshipcity/rules/contributions.h"
#include "core/airshipcity/rulings.h"
#include "tests/core/airshipcity/randomgames.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <set>
#include <sstream>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Numbers of legal lines from the positions in `tests/core/airshipcity/perft` (see its README). With
/// SKYLEDGER_REGENERATE=1 the counts are written anew; with SKYLEDGER_NIGHTLY=1 depth 2 is counted by brute force too.
class TestPerft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts_data();
    void counts();
    void unknownWordsAreRefused();
};

namespace {

constexpr std::string_view tileNames[] = {
    "forest-1", "architect", "shipyard",   "valley-1", "harbor",   "mine-1",   "market-1",  "guild",
    "workshop", "factory-1", "lighthouse", "mine-2",   "forest-2", "valley-2", "factory-2", "market-2"};

Tile tileNamed(std::string_view name)
{
    for (std::size_t i = 0; i < std::size(tileNames); ++i) {
        if (tileNames[i] == name)
            return static_cast<Tile>(i);
    }
    qFatal("no tile of that name");
}

Player playerNumber(int number)
{
    return static_cast<Player>(number - 1);
}

/// Sets up a position, one line at a time. Answers false for a word that it does not know.
class PositionReader
{
public:
    Game game;

    bool read(const std::string &line)
    {
        std::istringstream in(line);
        std::string word;
        in >> word;
        if (word.empty() || word[0] == '#' || word == "perft")
            return true;
        return readTable(word, in) || readDepot(word, in) || readActing(word, in);
    }

private:
    bool readTable(const std::string &word, std::istream &in)
    {
        int number = 0, other = 0;
        std::string text, reading;
        if (word == "players" && in >> number) {
            game = Game(layoutA(static_cast<std::size_t>(number)));
        } else if (word == "ruling" && in >> text >> reading) {
            const RulingInfo *ruling = rulingTable().find(text);
            const auto at = std::find(ruling->readings.begin(), ruling->readings.end(), reading);
            ruling->set(game.setup.rulings, static_cast<std::size_t>(at - ruling->readings.begin()));
        } else if (word == "turn" && in >> number >> other) {
            game.turn(number, playerNumber(other));
        } else if (word == "develop" && in >> text) {
            game.develop(tileNamed(text));
        } else if (word == "grid" && in >> text) {
            Grid &grid = game.state.airships[*fromName<Airship>(text)];
            for (std::uint8_t &markers : grid.markers)
                in >> number, markers = static_cast<std::uint8_t>(number);
            grid.majority = majorityLeader(game.setup, grid);
        } else {
            return false;
        }
        return true;
    }
    bool readDepot(const std::string &word, std::istream &in)
    {
        int player = 0, number = 0, other = 0;
        std::string text, status;
        if (word == "stock" && in >> player) {
            for (std::uint8_t &amount : game.state.players[playerNumber(player)].stock)
                in >> number, amount = static_cast<std::uint8_t>(number);
        } else if (word == "crew" && in >> player >> number >> text >> status) {
            game.crew(playerNumber(player), number, tileNamed(text), status == "ready");
        } else if (word == "spent") {
            game.allSpent();
        } else if (word == "hold" && in >> player >> number >> other) {
            game.hold(playerNumber(player), contract(number), other);
        } else if (word == "unlock" && in >> player) {
            ResourceSet unlocked;
            while (in >> text)
                unlocked.insert(*fromName<Resource>(text));
            game.unlock(playerNumber(player), unlocked);
        } else if (word == "effect" && in >> player >> text >> status) {
            game.effect(playerNumber(player), *fromName<BonusEffect>(text), *fromName<EffectStatus>(status));
        } else {
            return false;
        }
        return true;
    }
    bool readActing(const std::string &word, std::istream &in)
    {
        std::string text;
        if (word == "acting" && in >> text)
            game.acting(tileNamed(text));
        else if (word == "piggyback")
            return game.plays(use());
        else
            return false;
        return true;
    }
};

long linesOf(const Setup &setup, const State &state, int depth)
{
    std::vector<Play> plays;
    legalEvents(setup, state, plays);
    if (depth == 1)
        return static_cast<long>(plays.size());
    long lines = 0;
    for (const Play &play : plays) {
        State next = state;
        apply(setup, next, play);
        lines += linesOf(setup, next, depth - 1);
    }
    return lines;
}

/// The same without `legalEvents`: every conceivable event is checked. A use has one spelling where its keys are
/// none, the others are all different.
long linesByBruteForce(const Setup &setup, const State &state, int depth)
{
    long lines = 0;
    std::set<std::string> seen;
    for (const Play &play : conceivablePlays(setup, state)) {
        if (!check(setup, state, play).allowed() || !seen.insert(describe(play)).second)
            continue;
        State next = state;
        apply(setup, next, play);
        lines += depth == 1 ? 1 : linesByBruteForce(setup, next, depth - 1);
    }
    return lines;
}

QStringList linesOfFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n') : QStringList();
}

} // namespace

void TestPerft::counts_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/airshipcity/perft"));
    const QStringList files = folder.entryList({QStringLiteral("*.txt")});
    QVERIFY(!files.isEmpty());
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void TestPerft::counts()
{
    QFETCH(QString, path);
    const bool regenerate = qEnvironmentVariableIsSet("SKYLEDGER_REGENERATE");
    const int bruteDepth = qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY") ? 2 : 1;
    QStringList lines = linesOfFile(path);
    PositionReader position;
    for (const QString &line : lines)
        QVERIFY2(position.read(line.toStdString()), qPrintable(line));
    const Game &game = position.game;
    int checked = 0;
    for (QString &line : lines) {
        const QStringList words = line.split(u' ');
        if (words.size() != 3 || words[0] != u"perft")
            continue;
        ++checked;
        const int depth = words[1].toInt();
        const long found = linesOf(game.setup, game.state, depth);
        if (depth <= bruteDepth)
            QCOMPARE(linesByBruteForce(game.setup, game.state, depth), found);
        if (regenerate)
            line = QStringLiteral("perft %1 %2").arg(depth).arg(found);
        else
            QVERIFY2(found == words[2].toLong(),
                     qPrintable(QStringLiteral("%1, found %2").arg(line).arg(found)));
    }
    QVERIFY(checked > 0);
    if (regenerate) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(lines.join(u'\n').toUtf8()) > 0);
    }
}

void TestPerft::unknownWordsAreRefused()
{
    PositionReader position;
    QVERIFY(!position.read("wings 3"));
    QVERIFY(position.read("# a comment"));
}

QTEST_APPLESS_MAIN(TestPerft)
#include "tst_perft.moc"
