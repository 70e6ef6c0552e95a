// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/numbers/airshipcitynumbers.h"

#include "core/airshipcity/rules/rules.h"
#include "core/airshipcity/rules/settings.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/words/moments.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NumbersPage)
};

using Assignments = std::vector<Assignment>;

/// Another number of crew is told as the whole list.
bool hasOtherCrews(const State &state, const State &wanted, Player player)
{
    for (const Crew crew : all<Crew>()) {
        if (wanted.players[player].crews[crew].inPlay() != state.players[player].crews[crew].inPlay())
            return true;
    }
    return false;
}

/// A term that nobody gave is the shortest there is.
void giveTerms(const State &state, State &wanted, Player player)
{
    const Assignment held = assign(Setting::Held, 0, player);
    if (settings().standing(wanted, held) == settings().standing(state, held))
        return;
    for (const Contract contract : wanted.players[player].held)
        wanted.termLeft[contract] = std::max<std::uint8_t>(wanted.termLeft[contract], 1);
}

/// What was wanted of the crews of a player, where it is not how `state` has it.
void addCrews(const State &state, const WantedBoards &wanted, Player player, Assignments &set)
{
    for (const Crew crew : all<Crew>()) {
        const CrewState &token = state.players[player].crews[crew];
        const CrewState &meant = wanted.players[player].crews[crew];
        if (meant.inPlay() && meant.at != token.at)
            set.push_back(assign(Setting::CrewAt, meant.at, player, crew));
        if (meant.ready != token.ready)
            set.push_back(assign(Setting::CrewReady, meant.ready, player, crew));
    }
}

} // namespace

AirshipCityNumbers::AirshipCityNumbers(AirshipCityTable &table)
    : FieldNumbers(table, settings()), m_table(table)
{
}

Correct AirshipCityNumbers::correction(const WantedBoards &shown) const
{
    const State &state = m_table.state();
    const Setup &setup = m_table.setup();
    WantedBoards wanted = shown;
    for (const Player player : setup.players())
        giveTerms(state, wanted, player);
    // Crews and sides have fields of their own.
    Correct correct{
        settings().changes(state, settings().values(setup, wanted, m_table.session().record().ids))};
    std::erase_if(correct.set, [](const Assignment &each) {
        return each.setting == Setting::Developed || each.setting == Setting::CrewAt
            || each.setting == Setting::CrewReady;
    });
    const auto addOwn = [&](const State &now) {
        for (const Player player : setup.players()) {
            if (!hasOtherCrews(state, wanted, player))
                addCrews(now, wanted, player, correct.set);
            else if (&now == &state)
                correct.set.push_back(settings().standing(wanted, assign(Setting::Crews, 0, player)));
        }
        for (const Cell cell : all<Cell>()) {
            if (now.developed.contains(now.city[cell]) != wanted.sides[cell])
                correct.set.push_back(assign(Setting::Developed, wanted.sides[cell], cell));
        }
    };
    addOwn(state);
    if (correct.set.empty() || !m_table.shown().verdict(correct).playable())
        return correct;
    // Tiles take their side and their crew along, and who is to play has ready crew: what the fields show wins.
    State tried = state;
    apply(setup, tried, correct);
    addOwn(tried);
    return correct;
}

QString AirshipCityNumbers::told(const Assignment &value) const
{
    return words::correctedValue(value, m_table.words());
}

QString AirshipCityNumbers::refusal(const QStringList &culprits, const Correct &correct) const
{
    const Event event = correct;
    const Verdict verdict = m_table.shown().verdict(event);
    return Words::tr("The boards cannot stand like that: %1.")
        .arg(culprits.isEmpty() ? words::reason(verdict.objections.front(), m_table.words(), &event)
                                : words::listedApart(culprits));
}

void AirshipCityNumbers::record(const Correct &correct, const QString &note)
{
    if (m_table.past())
        m_table.finishChange(correct, note);
    else
        m_table.session().play(correct, note);
}

QString AirshipCityNumbers::agreed(const play::Agreement &agreement) const
{
    const State &state = m_table.session().stateAt(static_cast<qsizetype>(agreement.after));
    return Words::tr("✓ The table agreed in round %1, after event %2, at %3.", "numbers, time")
        .arg(QString::number(state.round), QString::number(agreement.after), words::clockTime(agreement.at));
}

} // namespace skyledger::ui
