// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/values/proposalspanel.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

ProposalsPanel::ProposalsPanel(QWidget *parent)
    : QWidget(parent), m_intro(plainLabel(this)), m_area(new QScrollArea(this))
{
    setObjectName(u"proposals"_s);
    m_intro->setObjectName(u"proposals-intro"_s);
    m_intro->setWordWrap(true);
    m_area->setObjectName(u"proposals-area"_s);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(m_area, 1);
}

void ProposalsPanel::setProposals(std::vector<ValueProposal> proposals)
{
    m_proposals = std::move(proposals);
    // A click on one of its buttons may have led here: the old rows live until that is over.
    if (QWidget *old = m_area->takeWidget())
        old->deleteLater();
    auto *rows = new QWidget;
    auto *column = new QVBoxLayout(rows);
    column->setContentsMargins(0, 0, 0, 0);
    m_area->setWidget(rows);
    int number = 0;
    for (const ValueProposal &proposal : m_proposals)
        addRow(number++, proposal);
    column->addStretch();
    m_intro->setText(
        m_proposals.empty() ? tr(
            "Nothing follows yet. Where a value is missing and the table reports what was paid and gained, "
            "the printed value is worked out here.")
                            : tr("This follows from what the table reported. Look at the cardboard, then "
                                 "confirm it; only then "
                                 "it counts."));
    colour();
}

void ProposalsPanel::addRow(int number, const ValueProposal &proposal)
{
    QWidget *rows = m_area->widget();
    const QString prefix = u"proposal-%1"_s.arg(number);
    auto *text = plainLabel(proposal.text, rows);
    text->setObjectName(prefix);
    text->setWordWrap(true);
    text->setTextFormat(Qt::PlainText);
    auto *buttons = new FlowLayout;
    if (!proposal.isConflicting) {
        int choice = 0;
        for (const auto &[value, printed] : proposal.values) {
            auto *confirm = namedButton(u"%1-confirm-%2"_s.arg(prefix).arg(choice++), rows);
            confirm->setText(tr("It is %1").arg(printed));
            confirm->setAccessibleName(tr("Confirm: %1", "what is printed").arg(printed));
            confirm->setAccessibleDescription(text->text());
            buttons->addWidget(confirm);
            connect(confirm, &QPushButton::clicked, this,
                    [this, which = proposal.which, value = value] { emit confirmed(which, value); });
        }
    }
    for (const std::size_t event : m_canShowEvents ? proposal.events : std::vector<std::size_t>()) {
        auto *show = namedButton(u"%1-event-%2"_s.arg(prefix).arg(event), rows);
        show->setFlat(true);
        show->setText(tr("Event %1").arg(event));
        show->setAccessibleName(tr("Look at event %1").arg(event));
        buttons->addWidget(show);
        connect(show, &QPushButton::clicked, this, [this, event] { emit eventAsked(event); });
    }
    auto *column = static_cast<QVBoxLayout *>(rows->layout());
    column->addWidget(text);
    column->addLayout(buttons);
}

/// What contradicts itself is brass, as everything that somebody should look at.
void ProposalsPanel::colour()
{
    for (std::size_t i = 0; i < m_proposals.size(); ++i) {
        auto *text = findChild<QLabel *>(u"proposal-%1"_s.arg(i));
        if (text == nullptr || !m_proposals[i].isConflicting)
            continue;
        setInk(text, Role::LitFrame);
    }
}

void ProposalsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        colour();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
