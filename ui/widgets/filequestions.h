// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

class QWidget;

/// What people are asked about files. Each window has one dialog, which is asked again and again: Qt keeps some memory of
/// every one that is made. It is made anew once another language is spoken.
namespace skyledger::ui {

/// The file to open; empty if none is chosen.
QString askFileToOpen(QWidget *window, const QString &title, const QString &start, const QString &filter);

/// The file to write; empty if none is chosen. The dialog asks before it answers with a file that is there.
QString askFileToSave(QWidget *window, const QString &title, const QString &proposal,
                      const QString &filter = {});

/// A folder; empty if none is chosen.
QString askFolder(QWidget *window, const QString &title, const QString &present);

} // namespace skyledger::ui
