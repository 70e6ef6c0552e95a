// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/journal/journaldelegate.h"
#include "ui/play/journal/journalview.h"
#include "ui/words/language.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>

#include <random>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using ui::AirshipCityTable;
using ui::JournalModel;
using ui::JournalView;

namespace {

QList<int> kindsOf(const JournalModel &model)
{
    QList<int> kinds;
    for (int row = 0; row < model.rowCount(); ++row)
        kinds << model.index(row).data(JournalModel::KindRole).toInt();
    return kinds;
}

QStringList textsOf(const JournalModel &model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row).data().toString();
    return texts;
}

struct Desk {
    explicit Desk(GameRecord record = fixture::newSampleGame(3, 4)) : table(std::move(record)), model(table)
    {
    }
    void playSome(int events)
    {
        for (int i = 0; i < events; ++i) {
            const auto &plays = table.session().legalPlays();
            table.session().play(Played{plays[random() % plays.size()], {}});
        }
    }
    /// What a model shows that is made now.
    QStringList fresh() { return textsOf(JournalModel(table)); }

    words::Speech speech{words::Language::English};
    AirshipCityTable table;
    JournalModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    std::mt19937_64 random{9};
};

} // namespace

class TestJournal : public QObject
{
    Q_OBJECT

private slots:
    void groupsByRoundAndTurn()
    {
        Desk desk;
        QCOMPARE(desk.model.rowCount(), 0);
        QCOMPARE(desk.model.currentRow(), -1);
        desk.playSome(1);
        QCOMPARE(kindsOf(desk.model),
                 (QList<int>{JournalModel::RoundHeading, JournalModel::TurnHeading, JournalModel::Deed}));
        QCOMPARE(textsOf(desk.model).mid(0, 2), (QStringList{u"Round 1 · stage 1"_s, u"Ada’s turn"_s}));
        QVERIFY(desk.model.index(2).data().toString().startsWith(u"Ada "_s));
        QCOMPARE(desk.model.currentRow(), 2);
    }

    void followsEveryStep()
    {
        Desk desk;
        std::uniform_int_distribution<int> what(0, 9);
        for (int i = 0; i < 120; ++i) {
            const int step = what(desk.random);
            if (step < 6)
                desk.playSome(1);
            else if (step < 8)
                desk.table.session().undo();
            else if (step < 9)
                desk.table.session().redo();
            else
                desk.table.session().jump(static_cast<qsizetype>(
                    desk.random() % static_cast<std::uint64_t>(desk.table.session().eventCount() + 1)));
            QCOMPARE(textsOf(desk.model), desk.fresh());
            QCOMPARE(desk.model.index(desk.model.currentRow()).data(JournalModel::CurrentRole).toBool(),
                     desk.table.session().cursor() > 0);
        }
    }

    void undoneEventsAreSaidSo()
    {
        Desk desk;
        desk.playSome(6);
        QSignalSpy changed(&desk.model, &JournalModel::dataChanged);
        QSignalSpy removed(&desk.model, &JournalModel::rowsRemoved);
        desk.table.session().undo();
        QCOMPARE(removed.size(), 0);
        QCOMPARE(changed.size(), 1);
        const QModelIndex last = desk.model.index(desk.model.rowOf(6));
        QVERIFY(last.data(JournalModel::UndoneRole).toBool());
        QVERIFY(last.data(Qt::AccessibleTextRole).toString().startsWith(u"Undone: 6. "_s));
        QVERIFY(desk.model.index(desk.model.rowOf(5)).data(JournalModel::CurrentRole).toBool());
    }

    void aPlayIsOneInsertion()
    {
        Desk desk;
        desk.playSome(30);
        QSignalSpy inserted(&desk.model, &JournalModel::rowsInserted);
        QSignalSpy reset(&desk.model, &JournalModel::modelReset);
        desk.playSome(1);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(reset.size(), 0);
    }

    void correctionsTellTheirReason()
    {
        Desk desk;
        desk.playSome(2);
        Correct correct;
        correct.set.emplace_back(set::Vp{Player{1}, 7});
        QVERIFY(desk.table.session().play(correct, u"miscounted"_s).allowed());
        Override insisted;
        insisted.event = Played{{EndTurn{}}, {}};
        QVERIFY(desk.table.session().play(insisted, u"late already"_s).allowed());
        const QModelIndex corrected = desk.model.index(desk.model.rowOf(3));
        QCOMPARE(corrected.data(JournalModel::KindRole).toInt(), int(JournalModel::Correction));
        QCOMPARE(corrected.data(JournalModel::ReasonRole).toString(), u"miscounted"_s);
        QCOMPARE(corrected.data(JournalModel::GainRole).toString(), u"Bo: VP +7"_s);
        const QModelIndex overridden = desk.model.index(desk.model.rowOf(4));
        QVERIFY(!overridden.data(JournalModel::SignRole).toString().isEmpty());
        QVERIFY(overridden.data(Qt::AccessibleTextRole).toString().endsWith(u"Reason: late already"_s));
    }

    /// Why an event no longer follows the rules is what the table has to read: it is not cut while there is room.
    void aLongReasonTakesTheLinesThatAreFree()
    {
        QStandardItemModel model;
        model.appendRow(new QStandardItem(u"Ada ends the turn"_s));
        const QModelIndex row = model.index(0, 0);
        model.setData(row, int(JournalModel::Overridden), JournalModel::KindRole);
        model.setData(row, 4, JournalModel::LinesRole);
        model.setData(row, u"crew 2 has not finished: first use or leave the tile where it stopped"_s,
                      JournalModel::ReasonRole);
        const ui::JournalDelegate delegate;
        QStyleOptionViewItem option;
        option.font = QApplication::font();
        const int line = QFontMetrics(option.font).height();
        option.rect = QRect(0, 0, QFontMetrics(option.font).averageCharWidth() * 70,
                            delegate.sizeHint(option, row).height());
        QImage picture(option.rect.size(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        delegate.paint(&painter, option, row);
        painter.end();
        const auto isInked = [&picture, line](int number) {
            const QImage strip = picture.copy(0, 2 + line * number, picture.width(), line);
            QImage blank(strip.size(), strip.format());
            blank.fill(Qt::transparent);
            return strip != blank;
        };
        QVERIFY(isInked(0)); // what was done
        QVERIFY(isInked(1)); // and why
        QVERIFY(isInked(2));
        QVERIFY(!isInked(3));
    }

    void valuesOfTheBoxRewriteThePast()
    {
        Desk desk;
        Correct markers;
        markers.set.emplace_back(set::AirshipGrid{Airship::WoodenPrivate, {{1, 1, 1}}});
        QVERIFY(desk.table.session().play(markers, {}).allowed());
        desk.playSome(4);
        QVERIFY(desk.table.session().enter({Value::AirshipSpaces, 0}, 1));
        QCOMPARE(textsOf(desk.model), desk.fresh());
        QCOMPARE(kindsOf(desk.model).at(0), int(JournalModel::SetAside)); // as it was before
        QCOMPARE(kindsOf(desk.model).at(3), int(JournalModel::Overridden));
    }

    void rowsOutOfViewAreNotWorded()
    {
        words::Speech speech(words::Language::English);
        AirshipCityTable table(fixture::finishedSampleGame(800));
        QElapsedTimer timer;
        timer.start();
        JournalView view(table);
        view.resize(400, 500);
        view.show();
        view.grab();
        qInfo("%d rows shown after %lld ms", view.journal().rowCount(), timer.elapsed());
        QVERIFY(view.journal().rowCount() > 800);
        const QModelIndex last = view.journal().index(view.journal().currentRow());
        QVERIFY(view.viewport()->rect().intersects(view.visualRect(last)));
    }

    /// No line is free below what a row says and none is cut, and the row at the top is never half hidden.
    void rowsAreAsHighAsTheirWords_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("as in the window") << 330;
        QTest::newRow("narrow, where gains need several lines") << 190;
    }

    void rowsAreAsHighAsTheirWords()
    {
        QFETCH(const int, width);
        Desk desk;
        desk.playSome(60);
        JournalView view(desk.table);
        view.resize(width, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.grab();
        QCoreApplication::processEvents();
        view.grab();
        const QFontMetricsF metrics(view.font());
        int seen = 0;
        QSet<int> heights;
        for (int row = 0; row < view.journal().rowCount(); ++row) {
            const QModelIndex index = view.journal().index(row);
            const QRect place = view.visualRect(index);
            if (!place.intersects(view.viewport()->rect()))
                continue;
            QVERIFY2(place.top() >= 0, qPrintable(index.data().toString()));
            if (index.data(JournalModel::KindRole).toInt() != JournalModel::Deed)
                continue;
            ++seen;
            const int lines = qRound((place.height() - 6) / metrics.height());
            heights << lines;
            const double gain = metrics.horizontalAdvance(index.data(JournalModel::GainRole).toString());
            const double wide = metrics.horizontalAdvance(index.data().toString());
            const auto linesFor = [&place](double words) { return std::ceil(words / place.width()); };
            QVERIFY2(wide > 0 && lines >= linesFor(wide) + linesFor(gain),
                     qPrintable(index.data().toString()));
            // Lines are filled, but for the number and the signs in front of them.
            const int least = gain > 0 ? 2 : 1;
            const double signs = metrics.horizontalAdvance(u"00000 ▸ "_s);
            QVERIFY2(lines == least || std::max(wide, gain) + signs > place.width() / 2.0,
                     qPrintable(index.data().toString()));
        }
        QVERIFY(seen > 3);
        QVERIFY(heights.size() > 1);
    }

    /// The scroll bar comes as the game goes on, and takes width from rows that were laid out without it.
    void rowsNeverOverlap()
    {
        Desk desk;
        JournalView view(desk.table);
        view.resize(330, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        int scrolled = 0;
        for (int width = 300; width < 380; width += 4) {
            view.resize(width, 400);
            while (desk.table.session().canUndo())
                desk.table.session().undo();
            for (int events = 0; events < 16; ++events) {
                desk.playSome(1);
                for (int shown = 0; shown < 2; ++shown) {
                    view.grab();
                    QCoreApplication::processEvents();
                }
                scrolled += view.verticalScrollBar()->maximum() > 0 ? 1 : 0;
                for (int row = 1; row < view.journal().rowCount(); ++row) {
                    const QModelIndex before = view.journal().index(row - 1);
                    QVERIFY2(view.visualRect(before).bottom()
                                 < view.visualRect(view.journal().index(row)).top(),
                             qPrintable(u"%1 wide: %2"_s.arg(width).arg(before.data().toString())));
                }
            }
        }
        QVERIFY(scrolled > 10);
    }

    void keysWalkAndChangeNothing()
    {
        Desk desk;
        desk.playSome(20);
        JournalView view(desk.table);
        view.resize(400, 300);
        view.show();
        view.setCurrentIndex(view.journal().index(3));
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(view.currentIndex().row() > 3);
        const qsizetype cursor = desk.table.session().cursor();
        QTest::keyClick(&view, Qt::Key_Return);
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, QPoint(100, 100));
        QCOMPARE(desk.table.session().cursor(), cursor);
    }
};

QTEST_MAIN(TestJournal)
#include "tst_journal.moc"
