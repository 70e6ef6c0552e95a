// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/rulebook/rulesmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace skyledger;
using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

const RuleLibrary &library()
{
    static const RuleLibrary read(u":/rulebook/airship-city"_s);
    return read;
}

/// What the search finds best: how well it does that is tested with the search.
QString bestOf(const QString &query)
{
    const rulebook::Found found = library().search().find(query);
    return found.isEmpty() ? QString() : library().book().entries()[found.hits().front().entry].id;
}

QString ruleAt(const RulesModel &model, int row)
{
    return model.index(row, 0).data(RulesModel::RuleRole).toString();
}

} // namespace

/// The rules to choose from, as a view asks for them.
class TestRulesModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chaptersWithTheirRules()
    {
        RulesModel model(library());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setLanguage(u"en"_s);
        QCOMPARE(model.rowCount(), int(library().book().topics().size()));
        std::size_t entries = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex chapter = model.index(row, 0);
            QVERIFY(!chapter.data().toString().isEmpty());
            QVERIFY(chapter.data(RulesModel::RuleRole).toString().isEmpty());
            entries += std::size_t(model.rowCount(chapter));
        }
        QCOMPARE(entries, library().book().entries().size());
        QVERIFY(!model.isSearch());
    }

    void bestFirstWithTheWordsMarked()
    {
        RulesModel model(library());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setLanguage(u"en"_s);
        model.search(u"relay"_s);
        QVERIFY(model.rowCount() > 0);
        QCOMPARE(ruleAt(model, 0), bestOf(u"relay"_s));
        const QModelIndex first = model.index(0, 0);
        const QString title = first.data().toString();
        const QString detail = first.data(RulesModel::DetailRole).toString();
        QStringList marked;
        for (const auto &place : first.data(RulesModel::TitleMarksRole).value<Marks>())
            marked << title.mid(place.start, place.length).toLower();
        for (const auto &place : first.data(RulesModel::DetailMarksRole).value<Marks>())
            marked << detail.mid(place.start, place.length).toLower();
        QVERIFY2(!marked.isEmpty(), qPrintable(title + u" / "_s + detail));
        for (const QString &word : std::as_const(marked))
            QVERIFY2(word.startsWith(u"relay"_s), qPrintable(word));
        model.search({});
        QVERIFY(!model.isSearch());
        QVERIFY(model.rowCount(model.index(0, 0)) > 0);
    }

    void theOtherLanguageIsShownWhereItWasFoundThere()
    {
        RulesModel model(library());
        model.setLanguage(u"en"_s);
        model.search(u"voisines"_s);
        QVERIFY(model.rowCount() > 0);
        int french = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, 0);
            const auto inTitle = index.data(RulesModel::TitleMarksRole).value<Marks>();
            const auto inDetail = index.data(RulesModel::DetailMarksRole).value<Marks>();
            const QString detail = index.data(RulesModel::DetailRole).toString();
            QVERIFY2(!inTitle.empty() || !inDetail.empty(), qPrintable(index.data().toString()));
            for (const rulebook::Place &place : inDetail)
                french += QStringView(detail)
                              .mid(place.start, place.length)
                              .startsWith(u"voisin"_s, Qt::CaseInsensitive)
                    ? 1
                    : 0;
        }
        QVERIFY(french > 0);
    }

    void languageChangesWords()
    {
        RulesModel model(library());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setLanguage(u"en"_s);
        const QString english = model.index(0, 0).data().toString();
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setLanguage(u"fr"_s);
        QVERIFY(!changed.isEmpty());
        QVERIFY(model.index(0, 0).data().toString() != english);
    }

    void everyRuleIdLeadsToItsRow()
    {
        RulesModel model(library());
        model.setLanguage(u"en"_s);
        for (const auto &entry : library().book().entries()) {
            for (const QString &rule : entry.covers)
                QCOMPARE(model.indexOf(rule).data(RulesModel::RuleRole).toString(), entry.id);
        }
        QVERIFY(!model.indexOf(u"AC-NONE-99"_s).isValid());
    }

    void chosenRulesStayChosen()
    {
        RulesModel model(library());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setLanguage(u"en"_s);
        const QModelIndex rule = model.indexOf(u"AC-SLIDE-01"_s);
        QVERIFY(!model.setData(rule, Qt::Checked, Qt::CheckStateRole)); // not while nothing is chosen
        model.setCheckable(true);
        QVERIFY(!model.setData(model.index(0, 0), Qt::Checked, Qt::CheckStateRole)); // a chapter
        QVERIFY(model.setData(rule, Qt::Checked, Qt::CheckStateRole));
        model.setChecked(u"AC-MOVE-05"_s, true);
        model.search(u"AC-MOVE-05"_s);
        QCOMPARE(model.checked(),
                 QStringList({u"AC-MOVE-05"_s, u"AC-SLIDE-01"_s})); // in the order of the book
        QCOMPARE(model.index(0, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        QVERIFY(model.setData(model.index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(model.checked(), QStringList(u"AC-SLIDE-01"_s));
    }
};

QTEST_MAIN(TestRulesModel)
#include "tst_rulesmodel.moc"
