// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/scorejson.h"

#include "app/commandline/airshipcity/verdictjson.h"
#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What a ledger line is about; empty where it is about nothing more than its source says.
QString detailOf(const LedgerLine &line, const Ids &ids)
{
    switch (line.source) {
    case VpSource::Airship:
        return word(static_cast<Airship>(line.detail));
    case VpSource::Utility:
        return ids.utilities.text(static_cast<Utility>(line.detail));
    case VpSource::Workshop:
        return word(static_cast<Resource>(line.detail));
    case VpSource::StageBonus:
        return ids.stageBonuses.text(static_cast<StageBonusTile>(line.detail));
    case VpSource::Contract:
    case VpSource::Failed:
    case VpSource::Unfinished:
        return ids.contracts.text(static_cast<Contract>(line.detail));
    case VpSource::Award:
        return word(static_cast<Award>(line.detail));
    case VpSource::Correction:
    case VpSource::Floor:
    case VpSource::Track:
        break;
    }
    return {};
}

QJsonObject lineJson(const LedgerLine &line, const Ids &ids)
{
    QJsonObject object{
        {u"source"_s, word(line.source)}, {u"vp"_s, line.vp}, {u"rule"_s, toText(ruleId(line.rule))}};
    const QString detail = detailOf(line, ids);
    if (!detail.isEmpty())
        object.insert(u"detail"_s, detail);
    if (line.event > 0)
        object.insert(u"event"_s, static_cast<qint64>(line.event));
    return object;
}

QJsonObject playerJson(const PlayerScore &player, const QString &name, const Ids &ids)
{
    QJsonObject awards;
    QJsonObject places;
    for (const Award award : all<Award>()) {
        awards.insert(word(award), player.awards[award]);
        const int place = player.places[award];
        places.insert(word(award), place > 0 ? QJsonValue(place) : QJsonValue(QJsonValue::Null));
    }
    QJsonArray ledger;
    for (const LedgerLine &line : player.ledger)
        ledger.append(lineJson(line, ids));
    return {{u"name"_s, name},
            {u"trackVp"_s, player.trackVp},
            {u"unfinished"_s, player.unfinished},
            {u"awards"_s, awards},
            {u"places"_s, places},
            {u"total"_s, player.total},
            {u"resources"_s, player.resources},
            {u"rank"_s, player.rank},
            {u"ledger"_s, ledger}};
}

} // namespace

QJsonObject scoreJson(const FinalScore &score, const QStringList &players, const Ids &ids)
{
    QJsonArray list;
    QJsonArray winners;
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        const QString name = players.value(static_cast<qsizetype>(i));
        list.append(playerJson(score.players[i], name, ids));
        if (score.players[i].wins)
            winners.append(name);
    }
    QJsonObject object{{u"final"_s, score.isFinal},
                       {u"players"_s, list},
                       {u"winners"_s, winners},
                       {u"decidedBy"_s, word(score.decidedBy)}};
    if (!score.missing.empty()) {
        QJsonArray missing;
        for (const MissingValue &value : score.missing)
            missing.append(missingName(value, ids));
        object.insert(u"missing"_s, missing);
    }
    return object;
}

} // namespace skyledger::airshipcity::cli
