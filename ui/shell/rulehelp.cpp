// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/rulehelp.h"

#include "ui/widgets/keybindings.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"

#include <QtGui/QContextMenuEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTextEdit>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Fields for text and numbers have a menu of their own, as has whatever asked for one.
bool opensMenuByItself(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (hasOwnMenu(*widget) || widget->contextMenuPolicy() != Qt::DefaultContextMenu
            || qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget)
            || qobject_cast<const QTextEdit *>(widget))
            return true;
    }
    return false;
}

/// A key that only changes what others mean.
bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta
        || key == Qt::Key_AltGr;
}

} // namespace

RuleHelp::RuleHelp(QWidget &window, TitleOf titleOf)
    : QObject(&window), m_window(window), m_titleOf(std::move(titleOf))
{
    QCoreApplication::instance()->installEventFilter(this);
}

RuleHelp::~RuleHelp() = default;

void RuleHelp::explain()
{
    QStringList rules;
    if (m_isPointing) {
        const QWidget *under = QApplication::widgetAt(m_pointer);
        if (isOurs(under))
            rules = rulesBehind(under, m_pointer);
    }
    const QWidget *focus = QApplication::focusWidget();
    if (rules.isEmpty() && isOurs(focus))
        rules = rulesBehind(focus);
    emit asked(rules);
}

/// Whether somebody points or writes. Asking is neither.
void RuleHelp::follow(QEvent *event)
{
    if (event->type() == QEvent::MouseMove) {
        const QPoint at = static_cast<QMouseEvent *>(event)->globalPosition().toPoint();
        m_isPointing = m_isPointing || at != m_pointer;
        m_pointer = at;
    } else if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        m_isPointing = m_isPointing
            && (isModifier(key->key()) || KeyBindings::shared().matches(*key, keys::explainRule));
    }
}

bool RuleHelp::isOurs(const QWidget *widget) const
{
    while (widget && widget != &m_window)
        widget = widget->parentWidget();
    return widget != nullptr;
}

bool RuleHelp::eventFilter(QObject *watched, QEvent *event)
{
    follow(event);
    if (event->type() == RulesAskedEvent::eventType() && watched == &m_window) {
        event->accept();
        emit asked(static_cast<RulesAskedEvent *>(event)->rules());
        return true;
    }
    if (event->type() == RuleMenuEvent::eventType() && watched == &m_window) {
        event->accept();
        const auto *menu = static_cast<RuleMenuEvent *>(event);
        addRules(menu->menu(), menu->rules());
        return true;
    }
    if (event->type() != QEvent::ContextMenu || !watched->isWidgetType())
        return QObject::eventFilter(watched, event);
    auto *widget = static_cast<QWidget *>(watched);
    const auto *menu = static_cast<QContextMenuEvent *>(event);
    if (!isOurs(widget) || opensMenuByItself(widget) || !openMenu(*widget, menu->globalPos()))
        return QObject::eventFilter(watched, event);
    event->accept();
    return true;
}

void RuleHelp::addRules(QMenu &menu, const QStringList &rules)
{
    if (!menu.isEmpty() && !rules.isEmpty())
        menu.addSeparator();
    for (const QString &rule : rules) {
        const QString title = m_titleOf(rule);
        if (title.isEmpty())
            continue;
        const QAction *action =
            menu.addAction(withoutKeySigns(tr("Rule: %1", "title of an entry").arg(title)));
        connect(action, &QAction::triggered, this, [this, rule] { emit asked({rule}); });
    }
}

/// A menu of the rules there; false if there are none.
bool RuleHelp::openMenu(QWidget &widget, const QPoint &globalPosition)
{
    auto *menu = new QMenu(&widget);
    menu->setObjectName(u"rule-menu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addRules(*menu, rulesBehind(&widget, globalPosition));
    if (menu->isEmpty()) {
        menu->deleteLater();
        return false;
    }
    menu->popup(globalPosition);
    return true;
}

} // namespace skyledger::ui
