// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/window.h"

#include "app/window/display.h"
#include "app/window/games.h"
#include "ui/shell/appearance.h"
#include "ui/shell/goodbye.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/paperstyle.h"
#include "ui/words/language.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QApplication>

#include <cstdio>

namespace skyledger::window {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Qt warns about locales that are not UTF-8 and switches to one that is: that is nobody's concern.
void ignoreMessage(QtMsgType, const QMessageLogContext &, const QString &) {}

/// The command line's exit for wrong usage.
constexpr int wrongUsage = 2;

int sayNoDisplay(int &argc, char **argv, const std::optional<QString> &language)
{
    const QtMessageHandler usual = qInstallMessageHandler(ignoreMessage);
    const QCoreApplication application(argc, argv);
    qInstallMessageHandler(usual);
    const words::Speech speech(
        words::languageFromCode(language.value_or(QString())).value_or(words::systemLanguage()));
    const QByteArray line = words::usage::noDisplay().toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
    return wrongUsage;
}

} // namespace

int open(int &argc, char **argv, const QString &file, const std::optional<QString> &language)
{
    if (!displayCanBeReached())
        return sayNoDisplay(argc, argv, language);
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const QtMessageHandler usual = qInstallMessageHandler(ignoreMessage);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QCoreApplication::setApplicationName(u"skyledger"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(SKYLEDGER_VERSION));
    QGuiApplication::setApplicationDisplayName(u"Skyledger"_s);
    QGuiApplication::setDesktopFileName(u"skyledger"_s);

    ui::PreferenceStore preferences;
    ui::Surroundings surroundings(preferences, words::languageFromCode(language.value_or(QString())));
    const ui::GameModules games = allGames();
    ui::MainWindow window(games, preferences);
    const ui::Goodbye goodbye;
    QObject::connect(&goodbye, &ui::Goodbye::sessionEnds, &window, &ui::MainWindow::keepEverything);
    QObject::connect(&goodbye, &ui::Goodbye::processEnds, &window, [&window] {
        window.keepEverything();
        QCoreApplication::exit(); // closing the window might ask
    });
    window.start(file);
    window.show();
    return QApplication::exec();
}

} // namespace skyledger::window
