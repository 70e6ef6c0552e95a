// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/findings.h"
#include "app/commandline/cloudage/parts.h"
#include "app/commandline/cloudage/statejson.h"
#include "core/cloudage/finished.h"
#include "core/cloudage/names.h"
#include "core/cloudage/record/scoresheet.h"
#include "core/cloudage/record/shapes.h"
#include "core/cloudage/replay.h"
#include "ui/words/sources.h"

namespace skyledger::cloudage::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Form;
using commandline::Listing;
using commandline::Stop;
using table::ReadError;
using table::Result;

namespace {

QByteArray bgStatsLinkOf(const table::FinishedGame &game, const QDateTime &fileTime)
{
    QStringList roles;
    for (const table::FinishedPlayer &player : game.players)
        roles << player.color;
    return table::bgStatsLink(table::bgStatsPlay(game, bgStatsNames(), roles, fileTime));
}

QStringList namesOf(const GameRecord &record)
{
    QStringList names;
    for (const PlayerInfo &player : record.players)
        names << player.name;
    return names;
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
        return stopOf(m_record, m_replay);
    }
    QByteArray state(Form form) const override
    {
        if (form == Form::Json)
            return table::writeJson(stateJson(m_record, m_replay.end()), shapes::state);
        return noticed(stateText(m_record, m_replay.end()));
    }
    QByteArray moves(Listing listing, Form form) const override
    {
        return movesAt(m_record, m_replay.end(), listing, form);
    }
    QByteArray score(Form form) const override
    {
        const FinalScore score = scored();
        if (form == Form::Json)
            return table::writeJson(scoreJson(score, terms(), namesOf(m_record), m_record.ids),
                                    shapes::score);
        return noticed(scoreText(score, terms(), m_record, whatIsMissing(score.missing, m_record)));
    }
    QByteArray bgStats(const QDateTime &fileTime) const override
    {
        const bool over = m_replay.end().phase == Phase::Over;
        return bgStatsLinkOf(finishedGame(m_record, scored(), over), fileTime);
    }
    commandline::Findings check() const override { return findingsOf(m_record); }

private:
    /// A text for people, which says first that values are made up, if they are.
    QByteArray noticed(const QString &text) const
    {
        const QString notice = skyledger::words::sampleNotice(m_record.catalogue());
        return (notice.isEmpty() ? text : notice + u"\n\n"_s + text).toUtf8();
    }
    FinalScore scored() const { return cloudage::score(m_record.setup, m_replay.end(), m_replay.ledger); }
    ScoringTerms terms() const
    {
        return {m_record.setup.rulings, m_record.setup.mode, m_record.setup.chapter};
    }

    GameRecord m_record;
    Replay m_replay;
};

class Sheet : public commandline::OpenedSheet
{
public:
    explicit Sheet(ScoreSheet sheet) : m_sheet(std::move(sheet)), m_score(cloudage::score(m_sheet))
    {
        for (const SheetPlayer &player : m_sheet.players)
            m_people.players.append({player.name, player.color});
    }

    QByteArray score(Form form) const override
    {
        if (form == Form::Json)
            return table::writeJson(scoreJson(m_score, m_sheet.terms, namesOf(m_people), {}), shapes::score);
        return scoreText(m_score, m_sheet.terms, m_people, {}).toUtf8();
    }
    QByteArray bgStats(const QDateTime &fileTime) const override
    {
        return bgStatsLinkOf(finishedGame(m_sheet, m_score), fileTime);
    }

private:
    ScoreSheet m_sheet;
    FinalScore m_score;
    GameRecord m_people; ///< names alone: a sheet knows of no things
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
