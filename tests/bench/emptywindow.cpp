// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtWidgets/QApplication>
#include <QtWidgets/QMainWindow>

/// What the start of Skyledger is measured against: an empty main window of the same size.
int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QMainWindow window;
    window.resize(1366, 700);
    window.show();
    return QApplication::exec();
}
