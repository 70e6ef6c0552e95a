// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/events.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/words/language.h"
#include "ui/words/numbers.h"

#include <QFile>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::cloudage;

/// Amounts and outcomes, as they are said.
class TestSaid : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatDecided_data();
    void saysWhatDecided();
    void frenchAmountsAgree();
    void aChoiceIsApartFromWhatIsCertain();
    void starsCanBeLostToo();
    void aTieIsToldWithItsFights();
    void aFindIsCalledByWhatItBrings();
};

void TestSaid::saysWhatDecided_data()
{
    QTest::addColumn<Mode>("mode");
    QTest::addColumn<int>("total");
    QTest::addColumn<bool>("full");
    QTest::addColumn<QString>("said");
    QTest::newRow("scenario 1, won") << Mode::Scenario1 << 67 << false << u"Won: 67 VP, 60 were needed."_s;
    // Missions do not count there (CA-SOLO-05).
    QTest::newRow("scenario 1, lost") << Mode::Scenario1 << 52 << false << u"Lost: 52 VP, 60 were needed."_s;
    QTest::newRow("scenario 2, won") << Mode::Scenario2 << 110 << true << u"Won: 110 VP, 110 were needed."_s;
    QTest::newRow("scenario 2, VP lack")
        << Mode::Scenario2 << 98 << true << u"Lost: 98 VP, 110 were needed."_s;
    QTest::newRow("scenario 3, a mission lacks")
        << Mode::Scenario3 << 115 << false << u"Lost: not every visible mission is at its highest level."_s;
    QTest::newRow("campaign") << Mode::Campaign << 80 << true
                              << u"A chapter played alone is neither won nor lost: its stars count."_s;
}

void TestSaid::saysWhatDecided()
{
    QFETCH(const Mode, mode);
    QFETCH(const int, total);
    QFETCH(const bool, full);
    FinalScore score;
    PlayerScore &player = score.players.emplace_back();
    player.trackVp = total;
    MissionScore mission;
    mission.full = full;
    player.missions.push_back(mission);
    ScoringTerms terms;
    terms.mode = mode;
    decide(terms, false, score);
    QTEST(wording::soloOutcome(score), "said");
}

/// The printed French book has "2 Métaux", "8 Eaux".
void TestSaid::frenchAmountsAgree()
{
    if (!QFile::exists(u":/i18n/skyledger_fr.qm"_s))
        QSKIP("the French texts are not built in");
    const skyledger::words::Speech speech(skyledger::words::Language::French);
    const auto said = [](Resource resource, int count) {
        return wording::amountOf(resource, count).replace(QChar::Nbsp, u' ');
    };
    QCOMPARE(said(Resource::Energy, 1), u"1 Énergie"_s);
    QCOMPARE(said(Resource::Energy, 2), u"2 Énergies"_s);
    QCOMPARE(said(Resource::Water, 3), u"3 Eaux"_s);
    QCOMPARE(said(Resource::Metal, 1), u"1 Métal"_s);
    QCOMPARE(said(Resource::Metal, 4), u"4 Métaux"_s);
}

/// "2 VP, 1 Metal or 2 Water" would be a choice of three.
void TestSaid::aChoiceIsApartFromWhatIsCertain()
{
    Reward reward;
    reward.oneOf.append({});
    reward.oneOf.append({});
    reward.oneOf[0].gain[Resource::Metal] = 1;
    reward.oneOf[1].gain[Resource::Water] = 2;
    QCOMPARE(wording::rewardOf(reward), u"1 Metal or 2 Water"_s);
    reward.certain.vp = 2;
    QCOMPARE(wording::rewardOf(reward), u"2 VP, and 1 Metal or 2 Water"_s);
}

/// Penalties of a chapter may be larger than what it brought; a number below 0 is said as one.
void TestSaid::starsCanBeLostToo()
{
    for (const int stars : {-2, -1, 0, 1, 3}) {
        const QString said = wording::starsOf(stars);
        const QString number = skyledger::words::plainNumber(stars);
        QVERIFY2(said.startsWith(number + u' ') && !said.contains(u'%'), qPrintable(said));
    }
}

/// Its id says nothing at the table: it stands where nothing else is known.
void TestSaid::aFindIsCalledByWhatItBrings()
{
    GameRecord record;
    record.players.append({u"Ada"_s, {}});
    record.setup.playerCount = 1;
    record.setup.catalogue.cityCount = 1;
    QVERIFY(record.ids.cities.add(*table::Id::from(u"whika"_s)));
    record.setup.catalogue.findCount = 2;
    QVERIFY(record.ids.finds.add(*table::Id::from(u"f1"_s)));
    QVERIFY(record.ids.finds.add(*table::Id::from(u"f2"_s)));
    Amounts gain;
    gain[Resource::Metal] = 2;
    record.setup.catalogue.finds[Find{0}].gain = gain;
    Play play;
    play.player = Player{0};
    Fly fly;
    fly.points = 3;
    play.what = fly;
    Reported reported;
    reported.found = {{Find{0}, {}}, {Find{1}, {}}};
    const QString said = wording::deed(play, reported, wording::GameWords(record), State());
    QVERIFY2(said.contains(u"finds 2 Metal, f2"_s), qPrintable(said));
}

void TestSaid::aTieIsToldWithItsFights()
{
    GameRecord record;
    FinalScore score;
    for (const QString &name : {u"Ada"_s, u"Bo"_s, u"Cy"_s}) {
        record.players.append({name, {}});
        score.players.emplace_back().trackVp = name == u"Bo"_s ? 60 : 70;
    }
    score.players[0].lastFight = 9;
    score.players[2].lastFight = 11;
    decide(ScoringTerms(), true, score);
    QCOMPARE(wording::outcome(score, wording::GameWords(record)),
             u"Winner: Cy (by the last combat: Ada 9, Cy 11)"_s);
    score.players[1].trackVp = 80;
    decide(ScoringTerms(), true, score);
    QCOMPARE(wording::outcome(score, wording::GameWords(record)), u"Winner: Bo"_s);
}

QTEST_GUILESS_MAIN(TestSaid)

#include "tst_said.moc"
