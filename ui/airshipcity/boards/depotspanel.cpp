// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/depotspanel.h"

#include "ui/airshipcity/boards/depotcard.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int gap = 6;
constexpr double mostZoom = 2.2;

using Folds = std::vector<DepotCard::Fold>;

int heightOf(const std::vector<DepotCard *> &cards, const Folds &folds)
{
    int height = gap * static_cast<int>(cards.size() - 1);
    for (std::size_t i = 0; i < cards.size(); ++i)
        height += cards[i]->heightOf(folds[i]);
    return height;
}

} // namespace

DepotsPanel::DepotsPanel(AirshipCityTable &table, QWidget *parent) : QScrollArea(parent), m_table(table)
{
    setObjectName(u"depots"_s);
    setRules(*this, idOf(ruleOf(BoardPart::Depot)));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(this);
    setWidget(content);
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    for (const Player player : table.players()) {
        auto *card = new DepotCard(table, player, content);
        const std::size_t place = m_cards.size();
        connect(card, &DepotCard::opened, this, [this, place] { open(place); });
        m_cards.push_back(card);
        column->addWidget(card);
    }
    column->addStretch(1);
    connect(&table, &GameTable::changed, this, &DepotsPanel::refresh);
    connect(&table, &GameTable::wordsChanged, this, &DepotsPanel::retranslate);
    retranslate();
    foldToFit();
}

QSize DepotsPanel::sizeHint() const
{
    int height = gap * static_cast<int>(m_cards.size() - 1);
    for (const DepotCard *card : m_cards)
        height += card->heightOf(DepotCard::Fold::Open);
    return {m_cards.front()->sizeHint().width(), height};
}

QSize DepotsPanel::minimumSizeHint() const
{
    Folds folds(m_cards.size(), DepotCard::Fold::Lines);
    folds[0] = DepotCard::Fold::Open;
    return {m_cards.front()->minimumSizeHint().width(), heightOf(m_cards, folds) / 2};
}

void DepotsPanel::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    zoom();
    foldToFit();
}

void DepotsPanel::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange && !m_cards.empty()) {
        zoom();
        foldToFit();
    }
}

void DepotsPanel::refresh()
{
    bool fitsAnew = false;
    for (DepotCard *card : m_cards) {
        const bool played = card->face().plays;
        fitsAnew = card->refresh() || fitsAnew;
        if (played != card->face().plays)
            m_opened.reset();
    }
    if (fitsAnew)
        foldToFit();
}

void DepotsPanel::retranslate()
{
    setSaidName(*this, words::name(words::Term::Depots));
    for (DepotCard *card : m_cards)
        card->retell();
}

void DepotsPanel::open(std::size_t card)
{
    m_opened = card;
    foldToFit();
    ensureWidgetVisible(m_cards[card], 0, 0);
}

/// Letters grow once all depots lie open and there is room left.
void DepotsPanel::zoom()
{
    const Folds open(m_cards.size(), DepotCard::Fold::Open);
    for (const double factor : {mostZoom, 1.8, 1.5, 1.25, 1.0}) {
        const QFont lettering = scaledFont(font(), factor);
        for (DepotCard *card : m_cards)
            card->setFont(lettering);
        const bool fits = heightOf(m_cards, open) <= viewport()->height()
            && m_cards.front()->sizeHint().width() <= viewport()->width();
        if (fits)
            return;
    }
}

/// The player's own card and one opened by hand are open; then what height is left opens the tracks of the others, all
/// alike, and at last their whole depots.
void DepotsPanel::foldToFit()
{
    using Fold = DepotCard::Fold;
    const int room = viewport()->height();
    Folds folds;
    for (const Fold others : {Fold::Open, Fold::Tracks, Fold::Lines}) {
        folds.assign(m_cards.size(), others);
        for (std::size_t i = 0; i < m_cards.size(); ++i) {
            if (m_cards[i]->face().plays || m_opened == i)
                folds[i] = Fold::Open;
        }
        if (heightOf(m_cards, folds) <= room)
            break;
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setFold(folds[i]);
}

} // namespace skyledger::ui
