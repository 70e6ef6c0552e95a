// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/guide/candidates.h"

#include <utility>

namespace skyledger::ui::whistle {

namespace {

NarrowedPlays playsOf(const Session &session)
{
    std::vector<NarrowedPlays::Candidate> all;
    const auto take = [&](const std::vector<Play> &plays, bool undetermined) {
        for (const Play &play : plays)
            all.push_back({pathOf(session.state(), play), undetermined});
    };
    all.reserve(session.legalPlays().size() + session.undeterminedPlays().size());
    take(session.legalPlays(), false);
    take(session.undeterminedPlays(), true);
    return {std::move(all), {Ask::Pay, Ask::Otherwise, [](play::Code ask) {
                                 return ask == Ask::Cell || ask == Ask::Resource;
                             }}};
}

} // namespace

Candidates::Candidates(const Session &session) : m_scaffold(session), m_plays(playsOf(session)) {}

bool Candidates::isOpen(const PartialPlay &partial) const
{
    return partial.kind == static_cast<std::size_t>(Deed::Scaffold) && m_scaffold.isOpen();
}

std::vector<NextAnswer> Candidates::next(const PartialPlay &partial) const
{
    return isOpen(partial) ? m_scaffold.next(partial) : m_plays.next(partial);
}

bool Candidates::complete(PartialPlay &partial) const
{
    return isOpen(partial) ? m_scaffold.complete(partial) : m_plays.complete(partial);
}

PartialPlay Candidates::likely(PartialPlay partial) const
{
    while (complete(partial)) {
        const NextAnswer answer = next(partial).front();
        partial.answers.push_back({answer.ask, answer.value});
    }
    return partial;
}

bool Candidates::canPayOtherwise(const PartialPlay &partial) const
{
    return isOpen(partial) ? m_scaffold.canPayOtherwise() : m_plays.canPayOtherwise(partial);
}

} // namespace skyledger::ui::whistle
