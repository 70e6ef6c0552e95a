// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/randomplay.h"
#include "tests/ui/cloudage/guide/hands.h"
#include "ui/cloudage/boards/airshipboardcard.h"
#include "ui/cloudage/cloudagemodule.h"
#include "ui/cloudage/cloudageview.h"
#include "ui/shell/appearance.h"
#include "ui/shell/mainwindow.h"

#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTextBrowser>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;
using namespace skyledger::ui::test;

namespace {

/// Played by chance until something is so, or to the end.
GameRecord simulated(GameRecord record, bool (*isSo)(const State &), std::uint64_t seed)
{
    Session session(std::move(record));
    RandomPlayer player(session.setup(), cityCardsOf(session.record()), seed);
    while (!session.isOver() && !isSo(session.state())) {
        const State before = session.state();
        const auto played = player.choose(before);
        if (!played)
            break;
        session.play(*played);
        player.happened(before, *played, session.changesOf(session.cursor()));
    }
    return session.record();
}

bool never(const State & /*state*/)
{
    return false;
}

/// An open game on a screen of 1366x700, in letters of a size in percent.
class Screen
{
    // Made first and destroyed last.
    QTemporaryDir m_home;
    ui::GameModules m_games;
    std::unique_ptr<ui::PreferenceStore> m_preferences;
    std::unique_ptr<ui::Surroundings> m_surroundings;

public:
    Screen(const GameRecord &record, words::Language language, int text = 100)
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.filePath(u"config"_s));
        qputenv("XDG_DATA_HOME", m_home.filePath(u"data"_s).toUtf8());
        qputenv("XDG_CACHE_HOME", m_home.filePath(u"cache"_s).toUtf8());
        m_games.push_back(std::make_unique<ui::CloudAgeModule>());
        m_preferences = std::make_unique<ui::PreferenceStore>();
        ui::Preferences wanted = m_preferences->now();
        wanted.gamesFolder = m_home.filePath(u"games"_s);
        wanted.language = language;
        wanted.textSize = text;
        m_preferences->change(wanted);
        m_surroundings = std::make_unique<ui::Surroundings>(*m_preferences);
        const QString path = m_home.filePath(u"game.skyledger"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(writeGameRecord(record));
        file.close();
        window = std::make_unique<ui::MainWindow>(m_games, *m_preferences);
        window->resize(1366, 700);
        window->start(path);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        QVERIFY(window->game());
        settle();
    }
    static void settle()
    {
        for (int i = 0; i < 6; ++i)
            QCoreApplication::processEvents();
        QTest::qWait(20); // docks are moved once the window is laid out
    }
    ui::CloudAgeTable &table() const
    {
        return dynamic_cast<ui::CloudAgeView &>(window->game()->view()).table();
    }

    std::unique_ptr<ui::MainWindow> window; ///< destroyed first
};

} // namespace

/// What is in sight of an open game in a whole window of 1366x700.
class TestCloudAgeScreen : public QObject
{
    Q_OBJECT

private slots:
    void airshipBoardsStayInSight_data();
    void airshipBoardsStayInSight();
    void theScoringNeverScrolls_data();
    void theScoringNeverScrolls();
    void aLastCombatDoesNotScroll();
};

void TestCloudAgeScreen::airshipBoardsStayInSight_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<words::Language>("language");
    QTest::addColumn<int>("text");
    for (const int players : {3, 4}) {
        for (const int text : {100, 110, 125}) {
            QTest::addRow("%d players, %d %%, English", players, text)
                << players << words::Language::English << text;
            QTest::addRow("%d players, %d %%, French", players, text)
                << players << words::Language::French << text;
        }
    }
}

/// All of every board, beside the middle, whoever is asked.
void TestCloudAgeScreen::airshipBoardsStayInSight()
{
    QFETCH(const int, players);
    QFETCH(const words::Language, language);
    QFETCH(const int, text);
    const Screen screen(sampleGame(players, Mode::Scenario3), language, text);
    auto *dock = screen.window->findChild<QDockWidget *>(u"dock-airships"_s);
    QVERIFY(dock);
    for (std::uint64_t choice = 1; choice <= 160; ++choice) {
        playByChance(screen.table(), choice, 1);
        if (choice % 8 != 0)
            continue;
        Screen::settle();
        QCOMPARE(screen.window->size(), QSize(1366, 700));
        if (!dock->isVisible())
            continue; // something else has the whole window
        QVERIFY(screen.window->tabifiedDockWidgets(dock).isEmpty());
        QCOMPARE(screen.window->dockWidgetArea(dock), Qt::LeftDockWidgetArea);
        const auto cards = dock->findChildren<ui::AirshipBoardCard *>();
        QCOMPARE(cards.size(), players);
        for (const ui::AirshipBoardCard *card : cards) {
            QVERIFY2(card->visibleRegion() == QRegion(card->rect()),
                     qPrintable(u"%1, choice %2: %3 of %4"_s.arg(card->objectName())
                                    .arg(choice)
                                    .arg(card->parentWidget()->height())
                                    .arg(dock->widget()->height())));
            QVERIFY(card->height() >= card->minimumSizeHint().height());
        }
    }
}

void TestCloudAgeScreen::theScoringNeverScrolls_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<Mode>("mode");
    QTest::addColumn<words::Language>("language");
    QTest::newRow("3 players") << 3 << Mode::Scenario2 << words::Language::English;
    QTest::newRow("4 players") << 4 << Mode::Scenario3 << words::Language::English;
    QTest::newRow("4 players, French") << 4 << Mode::Scenario3 << words::Language::French;
    QTest::newRow("4 players, a campaign, French") << 4 << Mode::Campaign << words::Language::French;
}

/// At the end of whole games.
void TestCloudAgeScreen::theScoringNeverScrolls()
{
    QFETCH(const int, players);
    QFETCH(const Mode, mode);
    QFETCH(const words::Language, language);
    for (const std::uint64_t seed : {1, 2, 3}) {
        const Screen screen(simulated(sampleGame(players, mode, seed), never, seed), language);
        QVERIFY(screen.table().session().isOver());
        const auto *text = screen.window->findChild<QTextBrowser *>(u"explanation-text"_s);
        QVERIFY(text && text->isVisible());
        QVERIFY2(text->verticalScrollBar()->maximum() == 0 && text->horizontalScrollBar()->maximum() == 0,
                 qPrintable(u"seed %1: %2 more than %3"_s.arg(seed)
                                .arg(text->verticalScrollBar()->maximum())
                                .arg(text->viewport()->height())));
    }
}

/// Three players of whom two tie for the win.
void TestCloudAgeScreen::aLastCombatDoesNotScroll()
{
    const auto fights = [](const GameRecord &record) {
        const Session session(record);
        return session.isOver() && session.standings().decidedBy == DecidedBy::Combat;
    };
    std::uint64_t seed = 1;
    GameRecord record = simulated(sampleGame(3, Mode::Scenario2, seed), never, seed);
    while (!fights(record) && ++seed < 400)
        record = simulated(sampleGame(3, Mode::Scenario2, seed), never, seed);
    QVERIFY(fights(record));
    for (const words::Language language : {words::Language::English, words::Language::French}) {
        const Screen screen(record, language);
        const auto *text = screen.window->findChild<QTextBrowser *>(u"explanation-text"_s);
        QVERIFY(text && text->isVisible());
        QVERIFY2(text->verticalScrollBar()->maximum() == 0,
                 qPrintable(QString::number(text->verticalScrollBar()->maximum())));
    }
}

QTEST_MAIN(TestCloudAgeScreen)
#include "tst_cloudagescreen.moc"
