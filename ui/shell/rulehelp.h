// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>
#include <QtCore/QPoint>
#include <QtCore/QStringList>

#include <functional>

class QMenu;
class QWidget;

namespace skyledger::ui {

/// Leads from what somebody points at, or stands on with the keyboard, to its rule: for every widget of a window, its
/// docks and its dialogs alike. What a widget is about it tells by `setRules`.
class RuleHelp : public QObject
{
    Q_OBJECT

public:
    /// What the entry about a rule is called, in the language that is spoken now; empty if there is none.
    using TitleOf = std::function<QString(const QString &rule)>;

    /// Listens to all windows whose chain of parents ends at this one, as long as it lives.
    RuleHelp(QWidget &window, TitleOf titleOf);
    ~RuleHelp() override;

    /// Asks for the rules of what is pointed at, if the pointer was moved after the last key, else of what has the
    /// keyboard; for none if neither has any.
    void explain();

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// Somebody wants to read these rules, the first of them first of all.
    void asked(const QStringList &rules);

private:
    bool isOurs(const QWidget *widget) const;
    void follow(QEvent *event);
    void addRules(QMenu &menu, const QStringList &rules);
    bool openMenu(QWidget &widget, const QPoint &globalPosition);

    QWidget &m_window;
    TitleOf m_titleOf;
    QPoint m_pointer;          ///< where it was moved last, on the screen
    bool m_isPointing = false; ///< no key was pressed since
};

} // namespace skyledger::ui
