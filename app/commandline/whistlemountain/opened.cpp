// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/opened.h"

#include "app/commandline/whistlemountain/answershapes.h"
#include "app/commandline/whistlemountain/findings.h"
#include "app/commandline/whistlemountain/moves.h"
#include "app/commandline/whistlemountain/statejson.h"
#include "app/commandline/whistlemountain/texts.h"
#include "core/whistlemountain/finished.h"
#include "core/whistlemountain/record/shapes.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/words/sources.h"

namespace skyledger::whistlemountain::cli {

using namespace Qt::Literals::StringLiterals;
using namespace wording;
using commandline::Form;
using commandline::Listing;
using commandline::Stop;
using table::ReadError;
using table::Result;

namespace {

QStringList namesOf(const QList<PlayerInfo> &players)
{
    QStringList names;
    for (const PlayerInfo &player : players)
        names.append(player.name);
    return names;
}

QStringList colorsOf(const QList<PlayerInfo> &players)
{
    QStringList colors;
    for (const PlayerInfo &player : players)
        colors.append(player.color == none<PlayerColor> ? QString() : name(player.color));
    return colors;
}

QByteArray scored(const FinalScore &score, const QStringList &names, bool isOver, Form form)
{
    if (form == Form::Json)
        return table::writeJson(scoreJson(score, names, isOver), shapes::score);
    return scoreText(score, names, isOver).toUtf8();
}

class Record : public commandline::OpenedRecord
{
public:
    explicit Record(GameRecord record) : m_record(std::move(record)) {}

    std::size_t cursor() const override { return m_record.cursor; }
    std::optional<Stop> replay(std::size_t events) override
    {
        m_replay = whistlemountain::replay(m_record, events);
        return m_replay.stop ? std::optional(stopOf(m_record, m_replay)) : std::nullopt;
    }
    QByteArray state(Form form) const override
    {
        if (form == Form::Json)
            return table::writeJson(stateJson(m_record, m_replay.state), shapes::state);
        return noticed(stateText(m_record, m_replay.state).toUtf8());
    }
    QByteArray moves(Listing listing, Form form) const override
    {
        return movesAt(m_record, m_replay.state, listing, form);
    }
    QByteArray score(Form form) const override
    {
        const QByteArray text =
            scored(finalScore(), namesOf(m_record.players), m_replay.state.phase == Phase::Over, form);
        return form == Form::Json ? text : noticed(text);
    }
    QByteArray bgStats(const QDateTime &fileTime) const override
    {
        const table::FinishedGame game = finishedGame(m_record, m_replay.state, finalScore());
        return table::bgStatsLink(
            table::bgStatsPlay(game, bgStatsNames(), colorsOf(m_record.players), fileTime));
    }
    commandline::Findings check() const override { return findingsOf(m_record); }

private:
    /// A text for people, which says first that values are made up, if they are.
    QByteArray noticed(const QByteArray &text) const
    {
        const QString notice = words::sampleNotice(m_record.catalogue());
        return notice.isEmpty() ? text : notice.toUtf8() + "\n\n" + text;
    }
    FinalScore finalScore() const { return scoreState(m_record.setup, m_replay.state, m_replay.ledgers); }

    GameRecord m_record;
    Replay m_replay;
};

class Sheet : public commandline::OpenedSheet
{
public:
    explicit Sheet(ScoreSheet sheet) : m_sheet(std::move(sheet)), m_score(scoreOf(m_sheet)) {}

    QByteArray score(Form form) const override
    {
        return scored(m_score, namesOf(m_sheet.players), true, form);
    }
    QByteArray bgStats(const QDateTime &fileTime) const override
    {
        return table::bgStatsLink(table::bgStatsPlay(finishedGame(m_sheet, m_score), bgStatsNames(),
                                                     colorsOf(m_sheet.players), fileTime));
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

} // namespace skyledger::whistlemountain::cli
