// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/shorthand.h"

#include <QtCore/QStringList>
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;

namespace {

/// A line as it was understood: parts in brackets, alternatives with a slash; "none" where it is no shorthand.
QString understood(const QString &typed)
{
    const auto line = words::shorthandIn(typed);
    if (!line)
        return u"none"_s;
    QString text;
    for (const auto &part : *line) {
        QStringList choices;
        for (const words::CountedLetters &letters : part) {
            QString choice;
            for (const words::CountedLetter &each : letters)
                choice += QString::number(each.count) + each.letter;
            choices << choice;
        }
        text += u'[' + choices.join(u'/') + u']';
    }
    return text;
}

} // namespace

class TestShorthand : public QObject
{
    Q_OBJECT

private slots:
    void understands_data();
    void understands();
};

void TestShorthand::understands_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("line");
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("one") << u"x"_s << u"[1X]"_s;
    QTest::newRow("counted") << u"3X 2W"_s << u"[3X][2W]"_s;
    QTest::newRow("without a space") << u"3x2w"_s << u"[3X2W]"_s;
    QTest::newRow("other signs between") << u"3X, 2W; M+E"_s << u"[3X][2W][1M][1E]"_s;
    QTest::newRow("alternatives") << u"X/2WE"_s << u"[1X/2W1E]"_s;
    QTest::newRow("two digits") << u"12X"_s << u"[12X]"_s;
    QTest::newRow("three digits") << u"123X"_s << u"none"_s;
    QTest::newRow("a number alone") << u"3"_s << u"none"_s;
    QTest::newRow("no letter") << u"3?"_s << u"none"_s;
    QTest::newRow("an empty alternative") << u"X/"_s << u"none"_s;
}

void TestShorthand::understands()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, line);
    QCOMPARE(understood(typed), line);
}

QTEST_GUILESS_MAIN(TestShorthand)

#include "tst_shorthand.moc"
