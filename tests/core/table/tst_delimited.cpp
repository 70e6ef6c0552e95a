// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/delimited.h"
#include "core/table/folding.h"

#include <QTest>

using namespace skyledger::table;
using namespace Qt::Literals::StringLiterals;

/// Cells in text, and texts as searches compare them.
class TestDelimited : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void findsTheSeparator();
    void whatIsWrittenIsRead();
    void noFormula_data();
    void noFormula();
    void folds_data();
    void folds();
};

void TestDelimited::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<CellRows>("rows");
    QTest::newRow("nothing") << QString() << CellRows{};
    QTest::newRow("one") << u"a"_s << CellRows{{u"a"_s}};
    QTest::newRow("rows of different length") << u"a;b\nc"_s << CellRows{{u"a"_s, u"b"_s}, {u"c"_s}};
    QTest::newRow("line breaks of all systems") << u"a\r\nb\rc\n"_s << CellRows{{u"a"_s}, {u"b"_s}, {u"c"_s}};
    QTest::newRow("empty cells") << u";\n"_s << CellRows{{QString(), QString()}};
    QTest::newRow("an empty row between") << u"a\n\nb"_s << CellRows{{u"a"_s}, {QString()}, {u"b"_s}};
    QTest::newRow("quoted") << u"\"a;b\nc\"\"d\";e"_s << CellRows{{u"a;b\nc\"d"_s, u"e"_s}};
    QTest::newRow("a mark inside a cell") << u"5\" pipe;e"_s << CellRows{{u"5\" pipe"_s, u"e"_s}};
    QTest::newRow("never closed") << u"\"a;b\nc"_s << CellRows{{u"a;b\nc"_s}};
    QTest::newRow("byte order mark") << u"\uFEFFa;b"_s << CellRows{{u"a"_s, u"b"_s}};
}

void TestDelimited::reads()
{
    QFETCH(QString, text);
    QFETCH(CellRows, rows);
    QCOMPARE(readDelimited(text, u';'), rows);
}

void TestDelimited::findsTheSeparator()
{
    QCOMPARE(separatorOf(u"a,b\tc;d"_s), QChar(u'\t'));
    QCOMPARE(separatorOf(u"a,b;c"_s), QChar(u';'));
    QCOMPARE(separatorOf(u"a,b"_s), QChar(u','));
    QCOMPARE(separatorOf(u"\"a\tb;c\",d"_s), QChar(u','));
    QCOMPARE(separatorOf(QString()), QChar(u','));
}

void TestDelimited::whatIsWrittenIsRead()
{
    const CellRows rows{{u"a,b"_s, u"say \"aye\""_s, u" edge "_s},
                        {u"two\nlines"_s, QString(), u"tab\there"_s},
                        {u"Zoë 🎈"_s, u"אבג"_s, u";"_s}};
    for (const QChar separator : {u',', u';', u'\t'}) {
        for (const LineEnd end : {LineEnd::Lf, LineEnd::CrLf})
            QCOMPARE(readDelimited(writeDelimited(rows, separator, end), separator), rows);
    }
    QCOMPARE(writeDelimited({{u"a"_s, u"b"_s}}, u',', LineEnd::CrLf), u"a,b\r\n"_s);
}

void TestDelimited::noFormula_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    QTest::newRow("a name") << u"Ada"_s << u"Ada"_s;
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("=") << u"=HYPERLINK(\"x\")"_s << u"'=HYPERLINK(\"x\")"_s;
    QTest::newRow("+") << u"+1"_s << u"'+1"_s;
    QTest::newRow("-") << u"-1"_s << u"'-1"_s;
    QTest::newRow("@") << u"@SUM(A1)"_s << u"'@SUM(A1)"_s;
    QTest::newRow("tab") << u"\t=1"_s << u"'\t=1"_s;
    QTest::newRow("wide =") << u"\uFF1D1"_s << u"'\uFF1D1"_s;
    QTest::newRow("behind what nobody sees") << u"\u200B=1"_s << u"'\u200B=1"_s;
    QTest::newRow("behind a space") << u" =1"_s << u"' =1"_s;
    QTest::newRow("later on") << u"a=b"_s << u"a=b"_s;
}

void TestDelimited::noFormula()
{
    QFETCH(QString, text);
    QFETCH(QString, cell);
    QCOMPARE(plainCell(text), cell);
}

void TestDelimited::folds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("accents and capitals") << u"Élise ŒUVRE"_s << u"elise oeuvre"_s;
    QTest::newRow("a letter and its accent apart") << u"Zoe\u0308"_s << u"zoe"_s;
    QTest::newRow("ligatures") << u"\uFB01n Straße"_s << u"fin strasse"_s;
    QTest::newRow("spaces") << u"  a\u00A0 \u202Fb "_s << u"a b"_s;
    QTest::newRow("apostrophe and hyphen") << u"L’avant\u2011poste"_s << u"l'avant-poste"_s;
    QTest::newRow("other scripts") << u"Łukasz Ørsted אבג"_s << u"lukasz orsted אבג"_s;
}

void TestDelimited::folds()
{
    QFETCH(QString, text);
    QFETCH(QString, plain);
    QCOMPARE(folded(text), plain);
}

QTEST_APPLESS_MAIN(TestDelimited)
#include "tst_delimited.moc"
