// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/thinggrid.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>

#include <algorithm>

namespace skyledger::ui {

namespace {

constexpr int gap = 5;
constexpr int footRow = 1000; ///< rows without a thing take no room

} // namespace

ThingGrid::ThingGrid(StepGuide &guide, const BoardThing &others, int mostBeside, QWidget *parent)
    : QWidget(parent),
      m_grid(new QGridLayout(this)),
      m_mostBeside(mostBeside),
      m_others(new ThingButton(guide, others, this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(gap);
    m_others->hide();
    connect(m_others, &DrawnButton::taken, this, [this] {
        if (!m_isAsked) // else the guide opened them
            look(!m_isOpen);
    });
}

void ThingGrid::look(bool isOpen)
{
    if (m_isOpen == isOpen)
        return;
    m_isOpen = isOpen;
    layOut();
    emit unfolded();
}

void ThingGrid::fold()
{
    look(false);
}

void ThingGrid::setFoot(const std::vector<ThingButton *> &things)
{
    delete m_foot;
    m_foot = things.empty() ? nullptr : new QWidget(this);
    if (m_foot == nullptr)
        return;
    QHBoxLayout *row = thingRow(*m_foot);
    for (ThingButton *thing : things)
        row->addWidget(thing);
    m_grid->addWidget(m_foot, footRow, 0, 1, -1);
}

void ThingGrid::place(const QString &others, const std::function<bool(std::size_t thing)> &folds,
                      bool isAsked)
{
    m_title = others;
    m_isAsked = isAsked;
    m_folded.clear();
    for (std::size_t i = 0; i < m_things.size(); ++i) {
        if (folds(i))
            m_folded.push_back(m_things[i]);
    }
    layOut();
}

void ThingGrid::layOut()
{
    std::vector<ThingButton *> inSight;
    for (ThingButton *thing : m_things) {
        const bool shows = isOpen() || std::find(m_folded.begin(), m_folded.end(), thing) == m_folded.end();
        thing->setVisible(shows);
        if (shows)
            inSight.push_back(thing);
    }
    const bool isFolding = !m_folded.empty();
    m_others->setVisible(isFolding);
    m_others->setWords(m_title,
                       isOpen() ? tr("fold away")
                                : tr("%n more", "things of a board", static_cast<int>(m_folded.size())));
    if (isFolding)
        inSight.push_back(m_others);
    if (inSight == m_inSight)
        return;
    m_inSight = inSight;
    const int count = static_cast<int>(inSight.size());
    // The field stays where it is as long as things fold.
    const int columns = isFolding ? m_mostBeside : std::max(1, (count + rows() - 1) / std::max(1, rows()));
    QWidget *before = nullptr;
    for (int place = 0; place < count; ++place) {
        ThingButton *thing = inSight[static_cast<std::size_t>(place)];
        m_grid->addWidget(thing, place / columns, place % columns);
        if (before != nullptr)
            setTabOrder(before, thing);
        before = thing;
    }
    for (int column = 0; column < m_mostBeside; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    m_others->raise(); // who looks for the first thing finds the others before
}

int ThingGrid::rows() const
{
    return (static_cast<int>(m_inSight.size()) + m_mostBeside - 1) / m_mostBeside;
}

void ThingGrid::focusFirst()
{
    if (!focusFirstLit(*this) && !m_inSight.empty())
        m_inSight.front()->setFocus();
}

QHBoxLayout *thingRow(QWidget &board)
{
    auto *row = new QHBoxLayout(&board);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    return row;
}

} // namespace skyledger::ui
