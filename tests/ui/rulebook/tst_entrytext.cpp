// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/rulebook/entrytext.h"

#include <QTest>

using namespace skyledger;
using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

/// What stands beneath an entry depends on its book.
class TestEntryText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhereItsWordsComeFrom_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<bool>("hasFoot");
        QTest::newRow("two editions") << u"airship-city"_s << u"AC-MOVE-05"_s << false;
        QTest::newRow("one edition") << u"cloudage"_s << u"CA-MOVE-05"_s << true;
    }
    void saysWhereItsWordsComeFrom()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, rule);
        QFETCH(const bool, hasFoot);
        const RuleLibrary library(u":/rulebook/"_s + game);
        const rulebook::Entry *entry = library.book().entry(rule);
        QVERIFY(entry);
        Telling telling;
        telling.languages = QStringList{u"en"_s, u"fr"_s};
        const QString text = entryText(library, *entry, telling);
        const QString foot = library.book().foot().in(u"en");
        QCOMPARE(!foot.isEmpty(), hasFoot);
        QCOMPARE(text.contains(u"Words of both editions"_s), !hasFoot);
        QCOMPARE(text.contains(u"Words in both languages"_s), hasFoot);
        QVERIFY(text.contains(foot));
    }
};

QTEST_MAIN(TestEntryText)
#include "tst_entrytext.moc"
