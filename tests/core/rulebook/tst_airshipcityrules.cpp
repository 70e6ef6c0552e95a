// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "tests/core/rulebook/books.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace skyledger;
using namespace skyledger::rulebook;
using namespace skyledger::rulebook::test;
using namespace Qt::Literals::StringLiterals;

/// What the rules of Airship City alone have: editions, and ids as people mistype them.
class TestAirshipCityRules : public QObject
{
    Q_OBJECT

private slots:
    void editionsAreThoseOfTheCore();
    void mistypedIdsFindTheirRule_data();
    void mistypedIdsFindTheirRule();
};

namespace {

const Rulebook &airshipCity()
{
    return bookOf(u"airship-city"_s).rules;
}

} // namespace

void TestAirshipCityRules::editionsAreThoseOfTheCore()
{
    const auto isEdition = [](const QString &id) {
        const auto &names = airshipcity::nameTable<airshipcity::Edition>;
        return std::find(names.begin(), names.end(), id.toStdString()) != names.end();
    };
    for (const Entry &entry : airshipCity().entries()) {
        QVERIFY2(entry.edition.isEmpty() || isEdition(entry.edition), qPrintable(entry.id));
        for (const EditionText &edition : entry.editions)
            QVERIFY2(isEdition(edition.edition), qPrintable(entry.id));
    }
}

void TestAirshipCityRules::mistypedIdsFindTheirRule_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("chapter");
    QTest::newRow("a letter left out") << u"AC-MOV-05"_s << u"AC-MOVE-05"_s;
    QTest::newRow("swapped letters") << u"AC-MVOE-05"_s << u"AC-MOVE-05"_s;
    QTest::newRow("run together") << u"acmove05"_s << u"AC-MOVE-05"_s;
    QTest::newRow("in the middle") << u"AC-LOC-MRAK-01"_s << u"AC-LOC-MARK-01"_s;
    QTest::newRow("no such number") << u"AC-MOVE-99"_s << u"AC-MOVE-"_s;
}

void TestAirshipCityRules::mistypedIdsFindTheirRule()
{
    QFETCH(const QString, query);
    QFETCH(const QString, chapter);
    const Found found = bookOf(u"airship-city"_s).search.find(query);
    QVERIFY(!found.isEmpty());
    for (const Found::Hit &hit : found.hits()) {
        const QStringList &covers = airshipCity().entries()[hit.entry].covers;
        const bool ofIt = std::any_of(covers.begin(), covers.end(),
                                      [&](const QString &rule) { return rule.startsWith(chapter); });
        QVERIFY2(ofIt, qPrintable(covers.join(u' ')));
    }
}

QTEST_GUILESS_MAIN(TestAirshipCityRules)
#include "tst_airshipcityrules.moc"
