// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/score/ranks.h"
#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/scoring/standings/airshipcitystandings.h"
#include "ui/widgets/lettering.h"
#include "ui/words/language.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using ui::AirshipCityStandings;
using ui::AirshipCityTable;
using ui::StandingsModel;

namespace {

// Columns of a game of the French edition of 2021.
constexpr int track = 1;
constexpr int total = 6;

} // namespace

class TestStandings : public QObject
{
    Q_OBJECT

private slots:
    void leadersFirst()
    {
        const words::Speech speech(words::Language::English);
        AirshipCityTable table(fixture::newSampleGame(3, 4));
        const AirshipCityStandings panel(table);
        const StandingsModel &model = panel.model();
        const QAbstractItemModelTester tester(panel.findChild<QTableView *>(u"standings"_s)->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        // With equal points what is left over decides: the last player began with the most gears.
        QCOMPARE(model.index(0, StandingsModel::nameColumn).data().toString(), u"Cy"_s);
        Correct correct;
        correct.set.emplace_back(set::Vp{Player{0}, 12});
        correct.set.emplace_back(set::Vp{Player{1}, -3});
        QVERIFY(table.session().play(correct).allowed());
        QStringList names;
        QStringList totals;
        for (int row = 0; row < model.rowCount(); ++row) {
            names << model.index(row, StandingsModel::nameColumn).data().toString();
            totals << model.index(row, total).data().toString();
        }
        QCOMPARE(names, (QStringList{u"Ada"_s, u"Cy"_s, u"Bo"_s}));
        QCOMPARE(totals, (QStringList{u"12"_s, u"0"_s, u"−3"_s}));
        QCOMPARE(model.index(0, StandingsModel::nameColumn).data(Qt::AccessibleTextRole).toString(),
                 u"Ada, place 1, 12 VP"_s);
        table.session().undo();
        QCOMPARE(model.index(0, StandingsModel::nameColumn).data().toString(), u"Cy"_s);
    }

    /// A name that looks like rich text is shown as it was typed, in tool tips too.
    void namesAreNoMarkup()
    {
        GameRecord game = fixture::newSampleGame(3, 4);
        for (PlayerInfo &player : game.players)
            player.name.prepend(u"<b>x</b>"_s);
        AirshipCityTable table(game);
        const AirshipCityStandings panel(table);
        const StandingsModel &model = panel.model();
        const QModelIndex name = model.index(0, StandingsModel::nameColumn);
        QVERIFY(name.data().toString().startsWith(u"<b>"_s));
        const QString tip = name.data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(u"&lt;b&gt;x"_s), qPrintable(tip));
    }

    void equalsTheScoring()
    {
        AirshipCityTable table(fixture::finishedSampleGame(200));
        const AirshipCityStandings panel(table);
        const StandingsModel &model = panel.model();
        const FinalScore score = table.session().standings();
        const std::vector<std::size_t> seats = score::byRank(score.players);
        for (int row = 0; row < model.rowCount(); ++row) {
            const std::size_t player = seats[static_cast<std::size_t>(row)];
            const PlayerScore &of = score.players[player];
            QCOMPARE(model.index(row, 0).data().toString(),
                     table.words().player(static_cast<Player>(player)));
            QCOMPARE(model.index(row, track).data().toString().replace(u'−', u'-').toInt(), of.trackVp);
            QCOMPARE(model.index(row, total).data().toString().replace(u'−', u'-').toInt(), of.total);
        }
    }

    void saysWhoWins()
    {
        const words::Speech speech(words::Language::English);
        AirshipCityTable table(fixture::finishedSampleGame(200));
        AirshipCityStandings panel(table);
        panel.resize(460, 240);
        panel.show();
        const auto *title = panel.findChild<QLabel *>(u"standings-title"_s);
        const auto *remarks = panel.findChild<QLabel *>(u"standings-remarks"_s);
        QCOMPARE(title->text(), u"Final scoring"_s);
        QVERIFY(remarks->isVisible() && !remarks->text().isEmpty());
        table.session().undo();
        QCOMPARE(title->text(), u"Standings if the game ended now"_s);
        QVERIFY(!remarks->isVisible());
    }

    void everyRowIsInView()
    {
        AirshipCityTable table(fixture::finishedSampleGame(200));
        AirshipCityStandings panel(table);
        panel.resize(460, 300);
        panel.show();
        const auto *view = panel.findChild<QTableView *>(u"standings"_s);
        for (int row = 0; row < 4; ++row) {
            const QRect rect = view->visualRect(view->model()->index(row, total));
            QVERIFY(view->viewport()->rect().contains(rect));
        }
        QCOMPARE(view->model()->columnCount(), total + 1); // unfinished contracts among them
    }

    /// Letters of any size fit with the room that is left beside them.
    void noHeadIsCut()
    {
        const words::Speech speech(words::Language::French);
        AirshipCityTable table(fixture::finishedSampleGame(200));
        AirshipCityStandings panel(table);
        QFont large = panel.font();
        large.setPointSizeF(18);
        panel.setFont(large);
        panel.resize(1200, 600);
        panel.show();
        const auto *head = panel.findChild<QTableView *>(u"standings"_s)->horizontalHeader();
        const QFontMetricsF metrics(head->font());
        QCOMPARE(head->font().pointSizeF(), 18.0);
        for (int column = track; column <= total; ++column) {
            const QString text = head->model()->headerData(column, Qt::Horizontal).toString();
            QVERIFY2(head->sectionSize(column)
                         >= metrics.horizontalAdvance(text) + metrics.averageCharWidth() * 1.4,
                     qPrintable(text));
        }
    }

    /// In a narrow dock names and headings are cut; the numbers that make the total are all there.
    void noNumberIsLost()
    {
        const words::Speech speech(words::Language::French);
        AirshipCityTable table(fixture::finishedSampleGame(200));
        AirshipCityStandings panel(table);
        panel.resize(900, 300);
        panel.show();
        const auto *view = panel.findChild<QTableView *>(u"standings"_s);
        const QFontMetricsF bold(ui::boldFont(view->font()));
        for (const int width : {900, 500, 400, 300, 260, 900}) {
            panel.resize(width, 300);
            QTRY_COMPARE(view->width(), width - 24);
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                const QString place = u"column %1 in %2"_s.arg(column).arg(width);
                QVERIFY2(!view->isColumnHidden(column), qPrintable(place));
                const QModelIndex first = view->model()->index(0, column);
                QVERIFY2(view->viewport()->rect().contains(view->visualRect(first)), qPrintable(place));
                if (column != StandingsModel::nameColumn)
                    QVERIFY2(view->columnWidth(column) >= bold.horizontalAdvance(first.data().toString()),
                             qPrintable(place));
            }
            QVERIFY2(view->columnWidth(StandingsModel::nameColumn) > view->rowHeight(0),
                     qPrintable(QString::number(width)));
        }
    }
};

QTEST_MAIN(TestStandings)
#include "tst_standings.moc"
