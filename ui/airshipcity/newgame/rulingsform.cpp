// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/newgame/rulingsform.h"

#include "core/airshipcity/rulingtable.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/rulings.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/rulelabel.h"
#include "ui/widgets/said.h"

#include <QtCore/QEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

QString keyOf(const RulingInfo &ruling)
{
    return QString::fromLatin1(ruling.key.data(), static_cast<qsizetype>(ruling.key.size()));
}

} // namespace

RulingsForm::RulingsForm(QWidget *parent)
    : Card(parent),
      m_edition(new QComboBox(this)),
      m_fold(new QPushButton(this)),
      m_list(new QWidget(this)),
      m_rulings(defaultRulings(Edition::Fr2021))
{
    setObjectName(u"edition-and-rulings"_s);
    m_edition->setObjectName(u"edition"_s);
    for (const Edition edition : table::all<Edition>())
        m_edition->addItem(words::name(edition));
    m_fold->setObjectName(u"rulings-fold"_s);
    m_fold->setCheckable(true);
    m_list->setObjectName(u"rulings"_s);
    m_list->hide();
    content()->addWidget(m_edition);
    content()->addWidget(m_fold);
    content()->addWidget(m_list);
    connect(m_edition, &QComboBox::currentIndexChanged, this, &RulingsForm::chooseEdition);
    connect(m_fold, &QPushButton::toggled, this, &RulingsForm::unfold);
    sayAnew(*this, [this] { retranslate(); });
}

Edition RulingsForm::edition() const
{
    return m_shown;
}

void RulingsForm::set(Edition edition, const Rulings &rulings)
{
    m_edition->setCurrentIndex(static_cast<int>(edition));
    m_rulings = rulings;
    refresh();
}

void RulingsForm::chooseEdition()
{
    const auto chosen = static_cast<Edition>(m_edition->currentIndex());
    m_rulings = withEdition(m_rulings, m_shown, chosen);
    m_shown = chosen;
    refresh();
    emit changed();
}

void RulingsForm::unfold(bool unfolded)
{
    if (unfolded && m_readings.empty())
        addRulings();
    m_list->setVisible(unfolded);
    retranslate();
}

void RulingsForm::addRulings()
{
    auto *grid = new QGridLayout(m_list);
    grid->setContentsMargins({});
    grid->setColumnStretch(1, 1);
    for (const RulingInfo &ruling : rulingTable()) {
        auto *title = plainLabel(m_list);
        title->setWordWrap(true);
        auto *readings = new QComboBox(m_list);
        readings->setObjectName(u"ruling-"_s + keyOf(ruling));
        readings->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        readings->setMinimumContentsLength(24);
        title->setBuddy(readings);
        for (std::size_t i = 0; i < ruling.readings.size(); ++i)
            readings->addItem(words::reading(ruling, i));
        const int row = grid->rowCount();
        grid->addWidget(title, row, 0);
        grid->addWidget(readings, row, 1);
        auto *rule = new RuleLabel(m_list);
        rule->setObjectName(u"ruling-%1-rule"_s.arg(keyOf(ruling)));
        rule->setWordWrap(false);
        grid->addWidget(rule, row, 2);
        // A narrow box cuts what is chosen.
        connect(readings, &QComboBox::currentTextChanged, readings,
                [readings](const QString &text) { readings->setToolTip(plainTip(text)); });
        setRules(*readings, idOf(ruling.rule));
        setRules(*title, idOf(ruling.rule));
        m_rules.push_back(rule);
        connect(readings, &QComboBox::currentIndexChanged, this, [this, row = &ruling](int reading) {
            if (reading < 0)
                return;
            row->set(m_rulings, static_cast<std::size_t>(reading));
            emit changed();
        });
        m_titles.push_back(title);
        m_readings.push_back(readings);
    }
    refresh();
}

void RulingsForm::refresh()
{
    for (std::size_t i = 0; i < m_readings.size(); ++i)
        m_readings[i]->setCurrentIndex(static_cast<int>(rulingTable()[i].get(m_rulings)));
}

void RulingsForm::retranslate()
{
    setTitle(tr("Edition and rulings"));
    m_edition->setAccessibleName(tr("Edition"));
    m_fold->setText(m_fold->isChecked() ? tr("House rules and rulings ▴") : tr("House rules and rulings ▾"));
    m_fold->setAccessibleName(tr("House rules and rulings"));
    for (const Edition edition : table::all<Edition>())
        m_edition->setItemText(static_cast<int>(edition), words::name(edition));
    for (std::size_t i = 0; i < m_readings.size(); ++i) {
        const RulingInfo &ruling = rulingTable()[i];
        m_titles[i]->setText(words::rulingTitle(ruling));
        m_rules[i]->setPlain(words::ruleWithPage(ruling.rule));
        m_readings[i]->setAccessibleName(words::rulingTitle(ruling));
        for (std::size_t reading = 0; reading < ruling.readings.size(); ++reading)
            m_readings[i]->setItemText(static_cast<int>(reading), words::reading(ruling, reading));
        m_readings[i]->setToolTip(plainTip(m_readings[i]->currentText()));
    }
}

} // namespace skyledger::ui
