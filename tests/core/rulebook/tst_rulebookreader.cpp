// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/rulebook/smallbook.h"

#include <QtTest/QTest>

using namespace skyledger;
using namespace skyledger::rulebook;
using namespace skyledger::rulebook::test;
using namespace Qt::Literals::StringLiterals;

/// Folders of entries: what is read from them, and which faults are refused.
class TestRulebookReader : public QObject
{
    Q_OBJECT

private slots:
    void readsEverything();
    void entriesAreFoundByAnyRule();
    void linksLeadSomewhere();
    void readsTheGlossaryAlone();
    void stopWordsAndFootMayBeAbsent();
    void pagesMayBeUnknown();
    void refusesFaults_data();
    void refusesFaults();
    void refusesLackingFiles_data();
    void refusesLackingFiles();
    void namesTheFolder();
    void survivesCutFiles();
};

void TestRulebookReader::readsEverything()
{
    const auto result = read(smallBook());
    QVERIFY2(result.ok(), result.ok() ? "" : qPrintable(table::describe(result.error())));
    const Rulebook &book = result.value();
    QCOMPARE(book.game(), u"ferry"_s);
    QCOMPARE(book.languages(), (QStringList{u"de"_s, u"en"_s}));
    QCOMPARE(book.stopWords().in(u"en"), (QStringList{u"the"_s, u"a"_s, u"is"_s}));
    QCOMPARE(book.foot().in(u"de"), u"Nach der ersten Auflage."_s);
    QCOMPARE(book.topics().size(), 2U);
    QCOMPARE(book.topics()[0].title.in(u"en"), u"Sailing"_s);
    QCOMPARE(book.topics()[0].entries, (std::vector<std::size_t>{0, 1}));
    QCOMPARE(book.topics()[1].entries, (std::vector<std::size_t>{2}));

    const Entry &sail = book.entries().at(0);
    QCOMPARE(sail.topic, u"sail"_s);
    QCOMPARE(sail.page, 3);
    QCOMPARE(sail.edition, QString());
    QCOMPARE(sail.title.in(u"de"), u"Wie weit ein Boot segelt"_s);
    QCOMPARE(sail.text.in(u"en"), (QStringList{u"Three spaces."_s, u"Two in a storm."_s}));
    QCOMPARE(sail.example.in(u"en"), u"Ada sails three spaces."_s);
    QCOMPARE(sail.picture, u"storm"_s);
    QCOMPARE(sail.ask.in(u"en"), (QStringList{u"how fast"_s, u"speed"_s}));
    QCOMPARE(sail.editionText(u"second-print")->text.in(u"en"), u"Four spaces."_s);
    QCOMPARE(sail.editionText(u"first-print"), nullptr);
    QCOMPARE(sail.ruling(u"storm")->reading(u"two")->text.in(u"de"), u"zwei"_s);
    QCOMPARE(sail.ruling(u"storm")->why.in(u"en"), u"It is printed."_s);
    QCOMPARE(sail.ruling(u"storm")->reading(u"three"), nullptr);
    QCOMPARE(sail.ruling(u"calm"), nullptr);
    QCOMPARE(book.entries().at(1).edition, u"second-print"_s);
    QVERIFY(book.entries().at(1).example.isEmpty());
    QCOMPARE(sail.title.in(u"fr"), QString());
}

void TestRulebookReader::entriesAreFoundByAnyRule()
{
    const Rulebook book = read(smallBook()).value();
    QCOMPARE(book.entry(u"FY-SAIL-02"_s), &book.entries()[0]);
    QCOMPARE(book.entry(u"FY-END-01"_s), &book.entries()[2]);
    QCOMPARE(book.entry(u"FY-END-02"_s), nullptr);
    QCOMPARE(book.topic(u"end")->title.in(u"de"), u"Das Ende"_s);
    QCOMPARE(book.topic(u"start"), nullptr);
    QCOMPARE(book.entryOfRuling(u"storm"), &book.entries()[0]);
    QCOMPARE(book.entryOfRuling(u"calm"), nullptr);
}

void TestRulebookReader::linksLeadSomewhere()
{
    const Rulebook book = read(smallBook()).value();
    QCOMPARE(book.related(book.entries()[0]), (std::vector<const Entry *>{&book.entries()[2]}));
    QCOMPARE(book.related(book.entries()[1]), std::vector<const Entry *>());
    QCOMPARE(book.about(u"boat"), (std::vector<const Entry *>{&book.entries()[0], &book.entries()[2]}));
}

void TestRulebookReader::readsTheGlossaryAlone()
{
    const auto result = readGlossary(smallBook().value(u"glossary.json"_s), {u"de"_s, u"en"_s});
    QVERIFY(result.ok());
    const Glossary &glossary = result.value();
    const Term *boat = glossary.term(u"boat"_s);
    QVERIFY(boat);
    QCOMPARE(boat->kind, u"piece"_s);
    QCOMPARE(boat->label.in(u"de"), u"Boot"_s);
    QCOMPARE(boat->heading.in(u"de"), u"Boote"_s);
    QCOMPARE(boat->heading.in(u"en"), u"boat"_s);
    QCOMPARE(boat->inText.in(u"de"), u"das Boot"_s);
    QCOMPARE(boat->inText.in(u"en"), QString());
    QCOMPARE(boat->synonyms.in(u"en"), (QStringList{u"barge"_s, u"ferry"_s}));
    QCOMPARE(boat->note.in(u"en"), u"A word."_s);
    QVERIFY(glossary.term(u"second-print"_s)->note.isEmpty());
    QCOMPARE(glossary.term(u"ship"_s), nullptr);
    QVERIFY(!readGlossary(smallBook().value(u"glossary.json"_s), {u"de"_s, u"fr"_s}).ok());
}

void TestRulebookReader::stopWordsAndFootMayBeAbsent()
{
    Files files = smallBook();
    QByteArray &contents = files[u"rulebook.json"_s];
    contents = contents.left(contents.indexOf(",\n  \"stopWords\"")) + "}";
    const auto result = read(files);
    QVERIFY(result.ok());
    QVERIFY(result.value().stopWords().isEmpty());
    QVERIFY(result.value().foot().isEmpty());
}

void TestRulebookReader::pagesMayBeUnknown()
{
    Files files = smallBook();
    files[u"sail.json"_s].replace("\"page\": 3,", "");
    files[u"glossary.json"_s].replace("\"page\": 2,", "");
    const auto result = read(files);
    QVERIFY(result.ok());
    QCOMPARE(result.value().entry(u"FY-SAIL-01"_s)->page, 0);
    QCOMPARE(result.value().entry(u"FY-SAIL-03"_s)->page, 4);
    QCOMPARE(result.value().glossary().term(u"boat"_s)->page, 0);
}

void TestRulebookReader::refusesFaults_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("good");
    QTest::addColumn<QByteArray>("bad");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const char *file, const char *good, const char *bad,
                        const QString &error) {
        QTest::newRow(name) << QString::fromLatin1(file) << QByteArray(good) << QByteArray(bad)
                            << QString::fromLatin1(file) + u": "_s + error;
    };
    const char *book = "rulebook.json";
    row("another format", book, "skyledger-rulebook", "skyledger-game",
        u"format: expected the value skyledger-rulebook"_s);
    row("a newer version", book, "\"version\": 1", "\"version\": 2",
        u"version: expected version 1 (the file was written by a newer program)"_s);
    row("a version that is none", book, "\"version\": 1", "\"version\": \"1\"",
        u"version: expected the value 1"_s);
    row("no languages", book, R"(["de", "en"])", "[]", u"languages: expected a list of 1 to 200 entries"_s);
    row("a path as topic", book, R"("end"])", R"("../end"])",
        u"topics[2]: expected a name of 1 to 40 characters out of a-z, 0-9 and -"_s);
    row("a topic twice", book, R"("end"])", R"("sail"])",
        u"topics[2]: expected an id that stands only once in the rulebook"_s);
    row("an unknown key", book, R"("topics")", R"("topic": [], "topics")",
        u"topic: expected one of format, version, game, languages, topics, stopWords, foot"_s);
    row("stop words of one language", book, R"(, "en": ["the", "a", "is"])", "",
        u"stopWords.en: expected a list of 0 to 200 entries"_s);

    row("a foot in one language only", book, R"(, "en": "After the first print.")", "",
        u"foot.en: expected a text of 1 to 2000 characters"_s);

    const char *words = "glossary.json";
    row("no JSON", words, R"("terms": [)", R"("terms" [)",
        u"line 1, column 74: expected JSON in UTF-8 "
        "(missing name separator)"_s);
    row("an id twice", words, "second-print", "boat",
        u"terms[2].id: expected an id that stands only once in the rulebook"_s);
    row("a label in one language only", words, R"("en": {"label": "boat"},)", "",
        u"terms[1].en: expected an object"_s);
    row("an empty label", words, R"({"label": "boat"})", R"({"label": ""})",
        u"terms[1].en.label: expected a text of 1 to 2000 characters"_s);
    row("a word with two meanings", words, "second print", "boat",
        u"terms[2].en: expected a label that no other term has, or the other term in sharesLabel"_s);
    row("a note in one language only", words, R"(, "en": "A word.")", "",
        u"terms[1].note.en: expected a text of 1 to 2000 characters"_s);

    const char *sail = "sail.json";
    row("another topic", sail, R"("topic": "sail")", R"("topic": "row")",
        u"topic: expected the value sail"_s);
    row("a misspelt key", sail, "\"example\"", "\"exemple\"",
        u"entries[1].exemple: expected one of id, covers, page, edition, title, text, editions, example, "
        "picture, terms, ask, rulings, related"_s);
    row("its own id not covered", sail, R"(["FY-SAIL-01", "FY-SAIL-02"])", R"(["FY-SAIL-02"])",
        u"entries[1].covers: expected a list that holds the id of the entry itself"_s);
    row("a rule covered twice", sail, R"("covers": ["FY-SAIL-03"])",
        R"("covers": ["FY-SAIL-03", "FY-SAIL-02"])",
        u"entries[2].covers[2]: expected an id that stands only once in the rulebook"_s);
    row("a page before the first", sail, "\"page\": 3,", "\"page\": 0,",
        u"entries[1].page: expected a whole number from 1 to 999"_s);
    row("a title in one language only", sail, R"(, "en": "How far a boat sails")", "",
        u"entries[1].title.en: expected a text of 1 to 2000 characters"_s);
    row("a language that is not listed", sail, R"("en": "How far a boat sails")",
        R"("en": "How far a boat sails", "fr": "Loin")", u"entries[1].title.fr: expected one of de, en"_s);
    row("a paragraph missing", sail, R"("Three spaces.", "Two in a storm.")", R"("Three spaces.")",
        u"entries[1].text.en: expected as many paragraphs in every language"_s);
    row("an edition that the glossary lacks", sail, R"({"second-print":)", R"({"third-print":)",
        u"entries[1].editions.third-print: expected the id of a term of the glossary"_s);
    row("only in an unknown edition", sail, R"("edition": "second-print")", R"("edition": "third-print")",
        u"entries[2].edition: expected the id of a term of the glossary"_s);
    row("a term that the glossary lacks", sail, R"("terms": ["boat"])", R"("terms": ["ship"])",
        u"entries[1].terms[1]: expected the id of a term of the glossary"_s);
    row("a picture that is not there", sail, R"("picture": "storm")", R"("picture": "calm")",
        u"entries[1].picture: expected the name of a file in pictures/, without .svg"_s);
    row("a picture elsewhere", sail, R"("picture": "storm")", R"("picture": "../storm")",
        u"entries[1].picture: expected a name of 1 to 40 characters out of a-z, 0-9 and -"_s);
    row("a reading in one language only", sail, R"("none": {"de": "keines", "en": "none"})",
        R"("none": {"de": "keines"})",
        u"entries[1].rulings[1].readings.none.en: expected a text of 1 to 2000 characters"_s);
    row("no reason", sail, R"(, "why": {"de": "So steht es da.", "en": "It is printed."})", "",
        u"entries[1].rulings[1].why: expected an object"_s);
    row("a link to nothing", sail, R"(["FY-END-01"])", R"(["FY-END-02"])",
        u"entries[1].related[1]: expected the id of another entry"_s);
    row("a link to a rule that is no entry", "end.json", R"(["FY-SAIL-01"])", R"(["FY-SAIL-02"])",
        u"entries[1].related[1]: expected the id of another entry"_s);
    row("a link to itself", "end.json", R"(["FY-SAIL-01"])", R"(["FY-END-01"])",
        u"entries[1].related[1]: expected the id of another entry"_s);
    row("a topic without entries", "end.json", "\"entries\"", "\"entries\": [], \"more\"",
        u"more: expected one of topic, title, entries"_s);
}

void TestRulebookReader::refusesFaults()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, good);
    QFETCH(const QByteArray, bad);
    QFETCH(const QString, error);
    Files files = smallBook();
    QByteArray &content = files[file];
    const qsizetype at = content.indexOf(good);
    QVERIFY(at >= 0);
    content.replace(at, good.size(), bad);
    const auto result = read(files);
    QVERIFY(!result.ok());
    QCOMPARE(table::describe(result.error()), error);
}

void TestRulebookReader::refusesLackingFiles_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"rulebook.json", "glossary.json", "sail.json", "end.json"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void TestRulebookReader::refusesLackingFiles()
{
    QFETCH(const QString, file);
    Files files = smallBook();
    files.remove(file);
    const auto result = read(files);
    QVERIFY(!result.ok());
    QCOMPARE(table::describe(result.error()), file + u": expected a file that can be read (not there)"_s);
}

void TestRulebookReader::namesTheFolder()
{
    const auto result = readRulebook(u":/nowhere"_s);
    QVERIFY(!result.ok());
    QCOMPARE(result.error().file, u":/nowhere/rulebook.json"_s);
}

/// However a file breaks off, it is refused and nothing worse happens.
void TestRulebookReader::survivesCutFiles()
{
    const Files whole = smallBook();
    for (const QString &file : {u"rulebook.json"_s, u"glossary.json"_s, u"sail.json"_s}) {
        const QByteArray content = whole[file];
        for (qsizetype size = 0; size + 1 < content.size(); ++size) {
            Files files = whole;
            files[file] = content.left(size);
            QVERIFY(!read(files).ok());
        }
    }
}

QTEST_GUILESS_MAIN(TestRulebookReader)
#include "tst_rulebookreader.moc"
