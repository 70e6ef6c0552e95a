// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/newgame.h"
#include "core/whistlemountain/randomplay.h"
#include "core/whistlemountain/rules/bonus.h"
#include "tests/core/whistlemountain/fixture.h"

#include <QtCore/QJsonDocument>
#include <QtTest/QTest>

#include <set>

using namespace skyledger;
using namespace skyledger::whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray textOf(const Play &play)
{
    return QJsonDocument(playJson(play)).toJson(QJsonDocument::Compact);
}

/// Every candidate of the formats page in a position, tried one by one.
class Candidates
{
public:
    Candidates(const Setup &setup, const State &state) : m_setup(setup), m_state(state) {}

    std::set<QByteArray> allowed()
    {
        m_player = toAct(m_state);
        listPays(5);
        harvests();
        docks();
        builds();
        moves();
        activations();
        takes();
        bonus();
        tryIt(Work{});
        tryIt(Skip{});
        tryIt(EndTurn{false});
        tryIt(EndTurn{true});
        return std::move(m_allowed);
    }

private:
    const PlayerState &own() const { return m_state.players[m_player]; }
    template <class What>
    void tryIt(const What &what)
    {
        const Play play{what, m_player == m_state.current ? none<Player> : m_player};
        if (check(m_setup, m_state, play).allowed())
            m_allowed.insert(textOf(play));
    }
    /// With every payment; one that is the printed cost has another spelling, without.
    template <class What>
    void tryPaid(What what, int most)
    {
        what.pay.reset();
        const Play bare{what, none<Player>};
        Verdict verdict =
            check(m_setup, m_state, {what, m_player == m_state.current ? none<Player> : m_player});
        tryIt(what);
        for (const Amounts &amounts : m_pays) {
            if (totalOf(amounts) > most)
                continue;
            what.pay = amounts;
            if (verdict.allowed() && isSameEffect(bare, {what, none<Player>}))
                continue;
            tryIt(what);
        }
    }
    bool isSameEffect(Play bare, Play paid) const
    {
        bare.player = paid.player = m_player == m_state.current ? none<Player> : m_player;
        if (!check(m_setup, m_state, paid).allowed())
            return false;
        State a = m_state;
        State b = m_state;
        apply(m_setup, a, bare);
        apply(m_setup, b, paid);
        return a == b;
    }
    void listPays(int most)
    {
        Amounts amounts;
        for (amounts.values[0] = 0; amounts.values[0] <= most; ++amounts.values[0])
            for (amounts.values[1] = 0; amounts.values[1] <= most; ++amounts.values[1])
                for (amounts.values[2] = 0; amounts.values[2] <= most; ++amounts.values[2])
                    for (amounts.values[3] = 0; amounts.values[3] <= most; ++amounts.values[3])
                        for (amounts.values[4] = 0; amounts.values[4] <= most; ++amounts.values[4]) {
                            if (totalOf(amounts) > 0 && totalOf(amounts) <= most)
                                m_pays.push_back(amounts);
                        }
    }
    template <class Use>
    void eachArea(int most, Use use)
    {
        const Board &board = m_setup.board();
        for (int row = 0; row < board.rows; ++row)
            for (int column = 0; column < board.columns; ++column)
                for (int height = 1; height <= most && row + height <= board.rows; ++height)
                    for (int width = 1; width <= most && column + width <= board.columns; ++width)
                        use(areaAt(column, row, width, height));
    }
    void harvests()
    {
        for (const Aircraft aircraft : all<Aircraft>())
            eachArea(3, [&](const Area &area) { tryIt(Harvest{aircraft, area}); });
    }
    void docks()
    {
        for (const Aircraft aircraft : all<Aircraft>()) {
            for (const Dock dock : all<Dock>()) {
                UseDock use{aircraft, dock, 0, none<Machine>, none<Upgrade>, {}};
                if (dock == Dock::Scaffolds || dock == Dock::Cards) {
                    for (use.count = 1; use.count <= 3; ++use.count)
                        tryPaid(use, 2);
                } else if (dock == Dock::Rescue) {
                    tryPaid(use, 1);
                } else if (dock == Dock::Upgrades) {
                    for (const Upgrade upgrade : all<Upgrade>()) {
                        use.upgrade = upgrade;
                        tryPaid(use, 4);
                    }
                } else {
                    for (const Machine machine : all<Machine>()) {
                        use.machine = machine;
                        tryPaid(use, 5);
                    }
                }
            }
        }
    }
    void builds()
    {
        for (const Machine machine : own().machines)
            eachArea(4, [&](const Area &area) { tryPaid(BuildMachine{machine, area, {}, {}}, 1); });
    }
    void moves()
    {
        std::vector<Place> targets{tower, refuge, whirlpool};
        for (int row = 0; row < m_setup.board().rows; ++row) {
            targets.push_back(onFloor(row + 1));
            for (int column = 0; column < m_setup.board().columns; ++column)
                targets.push_back(onCell(cellAt(column, row)));
        }
        std::vector<Place> starts = targets;
        starts.push_back(trap);
        for (int row = 1; row <= m_setup.board().rows; ++row)
            starts.push_back(inBarracks(row));
        for (const Place &from : starts) {
            for (const Place &to : targets) {
                MoveWorker move{from, to, {}, {}};
                tryPaid(move, 2);
                for (const Resource toll : all<Resource>()) {
                    move.toll = toll;
                    tryPaid(move, 2);
                }
            }
        }
    }
    void activations()
    {
        for (const Machine machine : all<Machine>()) {
            Activate activate;
            activate.machine = machine;
            if (machine == Machine::Dispatcher) {
                for (const Aircraft aircraft : all<Aircraft>()) {
                    activate.aircraft = aircraft;
                    tryPaid(activate, 2);
                }
            } else if (machine == Machine::Lift) {
                eachArea(4, [&](const Area &area) {
                    activate.area = area;
                    tryPaid(activate, 2);
                });
            } else if (machine == Machine::Disassembler || machine == Machine::Workshop) {
                for (const Upgrade upgrade : all<Upgrade>()) {
                    activate.upgrade = upgrade;
                    if (machine == Machine::Disassembler)
                        tryPaid(activate, 2);
                    for (const Upgrade give : own().upgrades) {
                        activate.give = give;
                        if (machine == Machine::Workshop)
                            tryPaid(activate, 2);
                    }
                    activate.give = none<Upgrade>;
                }
            } else if (machine == Machine::Scrapyard) {
                for (const Machine salvage : all<Machine>()) {
                    activate.salvage = salvage;
                    tryPaid(activate, 2);
                }
            } else if (machine == Machine::Bazaar) {
                for (const Resource resource : all<Resource>()) {
                    activate.resource = resource;
                    tryPaid(activate, 2);
                }
            } else {
                tryPaid(activate, 2);
            }
        }
    }
    void takes()
    {
        for (const Machine machine : all<Machine>())
            tryIt(TakeMachine{machine});
        for (const Upgrade upgrade : all<Upgrade>())
            tryIt(TakeUpgrade{upgrade});
        for (const Trophy trophy : all<Trophy>())
            tryIt(TakeTrophy{trophy});
        for (const Amounts &amounts : m_pays) {
            if (totalOf(amounts) <= 2)
                tryIt(TakeResources{amounts});
        }
    }
    void bonus()
    {
        for (const Card card : all<Card>()) {
            PlayCard play;
            play.card = card;
            if (card == Card::Regulator) {
                for (const Aircraft aircraft : all<Aircraft>()) {
                    play.aircraft = aircraft;
                    tryPaid(play, 1);
                }
            } else if (card == Card::Reset) {
                for (; play.discard <= 40; ++play.discard)
                    tryIt(play);
            } else if (card == Card::Recycling) {
                for (const Amounts &amounts : m_pays) {
                    play.resources = amounts;
                    if (totalOf(amounts) == 2)
                        tryIt(play);
                }
            } else if (card == Card::UpgradeX) {
                for (const Upgrade upgrade : all<Upgrade>()) {
                    play.upgrade = upgrade;
                    tryPaid(play, 1);
                }
            } else {
                tryPaid(play, 5);
            }
        }
        for (const Trophy trophy : all<Trophy>())
            tryIt(UseTrophy{trophy});
        for (const Upgrade upgrade : usedUpgrades) {
            if (upgrade == Upgrade::Duplicator) {
                for (const Ability copy : all<Ability>())
                    tryPaid(UseUpgrade{upgrade, {}, copy}, 1);
            } else {
                tryPaid(UseUpgrade{upgrade, {}, none<Ability>}, 3);
            }
        }
        for (const Resource give : all<Resource>()) {
            for (const Resource get : all<Resource>())
                tryIt(UseExchanger{give, get, {}});
        }
        tryIt(UseRequisitioner{true, {}});
        tryIt(UseRequisitioner{false, {}});
    }

    const Setup &m_setup;
    const State &m_state;
    Player m_player{};
    std::vector<Amounts> m_pays;
    std::set<QByteArray> m_allowed;
};

} // namespace

/// What `legalEvents` lists is exactly what `check` allows, over the candidates of the formats page.
class LegalEvents : public QObject
{
    Q_OBJECT

private slots:
    void legalIsWhatCheckAllows_data();
    void legalIsWhatCheckAllows();
};

void LegalEvents::legalIsWhatCheckAllows_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 6; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void LegalEvents::legalIsWhatCheckAllows()
{
    QFETCH(int, seed);
    table::Random random(static_cast<std::uint64_t>(seed));
    NewGame game;
    game.names = {u"Ada"_s, u"Bo"_s, u"Cy"_s};
    game.catalogue = sampleCatalogue();
    const GameRecord record = dealGame(game, random).value();
    const Setup &setup = record.setup;
    State state = startState(setup);
    std::size_t number = 0;
    for (const Play &play : playRandomly(setup, static_cast<std::uint64_t>(seed)).plays) {
        constexpr std::size_t every = 61;
        if (++number % every == 0) {
            std::vector<Play> listed;
            legalEvents(setup, state, listed);
            std::set<QByteArray> legal;
            std::size_t scaffolds = 0;
            for (const Play &each : listed) {
                QVERIFY2(check(setup, state, each).allowed(), textOf(each).constData());
                const auto *build = std::get_if<BuildMachine>(&each.what);
                if (std::holds_alternative<BuildScaffold>(each.what))
                    ++scaffolds;
                else if (!build || build->promote.empty())
                    QVERIFY2(legal.insert(textOf(each)).second, textOf(each).constData());
            }
            const std::set<QByteArray> allowed = Candidates(setup, state).allowed();
            for (const QByteArray &each : allowed)
                QVERIFY2(legal.count(each) == 1, each.constData());
            for (const QByteArray &each : legal)
                QVERIFY2(allowed.count(each) == 1, each.constData());
        }
        apply(setup, state, play);
    }
}

QTEST_GUILESS_MAIN(LegalEvents)
#include "tst_legalevents.moc"
