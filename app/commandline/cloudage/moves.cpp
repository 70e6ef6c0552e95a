// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/findings.h"
#include "app/commandline/cloudage/parts.h"
#include "app/commandline/cloudage/statejson.h"
#include "app/commandline/movestext.h"
#include "core/cloudage/record/shapes.h"
#include "core/cloudage/rules/rules.h"
#include "ui/cloudage/words/events.h"
#include "ui/cloudage/words/reasons.h"
#include "ui/words/sources.h"

#include <QtCore/QJsonArray>

namespace skyledger::cloudage::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Form;
using commandline::Listing;
using commandline::MoveGroup;
using commandline::MoveInWords;

namespace {

/// What is asked about the moves of one moment of a record. Both live longer.
class Moves
{
public:
    Moves(const GameRecord &record, const State &state) : m_record(record), m_state(state), m_game(record) {}

    QJsonObject undetermined(const Play &play) const
    {
        const Verdict verdict = reportedVerdict(play);
        return {{u"event"_s, playJson(play, m_record.ids)},
                {u"missing"_s, missingJson(verdict.missing, m_record.ids)},
                {u"needs"_s, reportKeysJson(verdict.needs)}};
    }
    /// In words, each player's moves together: several may be asked at once.
    std::vector<MoveGroup> inWords(std::span<const Play> plays, Listing listing) const
    {
        std::vector<MoveGroup> groups;
        Player last = none<Player>;
        for (const Play &play : plays) {
            const Player who = playerOf(m_state, play);
            if (groups.empty() || who != last)
                groups.emplace_back();
            last = who;
            MoveInWords move{wording::deed(play, {}, m_game, m_state), {}, {}};
            if (listing == Listing::Undetermined)
                move.missing = missing(play);
            else
                move.brings = brings(play, who);
            groups.back().moves.push_back(std::move(move));
        }
        return groups;
    }

private:
    Verdict reportedVerdict(const Play &play) const
    {
        return check(m_record.setup, m_state, withReport(m_record.setup, m_state, play));
    }
    QStringList missing(const Play &play) const
    {
        QStringList names;
        for (const play::MissingValue &value : reportedVerdict(play).missing)
            names << wording::missingValue(value, m_game);
        return names;
    }
    /// What is certain before the table has told anything: nothing of a move that needs what it turns up.
    QString brings(const Play &play, Player who) const
    {
        const Verdict verdict = check(m_record.setup, m_state, play);
        if (!verdict.playable() || verdict.undetermined())
            return {};
        State after = m_state;
        Changes changes;
        apply(m_record.setup, after, play, {}, &changes);
        return wording::costsAndGains(changes, m_game, who);
    }

    const GameRecord &m_record;
    const State &m_state;
    wording::GameWords m_game;
};

} // namespace

QByteArray movesAt(const GameRecord &record, const State &state, Listing listing, Form form)
{
    const bool undetermined = listing == Listing::Undetermined;
    std::vector<Play> plays;
    if (undetermined)
        undeterminedEvents(record.setup, state, plays);
    else
        legalEvents(record.setup, state, plays);
    const Moves moves(record, state);
    if (form == Form::Text)
        return commandline::movesText({.situation = situationText(record, state),
                                       .notice = skyledger::words::sampleNotice(record.catalogue()),
                                       .listing = listing,
                                       .count = plays.size(),
                                       .groups = moves.inWords(plays, listing)})
            .toUtf8();
    QJsonArray list;
    for (const Play &play : plays)
        list.append(undetermined ? moves.undetermined(play) : playJson(play, record.ids));
    return table::writeJson(list, undetermined ? shapes::undeterminedMoves : shapes::event);
}

} // namespace skyledger::cloudage::cli
