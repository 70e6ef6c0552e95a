// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/activation.h"
#include "core/whistlemountain/rules/bonus.h"
#include "core/whistlemountain/rules/listing.h"

namespace skyledger::whistlemountain {

void Listing::listActivations(MachineSet machines, Machine again)
{
    if (again != none<Machine>)
        machines.insert(again);
    for (const Machine machine : machines)
        listActivation(machine);
}

void Listing::listActivation(Machine machine)
{
    Payments payments;
    listPayments(purse(), costOfActivation(machine), payments);
    for (const Pay &pay : payments) {
        Activate activate;
        activate.machine = machine;
        activate.pay = pay;
        listKeys(activate);
    }
}

void Listing::listKeys(Activate activate)
{
    switch (activate.machine) {
    case Machine::Dispatcher:
        for (const Aircraft aircraft : all<Aircraft>()) {
            activate.aircraft = aircraft;
            offer(activate);
        }
        break;
    case Machine::Lift:
        listLiftPlaces(activate);
        break;
    case Machine::Disassembler:
        for (const Upgrade upgrade : upgradesOnDisplay()) {
            activate.upgrade = upgrade;
            offer(activate);
        }
        break;
    case Machine::Workshop:
        for (const Upgrade give : own().upgrades) {
            activate.give = give;
            for (const Upgrade upgrade : upgradesOnDisplay()) {
                activate.upgrade = upgrade;
                offer(activate);
            }
        }
        break;
    case Machine::Scrapyard:
        for (const Machine machine : m_state.onGrid) {
            activate.salvage = machine;
            offer(activate);
        }
        break;
    case Machine::Bazaar:
        for (const Resource resource : all<Resource>()) {
            activate.resource = resource;
            offer(activate);
        }
        break;
    default:
        offer(activate);
    }
}

void Listing::listBonus()
{
    if (own().cards > 0 && !m_state.done.card) {
        for (const Card card : all<Card>())
            listCard(card);
    }
    if (!m_state.done.trophy) {
        for (const Trophy trophy : all<Trophy>()) {
            if (own().trophies[trophy] > 0 || own().trophies[Trophy::Unknown] > 0)
                offer(UseTrophy{trophy});
        }
    }
    listUses();
}

/// Upgrades and abilities that are used; who owns none of them has nothing to look at.
void Listing::listUses()
{
    for (const Upgrade upgrade : own().upgrades) {
        if (upgrade == Upgrade::Duplicator) {
            for (const Ability copy : all<Ability>()) {
                const auto has = [&](Player each) { return m_state.players[each].ability == copy; };
                if (anyIn(m_setup.players(), has))
                    offerPaid(UseUpgrade{upgrade, {}, copy}, costOfUse(upgrade));
            }
        } else if (usedUpgrades.contains(upgrade)) {
            offerPaid(UseUpgrade{upgrade, {}, none<Ability>}, costOfUse(upgrade));
        }
    }
    if (hasAbility(m_state, m_player, Ability::Exchanger)) {
        for (const Resource give : all<Resource>()) {
            for (const Resource get : all<Resource>()) {
                if ((give == Resource::Whistle) != (get == Resource::Whistle))
                    offer(UseExchanger{give, get, {}});
            }
        }
    }
    if (hasAbility(m_state, m_player, Ability::Requisitioner)) {
        offer(UseRequisitioner{true, {}});
        offer(UseRequisitioner{false, {}});
    }
}

void Listing::listCard(Card card)
{
    PlayCard play;
    play.card = card;
    switch (card) {
    case Card::Regulator:
        for (const Aircraft aircraft : all<Aircraft>()) {
            play.aircraft = aircraft;
            offer(play);
        }
        break;
    case Card::Reset:
        for (; play.discard < own().cards; ++play.discard)
            offer(play);
        break;
    case Card::Recycling:
        play.resources = only(Resource::Coal, 2);
        if (!isWanted(play))
            break;
        listResources(2, [&](const Amounts &amounts) {
            play.resources = amounts;
            add(play);
        });
        break;
    case Card::UpgradeX:
        for (const Upgrade upgrade : all<Upgrade>()) {
            play.upgrade = upgrade;
            if (isUnplaced(m_setup, m_state, upgrade))
                offerPaidAlike(play, costOfCard(card));
        }
        break;
    default:
        offerPaid(play, costOfCard(card));
    }
}

} // namespace skyledger::whistlemountain
