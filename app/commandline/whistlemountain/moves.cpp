// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/moves.h"

#include "app/commandline/movestext.h"
#include "app/commandline/whistlemountain/answershapes.h"
#include "app/commandline/whistlemountain/statejson.h"
#include "app/commandline/whistlemountain/texts.h"
#include "core/whistlemountain/record/fields.h"
#include "core/whistlemountain/record/shapes.h"
#include "core/whistlemountain/rules/rules.h"
#include "ui/whistlemountain/words/events.h"
#include "ui/whistlemountain/words/pieces.h"
#include "ui/whistlemountain/words/reasons.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>

namespace skyledger::whistlemountain::cli {

using namespace Qt::Literals::StringLiterals;
using namespace wording;
using commandline::Form;
using commandline::Listing;
using commandline::MoveGroup;
using commandline::MoveInWords;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainTexts)
};

QByteArray jsonOf(const GameRecord &record, const State &state, std::span<const Play> plays, Listing listing)
{
    QJsonArray list;
    if (listing == Listing::Allowed) {
        for (const Play &play : plays)
            list.append(playJson(play));
        return table::writeJson(list, shapes::event);
    }
    for (const Play &play : plays) {
        const Verdict verdict = check(record.setup, state, play);
        list.append(QJsonObject{{"event"_L1, playJson(play)},
                                {"missing"_L1, valueNames(verdict)},
                                {"needs"_L1, reportKeys(verdict.needs)}});
    }
    return table::writeJson(list, shapes::undeterminedMoves);
}

/// A play in words, with who does it where that is somebody else than the player whose turn it is.
QString deedOf(const Play &play, const State &state, const QStringList &names)
{
    if (play.player == none<Player> || play.player == state.current)
        return deedText(play);
    //: Somebody else than the player whose turn it is: player, what is done
    return Text::tr("%1: %2").arg(names.value(static_cast<qsizetype>(indexOf(play.player))), deedText(play));
}

QStringList missingFor(const GameRecord &record, const State &state, const Play &play)
{
    QStringList missing;
    for (const play::MissingValue &value : check(record.setup, state, play).missing)
        missing << missingText(value);
    return missing;
}

/// What is certain: nothing of a move that needs what the table tells.
QString brings(const GameRecord &record, const State &state, const Play &play, const QStringList &names)
{
    const Verdict verdict = check(record.setup, state, play);
    if (!verdict.playable() || verdict.undetermined())
        return {};
    State after = state;
    Changes changes;
    apply(record.setup, after, Event(Played{play, {}}), &changes);
    return gainsText(changes, names, play.player == none<Player> ? state.current : play.player);
}

/// Plays of one kind stand together.
std::vector<MoveGroup> inWords(const GameRecord &record, const State &state, std::span<const Play> plays,
                               Listing listing)
{
    const QStringList names = shownNames(record);
    std::vector<MoveGroup> groups;
    std::size_t last = 0;
    for (const Play &play : plays) {
        if (groups.empty() || play.what.index() != last)
            groups.emplace_back();
        last = play.what.index();
        MoveInWords move{deedOf(play, state, names), {}, {}};
        if (listing == Listing::Undetermined)
            move.missing = missingFor(record, state, play);
        else
            move.brings = brings(record, state, play, names);
        groups.back().moves.push_back(std::move(move));
    }
    return groups;
}

QByteArray openCells(const GameRecord &record, const State &state)
{
    QStringList cells;
    for (const Cell cell : openScaffoldCells(record.setup, state))
        cells.append(cellText(cell));
    const QString text = cells.isEmpty() ? Text::tr("No scaffold may be built.")
                                         : Text::tr("A scaffold may cover: %1").arg(cells.join(u' '));
    const QString notice = words::sampleNotice(record.catalogue());
    return ((notice.isEmpty() ? QString() : notice + u"\n\n"_s) + text + u'\n').toUtf8();
}

} // namespace

QByteArray movesAt(const GameRecord &record, const State &state, Listing listing, Form form)
{
    if (listing == Listing::Open)
        return form == Form::Json ? table::writeJson(openMovesJson(record.setup, state), shapes::event)
                                  : openCells(record, state);
    std::vector<Play> plays;
    if (listing == Listing::Allowed)
        legalEvents(record.setup, state, plays);
    else
        undeterminedEvents(record.setup, state, plays);
    if (form == Form::Json)
        return jsonOf(record, state, plays, listing);
    return commandline::movesText({.situation = situationText(record, state),
                                   .notice = words::sampleNotice(record.catalogue()),
                                   .listing = listing,
                                   .count = plays.size(),
                                   .groups = inWords(record, state, plays, listing)})
        .toUtf8();
}

} // namespace skyledger::whistlemountain::cli
