// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/pieces/piecerow.h"
#include "ui/play/pieces/piecespanel.h"
#include "ui/words/language.h"

#include <QCheckBox>
#include <QLabel>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using ui::AirshipCityTable;
using ui::PiecesPanel;

namespace {

struct Desk {
    explicit Desk(GameRecord record = fixture::finishedSampleGame(200))
        : table(std::move(record)), panel(table)
    {
        panel.resize(420, 220);
        panel.show();
    }
    /// Goes to the first walk after which the tile is used at once, and answers its number, from 1.
    qsizetype goToMove()
    {
        const auto &events = table.session().record().entries;
        for (std::size_t i = 0; i + 1 < events.size(); ++i) {
            const auto *played = std::get_if<Played>(&events[i].event);
            const auto *next = std::get_if<Played>(&events[i + 1].event);
            if (played && next && std::holds_alternative<Move>(played->play.what)
                && std::holds_alternative<Use>(next->play.what)) {
                table.session().jump(static_cast<qsizetype>(i) + 1);
                return static_cast<qsizetype>(i) + 1;
            }
        }
        return 0;
    }
    /// The first event at the end of a round.
    void goToRoundEnd()
    {
        Session &session = table.session();
        for (qsizetype event = 1; event <= session.eventCount(); ++event) {
            if (session.stateAt(event).round == 2) {
                session.jump(event);
                return;
            }
        }
    }
    QCheckBox *box(int number) { return panel.findChild<QCheckBox *>(u"piece-%1"_s.arg(number)); }

    words::Speech speech{words::Language::English};
    AirshipCityTable table;
    PiecesPanel panel;
};

} // namespace

class TestPiecesPanel : public QObject
{
    Q_OBJECT

private slots:
    void nothingAtTheStart()
    {
        Desk desk(fixture::newSampleGame(3, 1));
        QVERIFY(desk.panel.steps().isEmpty());
        QCOMPARE(desk.panel.findChild<QLabel *>(u"pieces-title"_s)->text(), u"The pieces: nothing to move"_s);
    }

    void whatOneCrewDidStaysTogether()
    {
        Desk desk;
        const qsizetype moved = desk.goToMove();
        const QStringList alone = desk.panel.steps();
        QCOMPARE(alone.size(), 1);
        QVERIFY2(alone.front().startsWith(u"Move "_s), qPrintable(alone.front()));
        desk.table.session().jump(moved + 1);
        const QStringList afterwards = desk.panel.steps();
        // The crews come last: what is seldom done comes first.
        QCOMPARE(afterwards.back(), alone.front());
        const auto *line = desk.panel.findChild<ui::PieceRow *>(u"piece-%1"_s.arg(afterwards.size()));
        QVERIFY(line && line->accessibleName() == alone.front());
    }

    /// At the least height that the window gives it: what others get must not be out of sight.
    void whatAPiggybackBringsIsInSight()
    {
        Desk desk;
        const auto &events = desk.table.session().record().entries;
        qsizetype answered = 0;
        for (std::size_t i = 0; i < events.size() && answered == 0; ++i) {
            const auto *played = std::get_if<Played>(&events[i].event);
            const auto *answer = played ? std::get_if<Piggyback>(&played->play.what) : nullptr;
            answered = answer != nullptr && answer->take ? static_cast<qsizetype>(i) + 1 : 0;
        }
        QVERIFY(answered > 0);
        desk.table.session().jump(answered);
        desk.panel.resize(540, desk.panel.fontMetrics().height() * 4);
        QVERIFY(desk.panel.steps().size() > 2);
        const auto *last = desk.panel.findChild<QWidget *>(u"piece-%1"_s.arg(desk.panel.steps().size()));
        QTRY_VERIFY(last->isVisible());
        QTRY_VERIFY(last->visibleRegion().boundingRect() == last->rect());
    }

    /// However many there are, and whatever scrolls.
    void everySentenceStandsWhole()
    {
        Desk desk;
        QFont large = desk.panel.font();
        large.setPointSizeF(large.pointSizeF() * 1.25);
        desk.panel.setFont(large);
        desk.speech.change(words::Language::French);
        desk.table.retell();
        desk.panel.resize(470, desk.panel.fontMetrics().height() * 4);
        for (qsizetype event = 1; event <= desk.table.session().eventCount(); ++event) {
            desk.table.session().jump(event);
            QCoreApplication::sendPostedEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            for (qsizetype i = 1; i <= desk.panel.steps().size(); ++i) {
                const auto *line = desk.panel.findChild<QWidget *>(u"piece-%1"_s.arg(i));
                const QRect room = line->parentWidget()->rect();
                QVERIFY2(room.contains(line->geometry()),
                         qPrintable(u"event %1: %2"_s.arg(event).arg(line->accessibleName())));
                QVERIFY(line->parentWidget()->width() <= line->parentWidget()->parentWidget()->width());
                QVERIFY(line->heightForWidth(line->width()) <= line->height());
            }
        }
    }

    /// Resources and points of a player move in one line, which names the player once.
    void aPlayersTracksAreOneLine()
    {
        Desk desk(fixture::finishedSampleGame(400));
        int both = 0;
        for (qsizetype event = 1; event <= desk.table.session().eventCount(); ++event) {
            desk.table.session().jump(event);
            for (const QString &line : desk.panel.steps()) {
                if (!line.startsWith(u"Ada: "_s))
                    continue;
                QCOMPARE(line.count(u"Ada"_s), 1);
                both += line.contains(u" → "_s) && line.contains(u", VP "_s) ? 1 : 0;
            }
        }
        QVERIFY(both > 0);
    }

    void aRoundEndIsTickedOffByPointerAndKey()
    {
        Desk desk;
        desk.goToRoundEnd();
        QVERIFY(desk.box(1) && desk.box(2));
        QTest::mouseClick(desk.box(1), Qt::LeftButton, {}, QPoint(8, desk.box(1)->height() / 2));
        QTest::keyClick(desk.box(2), Qt::Key_Space);
        QVERIFY(desk.box(1)->isChecked() && desk.box(2)->isChecked());
        // Ticks are remembered.
        desk.table.session().undo();
        QVERIFY(!desk.box(1));
        desk.table.session().redo();
        QVERIFY(desk.box(1)->isChecked() && desk.box(2)->isChecked());
    }

    void speaksTheOtherLanguage()
    {
        Desk desk;
        desk.goToRoundEnd();
        const QStringList english = desk.panel.steps();
        desk.speech.change(words::Language::French);
        desk.table.retell();
        QCOMPARE(desk.panel.steps().size(), english.size());
        desk.speech.change(words::Language::English);
        desk.table.retell();
        QCOMPARE(desk.panel.steps(), english);
    }
};

QTEST_MAIN(TestPiecesPanel)
#include "tst_piecespanel.moc"
