// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/lackingform.h"

#include "ui/play/turn/amountsform.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/said.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

LackingForm::LackingForm(StepGuide &guide, QWidget *parent)
    : QWidget(parent),
      m_guide(guide),
      m_intro(wrappedLabel(QStringLiteral("lacking-intro"), this)),
      m_place(new QVBoxLayout),
      m_unsaid(wrappedLabel(QStringLiteral("report-unsaid"), this)),
      m_record(namedButton(QStringLiteral("record-reported"), this))
{
    m_record->setDefault(true);
    auto *buttons = new FlowLayout; // as wide as its words
    buttons->addWidget(m_record);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_intro);
    column->addLayout(m_place);
    column->addWidget(m_unsaid);
    column->addLayout(buttons);
    column->addStretch();
    connect(m_record, &QPushButton::clicked, this, &LackingForm::record);
    connect(&m_guide, &Guide::changed, this, &LackingForm::follow);
    sayAnew(*this, [this] { retranslate(); });
}

void LackingForm::begin()
{
    build();
    focusFirst();
}

/// Other amounts may be wanted, or called otherwise: a value became known, or the language is another one.
void LackingForm::follow()
{
    if (m_guide.lacking() == nullptr || m_amounts == nullptr || m_amounts->amounts() == m_guide.amounts())
        return;
    const bool hadFocus = isAncestorOf(focusWidget());
    build();
    if (hadFocus)
        focusFirst();
}

void LackingForm::build()
{
    if (m_amounts != nullptr) {
        // A key in it may have led here: it goes at once, but lives until that is over.
        m_amounts->setParent(nullptr);
        m_amounts->deleteLater();
    }
    m_amounts = new AmountsForm(m_guide.amounts(), this);
    m_place->addWidget(m_amounts);
    m_amounts->show(); // or it could not take the keyboard yet
    connect(m_amounts, &AmountsForm::changed, this, &LackingForm::judge);
    connect(m_amounts, &AmountsForm::finished, this, &LackingForm::record);
    setTabOrder(m_amounts, m_record);
    judge();
}

void LackingForm::focusFirst()
{
    QWidget *first = m_amounts->amounts().empty() ? static_cast<QWidget *>(m_record) : m_amounts;
    // As by Tab, so that what is typed takes the place of what stands there.
    first->setFocus(Qt::TabFocusReason);
}

void LackingForm::judge()
{
    const QString unsaid = m_amounts != nullptr ? m_amounts->unsaid() : QString();
    m_unsaid->setText(unsaid);
    m_unsaid->setVisible(!unsaid.isEmpty());
    m_record->setEnabled(unsaid.isEmpty());
}

void LackingForm::record()
{
    if (m_record->isEnabled() && m_amounts != nullptr)
        m_guide.report(m_amounts->told());
}

void LackingForm::retranslate()
{
    m_intro->setText(tr("A printed value is not known yet. Record what happened at the table."));
    m_record->setText(tr("Record"));
    m_record->setAccessibleName(tr("Record these amounts"));
    judge();
}

} // namespace skyledger::ui
