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

/// A value became known: what lacked it is looked at again.
void StepGuide::reconsider()
{
    if (const Lacking *lacking = this->lacking())
        follow(std::vector(lacking->path), false);
    else if (const Asking *asking = std::get_if<Asking>(&m_state))
        follow(std::vector(asking->path), asking->insists);
    else
        renew();
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
    return insisting == nullptr ? QString() : m_game.refusal(*m_session, insisting->against);
}

const PlayOption *StepGuide::optionFor(const BoardThing &thing) const
{
    // Of another player's lane nothing stands on the boards: a click is an answer of the lane that is shown.
    const auto found = std::find_if(m_options.begin(), m_options.end(), [&](const PlayOption &option) {
        return option.thing == thing && isInLane(option, m_lane);
    });
    return found == m_options.end() ? nullptr : &*found;
}

void StepGuide::choose(std::size_t option)
{
    if (option >= m_options.size())
        return;
    const PlayOption chosen = m_options[option]; // they are made anew meanwhile
    if (chosen.seat)
        m_lane = chosen.seat;
    if (chosen.status == PlayOption::Status::Refused) {
        m_refused = chosen.leadsTo;
        tell([this, play = CompletePlay{chosen.leadsTo}] {
            return m_game.refusal(*m_session, m_game.verdict(*m_session, play));
        });
        return;
    }
    const Asking *asking = std::get_if<Asking>(&m_state);
    std::vector<PartialPlay> path = asking != nullptr ? asking->path : std::vector<PartialPlay>();
    path.push_back(chosen.leadsTo);
    follow(std::move(path), asking != nullptr && asking->insists);
}

bool StepGuide::touch(const BoardThing &thing)
{
    const PlayOption *option = optionFor(thing);
    if (option == nullptr)
        return false;
    choose(static_cast<std::size_t>(option - m_options.data()));
    return true;
}

bool StepGuide::press(QChar key)
{
    const auto found =
        std::find_if(m_options.begin(), m_options.end(), [this, key](const PlayOption &option) {
            return !key.isNull() && option.key == key.toUpper() && isInLane(option, m_lane);
        });
    if (found == m_options.end())
        return false;
    choose(static_cast<std::size_t>(found - m_options.begin()));
    return true;
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
void StepGuide::follow(std::vector<PartialPlay> path, bool insists)
{
    PartialPlay play = path.back();
    if (const std::optional<play::Code> question = m_game.next(*m_session, play, insists)) {
        path.back() = play;
        m_state = Asking{std::move(path), *question, insists};
        renew();
        return;
    }
    const CompletePlay complete{play, {}, insists};
    const play::Verdict verdict = m_game.verdict(*m_session, complete);
    if (insists) {
        m_state = Insisting{play, m_game.verdict(*m_session, {play})};
        renew();
    } else if (verdict.playable()) {
        finish(complete);
    } else if (verdict.refused()) {
        m_state = Opening();
        renew();
        m_refused = play;
        tell([this, verdict] { return m_game.refusal(*m_session, verdict); });
    } else {
        path.back() = play;
        m_state = Lacking{std::move(path), verdict};
        renew();
    }
}

void StepGuide::finish(const CompletePlay &play)
{
    if (m_scope == Scope::OneEvent)
        emit chosen(play);
    else
        m_game.record(*m_session, play); // who owns the guide has it start afresh
}

void StepGuide::back()
{
    std::vector<PartialPlay> path;
    bool insists = false;
    if (const Asking *asking = std::get_if<Asking>(&m_state)) {
        path = asking->path;
        insists = asking->insists;
    } else if (const Lacking *lacking = this->lacking()) {
        path = lacking->path;
    }
    if (!path.empty())
        path.pop_back();
    if (path.empty())
        startAfresh();
    else
        follow(std::move(path), insists);
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
        tell([this, verdict] { return m_game.refusal(*m_session, verdict); });
}

void StepGuide::insist()
{
    if (canInsist())
        follow({*m_refused}, true);
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
        tell([this, verdict] { return m_game.refusal(*m_session, verdict); });
}

void StepGuide::tell(std::function<QString()> what)
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
        m_options = m_game.answers(*m_session, asking->path.back(), asking->question, asking->insists);
    } else if (const Lacking *lacking = this->lacking()) {
        m_question = m_game.deed(*m_session, lacking->path.back());
    } else if (const Insisting *insisting = this->insisting()) {
        m_question = m_game.deed(*m_session, insisting->play);
    } else {
        m_question = m_game.opening(*m_session);
        if (m_scope != Scope::Nothing)
            m_options = m_game.openings(*m_session);
    }
    std::stable_sort(m_options.begin(), m_options.end(),
                     [](const PlayOption &a, const PlayOption &b) { return a.status < b.status; });
    findLane();
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

/// Each option that can be taken gets a key of its own: the game's, else a letter of its name. Players who answer side
/// by side share the keys.
void StepGuide::giveKeys()
{
    for (PlayOption &option : m_options) {
        if (option.status == PlayOption::Status::Refused)
            option.key = {};
    }
    for (PlayOption &option : m_options) {
        if (option.status == PlayOption::Status::Refused || !option.isListed || !option.key.isNull())
            continue;
        QString taken;
        for (const PlayOption &other : m_options) {
            if (!other.key.isNull() && (!option.seat || isInLane(other, option.seat)))
                taken += other.key;
        }
        option.key = freeLetter(option.name, taken);
    }
}

} // namespace skyledger::ui
