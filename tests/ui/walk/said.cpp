// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/said.h"

#include "tests/ui/walk/drawntext.h"
#include "ui/widgets/drawnbutton.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QAction>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGroupBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTextEdit>
#include <QtWidgets/QTreeView>

namespace skyledger::ui::walk {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Among those in sight of the same parent, class and name, for widgets that have no name of their own.
int placeAmongAlike(const QWidget &widget)
{
    int place = 0;
    const auto brothers = widget.parentWidget()->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (const QWidget *brother : brothers) {
        if (brother == &widget)
            break;
        if (brother->metaObject() == widget.metaObject() && brother->objectName() == widget.objectName()
            && brother->isVisible() == widget.isVisible())
            ++place;
    }
    return place;
}

} // namespace

QString wayTo(const QWidget &widget)
{
    QStringList steps;
    for (const QWidget *each = &widget; each != nullptr; each = each->parentWidget()) {
        const bool inner = each->objectName().isEmpty() || each->objectName().startsWith(u"qt_"_s);
        QString step = inner ? QString::fromLatin1(each->metaObject()->className()) : each->objectName();
        if (inner && each->parentWidget() != nullptr)
            step += u'#' + QString::number(placeAmongAlike(*each));
        steps.prepend(step);
    }
    return steps.join(u'/');
}

QString kindOf(const QWidget &widget)
{
    static const QRegularExpression digits(u"[0-9]+|-[a-z]+$"_s);
    return QString::fromLatin1(widget.metaObject()->className())
        + QString(widget.objectName()).remove(digits);
}

bool canBeSeen(const QWidget &widget)
{
    if (!widget.isVisible() || widget.size().isEmpty())
        return false;
    // What scrolls is covered by what it shows.
    const auto *scrolled = qobject_cast<const QAbstractScrollArea *>(&widget);
    if (!widget.visibleRegion().isEmpty()
        || (scrolled != nullptr && !scrolled->viewport()->visibleRegion().isEmpty()))
        return true;
    for (const QWidget *each = &widget; each->parentWidget() != nullptr; each = each->parentWidget()) {
        const auto *area = qobject_cast<const QScrollArea *>(each->parentWidget()->parentWidget());
        if (area != nullptr && area->viewport() == each->parentWidget())
            return !area->visibleRegion().isEmpty();
    }
    return false;
}

namespace {

/// Whether what is drawn depends on the room: lines of labels and long texts break, boxes cut what is chosen.
bool fitsItsRoom(const QWidget &widget)
{
    const auto *text = qobject_cast<const QTextEdit *>(widget.parentWidget());
    return qobject_cast<const QLabel *>(&widget) != nullptr
        || qobject_cast<const QComboBox *>(&widget) != nullptr
        || (text != nullptr && text->viewport() == &widget);
}

/// The list whose rows a widget shows, or the table.
const QAbstractItemView *listOn(const QWidget &viewport)
{
    const auto *list = qobject_cast<const QAbstractItemView *>(viewport.parentWidget());
    const bool hasRows = qobject_cast<const QListView *>(list) != nullptr
        || (qobject_cast<const QTreeView *>(list) != nullptr
            && !qobject_cast<const QTreeView *>(list)->rootIsDecorated());
    return hasRows && list->viewport() == &viewport ? list : nullptr;
}

class Listener
{
public:
    std::vector<Said> listen(QWidget &window)
    {
        QList<QWidget *> widgets{&window};
        widgets += window.findChildren<QWidget *>();
        for (QWidget *widget : std::as_const(widgets))
            widgetSays(*widget);
        const auto actions = window.findChildren<QAction *>();
        for (const QAction *action : actions)
            actionSays(*action);
        return std::move(m_said);
    }

private:
    void add(const QString &what, const QString &text)
    {
        if (!text.isEmpty())
            m_said.push_back({m_way + u' ' + what, text, m_inSight});
    }

    void widgetSays(QWidget &widget)
    {
        m_way = wayTo(widget);
        m_inSight = canBeSeen(widget);
        add(u"title"_s, widget.windowTitle());
        add(u"name"_s, widget.accessibleName());
        add(u"description"_s, widget.accessibleDescription());
        add(u"tool tip"_s, widget.toolTip());
        add(u"status tip"_s, widget.statusTip());
        add(u"help"_s, widget.whatsThis());
        if (const auto *drawn = qobject_cast<const DrawnButton *>(&widget))
            add(u"tip"_s, drawn->tip());
        textsOf(widget);
        if (m_inSight && !fitsItsRoom(widget))
            drawn(widget);
    }

    void textsOf(const QWidget &widget)
    {
        if (const auto *label = qobject_cast<const QLabel *>(&widget))
            add(u"text"_s, label->text());
        else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
            add(u"text"_s, button->text());
        else if (const auto *group = qobject_cast<const QGroupBox *>(&widget))
            add(u"title"_s, group->title());
        else if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
            add(u"placeholder"_s, line->placeholderText());
        else if (const auto *number = qobject_cast<const QAbstractSpinBox *>(&widget))
            add(u"special"_s, number->specialValueText());
        else if (const auto *text = qobject_cast<const QTextEdit *>(&widget))
            add(u"text"_s, text->toPlainText());
        else if (const auto *menu = qobject_cast<const QMenu *>(&widget))
            add(u"title"_s, menu->title());
        else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
            tabsSay(*tabs);
        else if (const auto *box = qobject_cast<const QComboBox *>(&widget))
            itemsSay(*box->model());
        else if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget))
            viewSays(*view);
    }

    void tabsSay(const QTabBar &tabs)
    {
        for (int i = 0; i < tabs.count(); ++i) {
            const QString tab = u"tab "_s + QString::number(i);
            add(tab, tabs.tabText(i));
            add(tab + u" tip"_s, tabs.tabToolTip(i));
            add(tab + u" name"_s, tabs.accessibleTabName(i));
        }
    }

    void viewSays(const QAbstractItemView &view)
    {
        if (view.model() == nullptr || qobject_cast<const QHeaderView *>(&view))
            return;
        itemsSay(*view.model());
        for (int column = 0; column < view.model()->columnCount(); ++column) {
            for (const auto role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                add(u"heading %1 role %2"_s.arg(column).arg(role),
                    view.model()->headerData(column, Qt::Horizontal, role).toString());
        }
    }

    void itemsSay(const QAbstractItemModel &model, const QModelIndex &parent = {}, const QString &way = {})
    {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                const QString item = u"%1/%2,%3"_s.arg(way).arg(row).arg(column);
                for (const auto role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                    add(u"item %1 role %2"_s.arg(item).arg(role), index.data(role).toString());
                if (model.hasChildren(index))
                    itemsSay(model, index, item);
            }
        }
    }

    void drawn(QWidget &widget)
    {
        const Drawing drawing = drawingOf(widget);
        if (const QAbstractItemView *list = listOn(widget))
            return drawnRows(*list, drawing);
        int number = 0;
        for (const DrawnText &text : drawing.texts)
            add(u"drawn "_s + QString::number(number++), text.text.trimmed());
    }

    /// Row by row: which of them are in sight depends on the room.
    void drawnRows(const QAbstractItemView &list, const Drawing &drawing)
    {
        QHash<int, int> numbers;
        for (const DrawnText &text : drawing.texts) {
            const int row = rowAt(list, text.rect.center().y());
            if (row >= 0)
                add(u"row %1 drawn %2"_s.arg(row).arg(numbers[row]++), text.text.trimmed());
        }
    }

    static int rowAt(const QAbstractItemView &list, double y)
    {
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            const QRect rect = list.visualRect(list.model()->index(row, 0));
            if (rect.top() <= y && y < rect.bottom() + 1)
                return row;
        }
        return -1;
    }

    void actionSays(const QAction &action)
    {
        const auto *parent = action.parent();
        m_way = u"action "_s + (parent != nullptr ? parent->objectName() : QString()) + u'/'
            + action.objectName();
        m_inSight = action.isVisible();
        add(u"text"_s, action.text());
        add(u"tool tip"_s, action.toolTip());
        add(u"status tip"_s, action.statusTip());
    }

    std::vector<Said> m_said;
    QString m_way;
    bool m_inSight = true;
};

} // namespace

std::vector<Said> saidBy(QWidget &window)
{
    return Listener().listen(window);
}

} // namespace skyledger::ui::walk
