// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/filequestions.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtCore/QPointer>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The dialog of a window, with which it goes.
class FileDialog : public QFileDialog
{
public:
    using QFileDialog::QFileDialog;

    /// Whether some of its texts are those of another language by now.
    bool isOutdated() const { return m_isOutdated; }
    /// No name is left from the question before.
    void clearName()
    {
        if (auto *name = findChild<QLineEdit *>(u"fileNameEdit"_s))
            name->clear();
    }

protected:
    void changeEvent(QEvent *event) override
    {
        m_isOutdated = m_isOutdated || event->type() == QEvent::LanguageChange;
        QFileDialog::changeEvent(event);
    }

private:
    bool m_isOutdated = false;
};

FileDialog &dialogOf(QWidget *asking)
{
    QWidget *window = asking != nullptr ? asking->window() : nullptr;
    static QPointer<FileDialog> ownerless; // of who asks without a window
    FileDialog *known = ownerless;
    if (window != nullptr) {
        const auto isDialog = [](QObject *child) { return dynamic_cast<FileDialog *>(child) != nullptr; };
        const QObjectList &children = window->children();
        const auto found = std::find_if(children.begin(), children.end(), isDialog);
        known = found == children.end() ? nullptr : static_cast<FileDialog *>(*found);
    }
    if (known != nullptr && !known->isOutdated())
        return *known;
    delete known;
    auto *dialog = new FileDialog(window);
    dialog->setObjectName(u"file-dialog"_s);
    if (window == nullptr)
        ownerless = dialog;
    return *dialog;
}

struct Question {
    QString title;
    QString start; ///< a folder, or a file in it
    QString filter;
    QFileDialog::AcceptMode accept = QFileDialog::AcceptOpen;
    QFileDialog::FileMode mode = QFileDialog::ExistingFile;
};

QString ask(QWidget *asking, const Question &question)
{
    const QPointer<FileDialog> dialog = &dialogOf(asking);
    dialog->setWindowTitle(question.title);
    dialog->setAcceptMode(question.accept);
    dialog->setFileMode(question.mode);
    dialog->setOption(QFileDialog::ShowDirsOnly, question.mode == QFileDialog::Directory);
    dialog->setNameFilter(question.filter);
    const QFileInfo start(question.start);
    const bool isFolder = question.start.isEmpty() || start.isDir();
    dialog->setDirectory(isFolder ? (question.start.isEmpty() ? QDir::currentPath() : question.start)
                                  : start.path());
    dialog->clearName();
    if (!isFolder)
        dialog->selectFile(start.fileName());
    const bool answered = dialog->exec() == QDialog::Accepted;
    if (!dialog || !answered) // the window may have gone meanwhile
        return {};
    return dialog->selectedFiles().value(0);
}

} // namespace

QString askFileToOpen(QWidget *window, const QString &title, const QString &start, const QString &filter)
{
    return ask(window, {title, start, filter, QFileDialog::AcceptOpen, QFileDialog::ExistingFile});
}

QString askFileToSave(QWidget *window, const QString &title, const QString &proposal, const QString &filter)
{
    return ask(window, {title, proposal, filter, QFileDialog::AcceptSave, QFileDialog::AnyFile});
}

QString askFolder(QWidget *window, const QString &title, const QString &present)
{
    return ask(window, {title, present, {}, QFileDialog::AcceptOpen, QFileDialog::Directory});
}

} // namespace skyledger::ui
