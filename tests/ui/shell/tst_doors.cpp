// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/randomplay.h"
#include "tests/core/airshipcity/samplegame.h"
#include "tests/core/table/hostiletexts.h"
#include "tests/ui/shell/windowfixture.h"
#include "ui/shell/gamesfolder.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

#include <random>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;
using skyledger::fixture::hostileTexts;

namespace {

constexpr int choices = 10;
/// What a step may take. On a machine that does other things too nobody can promise two seconds.
constexpr qint64 patience = 2000;

bool isNightly()
{
    return qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY");
}

/// A file that the world changed: nothing of it need make sense any more.
class Mutator
{
public:
    explicit Mutator(std::uint64_t seed) : m_random(seed) {}

    QByteArray mutated(QByteArray bytes)
    {
        const int steps = 1 + below(4);
        for (int i = 0; i < steps && !bytes.isEmpty(); ++i)
            step(bytes);
        return bytes;
    }
    std::uint64_t seed() { return m_random(); }

private:
    int below(qsizetype end)
    {
        return static_cast<int>(m_random() % static_cast<std::uint64_t>(std::max<qsizetype>(end, 1)));
    }

    void step(QByteArray &bytes)
    {
        const int at = below(bytes.size());
        switch (below(7)) {
        case 0:
            bytes[at] = static_cast<char>(below(256));
            break;
        case 1:
            bytes.remove(at, 1 + below(40));
            break;
        case 2:
            bytes.insert(below(bytes.size()), bytes.mid(at, 1 + below(200)));
            break;
        case 3:
            bytes.truncate(at);
            break;
        case 4:
            replaceText(bytes);
            break;
        case 5:
            replaceNumber(bytes);
            break;
        default:
            swapLines(bytes);
        }
    }

    /// A value of a key becomes a text of the world.
    void replaceText(QByteArray &bytes)
    {
        const qsizetype begin = bytes.indexOf(": \"", below(bytes.size()));
        const qsizetype end = begin < 0 ? -1 : bytes.indexOf('"', begin + 3);
        if (end < 0)
            return;
        const auto &text = hostileTexts[static_cast<std::size_t>(below(hostileTexts.size()))];
        const QByteArray quoted = QJsonDocument(QJsonArray{text.string()}).toJson(QJsonDocument::Compact);
        bytes.replace(begin + 2, end + 1 - begin - 2, quoted.mid(1, quoted.size() - 2));
    }

    void replaceNumber(QByteArray &bytes)
    {
        qsizetype begin = below(bytes.size());
        while (begin < bytes.size() && (bytes[begin] < '0' || bytes[begin] > '9'))
            ++begin;
        qsizetype end = begin;
        while (end < bytes.size() && bytes[end] >= '0' && bytes[end] <= '9')
            ++end;
        static const QByteArrayList numbers{"0",     "-1",  "255",  "256", "99999999999",
                                            "1e400", "0.5", "null", "{}"};
        bytes.replace(begin, end - begin, numbers[below(numbers.size())]);
    }

    void swapLines(QByteArray &bytes)
    {
        QByteArrayList lines = bytes.split('\n');
        lines.swapItemsAt(below(lines.size()), below(lines.size()));
        bytes = lines.join('\n');
    }

    std::mt19937_64 m_random;
};

} // namespace

/// Files that the world changed are opened in the window, played on, saved and opened again: it does not fall, it does
/// not hang, and it touches no file but the one that it was given.
class TestDoors : public QObject
{
    Q_OBJECT

private slots:
    void changedFiles_data();
    void changedFiles();
};

void TestDoors::changedFiles_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("ending");
    const QDir examples(QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples"));
    const QStringList names = examples.entryList(QDir::Files);
    for (const QString &name : names) {
        if (!suffixOf(name).isEmpty())
            QTest::newRow(qPrintable(name)) << contentOf(examples.filePath(name)) << suffixOf(name);
    }
    QTest::newRow("a catalogue") << contentOf(
        QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/catalogues/sample.skycatalogue.json"))
                                 << QString(catalogueSuffix);
    QTest::newRow("a new game") << writeGameRecord(airshipcity::fixture::newSampleGame(4, 3))
                                << QString(gameSuffix);
}

void TestDoors::changedFiles()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, ending);
    WindowFixture fixture;
    const QString folder = fixture.home() + u"/door"_s;
    QVERIFY(QDir().mkpath(folder));
    const QString path = folder + u"/game"_s + ending;
    const QStringList neighbours{path + u".backup"_s, path + u".aBcDeF"_s, folder + u"/other"_s + ending};
    for (const QString &each : neighbours)
        writeFile(each, "somebody else's");
    Mutator mutator(isNightly() ? std::random_device()() : 11);
    const int rounds = isNightly() ? 300 : 12;
    for (int round = 0; round < rounds; ++round) {
        const QByteArray bytes = round == 0 ? file : mutator.mutated(file);
        writeFile(path, bytes);
        QElapsedTimer clock;
        clock.start();
        fixture.window->openFile(path);
        QCoreApplication::processEvents();
        if (auto *view = fixture.window->game()
                ? dynamic_cast<AirshipCityView *>(&fixture.window->game()->view())
                : nullptr) {
            Session &session = view->table().session();
            RandomPlayer player(mutator.seed());
            for (int i = 0; i < choices && !session.isOver(); ++i) {
                if (const Play *play = player.choose(session.setup(), session.state()))
                    session.play(Played{*play, {}});
            }
            QCoreApplication::processEvents();
            QVERIFY(fixture.window->game()->file().secure());
            fixture.window->openFile(path);
            QVERIFY2(fixture.window->game(), "what was saved cannot be opened");
        } else if (ending != catalogueSuffix) {
            QCOMPARE(contentOf(path), bytes); // what cannot be read is left alone
        }
        fixture.window->showStartPage();
        const qint64 taken = clock.elapsed();
        QVERIFY2(!isNightly() || taken < 4 * patience, qPrintable(QString::number(taken)));
        for (const QString &each : neighbours)
            QCOMPARE(contentOf(each), "somebody else's"_qba);
    }
    // Copies of what stood there before may lie beside it, and nothing else.
    const QStringList left = QDir(folder).entryList(QDir::Files | QDir::Hidden);
    for (const QString &name : left)
        QVERIFY2(name.contains(u"game"_s) || name.startsWith(u"other"_s), qPrintable(name));
}

QTEST_MAIN(TestDoors)

#include "tst_doors.moc"
