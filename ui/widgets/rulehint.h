// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QEvent>
#include <QtCore/QPoint>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <functional>
#include <optional>

class QMenu;
class QWidget;

/// How widgets tell which rule is behind what they show, and how somebody asks to read it. Rules go by their ids
/// ("AC-MOVE-05"); what they mean is the game's business.
namespace skyledger::ui {

/// The rules behind what a widget shows at a point of it; without a point, where its keyboard is. First the one that is
/// meant most likely; none: the widget does not know.
using RulesAt = std::function<QStringList(const std::optional<QPoint> &at)>;

/// Has a widget tell its rules, in place of what it told before. It tells them for its children too, except for those
/// that have rules of their own.
void setRules(QWidget &widget, RulesAt rules);
/// The same for a widget that shows one thing.
void setRules(QWidget &widget, const QString &rule);

/// The rules behind a widget: what it tells, else what the next one around it does. Without a point: of where the
/// keyboard is. None if nothing around it knows any.
QStringList rulesBehind(const QWidget *widget, const std::optional<QPoint> &globalPosition = {});

/// Somebody wants to read rules.
class RulesAskedEvent : public QEvent
{
public:
    explicit RulesAskedEvent(const QStringList &rules);

    static Type eventType();
    const QStringList &rules() const { return m_rules; }

private:
    QStringList m_rules;
};

/// Sends a `RulesAskedEvent` to a widget and on to those around it, until one accepts it; false if none does.
bool askForRules(QWidget &from, const QStringList &rules);

/// A menu that a widget opens by itself is about to be shown: rules can be added to it.
class RuleMenuEvent : public QEvent
{
public:
    RuleMenuEvent(QMenu &menu, const QStringList &rules);

    static Type eventType();
    QMenu &menu() const { return m_menu; }
    const QStringList &rules() const { return m_rules; }

private:
    QMenu &m_menu;
    QStringList m_rules;
};

/// Says that a widget opens a menu by itself. It has to add the rules to it: see `addRulesTo`.
void setOwnMenu(QWidget &widget);
bool hasOwnMenu(const QWidget &widget);

/// Adds the rules behind a widget, there where it was asked for, to a menu of its own. Where nobody can show rules none
/// are added.
void addRulesTo(QMenu &menu, QWidget &from, const QPoint &globalPosition);

} // namespace skyledger::ui
