// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/parts.h"
#include "core/cloudage/names.h"
#include "core/cloudage/record/scoresheet.h"
#include "core/cloudage/record/shapes.h"
#include "core/cloudage/record/statejson.h"
#include "core/cloudage/replay.h"
#include "core/table/bgstats.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QCryptographicHash>
#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::cloudage::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Checked;
using commandline::Form;
using commandline::Listing;
using commandline::Stop;
using table::ReadError;
using table::Result;
using table::toText;
using table::word;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeCommands)
};

QJsonArray reasonsJson(const Verdict &verdict, const Ids &ids)
{
    QJsonArray reasons;
    for (const play::Objection &objection : verdict.objections) {
        const Rule rule = objection.rule.as<Rule>();
        reasons.append(QJsonObject{{u"rule"_s, toText(ruleId(rule))},
                                   {u"facts"_s, factsJson(objection, ids)},
                                   {u"message"_s, reason(rule)}});
    }
    return reasons;
}

/// The rules that an overridden event would break.
QJsonArray rulesAgainst(const Setup &setup, const State &before, const Override &overridden)
{
    QJsonArray rules;
    const auto *played = std::get_if<Played>(&overridden.event);
    if (overridden.isVoid || played == nullptr)
        return rules;
    const Verdict verdict = check(setup, before, *played);
    for (const play::Objection &objection : verdict.objections) {
        const QString rule = toText(ruleId(objection.rule.as<Rule>()));
        if (!rules.contains(rule))
            rules.append(rule);
    }
    return rules;
}

/// What `check` found, as its JSON lists.
struct Findings {
    QJsonArray illegal;
    QJsonArray undetermined;
    QJsonArray overrides;
    QJsonArray warnings;
    bool legal = true;

    QJsonObject json(std::size_t events) const
    {
        return {{u"events"_s, static_cast<qint64>(events)},
                {u"legal"_s, legal},
                {u"illegal"_s, illegal},
                {u"undetermined"_s, undetermined},
                {u"overrides"_s, overrides},
                {u"warnings"_s, warnings}};
    }
};

QJsonObject undeterminedJson(std::size_t event, const Verdict &verdict, const Ids &ids)
{
    QJsonObject object{{u"event"_s, static_cast<qint64>(event)},
                       {u"missing"_s, missingJson(verdict.missing, ids)}};
    if (!verdict.lacks.empty())
        object.insert(u"lacks"_s, reportKeysJson(verdict.lacks));
    return object;
}

void noteStep(const GameRecord &record, const ReplayStep &step, Findings &findings)
{
    const auto number = static_cast<qint64>(step.number);
    if (step.verdict.undetermined())
        findings.undetermined.append(undeterminedJson(step.number, step.verdict, record.ids));
    if (const auto *overridden = std::get_if<Override>(&step.event)) {
        findings.overrides.append(
            QJsonObject{{u"event"_s, number},
                        {u"rules"_s, rulesAgainst(record.setup, step.before, *overridden)},
                        {u"reason"_s, record.note(step.number - 1).reason}});
    }
    for (const Change &change : step.changes) {
        if (change.kind != Change::Kind::Gained || change.lost == 0)
            continue;
        findings.warnings.append(QJsonObject{
            {u"event"_s, number},
            {u"rule"_s, toText(ruleId(Rule::Comp03))},
            {u"facts"_s, QJsonObject{{u"resource"_s, word(change.resource)}, {u"lost"_s, change.lost}}},
            {u"message"_s,
             Text::tr("The bag held too few Plant tiles: %1 less than printed.").arg(change.lost)}});
    }
}

Findings findingsOf(const GameRecord &record)
{
    Findings findings;
    const Replay replay = cloudage::replay(record.setup, record.inForce(),
                                           [&](const ReplayStep &step) { noteStep(record, step, findings); });
    if (!replay.stoppedBy)
        return findings;
    findings.legal = false;
    const std::size_t event = replay.events + 1;
    if (replay.stoppedBy->refused()) {
        findings.illegal.append(QJsonObject{{u"event"_s, static_cast<qint64>(event)},
                                            {u"reasons"_s, reasonsJson(*replay.stoppedBy, record.ids)}});
    } else {
        findings.undetermined.append(undeterminedJson(event, *replay.stoppedBy, record.ids));
    }
    return findings;
}

QString findingsText(const Findings &findings, std::size_t events)
{
    QString text = Text::tr("Events: %1").arg(events) + u'\n';
    for (const auto &each : findings.illegal) {
        const QJsonArray reasons = each.toObject()["reasons"_L1].toArray();
        for (const auto &why : reasons)
            text += Text::tr("Event %1 is not allowed: %2")
                        .arg(each["event"_L1].toInt())
                        .arg(why.toObject()["message"_L1].toString())
                + u'\n';
    }
    for (const auto &each : findings.undetermined) {
        QStringList names;
        const QJsonArray missing = each.toObject()["missing"_L1].toArray();
        for (const auto &name : missing)
            names << name.toString();
        text += Text::tr("Event %1 depends on values that are not known: %2")
                    .arg(each["event"_L1].toInt())
                    .arg(names.join(u", "_s))
            + u'\n';
    }
    for (const auto &each : findings.overrides)
        text += Text::tr("Event %1 was insisted on: %2")
                    .arg(each["event"_L1].toInt())
                    .arg(each.toObject()["reason"_L1].toString())
            + u'\n';
    for (const auto &each : findings.warnings)
        text += Text::tr("Event %1: %2")
                    .arg(each["event"_L1].toInt())
                    .arg(each.toObject()["message"_L1].toString())
            + u'\n';
    return text
        + (findings.legal ? Text::tr("All events follow the rules.")
                          : Text::tr("Not all events follow the rules."))
        + u'\n';
}

/// A scored game as plain values.
table::FinishedGame finished(const FinalScore &score, const QString &id, const QString &playedAt,
                             const QList<PlayerInfo> &players, bool tracked)
{
    table::FinishedGame game;
    game.id = id;
    game.game = u"cloudage"_s;
    game.edition = word(Edition::Fr);
    game.playedAt = playedAt;
    game.tracked = tracked;
    game.isFinal = score.isFinal;
    game.decidedBy = word(score.decidedBy);
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        const PlayerScore &own = score.players[i];
        const PlayerInfo &info = players[static_cast<qsizetype>(i)];
        table::FinishedPlayer player;
        player.name = info.name;
        player.color = info.color ? word(*info.color) : QString();
        player.first = i == 0;
        player.total = score.missing.empty() ? std::optional(own.total) : std::nullopt;
        player.rank = own.rank;
        player.won = own.wins;
        for (const LedgerLine &line : own.ledger)
            player.pointsBySource[word(line.source)] += line.vp;
        game.players.append(player);
    }
    return game;
}

QByteArray bgStatsLinkOf(const table::FinishedGame &game, const QDateTime &fileTime)
{
    QStringList roles;
    for (const table::FinishedPlayer &player : game.players)
        roles << player.color;
    constexpr int bggNumber = 316858;
    return table::bgStatsLink(table::bgStatsPlay(game, {u"CloudAge"_s, bggNumber}, roles, fileTime));
}

/// The id of a document, else one that is derived from all of it.
QString idOf(const QString &own, const QJsonObject &document)
{
    if (!own.isEmpty())
        return own;
    return QString::fromLatin1(
        QCryptographicHash::hash(table::writeCompactJson(document), QCryptographicHash::Sha256)
            .toHex()
            .first(32));
}

class Record : public commandline::OpenedRecord
{
public:
    explicit Record(GameRecord record) : m_record(std::move(record)) {}

    std::size_t cursor() const override { return m_record.cursor; }
    std::optional<Stop> replay(std::size_t events) override
    {
        m_replay = cloudage::replay(m_record.setup, m_record.inForce().first(events));
        if (!m_replay.stoppedBy)
            return std::nullopt;
        Stop stop{m_replay.events + 1, {}, {}};
        if (m_replay.stoppedBy->refused()) {
            stop.reason = reason(m_replay.stoppedBy->objections.front().rule.as<Rule>());
            if (stop.reason.endsWith(u'.'))
                stop.reason.chop(1);
            return stop;
        }
        QStringList lacking;
        for (const play::Code key : m_replay.stoppedBy->lacks)
            lacking << word(key.as<ReportKey>());
        stop.lacks = lacking.join(u", "_s);
        return stop;
    }
    QByteArray state(Form form) const override
    {
        if (form == Form::Json)
            return table::writeJson(stateJson(m_record, m_replay.end), shapes::state);
        const QString notice = sampleNotice(m_record.catalogue());
        return ((notice.isEmpty() ? QString() : notice + u"\n\n"_s) + stateText(m_record, m_replay.end))
            .toUtf8();
    }
    QByteArray moves(Listing listing, Form form) const override
    {
        std::vector<Play> plays;
        const bool undetermined = listing == Listing::Undetermined;
        if (undetermined)
            undeterminedEvents(m_record.setup, m_replay.end, plays);
        else
            legalEvents(m_record.setup, m_replay.end, plays);
        QJsonArray list;
        QByteArray text;
        for (const Play &play : plays) {
            const QJsonObject event = playJson(play, m_record.ids);
            list.append(undetermined ? QJsonValue(undeterminedMove(play, event)) : QJsonValue(event));
            text += table::writeCompactJson(event, shapes::event) + '\n';
        }
        if (form == Form::Text)
            return text.isEmpty() ? (Text::tr("Nothing may happen any more.") + u'\n').toUtf8() : text;
        return table::writeJson(list, undetermined ? shapes::undeterminedMoves : shapes::event);
    }
    QByteArray score(Form form) const override
    {
        const FinalScore score = scored();
        if (form == Form::Json)
            return table::writeJson(scoreJson(score, terms(), names(), m_record.ids), shapes::score);
        return scoreText(score, terms(), names(), m_record.ids).toUtf8();
    }
    QByteArray bgStats(const QDateTime &fileTime) const override
    {
        table::FinishedGame game = finished(scored(), idOf(m_record.id(), gameRecordJson(m_record)),
                                            m_record.playedAt(), m_record.players, true);
        game.over = m_replay.end.phase == Phase::Over;
        for (std::size_t i = 0; i < m_record.cursor; ++i) {
            const QString at = m_record.note(i).at;
            if (!at.isEmpty() && !std::holds_alternative<Correct>(m_record.events[i]))
                game.endedAt = at;
        }
        return bgStatsLinkOf(game, fileTime);
    }
    Checked check(Form form) const override
    {
        const Findings findings = findingsOf(m_record);
        if (form == Form::Json)
            return {findings.legal, table::writeJson(findings.json(m_record.events.size()), shapes::check)};
        return {findings.legal, findingsText(findings, m_record.events.size()).toUtf8()};
    }

private:
    FinalScore scored() const { return cloudage::score(m_record.setup, m_replay.end, m_replay.ledger); }
    ScoringTerms terms() const
    {
        return {m_record.setup.rulings, m_record.setup.mode, m_record.setup.chapter};
    }
    QStringList names() const
    {
        QStringList names;
        for (const PlayerInfo &player : m_record.players)
            names << player.name;
        return names;
    }
    QJsonObject undeterminedMove(const Play &play, const QJsonObject &event) const
    {
        const Verdict verdict =
            cloudage::check(m_record.setup, m_replay.end, withReport(m_record.setup, m_replay.end, play));
        return {{u"event"_s, event},
                {u"missing"_s, missingJson(verdict.missing, m_record.ids)},
                {u"needs"_s, reportKeysJson(verdict.needs)}};
    }

    GameRecord m_record;
    Replay m_replay;
};

class Sheet : public commandline::OpenedSheet
{
public:
    explicit Sheet(ScoreSheet sheet) : m_sheet(std::move(sheet)), m_score(cloudage::score(m_sheet)) {}

    QByteArray score(Form form) const override
    {
        QStringList names;
        for (const SheetPlayer &player : m_sheet.players)
            names << player.name;
        if (form == Form::Json)
            return table::writeJson(scoreJson(m_score, m_sheet.terms, names, {}), shapes::score);
        return scoreText(m_score, m_sheet.terms, names, {}).toUtf8();
    }
    QByteArray bgStats(const QDateTime &fileTime) const override
    {
        QList<PlayerInfo> players;
        for (const SheetPlayer &player : m_sheet.players)
            players.append({player.name, player.color});
        table::FinishedGame game =
            finished(m_score, idOf(m_sheet.id(), m_sheet.document), m_sheet.playedAt(), players, false);
        for (qsizetype i = 0; i < game.players.size(); ++i)
            game.players[i].first = m_sheet.players[i].first;
        return bgStatsLinkOf(game, fileTime);
    }

private:
    ScoreSheet m_sheet;
    FinalScore m_score;
};

} // namespace

Result<std::unique_ptr<commandline::OpenedRecord>, ReadError> openRecord(const QJsonObject &document)
{
    auto record = readGameRecord(document);
    if (!record)
        return record.error();
    return std::unique_ptr<commandline::OpenedRecord>(std::make_unique<Record>(std::move(record).value()));
}

Result<std::unique_ptr<commandline::OpenedSheet>, ReadError> openSheet(const QJsonObject &document)
{
    auto sheet = readScoreSheet(document);
    if (!sheet)
        return sheet.error();
    return std::unique_ptr<commandline::OpenedSheet>(std::make_unique<Sheet>(std::move(sheet).value()));
}

} // namespace skyledger::cloudage::cli
