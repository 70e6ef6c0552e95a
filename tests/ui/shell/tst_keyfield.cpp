// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/keyfield.h"

#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger::ui;

/// A field that waits for a key, on keyboards on which not every key is one.
class TestKeyField : public QObject
{
    Q_OBJECT

private slots:
    void keysThatOnlyComposeAreNotTaken();
    void noInputMethodComesBetween();
};

void TestKeyField::keysThatOnlyComposeAreNotTaken()
{
    KeyField field;
    field.show();
    const QSignalSpy chosen(&field, &KeyField::chosen);
    field.click();
    QVERIFY(field.isWaiting());
    for (const Qt::Key key : {Qt::Key_Dead_Circumflex, Qt::Key_Multi_key, Qt::Key_Kanji, Qt::Key_Shift}) {
        QKeyEvent pressed(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(&field, &pressed);
        QVERIFY(field.isWaiting());
        QCOMPARE(chosen.count(), 0);
    }
    QTest::keyClick(&field, Qt::Key_K);
    QVERIFY(!field.isWaiting());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.at(0).at(0).value<QKeySequence>(), QKeySequence(Qt::Key_K));
}

/// Else the letters of a layout that composes never came as keys.
void TestKeyField::noInputMethodComesBetween()
{
    KeyField field;
    field.show();
    QVERIFY(!field.testAttribute(Qt::WA_InputMethodEnabled));
    field.click();
    QInputMethodEvent composing(u"あ"_s, {});
    QCoreApplication::sendEvent(&field, &composing);
    QVERIFY(field.isWaiting());
}

QTEST_MAIN(TestKeyField)
#include "tst_keyfield.moc"
