// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/terminal.h"
#include "app/commandline/texttable.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger::commandline;

class TestTextTable : public QObject
{
    Q_OBJECT

private slots:
    void columns_data();
    void columns();
    void padding();
    void eliding();
    void wrapping();
    void tables();
    void tablesFitTheTerminal();
    void headingsFitTheTerminal();
    void proseFitsTheTerminal();
};

void TestTextTable::columns_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("columns");
    QTest::newRow("nothing") << QString() << 0;
    QTest::newRow("plain") << u"Mine-1"_s << 6;
    QTest::newRow("one letter with its accent") << u"Forêt"_s << 5;
    QTest::newRow("letter and accent apart") << u"Fore\u0302t"_s << 5;
    QTest::newRow("no-break space") << u"1\u00a0VP"_s << 4;
    QTest::newRow("wide letters") << u"飛行船"_s << 6;
    QTest::newRow("beyond the first plane") << u"\U0001F600a"_s << 3;
    QTest::newRow("joiners") << u"a\u200db"_s << 2;
}

void TestTextTable::columns()
{
    QFETCH(QString, text);
    QFETCH(int, columns);
    QCOMPARE(columnsOf(text), columns);
}

void TestTextTable::padding()
{
    QCOMPARE(padded(u"é"_s, 3), u"é  "_s);
    QCOMPARE(padded(u"é"_s, 3, Align::Right), u"  é"_s);
    QCOMPARE(padded(u"é"_s, 4, Align::Center), u" é  "_s);
    QCOMPARE(padded(u"long"_s, 2), u"long"_s);
}

void TestTextTable::eliding()
{
    QCOMPARE(elided(u"Ada"_s, 3), u"Ada"_s);
    QCOMPARE(elided(u"Alexandra"_s, 5), u"Alex…"_s);
    QCOMPARE(elided(u"飛行船"_s, 5), u"飛行…"_s);
    QCOMPARE(elided(u"飛行船"_s, 4), u"飛…"_s);
}

void TestTextTable::wrapping()
{
    QCOMPARE(wrapped(u"one two three"_s, 8), u"one two\nthree"_s);
    QCOMPARE(wrapped(u"one two three"_s, 100), u"one two three"_s);
    QCOMPARE(wrapped(u"one two three"_s, 9, 2), u"one two\n  three"_s);
    QCOMPARE(wrapped(u"incomprehensibilities"_s, 5), u"incomprehensibilities"_s);
    QCOMPARE(wrapped(u"a incomprehensibilities b"_s, 5), u"a\nincomprehensibilities\nb"_s);
    QCOMPARE(wrapped(QString(), 5), QString());
}

void TestTextTable::tables()
{
    TextTable table({Align::Left, Align::Right, Align::Left});
    QVERIFY(table.isEmpty());
    table.add({u"Forêt"_s, u"3"_s, u"wood"_s});
    table.add({u"Mine"_s, u"12"_s});
    QVERIFY(!table.isEmpty());
    QCOMPARE(table.text(), u"Forêt   3  wood\nMine   12\n"_s);
    QCOMPARE(table.text(2, 1), u"  Forêt  3 wood\n  Mine  12\n"_s);
}

void TestTextTable::tablesFitTheTerminal()
{
    TextTable table({Align::Left, Align::Right, Align::Left, Align::Left});
    table.add({u"Long words of the first column"_s, u"3"_s, u"short"_s, u"and a second column of words"_s});
    table.add({u"Mine"_s, u"12"_s, {}, u"x"_s});
    qputenv("COLUMNS", "46");
    QCOMPARE(pageColumns(), 46);
    QCOMPARE(table.text(),
             u"Long words of      3  short  and a second\n"
             "the first column             column of words\n"
             "Mine              12         x\n"_s);
    // Amounts and what is narrow already do not give way, only the spaces between them.
    qputenv("COLUMNS", "20");
    const QStringList lines = table.text().split(u'\n');
    QVERIFY(lines.contains(u"Mine         12       x"_s));
    for (const char *nonsense : {"", "0", "3", "wide", "-80"}) {
        qputenv("COLUMNS", nonsense);
        QCOMPARE(table.text().split(u'\n').value(1), u"Mine                            12         x"_s);
    }
    qputenv("COLUMNS", "200");
    QCOMPARE(pageColumns(), 100);
    qunsetenv("COLUMNS");
}

/// Headings of several words give way before numbers are out of sight.
void TestTextTable::headingsFitTheTerminal()
{
    TextTable table({Align::Left, Align::Right, Align::Right});
    table.add({u"Player"_s, u"VP track"_s, u"Resources left"_s});
    table.add({u"Ada"_s, u"47"_s, u"13"_s});
    qputenv("COLUMNS", "27");
    QCOMPARE(table.text(),
             u"Player  VP track  Resources\n"
             "                       left\n"
             "Ada           47         13\n"_s);
    qunsetenv("COLUMNS");
}

void TestTextTable::proseFitsTheTerminal()
{
    const QString text =
        u"One sentence of many words.\n  An indented one of words.\nA  table  is not prose\n│ nor │ is │ this │\n"_s;
    QCOMPARE(fitted(text), text);
    qputenv("COLUMNS", "20");
    QCOMPARE(
        fitted(text),
        u"One sentence of many\nwords.\n  An indented one of\n  words.\nA  table  is not prose\n│ nor │ is │ this │\n"_s);
    qunsetenv("COLUMNS");
}

QTEST_GUILESS_MAIN(TestTextTable)

#include "tst_texttable.moc"
