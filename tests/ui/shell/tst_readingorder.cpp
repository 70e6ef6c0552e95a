// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/readingorder.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A window as ours: a head above a board and a page, which ends with its buttons.
class Window : public QWidget
{
public:
    Window()
    {
        auto *rows = new QVBoxLayout(this);
        rows->addWidget(named(new QPushButton, u"head"_s));
        auto *columns = new QHBoxLayout;
        rows->addLayout(columns);
        auto *page = new QWidget;
        auto *fields = new QVBoxLayout(page);
        // Made in another order than they stand in.
        auto *buttons = new QHBoxLayout;
        apply = new QPushButton;
        reset = new QPushButton;
        buttons->addWidget(named(reset, u"reset"_s));
        buttons->addWidget(named(apply, u"apply"_s));
        fields->addWidget(named(new QLineEdit, u"name"_s));
        fields->addLayout(buttons);
        columns->addWidget(named(new QPushButton, u"board"_s));
        columns->addWidget(page);
        show();
        activateWindow();
    }
    void focus(const QString &name) { findChild<QWidget *>(name)->setFocus(); }
    static QString focused()
    {
        return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString();
    }
    static void press(int key) { QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key)); }

    QPushButton *apply = nullptr;
    QPushButton *reset = nullptr;

protected:
    bool focusNextPrevChild(bool next) override
    {
        return focusNextIn(readingOrder(*this, [](const QWidget &) { return false; }), next);
    }

private:
    static QWidget *named(QWidget *widget, const QString &name)
    {
        widget->setObjectName(name);
        return widget;
    }
};

} // namespace

class TestReadingOrder : public QObject
{
    Q_OBJECT

private slots:
    void goesAsPeopleRead();
    void aButtonThatDisablesItselfKeepsTheKeyboardOnItsPage();
    void aButtonThatHidesItselfKeepsTheKeyboardOnItsPage();
};

void TestReadingOrder::goesAsPeopleRead()
{
    Window window;
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.focus(u"head"_s);
    for (const auto *name : {"board", "name", "reset", "apply", "head"}) {
        Window::press(Qt::Key_Tab);
        QCOMPARE(Window::focused(), QLatin1StringView(name));
    }
    Window::press(Qt::Key_Backtab);
    QCOMPARE(Window::focused(), u"apply"_s);
}

/// Or else the next Enter would do what nobody wanted: the window begins with the crews of a game.
void TestReadingOrder::aButtonThatDisablesItselfKeepsTheKeyboardOnItsPage()
{
    Window window;
    QVERIFY(QTest::qWaitForWindowActive(&window));
    connect(window.apply, &QPushButton::clicked, &window, [&window] {
        window.apply->setEnabled(false);
        window.reset->setEnabled(false);
    });
    window.focus(u"apply"_s);
    Window::press(Qt::Key_Space);
    QVERIFY(!window.reset->isEnabled());
    QCOMPARE(Window::focused(), u"name"_s);
}

void TestReadingOrder::aButtonThatHidesItselfKeepsTheKeyboardOnItsPage()
{
    Window window;
    QVERIFY(QTest::qWaitForWindowActive(&window));
    connect(window.apply, &QPushButton::clicked, window.apply, &QWidget::hide);
    window.focus(u"apply"_s);
    Window::press(Qt::Key_Space);
    QVERIFY(!window.apply->isVisible());
    QCOMPARE(Window::focused(), u"reset"_s);
}

QTEST_MAIN(TestReadingOrder)
#include "tst_readingorder.moc"
