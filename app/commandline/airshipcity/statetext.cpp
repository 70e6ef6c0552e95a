// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/statetext.h"

#include "app/commandline/airshipcity/citytext.h"
#include "app/commandline/texttable.h"
#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <numeric>

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Align;
using commandline::elided;
using commandline::TextTable;
using words::Term;

namespace {

constexpr int nameColumns = 16;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(StateText)
};

/// Writes the boards one after the other.
class Boards
{
public:
    Boards(const State &state, const words::GameWords &game) : m_state(state), m_game(game) {}

    QString text() const
    {
        return situation() + u'\n' + cityText(m_state, m_game) + u'\n' + depots() + contracts() + u'\n'
            + donations() + u'\n' + economy();
    }

    QString setupText(const QList<PlayerInfo> &players) const
    {
        TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
        for (const Player player : setup().players()) {
            const PlayerInfo &info = players[static_cast<qsizetype>(player)];
            table.add({QString::number(indexOf(player) + 1), playerName(player), words::name(info.color),
                       words::amountsOf(m_state.players[player].stock)});
        }
        return Text::tr("Turn order and stock") + u'\n' + table.text(2) + u'\n' + cityText(m_state, m_game)
            + u'\n' + display() + u'\n' + words::name(Term::StageBonuses) + u'\n' + stageBonuses(2);
    }

private:
    const Setup &setup() const { return m_game.setup(); }
    QString playerName(Player player) const { return elided(m_game.player(player), nameColumns); }

    QString situation() const
    {
        return words::roundAndStage(m_state) + u' ' + words::expected(m_state, m_game) + u'\n';
    }

    /// A table with a column for each player after the first.
    TextTable tableOfPlayers(const QString &heading, const QStringList &more = {}) const
    {
        std::vector<Align> columns{Align::Left};
        QStringList head{heading};
        for (const Player player : setup().players()) {
            columns.push_back(Align::Right);
            head << playerName(player);
        }
        for (const QString &each : more) {
            columns.push_back(Align::Left);
            head << each;
        }
        TextTable table(columns);
        table.add(head);
        return table;
    }
    template <class Cell>
    void addRow(TextTable &table, const QString &heading, Cell cell) const
    {
        QStringList row{heading};
        for (const Player player : setup().players())
            row << cell(player, m_state.players[player]);
        table.add(row);
    }

    QString depots() const
    {
        TextTable table = tableOfPlayers(words::name(Term::Depots));
        addRow(table, words::name(Term::VictoryPoints),
               [](Player, const PlayerState &depot) { return words::plainNumber(depot.vp); });
        for (const Resource resource : all<Resource>()) {
            addRow(table, words::heading(resource), [resource](Player, const PlayerState &depot) {
                //: So much of a resource, and how much at most: 3 of 10
                return Text::tr("%1 of %2")
                    .arg(QString::number(depot.stock[resource]), QString::number(depot.capacity(resource)));
            });
        }
        for (const BonusEffect effect : all<BonusEffect>()) {
            addRow(table, words::name(effect), [effect](Player, const PlayerState &depot) {
                return words::name(depot.bonusEffects[effect]);
            });
        }
        addRow(table, words::name(Term::DonationMarkers), [this](Player player, const PlayerState &) {
            return QString::number(markersLeft(setup(), m_state, player));
        });
        addRow(table, words::name(Term::CompletedContracts),
               [](Player, const PlayerState &depot) { return QString::number(depot.completed.size()); });
        addRow(table, words::name(Term::FailedContracts),
               [](Player, const PlayerState &depot) { return QString::number(depot.failed.size()); });
        return table.text();
    }

    /// The contracts on the term tracks.
    QString contracts() const
    {
        TextTable table({Align::Left, Align::Left, Align::Left});
        for (const Player player : setup().players()) {
            for (const Contract contract : m_state.players[player].held) {
                table.add({playerName(player), Text::tr("term %1").arg(m_state.termLeft[contract]),
                           m_game.contract(contract)});
            }
        }
        if (table.isEmpty())
            return {};
        return u'\n' + words::name(Term::ContractTermTrack) + u'\n' + table.text(2);
    }

    /// Free spaces of a grid; a question mark where their number is not known.
    QString freeSpaces(const Grid &grid, const DonationSpaces &spaces) const
    {
        const auto all = spaces.of(setup().playerCount);
        if (!all)
            return u"?"_s;
        return QString::number(*all - std::accumulate(grid.markers.begin(), grid.markers.end(), 0));
    }
    void addGrid(TextTable &table, const QString &heading, const Grid &grid,
                 const DonationSpaces &spaces) const
    {
        QStringList row{heading};
        for (const Player player : setup().players())
            row << QString::number(grid.markers[player]);
        row << (grid.majority == none<Player> ? u"\u2013"_s : playerName(grid.majority))
            << freeSpaces(grid, spaces);
        table.add(row);
    }

    QString donations() const
    {
        const QStringList more{words::name(Term::Majority), Text::tr("Free spaces")};
        TextTable table = tableOfPlayers(words::name(Term::DonationBoard), more);
        for (const Airship airship : all<Airship>()) {
            addGrid(table, words::name(airship), m_state.airships[airship],
                    setup().catalogue.airships[airship].spaces);
        }
        QString text = table.text();
        if (setup().catalogue.utilityCount == 0)
            return text;
        TextTable utilities = tableOfPlayers(words::name(Term::PublicUtilities), more);
        for (const Utility utility : setup().utilities()) {
            addGrid(utilities, m_game.utility(utility), m_state.utilities[utility],
                    setup().catalogue.utilities[utility].spaces);
        }
        return text + u'\n' + utilities.text();
    }

    QString price(Airship airship) const
    {
        const auto &track = setup().catalogue.priceTracks[levelOf(airship)];
        const std::size_t space = m_state.priceSpaces[airship];
        const bool known = track && space >= 1 && space <= track->size();
        return known ? words::amountOf(Resource::Gold, (*track)[space - 1]) : u"?"_s;
    }

    QString stageBonuses(int indent) const
    {
        const Stage now = stageOf(m_state.round);
        TextTable table({Align::Left, Align::Left, Align::Left});
        for (std::size_t i = 1; i < countOf<Stage>; ++i) {
            const auto stage = static_cast<Stage>(i);
            const bool turned = now > stage || (now == stage && m_state.phase != Phase::StageBonus);
            table.add({Text::tr("stage %1").arg(i + 1), m_game.stageBonus(setup().stageBonuses[stage]),
                       turned ? Text::tr("received") : QString()});
        }
        return table.text(indent);
    }

    QString display() const
    {
        TextTable table({Align::Left, Align::Left});
        for (const Contract contract : m_state.market) {
            const auto term = setup().catalogue.contracts[contract].term;
            table.add(
                {term ? Text::tr("term %1").arg(*term) : Text::tr("term ?"), m_game.contract(contract)});
        }
        return words::name(Term::ContractsOnDisplay) + u'\n' + table.text(2) + u"  "_s
            + Text::tr("in the deck: %n", nullptr, m_state.deckLeft) + u'\n';
    }

    QString economy() const
    {
        TextTable prices({Align::Left, Align::Right, Align::Left});
        for (const Airship airship : all<Airship>()) {
            if (isSellable(airship)) {
                prices.add({words::name(airship), price(airship),
                            Text::tr("space %1 from the top").arg(m_state.priceSpaces[airship])});
            }
        }
        return words::name(Term::EconomyBoard) + u"\n  "_s + words::name(Term::PriceList) + u'\n'
            + prices.text(4) + u"  "_s + words::name(Term::StageBonuses) + u'\n' + stageBonuses(4) + u'\n'
            + display();
    }

    const State &m_state;
    const words::GameWords &m_game;
};

} // namespace

QString stateText(const State &state, const words::GameWords &game)
{
    return Boards(state, game).text();
}

QString setupText(const State &state, const words::GameWords &game, const QList<PlayerInfo> &players)
{
    return Boards(state, game).setupText(players);
}

} // namespace skyledger::airshipcity::cli
