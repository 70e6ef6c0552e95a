// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/scoring/resultpage.h"

#include "ui/whistlemountain/scoring/scores.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/whistlemountain/words/reasons.h"
#include "ui/whistlemountain/words/scores.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>

#include <map>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int eventRole = Qt::UserRole;
constexpr int ruleRole = Qt::UserRole + 1;

} // namespace

WhistleMountainResultPage::WhistleMountainResultPage(WhistleMountainTable &table, QWidget *parent)
    : GamePage(parent),
      m_table(table),
      m_title(plainLabel(this)),
      m_decision(wrappedLabel(u"decision", this)),
      m_missing(wrappedLabel(u"missing", this)),
      m_ledger(new QTreeWidget(this)),
      m_close(namedButton(u"close-result"_s, this))
{
    setObjectName(u"result-page"_s);
    m_ledger->setObjectName(u"ledger"_s);
    m_ledger->setColumnCount(3);
    m_ledger->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_ledger->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_ledger->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_ledger->header()->setStretchLastSection(false);
    setInk(m_missing, Role::LitFrame);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 12, 20, 12);
    column->addLayout(top);
    column->addWidget(m_decision);
    column->addWidget(new WhistleMountainStandings(table, this));
    column->addWidget(m_missing);
    column->addWidget(m_ledger, 1);
    setFocusProxy(m_ledger);
    setRules(*m_ledger, [this](const std::optional<QPoint> &) {
        const QTreeWidgetItem *item = m_ledger->currentItem();
        const QString rule = item != nullptr ? item->data(0, ruleRole).toString() : QString();
        return QStringList{rule.isEmpty() ? toText(ruleId(Rule::Score11)) : rule};
    });
    connect(m_close, &QPushButton::clicked, this, &GamePage::closed);
    connect(m_ledger, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
        if (const qsizetype event = item->data(0, eventRole).toLongLong(); event > 0)
            emit momentAsked(event);
    });
    sizeTexts();
    refresh();
}

void WhistleMountainResultPage::refresh()
{
    const FinalScore score = scoreAtTable(m_table);
    const bool over = m_table.shown().isOver();
    m_title->setText(over ? tr("Final scoring") : tr("Scoring, as if the game ended now"));
    setAccessibleName(m_title->text());
    m_decision->setText(wording::decisionText(score, m_table.words().players()));
    QStringList missing;
    for (const play::MissingValue &each : score.missing)
        missing << wording::missingText(each);
    m_missing->setText(missing.isEmpty() ? QString() : tr("Not known: %1").arg(words::listed(missing)));
    m_missing->setVisible(!missing.isEmpty());
    m_ledger->setHeaderLabels({tr("Where the points come from"), tr("VP"), tr("Event")});
    setSaidName(*m_ledger, tr("Where the points come from"));
    m_close->setText(tr("&Back to the game"));
    fillLedger();
}

/// For each player the sources with their sums, below them what they are made of.
void WhistleMountainResultPage::fillLedger()
{
    m_ledger->clear();
    const FinalScore score = scoreAtTable(m_table);
    for (std::size_t seat = 0; seat < score.players.size(); ++seat) {
        const PlayerScore &own = score.players[seat];
        auto *player = new QTreeWidgetItem(
            m_ledger,
            {m_table.words().player(static_cast<Player>(seat)), words::plainNumber(own.total), QString()});
        std::map<VpSource, QTreeWidgetItem *> sources;
        std::map<VpSource, int> sums;
        for (const ScoreLine &line : own.ledger) {
            QTreeWidgetItem *&source = sources[line.source];
            if (source == nullptr)
                source = new QTreeWidgetItem(player, {words::capitalised(wording::name(line.source))});
            sums[line.source] += line.vp;
            source->setText(1, words::plainNumber(sums[line.source]));
            source->setData(0, ruleRole, toText(ruleId(line.rule)));
            const QString detail = wording::detailName(line);
            auto *entry = new QTreeWidgetItem(
                source,
                {detail.isEmpty() ? source->text(0) : words::capitalised(detail), words::plainNumber(line.vp),
                 line.event > 0 ? QString::number(line.event) : QString()});
            entry->setData(0, eventRole, static_cast<qlonglong>(line.event));
            entry->setData(0, ruleRole, toText(ruleId(line.rule)));
            entry->setTextAlignment(1, Qt::AlignRight);
            entry->setTextAlignment(2, Qt::AlignRight);
        }
        for (const auto &[source, item] : sources)
            item->setTextAlignment(1, Qt::AlignRight);
        player->setTextAlignment(1, Qt::AlignRight);
        player->setExpanded(true);
    }
}

void WhistleMountainResultPage::sizeTexts()
{
    m_title->setFont(boldFont(font(), 1.4));
    m_decision->setFont(boldFont(font(), 1.1));
}

void WhistleMountainResultPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    else if (event->type() == QEvent::FontChange)
        sizeTexts();
    GamePage::changeEvent(event);
}

} // namespace skyledger::ui
