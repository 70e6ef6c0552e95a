// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/termtrack.h"

#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/spacepainter.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int gap = 4;
constexpr int cardGap = 2;
constexpr int mostRows = 2;
constexpr int leastColumns = 4; // the printed track; a longer term adds to it

std::vector<ContractFace> heldBy(const AirshipCityTable &table, Player player)
{
    std::vector<ContractFace> faces;
    for (const Contract contract : table.state().players[player].held) {
        ContractFace face = contractFaceOf(table, contract);
        face.left = table.state().termLeft[contract];
        faces.push_back(face);
    }
    return faces;
}

} // namespace

TermTrack::TermTrack(AirshipCityTable &table, Player player, QWidget *parent)
    : DrawnBoard(u"depot-%1-terms"_s.arg(indexOf(player) + 1), parent), m_table(table), m_player(player)
{
    setRules(*this, idOf(Rule::Con06));
    follow(table, Follows::Words);
}

bool TermTrack::look()
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

QString TermTrack::spoken() const
{
    return words::name(words::Term::ContractTermTrack);
}

/// Contracts that share a space are compact; more than two lie over each other, so that the depot stays in sight.
int TermTrack::neededHeight() const
{
    if (m_rows == 1)
        return ContractCard::heightIn(font());
    return std::min(m_rows, mostRows) * (ContractCard::compactHeightIn(font()) + cardGap) - cardGap;
}

QSize TermTrack::sizeHint() const
{
    return {m_columns * (ContractCard::widthIn(font()) + gap) - gap, neededHeight()};
}

QRect TermTrack::spaceRect(int column) const
{
    const int wide = (width() - gap * (m_columns - 1)) / m_columns;
    return {column * (wide + gap), 0, wide, neededHeight()};
}

/// Where one of the contracts that a space holds lies.
QRect TermTrack::cardRect(int column, int place, int held) const
{
    QRect card = spaceRect(column);
    if (held == 1) {
        card.setHeight(ContractCard::heightIn(font()));
        return card;
    }
    const int high = ContractCard::compactHeightIn(font());
    const int pitch = std::min(high + cardGap, (card.height() - high) / (held - 1));
    card.setTop(place * pitch);
    card.setHeight(high);
    return card;
}

void TermTrack::layOut()
{
    const auto spaceOf = [this](const ContractFace &face) {
        return static_cast<std::size_t>(std::clamp(columnOf(*face.left), 0, m_columns - 1));
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

void TermTrack::draw(QPainter &painter, const Theme &theme) const
{
    painter.setFont(scaledFont(font(), 0.9));
    const double radius = cornerRadius(font());
    for (int column = 0; column < m_columns; ++column) {
        const QRectF space = QRectF(spaceRect(column)).adjusted(1, 1, -1, -1);
        drawSpace(painter, space, radius, {Role::Outline}, theme);
        painter.setPen(theme.color(Role::QuietText));
        painter.drawText(space.adjusted(radius, radius * 0.6, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                         QString::number(m_columns - column));
    }
}

} // namespace skyledger::ui
