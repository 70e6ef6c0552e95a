// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/proposals.h"

#include <QtTest/QtTest>

using namespace skyledger;
using Joined = box::JoinedReports<int>;
using Proposal = box::Proposal<int>;

namespace {

enum class Value : std::uint8_t { Height };

constexpr play::MissingValue height{Value::Height, 2};

} // namespace

/// What several reports of one missing value come to, with numbers as values.
class TestJoinedReports : public QObject
{
    Q_OBJECT

private slots:
    void oneValueIsCertain();
    void aFewArePossible();
    void manyAreWorthNothing();
    void theSimplestOfALargeValue();
    void aListThatIsNotWholeRulesNothingOut();
    void contradictionsTellWhatEachMeans();
    void othersCanForbid();
};

void TestJoinedReports::oneValueIsCertain()
{
    Joined joined(height);
    QVERIFY(!joined.isToldOf());
    joined.join(4, {{1, 2}, false});
    joined.join(7, {{2, 3}, false});
    QVERIFY(joined.isToldOf() && joined.isWhole());
    const auto proposal = std::move(joined).outcome();
    QVERIFY(proposal);
    QCOMPARE(proposal->which, height);
    QCOMPARE(proposal->status, Proposal::Status::Certain);
    QCOMPARE(proposal->values, std::vector<int>{2});
    QCOMPARE(proposal->reports.size(), std::size_t{2});
    QCOMPARE(proposal->reports[1].event, std::size_t{7});
    QVERIFY(!proposal->reports[1].alone);
}

void TestJoinedReports::aFewArePossible()
{
    Joined joined(height);
    joined.join(1, {{1, 2, 3}, false});
    const auto proposal = std::move(joined).outcome();
    QVERIFY(proposal);
    QCOMPARE(proposal->status, Proposal::Status::Possible);
    QVERIFY(!proposal->more);
    QCOMPARE(proposal->values, std::vector<int>({1, 2, 3}));
}

void TestJoinedReports::manyAreWorthNothing()
{
    Joined joined(height);
    joined.join(1, {{1, 2, 3, 4}, false});
    QVERIFY(!std::move(joined).outcome());
}

void TestJoinedReports::theSimplestOfALargeValue()
{
    Joined joined(height, true);
    joined.join(1, {{1}, true});
    const auto proposal = std::move(joined).outcome();
    QVERIFY(proposal && proposal->more);
    QCOMPARE(proposal->status, Proposal::Status::Possible);
    QCOMPARE(proposal->values, std::vector<int>{1});
    QVERIFY(!proposal->reports.front().alone);
}

void TestJoinedReports::aListThatIsNotWholeRulesNothingOut()
{
    Joined joined(height, true);
    joined.join(1, {{5}, true});
    joined.join(2, {{1, 2}, false}); // takes its place
    joined.join(3, {{9}, true});     // says nothing more
    const auto proposal = std::move(joined).outcome();
    QVERIFY(proposal && !proposal->more);
    QCOMPARE(proposal->values, std::vector<int>({1, 2}));
}

void TestJoinedReports::contradictionsTellWhatEachMeans()
{
    Joined joined(height);
    joined.join(1, {{1}, false});
    joined.join(2, {{2}, false});
    joined.join(3, {{2}, false});
    joined.join(4, {{3, 4}, false});
    const auto proposal = std::move(joined).outcome();
    QVERIFY(proposal);
    QCOMPARE(proposal->status, Proposal::Status::Conflicting);
    QCOMPARE(proposal->values, std::vector<int>({1, 2}));
}

void TestJoinedReports::othersCanForbid()
{
    Joined joined(height);
    joined.join(1, {{1, 2, 3, 4}, false});
    joined.keepOnly([](int value) { return value > 3; });
    const auto proposal = std::move(joined).outcome();
    QVERIFY(proposal);
    QCOMPARE(proposal->status, Proposal::Status::Certain);
    QCOMPARE(proposal->values, std::vector<int>{4});
}

QTEST_GUILESS_MAIN(TestJoinedReports)
#include "tst_joinedreports.moc"
