// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/payment.h"

/// Inside of the rules: the list of everything that is allowed now.
namespace skyledger::whistlemountain {

/// Everything that a player of ordinary means could try, one chapter after the other. `check` has the last word. Where
/// plays differ in nothing that it looks at, it is asked about the first of them: places are found for all at once by
/// sets of cells.
class Listing
{
public:
    Listing(const Setup &setup, const State &state, Verdict::Status wanted, std::vector<Play> &plays)
        : m_setup(setup), m_state(state), m_wanted(wanted), m_plays(plays)
    {
    }

    void run();

private:
    const PlayerState &own() const { return m_state.players[m_player]; }
    /// What the player can pay with; asked for once.
    const Purse &purse();
    /// The tiles that can be taken from a display; asked for once.
    const MachineSet &machinesOnDisplay();
    const UpgradeSet &upgradesOnDisplay();

    /// Whose deed a play is, as a list tells it.
    Player named() const { return m_player == m_state.current ? none<Player> : m_player; }
    /// Whether such a play is wanted.
    template <class What>
    bool isWanted(const What &what) const
    {
        return check(m_setup, m_state, Play{what, named()}).status() == m_wanted;
    }
    /// Adds a play that is known to be wanted.
    template <class What>
    void add(const What &what)
    {
        m_plays.push_back(Play{what, named()});
    }
    template <class What>
    void offer(const What &what)
    {
        if (isWanted(what))
            add(what);
    }
    /// Offers a play with each way to pay its cost.
    template <class What>
    void offerPaid(What what, const Cost &cost)
    {
        Payments payments;
        listPayments(purse(), cost, payments);
        for (const Pay &pay : payments) {
            what.pay = pay;
            offer(what);
        }
    }
    /// The same where it does not matter what is left after the payment.
    template <class What>
    void offerPaidAlike(What what, const Cost &cost)
    {
        Payments payments;
        listPayments(purse(), cost, payments);
        if (payments.empty())
            return;
        what.pay = payments.front();
        if (!isWanted(what))
            return;
        for (const Pay &pay : payments) {
            what.pay = pay;
            add(what);
        }
    }

    void listTurn();
    void listAnswers();
    void listAnswersTo(const Pending &entry);

    // listharvest.cpp
    void listHarvests();
    void listHarvests(Aircraft aircraft);
    CellSet placesOnMachines(const CellSet &open, int width, int height) const;
    CellSet placesOnScaffolds(const CellSet &open, int width, int height) const;
    void listDocks();
    void listDock(Aircraft aircraft, Dock dock);
    void repeatDocks(std::size_t begin, std::size_t end, Aircraft aircraft);

    // listbuilding.cpp
    void listScaffolds(const Payments &payments);
    void listMachines(const Payments &payments);
    void listMachine(Machine machine, const CellSet &ground, const Payments &payments);
    void addMachine(BuildMachine build, const Payments &payments);
    void listLiftPlaces(Activate activate);

    // listworkers.cpp
    void listCarries(Choose kind, const Cost &cost, const Pending *entry);
    void listCarriesFrom(const Place &from, Choose kind, const Payments &payments,
                         const std::vector<Place> &targets);
    std::vector<Place> targetsOf(Choose kind, const Pending *entry) const;

    // listeffects.cpp
    void listActivations(MachineSet machines, Machine again);
    void listActivation(Machine machine);
    void listKeys(Activate activate);
    void listBonus();
    void listUses();
    void listCard(Card card);

    const Setup &m_setup;
    const State &m_state;
    Verdict::Status m_wanted;
    std::vector<Play> &m_plays;
    Player m_player = m_state.current;
    std::optional<Purse> m_purse;
    std::optional<MachineSet> m_machines;
    std::optional<UpgradeSet> m_upgrades;
};

/// The lower left cells of all places where a rectangle lies wholly on these cells.
CellSet placesOfRectangle(const CellSet &ground, int width, int height);

/// Hands on every choice of so many resources, the first kinds first.
template <class Use>
void pickResources(Amounts &amounts, std::size_t kind, int left, Use &use)
{
    const auto resource = static_cast<Resource>(kind);
    if (kind + 1 == countOf<Resource>) {
        amounts[resource] = static_cast<std::uint8_t>(left);
        use(amounts);
        return;
    }
    for (int here = left; here >= 0; --here) {
        amounts[resource] = static_cast<std::uint8_t>(here);
        pickResources(amounts, kind + 1, left - here, use);
    }
}
template <class Use>
void listResources(int count, Use use)
{
    Amounts amounts;
    pickResources(amounts, 0, count, use);
}

} // namespace skyledger::whistlemountain
