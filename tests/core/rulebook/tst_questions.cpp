// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/rulebook/books.h"

#include <QtCore/QFile>
#include <QtTest/QTest>

#include <algorithm>

using namespace skyledger::rulebook;
using namespace skyledger::rulebook::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::size_t firstResults = 3;
constexpr qsizetype leastQuestions = 150; ///< of each game

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
    /// The questions of each game stand in a table of its own.
    void everyQuestionIsAnsweredAmongTheFirstThree_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("answers");
        for (const Book &book : books()) {
            const QStringList lines = linesOf(u"questions/%1.tsv"_s.arg(book.game));
            for (const QString &line : lines) {
                const QStringList columns = line.split(u'\t');
                QCOMPARE(columns.size(), 3);
                QTest::newRow(qUtf8Printable(book.game + u' ' + columns[0] + u": "_s + columns[1]))
                    << book.game << columns[1] << columns[2].split(u' ', Qt::SkipEmptyParts);
            }
            QVERIFY2(lines.size() >= leastQuestions, qUtf8Printable(book.game));
        }
    }
    void everyQuestionIsAnsweredAmongTheFirstThree()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, question);
        QFETCH(const QStringList, answers);
        bool answered = false;
        const std::vector<const Entry *> first = firstOf(bookOf(game), question, firstResults);
        for (const Entry *entry : first) {
            answered = answered
                || std::any_of(entry->covers.begin(), entry->covers.end(),
                               [&](const QString &rule) { return answers.contains(rule); });
        }
        constexpr std::size_t shown = 6;
        QVERIFY2(answered, qUtf8Printable(u"found "_s + idsOf(bookOf(game), question, shown)));
    }

    void nothingIsFoundForWhatIsInNoGame_data()
    {
        QTest::addColumn<QString>("query");
        const QStringList lines = linesOf(u"nothing.tsv"_s);
        for (const QString &line : lines)
            QTest::newRow(qUtf8Printable(line)) << line.section(u'\t', 1);
    }
    void nothingIsFoundForWhatIsInNoGame()
    {
        QFETCH(const QString, query);
        constexpr std::size_t shown = 6;
        for (const Book &book : books())
            QCOMPARE(idsOf(book, query, shown), QString());
    }
};

QTEST_GUILESS_MAIN(TestQuestions)
#include "tst_questions.moc"
