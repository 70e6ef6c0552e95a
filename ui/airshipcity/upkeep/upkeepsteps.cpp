// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/upkeep/upkeepsteps.h"

#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/upkeep/upkeepdrawings.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/play/outcomeof.h"
#include "ui/play/steps/stepdrawings.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Kind = Change::Kind;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Upkeep)
};

bool beginsStage(const Session &session, qsizetype event)
{
    const Changes changes = session.changesOf(event);
    return std::any_of(changes.begin(), changes.end(),
                       [](const Change &change) { return change.kind == Kind::StageBegan; });
}

StepMove moveOf(Resource resource, int from, int amount, int lost)
{
    return {.name = words::heading(resource),
            .picture = [resource](QPainter &painter, const QRectF &area,
                                  const Theme &theme) { drawResource(painter, area, resource, theme); },
            .from = from,
            .to = from + amount,
            .lost = lost};
}

/// What a player would get if it were their turn to choose; nothing more if nobody can say.
StepMove moveIfChosen(const Setup &setup, State state, Player player, Resource resource)
{
    const int from = state.players[player].stock[resource];
    auto &due = state.pending.players;
    const auto place = std::find(due.begin(), due.end(), player);
    std::rotate(due.begin(), place, place + 1);
    const auto chosen = outcomeOf<AirshipCity>(setup, state, {TakeStageBonus{resource}, player});
    for (const Change &change : chosen.changes) {
        if (change.kind == Kind::Gained && change.player == player)
            return moveOf(resource, from, change.amount, change.lost);
    }
    return moveOf(resource, from, 0, 0);
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

/// What an upkeep brings to a player.
struct Share {
    StepCell bonus;
    StepCell effects;
    StepCell contracts;
    QStringList slides; ///< of the contracts, in words
    int vpGained = 0;   ///< from the stage bonus
    int vpLost = 0;     ///< for contracts that failed
    bool chose = false;
};

/// Tells an upkeep in the order of the rulebook (AC-UPK-01 to 04). While players still choose from the stage bonus, what
/// follows after that is told as it will be: it depends on no choice.
class Told
{
public:
    /// `first`: the event that began it.
    Told(AirshipCityTable &table, qsizetype first)
        : m_table(table),
          m_session(table.session()),
          m_before(m_session.stateAt(first - 1)),
          m_opened(m_session.stateAt(first)),
          m_first(first),
          m_last(first)
    {
        while (m_last < m_session.cursor() && m_session.stateAt(m_last).phase == Phase::StageBonus)
            ++m_last;
        for (const Change &change : m_session.changesOf(m_first)) {
            if (change.kind == Kind::Gained)
                m_shares[change.player].bonus.moves.push_back(
                    moveOf(change.resource, m_before.players[change.player].stock[change.resource],
                           change.amount, change.lost));
            follow(change);
        }
        if (m_opened.phase == Phase::StageBonus)
            addOptions();
        for (qsizetype event = m_first + 1; event <= m_last; ++event) {
            for (const Change &change : m_session.changesOf(event)) {
                if (change.kind == Kind::Gained)
                    choose(change);
                follow(change);
            }
        }
        if (isClosed())
            return;
        State state = now();
        Changes ahead;
        m_isKnown = foresee(m_session.setup(), state, ahead);
        for (const Change &change : ahead)
            follow(change);
    }

    Steps steps() const
    {
        const int round = now().round;
        const std::size_t stage = indexOf(stageOf(round));
        const StageBonusTile bonus = m_session.setup().stageBonuses[stageOf(round)];
        Steps steps;
        steps.first = m_first;
        steps.last = m_last;
        steps.title = Text::tr("Upkeep: stage %1 begins").arg(stage + 1);
        steps.subtitle = Text::tr("Together, line by line, in the order of the rulebook (p. 8)");
        steps.next = Text::tr("Begin round %1").arg(round);
        if (!isClosed()) {
            const QString name = m_table.words().player(now().pending.players.front());
            steps.waiting = Text::tr("%1 still chooses from the stage bonus", "player").arg(name);
            steps.hint =
                Text::tr("%1 chooses from the stage bonus; a digit ticks a player.", "player").arg(name);
        }
        steps.steps = {
            {Text::tr("Stage bonus"), Text::tr("to receive"), idOf(Rule::Upk01), 0.26},
            {Text::tr("Bonus effects"), Text::tr("face up", "tiles"), idOf(Rule::Upk02), 0.16},
            {Text::tr("Contracts"), Text::tr("one space to the right"), idOf(Rule::Upk03), 0.25},
            {Text::tr("VP lost"), Text::tr("failed contracts"), idOf(Rule::Upk04), 0.11},
        };
        steps.forAll = forAll(bonus, stage + 1);
        steps.besides = m_table.words().stageBonus(bonus);
        steps.seats.reserve(countOf<Player>);
        for (const Player player : m_table.players()) {
            const Share &share = m_shares[player];
            const int vp = m_before.players[player].vp;
            steps.seats.push_back(
                {.name = m_table.words().player(player),
                 .token = [look = lookOf(m_table, player)](
                              QPainter &painter, const QRectF &area,
                              const Theme &theme) { drawMarker(painter, area, look, theme); },
                 .points = words::points(vp),
                 .cells = cellsOf(share, vp),
                 .chose = share.chose});
        }
        return steps;
    }

private:
    const State &now() const { return m_session.stateAt(m_last); }
    bool isClosed() const { return now().phase != Phase::StageBonus; }

    /// What everybody may choose, as it looked when the stage began; with the letters by which the guide knows it, while it
    /// can be chosen.
    void addOptions()
    {
        const Pending &pending = m_opened.pending;
        const bool isNow = !isClosed() && m_last == m_session.cursor();
        for (const Player player : m_table.players()) {
            for (const Resource resource : pending.choices) {
                StepOption told{.move = moveIfChosen(m_session.setup(), m_opened, player, resource),
                                .amount = pending.amount,
                                .name = pending.amount > 0 ? words::amountOf(resource, pending.amount)
                                                           : words::name(resource),
                                .chosen = false,
                                .key = {},
                                .take = [&table = m_table, resource] {
                                    table.guide().click(resource);
                                    return table.guide().lacking()
                                        == nullptr; // else asked for beside the boards
                                }};
                if (isNow && player == now().pending.players.front()) {
                    const PlayOption *choice = m_table.guide().optionFor(Target(resource));
                    told.key = choice != nullptr ? choice->key : QChar();
                }
                m_shares[player].bonus.options.push_back(std::move(told));
            }
        }
    }

    void choose(const Change &change)
    {
        Share &chooser = m_shares[change.player];
        chooser.chose = true;
        auto option = chooser.bonus.options.begin();
        for (const Resource resource : m_opened.pending.choices) {
            if (option == chooser.bonus.options.end())
                break;
            if (resource == change.resource) {
                option->chosen = true;
                option->move = moveOf(resource, option->move.from, change.amount, change.lost);
            }
            ++option;
        }
    }

    void follow(const Change &change)
    {
        if (change.player == none<Player>)
            return;
        Share &share = m_shares[change.player];
        if (change.kind == Kind::EffectRefreshed) {
            const QString effect = words::name(static_cast<BonusEffect>(change.detail));
            share.effects.turned << effect;
            share.effects.said << Text::tr("%1: face up", "bonus effect").arg(effect);
        } else if (change.kind == Kind::ContractMoved) {
            addSlide(share, static_cast<Contract>(change.detail), change.to);
        } else if (change.kind == Kind::ContractFailed) {
            addSlide(share, static_cast<Contract>(change.detail), 0);
        } else if (change.kind == Kind::Vp) {
            if (change.source == VpSource::StageBonus)
                share.vpGained += change.amount;
            else
                share.vpLost -= change.amount;
        }
    }

    /// A contract moves on the term track to a space; on 0 it fell off.
    void addSlide(Share &share, Contract contract, int to) const
    {
        const int from = m_before.termLeft[contract];
        const QString told = to == 0 ? Text::tr("out of time: failed", "a contract")
                                     : Text::tr("from %1 to %2", "spaces of a contract")
                                           .arg(QString::number(from), QString::number(to));
        if (!share.contracts.track)
            share.contracts.track = StepTrack{.spaces = 4, .told = {}, .warns = false, .cards = {}};
        StepTrack &track = *share.contracts.track;
        track.spaces = std::max(track.spaces, from);
        track.warns = track.warns || to == 0;
        track.cards.push_back({to,
                               [cost = m_session.setup().catalogue.contracts[contract].cost](
                                   QPainter &painter, const QRectF &area, const Theme &theme) {
                                   drawContract(painter, area, cost, theme);
                               }});
        if (!share.slides.contains(told))
            share.slides << told;
        track.told = share.slides.join(u" · "_s);
        share.contracts.said << m_table.words().contract(contract) + u' ' + told;
    }

    std::vector<Steps::ForAll> forAll(StageBonusTile tile, std::size_t stage) const
    {
        std::vector<PlayerLook> looks;
        for (const Player player : m_table.players())
            looks.push_back(lookOf(m_table, player));
        const auto &catalogue = m_session.setup().catalogue.stageBonuses;
        const auto bonus =
            indexOf(tile) < table::countOf<StageBonusTile> ? catalogue[tile] : std::optional<StageBonus>();
        const int round = now().round;
        return {{Text::tr("All crews"), Text::tr("coloured side up"),
                 [looks](QPainter &painter, const QRectF &area, const Theme &theme) {
                     drawCrews(painter, area, looks, theme);
                 }},
                {Text::tr("Round marker"), Text::tr("to round %1").arg(round),
                 [round](QPainter &painter, const QRectF &area, const Theme &theme) {
                     drawNumberedTrack(painter, area, round, theme);
                 }},
                {Text::tr("Bonus of stage %1").arg(stage), Text::tr("after step 1: face down"),
                 [bonus](QPainter &painter, const QRectF &area, const Theme &theme) {
                     drawStageBonus(painter, area, bonus, theme);
                 }}};
    }

    std::vector<StepCell> cellsOf(const Share &share, int vp) const
    {
        std::vector<StepCell> cells{share.bonus, share.effects, share.contracts, pointsOf(share, vp)};
        if (share.bonus.moves.empty() && share.bonus.options.empty())
            cells[0].text = share.vpGained != 0 ? words::points(share.vpGained) : Text::tr("nothing");
        if (share.effects.turned.isEmpty())
            cells[1].text = m_isKnown ? Text::tr("none to turn") : u"?"_s;
        if (!share.contracts.track)
            cells[2].text = m_isKnown ? Text::tr("no contract") : u"?"_s;
        return cells;
    }
    StepCell pointsOf(const Share &share, int vp) const
    {
        const int after = vp + share.vpGained - share.vpLost;
        StepCell cell;
        cell.warns = share.vpLost != 0 && m_isKnown;
        if (cell.warns) {
            cell.text = words::signedNumber(-share.vpLost);
            cell.total = {vp + share.vpGained, after};
        } else if (m_isKnown) {
            cell.text = Text::tr("nothing lost");
            cell.total = {after, after};
        } else {
            cell.text = u"?"_s;
        }
        cell.said << Text::tr("VP from %1 to %2").arg(words::plainNumber(vp), words::plainNumber(after));
        return cell;
    }

    AirshipCityTable &m_table;
    const Session &m_session;
    const State &m_before;
    const State &m_opened;
    qsizetype m_first;
    qsizetype m_last;      ///< of the events in force that belong to it
    bool m_isKnown = true; ///< what follows the choices, else nobody can tell it yet
    Per<Player, Share> m_shares;
};

/// The event that began the last upkeep not after a moment; 0 if there was none.
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

} // namespace

qsizetype beginningOfUpkeep(const Session &session, qsizetype event)
{
    if (event < 1 || event > session.cursor())
        return 0;
    while (event > 0 && session.stateAt(event - 1).phase == Phase::StageBonus)
        --event;
    return event > 0 && beginsStage(session, event) ? event : 0;
}

StepsSource upkeepSource(AirshipCityTable &table)
{
    return {.name = u"upkeep"_s,
            .tell = [&table](qsizetype event) -> std::optional<Steps> {
                const qsizetype first = beginningOfUpkeep(table.session(), event);
                return first == 0 ? std::nullopt : std::optional(Told(table, first).steps());
            },
            .belongs = [&table](qsizetype event) { return beginningOfUpkeep(table.session(), event) != 0; },
            .lastBefore = [&table](qsizetype moment) { return lastUpkeepBefore(table.session(), moment); },
            .isChoosing = [&table] { return table.session().state().phase == Phase::StageBonus; }};
}

} // namespace skyledger::ui
