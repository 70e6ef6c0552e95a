// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/games.h"
#include "core/airshipcity/game/randomplay.h"
#include "tests/core/airshipcity/samplegame.h"
#include "tests/core/table/hostiletexts.h"
#include "tests/ui/shell/windowfixture.h"
#include "ui/play/turn/choicebutton.h"
#include "ui/play/turn/lanechip.h"
#include "ui/shell/gamesfolder.h"

#include <QtCore/QDirIterator>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>
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
    int below(qsizetype end)
    {
        return static_cast<int>(m_random() % static_cast<std::uint64_t>(std::max<qsizetype>(end, 1)));
    }

private:
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

/// The record of a game that has come half as far, and goes on.
QByteArray halfOf(const QByteArray &record)
{
    QJsonObject game = QJsonDocument::fromJson(record).object();
    QJsonArray events = game[u"events"_s].toArray();
    const qsizetype half = events.size() / 2;
    while (events.size() > half)
        events.removeLast();
    game[u"events"_s] = events;
    game.remove(u"cursor"_s);
    return QJsonDocument(game).toJson();
}

/// Airship City has many turns without a button: it is played on by its rules. How many events that were.
int playOn(AirshipCityView &view, Mutator &mutator)
{
    Session &session = view.table().session();
    RandomPlayer player(mutator.seed());
    int played = 0;
    for (int i = 0; i < choices && !session.isOver(); ++i) {
        if (const Play *play = player.choose(session.setup(), session.state())) {
            session.play(Played{*play, {}});
            ++played;
        }
    }
    return played;
}

/// Any other game is played on as people do: by the buttons that it shows. How many were pressed.
int playOn(QWidget &page, Mutator &mutator)
{
    for (int i = 0; i < choices; ++i) {
        QList<QAbstractButton *> buttons;
        const QList<QAbstractButton *> all = page.findChildren<QAbstractButton *>();
        for (QAbstractButton *button : all) {
            const bool isChoice = qobject_cast<const ChoiceButton *>(button) != nullptr
                || qobject_cast<const LaneChip *>(button) != nullptr;
            if (isChoice && button->isVisible())
                buttons.append(button);
        }
        if (buttons.isEmpty())
            return i;
        buttons[mutator.below(buttons.size())]->click();
        QCoreApplication::processEvents();
    }
    return choices;
}

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
    QTest::addColumn<bool>("goesOn");
    const QString examples = QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples");
    QDirIterator file(examples, QDir::Files, QDirIterator::Subdirectories);
    while (file.hasNext()) {
        const QString path = file.next();
        const QString name = QDir(examples).relativeFilePath(path);
        if (suffixOf(path).isEmpty())
            continue;
        QTest::newRow(qPrintable(name)) << contentOf(path) << suffixOf(path) << false;
        if (suffixOf(path) == gameSuffix)
            QTest::newRow(qPrintable(name + u", half of it"_s))
                << halfOf(contentOf(path)) << QString(gameSuffix) << true;
    }
    QTest::newRow("a catalogue") << contentOf(
        QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/catalogues/sample.skycatalogue.json"))
                                 << QString(catalogueSuffix) << false;
    QTest::newRow("a new game") << writeGameRecord(airshipcity::fixture::newSampleGame(4, 3))
                                << QString(gameSuffix) << true;
}

void TestDoors::changedFiles()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, ending);
    QFETCH(const bool, goesOn);
    WindowFixture fixture(window::allGames());
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
        if (fixture.window->game()) {
            GameView &view = fixture.window->game()->view();
            auto *city = dynamic_cast<AirshipCityView *>(&view);
            const int played = city != nullptr ? playOn(*city, mutator) : playOn(*fixture.window, mutator);
            QVERIFY2(round > 0 || !goesOn || played > 0, "nothing could be chosen");
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
