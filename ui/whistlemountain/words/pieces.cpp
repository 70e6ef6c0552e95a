// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/words/pieces.h"

#include "core/whistlemountain/record/fields.h"
#include "core/whistlemountain/rules/rules.h"
#include "ui/whistlemountain/words/events.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/words/amountchanges.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace skyledger::whistlemountain::wording {

using namespace Qt::Literals::StringLiterals;
using Kind = Change::Kind;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainPieces)
};

constexpr std::size_t mostStepsInSight = 3; ///< where nothing is ticked off

/// What one player paid, gained and scored by an event.
struct Balance {
    std::array<int, countOf<Resource>> resources{};
    int vp = 0;
    int cards = 0;
    int scaffolds = 0;
};

std::array<Balance, countOf<Player>> balancesOf(const Changes &changes)
{
    std::array<Balance, countOf<Player>> balances;
    for (const Change &change : changes) {
        if (change.player >= balances.size())
            continue;
        Balance &of = balances[change.player];
        int &resource = of.resources[indexOf(change.resource)];
        switch (change.kind) {
        case Kind::Paid:
        case Kind::GivenBack:
            resource -= change.amount;
            break;
        case Kind::Gained:
            resource += change.amount;
            break;
        case Kind::Vp:
            of.vp += change.amount;
            break;
        case Kind::CardsGained:
            of.cards += change.amount;
            break;
        case Kind::CardsSpent:
            of.cards -= change.amount;
            break;
        case Kind::ScaffoldsGained:
            of.scaffolds += change.amount;
            break;
        case Kind::ScaffoldsSpent:
            of.scaffolds -= change.amount;
            break;
        case Kind::ScaffoldBuilt: // where it went is seen
            ++of.scaffolds;
            break;
        default:
            break;
        }
    }
    return balances;
}

QString balanceText(const Balance &balance)
{
    QStringList parts;
    for (const Resource resource : all<Resource>())
        parts << words::signedAmount(name(resource), balance.resources[indexOf(resource)]);
    parts.removeAll(QString());
    if (balance.scaffolds != 0)
        parts
            << Text::tr("scaffolds %1", "a number with its sign").arg(words::signedNumber(balance.scaffolds));
    if (balance.cards != 0)
        parts << Text::tr("cards %1", "a number with its sign").arg(words::signedNumber(balance.cards));
    if (balance.vp != 0)
        parts << Text::tr("VP %1", "a number with its sign").arg(words::signedNumber(balance.vp));
    return words::listed(parts);
}

/// "D3:E3", or the name of a dock.
QString aircraftText(const AircraftPlace &place)
{
    if (place.isOnGrid())
        return areaText(place.area);
    return place.isHome() ? Text::tr("home") : name(place.dock);
}

/// A place, with how many where there are several.
void addPlace(QStringList &places, const Place &place, int count)
{
    if (count == 1)
        places << placeName(place);
    else if (count > 1)
        places << Text::tr("%1 (%2 of them)", "place of workers, how many")
                      .arg(placeName(place), QString::number(count));
}

/// The places where there are more workers later than earlier.
QStringList placesGained(const Workers &earlier, const Workers &later)
{
    QStringList places;
    for (const Cell cell : later.grid - earlier.grid)
        places << placeName(onCell(cell));
    for (int row = 0; row < maxRows; ++row) {
        const auto at = static_cast<std::size_t>(row);
        addPlace(places, inBarracks(row + 1), later.barracks[at] - earlier.barracks[at]);
        addPlace(places, onFloor(row + 1), later.tower[at] - earlier.tower[at]);
    }
    addPlace(places, whirlpool, later.whirlpool - earlier.whirlpool);
    addPlace(places, refuge, later.refuge - earlier.refuge);
    addPlace(places, trap, later.trap - earlier.trap);
    return places;
}

/// Goes through the changes of an event once, in their order.
class Steps
{
public:
    Steps(const Changes &changes, const QStringList &names, const State &before, const State &after)
        : m_changes(changes), m_names(names), m_before(before), m_after(after)
    {
    }

    std::vector<PieceStep> all()
    {
        for (const Change &change : m_changes) {
            PieceStep step{stepOf(change), change.rule};
            describe(step, change);
            add(std::move(step));
        }
        addWorkers();
        addDrowned();
        addStocks();
        std::stable_sort(m_steps.begin(), m_steps.end(),
                         [](const PieceStep &a, const PieceStep &b) { return a.kind < b.kind; });
        return m_steps;
    }

private:
    void add(PieceStep step)
    {
        if (!step.text.isEmpty())
            m_steps.push_back(std::move(step));
    }
    QString who(std::size_t player) const { return m_names.value(static_cast<qsizetype>(player)); }

    void addStocks()
    {
        const auto balances = balancesOf(m_changes);
        for (std::size_t seat = 0; seat < balances.size(); ++seat) {
            if (const QString text = balanceText(balances[seat]); !text.isEmpty())
                add({Text::tr("%1: %2", "player, amounts with signs").arg(who(seat), text), ruleOf(seat),
                     StepKind::Stock, static_cast<Player>(seat)});
        }
    }
    /// The rule of the first of a player's points; of amounts, the limit that everybody forgets.
    Rule ruleOf(std::size_t seat) const
    {
        for (const Change &change : m_changes) {
            if (change.kind == Kind::Vp && change.player == seat)
                return change.rule;
        }
        return Rule::Res01;
    }
    QString stepOf(const Change &change) const;
    QString pieceOf(const Change &change) const;
    void describe(PieceStep &step, const Change &change) const;
    void addPromotions(std::vector<Workers> &was);
    void addWorkers();
    void addFallen(Player player, const Workers &was, const Workers &is);
    void addDrowned();

    const Changes &m_changes;
    const QStringList &m_names;
    const State &m_before;
    const State &m_after;
    std::vector<PieceStep> m_steps;
};

QString Steps::stepOf(const Change &change) const
{
    const QString player = who(change.player);
    switch (change.kind) {
    case Kind::MachineGained:
        return Text::tr("%1: put the machine %2 in the stock")
            .arg(player, name(static_cast<Machine>(change.detail)));
    case Kind::UpgradeGained:
        return Text::tr("%1: put the upgrade %2 on the board")
            .arg(player, name(static_cast<Upgrade>(change.detail)));
    case Kind::UpgradeLost:
        return Text::tr("%1: give back the upgrade %2")
            .arg(player, name(static_cast<Upgrade>(change.detail)));
    case Kind::TrophyGained:
        return Text::tr("%1: take a trophy (%2)").arg(player, name(static_cast<Trophy>(change.detail)));
    case Kind::TrophySpent:
        return Text::tr("%1: put back a trophy (%2)").arg(player, name(static_cast<Trophy>(change.detail)));
    case Kind::TurnBegan:
        return Text::tr("It is the turn of %1").arg(who(indexOf(m_after.current)));
    case Kind::EndTriggered:
        return Text::tr("The end is near: everybody else has one more turn");
    case Kind::GameEnded:
        return Text::tr("The game is over: count the points");
    default:
        return pieceOf(change);
    }
}

QString Steps::pieceOf(const Change &change) const
{
    const QString player = who(change.player);
    switch (change.kind) {
    case Kind::ScaffoldBuilt:
        return Text::tr("%1: lay the scaffold on the grid").arg(player);
    case Kind::MachineBuilt: {
        const auto machine = static_cast<Machine>(change.detail);
        return Text::tr("%1: lay %2 on %3", "player, machine, cells")
            .arg(player, name(machine), areaText(m_after.built[machine].area));
    }
    case Kind::MachineMoved: {
        const auto machine = static_cast<Machine>(change.detail);
        if (!m_after.onGrid.contains(machine))
            return Text::tr("Take %1 off the grid", "machine").arg(name(machine));
        return Text::tr("Move %1 to %2", "machine, cells")
            .arg(name(machine), areaText(m_after.built[machine].area));
    }
    case Kind::AircraftPlaced:
    case Kind::AircraftHome: {
        const bool comesHome = change.kind == Kind::AircraftHome;
        const auto aircraft = static_cast<Aircraft>(change.detail);
        const State &shown = comesHome ? m_before : m_after;
        const QString place =
            aircraftText(shown.players[static_cast<Player>(change.player)].aircraft[aircraft]);
        if (comesHome)
            return Text::tr("%1: %2 comes home from %3", "player, aircraft, place")
                .arg(player, name(aircraft), place);
        return Text::tr("%1: put %2 on %3", "player, aircraft, place").arg(player, name(aircraft), place);
    }
    case Kind::WaterRose:
        return Text::tr("Lay a water line on row %1").arg(change.amount);
    default:
        return {};
    }
}

/// The piece of a change, and where it lay.
void Steps::describe(PieceStep &step, const Change &change) const
{
    step.player = static_cast<Player>(change.player);
    switch (change.kind) {
    case Kind::TurnBegan:
    case Kind::EndTriggered:
    case Kind::GameEnded:
        step.kind = StepKind::Course;
        step.player = none<Player>;
        break;
    case Kind::WaterRose:
        step.kind = StepKind::Water;
        step.player = none<Player>;
        step.area = areaAt(0, change.amount - 1, 1, 1);
        step.label = Text::tr("onto row %1", "of a water line").arg(change.amount);
        break;
    case Kind::AircraftHome: {
        step.kind = StepKind::Aircraft;
        step.aircraft = static_cast<Aircraft>(change.detail);
        const AircraftPlace &was = m_before.players[step.player].aircraft[step.aircraft];
        step.area = was.area;
        step.label = Text::tr("%1 of %2, from %3", "aircraft, player, place")
                         .arg(words::capitalised(name(step.aircraft)), who(change.player), aircraftText(was));
        break;
    }
    case Kind::AircraftPlaced:
        step.aircraft = static_cast<Aircraft>(change.detail);
        step.isDeed = true;
        break;
    case Kind::ScaffoldBuilt:
        step.isDeed = true;
        break;
    case Kind::MachineBuilt:
        step.isDeed = true;
        step.area = m_after.built[static_cast<Machine>(change.detail)].area;
        break;
    default:
        break;
    }
}

/// Who goes up in the tower, in the order of the rules: a player's workers from the highest row down. They are taken out
/// of the workers that are told together.
void Steps::addPromotions(std::vector<Workers> &was)
{
    int number = 0;
    for (const Change &change : m_changes) {
        if (change.kind != Kind::Promoted)
            continue;
        Workers &workers = was[change.player];
        Cell highest{};
        int row = m_after.water - 1; // whom the water takes goes elsewhere
        for (const Cell cell :
             workers.grid - m_after.players[static_cast<Player>(change.player)].workers.grid) {
            if (rowOf(cell) > row) {
                highest = cell;
                row = rowOf(cell);
            }
        }
        if (row < m_after.water)
            continue;
        workers.grid.remove(highest);
        ++workers.tower[change.detail - 1U];
        add({Text::tr("%1. promoted: the worker of %2 on %3 goes up to floor %4",
                      "place in the order, player, cell, floor of the tower")
                 .arg(QString::number(++number), who(change.player), cellText(highest),
                      QString::number(change.detail)),
             Rule::Worker07, StepKind::Promotion, static_cast<Player>(change.player), none<Aircraft>, Area(),
             onCell(highest),
             Text::tr("%1, from %2 to floor %3", "player, cell, floor of the tower")
                 .arg(who(change.player), cellText(highest), QString::number(change.detail))});
    }
}

/// Each player's workers that lie elsewhere now: what they left, and where they are to be put. What the water takes is told
/// place by place.
void Steps::addWorkers()
{
    std::vector<Workers> before;
    before.reserve(countOf<Player>);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_names.size()); ++seat)
        before.push_back(m_before.players[static_cast<Player>(seat)].workers);
    addPromotions(before);
    for (std::size_t seat = 0; seat < before.size(); ++seat) {
        const Workers &was = before[seat];
        const Workers &is = m_after.players[static_cast<Player>(seat)].workers;
        const QStringList left = placesGained(is, was);
        const QStringList reached = placesGained(was, is);
        if (left.isEmpty() && reached.isEmpty())
            continue;
        if (is.whirlpool > was.whirlpool && reached.size() == 1) {
            addFallen(static_cast<Player>(seat), was, is);
            continue;
        }
        add({Text::tr("%1: workers from %2 to %3", "player, places, places")
                 .arg(who(seat), words::listedWithAnd(left), words::listedWithAnd(reached)),
             Rule::Worker02, StepKind::Worker, static_cast<Player>(seat)});
        m_steps.back().isDeed = left.size() == 1 && reached.size() == 1;
    }
}

/// Everybody who falls into the whirlpool, worker by worker.
void Steps::addFallen(Player player, const Workers &was, const Workers &is)
{
    const auto fall = [&](const Place &from, int count) {
        for (int i = 0; i < count; ++i) {
            add({Text::tr("%1: into the whirlpool from %2", "player whose worker falls, place")
                     .arg(who(indexOf(player)), placeName(from)),
                 Rule::Flood04, StepKind::Worker, player, none<Aircraft>, Area(), from,
                 Text::tr("%1, from %2", "player, place").arg(who(indexOf(player)), placeName(from))});
        }
    };
    for (const Cell cell : was.grid - is.grid)
        fall(onCell(cell), 1);
    for (int row = 0; row < maxRows; ++row) {
        const auto at = static_cast<std::size_t>(row);
        fall(inBarracks(row + 1), was.barracks[at] - is.barracks[at]);
    }
    fall(refuge, was.refuge - is.refuge);
    fall(trap, was.trap - is.trap);
}

/// Machines that lie under water now and stay where they are: they look lost and are not.
void Steps::addDrowned()
{
    for (const Machine machine : m_after.onGrid) {
        const Area &area = m_after.built[machine].area;
        if (area.row >= m_after.water || area.row < m_before.water)
            continue;
        PieceStep step{Text::tr("Under water now, and it stays: %1", "machine").arg(name(machine)),
                       Rule::Flood05, StepKind::Drowned};
        step.area = area;
        step.label = name(machine);
        if (area.top() >= m_after.water)
            step.remark = Text::tr("covered in part: what is above still takes an aircraft");
        add(std::move(step));
    }
}

/// Whether an event was all that could happen: a turn that ends, a machine that is free.
bool leftNoChoice(const Session &game, qsizetype event)
{
    const Event &what = game.record().entries[static_cast<std::size_t>(event) - 1].event;
    const auto *played = std::get_if<Played>(&what);
    if (played == nullptr
        || !(std::holds_alternative<EndTurn>(played->play.what)
             || std::holds_alternative<Activate>(played->play.what)))
        return false;
    std::vector<Play> plays;
    legalEvents(game.setup(), game.stateAt(event - 1), plays);
    return plays.size() == 1;
}

} // namespace

std::vector<PieceStep> pieceSteps(const Changes &changes, const QStringList &names, const State &before,
                                  const State &after)
{
    return Steps(changes, names, before, after).all();
}

DeedSteps lastSteps(const Session &game, const QStringList &names,
                    const std::function<qsizetype(qsizetype event)> &firstOf)
{
    const qsizetype last = game.cursor();
    if (last == 0)
        return {};
    const auto pressed = [&firstOf](qsizetype event) { return firstOf ? firstOf(event) : event; };
    DeedSteps deed{pressed(last), {}, false};
    while (deed.first > 1 && leftNoChoice(game, deed.first))
        deed.first = pressed(deed.first - 1);
    Changes changes;
    for (qsizetype event = deed.first; event <= last; ++event) {
        for (const Change &change : game.changesOf(event)) {
            // Whose turn it is then is no piece that somebody moves, and the header says it.
            if (event == deed.first || change.kind != Kind::TurnBegan)
                changes.append(change);
        }
    }
    deed.steps = pieceSteps(changes, names, game.stateAt(deed.first - 1), game.stateAt(last));
    deed.isChecklist = std::any_of(changes.begin(), changes.end(),
                                   [](const Change &change) {
                                       return change.kind == Kind::WaterRose || change.kind == Kind::GameEnded
                                           || change.kind == Kind::Promoted
                                           || change.kind == Kind::MachineBuilt;
                                   })
        || deed.steps.size() > mostStepsInSight;
    return deed;
}

QString gainsText(const Changes &changes, const QStringList &names, Player actor)
{
    const auto balances = balancesOf(changes);
    QStringList parts;
    if (actor != none<Player>)
        parts << balanceText(balances[indexOf(actor)]);
    for (std::size_t seat = 0; seat < balances.size(); ++seat) {
        const QString text = balanceText(balances[seat]);
        if (!text.isEmpty() && (actor == none<Player> || seat != indexOf(actor)))
            parts << Text::tr("%1: %2", "player, amounts with signs")
                         .arg(names.value(static_cast<qsizetype>(seat)), text);
    }
    parts.removeAll(QString());
    return words::listedApart(parts);
}

} // namespace skyledger::whistlemountain::wording
