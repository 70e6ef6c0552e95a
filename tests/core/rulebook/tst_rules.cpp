// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/rulebook/books.h"

#include <QtCore/QDirIterator>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <algorithm>

using namespace skyledger::rulebook;
using namespace skyledger::rulebook::test;
using namespace Qt::Literals::StringLiterals;

/// The rules of every game: embedded whole, found by title, id and label, asked for in words, and set as French is set.
/// Links, ids that stand twice and texts that lack a language are refused by the reader already.
class TestRules : public QObject
{
    Q_OBJECT

private slots:
    void everyFolderIsEmbedded();
    void everyFileIsEmbedded_data();
    void everyFileIsEmbedded();
    void theGameIsThatOfTheFolder_data();
    void theGameIsThatOfTheFolder();
    void everyPictureIsShown_data();
    void everyPictureIsShown();
    void everyEntryIsFoundByItsTitle_data();
    void everyEntryIsFoundByItsTitle();
    void everyRuleIsFoundByItsId_data();
    void everyRuleIsFoundByItsId();
    void everyTermIsFoundByItsLabel_data();
    void everyTermIsFoundByItsLabel();
    void entriesSayHowPeopleAsk_data();
    void entriesSayHowPeopleAsk();
    void frenchIsSetAsFrench_data();
    void frenchIsSetAsFrench();
};

namespace {

QString sourceOf(const QString &game)
{
    return u"" SKYLEDGER_SOURCE_DIR "/resources/rulebook/"_s + game;
}

/// The files of a folder and of those in it, sorted.
QStringList filesIn(const QString &folder)
{
    QStringList files;
    QDirIterator all(folder, {u"*.json"_s, u"*.svg"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext())
        files << all.next().mid(folder.size());
    files.sort();
    return files;
}

/// One row for each game.
void addGames()
{
    QTest::addColumn<QString>("game");
    for (const Book &book : books())
        QTest::newRow(qUtf8Printable(book.game)) << book.game;
}

/// What is printed in French: everything but how people type.
QStringList frenchOf(const Rulebook &rules)
{
    const QString language = u"fr"_s;
    QStringList texts{rules.foot().in(language)};
    for (const Topic &topic : rules.topics())
        texts << topic.title.in(language);
    for (const Entry &entry : rules.entries()) {
        texts << entry.title.in(language) << entry.text.in(language) << entry.example.in(language);
        for (const EditionText &edition : entry.editions)
            texts << edition.text.in(language);
        for (const Ruling &ruling : entry.rulings) {
            texts << ruling.why.in(language);
            for (const Reading &reading : ruling.readings)
                texts << reading.text.in(language);
        }
    }
    for (const Term &term : rules.glossary().terms())
        texts << term.label.in(language) << term.note.in(language);
    return texts;
}

} // namespace

void TestRules::everyFolderIsEmbedded()
{
    const QStringList folders = QDir(sourceOf({})).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    QVERIFY(!folders.isEmpty());
    QStringList games;
    for (const Book &book : books())
        games << book.game;
    QCOMPARE(games, folders);
}

void TestRules::everyFileIsEmbedded_data()
{
    addGames();
}

void TestRules::everyFileIsEmbedded()
{
    QFETCH(const QString, game);
    const QStringList files = filesIn(sourceOf(game));
    QVERIFY(!files.isEmpty());
    QCOMPARE(filesIn(folderOf(game)), files);
}

void TestRules::theGameIsThatOfTheFolder_data()
{
    addGames();
}

void TestRules::theGameIsThatOfTheFolder()
{
    QFETCH(const QString, game);
    QCOMPARE(bookOf(game).rules.game(), game);
    QCOMPARE(bookOf(game).rules.languages(), (QStringList{u"en"_s, u"fr"_s}));
}

void TestRules::everyPictureIsShown_data()
{
    addGames();
}

void TestRules::everyPictureIsShown()
{
    QFETCH(const QString, game);
    QStringList shown;
    for (const Entry &entry : bookOf(game).rules.entries()) {
        if (!entry.picture.isEmpty() && !shown.contains(entry.picture + u".svg"_s))
            shown << entry.picture + u".svg"_s;
    }
    shown.sort();
    QCOMPARE(QDir(folderOf(game) + u"/pictures"_s).entryList(QDir::Files, QDir::Name), shown);
}

void TestRules::everyEntryIsFoundByItsTitle_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("title");
    for (const Book &book : books()) {
        for (const Entry &entry : book.rules.entries()) {
            for (const auto &[language, title] : entry.title)
                QTest::newRow(qUtf8Printable(entry.id + u' ' + language)) << book.game << entry.id << title;
        }
    }
}

void TestRules::everyEntryIsFoundByItsTitle()
{
    QFETCH(const QString, game);
    QFETCH(const QString, id);
    QFETCH(const QString, title);
    constexpr std::size_t first = 3;
    const std::vector<const Entry *> entries = firstOf(bookOf(game), title, first);
    const bool there =
        std::any_of(entries.begin(), entries.end(), [&](const Entry *entry) { return entry->id == id; });
    QVERIFY2(there, qUtf8Printable(title + u" found "_s + idsOf(bookOf(game), title, first)));
}

void TestRules::everyRuleIsFoundByItsId_data()
{
    addGames();
}

void TestRules::everyRuleIsFoundByItsId()
{
    QFETCH(const QString, game);
    const Book &book = bookOf(game);
    for (const Entry &entry : book.rules.entries()) {
        for (const QString &rule : entry.covers)
            QCOMPARE(idsOf(book, rule, 1), entry.id);
    }
}

void TestRules::everyTermIsFoundByItsLabel_data()
{
    addGames();
}

void TestRules::everyTermIsFoundByItsLabel()
{
    QFETCH(const QString, game);
    const Book &book = bookOf(game);
    for (const Term &term : book.rules.glossary().terms()) {
        for (const auto &[language, label] : term.label)
            QVERIFY2(!book.search.find(label).isEmpty(), qUtf8Printable(label));
    }
}

void TestRules::entriesSayHowPeopleAsk_data()
{
    addGames();
}

void TestRules::entriesSayHowPeopleAsk()
{
    QFETCH(const QString, game);
    for (const Entry &entry : bookOf(game).rules.entries()) {
        for (const auto &[language, ways] : entry.ask)
            QVERIFY2(ways.size() >= 2, qPrintable(entry.id));
        QVERIFY2(!entry.terms.isEmpty(), qPrintable(entry.id));
        QVERIFY2(!entry.related.isEmpty(), qPrintable(entry.id));
    }
}

void TestRules::frenchIsSetAsFrench_data()
{
    addGames();
}

/// Typographic apostrophes, and spaces that do not break a line before tall punctuation.
void TestRules::frenchIsSetAsFrench()
{
    QFETCH(const QString, game);
    static const QRegularExpression wrong(u"'|\u00ab(?!\u00a0)|(?<!\u00a0)[:;?!\u00bb](?=\\s|$)"_s);
    QVERIFY2(wrong.isValid(), qPrintable(wrong.errorString()));
    const QStringList texts = frenchOf(bookOf(game).rules);
    for (const QString &text : texts)
        QVERIFY2(!wrong.match(text).hasMatch(), qUtf8Printable(text));
}

QTEST_GUILESS_MAIN(TestRules)
#include "tst_rules.moc"
