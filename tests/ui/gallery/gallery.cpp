// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/games.h"
#include "tests/ui/walk/scenes.h"
#include "ui/scoring/sheet/scoreentrypage.h"
#include "ui/shell/appearance.h"
#include "ui/shell/mainwindow.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QDir>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>

#include <cstdio>

/// Takes pictures of the window in its main states, in both themes and languages, at several sizes. Usage:
/// skyledger-gallery FOLDER [--size 1366x700] [--text 125] [--only NAME]
namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

class Gallery
{
public:
    Gallery(const QString &folder, QSize size, const QString &only)
        : m_folder(folder), m_size(size), m_only(only)
    {
    }

    void shoot()
    {
        for (const Look look : {Look::Light, Look::Dark}) {
            for (const words::Language language : {words::Language::English, words::Language::French}) {
                Preferences wanted = m_preferences.now();
                wanted.look = look;
                wanted.language = language;
                wanted.lastFile.clear();
                m_preferences.change(wanted);
                m_suffix = QStringLiteral("%1-%2-%3x%4")
                               .arg(look == Look::Dark ? u"dark"_s : u"light"_s,
                                    language == words::Language::French ? u"fr"_s : u"en"_s)
                               .arg(m_size.width())
                               .arg(m_size.height());
                pages();
                for (const walk::Scene &scene : walk::scenes())
                    game(scene);
            }
        }
    }

private:
    bool wanted(const QString &name) const { return m_only.isEmpty() || name == m_only; }

    void save(QWidget &window, const QString &name)
    {
        QTest::qWait(300);
        const QString path = QDir(m_folder).filePath(name + u'-' + m_suffix + u".png"_s);
        window.grab().save(path);
        std::printf("%s\n", qPrintable(path));
    }

    void pages()
    {
        MainWindow window(m_games, m_preferences);
        window.resize(m_size);
        window.show();
        window.showStartPage();
        if (wanted(u"start"_s))
            save(window, u"start"_s);
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
        if (wanted(u"shelf"_s)) {
            window.showShelf();
            save(window, u"shelf"_s);
        }
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
        SheetDesk &desk = window.findChild<ScoreEntryPage *>()->desk();
        desk.replace(draftOf(readScoreSheet(bytes).value()));
        if (wanted(u"score-filled"_s))
            save(window, u"score-filled"_s);
        desk.setNumber(Player{1}, SheetNumber::AirshipMajorities, 8);
        desk.setNumber(Player{2}, SheetNumber::Gold, 21);
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
        if (!wanted(name))
            return;
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"2026-11-28 Ada, Bo, Cy.skyledger"_s);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no room for a game");
        file.write(walk::recordOf(scene));
        file.close();
        m_preferences.layouts().clear(); // no scene inherits the layout of the one before
        MainWindow window(m_games, m_preferences);
        window.resize(m_size);
        window.show();
        window.openFile(path);
        walk::enter(window, scene);
        save(window, name);
    }

    QString m_folder;
    QSize m_size;
    QString m_only;
    QString m_suffix;
    PreferenceStore m_preferences;
    Surroundings m_surroundings{m_preferences};
    GameModules m_games = window::allGames();
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
    parser.addOptions({size, text, only});
    parser.addPositionalArgument(QStringLiteral("folder"), QString());
    parser.process(application);
    if (parser.positionalArguments().isEmpty())
        parser.showHelp(2);
    const QStringList sides = parser.value(size).split(u'x');
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * parser.value(text).toDouble() / 100);
    QApplication::setFont(font);
    QDir().mkpath(parser.positionalArguments().constFirst());
    skyledger::ui::Gallery(parser.positionalArguments().constFirst(),
                           {sides.value(0).toInt(), sides.value(1).toInt()}, parser.value(only))
        .shoot();
    return 0;
}
