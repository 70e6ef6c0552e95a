// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/result/cloudageresultpage.h"

#include "ui/cloudage/boards/playerlook.h"
#include "ui/cloudage/words/missingvalues.h"
#include "ui/cloudage/words/reasons.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/markericon.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace cloudage;

CloudAgeResultPage::CloudAgeResultPage(CloudAgeTable &table, QWidget *parent)
    : GamePage(parent),
      m_table(table),
      m_title(plainLabel(this)),
      m_outcome(plainLabel(this)),
      m_remark(plainLabel(this)),
      m_lines(new QTreeWidget(this)),
      m_close(namedButton("close", this))
{
    setObjectName(QStringLiteral("result"));
    m_outcome->setObjectName(QStringLiteral("outcome"));
    m_lines->setObjectName(QStringLiteral("ledger"));
    m_lines->setColumnCount(4);
    m_lines->setUniformRowHeights(true);
    m_outcome->setWordWrap(true);
    m_remark->setWordWrap(true);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_outcome);
    column->addWidget(m_remark);
    column->addWidget(m_lines, 1);
    setFocusProxy(m_lines);
    connect(m_close, &QPushButton::clicked, this, &GamePage::closed);
    connect(m_lines, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
        if (const int event = item->data(0, Qt::UserRole).toInt(); event > 0)
            emit momentWanted(event);
    });
    connect(&m_table, &GameTable::wordsChanged, this, &CloudAgeResultPage::refresh);
    sizeTexts();
    refresh();
}

void CloudAgeResultPage::addPlayer(Player player, const PlayerScore &score)
{
    auto *item = new QTreeWidgetItem(m_lines);
    //: rank, player
    item->setText(0, tr("%1. %2").arg(QString::number(score.rank), m_table.words().player(player)));
    item->setText(1, words::points(score.total));
    if (score.stars)
        item->setText(2, tr("%n star(s)", nullptr, *score.stars));
    item->setIcon(0, markerIcon(lookOf(m_table, player), Theme::of(palette())));
    for (const LedgerLine &line : score.ledger) {
        auto *child = new QTreeWidgetItem(item);
        child->setText(0, words::capitalised(wording::sourceOf(line, m_table.words())));
        child->setText(1, words::signedNumber(line.vp));
        if (line.source != VpSource::Correction && line.source != VpSource::Track)
            child->setText(2, wording::ruleWithPage(line.rule));
        if (line.event > 0) {
            child->setText(3, tr("event %1").arg(line.event));
            child->setData(0, Qt::UserRole, static_cast<int>(line.event));
        }
    }
    item->setExpanded(true);
}

void CloudAgeResultPage::refresh()
{
    const FinalScore score = m_table.session().standings();
    const bool over = m_table.session().isOver();
    setAccessibleName(tr("Final scoring"));
    m_title->setText(over ? tr("Final scoring") : tr("Standings if the game ended now"));
    m_outcome->setText(over ? wording::outcome(score, m_table.words()) : QString());
    m_outcome->setVisible(over);
    QStringList missing;
    for (const play::MissingValue &value : score.missing)
        missing << wording::missingValue(value, m_table.words());
    m_remark->setVisible(!missing.isEmpty());
    m_remark->setText(tr("Not known yet, counted as 0: %1").arg(words::listed(missing)));
    m_close->setText(tr("&Back to the boards"));
    m_lines->clear();
    m_lines->setAccessibleName(tr("Where the VP come from"));
    m_lines->setHeaderLabels({tr("Where from"), tr("VP", "victory points"), tr("Rule"), tr("Moment")});
    for (int rank = 1; rank <= static_cast<int>(score.players.size()); ++rank) {
        for (const Player player : m_table.session().setup().players()) {
            if (score.players[indexOf(player)].rank == rank)
                addPlayer(player, score.players[indexOf(player)]);
        }
    }
    m_lines->header()->resizeSections(QHeaderView::ResizeToContents);
}

void CloudAgeResultPage::sizeTexts()
{
    m_title->setFont(boldFont(font(), 1.5));
    m_outcome->setFont(boldFont(font(), 1.2));
}

void CloudAgeResultPage::changeEvent(QEvent *event)
{
    GamePage::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        sizeTexts();
    else if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace skyledger::ui
