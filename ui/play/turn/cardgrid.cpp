// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/cardgrid.h"

#include <QtWidgets/QWidget>

#include <algorithm>
#include <array>
#include <numeric>

namespace skyledger::ui {

namespace {

using Fullness = ChoiceButton::Fullness;

constexpr int gap = 6;
constexpr int lineGap = 4; // between cards of one line
constexpr int usualColumns = 3;
constexpr int mostLetters = 50; // in the width of a card
constexpr std::array<int, 3> leastLetters{21, 14, 12};

int rowGap(Fullness fullness)
{
    return fullness == Fullness::Line ? lineGap : gap;
}

} // namespace

CardGrid::CardGrid(QWidget *parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(gap);
}

CardGrid::~CardGrid() = default;

void CardGrid::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

int CardGrid::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *CardGrid::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *CardGrid::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

Qt::Orientations CardGrid::expandingDirections() const
{
    return Qt::Vertical;
}

bool CardGrid::hasHeightForWidth() const
{
    return true;
}

CardGrid::Cards CardGrid::shownCards() const
{
    Cards cards;
    for (const auto &item : m_items) {
        auto *card = qobject_cast<ChoiceButton *>(item->widget());
        if (card != nullptr && !item->isEmpty())
            cards.push_back(card);
    }
    return cards;
}

int CardGrid::columnWidth(int width, int columns) const
{
    const int even = (width - (columns - 1) * spacing()) / columns;
    const QWidget *parent = parentWidget();
    return parent == nullptr ? even : qMin(even, parent->fontMetrics().averageCharWidth() * mostLetters);
}

int CardGrid::mostColumns(int width, Fullness fullness) const
{
    const QWidget *parent = parentWidget();
    const int letter = parent == nullptr ? 1 : parent->fontMetrics().averageCharWidth();
    const int least = letter * leastLetters[static_cast<std::size_t>(fullness)];
    return std::max(1, (width + spacing()) / (least + spacing()));
}

CardGrid::Arrangement CardGrid::arranged(const Cards &cards, int width, int columns, Fullness fullness) const
{
    Arrangement found{columns, fullness, {}, true, 0};
    const int each = columnWidth(width, columns);
    found.rows.assign(
        (cards.size() + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns), 0);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        int &row = found.rows[i / static_cast<std::size_t>(columns)];
        row = std::max(row, cards[i]->heightAt(each, fullness));
        found.namesAreWhole = found.namesAreWhole && cards[i]->isNameWhole(each, fullness);
    }
    const auto gaps = static_cast<int>(found.rows.size()) - 1;
    found.height =
        std::accumulate(found.rows.begin(), found.rows.end(), std::max(0, gaps) * rowGap(fullness));
    return found;
}

/// The arrangement that needs the least height; a name is cut only where no column would hold it.
CardGrid::Arrangement CardGrid::densest(const Cards &cards, int width) const
{
    Arrangement best = arranged(cards, width, 1, Fullness::Line);
    for (int columns = 2; columns <= mostColumns(width, Fullness::Line); ++columns) {
        const Arrangement tried = arranged(cards, width, columns, Fullness::Line);
        if (tried.height < best.height && tried.namesAreWhole)
            best = tried;
    }
    return best;
}

CardGrid::Arrangement CardGrid::fitting(const Cards &cards, const QSize &room) const
{
    for (const Fullness fullness : {Fullness::Whole, Fullness::Brief, Fullness::Line}) {
        const int most = mostColumns(room.width(), fullness);
        for (int columns = std::min(usualColumns, most); columns <= most; ++columns) {
            Arrangement tried = arranged(cards, room.width(), columns, fullness);
            if (tried.namesAreWhole && tried.height <= room.height())
                return tried;
        }
    }
    return densest(cards, room.width());
}

int CardGrid::heightForWidth(int width) const
{
    const auto known = m_leastHeights.constFind(width);
    if (known != m_leastHeights.cend())
        return *known;
    const int height = densest(shownCards(), width).height;
    m_leastHeights.insert(width, height);
    return height;
}

QSize CardGrid::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

QSize CardGrid::sizeHint() const
{
    return minimumSize();
}

void CardGrid::invalidate()
{
    m_leastHeights.clear();
    QLayout::invalidate();
}

void CardGrid::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const Cards cards = shownCards();
    const Arrangement found = fitting(cards, rect.size());
    m_columns = found.columns;
    const int each = columnWidth(rect.width(), found.columns);
    int y = rect.top();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto column = static_cast<int>(i % static_cast<std::size_t>(found.columns));
        const int height = found.rows[i / static_cast<std::size_t>(found.columns)];
        cards[i]->setFullness(found.fullness);
        cards[i]->setGeometry(rect.left() + column * (each + spacing()), y, each, height);
        if (column == found.columns - 1)
            y += height + rowGap(found.fullness);
    }
}

} // namespace skyledger::ui
