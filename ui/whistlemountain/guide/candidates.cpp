// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/guide/candidates.h"

#include <algorithm>

namespace skyledger::ui::whistle {

namespace {

using Answers = std::vector<GivenAnswer>;

bool isPay(const GivenAnswer &answer)
{
    return answer.question == Ask::Pay;
}

/// The answers of a path that a partial play does not hold yet, in their order; nothing if they contradict each other.
std::optional<Answers> remaining(const PartialPlay &path, const PartialPlay &partial)
{
    Answers left = path.answers;
    for (const GivenAnswer &given : partial.answers) {
        if (given.question == Ask::Otherwise)
            continue;
        const auto at = std::find(left.begin(), left.end(), given);
        if (at == left.end())
            return std::nullopt;
        left.erase(at);
    }
    return left;
}

/// Whether a path is paid in the wanted manner, as far as that was said.
bool isPaidSo(const PartialPlay &path, const PartialPlay &partial)
{
    return !partial.answer(Ask::Otherwise) || path.answer(Ask::Pay).value_or(0) != 0;
}

void add(std::vector<NextAnswer> &answers, const GivenAnswer &given, bool undetermined)
{
    const auto ask = given.question.as<Ask>();
    const auto same = std::find_if(answers.begin(), answers.end(), [&](const NextAnswer &each) {
        return each.ask == ask && each.value == given.value;
    });
    if (same == answers.end())
        answers.push_back({ask, given.value, undetermined});
    else
        same->undetermined = same->undetermined && undetermined;
}

/// What of the remaining answers can be given next: the first, and of a repeated question all.
void addNext(std::vector<NextAnswer> &answers, const Answers &left, bool undetermined)
{
    if (left.empty())
        return;
    add(answers, left.front(), undetermined);
    if (!isRepeated(left.front().question.as<Ask>()))
        return;
    for (const GivenAnswer &each : left) {
        if (each.question == left.front().question)
            add(answers, each, undetermined);
    }
}

} // namespace

Candidates::Candidates(const Session &session) : m_scaffold(session)
{
    const auto take = [&](const std::vector<Play> &plays, bool undetermined) {
        for (const Play &play : plays)
            m_all.push_back({pathOf(session.state(), play), undetermined});
    };
    m_all.reserve(session.legalPlays().size() + session.undeterminedPlays().size());
    take(session.legalPlays(), false);
    take(session.undeterminedPlays(), true);
}

std::vector<const Candidates::Candidate *> Candidates::of(const PartialPlay &partial) const
{
    std::vector<const Candidate *> found;
    for (const Candidate &each : m_all) {
        if (each.path.kind == partial.kind && isPaidSo(each.path, partial) && remaining(each.path, partial))
            found.push_back(&each);
    }
    return found;
}

bool Candidates::isOpen(const PartialPlay &partial) const
{
    return partial.kind == static_cast<std::size_t>(Deed::Scaffold) && m_scaffold.isOpen();
}

std::vector<NextAnswer> Candidates::next(const PartialPlay &partial) const
{
    if (isOpen(partial))
        return m_scaffold.next(partial);
    std::vector<NextAnswer> answers;
    for (const Candidate *each : of(partial))
        addNext(answers, remaining(each->path, partial).value_or(Answers()), each->undetermined);
    const bool isPayment = !answers.empty() && answers.front().ask == Ask::Pay;
    const bool asPrinted =
        std::any_of(answers.begin(), answers.end(), [](const NextAnswer &each) { return each.value == 0; });
    if (isPayment && asPrinted)
        std::erase_if(answers, [](const NextAnswer &each) { return each.value != 0; });
    return answers;
}

bool Candidates::complete(PartialPlay &partial) const
{
    if (isOpen(partial))
        return m_scaffold.complete(partial);
    for (;;) {
        const auto candidates = of(partial);
        if (candidates.empty())
            return false;
        const auto left = remaining(candidates.front()->path, partial);
        const auto isAlike = [&](const Candidate *each) { return remaining(each->path, partial) == left; };
        if (std::all_of(candidates.begin(), candidates.end(), isAlike)) {
            partial.answers.insert(partial.answers.end(), left->begin(), left->end());
            return false;
        }
        const std::vector<NextAnswer> answers = next(partial);
        if (answers.size() != 1)
            return !answers.empty();
        partial.answers.push_back({answers.front().ask, answers.front().value});
    }
}

bool Candidates::canPayOtherwise(const PartialPlay &partial) const
{
    if (isOpen(partial))
        return m_scaffold.canPayOtherwise();
    const auto candidates = of(partial);
    const auto withoutPay = [](const Candidate *each) {
        Answers answers = each->path.answers;
        std::erase_if(answers, isPay);
        return answers;
    };
    std::vector<Answers> printed;
    printed.reserve(candidates.size());
    for (const Candidate *each : candidates) {
        if (each->path.answer(Ask::Pay) == 0)
            printed.push_back(withoutPay(each));
    }
    return std::any_of(candidates.begin(), candidates.end(), [&](const Candidate *each) {
        return each->path.answer(Ask::Pay).value_or(0) != 0
            && std::find(printed.begin(), printed.end(), withoutPay(each)) != printed.end();
    });
}

} // namespace skyledger::ui::whistle
