// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/games.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/scoresheet.h"
#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/walk/scenes.h"
#include "ui/airshipcity/copy/airshipcitycopypage.h"
#include "ui/airshipcity/sharing/citycopies.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/box/sharing/mergepanel.h"
#include "ui/score/sheet/rowspage.h"
#include "ui/shell/appearance.h"
#include "ui/shell/mainwindow.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>

#include <algorithm>
#include <cstdio>
#include <utility>

/// Takes pictures of the window in its main states, in every theme and language. Usage:
/// skyledger-gallery FOLDER [--size 1366x700] [--text 125] [--only NAME]... [--look NAME]... [--lang CODE]...
/// Text is one of the sizes that can be preferred. Without names, of everything.
namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A set of colours, as it is called in the names of pictures.
struct NamedLook {
    const char *name;
    Look look;
};
constexpr NamedLook looks[] = {{"light", Look::Light},
                               {"dark", Look::Dark},
                               {"black-on-white", Look::BlackOnWhite},
                               {"white-on-black", Look::WhiteOnBlack}};

/// What pictures are taken of; empty lists: of everything.
struct Wishes {
    QString folder;
    QSize size;
    int text = 100; ///< percent
    QStringList scenes;
    QStringList looks;
    QStringList languages;
};

class Gallery
{
public:
    explicit Gallery(Wishes wishes) : m_wishes(std::move(wishes)) {}

    void shoot()
    {
        for (const NamedLook &look : looks) {
            if (!isAmong(m_wishes.looks, QString::fromLatin1(look.name)))
                continue;
            for (const words::Language language : {words::Language::English, words::Language::French}) {
                const QString code = language == words::Language::French ? u"fr"_s : u"en"_s;
                if (!isAmong(m_wishes.languages, code))
                    continue;
                Preferences wanted = m_preferences.now();
                wanted.look = look.look;
                wanted.language = language;
                wanted.textSize = m_wishes.text;
                wanted.lastFile.clear();
                m_preferences.change(wanted);
                m_suffix = QStringLiteral("%1-%2-%3x%4")
                               .arg(QString::fromLatin1(look.name), code)
                               .arg(m_wishes.size.width())
                               .arg(m_wishes.size.height());
                pages();
                compare();
                for (const walk::Scene &scene : walk::scenes())
                    game(scene);
                for (const walk::Scene &scene : walk::cloudAgeScenes())
                    game(scene);
                for (const walk::Scene &scene : walk::whistleMountainScenes())
                    game(scene);
                for (std::size_t number = 1; number < m_allGames.size(); ++number)
                    otherGame(number);
            }
        }
    }

private:
    static bool isAmong(const QStringList &all, const QString &name)
    {
        return all.isEmpty() || all.contains(name);
    }
    bool wanted(const QString &name) const { return isAmong(m_wishes.scenes, name); }

    void save(QWidget &window, const QString &name)
    {
        QTest::qWait(300);
        const QString path = QDir(m_wishes.folder).filePath(name + u'-' + m_suffix + u".png"_s);
        window.grab().save(path);
        std::printf("%s\n", qPrintable(path));
    }

    void pages()
    {
        if (wanted(u"start"_s)) {
            MainWindow start(m_allGames, m_preferences);
            start.resize(m_wishes.size);
            start.show();
            start.showStartPage();
            save(start, u"start"_s);
        }
        MainWindow window(m_games, m_preferences); // with one game nothing is asked first
        window.resize(m_wishes.size);
        window.show();
        window.showStartPage();
        window.newGame();
        if (wanted(u"new-game"_s))
            save(window, u"new-game"_s);
        window.showStartPage();
        window.findChild<QAction *>(u"action-search-rules"_s)->trigger();
        if (wanted(u"rules-chapters"_s))
            save(window, u"rules-chapters"_s);
        QTest::keyClicks(window.findChild<QWidget *>(u"rule-search"_s), u"award tie"_s);
        if (wanted(u"rules-page"_s))
            save(window, u"rules-page"_s);
        sheets(window);
        copies(window);
        preferences(window);
        if (wanted(u"shelf"_s)) {
            window.showShelf();
            save(window, u"shelf"_s);
        }
    }

    /// Every page of a copy: empty, half entered by somebody in a hurry, and filled with the sample set.
    void copies(MainWindow &window)
    {
        const auto isCopy = [](const QString &scene) { return scene.startsWith(u"copy"_s); };
        if (!m_wishes.scenes.isEmpty()
            && std::none_of(m_wishes.scenes.cbegin(), m_wishes.scenes.cend(), isCopy))
            return;
        QDir(copiesFolder()).removeRecursively();
        window.showStartPage();
        window.showCopy();
        auto *page = window.findChild<AirshipCityCopyPage *>();
        auto *list = page->findChild<QListWidget *>(u"copy-pages"_s);
        if (wanted(u"copy-empty"_s))
            save(window, u"copy-empty"_s);
        for (const bool sample : {false, true}) {
            if (sample) {
                page->desk().replace(sampleCatalogue(), u"Sample"_s);
            } else {
                page->desk().set({Printed::ContractTerm, 0}, 9);
                page->desk().set({Printed::ContractCost, 0}, Amounts{{3, 21, 0, 0}});
                page->desk().set({Printed::ContractVp, 1}, 2);
                page->desk().setTileCount(TileKind::Harbor, 2);
                page->desk().set({Printed::TileCrests, 0}, ResourceSet{Resource::Wood, Resource::Gear});
            }
            for (int row = 0; row < list->count(); ++row) {
                const QString name = (sample ? u"copy-sample-%1"_s : u"copy-begun-%1"_s).arg(row + 1);
                list->setCurrentRow(row);
                if (wanted(name) || m_wishes.scenes.contains(sample ? u"copy-sample"_s : u"copy-begun"_s))
                    save(window, name);
            }
        }
        QDir(copiesFolder()).removeRecursively();
        window.showStartPage();
    }

    /// A copy of the box, half entered, beside the sample set.
    void compare()
    {
        if (!wanted(u"compare"_s))
            return;
        const GameRecord sample = fixture::sampleRecord();
        QByteArray text = writeCatalogue(sample.catalogue());
        text.replace("\"sample\"", "\"copy\"");
        QJsonObject mine = QJsonDocument::fromJson(text).object();
        for (std::uint8_t i = 0; i < 6; ++i) {
            using Kind = Value;
            enterValue(mine, sample.ids, {i % 2 ? Kind::ContractVp : Kind::UtilityVp, i}, i + 1,
                       ValueSource::Copy);
            enterValue(mine, sample.ids, {Kind::TileCrests, i}, QJsonValue::Undefined, ValueSource::Copy);
        }
        MergePanel panel{airshipCityCopies()};
        panel.compare(mine, sample.catalogue(), u"sample.skycatalogue.json"_s);
        panel.resize(m_wishes.size * 2 / 3);
        panel.show();
        save(panel, u"compare"_s);
    }

    void preferences(MainWindow &window)
    {
        const char *const names[] = {"preferences-display", "preferences-game", "preferences-keys"};
        window.findChild<QAction *>(u"action-preferences"_s)->trigger();
        auto *page = window.findChild<QWidget *>(u"preferences-window"_s);
        for (int tab = 0; tab < 3; ++tab) {
            page->findChild<QTabWidget *>()->setCurrentIndex(tab);
            if (wanted(QString::fromLatin1(names[tab])))
                save(*page, QString::fromLatin1(names[tab]));
        }
        page->close();
    }

    void sheets(MainWindow &window)
    {
        const bool any = wanted(u"score-empty"_s) || wanted(u"score-filled"_s) || wanted(u"score-faults"_s)
            || wanted(u"score-result"_s) || wanted(u"shelf"_s);
        if (!any)
            return;
        window.scoreGame();
        if (wanted(u"score-empty"_s))
            save(window, u"score-empty"_s);
        const QString example =
            QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/late-evening.skyscore.json");
        QFile file(example);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no example of a score sheet");
        const QByteArray bytes = file.readAll();
        RowsDesk &desk = window.findChild<RowsPage *>()->desk();
        desk.replace(desk.textsIn(readScoreSheet(bytes).value().document));
        if (wanted(u"score-filled"_s))
            save(window, u"score-filled"_s);
        desk.setCell({1, sheetCell(SheetEntry::AirshipMajorities)}, u"8"_s);
        desk.setCell({2, sheetCell(SheetEntry::Resource, indexOf(Resource::Gold))}, u"21"_s);
        if (wanted(u"score-faults"_s))
            save(window, u"score-faults"_s);
        const QTemporaryDir folder;
        const QString copy = folder.filePath(u"2026-11-14 Ada, Bo, Cy.skyscore.json"_s);
        QFile::copy(example, copy);
        window.openFile(copy);
        if (wanted(u"score-result"_s))
            save(window, u"score-result"_s);
    }

    void game(const walk::Scene &scene)
    {
        const QString name = QString::fromLatin1(scene.name);
        const bool shown = name == u"economy"_s; // to the table, and on the start page
        if (!wanted(name) && !(shown && (wanted(u"table-mode"_s) || wanted(u"start-running"_s))))
            return;
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"2026-11-28 Ada, Bo, Cy.skyledger"_s);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no room for a game");
        file.write(walk::recordOf(scene));
        file.close();
        m_preferences.layouts().clear(); // no scene inherits the layout of the one before
        MainWindow window(m_allGames, m_preferences);
        window.resize(m_wishes.size);
        window.show();
        window.openFile(path);
        walk::enter(window, scene);
        if (wanted(name))
            save(window, name);
        if (shown && wanted(u"table-mode"_s)) {
            const std::unique_ptr<QWidget> board = window.game()->view().tableBoard();
            board->resize(m_wishes.size);
            board->show();
            save(*board, u"table-mode"_s);
        }
        if (shown && wanted(u"start-running"_s)) {
            window.showStartPage();
            save(window, u"start-running"_s);
        }
    }

    /// A game that has no scenes of its own: its new game page, and its examples at their ends and in their middle, each
    /// also on the table.
    void otherGame(std::size_t number)
    {
        GameModules games;
        games.push_back(std::move(window::allGames()[number]));
        const QString id = games.front()->id();
        if (wanted(u"new-game-"_s + id)) {
            MainWindow window(games, m_preferences);
            window.resize(m_wishes.size);
            window.show();
            window.newGame();
            save(window, u"new-game-"_s + id);
            const auto buttons = window.findChildren<QPushButton *>();
            for (QPushButton *fold : buttons) {
                if (fold->objectName().endsWith(u"-fold"_s))
                    fold->click();
            }
            save(window, u"new-game-%1-unfolded"_s.arg(id));
        }
        copy(games, id == "cloudage"_L1 ? u"ca-copy"_s : u"wm-copy"_s);
        const QDir examples(QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/") + id);
        const QStringList files = examples.entryList({u"*.skyledger"_s}, QDir::Files, QDir::Name);
        for (const QString &file : files)
            example(games, examples.filePath(file), id + u'-' + file.section(u'.', 0, 0));
    }

    /// Every sheet of somebody's copy of another game, and a search in it.
    void copy(const GameModules &games, const QString &name)
    {
        if (!wanted(name))
            return;
        MainWindow window(games, m_preferences);
        window.resize(m_wishes.size);
        window.show();
        window.showCopy();
        auto *list = window.findChild<QListWidget *>(u"box-sheets"_s);
        for (int row = 0; row < list->count(); ++row) {
            list->setCurrentRow(row);
            save(window, u"%1-%2"_s.arg(name).arg(row + 1));
        }
        window.findChild<QLineEdit *>(u"box-search"_s)->setText(u"al"_s);
        save(window, name + u"-found"_s);
    }

    void example(const GameModules &games, const QString &path, const QString &name)
    {
        const QStringList moments{name, name + u"-middle"_s, name + u"-table"_s};
        if (std::none_of(moments.begin(), moments.end(),
                         [this](const QString &each) { return wanted(each); }))
            return;
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QFileInfo(path).fileName());
        QFile::copy(path, copy);
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
        m_preferences.layouts().clear();
        MainWindow window(games, m_preferences);
        window.resize(m_wishes.size);
        window.show();
        window.openFile(copy);
        if (wanted(moments[0]))
            save(window, moments[0]);
        GameView &view = window.game()->view();
        int events = 0;
        for (; view.canUndo(); ++events)
            view.undo();
        for (int event = 0; event < events / 2; ++event)
            view.redo();
        if (wanted(moments[1]))
            save(window, moments[1]);
        if (wanted(moments[2]) && view.hasTableBoard()) {
            const std::unique_ptr<QWidget> board = view.tableBoard();
            board->resize(m_wishes.size);
            board->show();
            save(*board, moments[2]);
        }
    }

    static GameModules onlyTheFirst()
    {
        GameModules games = window::allGames();
        games.resize(1);
        return games;
    }

    Wishes m_wishes;
    QString m_suffix;
    PreferenceStore m_preferences;
    Surroundings m_surroundings{m_preferences};
    GameModules m_allGames = window::allGames();
    GameModules m_games = onlyTheFirst();
};

} // namespace

} // namespace skyledger::ui

int main(int argc, char *argv[])
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("skyledger-gallery"));
    QCommandLineParser parser;
    const QCommandLineOption size(QStringLiteral("size"), QString(), QStringLiteral("WxH"),
                                  QStringLiteral("1366x700"));
    const QCommandLineOption text(QStringLiteral("text"), QString(), QStringLiteral("percent"),
                                  QStringLiteral("100"));
    const QCommandLineOption only(QStringLiteral("only"), QString(), QStringLiteral("name"));
    const QCommandLineOption look(QStringLiteral("look"), QString(), QStringLiteral("name"));
    const QCommandLineOption language(QStringLiteral("lang"), QString(), QStringLiteral("code"));
    parser.addOptions({size, text, only, look, language});
    parser.addPositionalArgument(QStringLiteral("folder"), QString());
    parser.process(application);
    if (parser.positionalArguments().isEmpty())
        parser.showHelp(2);
    const QStringList sides = parser.value(size).split(u'x');
    const QString folder = parser.positionalArguments().constFirst();
    QDir().mkpath(folder);
    skyledger::ui::Gallery({folder,
                            {sides.value(0).toInt(), sides.value(1).toInt()},
                            parser.value(text).toInt(),
                            parser.values(only),
                            parser.values(look),
                            parser.values(language)})
        .shoot();
    return 0;
}
