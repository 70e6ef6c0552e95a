// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/findings.h"

#include "app/commandline/cloudage/statejson.h"
#include "core/cloudage/names.h"
#include "ui/cloudage/words/missingvalues.h"
#include "ui/cloudage/words/reasons.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::cloudage::cli {

using namespace Qt::Literals::StringLiterals;
using play::Objection;
using skyledger::words::listed;
using skyledger::words::listedApart;
using skyledger::words::printable;
using table::toText;
using table::word;
using wording::GameWords;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeCommands)
};

/// The rules that an overridden event would break.
std::vector<Rule> rulesAgainst(const Setup &setup, const State &before, const Override &overridden)
{
    std::vector<Rule> rules;
    const auto *played = std::get_if<Played>(&overridden.event);
    if (overridden.isVoid || played == nullptr)
        return rules;
    const Verdict verdict = check(setup, before, *played);
    for (const Objection &objection : verdict.objections) {
        const Rule rule = objection.rule.as<Rule>();
        if (std::find(rules.begin(), rules.end(), rule) == rules.end())
            rules.push_back(rule);
    }
    return rules;
}

void noteStep(const Setup &setup, const ReplayStep &step, Findings &findings)
{
    if (step.verdict.undetermined())
        findings.undetermined.push_back({step.number, step.verdict});
    if (const auto *overridden = std::get_if<Override>(&step.event))
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

QString lossText(const Findings::Loss &loss)
{
    return Text::tr("The bag held too few Plant tiles: %1 less than printed.").arg(loss.change.lost);
}

QJsonObject illegalJson(const Findings::Refusal &illegal, const GameRecord &record, const GameWords &game)
{
    QJsonArray reasons;
    for (const Objection &objection : illegal.verdict.objections) {
        reasons.append(QJsonObject{{u"rule"_s, toText(ruleId(objection.rule.as<Rule>()))},
                                   {u"facts"_s, factsJson(objection, record.ids)},
                                   {u"message"_s, wording::reason(objection, game)}});
    }
    return {{u"event"_s, number(illegal.event)}, {u"reasons"_s, reasons}};
}

QJsonObject undeterminedJson(const Findings::Refusal &undetermined, const Ids &ids)
{
    const Verdict &verdict = undetermined.verdict;
    QJsonObject object{{u"event"_s, number(undetermined.event)},
                       {u"missing"_s, missingJson(verdict.missing, ids)}};
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

QJsonObject lossJson(const Findings::Loss &loss)
{
    const QJsonObject facts{{u"resource"_s, word(loss.change.resource)}, {u"lost"_s, loss.change.lost}};
    return {{u"event"_s, number(loss.event)},
            {u"rule"_s, toText(ruleId(Rule::Comp03))},
            {u"facts"_s, facts},
            {u"message"_s, lossText(loss)}};
}

} // namespace

Findings findingsOf(const GameRecord &record)
{
    Findings findings;
    const Replay replay = cloudage::replay(record.setup, record.inForce(), [&](const ReplayStep &step) {
        noteStep(record.setup, step, findings);
    });
    if (!replay.stoppedBy)
        return findings;
    const Findings::Refusal refusal{replay.states.size(), *replay.stoppedBy};
    if (replay.stoppedBy->refused()) {
        findings.illegal = refusal;
    } else {
        findings.undetermined.push_back(refusal);
        findings.lacksReport = true;
    }
    return findings;
}

QJsonObject findingsJson(const Findings &findings, const GameRecord &record)
{
    QJsonArray illegal;
    if (findings.illegal)
        illegal.append(illegalJson(*findings.illegal, record, GameWords(record)));
    QJsonArray undetermined;
    for (const Findings::Refusal &each : findings.undetermined)
        undetermined.append(undeterminedJson(each, record.ids));
    QJsonArray overrides;
    for (const Findings::Overridden &each : findings.overrides)
        overrides.append(overrideJson(each, record));
    QJsonArray warnings;
    for (const Findings::Loss &each : findings.losses)
        warnings.append(lossJson(each));
    return {{u"events"_s, number(record.entries.size())},
            {u"legal"_s, findings.legal()},
            {u"illegal"_s, illegal},
            {u"undetermined"_s, undetermined},
            {u"overrides"_s, overrides},
            {u"warnings"_s, warnings}};
}

QString whyRefused(const Verdict &verdict, const GameRecord &record)
{
    return wording::reason(verdict.objections.front(), GameWords(record));
}

QString whatLacks(const Verdict &verdict)
{
    QStringList lacking;
    for (const play::Code key : verdict.lacks)
        lacking << wording::toReport(key.as<ReportKey>());
    return listed(lacking);
}

QString whatIsMissing(std::span<const play::MissingValue> missing, const GameRecord &record)
{
    const GameWords game(record);
    QStringList names;
    for (const play::MissingValue &value : missing)
        names << wording::missingValue(value, game);
    return listedApart(names);
}

namespace {

QString illegalText(const Findings::Refusal &illegal, const GameWords &game)
{
    QString text;
    for (const Objection &objection : illegal.verdict.objections) {
        //: %2 is a reason without full stop, %3 a rule and its page.
        text += Text::tr("Event %1 is not allowed: %2 (%3).")
                    .arg(QString::number(illegal.event), wording::reason(objection, game),
                         wording::ruleWithPage(objection.rule.as<Rule>()))
            + u'\n';
    }
    return text;
}

QString undeterminedText(const Findings::Refusal &undetermined, const GameRecord &record)
{
    const auto &missing = undetermined.verdict.missing;
    QString text = Text::tr("Event %1 depends on values that are not known: %2.")
                       .arg(QString::number(undetermined.event),
                            whatIsMissing({missing.begin(), missing.end()}, record));
    if (!undetermined.verdict.lacks.empty())
        text += u' ' + Text::tr("It must be reported: %1.").arg(whatLacks(undetermined.verdict));
    return text + u'\n';
}

} // namespace

QString findingsText(const Findings &findings, const GameRecord &record)
{
    QString text = Text::tr("Events: %1").arg(record.entries.size()) + u'\n';
    if (findings.illegal)
        text += illegalText(*findings.illegal, GameWords(record));
    for (const Findings::Refusal &each : findings.undetermined)
        text += undeterminedText(each, record);
    for (const Findings::Overridden &each : findings.overrides) {
        text += Text::tr("Event %1 was insisted on: %2")
                    .arg(QString::number(each.event), printable(record.note(each.event - 1).reason))
            + u'\n';
    }
    for (const Findings::Loss &each : findings.losses)
        text += Text::tr("Event %1: %2").arg(QString::number(each.event), lossText(each)) + u'\n';
    return text
        + (findings.legal() ? Text::tr("All events follow the rules.")
                            : Text::tr("Not all events follow the rules."))
        + u'\n';
}

} // namespace skyledger::cloudage::cli
