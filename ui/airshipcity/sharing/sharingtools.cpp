// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/sharing/sharingtools.h"

#include "core/airshipcity/game/session.h"
#include "core/airshipcity/record/cataloguemerge.h"
#include "core/airshipcity/record/ownerscopy.h"
#include "core/airshipcity/record/recordedit.h"
#include "core/airshipcity/record/samplecatalogue.h"
#include "ui/airshipcity/sharing/mergemodel.h"
#include "ui/airshipcity/sharing/mergepanel.h"
#include "ui/airshipcity/values/proposalspanel.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/readerrors.h"

#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <memory>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Kind = CatalogueDifference::Kind;

namespace {

int countOf(const std::vector<CatalogueDifference> &differences, Kind kind)
{
    return static_cast<int>(std::count_if(differences.begin(), differences.end(),
                                          [kind](const auto &each) { return each.kind == kind; }));
}

/// How many values an import would take if it were certain that they are on the same piece.
int countDoubtful(const std::vector<CatalogueDifference> &differences, const std::vector<MergeSide> &sides)
{
    int count = 0;
    for (std::size_t i = 0; i < differences.size(); ++i)
        count += differences[i].kind == Kind::OnlyTheirs && sides[i] == MergeSide::Mine
            && suggestedSide(differences[i]) == MergeSide::Theirs;
    return count;
}

} // namespace

SharingTools::SharingTools(SharingHost host, QWidget *parent)
    : QWidget(parent),
      m_host(std::move(host)),
      m_chooser(SharingChooser::dialogs()),
      m_import(namedButton(u"sharing-import", this)),
      m_export(namedButton(u"sharing-export", this)),
      m_compare(namedButton(u"sharing-compare", this)),
      m_propose(namedButton(u"sharing-propose", this)),
      m_said(plainLabel(this))
{
    setObjectName(u"sharing-tools"_s);
    m_said->setObjectName(u"sharing-said"_s);
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText);
    m_said->hide();
    auto *buttons = new FlowLayout;
    for (QPushButton *each : {m_import, m_export, m_compare, m_propose})
        buttons->addWidget(each);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(buttons);
    column->addWidget(m_said);
    connect(m_import, &QPushButton::clicked, this, &SharingTools::importFile);
    connect(m_export, &QPushButton::clicked, this, &SharingTools::exportFile);
    connect(m_compare, &QPushButton::clicked, this, &SharingTools::compareFile);
    connect(m_propose, &QPushButton::clicked, this, &SharingTools::proposeFromGame);
    retranslate();
}

/// A file that somebody chose, read; nothing if none was chosen or it cannot be read, which is said.
std::optional<ForeignCatalogue> SharingTools::ask(const QString &title, QString &file)
{
    file = m_chooser.fileToRead(this, title);
    if (file.isEmpty())
        return std::nullopt;
    auto read = readForeignCatalogue(file);
    if (!read) {
        say([error = read.error()] { return words::readError(error); }, true);
        return std::nullopt;
    }
    return std::move(read).value();
}

/// The copy; nothing if it cannot be read, which is said.
std::optional<QJsonObject> SharingTools::copy()
{
    auto document = m_host.document();
    if (!document)
        sayNothingDone();
    return document;
}

/// Whether the copy is another one now; what went wrong is said.
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
    const auto differences = catalogueDifferences(*mine, other->document);
    auto sides = importedSides(differences);
    const int doubtful = countDoubtful(differences, sides);
    const auto known = knownWithoutACopy(differences, *mine, other->document);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (known[i])
            sides[i] = MergeSide::Mine;
    }
    const auto merged = mergedCatalogue(*mine, other->document, differences, sides);
    if (!merged) {
        say(
            [name = QFileInfo(file).fileName()] {
                return tr("“%1” lists other pieces than your copy. Compare and merge shows them.").arg(name);
            },
            true);
        return;
    }
    const Imported imported{QFileInfo(file).fileName(), countMerge(differences, sides).added,
                            countOf(differences, Kind::Different), doubtful,
                            holdsSampleValues(other->document)};
    if (imported.added > 0 && !replace(merged.value(), u"Import"_s))
        return;
    say([imported] { return told(imported); }, false);
}

/// What came of an import, a sentence each.
QString SharingTools::told(const Imported &imported)
{
    QStringList said;
    if (imported.added > 0)
        said << tr("%n value(s) were added from “%1”.", nullptr, imported.added).arg(imported.file);
    else if (imported.doubtful == 0)
        said << tr("“%1” holds nothing that your copy lacks.").arg(imported.file);
    if (imported.different > 0)
        said << tr("%n value(s) differ and stayed as they are: Compare and merge shows them.", nullptr,
                   imported.different);
    if (imported.doubtful > 0)
        said << tr("%n value(s) were left out, because the pieces in the file may be other ones than yours.",
                   nullptr, imported.doubtful);
    if (imported.fromSample)
        said << tr("The file holds sample data: made up values were left out.");
    return said.join(u' ');
}

void SharingTools::exportFile()
{
    const auto document = copy();
    if (!document)
        return;
    const QString chosen = m_chooser.fileToWrite(this, tr("Export your copy"), proposedFileName(*document));
    if (chosen.isEmpty())
        return;
    QString written;
    if (const Sentence fault = exportCatalogue(chosen, *document, written)) {
        say(fault, true);
        return;
    }
    say(
        [written, madeUp = holdsSampleValues(*document)] {
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
    auto *panel = new MergePanel;
    QDialog *dialog = openDialog(
        u"compare-dialog"_s, [] { return tr("Compare and merge"); }, panel);
    panel->compare(*shown, other->document, QFileInfo(file).fileName());
    connect(panel, &MergePanel::cancelled, dialog, &QDialog::reject);
    connect(panel, &MergePanel::merged, this, [this, dialog, mine = *shown](const QJsonObject &merged) {
        // What another window entered meanwhile stays.
        const auto now = copy();
        const QJsonObject base = mine.isEmpty() ? emptyCatalogue() : mine;
        if (now && replace(now->isEmpty() ? merged : rebasedCatalogue(base, merged, *now), u"Merge"_s))
            say([] { return tr("The copies are merged."); }, false);
        dialog->accept();
    });
    panel->takeFocus();
}

void SharingTools::proposeFromGame()
{
    if (!copy())
        return;
    QString file;
    auto other = ask(tr("Proposals from a recorded game"), file);
    if (!other)
        return;
    if (!other->game) {
        say(
            [name = QFileInfo(file).fileName()] {
                return tr("“%1” is no recorded game: only what a table reported leads to proposals.")
                    .arg(name);
            },
            true);
        return;
    }
    if (holdsSampleValues(other->document)) {
        say(
            [name = QFileInfo(file).fileName()] {
                return tr("“%1” was played with sample data: nothing follows from it for your box.")
                    .arg(name);
            },
            true);
        return;
    }
    say({}, false);
    showProposals(std::move(*other->game));
}

void SharingTools::showProposals(GameRecord game)
{
    auto *panel = new ProposalsPanel;
    panel->setEventsCanBeShown(false);
    QDialog *dialog = openDialog(
        u"proposals-dialog"_s, [] { return tr("Proposals"); }, panel);
    // Enter confirms only what it was led to.
    QPushButton *close = namedButton(u"proposals-close", dialog);
    close->setDefault(true);
    dialog->layout()->addWidget(close);
    dialog->layout()->setAlignment(close, Qt::AlignRight);
    connect(close, &QPushButton::clicked, dialog, &QDialog::accept);
    m_retellDialog = [retitle = m_retellDialog, close] {
        retitle();
        close->setText(tr("Close"));
        close->setAccessibleName(tr("Close the proposals"));
    };
    m_retellDialog();
    // The game as it would be with what is confirmed; its file is left alone.
    const auto session = std::make_shared<Session>(std::move(game));
    const auto show = [panel, session] {
        const words::GameWords words(session->record());
        panel->setProposals(
            proposals(session->setup(), session->record().inForce(), session->statesInForce()), words);
    };
    connect(panel, &ProposalsPanel::confirmed, this,
            [this, session, show](const MissingValue &which, const PrintedValue &value) {
                const auto mine = copy();
                if (!mine)
                    return;
                const auto changed = copyWithValue(*mine, session->record(), which, value);
                if (!changed) {
                    say(
                        [] {
                            return tr("It cannot be told which piece of your copy this is: enter the value "
                                      "there.");
                        },
                        true);
                    return;
                }
                if (!replace(*changed, u"Confirm a value"_s))
                    return;
                session->enter(which, value);
                say([] { return tr("The value is in your copy."); }, false);
                show();
            });
    m_retellDialog = [retitle = m_retellDialog, show] {
        retitle();
        show();
    };
    show();
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
    m_propose->setText(tr("&Proposals…"));
    m_propose->setAccessibleName(tr("Propose values from what a recorded game reported"));
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
