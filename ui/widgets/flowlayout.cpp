// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/flowlayout.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

FlowLayout::FlowLayout(QWidget *parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(6);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

Qt::Orientations FlowLayout::expandingDirections() const
{
    return {};
}

bool FlowLayout::hasHeightForWidth() const
{
    return true;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange({0, 0, width, 0}, false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

QSize FlowLayout::sizeHint() const
{
    return minimumSize();
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool move) const
{
    struct Placed {
        QLayoutItem *item;
        QSize size;
    };
    std::vector<Placed> line;
    int used = 0; // of the width of the line, with a space behind each
    int y = rect.y();
    int lineHeight = 0;
    const auto lay = [&] {
        const int spare = rect.width() + spacing() - used;
        const int more = m_fillsLines && !line.empty() ? qMax(spare, 0) / static_cast<int>(line.size()) : 0;
        int x = rect.x();
        for (const Placed &each : line) {
            const QSize size(each.size.width() + more, each.size.height());
            if (move)
                each.item->setGeometry({QPoint(x, y), size});
            x += size.width() + spacing();
        }
    };
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint();
        const int widest = qMax(rect.width(), item->minimumSize().width());
        if (size.width() > widest) {
            size.setWidth(widest);
            if (item->hasHeightForWidth())
                size.setHeight(item->heightForWidth(widest));
        }
        if (!line.empty() && used + size.width() > rect.width()) {
            lay();
            line.clear();
            used = 0;
            y += lineHeight + (m_lineSpacing < 0 ? spacing() : m_lineSpacing);
            lineHeight = 0;
        }
        line.push_back({item.get(), size});
        used += size.width() + spacing();
        lineHeight = qMax(lineHeight, size.height());
    }
    lay();
    return y + lineHeight - rect.y();
}

} // namespace skyledger::ui
