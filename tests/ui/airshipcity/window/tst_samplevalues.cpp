// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/randomplay.h"
#include "core/airshipcity/game/scoredgame.h"
#include "core/airshipcity/record/gamevalues.h"
#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/airshipcity/window/hands.h"
#include "ui/airshipcity/scoring/tellscore.h"
#include "ui/airshipcity/values/cityvalues.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/box/values/valuesmodel.h"
#include "ui/score/explained/explanationhtml.h"
#include "ui/widgets/theme.h"
#include "ui/words/language.h"
#include "ui/words/sources.h"

#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QLabel>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Everything that a widget says, to eyes or ears.
QStringList textsOf(const QWidget &widget)
{
    QStringList texts{widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()};
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        texts << label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        texts << button->text();
    const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
    const QAbstractItemModel *model = view ? view->model() : nullptr;
    for (int row = 0; model && row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const QModelIndex index = model->index(row, column);
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
                texts << index.data(role).toString();
        }
    }
    return texts;
}

void playOn(AirshipCityTable &table, int events)
{
    RandomPlayer player(5);
    for (int i = 0; i < events && !table.session().isOver(); ++i) {
        if (const Play *play = player.choose(table.setup(), table.state()))
            table.session().play(Played{*play, {}});
    }
}

} // namespace

/// Values of the sample set are made up: nothing may present them as printed, and whatever shows them says so.
class TestSampleValues : public QObject
{
    Q_OBJECT

private slots:
    void everyPageSaysSo_data();
    void everyPageSaysSo();
    void everyValueSaysSo_data() { everyPageSaysSo_data(); }
    void everyValueSaysSo();
    void everyExportSaysSo_data() { everyPageSaysSo_data(); }
    void everyExportSaysSo();
    void aBoxDoesNot();
};

void TestSampleValues::everyPageSaysSo_data()
{
    QTest::addColumn<words::Language>("language");
    QTest::newRow("en") << words::Language::English;
    QTest::newRow("fr") << words::Language::French;
}

void TestSampleValues::everyPageSaysSo()
{
    QFETCH(words::Language, language);
    const words::Speech speech(language);
    ViewWindow window(sampleRecord(4));
    playOn(window.table(), 150);
    window.show();
    const QString notice = words::sampleNotice(window.table().session().record().catalogue());
    QVERIFY(!notice.isEmpty());
    QList<QAction *> pages = window.view().pages();
    pages.prepend(nullptr); // the boards
    for (QAction *page : std::as_const(pages)) {
        if (page)
            page->trigger();
        QVERIFY2(window.view().footnote().contains(notice), page ? qPrintable(page->objectName()) : "boards");
        QList<QWidget *> widgets = window.findChildren<QWidget *>();
        widgets.append(&window);
        for (const QWidget *widget : std::as_const(widgets)) {
            const QStringList texts = textsOf(*widget);
            for (const QString &text : texts) {
                const bool claims = text.contains(words::shortSource(ValueSource::Copy))
                    || text.contains(words::sourceName(ValueSource::Copy));
                QVERIFY2(!claims, qPrintable(widget->objectName() + u": "_s + text));
            }
        }
    }
}

void TestSampleValues::everyValueSaysSo()
{
    QFETCH(words::Language, language);
    const words::Speech speech(language);
    AirshipCityTable table(sampleRecord(4));
    const CityValues values(table, [] { return OwnersCopy(); });
    ValuesModel model;
    model.setValues(values.rows());
    int madeUp = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const bool isMadeUp = model.valueAt(row).source == ValueSource::Sample;
        madeUp += isMadeUp ? 1 : 0;
        const QString said = words::shortSource(ValueSource::Sample);
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)})
            QCOMPARE(model.index(row, ValuesModel::Source).data(role).toString().contains(said), isMadeUp);
        for (int column = 0; column < model.columnCount(); ++column) {
            const QString aloud = model.index(row, column).data(Qt::AccessibleTextRole).toString();
            QCOMPARE(aloud.contains(said), isMadeUp);
        }
    }
    QVERIFY(madeUp > 100);
}

void TestSampleValues::everyExportSaysSo()
{
    QFETCH(words::Language, language);
    const words::Speech speech(language);
    AirshipCityTable table(sampleRecord(4));
    playOn(table, 150);
    const auto game = scoredGame(table.session().record());
    QVERIFY(game.has_value());
    const QString notice = words::sampleNotice(game->catalogue);
    const ScoreTold told = tellScore(*game);
    QVERIFY(told.text.contains(notice));
    QCOMPARE(told.explanation.notice, notice);
    const QString html = explanationHtml(told.explanation, explanationStyle(Theme::light()));
    QVERIFY(html.contains(notice.toHtmlEscaped()));
}

void TestSampleValues::aBoxDoesNot()
{
    const words::Speech speech(words::Language::English);
    ViewWindow window(emptyBoxRecord());
    window.show();
    QVERIFY(!window.view().footnote().contains(u"ample data"_s));
    QVERIFY(words::sampleNotice(window.table().session().record().catalogue()).isEmpty());
}

QTEST_MAIN(TestSampleValues)
#include "tst_samplevalues.moc"
