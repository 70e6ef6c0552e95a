// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/findings.h"

#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/verdictjson.h"
#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/warnings.h"

#include <algorithm>

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The rules that an overridden event would break.
std::vector<Rule> rulesAgainst(const Setup &setup, const State &before, const Override &overridden)
{
    std::vector<Rule> rules;
    if (overridden.isVoid)
        return rules;
    struct Check {
        const Setup &setup;
        const State &before;
        Verdict operator()(const Played &played) const
        {
            return check(setup, before, played.play, played.reported);
        }
        Verdict operator()(const Correct &correct) const { return check(setup, before, correct); }
    };
    const Verdict verdict = std::visit(Check{setup, before}, overridden.event);
    for (const Objection &objection : verdict.objections) {
        if (std::find(rules.begin(), rules.end(), objection.rule) == rules.end())
            rules.push_back(objection.rule.as<Rule>());
    }
    return rules;
}

void noteStep(const Setup &setup, const ReplayStep &step, Findings &findings)
{
    if (step.verdict.undetermined())
        findings.undetermined.push_back({step.number, step.verdict});
    if (const Override *overridden = std::get_if<Override>(&step.event))
        findings.overrides.push_back({step.number, rulesAgainst(setup, step.before, *overridden)});
    for (const Change &change : step.changes) {
        if (change.kind == Change::Kind::Gained && change.lost > 0)
            findings.losses.push_back({step.number, change});
    }
}

QJsonValue number(std::size_t event)
{
    return static_cast<qint64>(event);
}

QJsonObject illegalJson(const Findings::Refusal &illegal, const GameRecord &record,
                        const words::GameWords &game)
{
    const Event &event = record.entries[illegal.event - 1].event;
    const auto sentence = [&](const Objection &objection) { return words::reason(objection, game, &event); };
    return {{u"event"_s, number(illegal.event)},
            {u"reasons"_s, reasonsJson(illegal.verdict, record.ids, sentence)}};
}

QJsonObject undeterminedJson(const Findings::Refusal &undetermined, const Ids &ids)
{
    const Verdict &verdict = undetermined.verdict;
    QJsonObject object{{u"event"_s, number(undetermined.event)}, {u"missing"_s, missingJson(verdict, ids)}};
    if (!verdict.lacks.empty())
        object.insert(u"lacks"_s, reportKeysJson(verdict.lacks));
    return object;
}

QJsonObject overrideJson(const Findings::Overridden &overridden, const GameRecord &record)
{
    QJsonArray rules;
    for (const Rule rule : overridden.rules)
        rules.append(toText(ruleId(rule)));
    return {{u"event"_s, number(overridden.event)},
            {u"rules"_s, rules},
            {u"reason"_s, record.note(overridden.event - 1).reason}};
}

QJsonObject lossJson(const Findings::Loss &loss, const Ids &ids, const words::GameWords &game)
{
    const Fact facts[] = {fact(FactKey::Resource, loss.change.resource),
                          fact(FactKey::Lost, loss.change.lost)};
    return {{u"event"_s, number(loss.event)},
            {u"rule"_s, toText(ruleId(Rule::Res03))},
            {u"facts"_s, factsJson(facts, ids)},
            {u"message"_s, words::lostToFullTrack(loss.change, game)}};
}

} // namespace

Findings findingsOf(const GameRecord &record)
{
    Findings findings;
    Replay replay = airshipcity::replay(record.setup, record.inForce(), [&](const ReplayStep &step) {
        noteStep(record.setup, step, findings);
    });
    if (replay.stoppedBy) {
        const Findings::Refusal refusal{replay.states.size(), *replay.stoppedBy};
        if (replay.stoppedBy->refused()) {
            findings.illegal = refusal;
        } else {
            findings.undetermined.push_back(refusal);
            findings.lacksReport = true;
        }
    }
    findings.states = std::move(replay.states);
    return findings;
}

QJsonObject findingsJson(const Findings &findings, const GameRecord &record)
{
    const words::GameWords game(record);
    QJsonArray illegal;
    if (findings.illegal)
        illegal.append(illegalJson(*findings.illegal, record, game));
    QJsonArray undetermined;
    for (const Findings::Refusal &each : findings.undetermined)
        undetermined.append(undeterminedJson(each, record.ids));
    QJsonArray overrides;
    for (const Findings::Overridden &each : findings.overrides)
        overrides.append(overrideJson(each, record));
    QJsonArray warnings;
    for (const Findings::Loss &each : findings.losses)
        warnings.append(lossJson(each, record.ids, game));
    return {{u"events"_s, number(record.entries.size())},
            {u"legal"_s, findings.legal()},
            {u"illegal"_s, illegal},
            {u"undetermined"_s, undetermined},
            {u"overrides"_s, overrides},
            {u"warnings"_s, warnings}};
}

} // namespace skyledger::airshipcity::cli
