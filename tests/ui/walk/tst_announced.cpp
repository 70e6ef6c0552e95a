// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/walker.h"

#include <QtCore/QHash>
#include <QtGui/QAccessible>
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::walk;

namespace {

QWidget *announcerIn(const Walker &walker)
{
    return walker.find(u"announcer"_s);
}

/// What was announced last; empty if nothing was since.
QString heard(const Walker &walker)
{
    QWidget *announcer = announcerIn(walker);
    if (announcer == nullptr)
        return {};
    QAccessibleInterface *listened = QAccessible::queryAccessibleInterface(announcer);
    return listened->role() == QAccessible::Notification ? listened->text(QAccessible::Name) : QString();
}

QHash<QObject *, QString> &lastNames()
{
    static QHash<QObject *, QString> names;
    return names;
}

QStringList &repeated()
{
    static QStringList widgets;
    return widgets;
}

/// In the place of what tells a reader of the screen.
void listenForNames(QAccessibleEvent *event)
{
    auto *widget = qobject_cast<QWidget *>(event->object());
    if (event->type() != QAccessible::NameChanged || widget == nullptr)
        return;
    const auto known = lastNames().constFind(widget);
    if (known != lastNames().constEnd() && *known == widget->accessibleName())
        repeated() << widget->objectName() + u": "_s + widget->accessibleName();
    lastNames().insert(widget, widget->accessibleName());
}

} // namespace

/// What matters is said wherever the keyboard is.
class TestAnnounced : public QObject
{
    Q_OBJECT

private slots:
    void turns()
    {
        Walker stage({});
        stage.go(stopNamed(u"game-start"_s));
        AirshipCityTable &table = stage.view().table();
        for (const Play &play : table.session().legalPlays()) {
            if (std::holds_alternative<Move>(play.what)) {
                table.session().play(Played{play, {}});
                break;
            }
        }
        QTRY_COMPARE(heard(stage), table.guide().question());
        announcerIn(stage)->setAccessibleName({});
        for (int i = 0; i < 30 && table.guide().chooser() == Player{0}; ++i) {
            const auto &plays = table.session().legalPlays();
            table.session().play(Played{plays.back(), {}});
        }
        QVERIFY(table.guide().chooser() != Player{0});
        // Whose turn it is now does not drown what is to be done, nor the other way round.
        const QString turn = stage.find<QLabel>(u"whose-turn"_s)->text();
        QTRY_VERIFY2(heard(stage).contains(turn), qPrintable(heard(stage)));
        QVERIFY2(heard(stage).contains(table.guide().question()), qPrintable(heard(stage)));
    }
    /// A reader hears of a name that changed, and of no other.
    void namesThatStay()
    {
        Walker stage({});
        stage.go(stopNamed(u"game-start"_s));
        AirshipCityTable &table = stage.view().table();
        const QList<QWidget *> widgets = stage.window->findChildren<QWidget *>();
        for (QWidget *widget : widgets)
            lastNames().insert(widget, widget->accessibleName());
        QAccessible::setActive(true);
        const auto before = QAccessible::installUpdateHandler(listenForNames);
        for (int i = 0; i < 5; ++i) {
            const auto &plays = table.session().legalPlays();
            table.session().play(Played{plays.front(), {}});
            stage.settle();
        }
        QAccessible::installUpdateHandler(before);
        lastNames().clear();
        const QStringList told = std::exchange(repeated(), {});
        QVERIFY2(told.isEmpty(), qPrintable(told.join(u'\n')));
    }
    /// The same for the keys of every page.
    void keysOfPages_data()
    {
        QTest::addColumn<QString>("stop");
        for (const Stop &stop : allStops())
            QTest::newRow(qPrintable(stop.name)) << stop.name;
    }
    void keysOfPages()
    {
        QFETCH(const QString, stop);
        Walker stage({});
        stage.go(stopNamed(stop));
        const QList<QWidget *> widgets = stage.window->findChildren<QWidget *>();
        for (QWidget *widget : widgets)
            lastNames().insert(widget, widget->accessibleName());
        QAccessible::setActive(true);
        const auto before = QAccessible::installUpdateHandler(listenForNames);
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_1, Qt::Key_Down, Qt::Key_Tab, Qt::Key_Right}) {
            if (QWidget *focus = stage.frontWindow().focusWidget())
                QTest::keyClick(focus, key);
            stage.settle();
        }
        QAccessible::installUpdateHandler(before);
        lastNames().clear();
        QStringList told = std::exchange(repeated(), {});
        told.removeDuplicates();
        QVERIFY2(told.isEmpty(), qPrintable(told.join(u'\n')));
    }
    void refusals()
    {
        Walker stage({});
        stage.go(stopNamed(u"shipyard"_s));
        stage.view().table().guide().click(Airship::Cruise);
        QTRY_VERIFY2(heard(stage).contains(u"AC-"_s), qPrintable(heard(stage)));
    }
    void notices()
    {
        Walker stage({});
        stage.go(stopNamed(u"start"_s));
        stage.window->openFile(stage.file(u"broken.skyledger"_s, "{"));
        QVERIFY(!stage.notice().isEmpty());
        QTRY_COMPARE(heard(stage), stage.notice());
    }
};

QTEST_MAIN(TestAnnounced)
#include "tst_announced.moc"
