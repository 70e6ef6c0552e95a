// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/rulebook/books.h"

#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QStandardPaths>
#include <QtTest/QTest>

using namespace skyledger::rulebook;
using namespace skyledger::rulebook::test;
using namespace Qt::Literals::StringLiterals;

/// Every word of the rules of every game is in the dictionary of its language or in the list of words of its game.
class TestSpelling : public QObject
{
    Q_OBJECT

private slots:
    void wordsAreKnown_data();
    void wordsAreKnown();
    void misspellingsAreFound_data();
    void misspellingsAreFound();
};

namespace {

/// The words that hunspell does not know; an invalid answer if it or the dictionary is missing.
struct Spelling {
    bool checked = false;
    QStringList unknown;
};

Spelling spellingOf(const QString &game, const QString &texts, const QString &dictionary,
                    const QString &language)
{
    const QString program = QStandardPaths::findExecutable(u"hunspell"_s);
    if (program.isEmpty())
        return {};
    const QString ownWords =
        u"" SKYLEDGER_SOURCE_DIR "/resources/rulebook/%1/words.%2.txt"_s.arg(game, language);
    QProcess hunspell;
    hunspell.start(program, {u"-l"_s, u"-i"_s, u"UTF-8"_s, u"-d"_s, dictionary, u"-p"_s, ownWords});
    static const QRegularExpression withDigits(u"\\w*\\d\\w*"_s); // A1, 4x4
    hunspell.write(QString(texts).replace(u'’', u'\'').remove(withDigits).toUtf8());
    hunspell.closeWriteChannel();
    constexpr int patience = 120'000;
    if (!hunspell.waitForFinished(patience) || hunspell.exitCode() != 0)
        return {};
    QStringList unknown =
        QString::fromUtf8(hunspell.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    unknown.removeDuplicates();
    return {true, unknown};
}

void append(QStringList &lines, const Text &text, const QString &language)
{
    lines << text.in(language);
}

void append(QStringList &lines, const Texts &texts, const QString &language)
{
    lines << texts.in(language);
}

/// Every text of the rulebook in a language.
QString textsIn(const Rulebook &rules, const QString &language)
{
    QStringList lines{rules.foot().in(language)};
    for (const Topic &topic : rules.topics())
        append(lines, topic.title, language);
    for (const Entry &entry : rules.entries()) {
        append(lines, entry.title, language);
        append(lines, entry.text, language);
        append(lines, entry.example, language);
        append(lines, entry.ask, language);
        for (const EditionText &edition : entry.editions)
            append(lines, edition.text, language);
        for (const Ruling &ruling : entry.rulings) {
            append(lines, ruling.why, language);
            for (const Reading &reading : ruling.readings)
                append(lines, reading.text, language);
        }
    }
    for (const Term &term : rules.glossary().terms()) {
        append(lines, term.label, language);
        append(lines, term.heading, language);
        append(lines, term.inText, language);
        append(lines, term.synonyms, language);
        append(lines, term.note, language);
    }
    return lines.join(u'\n');
}

void addGamesAndLanguages()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("dictionary");
    for (const Book &book : books()) {
        QTest::newRow(qUtf8Printable(book.game + u" in English"_s)) << book.game << u"en"_s << u"en_GB"_s;
        QTest::newRow(qUtf8Printable(book.game + u" in French"_s)) << book.game << u"fr"_s << u"fr"_s;
    }
}

} // namespace

void TestSpelling::wordsAreKnown_data()
{
    addGamesAndLanguages();
}

void TestSpelling::wordsAreKnown()
{
    QFETCH(const QString, game);
    QFETCH(const QString, language);
    QFETCH(const QString, dictionary);
    const Spelling spelling = spellingOf(game, textsIn(bookOf(game).rules, language), dictionary, language);
    if (!spelling.checked)
        QSKIP(qPrintable(u"hunspell or its dictionary %1 is not installed"_s.arg(dictionary)));
    QCOMPARE(spelling.unknown.join(u' '), QString());
}

void TestSpelling::misspellingsAreFound_data()
{
    addGamesAndLanguages();
}

/// The test above can fail.
void TestSpelling::misspellingsAreFound()
{
    QFETCH(const QString, game);
    QFETCH(const QString, language);
    QFETCH(const QString, dictionary);
    const Spelling spelling = spellingOf(game, u"xyzzyq"_s, dictionary, language);
    if (!spelling.checked)
        QSKIP(qPrintable(u"hunspell or its dictionary %1 is not installed"_s.arg(dictionary)));
    QCOMPARE(spelling.unknown, QStringList{u"xyzzyq"_s});
}

QTEST_GUILESS_MAIN(TestSpelling)
#include "tst_spelling.moc"
