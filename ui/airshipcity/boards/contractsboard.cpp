// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/contractsboard.h"

#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/spacepainter.h"

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

/// What the words of a text need one below the other.
int deckWidthIn(const QFont &font, const QString &text)
{
    const QFontMetricsF metrics(scaledFont(font, 0.9));
    double width = 0;
    const QStringList words = text.split(u' ');
    for (const QString &word : words)
        width = std::max(width, metrics.horizontalAdvance(word));
    return static_cast<int>(std::ceil(width)) + 2 * gap;
}

} // namespace

ContractsBoard::ContractsBoard(AirshipCityTable &table, QWidget *parent)
    : DrawnBoard(u"contracts-board"_s, parent), m_table(table)
{
    setPart(*this, SinglePart::DonationDeck);
    setRules(*this, idOf(Rule::LocMark01));
    follow(table, Follows::Choices);
}

std::size_t ContractsBoard::columns() const
{
    return std::max<std::size_t>(displaySize, m_faces.size());
}

QString ContractsBoard::deckText() const
{
    return tr("%n left in the deck", "contracts", m_deckLeft);
}

int ContractsBoard::cardsWidthIn(const QFont &font) const
{
    return static_cast<int>(columns()) * (ContractCard::widthIn(font) + gap);
}

QSize ContractsBoard::minimumSizeHint() const
{
    const double lines = QFontMetricsF(scaledFont(font(), 0.9)).height() * deckLines;
    return {cardsWidthIn(font()) + deckWidthIn(font(), QString::number(m_deckLeft)),
            std::max(ContractCard::heightIn(font()), static_cast<int>(std::ceil(lines)))};
}

bool ContractsBoard::look()
{
    const State &state = m_table.state();
    const std::size_t shown = m_faces.size();
    std::vector<ContractFace> faces;
    faces.reserve(state.market.size());
    for (const Contract contract : state.market)
        faces.push_back(contractFaceOf(m_table, contract));
    const bool isOther = take(m_faces, std::move(faces));
    if (isOther)
        showContracts(m_cards, m_faces, m_table, this, u"display-contract-%1"_s);
    const bool isDeck = take(m_deckLeft, static_cast<int>(state.deckLeft));
    if (isDeck || shown != m_faces.size()) {
        updateGeometry();
        layOut();
    }
    return isDeck || shown != m_faces.size();
}

QString ContractsBoard::spoken() const
{
    return words::name(words::Term::ContractsOnDisplay);
}

void ContractsBoard::layOut()
{
    m_lettering = scaledFont(font(), zoomFrom(minimumSizeHint(), mostZoom));
    const QFontMetricsF metrics(scaledFont(m_lettering, 0.9));
    const int inWords = deckWidthIn(m_lettering, deckText());
    m_deckShown = brokenText(deckText(), metrics, inWords - gap, deckLines + 1);
    const bool saysAll = cardsWidthIn(m_lettering) + inWords <= width() && m_deckShown.size() <= deckLines
        && m_deckShown.join(u' ') == deckText() // nothing of it is cut
        && metrics.height() * static_cast<double>(m_deckShown.size()) <= height();
    if (!saysAll)
        m_deckShown = {QString::number(m_deckLeft)};
    setToolTip(plainTip(deckText()));
    const int room = width() - (saysAll ? inWords : deckWidthIn(m_lettering, m_deckShown.constFirst()));
    const int high = std::min(height(), static_cast<int>(ContractCard::heightIn(m_lettering) * 1.35));
    const int count = static_cast<int>(columns());
    for (int i = 0; i < static_cast<int>(m_faces.size()); ++i) {
        const int left = i * room / count;
        const int right = (i + 1) * room / count - gap;
        ContractCard *card = m_cards[static_cast<std::size_t>(i)];
        card->setFont(m_lettering);
        card->setGeometry(left, 0, right - left, high);
    }
    m_deck = QRectF(room, 0, width() - room, high);
    update();
}

void ContractsBoard::draw(QPainter &painter, const Theme &theme) const
{
    painter.setFont(scaledFont(m_lettering, 0.9));
    drawCentred(painter, m_deck, m_deckShown, theme.color(Role::QuietText));
}

} // namespace skyledger::ui
