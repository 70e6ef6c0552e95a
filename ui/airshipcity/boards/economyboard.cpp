// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/economyboard.h"

#include "ui/airshipcity/boards/awardvalues.h"
#include "ui/airshipcity/boards/pricelist.h"
#include "ui/airshipcity/boards/roundtrack.h"
#include "ui/airshipcity/boards/stagetrack.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double plainWidth = 30; // line heights, at which letters have their own size
constexpr double plainHeight = 34;
constexpr double mostZoom = 2.4;
constexpr int spacing = 4;

} // namespace

EconomyBoard::EconomyBoard(AirshipCityTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(u"economy-board"_s);
    setRules(*this, idOf(ruleOf(BoardPart::EconomyBoard)));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    m_priceHead = addHead(column);
    m_prices = new PriceList(table, this);
    column->addWidget(m_prices, 3);
    m_stageHead = addHead(column);
    m_stages = new StageTrack(table, this);
    column->addWidget(m_stages, 1);
    m_roundHead = addHead(column);
    m_rounds = new RoundTrack(table, this);
    column->addWidget(m_rounds, 3);
    m_awardHead = addHead(column);
    m_awards = new AwardValues(this);
    column->addWidget(m_awards);
    column->addStretch();
    connect(&table, &GameTable::boardsChanged, this, &EconomyBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &EconomyBoard::retranslate);
    retranslate();
}

QLabel *EconomyBoard::addHead(QVBoxLayout *column)
{
    auto *head = plainLabel(this);
    head->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(head);
    return head;
}

void EconomyBoard::refresh()
{
    m_prices->refresh();
    m_stages->refresh();
    m_rounds->refresh();
}

void EconomyBoard::retranslate()
{
    setSaidName(*this, words::name(words::Term::EconomyBoard));
    m_priceHead->setText(words::name(words::Term::PriceList));
    m_stageHead->setText(tr("Stages and their bonuses"));
    m_roundHead->setText(tr("Rounds and VP"));
    m_awardHead->setText(tr("Awards: first / second"));
    refresh();
    m_prices->retell();
    m_stages->retell();
    m_rounds->retell();
    m_awards->retell();
}

void EconomyBoard::resizeEvent(QResizeEvent *)
{
    zoom();
}

void EconomyBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        zoom();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

/// What it needs at least without so many of its headings.
int EconomyBoard::heightWithout(int heads) const
{
    const std::array<const QWidget *, 3> tracks{m_prices, m_stages, m_rounds};
    constexpr int allHeads = 4;
    const int head = QFontMetrics(m_awardHead->font()).height() + spacing;
    int height = m_awards->sizeHint().height() + (allHeads - heads) * head;
    for (const QWidget *track : tracks)
        height += track->minimumSizeHint().height() + spacing;
    return height;
}

QSize EconomyBoard::minimumSizeHint() const
{
    // Letters are their own size when the board is low.
    return {QWidget::minimumSizeHint().width(), static_cast<int>(heightWithout(3) / m_zoom)};
}

/// Letters grow with the board.
void EconomyBoard::zoom()
{
    const double line = QFontMetricsF(font()).height();
    m_zoom =
        std::clamp(std::min(width() / (line * plainWidth), height() / (line * plainHeight)), 1.0, mostZoom);
    const QFont lettering = scaledFont(font(), m_zoom);
    const QFont head = boldFont(font(), m_zoom * 0.9);
    for (QLabel *label : {m_priceHead, m_stageHead, m_roundHead, m_awardHead})
        label->setFont(head);
    m_prices->setFont(lettering);
    m_stages->setFont(lettering);
    m_rounds->setFont(lettering);
    m_awards->setFont(lettering);
    // Where the board is low, headings give way: what they say is seen below them. That of the awards tells which is which.
    int heads = 0;
    for (QLabel *label : {m_roundHead, m_priceHead, m_stageHead}) {
        const bool gives = height() < heightWithout(heads);
        label->setVisible(!gives);
        heads += gives ? 1 : 0;
    }
    // On a high screen the rest stays empty: spaces that are all height read badly.
    const std::array<QWidget *, 3> tracks{m_prices, m_stages, m_rounds};
    for (QWidget *track : tracks)
        track->setMaximumHeight(track->sizeHint().height() * 2);
}

} // namespace skyledger::ui
