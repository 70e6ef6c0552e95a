// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/scorejson.h"

#include "app/commandline/cloudage/statejson.h"
#include "core/cloudage/record/fields.h"

#include <QtCore/QStringList>

#include <algorithm>

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QJsonValue::Type null = QJsonValue::Null;

/// What a ledger line is about; empty where it is about nothing more than its source says.
QString detailOf(const LedgerLine &line, const Ids &ids)
{
    if (line.detail == 0xFF)
        return {};
    switch (line.source) {
    case VpSource::Production:
    case VpSource::Milestone:
        return QString::number(line.detail);
    case VpSource::TrackReward:
    case VpSource::Solo:
        return word(static_cast<Space>(line.detail));
    case VpSource::Find:
        return ids.finds.text(static_cast<Find>(line.detail));
    case VpSource::Toll:
    case VpSource::TileAction:
    case VpSource::Tile:
        return word(static_cast<CampaignTile>(line.detail));
    case VpSource::City:
        return ids.cities.text(static_cast<City>(line.detail));
    case VpSource::Project:
    case VpSource::ProjectEnd:
        return ids.projects.text(static_cast<Project>(line.detail));
    case VpSource::Book:
        return word(static_cast<BookSide>(line.detail));
    case VpSource::Effect:
        return word(static_cast<EffectSource>(line.detail));
    case VpSource::Mission:
        return word(static_cast<Mission>(line.detail));
    case VpSource::Upgrade:
        return word(static_cast<UpgradeZone>(line.detail));
    case VpSource::LevelCap:
    case VpSource::Draw:
    case VpSource::Plant:
    case VpSource::Correction:
    case VpSource::Track:
        break;
    }
    return {};
}

QJsonObject lineJson(const LedgerLine &line, const Ids &ids)
{
    QJsonObject object{{u"source"_s, word(line.source)}, {u"vp"_s, line.vp}};
    if (line.source != VpSource::Correction)
        object.insert(u"rule"_s, toText(ruleId(line.rule)));
    const QString detail = detailOf(line, ids);
    if (!detail.isEmpty())
        object.insert(u"detail"_s, detail);
    if (line.event > 0)
        object.insert(u"event"_s, static_cast<qint64>(line.event));
    return object;
}

QJsonObject playerJson(const PlayerScore &player, const QString &name, const Ids &ids)
{
    QJsonArray missions;
    for (const MissionScore &each : player.missions) {
        missions.append(QJsonObject{{u"mission"_s, word(each.mission)},
                                    {u"reached"_s, each.reached},
                                    {u"vp"_s, each.vp},
                                    {u"full"_s, each.full},
                                    {u"covered"_s, each.covered}});
    }
    QJsonArray ledger;
    for (const LedgerLine &line : player.ledger)
        ledger.append(lineJson(line, ids));
    QJsonObject object{{u"name"_s, name},
                       {u"trackVp"_s, player.trackVp},
                       {u"missions"_s, missions},
                       {u"missionVp"_s, player.missionVp},
                       {u"tileVp"_s, player.tileVp},
                       {u"upgradeVp"_s, player.upgradeVp},
                       {u"projectVp"_s, player.projectVp},
                       {u"total"_s, player.total},
                       {u"lastFight"_s, orNull(player.lastFight)},
                       {u"rank"_s, player.rank},
                       {u"ledger"_s, ledger}};
    if (player.stars)
        object.insert(u"stars"_s, *player.stars);
    return object;
}

} // namespace

QJsonObject scoreJson(const FinalScore &score, const ScoringTerms &terms, const QStringList &names,
                      const Ids &ids)
{
    QJsonArray players;
    QJsonArray winners;
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        const QString name = names.value(static_cast<qsizetype>(i));
        players.append(playerJson(score.players[i], name, ids));
        if (score.players[i].wins)
            winners.append(name);
    }
    QJsonValue solo = null;
    if (score.solo) {
        solo = QJsonObject{{u"won"_s, orNull(score.solo->won)},
                           {u"neededVp"_s, orNull(score.solo->neededVp)},
                           {u"missionsFull"_s, score.solo->missionsFull}};
    }
    QJsonObject object{{u"final"_s, score.isFinal},
                       {u"mode"_s, word(terms.mode)},
                       {u"chapter"_s, terms.mode == Mode::Campaign ? QJsonValue(word(terms.chapter)) : null},
                       {u"players"_s, players},
                       {u"winners"_s, winners},
                       {u"decidedBy"_s, word(score.decidedBy)},
                       {u"solo"_s, solo}};
    if (!score.missing.empty())
        object.insert(u"missing"_s, missingJson(score.missing, ids));
    if (score.lacksLastFight)
        object.insert(u"lacksLastFight"_s, true);
    return object;
}

} // namespace skyledger::cloudage
