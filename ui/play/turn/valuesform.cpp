// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/valuesform.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

namespace {

constexpr int longestLine = 60;

} // namespace

ValuesForm::ValuesForm(QWidget *parent)
    : QWidget(parent),
      m_title(wrappedLabel(QStringLiteral("values-title"), this)),
      m_remark(wrappedLabel(QStringLiteral("values-remark"), this)),
      m_keep(namedButton(QStringLiteral("keep-values"), this)),
      m_later(namedButton(QStringLiteral("values-later"), this))
{
    setObjectName(QStringLiteral("values-form"));
    m_keep->setDefault(true);
    m_later->setFlat(true);
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_keep);
    buttons->addWidget(m_later);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addLayout(buttons);
    column->addWidget(m_remark);
    column->addStretch();
    connect(m_keep, &QPushButton::clicked, this, &ValuesForm::finish);
    connect(m_later, &QPushButton::clicked, this, &ValuesForm::putOff);
    sayAnew(*this, [this] { retranslate(); });
}

void ValuesForm::begin(std::function<ValuesAsked()> ask)
{
    m_ask = std::move(ask);
    m_asked = m_ask();
    build();
    retranslate();
    if (!m_rows.empty())
        m_rows.front().field->setFocus(Qt::TabFocusReason);
}

void ValuesForm::build()
{
    if (m_rowsHost != nullptr) {
        // A key in it may have led here: it goes at once, but lives until that is over.
        m_rowsHost->hide();
        m_rowsHost->setParent(nullptr);
        m_rowsHost->deleteLater();
    }
    m_rows.clear();
    m_rows.reserve(m_asked.fields.size());
    m_rowsHost = new QWidget(this);
    auto *grid = new QGridLayout(m_rowsHost);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(2, 1);
    for (std::size_t i = 0; i < m_asked.fields.size(); ++i) {
        Row row{plainLabel(m_rowsHost), new QLineEdit(m_rowsHost), plainLabel(m_rowsHost)};
        row.field->setObjectName(QStringLiteral("value-%1").arg(i + 1));
        row.field->setMaxLength(longestLine);
        row.name->setBuddy(row.field);
        row.said->setWordWrap(true);
        const int line = static_cast<int>(i);
        grid->addWidget(row.name, line, 0);
        grid->addWidget(row.field, line, 1);
        grid->addWidget(row.said, line, 2);
        connect(row.field, &QLineEdit::textChanged, this, &ValuesForm::judge);
        connect(row.field, &QLineEdit::returnPressed, this, [this, i] { goOnFrom(i); });
        m_rows.push_back(row);
    }
    static_cast<QVBoxLayout *>(layout())->insertWidget(1, m_rowsHost);
    m_rowsHost->show();
    judge();
}

void ValuesForm::goOnFrom(std::size_t row)
{
    if (row + 1 < m_rows.size())
        m_rows[row + 1].field->setFocus(Qt::TabFocusReason);
    else
        finish();
}

/// Says what was understood, and whether that is enough.
void ValuesForm::judge()
{
    bool enough = false;
    bool wrong = false;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QString typed = m_rows[i].field->text().trimmed();
        if (typed.isEmpty()) {
            wrong = wrong || m_asked.fields[i].isNeeded;
            m_rows[i].said->setText({});
            continue;
        }
        const bool fits = !m_asked.fields[i].read(typed).isUndefined();
        const auto &said = m_asked.fields[i].said;
        m_rows[i].said->setText(!fits ? tr("not understood") : said ? said(typed) : QString());
        setInk(m_rows[i].said, fits ? Role::QuietText : Role::LitFrame);
        m_rows[i].field->setAccessibleDescription(m_rows[i].said->text());
        enough = true;
        wrong = wrong || !fits;
    }
    m_keep->setEnabled(enough && !wrong);
}

void ValuesForm::finish()
{
    if (!m_keep->isEnabled())
        return;
    QStringList typed;
    for (const Row &row : m_rows)
        typed << row.field->text().trimmed();
    emit entered(typed);
}

void ValuesForm::retranslate()
{
    if (m_ask)
        m_asked = m_ask();
    for (std::size_t i = 0; i < m_rows.size() && i < m_asked.fields.size(); ++i) {
        const ValueField &asked = m_asked.fields[i];
        m_rows[i].name->setText(withoutKeySigns(asked.name));
        m_rows[i].field->setPlaceholderText(asked.hint);
        setSaidName(*m_rows[i].field, asked.name);
    }
    m_title->setText(m_asked.title);
    m_remark->setText(m_asked.remark);
    m_keep->setText(tr("Keep"));
    m_keep->setAccessibleName(tr("Keep these values in the game"));
    m_later->setText(m_asked.mayWait ? tr("Later: only what was paid and gained") : tr("Give up"));
    setSaidName(*m_later, m_later->text());
    judge();
}

} // namespace skyledger::ui
