// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/boards.h"
#include "ui/airshipcity/boards/contractcard.h"
#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/spacepainter.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

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

/// Cards of contracts in a row, and the deck beside them.
class ContractsBoard : public DrawnBoard
{
    Q_DECLARE_TR_FUNCTIONS(skyledger::ui::ContractsBoard)

public:
    explicit ContractsBoard(AirshipCityTable &table)
        : DrawnBoard(u"contracts-board"_s, nullptr), m_table(table)
    {
        setPart(*this, SinglePart::DonationDeck);
        setRules(*this, idOf(Rule::LocMark01));
        follow(table, Follows::Choices);
    }

    QSize sizeHint() const override { return minimumSizeHint(); }

    QSize minimumSizeHint() const override
    {
        const double lines = QFontMetricsF(scaledFont(font(), 0.9)).height() * deckLines;
        return {cardsWidthIn(font()) + deckWidthIn(font(), QString::number(m_deckLeft)),
                std::max(ContractCard::heightIn(font()), static_cast<int>(std::ceil(lines)))};
    }

protected:
    bool look() override
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

    QString spoken() const override { return words::name(words::Term::ContractsOnDisplay); }

    void layOut() override
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

    void draw(QPainter &painter, const Theme &theme) const override
    {
        painter.setFont(scaledFont(m_lettering, 0.9));
        drawCentred(painter, m_deck, m_deckShown, theme.color(Role::QuietText));
    }

private:
    std::size_t columns() const { return std::max<std::size_t>(displaySize, m_faces.size()); }

    QString deckText() const { return tr("%n left in the deck", "contracts", m_deckLeft); }

    int cardsWidthIn(const QFont &font) const
    {
        return static_cast<int>(columns()) * (ContractCard::widthIn(font) + gap);
    }

    AirshipCityTable &m_table;
    std::vector<ContractFace> m_faces;
    int m_deckLeft = 0;
    std::vector<ContractCard *> m_cards; ///< children, as many as ever lay there
    QFont m_lettering;
    QRectF m_deck;           ///< where the number of those in the deck is written
    QStringList m_deckShown; ///< lines of words, or the number alone where there is little room
};

constexpr int spaceGap = 4;
constexpr int mostRows = 2;
constexpr int leastColumns = 4; // the printed track; a longer term adds to it

std::vector<ContractFace> heldBy(const AirshipCityTable &table, Player player)
{
    std::vector<ContractFace> faces;
    for (const Contract contract : table.state().players[player].held)
        faces.push_back(contractFaceOf(table, contract, table.state().termLeft[contract]));
    return faces;
}

/// Cards of contracts on numbered spaces.
class TermTrack : public DrawnBoard
{
public:
    TermTrack(AirshipCityTable &table, Player player, QWidget *parent)
        : DrawnBoard(u"depot-%1-terms"_s.arg(indexOf(player) + 1), parent), m_table(table), m_player(player)
    {
        setRules(*this, idOf(Rule::Con06));
        follow(table, Follows::Words);
    }

    QSize sizeHint() const override
    {
        return {m_columns * (ContractCard::widthIn(font()) + spaceGap) - spaceGap, neededHeight()};
    }

    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool look() override
    {
        if (!take(m_faces, heldBy(m_table, m_player)))
            return false;
        m_columns = leastColumns;
        std::array<int, 16> held{};
        for (const ContractFace &face : m_faces) {
            m_columns = std::max(m_columns, *face.left);
            ++held[static_cast<std::size_t>(std::min(*face.left, 15))];
        }
        m_rows = std::max(1, *std::max_element(held.begin(), held.end()));
        showContracts(m_cards, m_faces, m_table, this, u"depot-%1-contract-%2"_s.arg(indexOf(m_player) + 1));
        layOut();
        updateGeometry();
        return true;
    }

    QString spoken() const override { return words::name(words::Term::ContractTermTrack); }

    void layOut() override
    {
        const auto spaceOf = [this](const ContractFace &face) {
            return static_cast<std::size_t>(std::clamp(m_columns - *face.left, 0, m_columns - 1));
        };
        std::vector<int> held(static_cast<std::size_t>(m_columns), 0);
        for (const ContractFace &face : m_faces)
            ++held[spaceOf(face)];
        std::vector<int> taken(held.size(), 0);
        for (std::size_t i = 0; i < m_faces.size(); ++i) {
            const std::size_t space = spaceOf(m_faces[i]);
            m_cards[i]->setCompact(held[space] > 1);
            m_cards[i]->setGeometry(cardRect(static_cast<int>(space), taken[space]++, held[space]));
        }
    }

    void draw(QPainter &painter, const Theme &theme) const override
    {
        painter.setFont(scaledFont(font(), 0.9));
        const double radius = cornerRadius(font());
        for (int column = 0; column < m_columns; ++column) {
            const QRectF space = QRectF(spaceRect(column)).adjusted(1, 1, -1, -1);
            drawSpace(painter, space, radius, {Role::Outline}, theme);
            drawWords(painter, space.adjusted(radius, radius * 0.6, 0, 0),
                      QString::number(m_columns - column), theme.color(Role::QuietText),
                      Qt::AlignLeft | Qt::AlignTop);
        }
    }

private:
    /// Contracts that share a space are compact; more than two lie over each other, so that the depot stays in sight.
    int neededHeight() const
    {
        if (m_rows == 1)
            return ContractCard::heightIn(font());
        return std::min(m_rows, mostRows) * (ContractCard::compactHeightIn(font()) + gap) - gap;
    }

    QRect spaceRect(int column) const
    {
        const int wide = (width() - spaceGap * (m_columns - 1)) / m_columns;
        return {column * (wide + spaceGap), 0, wide, neededHeight()};
    }

    /// Where one of the contracts that a space holds lies.
    QRect cardRect(int column, int place, int held) const
    {
        QRect card = spaceRect(column);
        if (held == 1) {
            card.setHeight(ContractCard::heightIn(font()));
            return card;
        }
        const int high = ContractCard::compactHeightIn(font());
        const int pitch = std::min(high + gap, (card.height() - high) / (held - 1));
        card.setTop(place * pitch);
        card.setHeight(high);
        return card;
    }

    AirshipCityTable &m_table;
    Player m_player;
    std::vector<ContractFace> m_faces;
    std::vector<ContractCard *> m_cards; ///< children, as many as were ever held at once
    int m_columns = 4;
    int m_rows = 1; ///< contracts on the space that has the most
};

} // namespace

std::unique_ptr<DrawnBoard> makeContractsBoard(AirshipCityTable &table)
{
    return std::make_unique<ContractsBoard>(table);
}

DrawnBoard *makeTermTrack(AirshipCityTable &table, Player player, QWidget *parent)
{
    return new TermTrack(table, player, parent);
}

} // namespace skyledger::ui
