// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/questions.h"

#include "core/airshipcity/rules/boards.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <iterator>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(TurnGuide)
};

/// The opening of the phases in which a player answers.
QString piggybackOpening(const Speaker &says)
{
    const Pending &pending = says.state.pending;
    const QString who = says.game.player(pending.players.front());
    if (!pending.known)
        return Text::tr("%1: take the Piggybacking Bonus or decline it", "player").arg(who);
    return Text::tr("%1: take the Piggybacking Bonus (%2) or decline it", "player, resources")
        .arg(who, words::bonusOf({pending.amount, pending.choices}));
}

QString turnOpening(const Speaker &says, const std::optional<Crew> &crewInHand)
{
    if (crewInHand)
        return Text::tr("%1: choose a lit tile", "crew and where it stands")
            .arg(says.crew(says.state.current, *crewInHand));
    if (!readyCrews(says.state).empty())
        return Text::tr("%1: choose a crew to activate", "player").arg(says.game.player(says.state.current));
    return Text::tr("%1 has activated every crew: end the turn", "player")
        .arg(says.game.player(says.state.current));
}

/// A question in words, and the rule that explains it.
struct Question {
    Aspect aspect;
    Rule rule;
    const char *question;
};

constexpr Question askedAspects[] = {
    {Aspect::Destination, Rule::Move02, QT_TRANSLATE_NOOP("TurnGuide", "Where does the crew go?")},
    {Aspect::Utility, Rule::LocArch01, QT_TRANSLATE_NOOP("TurnGuide", "Which public utility is built?")},
    {Aspect::Airship, Rule::LocShip01, QT_TRANSLATE_NOOP("TurnGuide", "Which airship is built?")},
    {Aspect::Then, Rule::LocShip01, nullptr}, // its words name the airship
    {Aspect::Renovation, Rule::LocWork01, QT_TRANSLATE_NOOP("TurnGuide", "Which renovation is unlocked?")},
    {Aspect::Develop, Rule::LocWork02, QT_TRANSLATE_NOOP("TurnGuide", "Which tile is developed?")},
    {Aspect::Take, Rule::LocMark01, QT_TRANSLATE_NOOP("TurnGuide", "Which contract is taken?")},
    {Aspect::Reveal, Rule::LocMark01,
     QT_TRANSLATE_NOOP("TurnGuide", "Which contract was turned up? Type its digits, the term first.")},
    {Aspect::Line, Rule::Slide01, QT_TRANSLATE_NOOP("TurnGuide", "Which row or column slides?")},
    {Aspect::Way, Rule::Slide01, QT_TRANSLATE_NOOP("TurnGuide", "Which way does it slide?")},
    {Aspect::SecondLine, Rule::LocLight01, QT_TRANSLATE_NOOP("TurnGuide", "A second slide?")},
    {Aspect::SecondWay, Rule::LocLight01, QT_TRANSLATE_NOOP("TurnGuide", "Which way does it slide?")},
    {Aspect::Crest, Rule::Crest04, QT_TRANSLATE_NOOP("TurnGuide", "Which resource does the crest give?")},
    {Aspect::Contract, Rule::Con01, QT_TRANSLATE_NOOP("TurnGuide", "Which contract is fulfilled?")},
    {Aspect::Give, Rule::Be06, QT_TRANSLATE_NOOP("TurnGuide", "Barter: which resource is given?")},
    {Aspect::Get, Rule::Be06, QT_TRANSLATE_NOOP("TurnGuide", "Barter: which resource is got for it?")},
    {Aspect::PiggybackTake, Rule::Pig01, QT_TRANSLATE_NOOP("TurnGuide", "Which resource is taken?")},
    {Aspect::Negotiator, Rule::Be05,
     QT_TRANSLATE_NOOP("TurnGuide", "Is the Skilled Negotiator used for one more?")},
    {Aspect::StageTake, Rule::Upk01, QT_TRANSLATE_NOOP("TurnGuide", "Which resource is taken?")},
    {Aspect::UtilityName, Rule::Turn05,
     QT_TRANSLATE_NOOP("TurnGuide", "What is the name printed on the public utility?")},
};
static_assert(std::size(askedAspects)
              == static_cast<std::size_t>(Aspect::Crew) + 1); // all that a list asks, and a name

/// Null if nobody asks it.
const Question *askedOf(Aspect aspect)
{
    const auto *const asked = std::find_if(std::begin(askedAspects), std::end(askedAspects),
                                           [aspect](const Question &each) { return each.aspect == aspect; });
    return asked == std::end(askedAspects) ? nullptr : asked;
}

} // namespace

Rule ruleOfQuestion(Aspect aspect, const Play &play)
{
    const Question *asked = askedOf(aspect);
    const Rule rule = asked != nullptr ? asked->rule : Rule::Turn05;
    return rule == Rule::Slide01 && std::holds_alternative<Use>(play.what) ? Rule::LocLight01 : rule;
}

QString Speaker::question(Aspect aspect, const Play &play) const
{
    if (aspect == Aspect::Then)
        return Text::tr("%1: donate it or sell it?", "airship")
            .arg(words::name(std::get<Use>(play.what).airship));
    const Question *asked = askedOf(aspect);
    return asked == nullptr ? QString() : Text::tr(asked->question);
}

QString Speaker::answer(const GivenAnswer &answer) const
{
    const bool none = answer.value == unanswered;
    const auto resource = static_cast<Resource>(answer.value);
    switch (aspectOf(answer)) {
    case Aspect::Destination:
        return game.cell(state, static_cast<Cell>(answer.value));
    case Aspect::Utility:
        return words::capitalised(game.utility(static_cast<Utility>(answer.value)));
    case Aspect::Airship:
        return words::name(static_cast<Airship>(answer.value));
    case Aspect::Then:
        return static_cast<Then>(answer.value) == Then::Donate ? Text::tr("Donate") : Text::tr("Sell");
    case Aspect::Develop:
        return none ? Text::tr("No tile has that dot")
                    : game.cell(state, cellOf(state, static_cast<Tile>(answer.value)));
    case Aspect::Take:
        return words::capitalised(contract(static_cast<Contract>(answer.value)));
    case Aspect::Contract:
        return Text::tr("Fulfil %1", "contract").arg(contract(static_cast<Contract>(answer.value)));
    case Aspect::Reveal:
        return none ? Text::tr("The deck is empty")
                    : words::capitalised(game.contract(static_cast<Contract>(answer.value)));
    case Aspect::Line:
    case Aspect::SecondLine:
        return none ? Text::tr("No second slide")
                    : words::capitalised(words::name(static_cast<Line>(answer.value)));
    case Aspect::Way:
    case Aspect::SecondWay:
        return words::capitalised(words::toward(static_cast<Direction>(answer.value)));
    case Aspect::PiggybackTake:
        if (none)
            return Text::tr("Decline");
        return state.pending.known ? words::capitalised(words::amountOf(resource, state.pending.amount))
                                   : words::heading(resource);
    case Aspect::StageTake:
        return words::capitalised(words::amountOf(resource, state.pending.amount));
    case Aspect::Negotiator:
        return none ? Text::tr("Keep it for later")
                    : Text::tr("%1 more", "amount of a resource").arg(words::amountOf(resource, 1));
    default:
        break;
    }
    return words::heading(resource);
}

QString Speaker::contract(Contract contract) const
{
    const auto place = std::find(state.market.begin(), state.market.end(), contract);
    if (words::isCopied(game, contract) || place == state.market.end())
        return game.contract(contract);
    return Text::tr("contract at place %1 of the display, still to be copied")
        .arg(static_cast<int>(place - state.market.begin()) + 1);
}

QString Speaker::onCard(const GivenAnswer &answer) const
{
    if (answer.value == unanswered)
        return aspectOf(answer) == Aspect::Develop ? Text::tr("No tile", "on a card: has that dot")
                                                   : QString();
    const auto shortCell = [this](Cell cell) {
        const TileKind kind = kindAt(cell, game.setup(), state);
        return game.cell(state, cell).replace(words::name(kind), words::shortName(kind));
    };
    switch (aspectOf(answer)) {
    case Aspect::Destination:
        return shortCell(static_cast<Cell>(answer.value));
    case Aspect::Develop:
        return shortCell(cellOf(state, static_cast<Tile>(answer.value)));
    case Aspect::Airship:
        return words::shortName(static_cast<Airship>(answer.value));
    case Aspect::Contract:
        return Text::tr("Fulfil a contract", "on a card");
    case Aspect::Take:
    case Aspect::Reveal: {
        const auto &term = game.setup().catalogue.contracts[static_cast<Contract>(answer.value)].term;
        return term ? Text::tr("Term %1", "of a contract").arg(*term) : Text::tr("Term ?", "of a contract");
    }
    default:
        return {};
    }
}

QString Speaker::crew(Player player, Crew crew) const
{
    return Text::tr("Crew %1 on %2", "number, tile")
        .arg(QString::number(indexOf(crew) + 1),
             words::asPlace(game, state, state.players[player].crews[crew].at));
}

QString Speaker::opening(const std::optional<Crew> &crewInHand) const
{
    switch (state.phase) {
    case Phase::Turn:
        return turnOpening(*this, crewInHand);
    case Phase::AtTile:
        return Text::tr("%1: what is done there?", "crew and where it stands")
            .arg(crew(state.acting.player, state.acting.crew));
    case Phase::Piggyback:
        return piggybackOpening(*this);
    case Phase::StageBonus:
        return Text::tr("%1: choose from the stage bonus", "player")
            .arg(game.player(state.pending.players.front()));
    case Phase::Over:
        break;
    }
    return words::expected(state, game);
}

QString Speaker::refusal(const Verdict &verdict, const Event &event) const
{
    if (verdict.objections.empty())
        return {};
    const Objection &first = verdict.objections.front();
    return Text::tr("%1 (%2)", "reason, rule with page")
        .arg(words::reason(first, game, &event), words::ruleWithPage(first.rule.as<Rule>()));
}

QString Speaker::lacking(const Verdict &verdict) const
{
    QStringList values;
    for (const MissingValue &value : verdict.missing)
        values << words::missingInShort(value);
    values.removeDuplicates();
    return Text::tr("still to be copied: %1", "values").arg(words::listed(values));
}

QString Speaker::route(const Move &move) const
{
    QStringList over;
    Cell at = state.players[state.current].crews[move.crew].at;
    for (std::size_t i = 0; i + 1 < move.path.size(); ++i) {
        at = neighbour(at, move.path[i]);
        over << words::shortName(kindAt(at, game.setup(), state));
    }
    if (over.isEmpty())
        return {};
    if (move.longDistance)
        return Text::tr("via %1, a long-distance flight", "tiles").arg(words::listed(over));
    return Text::tr("via %1", "tiles").arg(words::listed(over));
}

} // namespace skyledger::ui
