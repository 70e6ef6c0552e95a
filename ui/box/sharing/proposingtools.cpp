// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/sharing/proposingtools.h"

#include "ui/box/values/proposalspanel.h"
#include "ui/widgets/namedbutton.h"
#include "ui/words/readerrors.h"

#include <QtCore/QFileInfo>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLayout>
#include <QtWidgets/QPushButton>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

ProposingTools::ProposingTools(SharedCopies copies, ReadReports read, SharingHost host, QWidget *parent)
    : SharingTools(std::move(copies), std::move(host), parent),
      m_read(std::move(read)),
      m_propose(addTool(u"sharing-propose"))
{
    connect(m_propose, &QPushButton::clicked, this, &ProposingTools::proposeFromGame);
    ProposingTools::retranslate();
}

void ProposingTools::retranslate()
{
    m_propose->setText(tr("&Proposals…"));
    m_propose->setAccessibleName(tr("Propose values from what a recorded game reported"));
    SharingTools::retranslate();
}

void ProposingTools::proposeFromGame()
{
    if (!copy())
        return;
    const QString path = askForFile(tr("Proposals from a recorded game"));
    if (path.isEmpty())
        return;
    const auto read = m_read(path);
    if (!read) {
        say([error = read.error()] { return words::readError(error); }, true);
        return;
    }
    const ReportingFile &file = read.value();
    const QString name = QFileInfo(path).fileName();
    if (!file.game) {
        say(
            [name] {
                return tr("“%1” is no recorded game: only what a table reported leads to proposals.")
                    .arg(name);
            },
            true);
        return;
    }
    if (file.isSample) {
        say(
            [name] {
                return tr("“%1” was played with sample data: nothing follows from it for your box.")
                    .arg(name);
            },
            true);
        return;
    }
    say({}, false);
    showProposals(file.game);
}

void ProposingTools::showProposals(const std::shared_ptr<ReportingGame> &game)
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
    alsoSay([close] {
        close->setText(tr("Close"));
        close->setAccessibleName(tr("Close the proposals"));
    });
    const auto show = [panel, game] { panel->setProposals(game->proposals()); };
    connect(panel, &ProposalsPanel::confirmed, this,
            [this, game, show](const ValuePlace &which, const describe::Value &value) {
                if (confirm(*game, which, value))
                    show();
            });
    alsoSay(show);
}

/// Whether the value is in the copy now; else why not is said.
bool ProposingTools::confirm(ReportingGame &game, const ValuePlace &which, const describe::Value &value)
{
    const auto mine = copy();
    if (!mine)
        return false;
    const auto changed = game.withValue(*mine, which, value);
    if (!changed) {
        say(
            [] {
                return tr("It cannot be told which piece of your copy this is: enter the value "
                          "there.");
            },
            true);
        return false;
    }
    if (!replace(*changed, u"Confirm a value"_s))
        return false;
    game.enter(which, value);
    say([] { return tr("The value is in your copy."); }, false);
    return true;
}

} // namespace skyledger::ui
