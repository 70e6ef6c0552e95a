// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/ruleids.h"
#include "core/airshipcity/rulings.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace skyledger::airshipcity;

/// Tests name the rules that they prove, as AC-MOVE-03 or AC_MOVE_03, and the acceptance cases. Here every rule, every
/// case and every reading of a ruling is looked for in the test sources of this folder and below.
class TestRuleCoverage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyRuleIsNamedByATest();
    void untestedRulesHaveAReason();
    void everyCaseIsNamedByATest();
    void everyReadingHasItsTest();
    void itCanFail();

private:
    bool names(const QString &id) const { return m_named.contains(id); }

    QString m_sources;
    QSet<QString> m_named; ///< all ids in the sources, with hyphens
    QMap<QString, QString> m_untested;
};

namespace {

QString folder()
{
    return QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/airshipcity");
}

QString text(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Every id in a source, whether it stands in a comment, a string or the name of a function.
QSet<QString> idsIn(const QString &source)
{
    static const QRegularExpression id(
        QStringLiteral("\\bAC[-_][A-Z]+(?:[-_][A-Z]+)?(?:[-_][0-9]+)?(?![A-Z0-9])"));
    QSet<QString> ids;
    auto found = id.globalMatch(source);
    while (found.hasNext())
        ids.insert(found.next().captured().replace(u'_', u'-'));
    return ids;
}

QStringList linesOf(const QString &file)
{
    QStringList lines = text(folder() + u'/' + file).split(u'\n', Qt::SkipEmptyParts);
    lines.removeIf([](const QString &line) { return line.startsWith(u'#'); });
    return lines;
}

QString toText(std::string_view word)
{
    return QString::fromLatin1(word.data(), qsizetype(word.size()));
}

} // namespace

void TestRuleCoverage::initTestCase()
{
    QDirIterator files(folder(), {QStringLiteral("tst_*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!path.endsWith(QStringLiteral("tst_rulecoverage.cpp")))
            m_sources += text(path);
    }
    m_named = idsIn(m_sources);
    for (const QString &line : linesOf(QStringLiteral("untested_rules.txt")))
        m_untested.insert(line.section(u' ', 0, 0), line.section(u' ', 1).trimmed());
}

void TestRuleCoverage::everyRuleIsNamedByATest()
{
    QStringList missing;
    for (std::size_t i = 0; i < ruleCount; ++i) {
        const QString id = toText(ruleId(static_cast<Rule>(i)));
        if (!names(id) && !m_untested.contains(id))
            missing.append(id);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
}

void TestRuleCoverage::untestedRulesHaveAReason()
{
    QSet<QString> rules;
    for (std::size_t i = 0; i < ruleCount; ++i)
        rules.insert(toText(ruleId(static_cast<Rule>(i))));
    for (auto entry = m_untested.cbegin(); entry != m_untested.cend(); ++entry) {
        QVERIFY2(rules.contains(entry.key()), qPrintable(entry.key() + QStringLiteral(" is no rule")));
        QVERIFY2(!entry.value().isEmpty(), qPrintable(entry.key() + QStringLiteral(" has no reason")));
        QVERIFY2(!names(entry.key()), qPrintable(entry.key() + QStringLiteral(" is tested by now")));
    }
}

void TestRuleCoverage::everyCaseIsNamedByATest()
{
    QStringList missing;
    const QStringList cases = linesOf(QStringLiteral("acceptance_cases.txt"));
    QVERIFY(!cases.isEmpty());
    for (const QString &line : cases) {
        for (const QString &each : line.split(u' ', Qt::SkipEmptyParts)) {
            if (!names(QStringLiteral("AC-T-") + each))
                missing.append(each);
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
}

void TestRuleCoverage::everyReadingHasItsTest()
{
    QCOMPARE(rulingTable().size(), 16U);
    for (const RulingInfo &ruling : rulingTable()) {
        for (const std::string_view reading : ruling.readings) {
            QString slot = toText(ruling.key) + u'_' + toText(reading) + QStringLiteral("()");
            slot.replace(u'-', u'_');
            QVERIFY2(m_sources.contains(QStringLiteral("::") + slot), qPrintable(slot));
        }
    }
}

void TestRuleCoverage::itCanFail()
{
    QVERIFY(!names(QStringLiteral("AC-MOVE-99")));
    const QSet<QString> ids =
        idsIn(QStringLiteral("void T::AC_MOVE_03_x() // AC-LOC-GUILD-01, AC-LOC-MINE, AC_T_013_y"));
    QCOMPARE(ids,
             (QSet<QString>{QStringLiteral("AC-MOVE-03"), QStringLiteral("AC-LOC-GUILD-01"),
                            QStringLiteral("AC-LOC-MINE"), QStringLiteral("AC-T-013")}));
    QVERIFY(!idsIn(QStringLiteral("AC-MOVE-031")).contains(QStringLiteral("AC-MOVE-03")));
}

QTEST_APPLESS_MAIN(TestRuleCoverage)
#include "tst_rulecoverage.moc"
