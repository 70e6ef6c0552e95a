// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/pages/gamepage.h"

#include <QtCore/QList>
#include <QtGui/QAction>

#include <functional>
#include <memory>
#include <vector>

class QStackedWidget;

namespace skyledger::ui {

/// What a view says of one of its pages.
struct PageSpec {
    QString action; ///< the object name of what shows it: "action-numbers"
    QString keys;   ///< the command in `KeyBindings` that does
    /// Makes the page, when it is first looked at.
    std::function<std::unique_ptr<GamePage>()> make;
    bool wantsWholeWindow = false; ///< it is to be read from across the table, without boards around it
    /// Called when the page was brought to the front, before it gets the keyboard.
    std::function<void()> shown = {};
};

/// The middle of a view: its boards, and over them one page at a time. Each page has an action that is checked while it
/// is shown. A page is about the present: to show one ends a look at the past.
class ViewPages : public QObject
{
    Q_OBJECT

public:
    /// `boards` makes the boards, when the middle is first asked for; `name` is the object name of the middle.
    ViewPages(GameTable &table, const QString &name, std::function<std::unique_ptr<QWidget>()> boards);
    ~ViewPages() override;

    /// Adds a page behind those that there are. Its action stays where it is.
    QAction &add(PageSpec spec);
    QList<QAction *> actions() const;
    QWidget *centre();
    bool isMade() const { return m_centre != nullptr; }
    /// The action of the page that is shown; null while the boards are.
    QAction *shown() const;
    /// The page that is shown; null while the boards are.
    QWidget *shownPage() const;
    bool wantsWholeWindow() const;
    /// The page of an action, made if it was not; the action must be one of these.
    GamePage *pageOf(const QAction &action);
    /// Whether nothing is lost with the page that is shown, or that is known.
    bool mayLeave();
    /// Shows the boards, unless something would be lost.
    void showBoards() const;

signals:
    /// A page is about to come to the front.
    void aboutToShow(const QAction *page);
    /// Another page is shown, or the boards are.
    void turned();

private:
    struct Entry {
        PageSpec spec;
        std::unique_ptr<QAction> action;
        GamePage *page = nullptr; ///< in the middle
    };

    Entry &entryOf(const QAction &action);
    const Entry *shownBesides(const QAction *action) const;
    void turn(QAction &action, bool shown);

    GameTable &m_table;
    QString m_name;
    std::function<std::unique_ptr<QWidget>()> m_boards;
    std::vector<Entry> m_entries;
    std::unique_ptr<QStackedWidget> m_centre;
};

} // namespace skyledger::ui
