// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/sharing/copycomparison.h"
#include "ui/box/sharing/sharingfiles.h"
#include "ui/widgets/sentence.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

#include <functional>
#include <optional>

class QDialog;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class FlowLayout;

/// An open copy of the box, as these tools see it.
struct SharingHost {
    /// The copy as it is; empty or without values if nothing is known yet; nothing if it cannot be read.
    std::function<std::optional<QJsonObject>()> document;
    /// Puts another one in its place, as one step that can be taken back. False if nothing came of it.
    std::function<bool(const QJsonObject &document, const QString &step)> replaceDocument;
};

/// What can be done with a copy of the box and other people's files: import, export, compare and merge. A row of buttons,
/// to which a game can add its own, and a line that says what came of it.
class SharingTools : public QWidget
{
    Q_OBJECT

public:
    SharingTools(SharedCopies copies, SharingHost host, QWidget *parent = nullptr);

    /// Another way to ask for files.
    void setChooser(const SharingChooser &chooser) { m_chooser = chooser; }

public slots:
    /// Takes from a file what the copy does not know; nothing of the copy is replaced, and nothing made up is taken.
    void importFile();
    void exportFile();
    /// Shows the copy beside a file, to be merged value by value.
    void compareFile();

protected:
    /// A button more, behind the others; `retranslate` gives it its texts.
    QPushButton *addTool(QAnyStringView name);
    /// The file that somebody chose; empty: none.
    QString askForFile(const QString &title) { return m_chooser.fileToRead(this, title); }
    /// The copy; nothing if it cannot be read, which is said.
    std::optional<QJsonObject> copy();
    /// Whether the copy is another one now; what went wrong is said.
    bool replace(const QJsonObject &document, const QString &step);
    /// Opens a dialog with a content and a title. It is gone when it is closed.
    QDialog *openDialog(const QString &name, const Sentence &title, QWidget *content);
    /// What else that dialog says, now and whenever the language changes.
    void alsoSay(const std::function<void()> &texts);
    /// Says in the line what came of something.
    void say(const Sentence &message, bool warning);
    virtual void retranslate();

    void changeEvent(QEvent *event) override;

private:
    /// What came of an import.
    struct Imported {
        QString file;
        CopyImport what;
        bool fromSample = false;
    };

    std::optional<QJsonObject> ask(const QString &title, QString &file);
    void sayNothingDone();
    static QString told(const Imported &imported);

    SharedCopies m_copies;
    SharingHost m_host;
    SharingChooser m_chooser;
    FlowLayout *m_buttons;
    QPushButton *m_import;
    QPushButton *m_export;
    QPushButton *m_compare;
    QLabel *m_said;
    Sentence m_message; ///< what was said last
    bool m_warned = false;
    QPointer<QDialog> m_dialog;           ///< that is open
    std::function<void()> m_retellDialog; ///< says its texts in the language that is spoken now
};

} // namespace skyledger::ui
