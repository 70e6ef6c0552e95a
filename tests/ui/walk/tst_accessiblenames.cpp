// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/faults.h"
#include "tests/ui/walk/said.h"
#include "tests/ui/walk/walker.h"

#include <QtGui/QAccessible>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QGroupBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollBar>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::walk;

namespace {

/// Something that people act on, by pointer or keys.
bool isInteractive(const QWidget &widget)
{
    if (!widget.isVisible() || widget.visibleRegion().isEmpty() || widget.objectName().startsWith(u"qt_"_s))
        return false;
    // Parts of another widget, which speaks for them.
    if (qobject_cast<const QAbstractSpinBox *>(widget.parentWidget()) != nullptr
        || qobject_cast<const QComboBox *>(widget.parentWidget()) != nullptr
        || qobject_cast<const QScrollBar *>(&widget) != nullptr || widget.focusProxy() != nullptr)
        return false;
    return widget.focusPolicy() != Qt::NoFocus || qobject_cast<const QAbstractButton *>(&widget) != nullptr;
}

QString nameOf(QWidget &widget)
{
    QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(&widget);
    return heard != nullptr ? heard->text(QAccessible::Name) : QString();
}

/// The next widget around it that has a name: a card, a group, a dock, a page.
QWidget *groupOf(const QWidget &widget)
{
    QWidget *each = widget.parentWidget();
    while (each->parentWidget() != nullptr && each->accessibleName().isEmpty()
           && qobject_cast<QGroupBox *>(each) == nullptr)
        each = each->parentWidget();
    return each;
}

QString titleOf(const QWidget &group)
{
    const auto *box = qobject_cast<const QGroupBox *>(&group);
    return box != nullptr ? box->title() : group.accessibleName();
}

QStringList faultsOf(QWidget &window)
{
    QStringList faults;
    QHash<std::pair<QWidget *, QString>, QWidget *> taken;
    const auto widgets = window.findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (!isInteractive(*widget) || widget->window() != &window)
            continue;
        const QString name = nameOf(*widget);
        QWidget *group = groupOf(*widget);
        const QString way = wayTo(*widget);
        if (name.trimmed().isEmpty())
            faults << u"no name: "_s + way;
        else if (name == titleOf(*group))
            faults << u"named as its group (%1): %2"_s.arg(name, way);
        else if (name.size() < 2)
            faults << u"no word (%1): %2"_s.arg(name, way);
        else if (taken.contains({group, name}))
            faults << u"twice in its group (%1): %2 and %3"_s.arg(name, way,
                                                                  wayTo(*taken.value({group, name})));
        taken.insert({group, name}, widget);
        if (widget->objectName().isEmpty())
            faults << u"no object name: "_s + way;
    }
    return faults;
}

} // namespace

class TestAccessibleNames : public QObject
{
    Q_OBJECT

private slots:
    void everyWidgetHasANameOfItsOwn();
};

/// In both languages: a window that changed over says what one says that was opened in French, see `tst_liveswitch`.
void TestAccessibleNames::everyWidgetHasANameOfItsOwn()
{
    Walker stage({});
    Faults faults;
    for (const Stop &stop : allStops()) {
        stage.go(stop);
        for (const auto language : {words::Language::English, words::Language::French}) {
            stage.speak(language);
            const QList<QWidget *> windows = stage.windows();
            for (QWidget *window : windows)
                faults.add(stop.name, faultsOf(*window));
        }
    }
    QVERIFY(faults.none());
}

QTEST_MAIN(TestAccessibleNames)
#include "tst_accessiblenames.moc"
