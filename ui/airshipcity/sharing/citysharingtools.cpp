// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/sharing/citysharingtools.h"

#include "core/airshipcity/game/session.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/foreigncatalogue.h"
#include "core/airshipcity/record/ownerscopy.h"
#include "core/airshipcity/record/recordedit.h"
#include "ui/airshipcity/sharing/citycopies.h"
#include "ui/airshipcity/values/cityvalues.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/box/values/proposalspanel.h"
#include "ui/widgets/namedbutton.h"
#include "ui/words/readerrors.h"

#include <QtCore/QFileInfo>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLayout>
#include <QtWidgets/QPushButton>

#include <memory>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

CitySharingTools::CitySharingTools(SharingHost host, QWidget *parent)
    : SharingTools(airshipCityCopies(), std::move(host), parent), m_propose(addTool(u"sharing-propose"))
{
    connect(m_propose, &QPushButton::clicked, this, &CitySharingTools::proposeFromGame);
    CitySharingTools::retranslate();
}

void CitySharingTools::retranslate()
{
    m_propose->setText(tr("&Proposals…"));
    m_propose->setAccessibleName(tr("Propose values from what a recorded game reported"));
    SharingTools::retranslate();
}

void CitySharingTools::proposeFromGame()
{
    if (!copy())
        return;
    const QString file = askForFile(tr("Proposals from a recorded game"));
    if (file.isEmpty())
        return;
    auto read = readForeignCatalogue(file);
    if (!read) {
        say([error = read.error()] { return words::readError(error); }, true);
        return;
    }
    ForeignCatalogue other = std::move(read).value();
    if (!other.game) {
        say(
            [name = QFileInfo(file).fileName()] {
                return tr("“%1” is no recorded game: only what a table reported leads to proposals.")
                    .arg(name);
            },
            true);
        return;
    }
    if (holdsSampleValues(other.document)) {
        say(
            [name = QFileInfo(file).fileName()] {
                return tr("“%1” was played with sample data: nothing follows from it for your box.")
                    .arg(name);
            },
            true);
        return;
    }
    say({}, false);
    showProposals(std::move(*other.game));
}

void CitySharingTools::showProposals(GameRecord game)
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
    // The game as it would be with what is confirmed; its file is left alone.
    const auto session = std::make_shared<Session>(std::move(game));
    const auto show = [panel, session] {
        const words::GameWords words(session->record());
        panel->setProposals(proposalsOf(*session, words));
    };
    connect(panel, &ProposalsPanel::confirmed, this,
            [this, session, show](const MissingValue &which, const describe::Value &confirmed) {
                const PrintedValue value = *printedIn(confirmed);
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
    alsoSay(show);
}

} // namespace skyledger::ui
