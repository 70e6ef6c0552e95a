// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/rulehint.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QObject>
#include <QtWidgets/QMenu>
#include <QtWidgets/QWidget>

namespace skyledger::ui {

namespace {

/// What a widget tells. It is a child of the widget, so that any widget can have one, whatever its class.
class RuleHint : public QObject
{
    Q_OBJECT

public:
    explicit RuleHint(QObject *parent) : QObject(parent) {}

    RulesAt rules;
};

constexpr const char *ownMenu = "ownMenu";

/// Sends an event to a widget and on to those around it, until one accepts it.
bool sendOutward(QWidget &from, QEvent &event)
{
    for (QWidget *widget = &from; widget && !event.isAccepted(); widget = widget->parentWidget())
        QCoreApplication::sendEvent(widget, &event);
    return event.isAccepted();
}

const RuleHint *hintOf(const QWidget &widget)
{
    return widget.findChild<RuleHint *>(QString(), Qt::FindDirectChildrenOnly);
}

} // namespace

void setRules(QWidget &widget, RulesAt rules)
{
    auto *hint = widget.findChild<RuleHint *>(QString(), Qt::FindDirectChildrenOnly);
    if (!hint)
        hint = new RuleHint(&widget);
    hint->rules = std::move(rules);
}

void setRules(QWidget &widget, const QString &rule)
{
    setRules(widget, [rule](const std::optional<QPoint> &) { return QStringList(rule); });
}

QStringList rulesBehind(const QWidget *widget, const std::optional<QPoint> &globalPosition)
{
    for (; widget; widget = widget->parentWidget()) {
        const RuleHint *hint = hintOf(*widget);
        if (!hint)
            continue;
        std::optional<QPoint> at;
        if (globalPosition)
            at = widget->mapFromGlobal(*globalPosition);
        QStringList rules = hint->rules(at);
        if (!rules.isEmpty())
            return rules;
    }
    return {};
}

RulesAskedEvent::RulesAskedEvent(const QStringList &rules) : QEvent(eventType()), m_rules(rules)
{
    ignore(); // until somebody takes it
}

QEvent::Type RulesAskedEvent::eventType()
{
    static const auto type = static_cast<Type>(registerEventType());
    return type;
}

bool askForRules(QWidget &from, const QStringList &rules)
{
    RulesAskedEvent event(rules);
    return sendOutward(from, event);
}

RuleMenuEvent::RuleMenuEvent(QMenu &menu, const QStringList &rules)
    : QEvent(eventType()), m_menu(menu), m_rules(rules)
{
    ignore(); // until somebody takes it
}

QEvent::Type RuleMenuEvent::eventType()
{
    static const auto type = static_cast<Type>(registerEventType());
    return type;
}

void setOwnMenu(QWidget &widget)
{
    widget.setProperty(ownMenu, true);
}

bool hasOwnMenu(const QWidget &widget)
{
    return widget.property(ownMenu).toBool();
}

void addRulesTo(QMenu &menu, QWidget &from, const QPoint &globalPosition)
{
    RuleMenuEvent event(menu, rulesBehind(&from, globalPosition));
    sendOutward(from, event);
}

} // namespace skyledger::ui

#include "rulehint.moc"
