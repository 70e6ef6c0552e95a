// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/narrowedplays.h"

#include <algorithm>
#include <utility>

namespace skyledger::ui {

namespace {

void add(std::vector<NextAnswer> &answers, const GivenAnswer &given, bool undetermined)
{
    const auto same = std::find_if(answers.begin(), answers.end(), [&](const NextAnswer &each) {
        return each.ask == given.question && each.value == given.value;
    });
    if (same == answers.end())
        answers.push_back({given.question, given.value, undetermined});
    else
        same->undetermined = same->undetermined && undetermined;
}

} // namespace

NarrowedPlays::NarrowedPlays(std::vector<Candidate> all, Manner manner)
    : m_all(std::move(all)), m_manner(std::move(manner))
{
}

/// The answers of a path that a partial play does not hold yet, in their order; nothing if they contradict each other.
std::optional<NarrowedPlays::Answers> NarrowedPlays::remaining(const PartialPlay &path,
                                                               const PartialPlay &partial) const
{
    Answers left = path.answers;
    for (const GivenAnswer &given : partial.answers) {
        if (given.question == m_manner.otherwise)
            continue;
        const auto at = std::find(left.begin(), left.end(), given);
        if (at == left.end())
            return std::nullopt;
        left.erase(at);
    }
    return left;
}

/// Whether a path is paid in the wanted manner, as far as that was said.
bool NarrowedPlays::isPaidSo(const PartialPlay &path, const PartialPlay &partial) const
{
    return !partial.answer(m_manner.otherwise) || path.answer(m_manner.pay).value_or(0) != 0;
}

/// What of the remaining answers can be given next: the first, and of a repeated question all.
void NarrowedPlays::addNext(std::vector<NextAnswer> &answers, const Answers &left, bool undetermined) const
{
    if (left.empty())
        return;
    add(answers, left.front(), undetermined);
    if (!m_manner.isRepeated(left.front().question))
        return;
    for (const GivenAnswer &each : left) {
        if (each.question == left.front().question)
            add(answers, each, undetermined);
    }
}

std::vector<const NarrowedPlays::Candidate *> NarrowedPlays::of(const PartialPlay &partial) const
{
    std::vector<const Candidate *> found;
    for (const Candidate &each : m_all) {
        if (each.path.kind == partial.kind && isPaidSo(each.path, partial) && remaining(each.path, partial))
            found.push_back(&each);
    }
    return found;
}

std::vector<NextAnswer> NarrowedPlays::next(const PartialPlay &partial) const
{
    std::vector<NextAnswer> answers;
    for (const Candidate *each : of(partial))
        addNext(answers, remaining(each->path, partial).value_or(Answers()), each->undetermined);
    const bool isPayment = !answers.empty() && answers.front().ask == m_manner.pay;
    const bool asPrinted =
        std::any_of(answers.begin(), answers.end(), [](const NextAnswer &each) { return each.value == 0; });
    if (isPayment && asPrinted)
        std::erase_if(answers, [](const NextAnswer &each) { return each.value != 0; });
    return answers;
}

bool NarrowedPlays::complete(PartialPlay &partial) const
{
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

bool NarrowedPlays::canPayOtherwise(const PartialPlay &partial) const
{
    const auto candidates = of(partial);
    const auto withoutPay = [this](const Candidate *each) {
        Answers answers = each->path.answers;
        std::erase_if(answers, [this](const GivenAnswer &answer) { return answer.question == m_manner.pay; });
        return answers;
    };
    std::vector<Answers> printed;
    printed.reserve(candidates.size());
    for (const Candidate *each : candidates) {
        if (each->path.answer(m_manner.pay) == 0)
            printed.push_back(withoutPay(each));
    }
    return std::any_of(candidates.begin(), candidates.end(), [&](const Candidate *each) {
        return each->path.answer(m_manner.pay).value_or(0) != 0
            && std::find(printed.begin(), printed.end(), withoutPay(each)) != printed.end();
    });
}

} // namespace skyledger::ui
