// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/conceivable.h"
#include "tests/core/cloudage/desk.h"

#include <QtCore/QDir>
#include <QtTest/QtTest>

using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;
using namespace Qt::Literals::StringLiterals;

/// Numbers of legal lines from the positions in `tests/core/cloudage/perft` (see its README). With
/// SKYLEDGER_REGENERATE=1 the counts are written anew.
class PerftTest : public QObject
{
    Q_OBJECT

private slots:
    void counts_data();
    void counts();
    void unknownWordsAreRefused();
};

namespace {

/// Sets up a position, one line at a time. Answers false for a word that it does not know.
class PositionReader
{
public:
    Desk desk{3};

    bool read(const QString &line)
    {
        const QString word = line.section(u' ', 0, 0);
        const QString rest = line.section(u' ', 1);
        if (word.isEmpty() || word == u"#" || word == u"perft")
            return true;
        if (word == u"players")
            desk = Desk(m_players = rest.toInt());
        else if (word == u"setup")
            desk = Desk(m_players, rest);
        else if (word == u"set")
            desk.set(rest);
        else if (word == u"play")
            desk.play(rest);
        else
            return false;
        return true;
    }

private:
    int m_players = 3;
};

/// How many lines of so many legal events there are, told as the lists tell them.
long linesOf(const Setup &setup, const State &state, int depth)
{
    std::vector<Play> plays;
    legalEvents(setup, state, plays);
    if (depth == 1)
        return static_cast<long>(plays.size());
    long lines = 0;
    for (const Play &play : plays) {
        State next = state;
        apply(setup, next, withReport(setup, state, play));
        lines += linesOf(setup, next, depth - 1);
    }
    return lines;
}

QStringList linesOfFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n') : QStringList();
}

} // namespace

void PerftTest::counts_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/cloudage/perft"));
    const QStringList files = folder.entryList({u"*.txt"_s});
    QVERIFY(!files.isEmpty());
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void PerftTest::counts()
{
    QFETCH(const QString, path);
    const bool regenerate = qEnvironmentVariableIsSet("SKYLEDGER_REGENERATE");
    QStringList lines = linesOfFile(path);
    PositionReader position;
    for (const QString &line : std::as_const(lines))
        QVERIFY2(position.read(line), qPrintable(line));
    const Desk &desk = position.desk;
    const QString fault = listFault(desk.record.setup, desk.record.ids, desk.state);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    int checked = 0;
    for (QString &line : lines) {
        const QStringList words = line.split(u' ');
        if (words.size() != 3 || words[0] != u"perft")
            continue;
        ++checked;
        const long found = linesOf(desk.record.setup, desk.state, words[1].toInt());
        if (regenerate)
            line = u"perft %1 %2"_s.arg(words[1]).arg(found);
        else
            QVERIFY2(found == words[2].toLong(), qPrintable(u"%1, found %2"_s.arg(line).arg(found)));
    }
    QVERIFY(checked > 0);
    if (regenerate) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(lines.join(u'\n').toUtf8()) > 0);
    }
}

void PerftTest::unknownWordsAreRefused()
{
    PositionReader position;
    QVERIFY(!position.read(u"wings 3"_s));
    QVERIFY(position.read(u"# a comment"_s));
}

QTEST_GUILESS_MAIN(PerftTest)
#include "tst_perft.moc"
