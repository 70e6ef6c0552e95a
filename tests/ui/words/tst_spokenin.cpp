// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/words/spoken.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/usage.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using words::Language;
using words::SpokenIn;

/// Another language for a while, without anybody hearing of it.
class TestSpokenIn : public QObject
{
    Q_OBJECT

private slots:
    void init() { SKIP_WITHOUT_FRENCH(); }
    void forAWhile();
    void nested();
    void pluralsToo();
    void nobodyIsTold();
    void withoutASpeech();
    void whoeverBeginsToSpeakHasTheWord();
};

namespace {

QString guild()
{
    return words::name(TileKind::Guild);
}

/// Counts the changes of language that the application hears of.
class Ear : public QObject
{
public:
    Ear() { QCoreApplication::instance()->installEventFilter(this); }
    int heard = 0;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        heard += event->type() == QEvent::LanguageChange ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

void TestSpokenIn::forAWhile()
{
    for (const Language language : {Language::English, Language::French}) {
        const words::Speech speech(language);
        {
            const SpokenIn french(Language::French);
            QCOMPARE(guild(), u"Guilde"_s);
            QCOMPARE(words::spokenLanguage(), Language::French);
        }
        {
            const SpokenIn english(Language::English);
            QCOMPARE(guild(), u"Guild Hall"_s);
            QCOMPARE(words::spokenLanguage(), Language::English);
        }
        QCOMPARE(words::spokenLanguage(), language);
    }
}

void TestSpokenIn::nested()
{
    const words::Speech speech(Language::English);
    const SpokenIn french(Language::French);
    {
        const SpokenIn english(Language::English);
        QCOMPARE(guild(), u"Guild Hall"_s);
        {
            const SpokenIn again(Language::French);
            QCOMPARE(guild(), u"Guilde"_s);
        }
        QCOMPARE(guild(), u"Guild Hall"_s);
    }
    QCOMPARE(guild(), u"Guilde"_s);
}

void TestSpokenIn::pluralsToo()
{
    const words::Speech speech(Language::French);
    const SpokenIn english(Language::English);
    QCOMPARE(words::usage::beyondCursor(9, 1), u"there is no event 9: 1 event is in force"_s);
    QCOMPARE(words::usage::beyondCursor(9, 2), u"there is no event 9: 2 events are in force"_s);
}

void TestSpokenIn::nobodyIsTold()
{
    words::Speech speech(Language::English);
    Ear ear;
    {
        const SpokenIn french(Language::French);
        const SpokenIn english(Language::English);
    }
    QCoreApplication::sendPostedEvents();
    QCOMPARE(ear.heard, 0);
    speech.change(Language::French);
    QVERIFY(ear.heard > 0);
}

void TestSpokenIn::withoutASpeech()
{
    const SpokenIn french(Language::French);
    QCOMPARE(guild(), u"Guild Hall"_s);
}

void TestSpokenIn::whoeverBeginsToSpeakHasTheWord()
{
    const words::Speech outer(Language::English);
    auto french = std::make_unique<SpokenIn>(Language::French);
    const words::Speech inner(Language::English);
    QCOMPARE(guild(), u"Guild Hall"_s);
    french.reset();
    QCOMPARE(guild(), u"Guild Hall"_s);
}

QTEST_GUILESS_MAIN(TestSpokenIn)
#include "tst_spokenin.moc"
