// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/sheetrules.h"

#include "core/airshipcity/rulingtable.h"
#include "ui/airshipcity/newgame/rulings.h"
#include "ui/airshipcity/scoring/sheet/airshipcitysheet.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/said.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <array>

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
      m_rulings(new FoldedChoices(u"sheet-rulings"_s,
                                  {u"sheet-fold-rulings"_s, [] { return tr("Rulings"); },
                                   [] { return tr("Rulings for unclear rules"); }},
                                  choices(), 16, FoldedChoices::Titles::Wrapped, this))
{
    setObjectName(u"sheet-rules"_s);
    m_edition->setObjectName(u"sheet-edition"_s);
    m_edition->setFocusPolicy(Qt::StrongFocus);
    for (const Edition edition : all<Edition>())
        m_edition->addItem(words::name(edition));
    auto *line = new QHBoxLayout;
    line->addWidget(m_edition, 1);
    line->addWidget(m_rulings->fold());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(line);
    column->addWidget(m_rulings);
    m_rulings->addBoxes();
    connect(m_edition, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            m_desk.setHead(0, QString::number(index));
    });
    connect(&desk, &RowsDesk::changed, this, &SheetRules::refresh);
    sayAnew(*this, [this] { retranslate(); });
}

std::vector<FoldedChoice> SheetRules::choices()
{
    std::vector<FoldedChoice> choices;
    choices.reserve(scoringRulings.size());
    for (std::size_t i = 0; i < scoringRulings.size(); ++i) {
        choices.push_back(choiceOf(askedOf(rulingAt(i)), "sheet-ruling-"_L1));
        FoldedChoice &choice = choices.back();
        choice.tip = [i] { return words::ruleWithPage(rulingAt(i).rule); };
        choice.chosen = [this, head = headAt(i)] {
            return m_desk.texts().heads[static_cast<qsizetype>(head)].toInt();
        };
        choice.choose = [this, head = headAt(i)](int reading) {
            m_desk.setHead(head, QString::number(reading));
        };
    }
    return choices;
}

void SheetRules::refresh()
{
    const QSignalBlocker quiet(m_edition);
    m_edition->setCurrentIndex(m_desk.texts().heads.front().toInt());
    m_rulings->refresh();
}

void SheetRules::retranslate()
{
    const QSignalBlocker quiet(m_edition);
    m_edition->setAccessibleName(tr("Edition"));
    for (const Edition edition : all<Edition>())
        m_edition->setItemText(static_cast<int>(edition), words::name(edition));
    refresh();
}

} // namespace skyledger::ui
