// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/window.h"

#include "app/commandline/answer.h"
#include "app/window/display.h"
#include "app/window/games.h"
#include "core/table/places.h"
#include "ui/shell/appearance.h"
#include "ui/shell/goodbye.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/paperstyle.h"
#include "ui/words/language.h"
#include "ui/words/lostgame.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QIcon>
#include <QtWidgets/QApplication>

#include <cstdio>
#include <cstdlib>
#include <functional>

namespace skyledger::window {

using namespace Qt::Literals::StringLiterals;

namespace {

/// `en`, `fr` or nothing: as preferred.
using Language = std::optional<QString>;

words::Language spoken(const Language &language)
{
    return words::languageFromCode(language.value_or(QString())).value_or(words::systemLanguage());
}

void say(const QString &line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

/// The language that is asked for while there is no window yet; `QtMessageHandler` can be given nothing.
Language &askedLanguage()
{
    static Language language;
    return language;
}

/// While the application is being made. Qt warns about locales that are not UTF-8 and switches to one that is, which is
/// nobody's concern; and it ends the program where no display can be opened, which one line is enough for.
void watchTheStart(QtMsgType type, const QMessageLogContext &, const QString &)
{
    if (type != QtFatalMsg)
        return;
    const words::Speech speech(spoken(askedLanguage()));
    const bool onWayland =
        qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
    say(onWayland ? words::usage::noWayland() : words::usage::noDisplay());
    std::_Exit(static_cast<int>(commandline::Exit::WrongUsage));
}

/// Says something in place of the window.
int refuse(int &argc, char **argv, commandline::Exit exit, const std::function<QString()> &why)
{
    const QtMessageHandler usual = qInstallMessageHandler(watchTheStart);
    const QCoreApplication application(argc, argv);
    qInstallMessageHandler(usual);
    const words::Speech speech(spoken(askedLanguage()));
    say(why());
    return static_cast<int>(exit);
}

void begin(ui::MainWindow &window, const commandline::WindowRequest &request)
{
    switch (request.beginning) {
    case commandline::Beginning::Game:
        window.start(request.file);
        break;
    case commandline::Beginning::NewGame:
        window.newGame();
        break;
    case commandline::Beginning::ScoreFinishedGame:
        window.showService(ui::GameModule::Service::ScoreFinishedGame);
        break;
    }
    window.tellOfSettings();
}

} // namespace

int open(int &argc, char **argv, const commandline::WindowRequest &request)
{
    askedLanguage() = request.language;
    if (!request.portable.isEmpty()) {
        if (const auto error = table::places::keepEverythingBelow(request.portable))
            return refuse(argc, argv, commandline::Exit::Unreadable,
                          [&error] { return words::usage::folderCannotBeUsed(error->file, error->reason); });
    }
    if (!displayCanBeReached())
        return refuse(argc, argv, commandline::Exit::WrongUsage, words::usage::noDisplay);
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const QtMessageHandler usual = qInstallMessageHandler(watchTheStart);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QCoreApplication::setApplicationName(u"skyledger"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(SKYLEDGER_VERSION));
    QGuiApplication::setApplicationDisplayName(u"Skyledger"_s);
    // The name of the desktop entry, by which a desktop knows whose window it is.
    QGuiApplication::setDesktopFileName(u"org.skyledger.Skyledger"_s);
    QGuiApplication::setWindowIcon(QIcon(u":/art/skyledger.svg"_s));

    ui::PreferenceStore preferences;
    ui::Surroundings surroundings(preferences, words::languageFromCode(request.language.value_or(QString())));
    const ui::GameModules games = allGames();
    ui::MainWindow window(games, preferences);
    const ui::Goodbye goodbye;
    QObject::connect(&goodbye, &ui::Goodbye::sessionEnds, &window, [&window] { window.keepEverything(); });
    QObject::connect(&goodbye, &ui::Goodbye::processEnds, &window, [&window] {
        const bool kept = window.keepEverything();
        if (!kept)
            say(words::gameIsLost(window.game()->file().path(), window.game()->file().failure()));
        // Closing the window might ask.
        QCoreApplication::exit(
            static_cast<int>(kept ? commandline::Exit::Fine : commandline::Exit::Unreadable));
    });
    begin(window, request);
    window.show();
    return QApplication::exec();
}

} // namespace skyledger::window
