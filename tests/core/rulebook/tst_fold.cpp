// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/fold.h"
#include "core/rulebook/typos.h"

#include <QtTest/QTest>

using namespace skyledger::rulebook;
using namespace Qt::Literals::StringLiterals;

/// Words as the search compares them.
class TestFold : public QObject
{
    Q_OBJECT

private slots:
    void textsAreFolded_data();
    void textsAreFolded();
    void textsAreTakenApart_data();
    void textsAreTakenApart();
    void wordsKnowWhereTheyStand();
    void stemsJoinTheFormsOfAWord_data();
    void stemsJoinTheFormsOfAWord();
    void stemsKeepWordsApart_data();
    void stemsKeepWordsApart();
    void typosAreCounted_data();
    void typosAreCounted();
    void typosWithinABeginning();
    void lettersRuleOutNothingThatIsNear();
};

void TestFold::textsAreFolded_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("case") << u"HARBOR Éq"_s << u"harbor eq"_s;
    QTest::newRow("accents") << u"équipé à çÜñ"_s << u"equipe a cun"_s;
    QTest::newRow("ligatures") << u"œuvre ŒIL Æther ﬁn"_s << u"oeuvre oeil aether fin"_s;
    QTest::newRow("decomposed") << u"e\u0301quipe\u0301"_s << u"equipe"_s;
    QTest::newRow("apostrophes") << u"l'a l’a l‘a lʼa"_s << u"l a l a l a l a"_s;
    QTest::newRow("hyphens") << u"peut-on peut‑on peut–on"_s << u"peut on peut on peut on"_s;
    QTest::newRow("other spaces") << u"a\u00a0b\u202fc\td"_s << u"a b c d"_s;
    QTest::newRow("digits of other scripts") << u"٣"_s << u"3"_s;
    QTest::newRow("sharp s") << u"Straße"_s << u"strasse"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestFold::textsAreFolded()
{
    QFETCH(const QString, text);
    QTEST(folded(text), "expected");
}

void TestFold::textsAreTakenApart_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << text << expected.split(u' ', Qt::SkipEmptyParts);
    };
    row("elisions", u"l'équipage d’œuvre qu'il jusqu’à"_s, u"equipage oeuvre il a"_s);
    row("elisions in capitals", u"L’ÉQUIPAGE"_s, u"equipage"_s);
    row("the English genitive", u"the crew's move, the players’ turn"_s, u"the crew move the players turn"_s);
    row("English short forms", u"don't I'm can’t we’ll"_s, u"dont i cant we"_s);
    row("an apostrophe within a word", u"aujourd'hui"_s, u"aujourd hui"_s);
    row("an apostrophe at the edge", u"'quoted' l'"_s, u"quoted l"_s);
    row("hyphens", u"peut-on long-distance"_s, u"peut on long distance"_s);
    row("letters and digits", u"move05 4x4 20/40 3e"_s, u"move 5 4 x 4 20 40 3 e"_s);
    row("zeros", u"0 00 007"_s, u"0 0 7"_s);
    row("nothing but signs", u"?!… « » —"_s, {});
    row("another script", u"飛行船 дирижабль"_s, u"飛行船 дирижабль"_s);
}

void TestFold::textsAreTakenApart()
{
    QFETCH(const QString, text);
    QStringList found;
    const std::vector<Word> all = words(text);
    for (const Word &word : all)
        found << word.folded;
    QTEST(found, "expected");
}

void TestFold::wordsKnowWhereTheyStand()
{
    const QString text = u"L’e\u0301quipage, don't 007"_s;
    QStringList found;
    const std::vector<Word> all = words(text);
    for (const Word &word : all)
        found << text.sliced(word.start, word.length);
    QCOMPARE(found, (QStringList{u"e\u0301quipage"_s, u"don't"_s, u"007"_s}));
}

void TestFold::stemsJoinTheFormsOfAWord_data()
{
    QTest::addColumn<QStringList>("forms");
    for (const char *forms :
         {"contract contracts", "utility utilities", "box boxes", "bonus bonuses", "slide slides",
          "tile tiles", "tie ties", "equipage equipages", "plateau plateaux", "journal journaux", "jeu jeux",
          "partie parties", "pret prete prets pretes", "active activee actives activees", "case cases",
          "economie economy", "majorite majorites", "pays pay"}) {
        QTest::newRow(forms) << QString::fromLatin1(forms).split(u' ');
    }
}

void TestFold::stemsJoinTheFormsOfAWord()
{
    QFETCH(const QStringList, forms);
    for (const QString &form : forms)
        QCOMPARE(stem(form), stem(forms.first()));
}

void TestFold::stemsKeepWordsApart_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("short words") << u"gas"_s << u"ga"_s;
    QTest::newRow("double s") << u"less"_s << u"les"_s;
    QTest::newRow("cases") << u"case"_s << u"cas"_s;
    QTest::newRow("port, porte") << u"port"_s << u"portage"_s;
}

void TestFold::stemsKeepWordsApart()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QVERIFY(stem(one) != stem(other));
}

void TestFold::typosAreCounted_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("word");
    QTest::addColumn<int>("typos");
    QTest::newRow("none") << u"harbor"_s << u"harbor"_s << 0;
    QTest::newRow("a wrong letter") << u"harbur"_s << u"harbor"_s << 1;
    QTest::newRow("a letter too many") << u"harboor"_s << u"harbor"_s << 1;
    QTest::newRow("a letter too few") << u"harbr"_s << u"harbor"_s << 1;
    QTest::newRow("two swapped") << u"habror"_s << u"harbor"_s << 1;
    QTest::newRow("two swapped at the end") << u"harbro"_s << u"harbor"_s << 1;
    QTest::newRow("two mistakes") << u"hrabur"_s << u"harbor"_s << 2;
    QTest::newRow("too many") << u"market"_s << u"harbor"_s << 3;
    QTest::newRow("far too long") << u"x"_s.repeated(40) << u"x"_s.repeated(40) << 3;
}

void TestFold::typosAreCounted()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, word);
    QFETCH(const int, typos);
    QCOMPARE(std::min(typosBetween(typed, word, 2), 3), typos);
    QCOMPARE(std::min(typosBetween(word, typed, 2), 3), typos);
}

void TestFold::typosWithinABeginning()
{
    QCOMPARE(typosToBeginning(u"equpa", u"equipages", 1), 1);
    QCOMPARE(typosToBeginning(u"equipa", u"equipages", 1), 0);
    QVERIFY(typosToBeginning(u"qupages", u"equipages", 1) > 1);
    QVERIFY(typosToBeginning(u"equipages", u"equi", 1) > 1);
}

/// The quick look at the letters may not rule out a word that is near.
void TestFold::lettersRuleOutNothingThatIsNear()
{
    const QString word = u"shipyard"_s;
    for (qsizetype at = 0; at < word.size(); ++at) {
        QString wrong = word;
        wrong[at] = u'z';
        QString left = word;
        left.remove(at, 1);
        for (const QString &typed : {wrong, left}) {
            QCOMPARE(typosBetween(typed, word, 1), 1);
            QVERIFY(canBeNear(letterSet(typed), letterSet(word), 1));
            QVERIFY(canBeginNear(letterSet(typed), letterSet(word), 1));
        }
    }
    QVERIFY(!canBeNear(letterSet(u"market"), letterSet(word), 2));
}

QTEST_GUILESS_MAIN(TestFold)
#include "tst_fold.moc"
