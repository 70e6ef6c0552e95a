// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/expectations.h"
#include "core/rulebook/expectations.h"
#include "core/table/jsonreader.h"
#include "core/table/jsonscan.h"
#include "core/table/originexpectations.h"
#include "tests/ui/words/spoken.h"
#include "ui/words/readerrors.h"

#include <QCoreApplication>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using table::ReadError;
using words::Language;

class TestReadErrors : public QObject
{
    Q_OBJECT

private slots:
    void everyPhraseHasAFrenchOne_data();
    void everyPhraseHasAFrenchOne();
    void sameAsTheCoreInEnglish();
    void inFrench();
    void whatQtSays();
    void oneLineWhateverTheFileSays();
    void namesTurnNothingAround();
};

void TestReadErrors::everyPhraseHasAFrenchOne_data()
{
    QTest::addColumn<QLatin1StringView>("phrase");
    for (const QLatin1StringView phrase : table::expect::all)
        QTest::newRow(phrase.data()) << phrase;
    for (const QLatin1StringView phrase : table::expect::slips)
        QTest::newRow(phrase.data()) << phrase;
    for (const QLatin1StringView phrase : airshipcity::expect::all)
        QTest::newRow(phrase.data()) << phrase;
    for (const QLatin1StringView phrase : table::expect::origins)
        QTest::newRow(phrase.data()) << phrase;
    for (const QLatin1StringView phrase : rulebook::expect::all)
        QTest::newRow(phrase.data()) << phrase;
}

void TestReadErrors::everyPhraseHasAFrenchOne()
{
    SKIP_WITHOUT_FRENCH();
    QFETCH(QLatin1StringView, phrase);
    QStringList arguments{u"eins"_s, u"zwei"_s};
    while (!arguments.isEmpty() && !QString(phrase).contains(u'%' + QString::number(arguments.size())))
        arguments.removeLast();
    const ReadError error{u"file"_s, u"place"_s, {phrase, arguments}};
    words::Speech speech(Language::English);
    const QString english = words::readError(error);
    VERIFY_SENTENCE(english);
    speech.change(Language::French);
    const QString french = words::readError(error);
    VERIFY_SENTENCE(french);
    const QString translated = QCoreApplication::translate("Expectations", phrase.data());
    QVERIFY2(translated != phrase || phrase == table::expect::truth, qPrintable(translated));
    QCOMPARE(french.contains(u"eins"_s), english.contains(u"eins"_s));
    QCOMPARE(french.contains(u"zwei"_s), english.contains(u"zwei"_s));
}

void TestReadErrors::sameAsTheCoreInEnglish()
{
    const words::Speech speech(Language::English);
    const ReadError inside{
        u"game.skyledger"_s, u"events[17].path"_s, {table::expect::listOf, {u"1"_s, u"5"_s}}};
    QCOMPARE(words::readError(inside),
             u"game.skyledger: events[17].path: expected a list of 1 to 5 entries"_s);
    QCOMPARE(words::readError(inside), table::describe(inside));
    const ReadError whole{u"game.skyledger"_s, {}, {table::expect::object, {}}};
    QCOMPARE(words::readError(whole), u"game.skyledger: expected an object"_s);
    QCOMPARE(words::readError(whole), table::describe(whole));
}

void TestReadErrors::inFrench()
{
    SKIP_WITHOUT_FRENCH();
    const words::Speech speech(Language::French);
    const ReadError error{
        u"partie.skyledger"_s, u"events[17].path"_s, {table::expect::listOf, {u"1"_s, u"5"_s}}};
    QCOMPARE(words::readError(error).replace(QChar::Nbsp, u' '),
             u"partie.skyledger : events[17].path : attendu : une liste de 1 à 5 éléments"_s);
}

void TestReadErrors::whatQtSays()
{
    SKIP_WITHOUT_FRENCH();
    const words::Speech speech(Language::French);
    const auto broken = table::parseObject("{\n \"a\": [1,,2]}");
    QVERIFY(!broken);
    QCOMPARE(
        words::readError({u"f"_s, broken.error().place, broken.error().expected}).replace(QChar::Nbsp, u' '),
        u"f : ligne 2, colonne 11 : attendu : du JSON en UTF-8 (valeur interdite)"_s);
    const auto absent = table::readBytes(u"/does/not/exist"_s);
    QVERIFY(!absent);
    QVERIFY2(words::readError(absent.error()).contains(u"ce fichier n’existe pas"_s),
             qPrintable(words::readError(absent.error())));
    const auto folder = table::readBytes(u"/"_s);
    QVERIFY(!folder);
    QVERIFY2(words::readError(folder.error()).contains(u"c’est un dossier"_s),
             qPrintable(words::readError(folder.error())));
}

void TestReadErrors::oneLineWhateverTheFileSays()
{
    const words::Speech speech(Language::English);
    const QString place = u"setup.\n\x1b[2J"_s + QString(100'000, u'x');
    const QString line = words::readError({u"a\nb"_s, place, {table::expect::object, {}}});
    QVERIFY(!line.contains(u'\n'));
    QVERIFY(!line.contains(u'\x1b'));
    QVERIFY(line.size() < 400);
}

/// A file or a key that is written from right to left turns neither numbers nor what is said beside it.
void TestReadErrors::namesTurnNothingAround()
{
    const words::Speech speech(Language::English);
    const QString name = u"\u05E9\u05DC\u05D5\u05DD"_s;
    const QString alone = u'\u2068' + name + u'\u2069';
    const QString line = words::readError({name, u"line 2, column 8"_s, {table::expect::keyOnce, {name}}});
    QCOMPARE(line, alone + u": line 2, column 8: expected the key "_s + alone + u" only once in an object"_s);
    QVERIFY(words::readError({u"f"_s, name, {table::expect::object, {}}}).contains(alone));
}

QTEST_GUILESS_MAIN(TestReadErrors)

#include "tst_readerrors.moc"
