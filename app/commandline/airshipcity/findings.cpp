// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/findings.h"

#include "app/commandline/airshipcity/verdictjson.h"
#include "app/commandline/gatherfindings.h"
#include "core/airshipcity/record/fields.h"
#include "core/describe/keyed.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/pieces.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>

namespace skyledger::airshipcity::cli {

using commandline::Findings;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CheckText)
};

/// What there is to say about the events of one record, which outlives it.
class Tell
{
public:
    explicit Tell(const GameRecord &record) : m_record(record), m_game(record) {}

    commandline::NamedRule rule(const Objection &objection) const
    {
        const auto rule = objection.rule.as<Rule>();
        return {toText(ruleId(rule)), words::ruleWithPage(rule)};
    }
    QJsonObject facts(const Objection &objection) const
    {
        return factsJson({objection.facts.begin(), objection.facts.end()}, m_record.ids);
    }
    QString message(const Objection &objection, const Event &event) const
    {
        return words::reason(objection, m_game, &event);
    }
    QString deed(const Event &event, const State &before) const { return words::deed(event, m_game, before); }
    QJsonArray missing(const Verdict &verdict) const { return missingJson(verdict, m_record.ids); }
    QStringList missingInWords(const Verdict &verdict) const
    {
        QStringList missing;
        for (const MissingValue &value : verdict.missing)
            missing << words::missingValue(value, m_game);
        return missing;
    }
    QJsonArray lacks(const Verdict &verdict) const { return reportKeysJson(verdict.lacks); }
    QStringList lacksInWords(const Verdict &verdict) const
    {
        QStringList lacking;
        for (const play::Code key : verdict.lacks)
            lacking << words::toReport(key.as<ReportKey>());
        return lacking;
    }
    /// Gains that a full track cut.
    void warnings(const ReplayStep &step, std::vector<Findings::Warning> &warnings) const
    {
        for (const Change &change : step.changes) {
            if (change.kind != Change::Kind::Gained || change.lost == 0)
                continue;
            const Fact facts[] = {fact(FactKey::Resource, change.resource), fact(FactKey::Lost, change.lost)};
            warnings.push_back({step.number, toText(ruleId(Rule::Res03)), factsJson(facts, m_record.ids),
                                words::lostToFullTrack(change, m_game)});
        }
    }

private:
    const GameRecord &m_record;
    words::GameWords m_game;
};

} // namespace

Findings findingsOf(const GameRecord &record)
{
    Findings findings = commandline::gatherFindings<AirshipCity>(record, Tell(record));
    findings.notice = words::sampleNotice(record.catalogue());
    findings.warningHeading = Text::tr("Lost to a full track");
    findings.factsShape = &describe::shapeOfWords<FactKey>;
    return findings;
}

commandline::Stop stopOf(const GameRecord &record, const Replay &replay)
{
    const std::size_t number = replay.states.size();
    return commandline::stopOf<AirshipCity>(Tell(record), *replay.stoppedBy, number,
                                            record.entries[number - 1].event);
}

} // namespace skyledger::airshipcity::cli
