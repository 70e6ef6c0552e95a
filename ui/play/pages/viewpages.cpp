// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pages/viewpages.h"

#include "ui/widgets/keybindings.h"

#include <QtWidgets/QStackedWidget>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

ViewPages::ViewPages(GameTable &table, const QString &name, std::function<std::unique_ptr<QWidget>()> boards)
    : m_table(table), m_name(name), m_boards(std::move(boards))
{
}

ViewPages::~ViewPages() = default;

QAction &ViewPages::add(PageSpec spec)
{
    auto action = std::make_unique<QAction>();
    action->setObjectName(spec.action);
    action->setCheckable(true);
    KeyBindings::shared().bind(*action, spec.keys);
    connect(action.get(), &QAction::toggled, this,
            [this, which = action.get()](bool shown) { turn(*which, shown); });
    m_entries.push_back({std::move(spec), std::move(action), nullptr});
    return *m_entries.back().action;
}

QList<QAction *> ViewPages::actions() const
{
    QList<QAction *> actions;
    actions.reserve(static_cast<qsizetype>(m_entries.size()));
    for (const Entry &entry : m_entries)
        actions << entry.action.get();
    return actions;
}

QWidget *ViewPages::centre()
{
    if (!m_centre) {
        m_centre = std::make_unique<QStackedWidget>();
        m_centre->setObjectName(m_name);
        m_centre->addWidget(m_boards().release()); // the stack owns it
    }
    return m_centre.get();
}

ViewPages::Entry &ViewPages::entryOf(const QAction &action)
{
    return *std::find_if(m_entries.begin(), m_entries.end(),
                         [&action](const Entry &entry) { return entry.action.get() == &action; });
}

const ViewPages::Entry *ViewPages::shownBesides(const QAction *action) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [action](const Entry &entry) {
        return entry.action.get() != action && entry.action->isChecked();
    });
    return found == m_entries.end() ? nullptr : &*found;
}

QAction *ViewPages::shown() const
{
    const Entry *entry = shownBesides(nullptr);
    return entry != nullptr ? entry->action.get() : nullptr;
}

QWidget *ViewPages::shownPage() const
{
    const Entry *entry = shownBesides(nullptr);
    return entry != nullptr ? entry->page : nullptr;
}

bool ViewPages::wantsWholeWindow() const
{
    return std::any_of(m_entries.begin(), m_entries.end(), [](const Entry &entry) {
        return entry.spec.wantsWholeWindow && entry.action->isChecked();
    });
}

GamePage *ViewPages::pageOf(const QAction &action)
{
    centre();
    Entry &entry = entryOf(action);
    if (entry.page == nullptr) {
        entry.page = entry.spec.make().release(); // the stack owns it
        m_centre->addWidget(entry.page);
        connect(entry.page, &GamePage::closed, entry.action.get(),
                [which = entry.action.get()] { which->setChecked(false); });
    }
    return entry.page;
}

bool ViewPages::mayLeave()
{
    const Entry *entry = shownBesides(nullptr);
    return entry == nullptr || entry->page == nullptr || entry->page->mayClose();
}

void ViewPages::showBoards() const
{
    if (QAction *page = shown())
        page->setChecked(false);
}

void ViewPages::turn(QAction &action, bool shown)
{
    if (shown) {
        emit aboutToShow(&action);
        m_table.lookAtNow(); // a page is about the present, from when it is made
    }
    GamePage *page = pageOf(action);
    if ((m_centre->currentWidget() == page) == shown)
        return;
    const Entry *other = shownBesides(&action);
    GamePage *left = !shown ? page : other != nullptr ? other->page : nullptr;
    if (left != nullptr && !left->mayClose()) {
        action.setChecked(!shown);
        return;
    }
    if (shown) {
        m_centre->setCurrentWidget(page);
        if (other != nullptr)
            other->action->setChecked(false);
        if (const auto &follow = entryOf(action).spec.shown)
            follow();
    } else {
        m_centre->setCurrentIndex(0);
    }
    emit turned(); // a page may want the whole window
}

} // namespace skyledger::ui
