// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/turnguide.h"

#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/events.h"
#include "ui/play/partialplay.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(TurnGuide)
};

QString pastIsShown()
{
    return Text::tr("The past is shown: nothing is played here.");
}

} // namespace

TurnGuide::TurnGuide(Session &session, CityQuestions &questions, QObject *parent)
    : StepGuide(session, questions, parent), m_questions(questions)
{
}

Session &TurnGuide::game() const
{
    return static_cast<Session &>(session()); // a game's table has sessions of that game only
}

void TurnGuide::lead(play::Session &session, Scope scope)
{
    m_questions.forget(scope == Scope::Everything);
    StepGuide::lead(session, scope);
}

void TurnGuide::startAfresh()
{
    m_questions.standAfresh(state());
    StepGuide::startAfresh();
}

/// Whether nothing can be done now; then it is said why.
bool TurnGuide::refusesAll()
{
    if (scope() == Scope::Nothing)
        tell(pastIsShown);
    return scope() == Scope::Nothing;
}

std::optional<Crew> TurnGuide::crewInHand() const
{
    const Acting &acting = state().acting;
    if (acting.player == state().current && acting.crew != none<Crew>)
        return acting.crew;
    return m_questions.hand().crew;
}

QString TurnGuide::question() const
{
    return scope() == Scope::Nothing ? pastIsShown() : StepGuide::question();
}

/// What is recorded against the rules is explained by what could be done.
QStringList TurnGuide::rulesOfQuestion() const
{
    return insists() ? m_questions.rulesOf(session(), {}, std::nullopt) : StepGuide::rulesOfQuestion();
}

std::span<const PlayOption> TurnGuide::choices() const
{
    const auto firstArrow = std::find_if(options().begin(), options().end(), [](const PlayOption &option) {
        return thingAs<LinePush>(option.thing).has_value();
    });
    return {options().data(), static_cast<std::size_t>(firstArrow - options().begin())};
}

bool TurnGuide::asksForSlide() const
{
    std::optional<play::Code> asked = askedQuestion();
    if (!StepGuide::canGoBack() && scope() != Scope::Nothing) {
        if (const std::optional<Aspect> first = m_questions.offers(session()).firstQuestion())
            asked = *first;
    }
    return asked && asked->as<Aspect>() >= Aspect::Line && asked->as<Aspect>() <= Aspect::SecondWay;
}

bool TurnGuide::canGoBack() const
{
    const CityQuestions::Hand &hand = m_questions.hand();
    return StepGuide::canGoBack() || (hand.crew && !hand.cameByItself);
}

/// No table plays on by its own will.
bool TurnGuide::canInsist() const
{
    return StepGuide::canInsist() && !insists() && !session().isOver();
}

PlayOption TurnGuide::endOfTurn() const
{
    PlayOption option{.name = {}, .leadsTo = {kindOf<EndTurn>(), {}}};
    if (m_questions.verdict(session(), {option.leadsTo}).refused())
        m_questions.offers(session()).refuse(option, {EndTurn{}});
    if (scope() == Scope::Nothing) {
        option.status = PlayOption::Status::Refused;
        option.detail = pastIsShown();
    }
    return option;
}

std::optional<Asked> TurnGuide::askedOf(const PartialPlay &play, bool insists) const
{
    const Play whole = m_questions.playOf(session(), play, insists);
    const Verdict verdict = game().verdict(Played{whole, {}});
    return Asked{whole,
                 words::deed(whole, m_questions.says(session()).game, state()),
                 {verdict.missing.begin(), verdict.missing.end()},
                 verdict.needs};
}

std::optional<Asked> TurnGuide::lackedValues() const
{
    return lacking() == nullptr ? std::nullopt : askedOf(lacking()->path.back(), false);
}

std::optional<Asked> TurnGuide::insistedValues() const
{
    return insisting() == nullptr ? std::nullopt : askedOf(insisting()->play, true);
}

CityPreview TurnGuide::chosenSoFar() const
{
    const PartialPlay *play = soFar();
    if (play == nullptr || play->kind == kindOf<Move>())
        return {};
    return m_questions.offers(session()).preview(*play);
}

CityPreview TurnGuide::preview(std::size_t choice) const
{
    if (choice >= options().size() || options()[choice].status == PlayOption::Status::Refused || insists())
        return {};
    return m_questions.offers(session()).preview(options()[choice].leadsTo);
}

CityPreview TurnGuide::preview(const Target &target) const
{
    const PlayOption *option = optionFor(target);
    return option == nullptr ? CityPreview() : preview(static_cast<std::size_t>(option - options().data()));
}

void TurnGuide::take(const PlayOption &option, bool stopThere)
{
    if (const auto crew = thingAs<Crew>(option.thing))
        takeCrew(*crew);
    else
        StepGuide::take(option, stopThere);
}

void TurnGuide::click(const BoardThing &thing, bool stopThere)
{
    if (refusesAll())
        return;
    const auto cell = thingAs<Cell>(thing);
    const bool mayTake = cell && optionFor(thing) == nullptr && soFar() == nullptr;
    if (const std::optional<Crew> crew = mayTake ? nextReadyCrewOn(*cell) : std::nullopt)
        takeCrew(*crew);
    else
        StepGuide::click(thing, stopThere);
}

/// A ready crew of the current player on a cell; of several the one after the crew in hand.
std::optional<Crew> TurnGuide::nextReadyCrewOn(Cell cell) const
{
    const std::optional<Crew> &inHand = m_questions.hand().crew;
    std::optional<Crew> first;
    for (const Crew crew : readyCrews(state())) {
        if (state().players[state().current].crews[crew].at != cell)
            continue;
        if (!first)
            first = crew;
        if (inHand && indexOf(crew) > indexOf(*inHand))
            return crew;
    }
    return first;
}

void TurnGuide::takeCrew(Crew crew, bool isToken)
{
    if (refusesAll())
        return;
    if (!readyCrews(state()).contains(crew)) {
        if (!isToken)
            StepGuide::click(Target(crew));
        return;
    }
    const CityQuestions::Hand &hand = m_questions.hand();
    if (hand.crew == crew && soFar() == nullptr && (isToken || !hand.cameByItself))
        m_questions.putBack();
    else
        m_questions.take(state().current, crew);
    leave();
}

void TurnGuide::touchCrew(Player player, Crew crew)
{
    if (!refusesAll() && player == state().current)
        takeCrew(crew, true);
}

void TurnGuide::endTurn()
{
    if (!refusesAll())
        begin(endOfTurn().leadsTo);
}

/// Who thinks better of what is recorded anyway gives up all of it, but for a digit that was typed. From what comes after a
/// contract all of them are asked for again, whatever digits led to it.
void TurnGuide::back()
{
    const auto typed = [this] { return asked() != nullptr && !typedDigits(*asked()).isEmpty(); };
    const bool takesDigit = typed();
    if (insists() && !takesDigit) {
        leave();
    } else if (StepGuide::canGoBack()) {
        do
            StepGuide::back();
        while (!takesDigit && typed());
    } else if (canGoBack()) {
        m_questions.putBack();
        leave();
    }
}

bool TurnGuide::press(QChar key, bool stopThere)
{
    if (askedQuestion() == play::Code(Aspect::Reveal) && key.isDigit())
        return typeDigit(key);
    if (StepGuide::press(key, stopThere))
        return true;
    const int crew = key.digitValue();
    if (crew < 1 || crew > static_cast<int>(countOf<Crew>))
        return false;
    takeCrew(static_cast<Crew>(crew - 1));
    return true;
}

/// A digit that no contract has there is left out and said.
bool TurnGuide::typeDigit(QChar digit)
{
    const PartialPlay longer = with(*asked(), Aspect::Digit, digit.digitValue());
    const std::vector<PlayOption> left = m_questions.answers(session(), longer, Aspect::Reveal, insists());
    if (std::any_of(left.begin(), left.end(),
                    [](const PlayOption &each) { return thingAs<Contract>(each.thing).has_value(); }))
        goOn(longer);
    else
        tell([digits = typedDigits(longer)] {
            return Text::tr("No contract that can come begins with %1.", "digits").arg(digits);
        });
    return true;
}

void TurnGuide::nameUtility(const QString &name)
{
    const words::GameWords &words = m_questions.says(session()).game;
    std::optional<Utility> utility;
    for (const Utility known : game().setup().utilities()) {
        if (words.utility(known).compare(name.simplified(), Qt::CaseInsensitive) == 0)
            utility = known;
    }
    if (!utility) {
        const bool french = game().setup().edition == Edition::Fr2021;
        utility = game().meetUtility(name.simplified(), french ? QStringLiteral("fr") : QStringLiteral("en"));
    }
    if (utility)
        goOnInstead({kindOf<Use>(), {{Aspect::Utility, static_cast<int>(*utility)}}});
    else
        tell([] {
            return Text::tr("A name has 1 to 40 characters, and a game no more than 12 public utilities.");
        });
}

} // namespace skyledger::ui
