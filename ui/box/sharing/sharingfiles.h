// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/sentence.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <functional>

class QWidget;

namespace skyledger::ui {

/// Asks for the files of other people's copies. Tests answer by themselves.
struct SharingChooser {
    /// A file to be read, by the title of the question; empty: none.
    std::function<QString(QWidget *parent, const QString &title)> fileToRead;
    /// A file to be written; whoever names one that is there has been asked.
    std::function<QString(QWidget *parent, const QString &title, const QString &proposal)> fileToWrite;

    static SharingChooser dialogs();
};

/// Writes a copy of the box into a file, which gets the usual ending if it has none. Answers one line for people: why it
/// could not be written; nothing if it was. `written` is the file that was meant in the end. A file that is there is only
/// replaced if it was named by its whole name.
Sentence exportCatalogue(const QString &path, const QByteArray &copy, QString &written);

/// A name for the file of a copy that is called so.
QString proposedFileName(const QJsonObject &document);

} // namespace skyledger::ui
