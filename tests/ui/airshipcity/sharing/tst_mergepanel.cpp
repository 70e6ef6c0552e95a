// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/builtincatalogue.h"
#include "tests/core/airshipcity/record/documents.h"
#include "ui/airshipcity/sharing/citycopies.h"
#include "ui/box/sharing/mergemodel.h"
#include "ui/box/sharing/mergepanel.h"
#include "ui/words/language.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace skyledger::ui;

namespace {

QJsonObject copyOf(const QByteArray &source, const QByteArray &contracts)
{
    return json(R"({"format": "skyledger-catalogue", "version": 1, "game": "airship-city", "source": ")"
                + source + R"(", "contracts": [)" + contracts + "]}")
        .toObject();
}

/// Term the same, VP different, gold only here, cost only there.
QJsonObject mine()
{
    return copyOf("copy", R"({"id": "c01", "term": 2, "vp": 3, "gold": 1})");
}
QJsonObject theirs()
{
    return copyOf("copy", R"({"id": "c01", "term": 2, "vp": 4, "cost": {"wood": 2}})");
}

struct Desk {
    Desk(const QJsonObject &one, const QJsonObject &other)
    {
        panel.compare(one, other, u"Bo.skycatalogue.json"_s);
        panel.resize(800, 500);
        panel.show();
    }
    template <class Widget>
    Widget *find(const QString &name)
    {
        return panel.findChild<Widget *>(name);
    }
    QTreeView &list() { return *find<QTreeView>(u"compare-list"_s); }
    QString cell(int row, int column) { return list().model()->index(row, column).data().toString(); }
    QString summary() { return find<QLabel>(u"compare-summary"_s)->text(); }
    QJsonObject merge()
    {
        QSignalSpy merged(&panel, &MergePanel::merged);
        QTest::mouseClick(find<QWidget>(u"compare-merge"_s), Qt::LeftButton);
        return merged.isEmpty() ? QJsonObject() : merged.first().first().toJsonObject();
    }

    words::Speech speech{words::Language::English};
    MergePanel panel{airshipCityCopies()};
};

} // namespace

class TestMergePanel : public QObject
{
    Q_OBJECT

private slots:
    void sideBySide()
    {
        Desk desk(mine(), theirs());
        const QAbstractItemModelTester tester(desk.list().model());
        QCOMPARE(desk.list().model()->rowCount(), 3);
        QVERIFY(desk.cell(0, 0).startsWith(u"The cost of a contract"_s));
        QCOMPARE(desk.cell(0, 1), u"? missing"_s);
        QCOMPARE(desk.cell(0, 2), u"✕ left out"_s); // two VP: it may be another card
        QCOMPARE(desk.cell(0, 3), u"2 wood (✓ read off a copy)"_s);
        QCOMPARE(desk.cell(1, 1), u"3 VP (✓ read off a copy)"_s);
        QCOMPARE(desk.cell(1, 2), u"◀ yours"_s);
        QCOMPARE(desk.cell(2, 2), u"◀ kept"_s);
        desk.find<QCheckBox>(u"compare-all"_s)->click();
        QCOMPARE(desk.list().model()->rowCount(), 4);
        QCOMPARE(desk.cell(0, 2), u"the same"_s);
    }

    void chosenByKeys()
    {
        Desk desk(mine(), theirs());
        QTreeView &list = desk.list();
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Down);
        QCOMPARE(list.currentIndex().row(), 1);
        QTest::keyClick(&list, Qt::Key_Right);
        QCOMPARE(desk.cell(1, 2), u"the other ▶"_s);
        QVERIFY(desk.summary().contains(u"1 of your values will be replaced."_s));
        QTest::keyClick(&list, Qt::Key_Left);
        QCOMPARE(desk.cell(1, 2), u"◀ yours"_s);
        QTest::keyClick(&list, Qt::Key_Space);
        QTest::keyClick(&list, Qt::Key_Up);
        QTest::keyClick(&list, Qt::Key_Space);
        QCOMPARE(desk.cell(0, 2), u"added ▶"_s);
        QTest::keyClick(&list, Qt::Key_Space);
        QCOMPARE(desk.cell(0, 2), u"✕ left out"_s);
        const QJsonObject merged = desk.merge();
        QCOMPARE(at(merged, u"contracts[1].vp"_s).toInt(), 4);
        QVERIFY(at(merged, u"contracts[1].cost"_s).isUndefined());
        QCOMPARE(at(merged, u"contracts[1].gold"_s).toInt(), 1);
    }

    void chosenByPointer()
    {
        Desk desk(mine(), theirs());
        QTreeView &list = desk.list();
        const QModelIndex other = list.model()->index(1, MergeModel::Theirs);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(other).center());
        QCOMPARE(desk.cell(1, 2), u"the other ▶"_s);
        QTest::mouseClick(desk.find<QWidget>(u"compare-all-mine"_s), Qt::LeftButton);
        QCOMPARE(desk.cell(1, 2), u"◀ yours"_s);
        QTest::mouseClick(desk.find<QWidget>(u"compare-all-theirs"_s), Qt::LeftButton);
        const QJsonObject merged = desk.merge();
        QCOMPARE(at(merged, u"contracts[1].vp"_s).toInt(), 4);
        QCOMPARE(at(merged, u"contracts[1].gold"_s).toInt(), 1); // nobody takes away what only one knows
    }

    void nothingToMerge()
    {
        Desk desk(mine(), mine());
        QCOMPARE(desk.list().model()->rowCount(), 0);
        QCOMPARE(desk.summary(), u"Both say the same."_s);
        QVERIFY(!desk.find<QPushButton>(u"compare-merge"_s)->isEnabled());
    }

    void madeUpValuesAreCalledSo()
    {
        Desk desk(mine(), sampleCatalogue());
        QVERIFY(desk.find<QLabel>(u"compare-sample"_s)->isVisible());
        const auto suggested = desk.merge();
        QVERIFY(!holdsSampleValues(suggested));
        QTest::mouseClick(desk.find<QWidget>(u"compare-all-theirs"_s), Qt::LeftButton);
        QVERIFY2(desk.summary().contains(u"made up"_s), qPrintable(desk.summary()));
        bool isSaid = false;
        for (int row = 0; row < desk.list().model()->rowCount(); ++row)
            isSaid = isSaid || desk.cell(row, 3).contains(u"(✱ sample, made up)"_s);
        QVERIFY(isSaid);
    }

    /// My copy lacks it only because everybody knows it: it is neither missing nor to be added.
    void whatTheRulebookSaysIsNoNews()
    {
        Desk desk(mine(), sampleCatalogue());
        const auto fromRulebook = [&desk] {
            int count = 0;
            for (int row = 0; row < desk.list().model()->rowCount(); ++row)
                count += desk.cell(row, 3).contains(u"(§ rulebook)"_s) ? 1 : 0;
            return count;
        };
        QCOMPARE(fromRulebook(), 0);
        QVERIFY(!desk.find<QPushButton>(u"compare-merge"_s)->isEnabled());
        desk.find<QCheckBox>(u"compare-all"_s)->click();
        QVERIFY(fromRulebook() > 0); // who wants it written down can still take it
    }

    void theSameValueFromABetterSource()
    {
        const QByteArray contract = R"({"id": "c01", "term": 2, "vp": 4})";
        Desk desk(copyOf("inferred", contract), copyOf("copy", contract));
        QCOMPARE(desk.list().model()->rowCount(), 2);
        QCOMPARE(desk.cell(0, 2), u"the other ▶"_s);
        QVERIFY2(desk.summary().contains(u"with the other source"_s), qPrintable(desk.summary()));
        // A worse source takes nothing away, whatever is pressed.
        Desk other(copyOf("copy", contract), copyOf("sample", contract));
        QCOMPARE(other.list().model()->rowCount(), 0);
        QTest::mouseClick(other.find<QWidget>(u"compare-all-theirs"_s), Qt::LeftButton);
        QVERIFY(!other.find<QPushButton>(u"compare-merge"_s)->isEnabled());
    }

    void readAloud()
    {
        Desk desk(mine(), theirs());
        QCOMPARE(
            desk.list().model()->index(1, 0).data(Qt::AccessibleTextRole).toString(),
            u"The VP of a contract (cost not known (3 VP, 1 gold)). Yours: 3 VP (✓ read off a copy). The "
            "other: 4 VP (✓ read off a copy). Taken: ◀ yours."_s);
    }

    void escapeLeaves()
    {
        Desk desk(mine(), theirs());
        QSignalSpy cancelled(&desk.panel, &MergePanel::cancelled);
        QTest::keyClick(&desk.panel, Qt::Key_Escape);
        QCOMPARE(cancelled.size(), 1);
    }
};

QTEST_MAIN(TestMergePanel)
#include "tst_mergepanel.moc"
