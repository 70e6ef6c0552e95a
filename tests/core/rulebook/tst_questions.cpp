// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/rulebook/airshipcity.h"

#include <QtCore/QFile>
#include <QtTest/QTest>

#include <algorithm>

using namespace skyledger::rulebook;
using namespace skyledger::rulebook::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::size_t firstResults = 3;

/// The lines of a table without its comments.
QStringList linesOf(const QString &file)
{
    QFile table(u"" SKYLEDGER_SOURCE_DIR "/tests/core/rulebook/"_s + file);
    if (!table.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qUtf8Printable(file));
    QStringList lines = QString::fromUtf8(table.readAll()).split(u'\n', Qt::SkipEmptyParts);
    lines.removeIf([](const QString &line) { return line.startsWith(u'#'); });
    return lines;
}

} // namespace

class TestQuestions : public QObject
{
    Q_OBJECT

private slots:
    void everyQuestionIsAnsweredAmongTheFirstThree_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("answers");
        const QStringList lines = linesOf(u"questions.tsv"_s);
        for (const QString &line : lines) {
            const QStringList columns = line.split(u'\t');
            QCOMPARE(columns.size(), 3);
            QTest::newRow(qUtf8Printable(columns[0] + u": "_s + columns[1]))
                << columns[1] << columns[2].split(u' ', Qt::SkipEmptyParts);
        }
        QVERIFY(lines.size() >= 120);
    }
    void everyQuestionIsAnsweredAmongTheFirstThree()
    {
        QFETCH(const QString, question);
        QFETCH(const QStringList, answers);
        const Found found = search().find(question);
        bool answered = false;
        const std::vector<const Entry *> first = firstOf(found, firstResults);
        for (const Entry *entry : first) {
            answered = answered
                || std::any_of(entry->covers.begin(), entry->covers.end(),
                               [&](const QString &rule) { return answers.contains(rule); });
        }
        constexpr std::size_t shown = 6;
        QVERIFY2(answered, qUtf8Printable(u"found "_s + idsOf(found, shown)));
    }

    void nothingIsFoundForWhatIsNotInTheGame_data()
    {
        QTest::addColumn<QString>("query");
        const QStringList lines = linesOf(u"nothing.tsv"_s);
        for (const QString &line : lines)
            QTest::newRow(qUtf8Printable(line)) << line.section(u'\t', 1);
    }
    void nothingIsFoundForWhatIsNotInTheGame()
    {
        QFETCH(const QString, query);
        constexpr std::size_t shown = 6;
        QCOMPARE(idsOf(search().find(query), shown), QString());
    }
};

QTEST_GUILESS_MAIN(TestQuestions)
#include "tst_questions.moc"
