// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/termtrack.h"

#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int gap = 4;
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
    : QWidget(parent), m_table(table), m_player(player)
{
}

void TermTrack::refresh()
{
    std::vector<ContractFace> faces = heldBy(m_table, m_player);
    if (faces == m_faces)
        return;
    m_faces = std::move(faces);
    m_columns = leastColumns;
    std::array<int, 16> held{};
    for (const ContractFace &face : m_faces) {
        m_columns = std::max(m_columns, *face.left);
        ++held[static_cast<std::size_t>(std::min(*face.left, 15))];
    }
    m_rows = std::max(1, *std::max_element(held.begin(), held.end()));
    while (m_cards.size() < m_faces.size()) {
        auto *card = new ContractCard(m_table, this);
        card->setObjectName(u"depot-%1-contract-%2"_s.arg(indexOf(m_player) + 1).arg(m_cards.size() + 1));
        m_cards.push_back(card);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (i < m_faces.size())
            m_cards[i]->setFace(m_faces[i]);
        m_cards[i]->setVisible(i < m_faces.size());
    }
    layOut();
    updateGeometry();
    update();
}

void TermTrack::retell()
{
    for (ContractCard *card : m_cards)
        card->retell();
}

int TermTrack::neededHeight() const
{
    return m_rows * (ContractCard::heightIn(font()) + gap) - gap;
}

QSize TermTrack::sizeHint() const
{
    return {m_columns * (ContractCard::widthIn(font()) + gap) - gap, neededHeight()};
}

QRect TermTrack::spaceRect(int column, int place) const
{
    const int wide = (width() - gap * (m_columns - 1)) / m_columns;
    const int high = ContractCard::heightIn(font());
    return {column * (wide + gap), place * (high + gap), wide, high};
}

void TermTrack::layOut()
{
    std::vector<int> taken(static_cast<std::size_t>(m_columns) + 1, 0);
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        const int column = std::clamp(columnOf(*m_faces[i].left), 0, m_columns - 1);
        m_cards[i]->setGeometry(spaceRect(column, taken[static_cast<std::size_t>(column)]++));
    }
}

void TermTrack::resizeEvent(QResizeEvent *)
{
    layOut();
}

void TermTrack::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        layOut();
        updateGeometry();
    }
}

void TermTrack::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(scaledFont(font(), 0.9));
    const double radius = cornerRadius(font());
    for (int column = 0; column < m_columns; ++column) {
        const QRectF space = QRectF(spaceRect(column, 0)).adjusted(1, 1, -1, -1);
        painter.setPen(QPen(theme.color(Role::Outline), 1));
        painter.setBrush(theme.color(Role::Surface));
        drawFrame(painter, space, radius);
        painter.setPen(theme.color(Role::QuietText));
        painter.drawText(space.adjusted(radius, radius * 0.6, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                         QString::number(m_columns - column));
    }
}

} // namespace skyledger::ui
