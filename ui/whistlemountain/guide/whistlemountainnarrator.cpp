// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/guide/whistlemountainnarrator.h"

#include "ui/whistlemountain/words/events.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/whistlemountain/words/pieces.h"
#include "ui/whistlemountain/words/reasons.h"
#include "ui/whistlemountain/words/settings.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainNarrator)
};

QString idOf(Rule rule)
{
    return toText(ruleId(rule));
}

/// The rule that a kind of event is about; each kind names its own.
struct RuleOf {
    Rule operator()(const BuildScaffold & /*build*/) const { return Rule::Scaf01; }
    Rule operator()(const BuildMachine & /*build*/) const { return Rule::Mach01; }
    Rule operator()(const Harvest & /*harvest*/) const { return Rule::Harv01; }
    Rule operator()(const UseDock & /*use*/) const { return Rule::Dock01; }
    Rule operator()(const Work & /*work*/) const { return Rule::Work01; }
    Rule operator()(const MoveWorker & /*move*/) const { return Rule::Worker02; }
    Rule operator()(const Activate & /*activate*/) const { return Rule::Act01; }
    Rule operator()(const PlayCard & /*card*/) const { return Rule::Bonus01; }
    Rule operator()(const UseTrophy & /*use*/) const { return Rule::Bonus01; }
    Rule operator()(const UseUpgrade & /*use*/) const { return Rule::Upg01; }
    Rule operator()(const EndTurn & /*end*/) const { return Rule::Turn03; }
    template <class Other>
    Rule operator()(const Other & /*other*/) const
    {
        return Rule::Ord01;
    }
};

} // namespace

QString WhistleMountainNarrator::player(play::Seat seat) const
{
    return nameAt(m_session, static_cast<qsizetype>(seat));
}

QString WhistleMountainNarrator::player(Player player) const
{
    return player == none<Player> ? QString() : this->player(play::seatOf(player));
}

words::SettingWords WhistleMountainNarrator::settingWords() const
{
    return wording::settingWords(m_session.setup(), players());
}

QString WhistleMountainNarrator::refusal(const play::Verdict &verdict) const
{
    if (verdict.objections.empty()) {
        QStringList missing;
        for (const play::MissingValue &each : verdict.missing)
            missing << wording::missingText(each);
        return Text::tr("Not known: %1").arg(words::listed(missing));
    }
    return words::capitalised(wording::reason(verdict.objections.front(), players()));
}

QString WhistleMountainNarrator::round(const play::Session & /*session*/, qsizetype /*moment*/) const
{
    return {}; // there are none
}

QString WhistleMountainNarrator::turn(const play::Session &session, qsizetype moment) const
{
    const State &state = own(session).stateAt(moment);
    if (state.phase == Phase::Start)
        return Text::tr("First scaffolds");
    if (state.phase == Phase::Over)
        return Text::tr("End of the game");
    return Text::tr("Turn %1 · %2", "number, player").arg(QString::number(state.turn), player(state.current));
}

QString WhistleMountainNarrator::place(const play::Session &session) const
{
    const State &state = own(session).state();
    if (state.phase == Phase::Start)
        return Text::tr("first scaffolds");
    return Text::tr("turn %1").arg(state.turn);
}

QString WhistleMountainNarrator::placeAndTurn(const play::Session &session) const
{
    const State &state = own(session).state();
    return Text::tr("%1, %2 to play", "turn, player").arg(place(session), player(state.current));
}

QString WhistleMountainNarrator::deed(const play::Session &session, qsizetype event) const
{
    const Event &what = eventOf(own(session), event);
    const Played *played = playedIn(what);
    if (played == nullptr)
        return wording::eventText(what, settingWords());
    const State &before = own(session).stateAt(event - 1);
    const Player who = played->play.player == none<Player> ? before.current : played->play.player;
    return Text::tr("%1: %2", "player, what happened")
        .arg(player(who), wording::eventText(what, settingWords()));
}

QString WhistleMountainNarrator::gains(const play::Session &session, qsizetype event) const
{
    const State &before = own(session).stateAt(event - 1);
    return wording::gainsText(own(session).changesOf(event), players(), before.current);
}

QString WhistleMountainNarrator::reasonAgainst(const play::Session &session, qsizetype event) const
{
    const Played *played = playedIn(eventOf(own(session), event));
    if (played == nullptr)
        return {};
    const play::Verdict verdict = own(session).verdictAt(event, *played);
    return verdict.objections.empty() ? QString() : wording::reason(verdict.objections.front(), players());
}

bool WhistleMountainNarrator::isBrief(const play::Session &session, qsizetype event) const
{
    const Played *played = playedIn(eventOf(own(session), event));
    return played
        && (std::holds_alternative<Skip>(played->play.what)
            || std::holds_alternative<Work>(played->play.what));
}

QStringList WhistleMountainNarrator::rulesBehind(const play::Session &session, qsizetype event) const
{
    const Played *played = playedIn(eventOf(own(session), event));
    if (played == nullptr)
        return {};
    QStringList rules;
    const play::Verdict verdict = own(session).verdictAt(event, *played);
    if (!verdict.objections.empty())
        rules << idOf(verdict.objections.front().rule.as<Rule>());
    rules << idOf(std::visit(RuleOf(), played->play.what));
    for (const Change &change : own(session).changesOf(event)) {
        if (change.kind == Change::Kind::Vp)
            rules << idOf(change.rule);
    }
    rules.removeDuplicates();
    return rules;
}

QStringList WhistleMountainNarrator::rulesOf(PlayPart part) const
{
    switch (part) {
    case PlayPart::Round:
    case PlayPart::Turn:
        return {idOf(Rule::Turn01)};
    case PlayPart::Journal:
        return {idOf(Rule::Ord01)};
    case PlayPart::Pieces:
        return {idOf(Rule::Flood01)};
    }
    return {};
}

wording::DeedSteps WhistleMountainNarrator::lastSteps(const play::Session &session) const
{
    // Deeds are numbered by the main line, which a copy that shows the past has whole.
    const auto &main = m_session.record().entries;
    const auto &shown = own(session).record().entries;
    const bool isMain = std::equal(main.begin(), main.end(), shown.begin(), shown.end(),
                                   [](const auto &a, const auto &b) { return a.event == b.event; });
    if (!isMain)
        return wording::lastSteps(own(session), players());
    return wording::lastSteps(own(session), players(),
                              [this](qsizetype event) { return m_deeds.firstOf(event); });
}

PieceLines WhistleMountainNarrator::pieces(const play::Session &session) const
{
    const wording::DeedSteps deed = lastSteps(session);
    PieceLines pieces{deed.first, {}, deed.isChecklist};
    for (const wording::PieceStep &step : deed.steps)
        pieces.lines.push_back({step.text, idOf(step.rule)});
    return pieces;
}

} // namespace skyledger::ui
