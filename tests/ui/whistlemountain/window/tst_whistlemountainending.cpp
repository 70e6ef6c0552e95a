// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/randomplay.h"
#include "tests/ui/whistlemountain/guide/seat.h"
#include "ui/play/pieces/checklistpanel.h"
#include "ui/play/pieces/checklistplace.h"
#include "ui/play/turn/gameheader.h"
#include "ui/whistlemountain/guide/paths.h"
#include "ui/whistlemountain/scoring/scores.h"
#include "ui/whistlemountain/turn/whistlemountainheader.h"
#include "ui/whistlemountain/whistlemountainview.h"
#include "ui/whistlemountain/words/scores.h"
#include "ui/words/language.h"

#include <QtTest/QTest>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <functional>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::whistlemountain;
using namespace skyledger::ui::test;
using ui::WhistleMountainTable;

namespace {

/// Plays a random game of the core up to a moment that is wanted.
void playUntil(Session &session, std::uint64_t seed, const std::function<bool()> &isThere)
{
    RandomPlayer player(seed);
    for (int step = 0; step < 3000 && !session.isOver() && !isThere(); ++step)
        session.play(Played{*player.choose(session.setup(), session.state()), {}});
}

/// Whether a machine can be activated that costs nothing and only gives resources.
bool offersFree(const Session &session)
{
    const auto &plays = session.legalPlays();
    return std::any_of(plays.begin(), plays.end(), [](const Play &play) {
        const auto *activate = std::get_if<Activate>(&play.what);
        return activate != nullptr && classOf(activate->machine) == MachineClass::Small;
    });
}

const ui::PlayOption *optionOf(const WhistleMountainTable &table, ui::whistle::Deed deed)
{
    for (const ui::PlayOption &option : table.guide().options()) {
        if (ui::whistle::deedOf(option.leadsTo) == deed)
            return &option;
    }
    return nullptr;
}

} // namespace

/// How turns and the game end: nothing is lost unasked, and everybody sees who won and why.
class TestWhistleMountainEnding : public QObject
{
    Q_OBJECT

private slots:
    void whatCostsNothingIsActivatedAtTheEndOfATurn();
    void anAbandonedLineKnowsNoDeeds();
    void theLastTurnIsCalledSo();
    void aTieTellsItsNumbers();
    void tableModeShowsEverybody();
    void tableModeTicksOffTheSame();

private:
    words::Speech m_speech{words::Language::English};
};

void TestWhistleMountainEnding::whatCostsNothingIsActivatedAtTheEndOfATurn()
{
    int seen = 0;
    for (std::uint64_t seed = 1; seed < 12 && seen < 3; ++seed) {
        WhistleMountainTable table(dealtGame({u"Ada"_s, u"Bo"_s}, seed));
        Session &session = table.session();
        playUntil(session, seed, [&session] { return offersFree(session); });
        const ui::PlayOption *end = optionOf(table, ui::whistle::Deed::EndTurn);
        if (end == nullptr || !offersFree(session))
            continue;
        ++seen;
        QVERIFY2(end->detail.contains(u"without "_s), qPrintable(end->detail));
        const qsizetype before = session.cursor();
        QVERIFY(ui::endTurn(table));
        QVERIFY(std::any_of(session.record().entries.begin() + before,
                            session.record().entries.begin() + session.cursor(), [](const auto &entry) {
                                const auto *played = std::get_if<Played>(&entry.event);
                                return played != nullptr
                                    && std::holds_alternative<Activate>(played->play.what);
                            }));
        // What hands take is told together, with the end of the turn.
        QCOMPARE(table.words().pieces(session).first, before + 1);
        QVERIFY(!offersFree(session));
        // Who takes the end back and plays on is told only what comes then.
        session.undo();
        playUntil(session, seed + 100, [steps = 0]() mutable { return ++steps > 1; });
        const WhistleMountainTable again(session.record());
        QCOMPARE(table.words().pieces(session).first, again.words().pieces(again.session()).first);
    }
    QVERIFY(seen > 0);
}

/// Deeds are numbered by the main line.
void TestWhistleMountainEnding::anAbandonedLineKnowsNoDeeds()
{
    int seen = 0;
    for (std::uint64_t seed = 1; seed < 12 && seen < 3; ++seed) {
        WhistleMountainTable table(dealtGame({u"Ada"_s, u"Bo"_s}, seed));
        Session &session = table.session();
        playUntil(session, seed, [&session] { return offersFree(session); });
        if (optionOf(table, ui::whistle::Deed::EndTurn) == nullptr || !offersFree(session))
            continue;
        const qsizetype before = session.cursor();
        playUntil(session, seed + 100, [steps = 0]() mutable { return ++steps > 6; });
        session.jump(before);
        QVERIFY(ui::endTurn(table));
        const qsizetype last = session.cursor();
        QCOMPARE(table.words().pieces(session).first, before + 1);
        QCOMPARE(session.lineCount(), std::size_t{1});
        WhistleMountainTable again(session.record());
        for (WhistleMountainTable *each : {&table, &again})
            each->lookAtLine(1, last);
        QVERIFY(table.past() && table.past()->line == 1);
        const qsizetype first = again.words().pieces(again.shown()).first;
        QCOMPARE(table.words().pieces(table.shown()).first, first);
        seen += first > before + 1 ? 1 : 0;
        // The same moment of the main line is one deed still.
        table.lookAtNow();
        QCOMPARE(table.words().pieces(table.shown()).first, before + 1);
    }
    QVERIFY(seen > 0);
}

void TestWhistleMountainEnding::theLastTurnIsCalledSo()
{
    WhistleMountainTable table(dealtGame({u"Ada"_s, u"Bo"_s}, 4));
    const auto header = ui::whistleMountainHeader(table);
    const auto says = [&header](const QString &text) {
        const auto labels = header->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&text](const QLabel *label) { return label->text().contains(text); });
    };
    QVERIFY(!says(u"last turn"_s));
    Session &session = table.session();
    playUntil(session, 4, [&session] { return session.state().ending; });
    QVERIFY(session.state().ending && !session.isOver());
    QVERIFY(says(u"last turn"_s));
    playUntil(session, 4, [] { return false; });
    QVERIFY(session.isOver());
    QVERIFY(!says(u"last turn"_s));
}

void TestWhistleMountainEnding::aTieTellsItsNumbers()
{
    FinalScore score;
    score.players.resize(3);
    for (PlayerScore &each : score.players)
        each.total = 70;
    score.players[0].highestFloor = score.players[1].highestFloor = 6;
    score.players[0].items = 7;
    score.players[1].items = 9;
    score.players[2].items = 12;
    score.players[0].rank = 2;
    score.players[2].rank = 3;
    score.decidedBy = DecidedBy::Items;
    const QStringList names{u"Ada"_s, u"Bo"_s, u"Cy"_s};
    QString told = wording::decisionText(score, names);
    QVERIFY2(told.endsWith(u": Bo 9, Ada 7"_s), qPrintable(told));
    score.players[1].highestFloor = 8;
    score.decidedBy = DecidedBy::Tower;
    told = wording::decisionText(score, names);
    QVERIFY2(told.endsWith(u": Bo 8, Ada 6, Cy 0"_s), qPrintable(told));
    score.decidedBy = DecidedBy::Vp;
    told = wording::decisionText(score, names);
    QVERIFY2(told.endsWith(u": Bo"_s), qPrintable(told));
}

/// Each with the VP of the moment; at the end with the total.
void TestWhistleMountainEnding::tableModeShowsEverybody()
{
    ui::WhistleMountainView view(dealtGame({u"Ada"_s, u"Bo"_s}, 45));
    QVERIFY(view.hasTableBoard());
    const auto window = view.tableBoard();
    const auto *board = window->findChild<QWidget *>(u"table-board"_s);
    QVERIFY(board && board->accessibleName().contains(u"Ada: 0 VP"_s));
    window->resize(1366, 768);
    QVERIFY(!window->grab().isNull());
    Session &session = view.table().session();
    playUntil(session, 45, [] { return false; });
    QVERIFY(session.isOver());
    const FinalScore score = ui::scoreOf(session);
    QVERIFY(score.players[0].total != session.state().players[Player()].vp);
    QVERIFY2(board->accessibleName().contains(u"Ada: %1 VP"_s.arg(score.players[0].total)),
             qPrintable(board->accessibleName()));
}

/// After a flood the checklist stands alone and large; who ticks in one window has ticked in the other.
void TestWhistleMountainEnding::tableModeTicksOffTheSame()
{
    ui::WhistleMountainView view(dealtGame({u"Ada"_s, u"Bo"_s, u"Cy"_s}, 46));
    QWidget desk;
    std::vector<ui::DockSpec> docks = view.docks();
    const auto *place = docks[1].widget->findChild<ui::ChecklistPlace *>();
    if (place == nullptr)
        place = qobject_cast<ui::ChecklistPlace *>(docks[1].widget);
    QVERIFY(place);
    const auto window = view.tableBoard();
    window->resize(1366, 768);
    auto *large = window->findChild<ui::ChecklistPanel *>();
    QVERIFY(large && !large->isDue());
    Session &session = view.table().session();
    playUntil(session, 46, [place] { return place->list().isDue(); });
    QVERIFY(place->list().isDue() && large->isDue());
    window->show();
    QVERIFY(large->isVisible());
    QVERIFY(large->font().pointSizeF() > place->list().font().pointSizeF() * 1.5);
    place->list().focusFirst();
    large->tickAll();
    QVERIFY(!place->list().isDue() && !large->isVisible());
    // Who opens it later sees what is ticked, and undo does not bring back what was done before.
    QVERIFY(!view.tableBoard()->findChild<ui::ChecklistPanel *>()->isDue());
    const qsizetype first = session.cursor();
    playUntil(session, 46, [place] { return place->list().isDue(); });
    QVERIFY(place->list().isDue());
    const auto later = view.tableBoard();
    session.jump(first);
    QVERIFY(!place->list().isDue() && !later->findChild<ui::ChecklistPanel *>()->isDue());
}

QTEST_MAIN(TestWhistleMountainEnding)
#include "tst_whistlemountainending.moc"
