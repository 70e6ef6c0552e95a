// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/cityquestions.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/events.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <type_traits>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(TurnGuide)
};

/// Goes through all amounts that can be told, each by a key of its own: what may hold it, and the way to it in there.
template <class Visit>
void visitAmounts(Reported &reported, Visit visit)
{
    std::size_t key = 0;
    const auto visitNumber = [&](auto &number) {
        visit(
            play::Code::fromNumber(key++), number, [](auto &held) -> auto & { return held; });
    };
    const auto visitEach = [&](std::optional<Amounts> &amounts) {
        for (const Resource resource : all<Resource>())
            visit(
                play::Code::fromNumber(key++),
                amounts, [resource](Amounts & held) -> auto & { return held[resource]; });
    };
    visitEach(reported.pay);
    visitEach(reported.gain);
    visitNumber(reported.vp);
    visitNumber(reported.term);
    for (std::optional<Reported::ForPlayer> &part : reported.players) {
        Reported::ForPlayer held = part.value_or(Reported::ForPlayer());
        visitEach(held.gain);
        visitNumber(held.vp);
        if (!(held == Reported::ForPlayer()))
            part = held;
    }
}

const airshipcity::Session &city(const play::Session &session)
{
    return static_cast<const airshipcity::Session &>(
        session); // a game's table has sessions of that game only
}

std::optional<Play> piggybackWithoutChoice(const airshipcity::Session &session, const Automation &automation)
{
    const State &state = session.state();
    const PlayerState &depot = state.players[state.pending.players.front()];
    if (automation.askForPiggyback || !state.pending.known
        || depot.bonusEffects[BonusEffect::Negotiator] == EffectStatus::Ready)
        return std::nullopt;
    std::optional<Play> gain;
    std::optional<Play> decline;
    for (const Play &play : session.legalPlays()) {
        const auto &answer = std::get<Piggyback>(play.what);
        if (!answer.take) {
            decline = play;
        } else if (gain) {
            return std::nullopt;
        } else {
            gain = play;
        }
    }
    return gain ? gain : decline;
}

} // namespace

std::vector<ToldAmount> toldOf(const Reported &reported)
{
    std::vector<ToldAmount> told;
    Reported read = reported;
    visitAmounts(read, [&told](play::Code key, auto &amounts, auto part) {
        if (amounts)
            told.push_back({key, part(*amounts)});
    });
    return told;
}

Reported reportedOf(const std::vector<ToldAmount> &told)
{
    Reported reported;
    visitAmounts(reported, [&told](play::Code key, auto &amounts, auto part) {
        const auto found =
            std::find_if(told.begin(), told.end(), [key](const ToldAmount &each) { return each.key == key; });
        if (found == told.end())
            return;
        auto &amount = part(amounts ? *amounts : amounts.emplace());
        amount = static_cast<std::remove_reference_t<decltype(amount)>>(found->amount);
    });
    return reported;
}

CityQuestions::CityQuestions(const airshipcity::Session &session, const words::GameWords &words)
    : m_words(words), m_boxIsMadeUp(holdsSampleValues(session.record().catalogue()))
{
    standAfresh(session.state());
}

void CityQuestions::forget(bool meetsUtilities)
{
    m_hand = {};
    m_stopped = false;
    m_meetsUtilities = meetsUtilities;
}

void CityQuestions::standAfresh(const State &state)
{
    const std::optional<Crew> held = m_hand.cameByItself ? std::nullopt : m_hand.crew;
    const KeySet<Crew> ready = readyCrews(state);
    m_hand.crew = ready.size() == 1 ? std::optional(*ready.begin()) : std::nullopt;
    m_hand.cameByItself = m_hand.crew.has_value();
    if (!m_hand.crew && held && state.current == m_hand.holder && ready.contains(*held))
        m_hand.crew = held;
}

Offers CityQuestions::offers(const play::Session &session) const
{
    return {city(session), m_words, m_hand.crew, !m_boxIsMadeUp && m_meetsUtilities};
}

Speaker CityQuestions::says(const play::Session &session) const
{
    return {m_words, city(session).state()};
}

Play CityQuestions::playOf(const play::Session &session, const PartialPlay &play, bool insists) const
{
    return offers(session).playOf(play, insists);
}

QString CityQuestions::opening(const play::Session &session) const
{
    return says(session).opening(m_hand.crew);
}

std::vector<PlayOption> CityQuestions::openings(const play::Session &session) const
{
    return offers(session).openings();
}

std::optional<play::Code> CityQuestions::next(const play::Session &session, PartialPlay &play,
                                              bool insists) const
{
    if (play.answer(Aspect::Utility) == unmetUtility)
        return play::Code(Aspect::UtilityName);
    const Offers offers = this->offers(session);
    const std::optional<Aspect> aspect = insists ? offers.nextInsisted(play) : offers.nextQuestion(play);
    return aspect ? std::optional(play::Code(*aspect)) : std::nullopt;
}

QString CityQuestions::question(const play::Session &session, const PartialPlay &play,
                                play::Code question) const
{
    const QString asked = says(session).question(question.as<Aspect>(), playOf(session, play, false));
    const QString typed = typedDigits(play);
    return typed.isEmpty()
        ? asked
        : Text::tr("%1 %2…", "question, digits of a contract as far as they are typed").arg(asked, typed);
}

std::vector<PlayOption> CityQuestions::answers(const play::Session &session, const PartialPlay &play,
                                               play::Code question, bool insists) const
{
    if (question == Aspect::UtilityName)
        return {};
    return offers(session).answers(play, question.as<Aspect>(), insists);
}

/// Refused choices come last, and behind them the arrows in the city, which are not listed.
bool CityQuestions::comesBefore(const PlayOption &a, const PlayOption &b) const
{
    const auto rank = [](const PlayOption &option) {
        const bool isArrow = option.thing && option.thing->kind == Target::Kind::Push;
        return isArrow ? 2 : option.status == PlayOption::Status::Refused ? 1 : 0;
    };
    return rank(a) < rank(b);
}

QStringList CityQuestions::rulesOf(const play::Session &session, const PartialPlay &play,
                                   std::optional<play::Code> question) const
{
    const airshipcity::Session &game = city(session);
    const bool isAsked = question && !(*question == Aspect::UtilityName);
    const std::vector<Candidate> plays =
        isAsked ? offers(session).candidates(play) : std::vector<Candidate>();
    if (!plays.empty())
        return {idOf(ruleOfQuestion(question->as<Aspect>(), plays.front().play))};
    if (!question && !(play == PartialPlay())) {
        const Verdict judged = verdict(session, {play});
        if (judged.undetermined())
            return {idOf(ruleOf(judged.missing.front()))};
    }
    return {idOf(ruleOfMoment(game.setup(), game.state(), m_hand.crew.has_value()))};
}

QString CityQuestions::deed(const play::Session &session, const PartialPlay &play) const
{
    return words::deed(playOf(session, play, false), m_words, city(session).state());
}

QString CityQuestions::lacking(const play::Session &session, const PartialPlay &play) const
{
    return Text::tr("%1: a value is needed", "what is about to be recorded").arg(deed(session, play));
}

QString CityQuestions::insisted(const play::Session &session, const PartialPlay &play) const
{
    return Text::tr("Against the rules: %1", "what is about to be recorded anyway")
        .arg(words::deed(playOf(session, play, true), m_words, city(session).state()));
}

/// A value that decides whether a play is allowed is asked for, even if nothing need be reported without it.
bool CityQuestions::isSettled(const play::Verdict &verdict) const
{
    return verdict.allowed();
}

QString CityQuestions::refusal(const play::Session &session, const CompletePlay &play,
                               const play::Verdict &verdict) const
{
    return says(session).refusal(verdict, eventOf(city(session), play));
}

Event CityQuestions::eventOf(const Session &session, const CompletePlay &play) const
{
    const Played played{playOf(session, play.play, play.insists), reportedOf(play.reported)};
    if (play.insists)
        return Override{played};
    return played;
}

Sentence CityQuestions::record(play::Session &session, const CompletePlay &play)
{
    auto &game = static_cast<airshipcity::Session &>(session);
    if (play.play.kind == kindOf<Move>() && !play.insists)
        m_stopped = play.stopsThere;
    Sentence remark;
    // What leaves no choice is played too, before anybody is told.
    const auto following = [&]() -> std::optional<Event> {
        std::optional<Event> event = withoutChoice(game);
        const auto *played = event ? std::get_if<Played>(&*event) : nullptr;
        if (played != nullptr && std::holds_alternative<Skip>(played->play.what))
            remark = whyUnused(game);
        return event;
    };
    return game.play(eventOf(game, play), play.note, following).playable() ? remark : nullptr;
}

std::optional<Event> CityQuestions::withoutChoice(const Session &session) const
{
    const State &state = session.state();
    if (state.phase == Phase::AtTile && m_stopped)
        return std::nullopt;
    const std::optional<Play> play = playWithoutChoice(city(session));
    return play ? std::optional<Event>(Played{*play, {}}) : std::nullopt;
}

/// The play of this moment that leaves nobody a choice: a generator where a crew stops, a tile that cannot be used, a
/// piggyback of which one gain is possible. Nothing if there is a choice.
std::optional<Play> CityQuestions::playWithoutChoice(const airshipcity::Session &session) const
{
    const Offers offers = this->offers(session);
    const State &state = session.state();
    const std::vector<Play> unsure = offers.undetermined();
    if (state.phase == Phase::Piggyback)
        return unsure.empty() ? piggybackWithoutChoice(session, m_automation) : std::nullopt;
    if (state.phase != Phase::AtTile)
        return std::nullopt;
    const auto isUse = [](const Play &play) { return std::holds_alternative<Use>(play.what); };
    const auto cannotHelp = [](const Play &play) {
        return std::holds_alternative<Skip>(play.what) || std::holds_alternative<Slide>(play.what);
    };
    if (std::any_of(unsure.begin(), unsure.end(), isUse))
        return std::nullopt;
    const std::vector<Play> &plays = session.legalPlays();
    const auto use = std::find_if(plays.begin(), plays.end(), isUse);
    if (use == plays.end()) {
        const bool onlyLeaves =
            unsure.empty() && !offers.mayMeetUtility() && std::all_of(plays.begin(), plays.end(), cannotHelp);
        return onlyLeaves ? std::optional(Play{Skip{}}) : std::nullopt;
    }
    const Cell at = state.players[state.acting.player].crews[state.acting.crew].at;
    const bool isOnly = std::none_of(use + 1, plays.end(), isUse);
    if (isOnly && m_automation.generators && isGenerator(kindAt(at, session.setup(), state)))
        return *use;
    return std::nullopt;
}

/// The remark about a tile that is left by itself: what the use that is nearest to possible is short of; nothing if there
/// is none. It remembers the moment, which is past when it is told.
Sentence CityQuestions::whyUnused(const airshipcity::Session &session) const
{
    const Offers offers = this->offers(session);
    std::vector<Play> uses;
    for (const PlayOption &option : offers.openings()) {
        if (option.status == PlayOption::Status::Refused && option.leadsTo.kind == kindOf<Use>())
            uses.push_back(offers.representative(option.leadsTo));
    }
    if (uses.empty())
        return nullptr;
    const State &now = session.state();
    const Event event = Played{nearestToPossible(uses, session.setup(), now), {}};
    return [this, state = now, event, verdict = session.verdict(event)] {
        const Cell at = state.players[state.acting.player].crews[state.acting.crew].at;
        return Text::tr("%1 was left unused: %2", "tile, reason with rule")
            .arg(m_words.cell(state, at), Speaker{m_words, state}.refusal(verdict, event));
    };
}

} // namespace skyledger::ui
