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

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QSizeF plainSize(30, 34); // in line heights, at which letters have their own size
constexpr double mostZoom = 2.4;
constexpr int spacing = 4;
constexpr std::size_t tracks = 3; // what stands above the awards
constexpr std::array stretches{3, 1, 3, 0};
/// That of the awards tells which is which: it stays.
constexpr std::array<std::size_t, 3> headsThatGive{2, 0, 1};

template <class Part>
QWidget *make(const AirshipCityTable &table, QWidget *board)
{
    return new Part(table, board);
}
constexpr std::array makers{&make<PriceList>, &make<StageTrack>, &make<RoundTrack>, &make<AwardValues>};

} // namespace

EconomyBoard::EconomyBoard(AirshipCityTable &table, QWidget *parent) : DrawnBoard(u"economy-board"_s, parent)
{
    setRules(*this, idOf(airshipcity::Rule::Comp21));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        m_heads[i] = plainLabel(this);
        m_heads[i]->setForegroundRole(QPalette::PlaceholderText);
        column->addWidget(m_heads[i]);
        m_parts[i] = makers[i](table, this);
        column->addWidget(m_parts[i], stretches[i]);
    }
    column->addStretch();
    follow(table, Follows::Words);
}

bool EconomyBoard::look()
{
    m_heads[0]->setText(words::name(words::Term::PriceList));
    m_heads[1]->setText(tr("Stages and their bonuses"));
    m_heads[2]->setText(tr("Rounds and VP"));
    m_heads[3]->setText(tr("Awards: first / second"));
    return true;
}

QString EconomyBoard::spoken() const
{
    return words::name(words::Term::EconomyBoard);
}

/// What it needs at least without so many of its headings.
int EconomyBoard::heightWithout(int heads) const
{
    const int head = QFontMetrics(m_heads.back()->font()).height() + spacing;
    int height = m_parts.back()->sizeHint().height() + (static_cast<int>(m_heads.size()) - heads) * head;
    for (std::size_t i = 0; i < tracks; ++i)
        height += m_parts[i]->minimumSizeHint().height() + spacing;
    return height;
}

QSize EconomyBoard::minimumSizeHint() const
{
    // Letters are their own size when the board is low.
    return {DrawnBoard::minimumSizeHint().width(), static_cast<int>(heightWithout(tracks) / m_zoom)};
}

/// Letters grow with the board.
void EconomyBoard::layOut()
{
    m_zoom = zoomFrom(plainSize * QFontMetricsF(font()).height(), mostZoom);
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        m_heads[i]->setFont(boldFont(font(), m_zoom * 0.9));
        m_parts[i]->setFont(scaledFont(font(), m_zoom));
    }
    // Where the board is low, headings give way: what they say is seen below them.
    int given = 0;
    for (const std::size_t head : headsThatGive) {
        const bool gives = height() < heightWithout(given);
        m_heads[head]->setVisible(!gives);
        given += gives ? 1 : 0;
    }
    // On a high screen the rest stays empty: spaces that are all height read badly.
    for (std::size_t i = 0; i < tracks; ++i)
        m_parts[i]->setMaximumHeight(m_parts[i]->sizeHint().height() * 2);
}

} // namespace skyledger::ui
