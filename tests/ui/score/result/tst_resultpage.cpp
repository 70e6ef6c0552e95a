// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/scoredgame.h"
#include "core/airshipcity/record/gamerecord.h"
#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/scoring/tellscore.h"
#include "ui/score/pictures/pictureview.h"
#include "ui/score/result/resultpage.h"
#include "ui/score/takealong/qrpicture.h"
#include "ui/words/numbers.h"

#include <QtCore/QSet>
#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QTextBlock>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTextBrowser>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::airshipcity;

/// The end of a game on one page.
class TestResultPage : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_speech = std::make_unique<words::Speech>(words::Language::English);
        const GameRecord record = fixture::finishedSampleGame(200);
        const Replay replayed = replay(record.setup, record.entries);
        m_game = *scoredGame(record);
        m_page = std::make_unique<ResultPage>();
        m_page->resize(1366, 640);
        show(m_game, gameCurve(record.setup, replayed.states));
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    void theRankingIsLarge()
    {
        int place = 0;
        for (int i = 1; i <= 4; ++i) {
            const auto *step = m_page->findChild<QWidget *>(u"podium-%1"_s.arg(i));
            QVERIFY(step->isVisible() && step->height() > step->fontMetrics().height() * 2);
            const int now = step->accessibleName().section(u':', 0, 0).section(u' ', 1).toInt();
            QVERIFY(now >= place);
            place = now;
        }
    }

    void whyInWords()
    {
        const QString text = explanation()->toPlainText();
        for (const ScoredPlayer &player : m_game.players)
            QVERIFY(text.contains(player.name));
        QVERIFY(text.contains(u"AC-AWD-01"_s) && text.contains(u"Shipbuilding"_s));
        QVERIFY(!explanation()->toHtml().contains(u"rule:"_s)); // nobody follows rules yet
        QSignalSpy rules(m_page.get(), &ResultPage::ruleWanted);
        connect(m_page.get(), &ResultPage::ruleWanted, this, [] {});
        QVERIFY(explanation()->toHtml().contains(u"rule:AC-AWD-01"_s));
        emit explanation()->anchorClicked(QUrl(u"rule:AC-AWD-01"_s));
        QCOMPARE(rules.size(), 1);
        QCOMPARE(rules.at(0).at(0).toString(), u"AC-AWD-01"_s);
    }

    /// Whatever the line above them ends with.
    void headingsStandApart()
    {
        const GameRecord record = fixture::newSampleGame(4, 4);
        const Replay replayed = replay(record.setup, record.entries);
        show(*scoredGame(record), gameCurve(record.setup, replayed.states));
        QStringList close;
        double end = 0;
        const auto *layout = explanation()->document()->documentLayout();
        const double least = explanation()->fontMetrics().height() * 0.4;
        for (auto block = explanation()->document()->begin(); block.isValid(); block = block.next()) {
            const QRectF place = layout->blockBoundingRect(block);
            if (block.blockFormat().headingLevel() == 3 && place.top() - end < least)
                close << u"%1: %2"_s.arg(block.text()).arg(place.top() - end);
            end = std::max(end, place.bottom());
        }
        QVERIFY2(close.isEmpty(), qPrintable(close.join(u'\n')));
    }

    /// Of each player, beside the others; where there is no room for that sections are tables of their own.
    void numbersStandInOneColumn()
    {
        for (const auto &[width, columns] :
             {std::pair(1366, m_game.players.size()), std::pair(800, qsizetype(1))}) {
            m_page->resize(width, 640);
            QCoreApplication::processEvents();
            const auto *layout = explanation()->document()->documentLayout();
            QSet<int> edges;
            for (auto block = explanation()->document()->begin(); block.isValid(); block = block.next()) {
                if (block.text().startsWith(u'+'))
                    edges << qRound(layout->blockBoundingRect(block).right());
            }
            QCOMPARE(edges.size(), columns);
        }
    }

    /// Behind a row that several entries make lies each of them, with whose it is.
    void aRowUnfolds()
    {
        const QString html = explanation()->toHtml();
        const qsizetype from = html.indexOf(u"more:beside:"_s);
        QVERIFY(from > 0);
        const QString target = html.mid(from, html.indexOf(u'"', from) - from);
        const auto named = [this] {
            const QString text = explanation()->toPlainText();
            qsizetype count = 0;
            for (const ScoredPlayer &player : m_game.players)
                count += text.count(player.name + u" · "_s);
            return count;
        };
        QCOMPARE(named(), 0);
        emit explanation()->anchorClicked(QUrl(target));
        QVERIFY(named() > 0);
        emit explanation()->anchorClicked(QUrl(target));
        QCOMPARE(named(), 0);
    }

    void everyEntryLeadsToItsMoment()
    {
        const QSignalSpy moments(m_page.get(), &ResultPage::momentWanted);
        const auto count = [this] { return explanation()->toHtml().count(u"href=\"event:"_s); };
        const auto before = count();
        m_page->findChild<QCheckBox *>(u"explanation-every-entry"_s)->click();
        QVERIFY(count() > before);
        emit explanation()->anchorClicked(QUrl(u"event:12"_s));
        QCOMPARE(moments.size(), 1);
        QCOMPARE(moments.at(0).at(0).toLongLong(), 12);
    }

    void theOtherLanguageAtAClick()
    {
        auto *other = m_page->findChild<QPushButton *>(u"result-other-language"_s);
        QCOMPARE(other->text(), u"Français"_s);
        QVERIFY(!explanation()->toPlainText().contains(u"Dirigeables"_s));
        other->click();
        QVERIFY(explanation()->toPlainText().contains(u"Dirigeables"_s));
        QCOMPARE(other->text(), u"English"_s);
        QCOMPARE(words::spokenLanguage(), words::Language::English); // the window stays as it is
        other->click();
        QVERIFY(!explanation()->toPlainText().contains(u"Dirigeables"_s));
    }

    void buttonsByEnter()
    {
        m_page->findChild<QTabWidget *>(u"result-tabs"_s)->setCurrentIndex(2);
        for (const auto name : {"result-other-language"_L1, "take-copy-text"_L1}) {
            auto *button = m_page->findChild<QPushButton *>(name);
            const QSignalSpy pressed(button, &QPushButton::clicked);
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Enter);
            QVERIFY2(pressed.size() == 1, name.data());
        }
    }

    void theCodeIsWholeWhenItIsFirstLookedAt()
    {
        auto *bar = m_page->findChild<QTabWidget *>(u"result-tabs"_s)->tabBar();
        const int last = bar->count() - 1;
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(last).center());
        const auto *code = m_page->findChild<QrPicture *>();
        QVERIFY(code->isVisible() && code->sizeHint().height() > 0);
        QTRY_VERIFY(code->height() >= code->sizeHint().height() && code->width() >= code->sizeHint().width());
    }

    void picturesTellThemselves()
    {
        auto *curve = m_page->findChild<PictureView *>(u"picture-curve"_s);
        m_page->findChild<QTabWidget *>(u"result-tabs"_s)->setCurrentIndex(1);
        const QSignalSpy moments(m_page.get(), &ResultPage::momentWanted);
        curve->setFocus(Qt::TabFocusReason);
        QTest::keyClick(curve, Qt::Key_Right);
        QTest::keyClick(curve, Qt::Key_Right);
        QVERIFY2(curve->accessibleDescription().startsWith(u"Ada after round 2: "_s),
                 qPrintable(curve->accessibleDescription()));
        QTest::keyClick(curve, Qt::Key_Down);
        QVERIFY(curve->accessibleDescription().startsWith(u"Bo after round 2: "_s));
        QTest::keyClick(curve, Qt::Key_Return);
        QCOMPARE(moments.size(), 1);
        const auto &spot = curve->drawing()->spots()[*curve->spot()];
        QCOMPARE(moments.at(0).at(0).toLongLong(), spot.event);
        QTest::mouseClick(curve, Qt::LeftButton, {}, spot.area.center().toPoint());
        QCOMPARE(moments.size(), 2);
        // The curve ends with the totals.
        const auto &spots = curve->drawing()->spots();
        const ScoreTold told = tellScore(m_game, std::nullopt);
        for (const ScoreTold::Seat &seat : told.seats) {
            const QString end = u"%1 with the final scoring: %2"_s.arg(seat.name, words::points(seat.total));
            QVERIFY2(std::any_of(spots.begin(), spots.end(),
                                 [&end](const auto &each) { return each.text == end; }),
                     qPrintable(end));
        }
        // The parts of every bar add up to the total.
        const auto *sources = m_page->findChild<PictureView *>(u"picture-sources"_s);
        QVERIFY(sources->isVisible());
        QVERIFY(sources->drawing()->spots().size() > 4);
    }

    void nothingIsToldByColourAlone()
    {
        // In grey the picture still has as many shades and hatchings: two neighbouring parts differ.
        auto *sources = m_page->findChild<PictureView *>(u"picture-sources"_s);
        m_page->findChild<QTabWidget *>(u"result-tabs"_s)->setCurrentIndex(1);
        const QImage grey = sources->grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        const auto &spots = sources->drawing()->spots();
        const auto ratio = sources->devicePixelRatioF();
        for (std::size_t i = 1; i < spots.size(); ++i) {
            const QRectF one = spots[i - 1].area;
            const QRectF other = spots[i].area;
            if (spots[i].row != spots[i - 1].row || one.width() < 8 || other.width() < 8)
                continue;
            const auto part = [&](const QRectF &area) {
                return grey.copy(
                    QRectF(area.topLeft() * ratio + QPointF(3, 3), QSizeF(5, area.height() * ratio - 6))
                        .toRect());
            };
            QVERIFY2(part(one) != part(other), qPrintable(spots[i].text));
        }
    }

private:
    void show(const ScoredGame &game, const score::Curve &curve) const
    {
        m_page->setScore([game, curve] { return tellScore(game, curve); });
    }
    QTextBrowser *explanation() const { return m_page->findChild<QTextBrowser *>(u"explanation-text"_s); }

    std::unique_ptr<words::Speech> m_speech;
    ScoredGame m_game;
    std::unique_ptr<ResultPage> m_page;
};

QTEST_MAIN(TestResultPage)
#include "tst_resultpage.moc"
