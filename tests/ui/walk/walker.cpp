// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/walker.h"

#include "tests/ui/walk/scenes.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/shell/gamesfolder.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>

#include <cstdio>
#include <cstdlib>

namespace skyledger::ui::walk {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The platform without a screen says with every window what it cannot do.
void saySomethingNew(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (text.startsWith(QLatin1StringView("This plugin does not support")))
        return;
    std::fprintf(stderr, "%s\n", qPrintable(text));
    if (type == QtFatalMsg)
        std::abort();
}

/// What is printed, with a name that others gave, and public utilities that they named.
QJsonObject catalogueOfOthers(QJsonObject catalogue, const QStringList &names)
{
    catalogue["name"_L1] = names.value(1, names.constFirst());
    QJsonArray utilities = catalogue["utilities"_L1].toArray();
    for (qsizetype i = 0; i < utilities.size(); ++i) {
        QJsonObject utility = utilities[i].toObject();
        utility["name"_L1] =
            QJsonObject{{u"en"_s, names[i % names.size()]}, {u"fr"_s, names[(i + 1) % names.size()]}};
        utilities[i] = utility;
    }
    if (!utilities.isEmpty())
        catalogue["utilities"_L1] = utilities;
    QJsonArray cities = catalogue["cities"_L1].toArray();
    for (qsizetype i = 0; i < cities.size(); ++i) {
        QJsonObject city = cities[i].toObject();
        city["name"_L1] =
            QJsonObject{{u"en"_s, names[i % names.size()]}, {u"fr"_s, names[(i + 1) % names.size()]}};
        cities[i] = city;
    }
    if (!cities.isEmpty())
        catalogue["cities"_L1] = cities;
    return catalogue;
}

} // namespace

Walker::Walker(const Setting &setting) : m_setting(setting)
{
    qInstallMessageHandler(saySomethingNew);
    window.reset();
    Preferences wanted = preferences->now();
    wanted.language = setting.language;
    wanted.look = setting.look;
    wanted.textSize = setting.text;
    wanted.reopenLastGame = false;
    preferences->change(wanted);
}

void Walker::go(const Stop &stop)
{
    window.reset(); // which remembers its layout
    Preferences wanted = preferences->now();
    wanted.recentFiles.clear();
    wanted.language = m_setting.language;
    wanted.look = m_setting.look;
    wanted.ownersCopy.clear();
    wanted.turnClock = false;
    preferences->change(wanted);
    preferences->layouts().clear(); // no state inherits the layout of the one before
    const QDir copies(copiesFolder());
    const QStringList left = copies.entryList({u"*.skycatalogue.json*"_s}, QDir::Files);
    for (const QString &copy : left)
        QFile::remove(copies.filePath(copy));
    knowGames(stop.games ? stop.games() : besideAirshipCity({}));
    open();
    window->resize(m_setting.size);
    settle();
    stop.arrive(*this);
    settle();
    if (window->game() != nullptr) {
        waitForSave(); // of which the status line tells
        settle();
    }
}

void Walker::arriveAt(const Scene &scene)
{
    Preferences wanted = preferences->now();
    wanted.turnClock = scene.turnClock;
    preferences->change(wanted);
    const QString name = m_names.isEmpty() ? u"2026-11-28 Ada, Bo, Cy"_s : fileNamePart(m_names.constFirst());
    window->openFile(file(name + u".skyledger"_s, renamed(recordOf(scene))));
    settle();
    if (window->game() == nullptr)
        qFatal("the game is not opened: %s", qPrintable(notice()));
    enter(*window, scene);
}

QByteArray Walker::renamed(const QByteArray &record) const
{
    if (m_names.isEmpty())
        return record;
    QJsonObject document = QJsonDocument::fromJson(record).object();
    QJsonObject setup = document["setup"_L1].toObject();
    QJsonArray players = setup["players"_L1].toArray();
    for (qsizetype i = 0; i < players.size(); ++i) {
        QJsonObject player = players[i].toObject();
        player["name"_L1] = m_names.value(i, player["name"_L1].toString());
        players[i] = player;
    }
    setup["players"_L1] = players;
    setup["catalogue"_L1] = catalogueOfOthers(setup["catalogue"_L1].toObject(), m_names);
    document["setup"_L1] = setup;
    // A correction that changes nothing, with a reason and a moment of others, before all else.
    const QJsonObject reasoned{{u"do"_s, u"correct"_s},
                               {u"set"_s, QJsonObject{{u"players.1.vp"_s, 0}}},
                               {u"reason"_s, m_names.constLast()},
                               {u"at"_s, m_names.constFirst()}};
    QJsonArray events = document["events"_L1].toArray();
    events.prepend(reasoned);
    document["events"_L1] = events;
    if (document.contains("cursor"_L1))
        document["cursor"_L1] = document["cursor"_L1].toInt() + 1;
    return QJsonDocument(document).toJson();
}

void Walker::press(const QString &button) const
{
    auto *found = find<QAbstractButton>(button);
    if (found == nullptr)
        qFatal("no button %s", qPrintable(button));
    found->click();
}

void Walker::trigger(const QString &action) const
{
    QAction *found = this->action(action);
    if (found == nullptr)
        qFatal("no action %s", qPrintable(action));
    found->trigger();
}

QList<QWidget *> Walker::windows() const
{
    QList<QWidget *> found;
    const QWidgetList all = QApplication::topLevelWidgets();
    for (QWidget *each : all) {
        // `isAncestorOf` knows of one window only.
        const QWidget *root = each;
        while (root->parentWidget() != nullptr)
            root = root->parentWidget();
        if (each->isVisible() && root == window.get())
            found << each;
    }
    return found;
}

QWidget &Walker::frontWindow() const
{
    QWidget *active = QApplication::activeWindow();
    return active != nullptr ? *active : *window;
}

void Walker::look(Look look)
{
    Preferences wanted = preferences->now();
    wanted.look = look;
    preferences->change(wanted);
    settle();
}

void Walker::speak(words::Language language)
{
    Preferences wanted = preferences->now();
    wanted.language = language;
    preferences->change(wanted);
    settle();
}

QString Walker::file(const QString &name, const QByteArray &bytes) const
{
    QString path = home() + u'/' + name;
    const bool isCatalogue = name.endsWith(catalogueSuffix) && !m_names.isEmpty();
    const QJsonObject document = QJsonDocument::fromJson(bytes).object();
    test::writeFile(path, isCatalogue ? QJsonDocument(catalogueOfOthers(document, m_names)).toJson() : bytes);
    return path;
}

void Walker::settle() const
{
    for (int i = 0; i < 8; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // as the event loop does
        QCoreApplication::processEvents();
    }
}

} // namespace skyledger::ui::walk
