// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/boards/foldingcards.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

namespace {

constexpr int gap = 6;
constexpr double mostZoom = 2.2;

using Fold = FoldingCard::Fold;

} // namespace

FoldingCards::FoldingCards(const QString &name, QWidget *parent) : QScrollArea(parent)
{
    setObjectName(name);
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
    column->addStretch(1);
}

void FoldingCards::add(FoldingCard *card)
{
    connect(card, &FoldingCard::opened, this, [this, card] { open(*card); });
    auto *column = static_cast<QVBoxLayout *>(ground()->layout());
    column->insertWidget(static_cast<int>(m_cards.size()), card);
    m_cards.push_back(card);
}

void FoldingCards::follow(const GameTable &table)
{
    connect(&table, &GameTable::changed, this, &FoldingCards::refresh);
    connect(&table, &GameTable::wordsChanged, this, &FoldingCards::retell);
    retell();
    foldToFit();
}

int FoldingCards::heightOf(const std::vector<Fold> &folds) const
{
    int height = gap * static_cast<int>(m_cards.size() - 1);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        height += m_cards[i]->heightOf(folds[i]);
    return height;
}

QSize FoldingCards::sizeHint() const
{
    if (m_cards.empty())
        return QScrollArea::sizeHint();
    const std::vector<Fold> folds(m_cards.size(), Fold::Open);
    return {m_cards.front()->sizeHint().width(), heightOf(folds)};
}

QSize FoldingCards::minimumSizeHint() const
{
    if (m_cards.empty())
        return QScrollArea::minimumSizeHint();
    std::vector<Fold> folds(m_cards.size(), Fold::Least);
    folds[0] = Fold::Open;
    return {m_cards.front()->minimumSizeHint().width(), heightOf(folds) / 2};
}

void FoldingCards::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (m_cards.empty())
        return;
    zoom();
    foldToFit();
}

void FoldingCards::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retell();
    } else if (event->type() == QEvent::FontChange && !m_cards.empty()) {
        zoom();
        foldToFit();
    }
}

void FoldingCards::refresh()
{
    bool isDifferent = false;
    for (FoldingCard *card : m_cards) {
        const bool acted = card->acts();
        isDifferent = card->refresh() || isDifferent;
        if (acted != card->acts())
            m_opened = nullptr;
    }
    if (isDifferent)
        foldToFit();
}

void FoldingCards::retell()
{
    setSaidName(*this, spoken());
    for (FoldingCard *card : m_cards)
        card->retell();
}

void FoldingCards::open(FoldingCard &card)
{
    m_opened = &card;
    foldToFit();
    ensureWidgetVisible(&card, 0, 0);
}

/// Letters grow once all cards lie open and there is room left.
void FoldingCards::zoom()
{
    const std::vector<Fold> open(m_cards.size(), Fold::Open);
    for (const double factor : {mostZoom, 1.8, 1.5, 1.25, 1.0}) {
        const QFont lettering = scaledFont(font(), factor);
        for (FoldingCard *card : m_cards)
            card->setFont(lettering);
        const bool fits = heightOf(open) <= viewport()->height()
            && m_cards.front()->sizeHint().width() <= viewport()->width();
        if (fits)
            return;
    }
}

/// The card of whoever acts and one opened by hand are open; then what height is left opens more of the others, all alike.
void FoldingCards::foldToFit()
{
    std::vector<Fold> folds;
    for (const Fold others : {Fold::Open, Fold::More, Fold::Least}) {
        folds.assign(m_cards.size(), others);
        for (std::size_t i = 0; i < m_cards.size(); ++i) {
            if (m_cards[i]->acts() || m_opened == m_cards[i])
                folds[i] = Fold::Open;
        }
        if (heightOf(folds) <= viewport()->height())
            break;
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setFold(folds[i]);
}

} // namespace skyledger::ui
