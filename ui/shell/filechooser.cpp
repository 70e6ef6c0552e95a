// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/gamesfolder.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/filequestions.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(FileChooser)
};

QString filter()
{
    //: In the list of kinds of files: *.skyledger and others follow in parentheses
    return Text::tr("Games of Skyledger") + u" (*.skyledger *.skyscore.json *.skycatalogue.json)"_s;
}

} // namespace

FileChooser FileChooser::dialogs()
{
    return {[](QWidget *parent, const QString &start) {
                return askFileToOpen(parent, Text::tr("Open a game"), start, filter());
            },
            [](QWidget *parent, const QString &proposal) {
                return askFileToSave(parent, Text::tr("Save a copy of the game"), proposal, filter());
            },
            [](QWidget *parent, const QString &present) {
                // The dialog would open elsewhere if the folder were not there yet.
                QDir().mkpath(present);
                return askFolder(parent, Text::tr("Folder for new games"), present);
            },
            [](QWidget *parent, const QString &title, const QString &proposal) {
                return askFileToSave(parent, title, proposal);
            }};
}

} // namespace skyledger::ui
