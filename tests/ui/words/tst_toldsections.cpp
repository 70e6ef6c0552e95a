// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/amountchanges.h"
#include "ui/words/decisionstold.h"
#include "ui/words/language.h"
#include "ui/words/ordertold.h"

#include <QtTest/QTest>

#include <memory>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using words::ExplanationLine;
using words::ExplanationSection;
using words::OrderTold;
using words::ReadingTold;
using words::Standing;

namespace {

const std::vector<Standing> &friends()
{
    static const std::vector<Standing> seats{{u"Ada"_s, 7, 1, true}, {u"Bo"_s, 7, 2, false}};
    return seats;
}

QStringList said(const ExplanationSection &section)
{
    QStringList lines;
    for (const ExplanationLine &line : section.lines)
        lines << line.text;
    return lines;
}

/// Ada and Bo at seven points; berries are compared, then baskets.
OrderTold evening(std::optional<int> berriesOfBo, std::optional<int> basketsOfBo)
{
    const auto most = [](const QString &what) {
        return [what](const QString &tied, const QString &vp, const QString &numbers) {
            return u"%1 at %2, most %3: %4."_s.arg(tied, vp, what, numbers);
        };
    };
    OrderTold order;
    order.players = friends();
    order.rules = {{u"TOY-1"_s, 0}};
    order.comparisons = {{{1, berriesOfBo}, most(u"berries"_s), {{u"TOY-2"_s, 0}}},
                         {{4, basketsOfBo}, most(u"baskets"_s), {}}};
    order.stays = [](const QString &tied, std::size_t compared) {
        return u"%1 stay, %2 compared."_s.arg(tied).arg(compared);
    };
    order.rulesOfStaying = {{u"TOY-3"_s, 0}};
    return order;
}

} // namespace

/// The parts of an explanation that any game can tell: the order of the players, readings, interventions.
class TestToldSections : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_speech = std::make_unique<words::Speech>(words::Language::English); }
    void cleanup() { m_speech.reset(); }

    void tiesArePartedOneComparisonAfterTheOther()
    {
        const ExplanationSection parted = orderSection(evening(0, 4));
        QCOMPARE(
            said(parted),
            (QStringList{u"Most VP wins: Ada 7, Bo 7."_s, u"Ada and Bo at 7 VP, most berries: Ada 1, Bo 0."_s,
                         u"So the order is: 1. Ada, 2. Bo."_s}));
        QCOMPARE(parted.subject, ExplanationSection::Subject::TieBreaks);
        QCOMPARE(parted.lines[0].rules.front().id, u"TOY-1"_s);
        QCOMPARE(parted.lines[1].rules.front().id, u"TOY-2"_s);
        const ExplanationSection still = orderSection(evening(1, 5));
        QCOMPARE(said(still).mid(1, 2),
                 (QStringList{u"Ada and Bo at 7 VP, most berries: Ada 1, Bo 1."_s,
                              u"Ada and Bo at 7 VP, most baskets: Bo 5, Ada 4."_s}));
    }

    void someStayTied()
    {
        const ExplanationSection stay = orderSection(evening(1, 4));
        QCOMPARE(said(stay).value(3), u"Ada and Bo stay, 2 compared."_s);
        QCOMPARE(stay.lines[3].rules.front().id, u"TOY-3"_s);
        // Where somebody's number is not known, nothing more is compared.
        QCOMPARE(said(orderSection(evening(1, {}))).value(2), u"Ada and Bo stay, 1 compared."_s);
        OrderTold nobody = evening(1, 4);
        nobody.players[1].total = 5;
        QCOMPARE(said(orderSection(nobody)).value(1), u"Nobody is tied."_s);
    }

    void readingsThatAreNotTheUsualOnes()
    {
        const std::vector<ReadingTold> readings{{u"Rotten berries"_s,
                                                 u"count"_s,
                                                 u"do not"_s,
                                                 {{u"TOY-3"_s, 0}},
                                                 {{{u"Ada"_s, 7, 1, true}, {u"Bo"_s, 5, 2, false}}},
                                                 0},
                                                {u"Empty baskets"_s,
                                                 u"count"_s,
                                                 u"do not"_s,
                                                 {},
                                                 {{{u"Ada"_s, 7, 2, false}, {u"Bo"_s, 7, 1, true}}},
                                                 0},
                                                {u"Nuts"_s, u"are berries"_s, u"are none"_s, {}, {}, 3},
                                                {{}, {}, {}, {}, friends(), 0}};
        const ExplanationSection section = readingSection(friends(), readings);
        QCOMPARE(section.subject, ExplanationSection::Subject::Rulings);
        QCOMPARE(said(section).constFirst(), u"Rotten berries: count. By default of the edition: do not."_s);
        QCOMPARE(section.lines.front().rules.front().id, u"TOY-3"_s);
        QCOMPARE(said(section).constLast(), u"All of these together:"_s);
        QStringList otherwise;
        for (const ExplanationLine &line : section.lines)
            otherwise << line.details.front().text;
        QCOMPARE(otherwise,
                 (QStringList{
                     u"By default: Bo 5 VP instead of 7 VP."_s,
                     u"By default: Ada rank 2 instead of 1; Bo rank 1 instead of 2."_s,
                     u"By default this would be refused, and the game could not have gone on as it did."_s,
                     u"By default the score would be the same."_s}));
        QVERIFY(section.lines[0].details.front().details.empty()); // Ada wins all the same
        QCOMPARE(section.lines[1].details.front().details.front().text, u"Bo would win."_s);
        QCOMPARE(section.lines[2].details.front().event, std::size_t{3});
        QVERIFY(readingSection(friends(), {}).lines.empty());
    }

    void correctionsAndMovesAgainstTheRules()
    {
        const ExplanationSection section = interventionSection(
            friends(),
            {{4, u"Ada takes a pear"_s, u"it was hers"_s, {3, 0}}, {5, u"corrected"_s, {}, {0, 0}}});
        QCOMPARE(section.subject, ExplanationSection::Subject::Interventions);
        QCOMPARE(said(section),
                 (QStringList{u"Ada takes a pear (reason given: it was hers)"_s, u"corrected"_s}));
        QCOMPARE(section.lines[0].event, std::size_t{4});
        QCOMPARE(section.lines[0].details.size(), std::size_t{1});
        QCOMPARE(section.lines[0].details.front().text, u"Ada"_s);
        QCOMPARE(section.lines[0].details.front().vp, std::optional(3));
        QVERIFY(section.lines[1].details.empty());
    }

    void amountsThatChange()
    {
        QCOMPARE(words::signedAmount(u"Berries"_s, 3), u"Berries +3"_s);
        QCOMPARE(words::signedAmount(u"Berries"_s, -2), u"Berries −2"_s);
        QCOMPARE(words::signedAmount(u"Berries"_s, 0), QString());
        QCOMPARE(words::changedAmount(u"VP"_s, -1, 3), u"VP −1 → 3"_s);
        QCOMPARE(words::changedAmount(u"VP"_s, 4, 4), QString());
    }

private:
    std::unique_ptr<words::Speech> m_speech;
};

QTEST_GUILESS_MAIN(TestToldSections)
#include "tst_toldsections.moc"
