// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/insistform.h"

#include "ui/play/turn/reportfields.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

InsistForm::InsistForm(Guide &guide, Deed deed, QWidget *parent)
    : QWidget(parent),
      m_deed(std::move(deed)),
      m_against(plainLabel(this)),
      m_reportPlace(new QVBoxLayout),
      m_unsaid(plainLabel(this)),
      m_note(new QLineEdit(this)),
      m_record(new QPushButton(this))
{
    m_against->setObjectName(QStringLiteral("insist-against"));
    m_against->setWordWrap(true);
    m_unsaid->setObjectName(QStringLiteral("insist-unsaid"));
    m_unsaid->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("insist-reason"));
    m_record->setObjectName(QStringLiteral("record-anyway"));
    m_record->setAutoDefault(true); // Enter presses it on every desktop
    auto *row = new QHBoxLayout;
    row->addWidget(m_note, 1);
    row->addWidget(m_record);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_against);
    column->addLayout(m_reportPlace);
    column->addWidget(m_unsaid);
    column->addLayout(row);
    column->addStretch();
    connect(m_note, &QLineEdit::returnPressed, m_record, &QPushButton::click);
    connect(m_record, &QPushButton::clicked, this, &InsistForm::record);
    connect(&guide, &Guide::changed, this, &InsistForm::retell);
    sayAnew(*this, [this] { retranslate(); });
}

void InsistForm::begin()
{
    retell();
    m_note->clear();
    if (m_report) {
        // A key in it may have led here: it goes at once, but lives until that is over.
        m_report->setParent(nullptr);
        m_report->deleteLater();
        m_report = nullptr;
    }
    m_report = m_deed.fields(this);
    if (m_report) {
        m_reportPlace->addWidget(m_report);
        m_report->show(); // or it could not take the keyboard yet
        connect(m_report, &ReportFields::changed, this, &InsistForm::judge);
        setTabOrder(m_report, m_note);
    }
    judge();
    QWidget *first = m_report ? static_cast<QWidget *>(m_report) : m_note;
    // As by Tab, so that what is typed takes the place of what stands there.
    first->setFocus(Qt::TabFocusReason);
}

/// What only the table can tell must be said first: nobody knows it later.
void InsistForm::judge()
{
    const QString unsaid = m_report ? m_report->unsaid() : QString();
    m_unsaid->setText(unsaid);
    m_unsaid->setVisible(!unsaid.isEmpty());
    m_record->setEnabled(unsaid.isEmpty());
}

void InsistForm::record()
{
    m_deed.record(m_note->text().trimmed());
}

void InsistForm::retranslate()
{
    m_note->setPlaceholderText(tr("Why the table wants it; may be left empty"));
    m_note->setToolTip(plainTip(m_note->placeholderText())); // a narrow field cuts it
    setSaidName(*m_note, tr("Why the table wants it"));
    m_record->setText(tr("Record anyway"));
    judge();
}

/// The reason may be told in another language.
void InsistForm::retell()
{
    if (m_deed.isReady())
        m_against->setText(m_deed.against());
}

} // namespace skyledger::ui
