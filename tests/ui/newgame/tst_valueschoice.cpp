// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/valueschoice.h"
#include "ui/words/language.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace skyledger;
using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

enum Seeds { Own, Made, Before };

Sentence said(const QString &english, const QString &french)
{
    return
        [english, french] { return words::spokenLanguage() == words::Language::French ? french : english; };
}

/// The values of no game in particular.
struct Barn {
    Barn()
    {
        form.offer(0, {Own, said(u"Own barn"_s, u"Grange"_s), said(u"read off"_s, u"relevé"_s)});
        form.offer(1, {Made, said(u"Made up"_s, u"Inventé"_s), said(u"nobody has it"_s, u"rien"_s), false});
        form.show();
    }
    QComboBox *box() const { return form.findChild<QComboBox *>(u"components"_s); }
    QPushButton *enter() const { return form.findChild<QPushButton *>(u"enter-box"_s); }
    QString note() const { return form.findChild<QLabel *>(u"components-note"_s)->text(); }

    words::Speech speech{words::Language::English};
    ValuesChoice form{said(u"Seeds"_s, u"Semences"_s), said(u"Enter…"_s, u"Saisir…"_s), nullptr};
};

} // namespace

class TestValuesChoice : public QObject
{
    Q_OBJECT

private slots:
    void theFirstAreChosen();
    void somebodyChoosesOthers();
    void othersCanComeLater();
    void inTheLanguageThatIsSpoken();
};

void TestValuesChoice::theFirstAreChosen()
{
    Barn barn;
    QCOMPARE(barn.form.chosen(), int(Own));
    QCOMPARE(barn.note(), u"read off"_s);
    QCOMPARE(barn.box()->accessibleName(), u"Seeds"_s);
    QSignalSpy wanted(&barn.form, &ValuesChoice::enterWanted);
    QVERIFY(barn.enter()->isVisible());
    barn.enter()->click();
    QCOMPARE(wanted.size(), 1);
}

void TestValuesChoice::somebodyChoosesOthers()
{
    Barn barn;
    QSignalSpy changed(&barn.form, &ValuesChoice::changed);
    barn.box()->setCurrentIndex(1);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(barn.form.chosen(), int(Made));
    QCOMPARE(barn.note(), u"nobody has it"_s);
    QVERIFY(!barn.enter()->isVisible()); // there is nothing to enter
    barn.form.choose(0);
    QCOMPARE(changed.size(), 1); // the program did
    QCOMPARE(barn.note(), u"read off"_s);
}

void TestValuesChoice::othersCanComeLater()
{
    Barn barn;
    QSignalSpy changed(&barn.form, &ValuesChoice::changed);
    QCOMPARE(barn.form.placeOf(Before), -1);
    barn.form.offer(0, {Before, said(u"As before"_s, u"Comme avant"_s), said(u"the same"_s, u"pareil"_s)});
    QCOMPARE(barn.form.placeOf(Before), 0);
    QCOMPARE(barn.form.chosen(), int(Own)); // still
    QCOMPARE(barn.note(), u"read off"_s);
    barn.form.choose(0);
    QCOMPARE(barn.form.chosen(), int(Before));
    QCOMPARE(barn.note(), u"the same"_s);
    QVERIFY(changed.isEmpty());
}

void TestValuesChoice::inTheLanguageThatIsSpoken()
{
    Barn barn;
    barn.speech.change(words::Language::French);
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(&barn.form, &change);
    QCOMPARE(barn.box()->itemText(0), u"Grange"_s);
    QCOMPARE(barn.note(), u"relevé"_s);
    QCOMPARE(barn.enter()->text(), u"Saisir…"_s);
}

QTEST_MAIN(TestValuesChoice)

#include "tst_valueschoice.moc"
