// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What to do with the pieces, and how that is drawn.

#include "ui/airshipcity/guide/airshipcitynarrator.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/pieces.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <iterator>
#include <optional>

namespace skyledger::ui {

using namespace airshipcity;
using Kind = Change::Kind;
using PartKind = SketchPart::Kind;

namespace {

struct Lines {
    Q_DECLARE_TR_FUNCTIONS(PieceLines)
};

/// The colours of the players' pieces.
using PieceColors = Per<Player, const PieceColor *>;

/// A line with its drawing.
struct DrawnLine {
    PieceLine line;
    PieceDrawing drawing;
};

/// The rule that explains a change, how it is drawn, and how early its line comes: what is done seldom comes first, that
/// is what hands forget.
struct Drawn {
    Kind kind{};
    Rule rule = Rule::Turn05;
    int rank = 7;
    std::optional<PartKind> from = {};
    std::optional<PartKind> to = {};
    QStringView sign = {}; ///< on a card
};

constexpr Drawn drawnKinds[] = {
    {Kind::MajorityReturned, Rule::Maj02, 0, PartKind::FilledSquare, PartKind::Token},
    {Kind::MajorityTaken, Rule::Maj01, 1, PartKind::Token, PartKind::Square},
    {Kind::EffectEarned, Rule::Be01, 2, PartKind::BackOfCard, PartKind::Card, u"★"},
    {Kind::EffectUsed, Rule::Be03, 2, PartKind::Card, PartKind::BackOfCard, u"★"},
    {Kind::EffectRefreshed, Rule::Upk02, 2, PartKind::BackOfCard, PartKind::Card, u"★"},
    {Kind::Unlocked, Rule::LocWork01, 3, PartKind::BackOfCard, PartKind::Card},
    {Kind::TileDeveloped, Rule::LocWork02, 3, PartKind::BackOfCard, PartKind::Card},
    {Kind::LinePushed, Rule::Slide02, 3, PartKind::Card},
    {Kind::PriceDown, Rule::Sell02, 4, PartKind::Card, {}, u"↓"},
    {Kind::ContractTaken, Rule::Con05, 5, PartKind::Card, {}, u"≡"},
    {Kind::ContractRevealed, Rule::LocMark01, 5, PartKind::Card, {}, u"≡"},
    {Kind::ContractCompleted, Rule::Con02, 5, PartKind::Card, {}, u"≡"},
    {Kind::ContractMoved, Rule::Upk03, 5, PartKind::Card, {}, u"≡"},
    {Kind::ContractFailed, Rule::Upk04, 5, PartKind::Card, {}, u"≡"},
    {Kind::AirshipMarker, Rule::Don01, 6, PartKind::Token, PartKind::Space},
    {Kind::UtilityMarker, Rule::LocArch01, 6, PartKind::Token, PartKind::Space},
    {Kind::Paid, Rule::Res04, 8, PartKind::Token},
    {Kind::Gained, Rule::Res01, 8, PartKind::Token},
    {Kind::Vp, Rule::Score07, 8, PartKind::Token},
    {Kind::CrewMoved, Rule::Move02, 9, PartKind::Token, PartKind::SpentToken},
    {Kind::CrewSpent, Rule::Move10, 9, PartKind::Token, PartKind::SpentToken},
    {Kind::CrewHired, Rule::LocGuild01, 9, PartKind::Token, PartKind::SpentToken},
    {Kind::CrewsReady, Rule::Turn04, 9},
    {Kind::RoundBegan, Rule::Turn03},
    {Kind::StageBegan, Rule::Upk01},
    {Kind::StageTileTurned, Rule::Upk01},
    {Kind::TurnBegan, Rule::Turn02},
    {Kind::GameEnded, Rule::End01},
};
// All but a correction, which has no rule of its own. What rounds, stages, turns and the end move is told by other kinds, or
// by words alone.
static_assert(std::size(drawnKinds) == static_cast<std::size_t>(Kind::Corrected));

Drawn drawnOf(const Change &change)
{
    const auto *const found = std::find_if(std::begin(drawnKinds), std::end(drawnKinds),
                                           [&change](const Drawn &each) { return each.kind == change.kind; });
    return found == std::end(drawnKinds) ? Drawn() : *found;
}

SketchPart partOf(const Change &change, PartKind kind, QStringView sign, const PieceColors &colors)
{
    if (kind == PartKind::Card)
        return {kind, nullptr, -1, sign.toString()};
    const bool isPlayers =
        kind == PartKind::Token || kind == PartKind::SpentToken || kind == PartKind::FilledSquare;
    if (!isPlayers || change.player == none<Player>)
        return {kind};
    return {kind, colors[change.player], static_cast<int>(indexOf(change.player))};
}

Sketch sketchOf(const Change &change, const PieceColors &colors, const State &after)
{
    static constexpr QStringView arrows[] = {u"↑", u"→", u"↓", u"←"};
    Drawn drawn = drawnOf(change);
    if (change.kind == Kind::LinePushed)
        drawn.sign = arrows[change.to];
    if (drawn.to == PartKind::SpentToken && after.players[change.player].crews[change.crew].ready)
        drawn.to.reset();
    Sketch sketch;
    for (const std::optional<PartKind> kind : {drawn.from, drawn.to}) {
        if (kind)
            sketch.push_back(partOf(change, *kind, drawn.sign, colors));
    }
    return sketch;
}

/// How a player's tracks stood and stand, VP first.
Face trackFace(Player player, const State &before, const State &after)
{
    Face face;
    const auto change = [](int was, int is) {
        return Lines::tr("%1 → %2", "a number before and after")
            .arg(words::plainNumber(was), words::plainNumber(is));
    };
    const PlayerState &was = before.players[player];
    const PlayerState &is = after.players[player];
    if (was.vp != is.vp)
        face.push_back({Lines::tr("%1 VP", "a number before and after").arg(change(was.vp, is.vp))});
    for (const Resource resource : all<Resource>()) {
        if (was.stock[resource] != is.stock[resource])
            face.push_back({change(was.stock[resource], is.stock[resource]), &lookOf(resource)});
    }
    return face;
}

/// What the hands have to do, the rarest first and the crews last. All that changes on the tracks of one player is one
/// line of numbers.
std::vector<DrawnLine> pieceLines(const std::vector<words::PieceStep> &steps, const PieceColors &colors,
                                  const State &before, const State &after)
{
    std::vector<words::PieceStep> sorted = steps;
    std::stable_sort(sorted.begin(), sorted.end(), [](const words::PieceStep &a, const words::PieceStep &b) {
        return drawnOf(a.about).rank < drawnOf(b.about).rank;
    });
    std::vector<DrawnLine> lines;
    lines.reserve(sorted.size());
    Per<Player, DrawnLine *> tracks{};
    for (const words::PieceStep &step : sorted) {
        const Player player = step.about.player;
        const bool isOnTracks = !step.onTracks.isEmpty() && player != none<Player>;
        if (isOnTracks && tracks[player] != nullptr) {
            QString &text = tracks[player]->line.text;
            text = words::listed({text, step.onTracks});
            continue;
        }
        lines.push_back({{step.text, idOf(ruleOf(step.about))}, {sketchOf(step.about, colors, after), {}}});
        if (!isOnTracks)
            continue;
        lines.back().drawing.numbers = trackFace(player, before, after);
        tracks[player] = &lines.back();
    }
    return lines;
}

/// The changes since the event from which on the pieces are told.
Changes changesSince(const play::SessionOf<AirshipCity> &game, qsizetype first)
{
    Changes changes;
    for (qsizetype event = first; event <= game.cursor(); ++event) {
        for (const Change &change : game.changesOf(event))
            changes.append(change);
    }
    return changes;
}

std::vector<DrawnLine> linesOf(const play::SessionOf<AirshipCity> &game, qsizetype first,
                               const words::GameWords &words)
{
    PieceColors colors{};
    for (const Player player : game.setup().players())
        colors[player] =
            &pieceColor(game.record().players.value(static_cast<qsizetype>(indexOf(player))).color);
    const Changes changes = changesSince(game, first);
    const State &before = game.stateAt(first - 1);
    return pieceLines(words::pieceSteps(changes, words, before, game.state()), colors, before, game.state());
}

} // namespace

Rule ruleOf(const Change &change)
{
    return change.kind == Kind::Gained && change.lost > 0 ? Rule::Res03 : drawnOf(change).rule;
}

PieceLines AirshipCityNarrator::pieces(const play::Session &session) const
{
    const auto &game = own(session);
    if (game.cursor() == 0)
        return {};
    PieceLines pieces;
    pieces.first = beginning(game, game.cursor());
    for (const DrawnLine &each : linesOf(game, pieces.first, m_words))
        pieces.lines.push_back(each.line);
    pieces.isChecklist = words::isChecklist(changesSince(game, pieces.first));
    return pieces;
}

std::vector<PieceDrawing> AirshipCityNarrator::drawings(const play::Session &session) const
{
    const auto &game = own(session);
    std::vector<PieceDrawing> drawings;
    if (game.cursor() == 0)
        return drawings;
    const std::vector<DrawnLine> lines = linesOf(game, beginning(game, game.cursor()), m_words);
    drawings.reserve(lines.size());
    for (const DrawnLine &each : lines)
        drawings.push_back(each.drawing);
    return drawings;
}

} // namespace skyledger::ui
