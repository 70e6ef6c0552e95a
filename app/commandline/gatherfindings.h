// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/findings.h"
#include "core/play/replay.h"
#include "core/play/verdict.h"
#include "ui/words/phrases.h"

#include <algorithm>
#include <concepts>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// The replay behind `check`, the same for every game.
namespace skyledger::commandline {

/// What a game tells about the events of one record: their words, and the names by which files know things.
///
/// `warnings` adds what a step brought less than people may think.
template <class Tell, class G>
concept TellsFindings = requires(const Tell &tell, const play::Objection &objection,
                                 const play::Verdict &verdict, const typename G::Event &event,
                                 const typename G::State &before, const play::ReplayStepOf<G> &step,
                                 std::vector<Findings::Warning> &warnings)
{
    {
        tell.rule(objection)
        } -> std::same_as<NamedRule>;
    {
        tell.facts(objection)
        } -> std::same_as<QJsonObject>;
    {
        tell.message(objection, event)
        } -> std::same_as<QString>;
    {
        tell.deed(event, before)
        } -> std::same_as<QString>;
    {
        tell.missing(verdict)
        } -> std::same_as<QJsonArray>;
    {
        tell.missingInWords(verdict)
        } -> std::same_as<QStringList>;
    {
        tell.lacks(verdict)
        } -> std::same_as<QJsonArray>;
    {
        tell.lacksInWords(verdict)
        } -> std::same_as<QStringList>;
    tell.warnings(step, warnings);
};

/// Why a replay stopped before the event of that number, from 1.
template <class G, TellsFindings<G> Tell>
Stop stopOf(const Tell &tell, const play::Verdict &verdict, std::size_t number,
            const typename G::Event &event)
{
    if (verdict.refused())
        return {number, tell.message(verdict.objections.front(), event), {}};
    return {number, {}, words::listed(tell.lacksInWords(verdict))};
}

/// The rules that an event breaks on which the table insists; none where it has no effect.
template <class G, TellsFindings<G> Tell>
std::vector<NamedRule> brokenRules(const Tell &tell, const typename G::Setup &setup,
                                   const typename G::State &before, const typename G::Override &overridden)
{
    std::vector<NamedRule> rules;
    if (overridden.isVoid)
        return rules;
    const auto judge = [&](const auto &event) { return G::check(setup, before, typename G::Event(event)); };
    const play::Verdict verdict = std::visit(judge, overridden.event);
    for (const play::Objection &objection : verdict.objections) {
        NamedRule rule = tell.rule(objection);
        if (std::find(rules.begin(), rules.end(), rule) == rules.end())
            rules.push_back(std::move(rule));
    }
    return rules;
}

/// Replays all events of a record that are in force and tells what there is to say about them.
template <class G, class Record, TellsFindings<G> Tell>
Findings gatherFindings(const Record &record, const Tell &tell)
{
    Findings findings;
    findings.events = record.entries.size();
    findings.inForce = record.cursor;
    const auto addUndetermined = [&](std::size_t number, const typename G::Event &event,
                                     const play::Verdict &verdict, const typename G::State &before) {
        findings.undetermined.push_back({number, tell.deed(event, before), tell.missing(verdict),
                                         tell.missingInWords(verdict), tell.lacks(verdict),
                                         tell.lacksInWords(verdict)});
    };
    const play::ReplayOf<G> replay =
        play::replayItems<G>(record.setup, record.inForce(), [&](const play::ReplayStepOf<G> &step) {
            if (step.verdict.undetermined())
                addUndetermined(step.number, step.event, step.verdict, step.before);
            if (const auto *overridden = std::get_if<typename G::Override>(&step.event))
                findings.overrides.push_back({step.number, tell.deed(step.event, step.before),
                                              brokenRules<G>(tell, record.setup, step.before, *overridden),
                                              record.note(step.number - 1).reason});
            tell.warnings(step, findings.warnings);
        });
    if (!replay.stoppedBy)
        return findings;
    const std::size_t number = replay.states.size();
    const typename G::Event &event = record.entries[number - 1].event;
    if (!replay.stoppedBy->refused()) {
        addUndetermined(number, event, *replay.stoppedBy, replay.end());
        findings.lacksReport = true;
        return findings;
    }
    Findings::Illegal illegal{number, tell.deed(event, replay.end()), {}};
    for (const play::Objection &objection : replay.stoppedBy->objections)
        illegal.reasons.push_back(
            {tell.rule(objection), tell.facts(objection), tell.message(objection, event)});
    findings.illegal = std::move(illegal);
    return findings;
}

} // namespace skyledger::commandline
