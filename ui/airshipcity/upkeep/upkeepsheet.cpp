// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/upkeep/upkeepsheet.h"

#include "core/airshipcity/rules/rules.h"
#include "ui/play/outcomeof.h"

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using Kind = Change::Kind;

namespace {

bool beginsStage(const Session &session, qsizetype event)
{
    const Changes changes = session.changesOf(event);
    return std::any_of(changes.begin(), changes.end(),
                       [](const Change &change) { return change.kind == Kind::StageBegan; });
}

/// The event that began the stage; 0 if the event belongs to no upkeep.
qsizetype beginningOf(const Session &session, qsizetype event)
{
    while (event > 0 && session.stateAt(event - 1).phase == Phase::StageBonus)
        --event;
    return event > 0 && beginsStage(session, event) ? event : 0;
}

qsizetype endOf(const Session &session, qsizetype first)
{
    qsizetype last = first;
    while (last < session.cursor() && session.stateAt(last).phase == Phase::StageBonus)
        ++last;
    return last;
}

/// What a player would get if it were their turn to choose; nothing more if nobody can say.
UpkeepSheet::Gain gainOf(const Setup &setup, State state, Player player, Resource resource)
{
    const int from = state.players[player].stock[resource];
    auto &due = state.pending.players;
    const auto place = std::find(due.begin(), due.end(), player);
    std::rotate(due.begin(), place, place + 1);
    UpkeepSheet::Gain gain{resource, from, from, 0};
    const auto chosen = outcomeOf<AirshipCity>(setup, state, {TakeStageBonus{resource}, player});
    for (const Change &change : chosen.changes) {
        if (change.kind == Kind::Gained && change.player == player) {
            gain.to = from + change.amount;
            gain.lost = change.lost;
        }
    }
    return gain;
}

/// Goes on to the end of the upkeep with any choice, since nothing that follows depends on it. False if a value is
/// missing.
bool foresee(const Setup &setup, State &state, Changes &changes)
{
    std::vector<Play> plays;
    while (state.phase == Phase::StageBonus) {
        legalEvents(setup, state, plays);
        if (plays.empty())
            return false;
        apply(setup, state, plays.front(), {}, &changes);
    }
    return true;
}

class Sheet
{
public:
    Sheet(const Session &session, qsizetype first)
        : m_session(session), m_setup(session.setup()), m_before(session.stateAt(first - 1))
    {
        m_sheet.first = first;
        m_sheet.last = endOf(session, first);
        const State &now = m_session.stateAt(m_sheet.last);
        m_sheet.round = now.round;
        m_sheet.stage = static_cast<int>(indexOf(stageOf(now.round))) + 1;
        m_sheet.bonus = m_setup.stageBonuses[stageOf(now.round)];
        m_sheet.isClosed = now.phase != Phase::StageBonus;
        if (!m_sheet.isClosed)
            m_sheet.next = now.pending.players.front();
        m_sheet.seats.reserve(countOf<Player>);
        for (const Player player : m_setup.players()) {
            UpkeepSheet::Seat each;
            each.player = player;
            each.vpBefore = each.vpAfter = m_before.players[player].vp;
            m_sheet.seats.push_back(each);
        }
    }

    UpkeepSheet made()
    {
        for (const Change &change : m_session.changesOf(m_sheet.first)) {
            if (change.kind == Kind::Gained)
                addGain(change);
            follow(change);
        }
        addOptions();
        for (qsizetype event = m_sheet.first + 1; event <= m_sheet.last; ++event) {
            for (const Change &change : m_session.changesOf(event)) {
                if (change.kind == Kind::Gained)
                    choose(change);
                follow(change);
            }
        }
        if (!m_sheet.isClosed) {
            State state = m_session.stateAt(m_sheet.last);
            Changes ahead;
            m_sheet.isForeseen = foresee(m_setup, state, ahead);
            for (const Change &change : ahead)
                follow(change);
        }
        return m_sheet;
    }

private:
    UpkeepSheet::Seat &seat(Player player)
    {
        return *std::find_if(m_sheet.seats.begin(), m_sheet.seats.end(),
                             [player](const UpkeepSheet::Seat &each) { return each.player == player; });
    }

    void addGain(const Change &change)
    {
        const int from = m_before.players[change.player].stock[change.resource];
        seat(change.player).gains.push_back({change.resource, from, from + change.amount, change.lost});
    }

    /// What everybody may choose, as it looked when the stage began.
    void addOptions()
    {
        const State &opened = m_session.stateAt(m_sheet.first);
        if (opened.phase != Phase::StageBonus)
            return;
        for (UpkeepSheet::Seat &each : m_sheet.seats) {
            for (const Resource resource : opened.pending.choices)
                each.options.push_back(
                    {gainOf(m_setup, opened, each.player, resource), opened.pending.amount, false});
        }
    }

    void choose(const Change &change)
    {
        UpkeepSheet::Seat &chooser = seat(change.player);
        chooser.chose = true;
        for (UpkeepSheet::Option &option : chooser.options) {
            if (option.gain.resource != change.resource)
                continue;
            option.chosen = true;
            option.gain.to = option.gain.from + change.amount;
            option.gain.lost = change.lost;
        }
    }

    void follow(const Change &change)
    {
        if (change.player == none<Player>)
            return;
        UpkeepSheet::Seat &each = seat(change.player);
        const auto contract = static_cast<Contract>(change.detail);
        switch (change.kind) {
        case Kind::EffectRefreshed:
            each.refreshed.push_back(static_cast<BonusEffect>(change.detail));
            break;
        case Kind::ContractMoved:
            each.slides.push_back({contract, m_before.termLeft[contract], change.to});
            break;
        case Kind::ContractFailed:
            each.slides.push_back({contract, m_before.termLeft[contract], 0});
            break;
        case Kind::Vp:
            each.vpAfter += change.amount;
            if (change.source == VpSource::StageBonus)
                each.vpGained += change.amount;
            else
                each.vpLost -= change.amount;
            break;
        default:
            break;
        }
    }

    const Session &m_session;
    const Setup &m_setup;
    const State &m_before;
    UpkeepSheet m_sheet;
};

} // namespace

std::optional<UpkeepSheet> upkeepWith(const Session &session, qsizetype event)
{
    if (event < 1 || event > session.cursor())
        return std::nullopt;
    const qsizetype first = beginningOf(session, event);
    if (first == 0)
        return std::nullopt;
    return Sheet(session, first).made();
}

qsizetype lastUpkeepBefore(const Session &session, qsizetype moment)
{
    for (qsizetype event = std::min(moment, session.cursor()); event > 0; --event) {
        // Without asking what each event changed: only where a round begins a stage.
        const int after = session.stateAt(event).round;
        const int before = session.stateAt(event - 1).round;
        if (after != before && stageOf(after) != stageOf(before) && beginsStage(session, event))
            return event;
    }
    return 0;
}

} // namespace skyledger::ui
