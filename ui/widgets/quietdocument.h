// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QTextDocument>
#include <QtWidgets/QTextBrowser>

namespace skyledger::ui {

/// Rich text that loads nothing: what it names as a picture or style sheet is not looked for, in no file and nowhere
/// else, and drawn as nothing.
class QuietDocument : public QTextDocument
{
    Q_OBJECT

public:
    using QTextDocument::QTextDocument;

protected:
    QVariant loadResource(int type, const QUrl &name) override;
};

/// The same on the screen.
class QuietBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    using QTextBrowser::QTextBrowser;

    QVariant loadResource(int type, const QUrl &name) override;
};

} // namespace skyledger::ui
