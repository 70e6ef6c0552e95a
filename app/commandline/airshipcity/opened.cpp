// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/opened.h"

#include "app/commandline/airshipcity/answershapes.h"
#include "app/commandline/airshipcity/findings.h"
#include "app/commandline/airshipcity/moves.h"
#include "app/commandline/airshipcity/scorejson.h"
#include "app/commandline/airshipcity/scoretext.h"
#include "app/commandline/airshipcity/statejson.h"
#include "app/commandline/airshipcity/statetext.h"
#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/game/scoredgame.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/sources.h"

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Form;
using commandline::Listing;
using commandline::Stop;
using table::ReadError;
using table::Result;

namespace {

QByteArray scored(const ScoredGame &game, Form form)
{
    if (form == Form::Json)
        return table::writeJson(scoreJson(game.score, game.names(), game.ids), shapes::score);
    return scoreText(game).toUtf8();
}

QByteArray bgStatsLinkOf(const ScoredGame &game, const QDateTime &fileTime)
{
    QStringList roles;
    for (const ScoredPlayer &player : game.players)
        roles << (player.color ? words::name(*player.color) : QString());
    return table::bgStatsLink(table::bgStatsPlay(finishedGame(game), bgStatsNames(), roles, fileTime));
}

class Record : public commandline::OpenedRecord
{
public:
    explicit Record(GameRecord record) : m_record(std::move(record)) {}

    std::size_t cursor() const override { return m_record.cursor; }
    std::optional<Stop> replay(std::size_t events) override
    {
        m_replay = airshipcity::replay(m_record.setup, m_record.inForce().first(events));
        return m_replay.stoppedBy ? std::optional(stopOf(m_record, m_replay)) : std::nullopt;
    }
    QByteArray state(Form form) const override
    {
        if (form == Form::Json)
            return table::writeJson(stateJson(m_record, m_replay.end()), shapes::state);
        const QString notice = words::sampleNotice(m_record.catalogue());
        const QString text = notice.isEmpty() ? QString() : notice + u"\n\n"_s;
        return (text + stateText(m_replay.end(), words::GameWords(m_record))).toUtf8();
    }
    QByteArray moves(Listing listing, Form form) const override
    {
        return movesAt(m_record, m_replay.end(), listing, form);
    }
    QByteArray score(Form form) const override { return scored(scoredGame(m_record, m_replay), form); }
    QByteArray bgStats(const QDateTime &fileTime) const override
    {
        return bgStatsLinkOf(scoredGame(m_record, m_replay), fileTime);
    }
    commandline::Findings check() const override { return findingsOf(m_record); }

private:
    GameRecord m_record;
    Replay m_replay;
};

class Sheet : public commandline::OpenedSheet
{
public:
    explicit Sheet(const ScoreSheet &sheet) : m_game(scoredGame(sheet)) {}

    QByteArray score(Form form) const override { return scored(m_game, form); }
    QByteArray bgStats(const QDateTime &fileTime) const override { return bgStatsLinkOf(m_game, fileTime); }

private:
    ScoredGame m_game;
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
    const auto sheet = readScoreSheet(document);
    if (!sheet)
        return sheet.error();
    return std::unique_ptr<commandline::OpenedSheet>(std::make_unique<Sheet>(sheet.value()));
}

} // namespace skyledger::airshipcity::cli
