// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/sharing/sharingtools.h"

#include "core/table/valuesource.h"
#include "ui/box/sharing/mergepanel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/phrases.h"
#include "ui/words/readerrors.h"

#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

SharingTools::SharingTools(SharedCopies copies, SharingHost host, QWidget *parent)
    : QWidget(parent),
      m_copies(std::move(copies)),
      m_host(std::move(host)),
      m_chooser(SharingChooser::dialogs()),
      m_buttons(new FlowLayout),
      m_import(namedButton(u"sharing-import", this)),
      m_export(namedButton(u"sharing-export", this)),
      m_compare(namedButton(u"sharing-compare", this)),
      m_said(plainLabel(this))
{
    setObjectName(u"sharing-tools"_s);
    m_said->setObjectName(u"sharing-said"_s);
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText);
    m_said->hide();
    for (QPushButton *each : {m_import, m_export, m_compare})
        m_buttons->addWidget(each);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_buttons);
    column->addWidget(m_said);
    connect(m_import, &QPushButton::clicked, this, &SharingTools::importFile);
    connect(m_export, &QPushButton::clicked, this, &SharingTools::exportFile);
    connect(m_compare, &QPushButton::clicked, this, &SharingTools::compareFile);
    SharingTools::retranslate();
}

QPushButton *SharingTools::addTool(QAnyStringView name)
{
    auto *button = namedButton(name, this);
    m_buttons->addWidget(button);
    return button;
}

/// A file that somebody chose, read; nothing if none was chosen or it cannot be read, which is said.
std::optional<QJsonObject> SharingTools::ask(const QString &title, QString &file)
{
    file = askForFile(title);
    if (file.isEmpty())
        return std::nullopt;
    auto read = m_copies.read(file);
    if (!read) {
        say([error = read.error()] { return words::readError(error); }, true);
        return std::nullopt;
    }
    return std::move(read).value();
}

std::optional<QJsonObject> SharingTools::copy()
{
    auto document = m_host.document();
    if (!document)
        sayNothingDone();
    return document;
}

bool SharingTools::replace(const QJsonObject &document, const QString &step)
{
    const bool done = m_host.replaceDocument(document, step);
    if (!done)
        sayNothingDone();
    return done;
}

void SharingTools::sayNothingDone()
{
    say([] { return tr("Your copy cannot be read or changed now: nothing was done."); }, true);
}

void SharingTools::importFile()
{
    if (!copy())
        return;
    QString file;
    const auto other = ask(tr("Import component values"), file);
    if (!other)
        return;
    // Read once more: the file dialog may have stood open for long.
    const auto mine = copy();
    if (!mine)
        return;
    auto taken = m_copies.takenIn(*mine, *other);
    if (!taken) {
        say(
            [name = QFileInfo(file).fileName(), place = taken.error()] {
                if (!place.isEmpty())
                    return tr("The values of “%1” do not fit together with yours (%2). Compare and merge "
                              "shows them.")
                        .arg(name, words::printable(place));
                return tr("“%1” lists other pieces than your copy. Compare and merge shows them.").arg(name);
            },
            true);
        return;
    }
    const Imported imported{QFileInfo(file).fileName(), std::move(taken).value(),
                            table::holdsSampleValues(*other)};
    if (imported.what.added > 0 && !replace(imported.what.document, u"Import"_s))
        return;
    say([imported] { return told(imported); }, false);
}

/// What came of an import, a sentence each.
QString SharingTools::told(const Imported &imported)
{
    QStringList said;
    if (imported.what.added > 0)
        said << tr("%n value(s) were added from “%1”.", nullptr, imported.what.added).arg(imported.file);
    else if (imported.what.doubtful == 0)
        said << tr("“%1” holds nothing that your copy lacks.").arg(imported.file);
    if (imported.what.different > 0)
        said << tr("%n value(s) differ and stayed as they are: Compare and merge shows them.", nullptr,
                   imported.what.different);
    if (imported.what.doubtful > 0)
        said << tr("%n value(s) were left out, because the pieces in the file may be other ones than yours.",
                   nullptr, imported.what.doubtful);
    if (imported.fromSample)
        said << tr("The file holds sample data: made up values were left out.");
    return said.join(u' ');
}

void SharingTools::exportFile()
{
    const auto before = copy();
    if (!before)
        return;
    const QString chosen = m_chooser.fileToWrite(this, tr("Export your copy"), proposedFileName(*before));
    if (chosen.isEmpty())
        return;
    // Read once more: a value that is being typed counts from when the dialog takes the keyboard.
    const auto document = copy();
    if (!document)
        return;
    QString written;
    if (const Sentence fault = exportCatalogue(chosen, m_copies.write(*document), written)) {
        say(fault, true);
        return;
    }
    say(
        [written, madeUp = table::holdsSampleValues(*document)] {
            return (madeUp
                        ? tr("Your copy was written to %1. It holds sample data, which is marked as made up.")
                        : tr("Your copy was written to %1."))
                .arg(written);
        },
        false);
}

void SharingTools::compareFile()
{
    if (!copy())
        return;
    QString file;
    const auto other = ask(tr("Compare your copy with"), file);
    if (!other)
        return;
    const auto shown = copy();
    if (!shown)
        return;
    say({}, false);
    auto *panel = new MergePanel(m_copies);
    QDialog *dialog = openDialog(
        u"compare-dialog"_s, [] { return tr("Compare and merge"); }, panel);
    panel->compare(*shown, *other, QFileInfo(file).fileName());
    connect(panel, &MergePanel::cancelled, dialog, &QDialog::reject);
    connect(panel, &MergePanel::merged, this, [this, dialog, mine = *shown](const QJsonObject &merged) {
        // What another window entered meanwhile stays.
        const auto now = copy();
        if (now && replace(m_copies.rebased(mine, merged, *now), u"Merge"_s))
            say([] { return tr("The copies are merged."); }, false);
        dialog->accept();
    });
    panel->takeFocus();
}

QDialog *SharingTools::openDialog(const QString &name, const Sentence &title, QWidget *content)
{
    auto *dialog = new QDialog(window());
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog = dialog;
    m_retellDialog = [dialog, title] { dialog->setWindowTitle(asWindowTitle(title())); };
    m_retellDialog();
    auto *column = new QVBoxLayout(dialog);
    column->addWidget(content);
    const int letter = fontMetrics().averageCharWidth();
    dialog->resize(letter * 140, fontMetrics().height() * 32);
    dialog->open();
    return dialog;
}

void SharingTools::alsoSay(const std::function<void()> &texts)
{
    m_retellDialog = [before = m_retellDialog, texts] {
        before();
        texts();
    };
    texts();
}

void SharingTools::say(const Sentence &message, bool warning)
{
    m_message = message;
    m_warned = warning;
    const QString text = message ? message() : QString();
    m_said->setText(text);
    m_said->setVisible(!text.isEmpty());
    setInk(m_said, warning ? Role::LitFrame : Role::QuietText);
}

void SharingTools::retranslate()
{
    m_import->setText(tr("&Import…"));
    m_import->setAccessibleName(tr("Import component values from a file"));
    m_import->setToolTip(plainTip(tr("Adds what your copy lacks; nothing of yours is replaced")));
    m_export->setText(tr("E&xport…"));
    m_export->setAccessibleName(tr("Export your copy to a file"));
    m_compare->setText(tr("&Compare and merge…"));
    m_compare->setAccessibleName(tr("Compare your copy with a file and merge them"));
    say(m_message, m_warned);
    if (m_dialog)
        m_retellDialog();
}

void SharingTools::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange && m_said)
        say(m_message, m_warned);
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
