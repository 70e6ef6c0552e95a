// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/turnguide.h"

#include "core/airshipcity/record/samplecatalogue.h"
#include "ui/airshipcity/guide/clickedplay.h"
#include "ui/airshipcity/guide/fixedkeys.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/guide/shortage.h"
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
    m_steps->forget();
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

CardFace TurnGuide::cardFace(std::size_t option) const
{
    return option < m_steps->choices.size() ? m_steps->choices[option].card : CardFace();
}

const Choice *TurnGuide::choiceFor(const Target &target) const
{
    if (std::holds_alternative<std::monostate>(target))
        return nullptr;
    const auto found = std::find_if(m_steps->offers.begin(), m_steps->offers.end(),
                                    [&target](const Offer &offer) { return offer.choice.target == target; });
    return found == m_steps->offers.end() ? nullptr : &found->choice;
}

bool TurnGuide::asksForSlide() const
{
    const std::optional<Aspect> &aspect = m_steps->aspect;
    return aspect == Aspect::Line || aspect == Aspect::Way || aspect == Aspect::SecondLine
        || aspect == Aspect::SecondWay;
}

bool TurnGuide::canGoBack() const
{
    return !std::holds_alternative<Steps::Opening>(m_steps->state)
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

const Asked *TurnGuide::asked() const
{
    const Steps::Lacking *lacking = m_steps->lacking();
    return lacking == nullptr ? nullptr : &lacking->asked;
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
    if (cell != nullptr && m_session->state().phase == Phase::Turn && m_steps->path().empty()) {
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
    if (m_steps->aspect == Aspect::Reveal && key.isDigit())
        return typeDigit(key);
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
    const bool putsDown = m_steps->crew == crew && m_steps->path().empty() && !m_steps->crewCameByItself;
    m_steps->forget();
    if (!putsDown)
        m_steps->crew = crew;
    m_steps->holder = state.current;
    renew();
}

void TurnGuide::take(const Offer &offer, bool stopThere)
{
    const Consequence consequence = offer.consequence; // the offers are made anew meanwhile
    if (offer.choice.status == Choice::Status::Refused) {
        const Play play = offersNow().representative(consequence.soFar);
        refuse(play, consequence.soFar.answers, [this, play] { return refusalOf(play); });
        return;
    }
    if (consequence.insists) {
        m_steps->insisting()->insistence.take(*consequence.insists);
        pursue();
    } else if (consequence.crew != none<Crew>) {
        takeCrew(consequence.crew);
    } else if (!consequence.meetsUtility) {
        follow(consequence.soFar, stopThere);
    } else {
        m_steps->state = Steps::Naming{m_steps->path()};
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
    m_steps->ask(m_steps->path());
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
    return std::holds_alternative<Steps::Naming>(m_steps->state);
}

/// Goes on to the next question of a play, or records the play if all is answered.
void TurnGuide::follow(PlaySoFar soFar, bool stopThere)
{
    const Offers offers = offersNow();
    const bool asks = offers.nextQuestion(soFar).has_value();
    const std::vector<Candidate> plays = offers.candidates(soFar);
    if (plays.empty()) {
        const Play play = offers.representative(soFar);
        renew();
        refuse(play, soFar.answers, [this, play] { return refusalOf(play); });
        return;
    }
    if (!asks && plays.front().legal) {
        record(plays.front().play, stopThere);
        return;
    }
    Steps::Path path = m_steps->path();
    path.push_back(soFar);
    if (asks)
        m_steps->ask(std::move(path));
    else
        m_steps->state = Steps::Lacking{std::move(path), askedFor(plays.front().play)};
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
    m_steps->refused = {play, given};
    tell(reason);
}

bool TurnGuide::canInsist() const
{
    return m_scope != Scope::Nothing && m_steps->refused && m_steps->insisting() == nullptr
        && !m_session->isOver();
}

void TurnGuide::insist()
{
    if (!canInsist())
        return;
    m_steps->state = Steps::Insisting{Insistence(*m_session, m_steps->refused->play, m_steps->refused->given),
                                      m_steps->refused->play};
    pursue();
}

/// Goes on with what is recorded anyway: the next question, or the note about it.
void TurnGuide::pursue()
{
    Steps::Insisting &insisting = *m_steps->insisting();
    if (insisting.insistence.isComplete()) {
        const Play play = insisting.insistence.play();
        const Event event = Override{Played{play, {}}};
        const Verdict verdict = m_session->verdict(event);
        if (!verdict.playable()) {
            m_steps->state = Steps::Opening();
            renew();
            tell([this, verdict, event] {
                return Speaker{m_words, m_session->state()}.refusal(verdict, event);
            });
            return;
        }
        insisting.ready = insistedOn(play);
    }
    renew();
    // As long as something is asked, what is against it stays in sight.
    if (!insisting.ready)
        tell([this, play = insisting.refused] { return refusalOf(play); });
}

Insisted TurnGuide::insistedOn(const Play &play) const
{
    return {askedFor(play), refusalOf(play)};
}

std::vector<Offer> TurnGuide::insistentOffers() const
{
    const Insistence &insistence = m_steps->insisting()->insistence;
    const Speaker says{m_words, m_session->state()};
    const Offers all = offersNow();
    std::vector<Offer> offers;
    offers.reserve(insistence.answers().size());
    for (const int value : insistence.answers()) {
        Offer offer;
        offer.choice.target = targetOf({insistence.question(), value}, m_session->state());
        offer.choice.key =
            fixedkeys::ofAnswer({insistence.question(), value}, m_session->setup(), m_session->state());
        offer.choice.name = says.answer({insistence.question(), value}, insistence.with(value));
        offer.consequence.insists = value;
        Insistence whole = insistence;
        whole.take(value);
        if (whole.isComplete())
            all.tellPrice(offer.choice, whole.play());
        offers.push_back(offer);
    }
    return offers;
}

const Insisted *TurnGuide::insisted() const
{
    const Steps::Insisting *insisting = m_steps->insisting();
    return insisting == nullptr || !insisting->ready ? nullptr : &*insisting->ready;
}

void TurnGuide::recordAnyway(const Reported &reported, const QString &note)
{
    if (insisted() == nullptr)
        return;
    const Play play = insisted()->what.play;
    m_steps->state = Steps::Opening();
    m_steps->refused.reset();
    record(Override{Played{play, reported}}, note);
}

void TurnGuide::report(const Reported &reported)
{
    if (asked() == nullptr)
        return;
    const Event event = Played{asked()->play, reported};
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
        m_steps->state = Steps::Lacking{{{kindOf<EndTurn>(), {}}}, askedFor(Play{EndTurn{}})};
        renew();
    } else {
        record(Play{EndTurn{}}, false);
    }
}

void TurnGuide::back()
{
    if (!canGoBack())
        return;
    if (!m_steps->typed.isEmpty()) {
        m_steps->typed.chop(1);
        renew();
        return;
    }
    if (std::holds_alternative<Steps::Opening>(m_steps->state))
        m_steps->crew.reset();
    Steps::Path path = m_steps->path();
    if (!asksUtilityName() && !path.empty())
        path.pop_back();
    m_steps->ask(std::move(path));
    renew();
}

void TurnGuide::reconsider()
{
    if (Steps::Insisting *insisting = m_steps->insisting()) {
        insisting->insistence.lookAgain(*m_session);
        pursue();
        return;
    }
    if (m_steps->lacking() == nullptr) {
        renew();
        return;
    }
    Steps::Path path = m_steps->path();
    const PlaySoFar soFar = path.back();
    path.pop_back();
    // With a cost that cannot be paid no answer may be left to what was asked before: then that is not asked any more.
    const Offers offers = offersNow();
    while (!path.empty() && offers.candidates(path.back()).empty())
        path.pop_back();
    m_steps->ask(std::move(path));
    follow(soFar, false);
}

void TurnGuide::retell()
{
    if (const Asked *asked = this->asked())
        m_steps->state = Steps::Lacking{m_steps->path(), askedFor(asked->play)};
    if (const Insisted *insisted = this->insisted())
        m_steps->insisting()->ready = insistedOn(insisted->what.play);
    const auto told = m_steps->told;
    const auto refused = m_steps->refused;
    renew();
    if (!told)
        return;
    m_steps->refused = refused;
    tell(told);
}

std::optional<Play> TurnGuide::playWithoutChoice() const
{
    if (m_session->state().phase == Phase::AtTile && m_steps->stopped)
        return std::nullopt;
    const bool mayMeetUtility =
        std::any_of(m_steps->offers.begin(), m_steps->offers.end(),
                    [](const Offer &offer) { return offer.consequence.meetsUtility; });
    return ui::playWithoutChoice(*m_session, offersNow(), m_steps->automation, mayMeetUtility);
}

/// The note about a tile that is left by itself: what the use that is nearest to possible is short of; nothing if there
/// is none. It remembers the moment, which is past when the note is told.
std::function<QString()> TurnGuide::whyUnused() const
{
    const Offers offers = offersNow();
    std::vector<Play> uses;
    for (const Offer &offer : m_steps->offers) {
        if (!offer.onBoardOnly && offer.choice.status == Choice::Status::Refused
            && offer.consequence.soFar.kind == kindOf<Use>())
            uses.push_back(offers.representative(offer.consequence.soFar));
    }
    if (uses.empty())
        return nullptr;
    const State &now = m_session->state();
    const Event event = Played{nearestToPossible(uses, m_session->setup(), now), {}};
    return [this, state = now, event, verdict = m_session->verdict(event)] {
        const Cell at = state.players[state.acting.player].crews[state.acting.crew].at;
        return labels::unusedByItself(m_words.cell(state, at),
                                      Speaker{m_words, state}.refusal(verdict, event));
    };
}

void TurnGuide::startAfresh()
{
    standAfresh();
    emit changed();
}

/// Begins again, and nobody is told. A crew that was taken in hand stays there while something else is done in its turn.
void TurnGuide::standAfresh()
{
    const State &state = m_session->state();
    const std::optional<Crew> held = m_steps->crewCameByItself ? std::nullopt : m_steps->crew;
    m_steps->forget();
    m_steps->crew = onlyReadyCrew(state);
    m_steps->crewCameByItself = m_steps->crew.has_value();
    if (!m_steps->crew && held && state.phase == Phase::Turn && state.current == m_steps->holder) {
        const CrewState &token = state.players[state.current].crews[*held];
        if (token.inPlay() && token.ready)
            m_steps->crew = held;
    }
    findOffers();
}

/// Makes question and offers of the state that the guide is in.
struct TurnGuide::Finder {
    const TurnGuide &guide;
    Steps &steps;
    const Offers &offers;

    Speaker says() const { return {guide.m_words, guide.m_session->state()}; }
    void operator()(const Steps::Opening &) const
    {
        steps.question = says().opening(steps.crew);
        steps.offers = offers.opening();
        steps.aspect = offers.firstQuestion();
    }
    void operator()(const Steps::Asking &asking) const
    {
        PlaySoFar soFar = asking.path.back();
        if (const std::optional<Aspect> aspect = offers.nextQuestion(soFar)) {
            const std::vector<Candidate> plays = offers.candidates(soFar);
            steps.aspect = aspect;
            steps.question = says().question(*aspect, plays.front().play);
            steps.rule = ruleOfQuestion(*aspect, plays.front().play);
            steps.offers = offers.answers(soFar, *aspect);
        }
    }
    void operator()(const Steps::Naming &) const { steps.question = labels::utilityNameWanted(); }
    void operator()(const Steps::Lacking &lacking) const
    {
        steps.question = labels::valueNeeded(lacking.asked.deed);
        if (!lacking.asked.missing.empty())
            steps.rule = ruleOf(lacking.asked.missing.front());
    }
    void operator()(const Steps::Insisting &insisting) const
    {
        if (insisting.ready) {
            steps.question = labels::insisted(insisting.ready->what.deed);
            return;
        }
        steps.aspect = insisting.insistence.question();
        steps.question = says().question(insisting.insistence.question(), insisting.insistence.play());
        steps.offers = guide.insistentOffers();
    }
};

/// Makes question and choices anew.
void TurnGuide::renew()
{
    findOffers();
    emit changed();
}

void TurnGuide::findOffers()
{
    const Offers offers = offersNow();
    m_steps->offers.clear();
    m_steps->aspect.reset();
    m_steps->told = nullptr;
    m_steps->rule = ruleOfMoment(m_session->setup(), m_session->state(), m_steps->crew.has_value());
    m_steps->refused.reset();
    if (m_scope == Scope::Nothing)
        m_steps->question = labels::pastIsShown();
    else
        std::visit(Finder{*this, *m_steps, offers}, m_steps->state);
    narrowByDigits();
    std::stable_partition(m_steps->offers.begin(), m_steps->offers.end(),
                          [](const Offer &offer) { return !offer.onBoardOnly; });
    assignKeys(m_steps->offers);
    listOffers();
}

/// Tells the panel and the boards what was found.
void TurnGuide::listOffers()
{
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
