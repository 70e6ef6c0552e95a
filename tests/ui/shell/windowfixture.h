// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/airshipcitymodule.h"
#include "ui/airshipcity/airshipcityview.h"
#include "ui/shell/appearance.h"
#include "ui/shell/mainwindow.h"

#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>

/// A window with folders and preferences of its own, as somebody starts it for the first time.
namespace skyledger::ui::test {

class WindowFixture
{
    // Made first and destroyed last.
    QTemporaryDir m_home;
    GameModules m_games;

public:
    /// With another game beside Airship City, if there is one.
    explicit WindowFixture(std::unique_ptr<GameModule> other = nullptr)
        : WindowFixture(besideAirshipCity(std::move(other)))
    {
    }
    explicit WindowFixture(GameModules games) : m_games(std::move(games))
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                           m_home.filePath(QStringLiteral("config")));
        qputenv("XDG_DATA_HOME", m_home.filePath(QStringLiteral("data")).toUtf8());
        qputenv("XDG_CACHE_HOME", m_home.filePath(QStringLiteral("cache")).toUtf8());
        const QString session = m_home.filePath(QStringLiteral("session"));
        QDir().mkpath(session);
        QFile::setPermissions(session, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("XDG_RUNTIME_DIR", session.toUtf8());
        QCoreApplication::setApplicationName(QStringLiteral("skyledger"));
        preferences = std::make_unique<PreferenceStore>();
        Preferences first = preferences->now();
        first.gamesFolder = gamesFolder();
        first.language = words::Language::English;
        preferences->change(first);
        surroundings = std::make_unique<Surroundings>(*preferences);
        open();
    }

    /// Closes the window, if there is one, and starts it anew.
    void open(const QString &file = {})
    {
        window.reset();
        window = std::make_unique<MainWindow>(m_games, *preferences, chooser());
        window->resize(1366, 700);
        window->start(file);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    }

    template <class Widget = QWidget>
    Widget *find(const QString &name) const
    {
        return window->findChild<Widget *>(name);
    }
    void click(const QString &name) const
    {
        auto *widget = find(name);
        QVERIFY2(widget, qPrintable(name));
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    void type(const QString &name, const QString &text) const
    {
        auto *widget = find(name);
        QVERIFY2(widget, qPrintable(name));
        widget->setFocus();
        QTest::keyClicks(widget, text);
    }
    QAction *action(const QString &name) const { return window->findChild<QAction *>(name); }
    /// A new game by names alone.
    void newGame(const QString &components = {}) const
    {
        window->newGame();
        if (!components.isEmpty()) {
            auto *box = find<QComboBox>(QStringLiteral("components"));
            box->setCurrentText(components);
            QCOMPARE(box->currentText(), components);
        }
        type(QStringLiteral("name-1"), QStringLiteral("Ada"));
        type(QStringLiteral("name-2"), QStringLiteral("Bo"));
        type(QStringLiteral("name-3"), QStringLiteral("Cy"));
        QTest::keyClick(find(QStringLiteral("name-3")), Qt::Key_Return);
        QTest::keyClick(find(QStringLiteral("name-4")), Qt::Key_Return); // nobody there: the game begins
        QTRY_VERIFY(window->game());
    }
    AirshipCityView &view() const { return dynamic_cast<AirshipCityView &>(window->game()->view()); }
    QString notice() const
    {
        const auto *label = find<QLabel>(QStringLiteral("notice"));
        return label->isVisible() ? label->text() : QString();
    }
    /// Windows that are opened from now on know these games; the one that is open is closed.
    void knowGames(GameModules games)
    {
        window.reset();
        m_games = std::move(games);
    }

    void waitForSave() const
    {
        window->game()->file().finish();
        QCoreApplication::sendPostedEvents(&window->game()->file());
    }

    QString home() const { return m_home.path(); }
    QString gamesFolder() const { return m_home.filePath(QStringLiteral("games")); }
    QStringList games() const { return QDir(gamesFolder()).entryList(QDir::Files, QDir::Name); }

    QString fileToOpen; ///< what the person answers
    QString fileToSave;
    QString folder;
    QString proposedCopy; ///< what the program proposed for it
    std::unique_ptr<PreferenceStore> preferences;
    std::unique_ptr<Surroundings> surroundings;
    std::unique_ptr<MainWindow> window;

    static GameModules besideAirshipCity(std::unique_ptr<GameModule> other)
    {
        GameModules games;
        games.push_back(std::make_unique<AirshipCityModule>());
        if (other)
            games.push_back(std::move(other));
        return games;
    }

private:
    FileChooser chooser()
    {
        return {[this](QWidget *, const QString &) { return fileToOpen; },
                [this](QWidget *, const QString &proposal) {
                    proposedCopy = proposal;
                    return fileToSave;
                },
                [this](QWidget *, const QString &) { return folder; }};
    }
};

/// A file's content; empty if it cannot be read.
inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace skyledger::ui::test
