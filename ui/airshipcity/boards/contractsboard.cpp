// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/contractsboard.h"

#include "ui/airshipcity/boards/contractcard.h"
#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int gap = 2;
constexpr double mostZoom = 2.4;
constexpr int deckLines = 3;

} // namespace

ContractsBoard::ContractsBoard(AirshipCityTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(u"contracts-board"_s);
    setPart(*this, SinglePart::DonationDeck);
    setRules(*this, idOf(ruleOf(BoardPart::DisplayedContract)));
    connect(&table, &GameTable::changed, this, &ContractsBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &ContractsBoard::retranslate);
    retranslate();
}

int ContractsBoard::columns() const
{
    return std::max(displaySize, m_shown);
}

QString ContractsBoard::deckText() const
{
    return tr("%n left in the deck", "contracts", m_deckLeft);
}

int ContractsBoard::cardsWidthIn(const QFont &font) const
{
    return columns() * (ContractCard::widthIn(font) + gap);
}

int ContractsBoard::deckWidthIn(const QFont &font, const QString &text)
{
    const QFontMetricsF metrics(scaledFont(font, 0.9));
    double width = 0;
    const QStringList words = text.split(u' ');
    for (const QString &word : words)
        width = std::max(width, metrics.horizontalAdvance(word));
    return static_cast<int>(std::ceil(width)) + 2 * gap;
}

QSize ContractsBoard::sizeHint() const
{
    return minimumSizeHint();
}

QSize ContractsBoard::minimumSizeHint() const
{
    const double lines = QFontMetricsF(scaledFont(font(), 0.9)).height() * deckLines;
    return {cardsWidthIn(font()) + deckWidthIn(font(), QString::number(m_deckLeft)),
            std::max(ContractCard::heightIn(font()), static_cast<int>(std::ceil(lines)))};
}

void ContractsBoard::refresh()
{
    const State &state = m_table.state();
    const int shown = static_cast<int>(state.market.size());
    while (m_cards.size() < state.market.size()) {
        auto *card = new ContractCard(m_table, this);
        m_cards.push_back(card);
        card->setObjectName(u"display-contract-%1"_s.arg(m_cards.size()));
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setVisible(i < state.market.size());
        if (i < state.market.size())
            m_cards[i]->setFace(contractFaceOf(m_table, state.market[i]));
    }
    if (shown == m_shown && state.deckLeft == m_deckLeft)
        return;
    m_shown = shown;
    m_deckLeft = state.deckLeft;
    updateGeometry();
    layOut();
}

void ContractsBoard::retranslate()
{
    refresh();
    setSaidName(*this, words::name(words::Term::ContractsOnDisplay));
    for (ContractCard *card : m_cards)
        card->retell();
    updateGeometry();
    layOut();
}

void ContractsBoard::resizeEvent(QResizeEvent *)
{
    layOut();
}

void ContractsBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        layOut();
    } else if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void ContractsBoard::layOut()
{
    const QSize plain = minimumSizeHint();
    const double zoom = std::clamp(std::min(static_cast<double>(width()) / plain.width(),
                                            static_cast<double>(height()) / plain.height()),
                                   1.0, mostZoom);
    const QFont lettering = scaledFont(font(), zoom);
    const QFontMetricsF metrics(scaledFont(lettering, 0.9));
    const int inWords = deckWidthIn(lettering, deckText());
    m_deckShown = brokenText(deckText(), metrics, inWords - gap, deckLines + 1);
    const bool saysAll = cardsWidthIn(lettering) + inWords <= width() && m_deckShown.size() <= deckLines
        && m_deckShown.join(u' ') == deckText() // nothing of it is cut
        && metrics.height() * static_cast<double>(m_deckShown.size()) <= height();
    if (!saysAll)
        m_deckShown = {QString::number(m_deckLeft)};
    setToolTip(plainTip(deckText()));
    const int room = width() - (saysAll ? inWords : deckWidthIn(lettering, m_deckShown.constFirst()));
    const int high = std::min(height(), static_cast<int>(ContractCard::heightIn(lettering) * 1.35));
    for (int i = 0; i < m_shown; ++i) {
        const int left = i * room / columns();
        const int right = (i + 1) * room / columns() - gap;
        m_cards[static_cast<std::size_t>(i)]->setFont(lettering);
        m_cards[static_cast<std::size_t>(i)]->setGeometry(left, 0, right - left, high);
    }
    m_deck = QRectF(room, 0, width() - room, high);
    update();
}

void ContractsBoard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setFont(scaledFont(m_cards.empty() ? font() : m_cards.front()->font(), 0.9));
    painter.setPen(theme.color(Role::QuietText));
    const double line = QFontMetricsF(painter.font()).height();
    double y = m_deck.center().y() - line * static_cast<double>(m_deckShown.size()) / 2;
    for (const QString &words : m_deckShown) {
        painter.drawText(QRectF(m_deck.left(), y, m_deck.width(), line), Qt::AlignCenter, words);
        y += line;
    }
}

} // namespace skyledger::ui
