// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/pages/standingspanel.h"
#include "ui/words/language.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::toygame::fixture;
using ui::test::ToyTable;

namespace {

void drawNothing(QPainter &, const QRectF &, const ui::PlayerLook &, const ui::Theme &) {}

/// Who has how many berries.
class ToyStandings : public ui::StandingsPanel
{
public:
    explicit ToyStandings(ToyTable &table)
        : StandingsPanel(table, u"TOY-END-01"_s, drawNothing, nullptr), m_table(table)
    {
        connect(&table, &ui::GameTable::changed, this, [this] { refresh(); });
        refresh();
        resize(400, 400);
        show();
    }

    QLabel &corrected() const { return *findChild<QLabel *>(u"interventions"_s); }
    QLabel &times() const { return *findChild<QLabel *>(u"turn-times"_s); }

private:
    void refresh()
    {
        ui::Standings standings{{{u"berries"_s}}, {}};
        for (std::size_t seat = 0; seat < m_table.session().seats(); ++seat) {
            const auto player = static_cast<toygame::Player>(seat);
            standings.rows.push_back({{},
                                      m_table.narrator().player(static_cast<play::Seat>(seat)),
                                      1,
                                      {m_table.shown().state().players[player].berries}});
        }
        tell(std::move(standings), {}, {});
    }

    ToyTable &m_table;
};

void playToTheEnd(ToyTable &table)
{
    for (int i = 0; !table.session().isOver() && i < 200; ++i) {
        const toygame::State &state = table.session().state();
        if (!state.picked)
            table.session().play(pick(toygame::mostPicked));
        else if (table.session().verdict(fill(1)).playable())
            table.session().play(fill(1));
        else
            table.session().play(endTurn());
    }
}

} // namespace

/// What stands below the standings of any game.
class TestToyStandings : public QObject
{
    Q_OBJECT

private slots:
    void whatTheTableDecidedIsSaid()
    {
        const words::Speech speech(words::Language::English);
        ToyTable table(newRecord());
        const ToyStandings panel(table);
        QVERIFY(!panel.corrected().isVisible());
        table.session().play(setBerries(0, 2));
        QVERIFY(panel.corrected().isVisible());
        QVERIFY2(panel.corrected().text().contains(u">1 correction in this game<"_s),
                 qPrintable(panel.corrected().text()));
        table.session().play(setBerries(1, 3));
        table.session().play(insistOn(endTurn())); // before anything was picked
        QVERIFY2(panel.corrected().text().contains(u">2 corrections and 1 override in this game<"_s),
                 qPrintable(panel.corrected().text()));
        QSignalSpy asked(&panel, &ui::StandingsPanel::interventionsAsked);
        emit panel.corrected().linkActivated({});
        QCOMPARE(asked.size(), 1);
        table.session().jump(0);
        QVERIFY(!panel.corrected().isVisible());
    }

    void howLongEverybodyTookIsSaidAtTheEnd()
    {
        const words::Speech speech(words::Language::English);
        ToyTable table(newRecord());
        const ToyStandings panel(table);
        table.setClock({true, std::chrono::minutes(10)});
        QVERIFY(!panel.times().isVisible());
        playToTheEnd(table);
        QVERIFY(table.session().isOver());
        QVERIFY(panel.times().isVisible());
        for (const QString &said : {u"Time taken"_s, u"Ada"_s, u"Bo"_s, u"in all"_s})
            QVERIFY2(panel.times().text().contains(said), qPrintable(panel.times().text()));
        table.setClock({});
        QVERIFY(!panel.times().isVisible());
    }
};

QTEST_MAIN(TestToyStandings)
#include "tst_toystandings.moc"
