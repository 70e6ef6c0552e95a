// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/sheetrules.h"

#include "core/airshipcity/rulingtable.h"
#include "ui/airshipcity/scoring/sheet/airshipcitysheet.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/rulings.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/said.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Those that the scoring of a sheet reads.
constexpr std::array<std::string_view, 4> scoringRulings{"unfinishedContracts", "negativeVp",
                                                         "awardEligibility", "finalTieBreak"};

const RulingInfo &rulingAt(std::size_t i)
{
    return *rulingTable().find(scoringRulings[i]);
}

/// The head in which the reading of one stands.
std::size_t headAt(std::size_t i)
{
    return rulingHead(static_cast<std::size_t>(&rulingAt(i) - rulingTable().rows().data()));
}

} // namespace

SheetRules::SheetRules(RowsDesk &desk, QWidget *parent)
    : QWidget(parent),
      m_desk(desk),
      m_edition(new QComboBox(this)),
      m_fold(new QPushButton(this)),
      m_list(new QWidget(this))
{
    setObjectName(u"sheet-rules"_s);
    m_edition->setObjectName(u"sheet-edition"_s);
    m_edition->setFocusPolicy(Qt::StrongFocus);
    for (const Edition edition : all<Edition>())
        m_edition->addItem(words::name(edition));
    m_fold->setObjectName(u"sheet-fold-rulings"_s);
    m_fold->setCheckable(true);
    m_fold->setAutoDefault(false);
    m_list->hide();
    auto *line = new QHBoxLayout;
    line->addWidget(m_edition, 1);
    line->addWidget(m_fold);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(line);
    column->addWidget(m_list);
    addRulings();
    connect(m_edition, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            m_desk.setHead(0, QString::number(index));
    });
    connect(m_fold, &QPushButton::toggled, this, [this](bool unfolded) {
        m_list->setVisible(unfolded);
        retranslate();
    });
    connect(&desk, &RowsDesk::changed, this, &SheetRules::refresh);
    sayAnew(*this, [this] { retranslate(); });
}

void SheetRules::addRulings()
{
    auto *grid = new QGridLayout(m_list);
    grid->setContentsMargins({});
    grid->setColumnStretch(1, 1);
    m_titles.reserve(scoringRulings.size());
    m_readings.reserve(scoringRulings.size());
    for (std::size_t i = 0; i < scoringRulings.size(); ++i) {
        const RulingInfo &ruling = rulingAt(i);
        auto *title = plainLabel(m_list);
        title->setWordWrap(true);
        auto *readings = new QComboBox(m_list);
        readings->setObjectName(
            u"sheet-ruling-"_s
            + QString::fromLatin1(ruling.key.data(), static_cast<qsizetype>(ruling.key.size())));
        readings->setFocusPolicy(Qt::StrongFocus);
        readings->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        readings->setMinimumContentsLength(16);
        title->setBuddy(readings);
        for (std::size_t reading = 0; reading < ruling.readings.size(); ++reading)
            readings->addItem(words::reading(ruling, reading));
        grid->addWidget(title, static_cast<int>(i), 0);
        grid->addWidget(readings, static_cast<int>(i), 1);
        connect(readings, &QComboBox::currentIndexChanged, this, [this, head = headAt(i)](int reading) {
            if (reading >= 0)
                m_desk.setHead(head, QString::number(reading));
        });
        m_titles.push_back(title);
        m_readings.push_back(readings);
    }
}

void SheetRules::refresh()
{
    const QSignalBlocker quietEdition(m_edition);
    const QStringList &heads = m_desk.texts().heads;
    m_edition->setCurrentIndex(heads.front().toInt());
    for (std::size_t i = 0; i < m_readings.size(); ++i) {
        const QSignalBlocker quiet(m_readings[i]);
        m_readings[i]->setCurrentIndex(heads[static_cast<qsizetype>(headAt(i))].toInt());
        m_readings[i]->setToolTip(plainTip(m_readings[i]->currentText())); // a narrow box cuts it
    }
}

void SheetRules::retranslate()
{
    const QSignalBlocker quietEdition(m_edition);
    m_edition->setAccessibleName(tr("Edition"));
    m_fold->setText(m_fold->isChecked() ? tr("Rulings ▴") : tr("Rulings ▾"));
    m_fold->setAccessibleName(tr("Rulings for unclear rules"));
    for (const Edition edition : all<Edition>())
        m_edition->setItemText(static_cast<int>(edition), words::name(edition));
    for (std::size_t i = 0; i < m_readings.size(); ++i) {
        const RulingInfo &ruling = rulingAt(i);
        const QSignalBlocker quiet(m_readings[i]);
        m_titles[i]->setText(words::rulingTitle(ruling));
        m_titles[i]->setToolTip(plainTip(words::ruleWithPage(ruling.rule)));
        m_readings[i]->setAccessibleName(words::rulingTitle(ruling));
        for (std::size_t reading = 0; reading < ruling.readings.size(); ++reading)
            m_readings[i]->setItemText(static_cast<int>(reading), words::reading(ruling, reading));
        m_readings[i]->setToolTip(plainTip(m_readings[i]->currentText()));
    }
    refresh();
}

} // namespace skyledger::ui
