// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

/// Every acceptance case has a test: a function `t38_...` in this folder is that of WM-T-38.
class Cases : public QObject
{
    Q_OBJECT

private slots:
    void everyCaseHasATest();
};

namespace {

QString text(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

void Cases::everyCaseHasATest()
{
    const QString folder = QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/whistlemountain");
    static const QRegularExpression function(QStringLiteral("::t(\\d{2,3})_\\w+\\(\\)"));
    QSet<QString> tested;
    QDirIterator sources(folder, {QStringLiteral("tst_*.cpp")}, QDir::Files);
    while (sources.hasNext()) {
        auto found = function.globalMatch(text(sources.next()));
        while (found.hasNext())
            tested.insert(QStringLiteral("WM-T-") + found.next().captured(1));
    }
    int cases = 0;
    for (const QString &line : text(folder + QStringLiteral("/acceptance_cases.txt")).split(u'\n')) {
        if (!line.startsWith(QStringLiteral("WM-T-")))
            continue;
        ++cases;
        QVERIFY2(tested.contains(line), qPrintable(line));
    }
    QCOMPARE(cases, 175);
}

QTEST_GUILESS_MAIN(Cases)
#include "tst_cases.moc"
