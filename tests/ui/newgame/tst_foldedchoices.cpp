// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/foldedchoices.h"
#include "ui/widgets/rulelabel.h"
#include "ui/words/language.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <array>

using namespace skyledger;
using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

bool isFrench()
{
    return words::spokenLanguage() == words::Language::French;
}

/// Two sowers of no game in particular, who never sow the same: who takes what the other has changes with him. Only the
/// first one has a rule.
struct Fields {
    FoldedChoice sower(std::size_t who)
    {
        FoldedChoice choice;
        choice.name = u"sower-%1"_s.arg(who + 1);
        choice.title = [] { return isFrench() ? u"Semence"_s : u"Seed"_s; };
        choice.answers = [] {
            return QList<FoldedChoice::Answer>{{isFrench() ? u"avoine"_s : u"oats"_s, u"oats"_s},
                                               {isFrench() ? u"orge"_s : u"barley"_s, u"barley"_s}};
        };
        choice.chosen = [this, who] { return sown[who]; };
        choice.choose = [this, who](int seed) {
            if (sown[1 - who] == seed)
                sown[1 - who] = sown[who];
            sown[who] = seed;
        };
        choice.tip = [] { return u"what is sown"_s; };
        if (who == 0) {
            choice.rule = u"AC-PRE-01"_s;
            choice.place = [] { return u"AC-PRE-01, page 3"_s; };
        }
        return choice;
    }
    QComboBox *box(int who) const { return parent.findChild<QComboBox *>(u"sower-%1"_s.arg(who)); }

    words::Speech speech{words::Language::English};
    std::array<int, 2> sown{0, 1};
    QWidget parent;
    FoldedChoices *choices = new FoldedChoices(
        u"seeds"_s, {u"seeds-fold"_s, [] { return u"Seeds"_s; }, [] { return u"What is sown"_s; }},
        {sower(0), sower(1)}, 12, FoldedChoices::Titles::InOneLine, &parent);
};

} // namespace

class TestFoldedChoices : public QObject
{
    Q_OBJECT

private slots:
    void foldedUntilSomebodyLooks();
    void whatIsChosenIsKeptElsewhere();
    void rulesStandBesideTheBoxes();
    void inTheLanguageThatIsSpoken();
};

void TestFoldedChoices::foldedUntilSomebodyLooks()
{
    Fields fields;
    fields.parent.show();
    QPushButton *fold = fields.choices->fold();
    QCOMPARE(fold->objectName(), u"seeds-fold"_s);
    QCOMPARE(fold->text(), u"Seeds ▾"_s);
    QCOMPARE(fold->accessibleName(), u"What is sown"_s);
    QVERIFY(!fields.choices->isVisible());
    QVERIFY(!fields.box(1)); // not made before
    fold->click();
    QCOMPARE(fold->text(), u"Seeds ▴"_s);
    QVERIFY(fields.choices->isVisible());
    QVERIFY(fields.box(1)->isVisible());
    fold->click();
    QVERIFY(!fields.choices->isVisible());
}

void TestFoldedChoices::whatIsChosenIsKeptElsewhere()
{
    Fields fields;
    fields.choices->addBoxes();
    QCOMPARE(fields.box(1)->currentText(), u"oats"_s);
    QCOMPARE(fields.box(2)->currentData().toString(), u"barley"_s);
    fields.box(1)->setCurrentIndex(1);
    QCOMPARE(fields.sown, (std::array<int, 2>{1, 0}));
    QCOMPARE(fields.box(2)->currentText(), u"oats"_s); // the other box follows
    QCOMPARE(fields.box(2)->toolTip(), u"oats"_s);
    fields.sown = {0, 1};
    fields.choices->refresh();
    QCOMPARE(fields.box(1)->currentText(), u"oats"_s);
    QCOMPARE(fields.sown, (std::array<int, 2>{0, 1})); // to show it chooses nothing
    fields.sown = {-1, 1};
    fields.choices->refresh();
    QCOMPARE(fields.box(1)->currentText(), QString());
}

void TestFoldedChoices::rulesStandBesideTheBoxes()
{
    Fields fields;
    fields.choices->addBoxes();
    const auto rules = fields.choices->findChildren<RuleLabel *>();
    QCOMPARE(rules.size(), 1);
    QCOMPARE(rules.first()->objectName(), u"sower-1-rule"_s);
    QCOMPARE(rules.first()->plain(), u"AC-PRE-01, page 3"_s);
    int titles = 0;
    const auto labels = fields.choices->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        titles += label->text() == u"Seed"_s && label->toolTip().contains(u"what is sown"_s) ? 1 : 0;
    QCOMPARE(titles, 2);
}

void TestFoldedChoices::inTheLanguageThatIsSpoken()
{
    Fields fields;
    fields.choices->addBoxes();
    fields.speech.change(words::Language::French);
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(fields.choices, &change);
    QCOMPARE(fields.box(1)->accessibleName(), u"Semence"_s);
    QCOMPARE(fields.box(1)->itemText(1), u"orge"_s);
    QCOMPARE(fields.box(1)->currentIndex(), 0);
}

QTEST_MAIN(TestFoldedChoices)

#include "tst_foldedchoices.moc"
