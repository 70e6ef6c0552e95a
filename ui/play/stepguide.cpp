// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/stepguide.h"

#include "ui/play/choicekeys.h"

#include <algorithm>
#include <utility>

namespace skyledger::ui {

namespace {

/// Whether an option is everybody's or that of a lane.
bool isInLane(const PlayOption &option, std::optional<play::Seat> lane)
{
    return !option.seat || option.seat == lane;
}

} // namespace

StepGuide::StepGuide(play::Session &session, Questions &game, QObject *parent)
    : Guide(parent), m_session(&session), m_game(game)
{
    renew();
}

void StepGuide::startAfresh()
{
    m_state = Opening();
    renew();
}

void StepGuide::lead(play::Session &session, Scope scope)
{
    m_session = &session;
    m_scope = scope;
    startAfresh();
}

void StepGuide::leadOn(play::Session &session)
{
    m_session = &session;
    reconsider();
}

/// A value became known: what was chosen so far is looked at again. What lacked it alone is recorded by that. If a play
/// cannot be done any more, or what was asked is no question any more, the last question that still has an answer is
/// asked.
void StepGuide::reconsider()
{
    if (const Insisting *insisting = this->insisting()) {
        follow({insisting->play}, PartialPlay(insisting->play));
        return;
    }
    Path path = this->path();
    if (path.empty()) {
        renew();
        return;
    }
    const std::optional<PartialPlay> against = insistedAgainst();
    PartialPlay whole = path.back();
    const bool isAnswered = !against && !m_game.next(*m_session, whole, false);
    const bool isRefused = isAnswered && m_game.verdict(*m_session, {whole}).refused();
    if (isRefused || (isAnswered && lacking() == nullptr)) {
        do
            path.pop_back();
        while (!path.empty() && !leavesAnswer(path.back()));
    }
    if (path.empty())
        leave();
    else
        follow(std::move(path), against);
    if (isRefused)
        refuse(whole);
}

void StepGuide::retell()
{
    const auto told = m_told;
    const auto refused = m_refused;
    renew();
    if (!told)
        return;
    m_refused = refused;
    tell(told);
}

/// Of what is asked, or lacks values.
StepGuide::Path StepGuide::path() const
{
    if (const Asking *asking = std::get_if<Asking>(&m_state))
        return asking->path;
    const Lacking *lacking = this->lacking();
    return lacking == nullptr ? Path() : lacking->path;
}

/// What was refused at first and is asked on all the same.
std::optional<PartialPlay> StepGuide::insistedAgainst() const
{
    const Asking *asking = std::get_if<Asking>(&m_state);
    return asking == nullptr ? std::nullopt : asking->against;
}

bool StepGuide::insists() const
{
    return insisting() != nullptr || insistedAgainst();
}

const PartialPlay *StepGuide::soFar() const
{
    if (const Lacking *lacking = this->lacking())
        return &lacking->path.back();
    return insists() ? nullptr : asked();
}

const PartialPlay *StepGuide::asked() const
{
    const Asking *asking = std::get_if<Asking>(&m_state);
    return asking == nullptr ? nullptr : &asking->path.back();
}

std::optional<play::Code> StepGuide::askedQuestion() const
{
    const Asking *asking = std::get_if<Asking>(&m_state);
    return asking == nullptr ? std::nullopt : std::optional(asking->question);
}

QStringList StepGuide::rulesOfQuestion() const
{
    if (const PartialPlay *play = asked())
        return m_game.rulesOf(*m_session, *play, askedQuestion());
    if (const Lacking *lacking = this->lacking())
        return m_game.rulesOf(*m_session, lacking->path.back(), std::nullopt);
    if (const Insisting *insisting = this->insisting())
        return m_game.rulesOf(*m_session, insisting->play, std::nullopt);
    return m_game.rulesOf(*m_session, {}, std::nullopt);
}

std::vector<AskedAmount> StepGuide::amounts() const
{
    CompletePlay play;
    if (const Lacking *lacking = this->lacking())
        play.play = lacking->path.back();
    else if (const Insisting *insisting = this->insisting())
        play = {insisting->play, {}, true};
    else
        return {};
    return m_game.amounts(*m_session, play, m_game.verdict(*m_session, play));
}

QString StepGuide::against() const
{
    const Insisting *insisting = this->insisting();
    return insisting == nullptr
        ? QString()
        : m_game.refusal(*m_session, CompletePlay{insisting->play}, insisting->against);
}

const PlayOption *StepGuide::optionFor(const BoardThing &thing) const
{
    // Of another player's lane nothing stands on the boards: a click is an answer of the lane that is shown.
    const auto found = std::find_if(m_options.begin(), m_options.end(), [&](const PlayOption &option) {
        return option.thing == thing && isInLane(option, m_lane);
    });
    return found == m_options.end() ? nullptr : &*found;
}

QString StepGuide::whyNot(const BoardThing &thing) const
{
    if (m_scope == Scope::Nothing)
        return {};
    if (const PlayOption *option = optionFor(thing))
        return option->status == PlayOption::Status::Refused ? option->detail : QString();
    const std::optional<PlayOption> refused = m_game.refusedAbout(*m_session, thing);
    return refused ? refused->detail : QString();
}

QString StepGuide::ruleAgainst(const BoardThing &thing) const
{
    if (const PlayOption *option = optionFor(thing))
        return option->rule;
    const std::optional<PlayOption> refused = m_game.refusedAbout(*m_session, thing);
    return refused ? refused->rule : QString();
}

void StepGuide::choose(std::size_t option, bool stopThere)
{
    if (option < m_options.size())
        take(PlayOption(m_options[option]), stopThere); // they are made anew meanwhile
}

void StepGuide::take(const PlayOption &option, bool stopThere)
{
    if (option.seat)
        m_lane = option.seat;
    if (option.status == PlayOption::Status::Refused) {
        refuse(option.leadsTo);
        return;
    }
    Path path = this->path();
    path.push_back(option.leadsTo);
    follow(std::move(path), insistedAgainst(), stopThere);
}

void StepGuide::refuse(const PartialPlay &play)
{
    m_refused = play;
    tell([this, play = CompletePlay{play}] {
        return m_game.refusal(*m_session, play, m_game.verdict(*m_session, play));
    });
}

void StepGuide::click(const BoardThing &thing, bool stopThere)
{
    if (touch(thing, stopThere) || whyNot(thing).isEmpty())
        return;
    if (const std::optional<PlayOption> refused = m_game.refusedAbout(*m_session, thing))
        refuse(refused->leadsTo);
}

bool StepGuide::touch(const BoardThing &thing, bool stopThere)
{
    const PlayOption *option = optionFor(thing);
    if (option == nullptr)
        return false;
    choose(static_cast<std::size_t>(option - m_options.data()), stopThere);
    return true;
}

bool StepGuide::press(QChar key, bool stopThere)
{
    const auto found =
        std::find_if(m_options.begin(), m_options.end(), [this, key](const PlayOption &option) {
            return !key.isNull() && option.key == key.toUpper() && isInLane(option, m_lane);
        });
    if (found == m_options.end())
        return false;
    choose(static_cast<std::size_t>(found - m_options.begin()), stopThere);
    return true;
}

void StepGuide::begin(const PartialPlay &play)
{
    if (m_scope == Scope::Nothing)
        return;
    PartialPlay whole = play;
    if (!m_game.next(*m_session, whole, false) && m_game.verdict(*m_session, {whole}).refused())
        refuse(play);
    else
        follow({play}, std::nullopt);
}

void StepGuide::attempt(const PartialPlay &play)
{
    PartialPlay whole = play;
    if (m_scope != Scope::Nothing && m_game.next(*m_session, whole, false) && !leavesAnswer(play))
        refuse(play);
    else
        begin(play);
}

void StepGuide::goOn(const PartialPlay &play)
{
    Path path = this->path();
    path.push_back(play);
    follow(std::move(path), insistedAgainst());
}

void StepGuide::goOnInstead(const PartialPlay &play)
{
    Path path = this->path();
    if (!path.empty())
        path.pop_back();
    path.push_back(play);
    follow(std::move(path), insistedAgainst());
}

void StepGuide::leave()
{
    m_state = Opening();
    renew();
}

void StepGuide::takeLane(play::Seat seat)
{
    if (m_lane == seat || m_scope == Scope::Nothing)
        return;
    const std::vector<PlayOption> openings = m_game.openings(*m_session);
    if (std::none_of(openings.begin(), openings.end(),
                     [seat](const PlayOption &option) { return option.seat == seat; }))
        return;
    m_lane = seat;
    startAfresh();
}

/// Goes on with the last play of a path: the next question, or what is to be done with the answered play.
void StepGuide::follow(Path path, const std::optional<PartialPlay> &against, bool stopThere)
{
    PartialPlay play = path.back();
    if (const std::optional<play::Code> question = m_game.next(*m_session, play, against.has_value())) {
        path.back() = play;
        ask(std::move(path), *question, against);
    } else if (against) {
        pursue(play);
    } else {
        complete(std::move(path), play, stopThere);
    }
}

/// As long as something is asked about what is recorded anyway, what is against it stays in sight.
void StepGuide::ask(Path path, play::Code question, const std::optional<PartialPlay> &against)
{
    m_state = Asking{std::move(path), question, against};
    renew();
    if (const std::optional<PartialPlay> refused = insistedAgainst()) {
        tell([this, play = CompletePlay{*refused}] {
            return m_game.refusal(*m_session, play, m_game.verdict(*m_session, play));
        });
    }
}

/// Asks for a note about what is recorded anyway, unless no table could have done it.
void StepGuide::pursue(const PartialPlay &play)
{
    const CompletePlay insisted{play, {}, true};
    const play::Verdict verdict = m_game.verdict(*m_session, insisted);
    if (!verdict.refused()) {
        m_state = Insisting{play, m_game.verdict(*m_session, {play})};
        renew();
        return;
    }
    leave();
    tell([this, insisted, verdict] { return m_game.refusal(*m_session, insisted, verdict); });
}

/// Records a play about which all is answered, asks for what it lacks, or says what is against it.
void StepGuide::complete(Path path, const PartialPlay &play, bool stopThere)
{
    const CompletePlay whole{.play = play, .stopsThere = stopThere};
    const play::Verdict verdict = m_game.verdict(*m_session, whole);
    if (!verdict.refused() && m_game.isSettled(verdict)) {
        finish(whole);
    } else if (verdict.refused()) {
        leave();
        refuse(play);
    } else {
        path.back() = play;
        m_state = Lacking{std::move(path), verdict};
        renew();
    }
}

/// Whether something is asked about a play that can be answered. What has no options a widget of the game answers.
bool StepGuide::leavesAnswer(const PartialPlay &play) const
{
    PartialPlay whole = play;
    const std::optional<play::Code> question = m_game.next(*m_session, whole, false);
    if (!question)
        return false;
    const std::vector<PlayOption> options = m_game.answers(*m_session, whole, *question, false);
    return options.empty() || std::any_of(options.begin(), options.end(), [](const PlayOption &option) {
               return option.status != PlayOption::Status::Refused;
           });
}

void StepGuide::finish(const CompletePlay &play)
{
    if (m_scope == Scope::OneEvent)
        emit chosen(play);
    else if (Sentence remark =
                 m_game.record(*m_session, play)) // who owns the guide has it start afresh meanwhile
        tell(std::move(remark));
}

/// A step whose question is none any more, since a value became known, is left out.
void StepGuide::back()
{
    const std::optional<PartialPlay> against = insistedAgainst();
    Path path = this->path();
    while (!path.empty()) {
        path.pop_back();
        PartialPlay play = path.empty() ? PartialPlay() : path.back();
        if (!path.empty() && m_game.next(*m_session, play, against.has_value()))
            break;
    }
    if (path.empty())
        leave();
    else
        follow(std::move(path), against);
}

void StepGuide::report(const std::vector<ToldAmount> &amounts)
{
    const Lacking *lacking = this->lacking();
    if (lacking == nullptr)
        return;
    const CompletePlay play{lacking->path.back(), amounts};
    const play::Verdict verdict = m_game.verdict(*m_session, play);
    if (verdict.playable())
        finish(play);
    else
        tell([this, play, verdict] { return m_game.refusal(*m_session, play, verdict); });
}

void StepGuide::insist()
{
    if (canInsist())
        follow({*m_refused}, PartialPlay(*m_refused));
}

void StepGuide::recordAnyway(const QString &note, const std::vector<ToldAmount> &amounts)
{
    const Insisting *insisting = this->insisting();
    if (insisting == nullptr)
        return;
    const CompletePlay play{insisting->play, amounts, true, note};
    const play::Verdict verdict = m_game.verdict(*m_session, play);
    if (verdict.playable())
        finish(play);
    else
        tell([this, play, verdict] { return m_game.refusal(*m_session, play, verdict); });
}

void StepGuide::tell(Sentence what)
{
    m_told = std::move(what);
    emit noted(m_told());
}

/// Makes question and options anew.
void StepGuide::renew()
{
    m_told = nullptr;
    m_refused.reset();
    m_options.clear();
    if (const Asking *asking = std::get_if<Asking>(&m_state)) {
        m_question = m_game.question(*m_session, asking->path.back(), asking->question);
        m_options =
            m_game.answers(*m_session, asking->path.back(), asking->question, asking->against.has_value());
    } else if (const Lacking *lacking = this->lacking()) {
        m_question = m_game.lacking(*m_session, lacking->path.back());
    } else if (const Insisting *insisting = this->insisting()) {
        m_question = m_game.insisted(*m_session, insisting->play);
    } else {
        m_question = m_game.opening(*m_session);
        if (m_scope != Scope::Nothing)
            m_options = m_game.openings(*m_session);
    }
    std::stable_sort(m_options.begin(), m_options.end(),
                     [this](const PlayOption &a, const PlayOption &b) { return m_game.comesBefore(a, b); });
    findLane();
    if (m_lane && std::holds_alternative<Opening>(m_state))
        m_question = m_game.openingOf(*m_session, *m_lane);
    giveKeys();
    emit changed();
}

/// Keeps the lane as long as its player is asked something; else it is the first one's.
void StepGuide::findLane()
{
    if (!std::holds_alternative<Opening>(m_state))
        return; // whose answer it is was chosen
    std::optional<play::Seat> first;
    for (const PlayOption &option : m_options) {
        if (option.seat == m_lane && m_lane)
            return;
        if (!first)
            first = option.seat;
    }
    m_lane = first;
}

/// Each option that can be taken gets a key of its own: the game's, else a letter of its name. Of several things that bear
/// one letter the first has it. Players who answer side by side share the keys.
void StepGuide::giveKeys()
{
    const QString belonging = m_game.keptLetters();
    QString kept;
    for (std::size_t i = 0; i < m_options.size(); ++i) {
        PlayOption &option = m_options[i];
        const bool belongs = !option.key.isNull() && belonging.contains(option.key);
        if (option.status == PlayOption::Status::Refused
            || (belongs && keysBeside(option, i).contains(option.key)))
            option.key = {};
        else if (belongs)
            kept = belonging;
    }
    for (PlayOption &option : m_options) {
        if (option.status == PlayOption::Status::Refused || !option.isListed || !option.key.isNull())
            continue;
        const QString taken = keysBeside(option, m_options.size());
        option.key = freeLetter(option.name, taken + kept);
        if (option.key.isNull())
            option.key = freeLetter(option.name, taken);
    }
}

/// The keys of the first options, as far as they are in the way of one.
QString StepGuide::keysBeside(const PlayOption &option, std::size_t count) const
{
    QString taken;
    for (std::size_t i = 0; i < count; ++i) {
        const PlayOption &other = m_options[i];
        if (!other.key.isNull() && (!option.seat || isInLane(other, option.seat)))
            taken += other.key;
    }
    return taken;
}

} // namespace skyledger::ui
