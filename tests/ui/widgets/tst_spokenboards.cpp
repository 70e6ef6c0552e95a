// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/spokenboards.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QTest>

using namespace Qt::Literals::StringLiterals;

namespace skyledger::ui {

/// Draws itself, as boards do.
class DrawnBoard : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;
};

/// Draws itself, and Qt knows what it is.
class DrawnKey : public QAbstractButton
{
    Q_OBJECT

public:
    using QAbstractButton::QAbstractButton;

protected:
    void paintEvent(QPaintEvent *) override {}
};

} // namespace skyledger::ui

using namespace skyledger::ui;

/// What a screen reader makes of widgets that are drawn by hand.
class TestSpokenBoards : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { installSpokenBoards(); }
    void aNamedBoardIsHeard();
    void whatBearsOthersIsAGroup();
    void nothingToSayIsPassedOver();
    void whatQtKnowsStaysWhatItIs();
};

namespace {

QAccessible::Role roleOf(QWidget &widget)
{
    QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(&widget);
    return heard != nullptr ? heard->role() : QAccessible::NoRole;
}

} // namespace

void TestSpokenBoards::aNamedBoardIsHeard()
{
    QWidget window;
    DrawnBoard board(&window);
    board.setAccessibleName(u"Prices: 3, 3, 2, 1"_s);
    QCOMPARE(roleOf(board), QAccessible::StaticText);
    QCOMPARE(QAccessible::queryAccessibleInterface(&board)->text(QAccessible::Name), u"Prices: 3, 3, 2, 1"_s);
    QWidget plain(&window);
    plain.setAccessibleName(u"Depots"_s);
    QCOMPARE(roleOf(plain), QAccessible::StaticText);
}

void TestSpokenBoards::whatBearsOthersIsAGroup()
{
    QWidget window;
    DrawnBoard board(&window);
    board.setAccessibleName(u"City"_s);
    const QLabel label(u"A1"_s, &board);
    QCOMPARE(roleOf(board), QAccessible::Grouping);
}

void TestSpokenBoards::nothingToSayIsPassedOver()
{
    QWidget window;
    DrawnBoard board(&window);
    QCOMPARE(roleOf(board), QAccessible::Client);
    board.setAccessibleName(u"Round 3 of 20"_s); // a name may come later
    QCOMPARE(roleOf(board), QAccessible::StaticText);
}

void TestSpokenBoards::whatQtKnowsStaysWhatItIs()
{
    QWidget window;
    window.setAccessibleName(u"Skyledger"_s);
    QVERIFY(roleOf(window) != QAccessible::StaticText);
    DrawnKey key(&window);
    key.setAccessibleName(u"Forest"_s);
    QCOMPARE(roleOf(key), QAccessible::Button);
    QLabel label(u"Ada"_s, &window);
    label.setAccessibleName(u"Ada"_s);
    QCOMPARE(roleOf(label), QAccessible::StaticText);
}

QTEST_MAIN(TestSpokenBoards)
#include "tst_spokenboards.moc"
