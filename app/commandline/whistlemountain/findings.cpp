// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/findings.h"

#include "app/commandline/gatherfindings.h"
#include "app/commandline/whistlemountain/factsjson.h"
#include "app/commandline/whistlemountain/statejson.h"
#include "app/commandline/whistlemountain/texts.h"
#include "core/whistlemountain/record/game.h"
#include "ui/whistlemountain/words/events.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/whistlemountain/words/reasons.h"
#include "ui/whistlemountain/words/settings.h"
#include "ui/words/phrases.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>

namespace skyledger::whistlemountain::cli {

using commandline::Findings;
using play::Objection;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainTexts)
};

QJsonObject factsOf(const Warning &warning)
{
    using namespace Qt::Literals::StringLiterals;
    if (warning.rule == Rule::Res05 || warning.rule == Rule::Res01)
        return {{"resource"_L1, word(warning.resource)}, {"lost"_L1, warning.lost}};
    if (warning.rule == Rule::Ord04)
        return {{"choose"_L1, word(warning.choose)}};
    return {};
}

/// What there is to say about the events of one record, which outlives it.
class Tell
{
public:
    explicit Tell(const GameRecord &record)
        : m_record(record),
          m_names(shownNames(record)),
          m_settings(wording::settingWords(record.setup, m_names))
    {
    }

    commandline::NamedRule rule(const Objection &objection) const
    {
        const QString id = toText(ruleId(objection.rule.as<Rule>()));
        return {id, id};
    }
    QJsonObject facts(const Objection &objection) const { return factsJson(objection); }
    QString message(const Objection &objection, const Event & /*event*/) const
    {
        return wording::reason(objection, m_names);
    }
    QString deed(const Event &event, const State &before) const
    {
        const QString deed = wording::eventText(event, m_settings);
        const play::Seat seat = doerOf(event, before);
        //: A player and what they did
        const QString told =
            seat == play::nobody ? deed : Text::tr("%1: %2").arg(m_names[static_cast<qsizetype>(seat)], deed);
        const auto *overridden = std::get_if<Override>(&event);
        return overridden != nullptr && overridden->isVoid ? Text::tr("Without effect: %1").arg(told) : told;
    }
    QJsonArray missing(const Verdict &verdict) const { return valueNames(verdict); }
    QStringList missingInWords(const Verdict &verdict) const
    {
        QStringList names;
        for (const play::MissingValue &value : verdict.missing)
            names << wording::missingText(value);
        return names;
    }
    QJsonArray lacks(const Verdict &verdict) const { return reportKeys(verdict.lacks); }
    QStringList lacksInWords(const Verdict &verdict) const
    {
        QStringList lacking;
        for (const play::Code key : verdict.lacks)
            lacking << wording::toReport({key});
        return lacking;
    }
    void warnings(const play::ReplayStepOf<Game> &step, std::vector<Findings::Warning> &warnings) const
    {
        for (const Warning &each : warningsOf(m_record.setup, step.event, step.changes)) {
            warnings.push_back(
                {step.number, toText(ruleId(each.rule)), factsOf(each), wording::warning(each)});
        }
    }

private:
    /// Nobody's is what the table set by hand.
    static play::Seat doerOf(const Event &event, const State &before)
    {
        const auto of = [&](const auto &either) {
            const auto *played = std::get_if<Played>(&either);
            return played != nullptr ? Game::doer(before, played->play) : play::nobody;
        };
        const auto *overridden = std::get_if<Override>(&event);
        return overridden != nullptr ? of(overridden->event) : of(event);
    }

    const GameRecord &m_record;
    QStringList m_names; ///< as shown, in turn order
    skyledger::words::SettingWords m_settings;
};

} // namespace

Findings findingsOf(const GameRecord &record)
{
    Findings findings = commandline::gatherFindings<Game>(record, Tell(record));
    findings.notice = skyledger::words::sampleNotice(record.catalogue());
    findings.warningHeading = Text::tr("Lost, given back or lapsed");
    return findings;
}

commandline::Stop stopOf(const GameRecord &record, const Replay &replay)
{
    const std::size_t number = replay.played + 1;
    return commandline::stopOf<Game>(Tell(record), *replay.stop, number, record.entries[number - 1].event);
}

} // namespace skyledger::whistlemountain::cli
