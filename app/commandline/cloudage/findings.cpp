// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/findings.h"

#include "app/commandline/cloudage/parts.h"
#include "app/commandline/cloudage/statejson.h"
#include "app/commandline/gatherfindings.h"
#include "core/cloudage/names.h"
#include "core/cloudage/record/game.h"
#include "ui/cloudage/words/events.h"
#include "ui/cloudage/words/reasons.h"
#include "ui/words/phrases.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>

namespace skyledger::cloudage::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Findings;
using play::Objection;
using table::toText;
using table::word;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeCommands)
};

QStringList namesOf(std::span<const play::MissingValue> missing, const wording::GameWords &game)
{
    QStringList names;
    for (const play::MissingValue &value : missing)
        names << wording::missingValue(value, game);
    return names;
}

/// What there is to say about the events of one record, which outlives it.
class Tell
{
public:
    explicit Tell(const GameRecord &record) : m_record(record), m_game(record) {}

    commandline::NamedRule rule(const Objection &objection) const
    {
        const auto rule = objection.rule.as<Rule>();
        return {toText(ruleId(rule)), wording::ruleWithPage(rule)};
    }
    QJsonObject facts(const Objection &objection) const { return factsJson(objection, m_record.ids); }
    QString message(const Objection &objection, const Event & /*event*/) const
    {
        return wording::reason(objection, m_game);
    }
    QString deed(const Event &event, const State &before) const
    {
        return wording::deed(event, m_game, before);
    }
    QJsonArray missing(const Verdict &verdict) const { return missingJson(verdict.missing, m_record.ids); }
    QStringList missingInWords(const Verdict &verdict) const
    {
        return namesOf({verdict.missing.begin(), verdict.missing.end()}, m_game);
    }
    QJsonArray lacks(const Verdict &verdict) const { return reportKeysJson(verdict.lacks); }
    QStringList lacksInWords(const Verdict &verdict) const
    {
        QStringList lacking;
        for (const play::Code key : verdict.lacks)
            lacking << wording::toReport(key.as<ReportKey>());
        return lacking;
    }
    /// Plant tiles that the bag did not hold.
    void warnings(const ReplayStep &step, std::vector<Findings::Warning> &warnings) const
    {
        for (const Change &change : step.changes) {
            if (change.kind != Change::Kind::Gained || change.lost == 0)
                continue;
            const QJsonObject facts{{u"resource"_s, word(change.resource)}, {u"lost"_s, change.lost}};
            warnings.push_back(
                {step.number, toText(ruleId(Rule::Comp03)), facts,
                 Text::tr("The bag held too few Plant tiles: %1 less than printed.").arg(change.lost)});
        }
    }

private:
    const GameRecord &m_record;
    wording::GameWords m_game;
};

} // namespace

Findings findingsOf(const GameRecord &record)
{
    Findings findings = commandline::gatherFindings<CloudAge>(record, Tell(record));
    findings.notice = skyledger::words::sampleNotice(record.catalogue());
    findings.warningHeading = Text::tr("Lost to an empty bag");
    return findings;
}

commandline::Stop stopOf(const GameRecord &record, const Replay &replay)
{
    const std::size_t number = replay.states.size();
    return commandline::stopOf<CloudAge>(Tell(record), *replay.stoppedBy, number,
                                         record.entries[number - 1].event);
}

QString whatIsMissing(std::span<const play::MissingValue> missing, const GameRecord &record)
{
    return skyledger::words::listedApart(namesOf(missing, wording::GameWords(record)));
}

} // namespace skyledger::cloudage::cli
