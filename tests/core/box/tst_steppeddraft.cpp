// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/box/milldraft.h"

#include <QtTest/QtTest>

using namespace skyledger;
using namespace millbox;
using namespace Qt::Literals::StringLiterals;

/// A copy while it is edited, step by step.
class TestSteppedDraft : public QObject
{
    Q_OBJECT

private slots:
    void whatCannotBeReadChangesNothing();
    void changesOfOnePlaceAreOneStep();
    void whatComesToNothingIsNoStep();
    void whatWasBegunIsDropped();
    void theWayBackKeepsWhatOthersEntered();
    void aStepThatCannotBeGoneStays();
    void stepsAndCopiesHaveNames();
};

void TestSteppedDraft::whatCannotBeReadChangesNothing()
{
    MillDraft draft({{u"height"_s, 9}});
    QVERIFY(!draft.set(Value::Height, highest + 1));
    QVERIFY(!draft.replace({{u"height"_s, highest + 1}}));
    QVERIFY(!draft.adopt({{u"height"_s, highest + 1}}));
    QCOMPARE(draft.height(), 9);
    QVERIFY(draft == MillDraft({{u"height"_s, 9}}));
    QVERIFY(!draft.canUndo());
}

void TestSteppedDraft::changesOfOnePlaceAreOneStep()
{
    MillDraft draft;
    QVERIFY(draft.set(Value::Height, 1) && draft.set(Value::Height, 12));
    draft.endEdit();
    QVERIFY(draft.set(Value::Height, 13));
    QVERIFY(draft.set(Value::Sails, 4));
    draft.undo();
    QCOMPARE(draft.document(), QJsonObject({{u"height"_s, 13}}));
    draft.undo();
    QCOMPARE(draft.height(), 12);
    draft.undo();
    QVERIFY(draft == MillDraft() && !draft.canUndo());
    draft.redo();
    QCOMPARE(draft.height(), 12);
    QVERIFY(draft.set(Value::Sails, 6));
    QVERIFY(!draft.canRedo());
}

void TestSteppedDraft::whatComesToNothingIsNoStep()
{
    MillDraft draft({{u"height"_s, 9}});
    QVERIFY(draft.set(Value::Height, 1) && draft.set(Value::Height, 9));
    QVERIFY(!draft.canUndo());
    QVERIFY(draft.set(Value::Height, 9));
    QVERIFY(!draft.canUndo());
}

void TestSteppedDraft::whatWasBegunIsDropped()
{
    MillDraft draft({{u"height"_s, 9}});
    QVERIFY(draft.set(Value::Height, 1));
    draft.dropEdit({Value::Sails, 0}); // nobody is there
    QCOMPARE(draft.height(), 1);
    draft.dropEdit({Value::Height, 0});
    QCOMPARE(draft.height(), 9);
    QVERIFY(!draft.canUndo());
}

void TestSteppedDraft::theWayBackKeepsWhatOthersEntered()
{
    MillDraft draft;
    QVERIFY(draft.set(Value::Height, 12));
    QVERIFY(draft.adopt({{u"height"_s, 12}, {u"sails"_s, 4}}));
    draft.undo();
    QCOMPARE(draft.document(), QJsonObject({{u"sails"_s, 4}}));
    draft.redo();
    QCOMPARE(draft.document(), QJsonObject({{u"height"_s, 12}, {u"sails"_s, 4}}));
}

void TestSteppedDraft::aStepThatCannotBeGoneStays()
{
    MillDraft draft({{u"height"_s, 20}});
    QVERIFY(draft.set(Value::Height, 12));
    QVERIFY(draft.adopt({{u"height"_s, 12}, {u"sails"_s, highest - 12}}));
    draft.undo(); // so many sails are too many for that
    QCOMPARE(draft.height(), 12);
    QVERIFY(draft.canUndo());
    QVERIFY(draft.adopt({{u"height"_s, 12}, {u"sails"_s, 4}}));
    draft.undo();
    QCOMPARE(draft.height(), 20);
}

void TestSteppedDraft::stepsAndCopiesHaveNames()
{
    MillDraft draft;
    QVERIFY(draft.replace({{u"height"_s, 3}}, u"Merge"_s));
    QCOMPARE(draft.undoText(), u"Merge"_s);
    QCOMPARE(draft.redoText(), QString());
    QVERIFY(draft.setName(u"Ada's"_s));
    QCOMPARE(draft.name(), u"Ada's"_s);
    QCOMPARE(draft.undoText(), QString());
    draft.undo();
    QCOMPARE(draft.name(), QString());
    draft.undo();
    QCOMPARE(draft.redoText(), u"Merge"_s);
    QVERIFY(draft.setName({}));
    QVERIFY(!draft.document().contains("name"_L1));
}

QTEST_GUILESS_MAIN(TestSteppedDraft)
#include "tst_steppeddraft.moc"
