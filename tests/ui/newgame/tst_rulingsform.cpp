// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/rulingsform.h"
#include "ui/words/language.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>

using namespace skyledger;
using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

bool isFrench()
{
    return words::spokenLanguage() == words::Language::French;
}

/// Two editions, the second of which lets berries go bad; how baskets are counted is the same in both.
RulingsSpec spec()
{
    RulingsSpec spec;
    spec.editions = [] { return QStringList{u"First"_s, isFrench() ? u"Seconde"_s : u"Second"_s}; };
    const auto ruling = [](const QString &key) {
        return RulingsSpec::Ruling{.key = key,
                                   .title = [key] { return key; },
                                   .readings =
                                       [] {
                                           return QStringList{u"yes"_s, isFrench() ? u"non"_s : u"no"_s};
                                       },
                                   .rule = u"TOY-01"_s,
                                   .place = [] { return u"page 3"_s; }};
    };
    spec.rulings = {ruling(u"keeps"_s), ruling(u"counts"_s)};
    spec.usual = {0, {0, 0}};
    spec.withEdition = [](const RulingsSpec::Chosen &chosen, int edition) {
        const auto usual = static_cast<std::size_t>(chosen.edition);
        RulingsSpec::Chosen next{edition, chosen.readings};
        if (next.readings[0] == usual)
            next.readings[0] = static_cast<std::size_t>(edition);
        return next;
    };
    return spec;
}

struct Shown {
    Shown()
    {
        form.show();
        form.findChild<QPushButton *>(u"rulings-fold"_s)->click();
    }
    QComboBox *box(const QString &name) { return form.findChild<QComboBox *>(name); }

    words::Speech speech{words::Language::English};
    RulingsForm form{spec()};
};

} // namespace

class TestRulingsForm : public QObject
{
    Q_OBJECT

private slots:
    void anEditionBringsItsReadings()
    {
        Shown shown;
        const QSignalSpy changed(&shown.form, &RulingsForm::changed);
        shown.box(u"edition"_s)->setCurrentIndex(1);
        QCOMPARE(shown.form.chosen(), (RulingsSpec::Chosen{1, {1, 0}}));
        QCOMPARE(shown.box(u"ruling-keeps"_s)->currentText(), u"no"_s);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(shown.form.editionName(1), u"Second"_s);
    }

    void whatWasChosenIsKept()
    {
        Shown shown;
        shown.box(u"ruling-counts"_s)->setCurrentIndex(1);
        shown.box(u"edition"_s)->setCurrentIndex(1);
        QCOMPARE(shown.form.chosen(), (RulingsSpec::Chosen{1, {1, 1}}));
    }

    void itShowsWhatIsPlayedWith()
    {
        Shown shown;
        shown.form.set({1, {0, 1}});
        QCOMPARE(shown.form.chosen(), (RulingsSpec::Chosen{1, {0, 1}}));
        QCOMPARE(shown.box(u"edition"_s)->currentText(), u"Second"_s);
        QCOMPARE(shown.box(u"ruling-keeps"_s)->currentText(), u"yes"_s);
        QCOMPARE(shown.box(u"ruling-counts"_s)->currentText(), u"no"_s);
    }

    void inTheLanguageThatIsSpoken()
    {
        Shown shown;
        shown.form.set({1, {1, 0}});
        const QSignalSpy changed(&shown.form, &RulingsForm::changed);
        shown.speech.change(words::Language::French);
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(&shown.form, &change);
        QCOMPARE(shown.box(u"edition"_s)->currentText(), u"Seconde"_s);
        QCOMPARE(shown.box(u"ruling-keeps"_s)->currentText(), u"non"_s);
        QCOMPARE(shown.form.chosen(), (RulingsSpec::Chosen{1, {1, 0}}));
        QCOMPARE(changed.size(), 0);
    }
};

QTEST_MAIN(TestRulingsForm)
#include "tst_rulingsform.moc"
