// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/turnguide.h"

#include "core/airshipcity/samplecatalogue.h"
#include "ui/airshipcity/guide/clickedplay.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/guide/turnsteps.h"
#include "ui/airshipcity/words/events.h"

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

/// The only ready crew of the current player while nothing else is under way.
std::optional<Crew> onlyReadyCrew(const State &state)
{
    std::optional<Crew> only;
    if (state.phase != Phase::Turn)
        return only;
    const auto &crews = state.players[state.current].crews;
    for (const Crew crew : all<Crew>()) {
        if (!crews[crew].inPlay() || !crews[crew].ready)
            continue;
        if (only)
            return std::nullopt;
        only = crew;
    }
    return only;
}

std::optional<Rule> firstObjection(const Verdict &verdict)
{
    return verdict.objections.empty() ? std::nullopt
                                      : std::optional(verdict.objections.front().rule.as<Rule>());
}

PlayOption optionOf(const Choice &choice)
{
    const auto id = [](const std::optional<Rule> &rule) { return rule ? idOf(*rule) : QString(); };
    return {.status = choice.status,
            .name = choice.name,
            .detail = choice.detail,
            .rule = id(choice.rule),
            .about = id(choice.about),
            .key = choice.key};
}

} // namespace

TurnGuide::TurnGuide(Session &session, const words::GameWords &words, QObject *parent)
    : Guide(parent), m_session(&session), m_words(words), m_steps(std::make_unique<Steps>())
{
    m_steps->boxIsMadeUp = holdsSampleValues(session.record().catalogue());
    standAfresh();
}

TurnGuide::~TurnGuide() = default;

void TurnGuide::lead(play::Session &session, Scope scope)
{
    m_session = &static_cast<Session &>(session); // a game's table has sessions of that game only
    m_scope = scope;
    m_steps->stopped = false;
    startAfresh();
}

void TurnGuide::leadOn(play::Session &session)
{
    m_session = &static_cast<Session &>(session);
    reconsider();
}

/// Whether nothing can be done now; then it is said why.
bool TurnGuide::refusesAll()
{
    if (m_scope == Scope::Nothing)
        tell(labels::pastIsShown);
    return m_scope == Scope::Nothing;
}

void TurnGuide::tell(std::function<QString()> what)
{
    m_steps->told = std::move(what);
    emit noted(m_steps->told());
}

Offers TurnGuide::offersNow() const
{
    return {*m_session, m_words, m_steps->crew, !m_steps->boxIsMadeUp && m_scope == Scope::Everything};
}

Player TurnGuide::chooser() const
{
    const State &state = m_session->state();
    switch (state.phase) {
    case Phase::Piggyback:
    case Phase::StageBonus:
        return state.pending.players.front();
    case Phase::Over:
        return none<Player>;
    case Phase::Turn:
    case Phase::AtTile:
        break;
    }
    return state.current;
}

std::optional<Crew> TurnGuide::crewInHand() const
{
    const State &state = m_session->state();
    if (state.acting.player == state.current && state.acting.crew != none<Crew>)
        return state.acting.crew;
    return m_steps->crew;
}

QString TurnGuide::question() const
{
    return m_steps->question;
}

const std::vector<Choice> &TurnGuide::choices() const
{
    return m_steps->choices;
}

const std::vector<PlayOption> &TurnGuide::options() const
{
    return m_steps->options;
}

const Choice *TurnGuide::choiceFor(const Target &target) const
{
    if (std::holds_alternative<std::monostate>(target))
        return nullptr;
    const auto found = std::find_if(m_steps->offers.begin(), m_steps->offers.end(),
                                    [&target](const Offer &offer) { return offer.choice.target == target; });
    return found == m_steps->offers.end() ? nullptr : &found->choice;
}

bool TurnGuide::canGoBack() const
{
    return m_steps->asked || m_steps->asksUtilityName || m_steps->insistence || !m_steps->branches.empty()
        || (m_steps->crew && !m_steps->crewCameByItself);
}

bool TurnGuide::canEndTurn() const
{
    return m_scope != Scope::Nothing && !m_session->verdict(Played{{EndTurn{}}, {}}).refused();
}

QString TurnGuide::whyNotEndTurn() const
{
    if (m_scope == Scope::Nothing)
        return labels::pastIsShown();
    const Event event = Played{{EndTurn{}}, {}};
    return Speaker{m_words, m_session->state()}.refusal(m_session->verdict(event), event);
}

std::optional<Rule> TurnGuide::ruleAgainstEndTurn() const
{
    return firstObjection(m_session->verdict(Played{{EndTurn{}}, {}}));
}

QStringList TurnGuide::rulesOfQuestion() const
{
    return {idOf(m_steps->rule)};
}

const std::optional<Asked> &TurnGuide::asked() const
{
    return m_steps->asked;
}

const Automation &TurnGuide::automation() const
{
    return m_steps->automation;
}

void TurnGuide::setAutomation(const Automation &automation)
{
    m_steps->automation = automation;
}

QString TurnGuide::whyNot(const Target &target) const
{
    if (m_scope == Scope::Nothing)
        return {};
    if (const Choice *choice = choiceFor(target))
        return choice->status == Choice::Status::Refused ? choice->detail : QString();
    const std::optional<Play> play = playAbout(target);
    return play ? refusalOf(*play) : QString();
}

std::optional<Rule> TurnGuide::ruleAgainst(const Target &target) const
{
    if (const Choice *choice = choiceFor(target))
        return choice->rule;
    const std::optional<Play> play = playAbout(target);
    return play ? firstObjection(m_session->verdict(Played{*play, {}})) : std::nullopt;
}

std::optional<Play> TurnGuide::playAbout(const Target &target) const
{
    return clickedPlay(target, m_steps->crew, m_session->state(), offersNow());
}

QString TurnGuide::refusalOf(const Play &play) const
{
    const Event event = Played{play, {}};
    return Speaker{m_words, m_session->state()}.refusal(m_session->verdict(event), event);
}

void TurnGuide::choose(std::size_t choice, bool stopThere)
{
    if (choice < m_steps->choices.size())
        take(m_steps->offers[choice], stopThere);
}

void TurnGuide::touch(const Target &target, bool stopThere)
{
    if (refusesAll())
        return;
    const auto found = std::find_if(m_steps->offers.begin(), m_steps->offers.end(),
                                    [&target](const Offer &offer) { return offer.choice.target == target; });
    if (found != m_steps->offers.end()) {
        take(*found, stopThere);
        return;
    }
    const Cell *cell = std::get_if<Cell>(&target);
    if (cell != nullptr && m_session->state().phase == Phase::Turn && m_steps->branches.empty()) {
        if (const std::optional<Crew> crew = nextReadyCrewOn(*cell)) {
            takeCrew(*crew);
            return;
        }
    }
    const QString reason = whyNot(target);
    const std::optional<Play> play = playAbout(target);
    if (!reason.isEmpty() && play)
        refuse(*play, {}, [this, target] { return whyNot(target); });
}

/// A ready crew of the current player on a cell; of several the one after the crew in hand.
std::optional<Crew> TurnGuide::nextReadyCrewOn(Cell cell) const
{
    const State &state = m_session->state();
    const auto &crews = state.players[state.current].crews;
    std::optional<Crew> first;
    for (const Crew crew : all<Crew>()) {
        if (crews[crew].at != cell || !crews[crew].ready)
            continue;
        if (!first)
            first = crew;
        if (m_steps->crew && indexOf(crew) > indexOf(*m_steps->crew))
            return crew;
    }
    return first;
}

bool TurnGuide::press(QChar key, bool stopThere)
{
    const auto found = std::find_if(m_steps->choices.begin(), m_steps->choices.end(),
                                    [key](const Choice &choice) { return choice.key == key.toUpper(); });
    if (key.isNull() || found == m_steps->choices.end())
        return false;
    choose(static_cast<std::size_t>(found - m_steps->choices.begin()), stopThere);
    return true;
}

void TurnGuide::takeCrew(Crew crew)
{
    if (refusesAll())
        return;
    const State &state = m_session->state();
    const CrewState &token = state.players[state.current].crews[crew];
    if (state.phase != Phase::Turn || !token.inPlay() || !token.ready) {
        const QString reason = whyNot(crew);
        if (!reason.isEmpty())
            refuse(Play{Move{crew, {}}}, {}, [this, crew] { return whyNot(crew); });
        return;
    }
    const bool putsDown = m_steps->crew == crew && m_steps->branches.empty() && !m_steps->crewCameByItself;
    m_steps->forget();
    if (!putsDown)
        m_steps->crew = crew;
    renew();
}

void TurnGuide::take(const Offer &offer, bool stopThere)
{
    const Act act = offer.act; // the offers are made anew meanwhile
    if (offer.choice.status == Choice::Status::Refused) {
        const Play play = offersNow().representative(act.branch);
        refuse(play, act.branch.answers, [this, play] { return refusalOf(play); });
        return;
    }
    if (act.insists) {
        m_steps->insistence->take(*act.insists);
        pursue();
    } else if (act.crew != none<Crew>) {
        takeCrew(act.crew);
    } else if (!act.meetsUtility) {
        follow(act.branch, stopThere);
    } else {
        m_steps->asksUtilityName = true;
        renew();
    }
}

void TurnGuide::nameUtility(const QString &name)
{
    std::optional<Utility> utility = knownUtility(name);
    if (!utility) {
        const bool french = m_session->setup().edition == Edition::Fr2021;
        utility =
            m_session->meetUtility(name.simplified(), french ? QStringLiteral("fr") : QStringLiteral("en"));
    }
    if (!utility) {
        tell(labels::nameRefused);
        return;
    }
    m_steps->asksUtilityName = false;
    follow({kindOf<Use>(), {{Aspect::Utility, static_cast<int>(*utility)}}}, false);
}

/// The public utility that bears a name already.
std::optional<Utility> TurnGuide::knownUtility(const QString &name) const
{
    for (const Utility utility : m_session->setup().utilities()) {
        if (m_words.utility(utility).compare(name.simplified(), Qt::CaseInsensitive) == 0)
            return utility;
    }
    return std::nullopt;
}

bool TurnGuide::asksUtilityName() const
{
    return m_steps->asksUtilityName;
}

/// Goes on to the next question of a branch, or records the play if all is answered.
void TurnGuide::follow(Branch branch, bool stopThere)
{
    const Offers offers = offersNow();
    const bool asks = offers.nextQuestion(branch).has_value();
    const std::vector<Candidate> plays = offers.candidates(branch);
    if (plays.empty()) {
        const Play play = offers.representative(branch);
        renew();
        refuse(play, branch.answers, [this, play] { return refusalOf(play); });
        return;
    }
    if (!asks && plays.front().legal) {
        record(plays.front().play, stopThere);
        return;
    }
    m_steps->branches.push_back(branch);
    if (!asks)
        m_steps->asked = askedFor(plays.front().play);
    renew();
}

/// What a play lacks.
Asked TurnGuide::askedFor(const Play &play) const
{
    const Verdict verdict = m_session->verdict(Played{play, {}});
    return {play,
            words::deed(play, m_words, m_session->state()),
            {verdict.missing.begin(), verdict.missing.end()},
            verdict.needs};
}

void TurnGuide::record(const Play &play, bool stopThere)
{
    if (std::holds_alternative<Move>(play.what))
        m_steps->stopped = stopThere;
    record(Played{play, {}});
}

void TurnGuide::record(const Event &event, const QString &reason)
{
    if (m_scope == Scope::OneEvent) {
        emit chosen(event, reason);
        return;
    }
    // What leaves no choice is played too, before anybody is told.
    std::function<QString()> note;
    const auto next = [this, &note]() -> std::optional<Event> {
        if (m_session->state().phase == Phase::AtTile)
            standAfresh(); // only there it counts what could be offered
        const std::optional<Play> play = playWithoutChoice();
        if (!play)
            return std::nullopt;
        if (std::holds_alternative<Skip>(play->what))
            note = whyUnused();
        return Played{*play, {}};
    };
    if (m_session->play(event, reason, next).playable() && note)
        tell(note);
}

/// Says why not, and keeps what was meant: the table may insist.
void TurnGuide::refuse(const Play &play, const std::vector<Answer> &given,
                       const std::function<QString()> &reason)
{
    m_steps->refused = play;
    m_steps->refusedAnswers = given;
    tell(reason);
}

bool TurnGuide::canInsist() const
{
    return m_scope != Scope::Nothing && m_steps->refused && !m_steps->insistence;
}

void TurnGuide::insist()
{
    if (!canInsist())
        return;
    const Play play = *m_steps->refused;
    const std::vector<Answer> given = m_steps->refusedAnswers;
    m_steps->branches.clear();
    m_steps->asked.reset();
    m_steps->insistence = std::make_unique<Insistence>(*m_session, play, given);
    pursue();
}

/// Goes on with what is recorded anyway: the next question, or the note about it.
void TurnGuide::pursue()
{
    if (m_steps->insistence->isComplete()) {
        const Play play = m_steps->insistence->play();
        const Event event = Override{Played{play, {}}};
        const Verdict verdict = m_session->verdict(event);
        if (!verdict.playable()) {
            m_steps->forgetRefusal();
            renew();
            tell([this, verdict, event] {
                return Speaker{m_words, m_session->state()}.refusal(verdict, event);
            });
            return;
        }
        m_steps->insisted = insistedOn(play);
    }
    renew();
}

Insisted TurnGuide::insistedOn(const Play &play) const
{
    return {askedFor(play), refusalOf(play)};
}

std::vector<Offer> TurnGuide::insistentOffers() const
{
    const Insistence &insistence = *m_steps->insistence;
    const Speaker says{m_words, m_session->state()};
    std::vector<Offer> offers;
    offers.reserve(insistence.answers().size());
    for (const int value : insistence.answers()) {
        Offer offer;
        offer.choice.target = targetOf({insistence.question(), value}, m_session->state());
        offer.choice.name = says.answer({insistence.question(), value}, insistence.with(value));
        offer.act.insists = value;
        offers.push_back(offer);
    }
    return offers;
}

const std::optional<Insisted> &TurnGuide::insisted() const
{
    return m_steps->insisted;
}

void TurnGuide::recordAnyway(const Reported &reported, const QString &note)
{
    if (!m_steps->insisted)
        return;
    const Play play = m_steps->insisted->what.play;
    m_steps->forgetRefusal();
    record(Override{Played{play, reported}}, note);
}

void TurnGuide::report(const Reported &reported)
{
    if (!m_steps->asked)
        return;
    const Event event = Played{m_steps->asked->play, reported};
    const Verdict verdict = m_session->verdict(event);
    if (!verdict.playable()) {
        tell([this, verdict, event] { return Speaker{m_words, m_session->state()}.refusal(verdict, event); });
        return;
    }
    record(event);
}

void TurnGuide::endTurn()
{
    if (refusesAll())
        return;
    const Event event = Played{{EndTurn{}}, {}};
    const Verdict verdict = m_session->verdict(event);
    if (verdict.refused()) {
        refuse(Play{EndTurn{}}, {}, [this] { return whyNotEndTurn(); });
    } else if (verdict.undetermined()) {
        m_steps->forget();
        m_steps->branches.push_back({kindOf<EndTurn>(), {}});
        m_steps->asked = askedFor(Play{EndTurn{}});
        renew();
    } else {
        record(Play{EndTurn{}}, false);
    }
}

void TurnGuide::back()
{
    if (!canGoBack())
        return;
    if (m_steps->asksUtilityName)
        m_steps->asksUtilityName = false;
    else if (m_steps->insistence)
        m_steps->forgetRefusal();
    else if (!m_steps->branches.empty())
        m_steps->branches.pop_back();
    else
        m_steps->crew.reset();
    m_steps->asked.reset();
    renew();
}

void TurnGuide::reconsider()
{
    if (m_steps->insistence) {
        m_steps->insistence->lookAgain(*m_session);
        pursue();
        return;
    }
    if (m_steps->asked && !m_steps->branches.empty()) {
        const Branch branch = m_steps->branches.back();
        m_steps->branches.pop_back();
        m_steps->asked.reset();
        follow(branch, false);
    }
    renew();
}

void TurnGuide::retell()
{
    if (m_steps->asked)
        m_steps->asked = askedFor(m_steps->asked->play);
    if (m_steps->insisted)
        m_steps->insisted = insistedOn(m_steps->insisted->what.play);
    const auto told = m_steps->told;
    const auto refused = m_steps->refused;
    const auto answers = m_steps->refusedAnswers;
    renew();
    if (!told)
        return;
    m_steps->refused = refused;
    m_steps->refusedAnswers = answers;
    tell(told);
}

std::optional<Play> TurnGuide::playWithoutChoice() const
{
    if (m_session->state().phase == Phase::AtTile && m_steps->stopped)
        return std::nullopt;
    const bool mayMeetUtility = std::any_of(m_steps->offers.begin(), m_steps->offers.end(),
                                            [](const Offer &offer) { return offer.act.meetsUtility; });
    return ui::playWithoutChoice(*m_session, offersNow(), m_steps->automation, mayMeetUtility);
}

/// The note about a tile that is left by itself; nothing if there is none. It remembers the moment, which is past when
/// the note is told.
std::function<QString()> TurnGuide::whyUnused() const
{
    for (const Offer &offer : m_steps->offers) {
        if (offer.onBoardOnly || offer.choice.status != Choice::Status::Refused)
            continue;
        const Event event = Played{offersNow().representative(offer.act.branch), {}};
        return [this, state = m_session->state(), event, verdict = m_session->verdict(event)] {
            const Cell at = state.players[state.acting.player].crews[state.acting.crew].at;
            return labels::unusedByItself(m_words.cell(state, at),
                                          Speaker{m_words, state}.refusal(verdict, event));
        };
    }
    return nullptr;
}

void TurnGuide::startAfresh()
{
    standAfresh();
    emit changed();
}

/// Begins again, and nobody is told.
void TurnGuide::standAfresh()
{
    m_steps->forget();
    m_steps->crew = onlyReadyCrew(m_session->state());
    m_steps->crewCameByItself = m_steps->crew.has_value();
    findOffers();
}

/// Makes question and choices anew.
void TurnGuide::renew()
{
    findOffers();
    emit changed();
}

void TurnGuide::findOffers()
{
    const Offers offers = offersNow();
    const Speaker says{m_words, m_session->state()};
    m_steps->offers.clear();
    m_steps->told = nullptr;
    m_steps->rule = ruleOfMoment(m_session->setup(), m_session->state(), m_steps->crew.has_value());
    if (!m_steps->insistence)
        m_steps->forgetRefusal();
    if (m_scope == Scope::Nothing) {
        m_steps->question = labels::pastIsShown();
    } else if (m_steps->insisted) {
        m_steps->question = labels::insisted(m_steps->insisted->what.deed);
    } else if (m_steps->insistence) {
        m_steps->question = says.question(m_steps->insistence->question(), m_steps->insistence->play());
        m_steps->offers = insistentOffers();
    } else if (m_steps->asked) {
        m_steps->question = labels::valueNeeded(m_steps->asked->deed);
        if (!m_steps->asked->missing.empty())
            m_steps->rule = ruleOf(m_steps->asked->missing.front());
    } else if (m_steps->asksUtilityName) {
        m_steps->question = labels::utilityNameWanted();
    } else if (m_steps->branches.empty()) {
        m_steps->question = says.opening(m_steps->crew);
        m_steps->offers = offers.opening();
    } else {
        Branch branch = m_steps->branches.back();
        if (const std::optional<Aspect> aspect = offers.nextQuestion(branch)) {
            const std::vector<Candidate> plays = offers.candidates(branch);
            m_steps->question = says.question(*aspect, plays.front().play);
            m_steps->rule = ui::ruleOfQuestion(*aspect, plays.front().play);
            m_steps->offers = offers.answers(branch, *aspect);
        }
    }
    std::stable_partition(m_steps->offers.begin(), m_steps->offers.end(),
                          [](const Offer &offer) { return !offer.onBoardOnly; });
    assignKeys(m_steps->offers);
    m_steps->choices.clear();
    m_steps->options.clear();
    m_steps->choices.reserve(m_steps->offers.size());
    m_steps->options.reserve(m_steps->offers.size());
    for (const Offer &offer : m_steps->offers) {
        if (offer.onBoardOnly)
            continue;
        m_steps->choices.push_back(offer.choice);
        m_steps->options.push_back(optionOf(offer.choice));
        m_steps->options.back().isListed =
            !crewInHand() || !std::holds_alternative<Crew>(offer.choice.target);
    }
}

} // namespace skyledger::ui
