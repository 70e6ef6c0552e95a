// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/piecelines.h"

#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Kind = Change::Kind;
using PartKind = SketchPart::Kind;

namespace {

struct Lines {
    Q_DECLARE_TR_FUNCTIONS(PieceLines)
};

/// What is done seldom comes first: that is what hands forget.
int rankOf(const words::PieceStep &step)
{
    switch (step.about.kind) {
    case Kind::MajorityReturned:
        return 0;
    case Kind::MajorityTaken:
        return 1;
    case Kind::EffectEarned:
    case Kind::EffectUsed:
    case Kind::EffectRefreshed:
        return 2;
    case Kind::Unlocked:
    case Kind::TileDeveloped:
    case Kind::LinePushed:
        return 3;
    case Kind::PriceDown:
        return 4;
    case Kind::ContractTaken:
    case Kind::ContractRevealed:
    case Kind::ContractCompleted:
    case Kind::ContractMoved:
    case Kind::ContractFailed:
        return 5;
    case Kind::AirshipMarker:
    case Kind::UtilityMarker:
        return 6;
    case Kind::Paid:
    case Kind::Gained:
    case Kind::Vp:
        return 8;
    case Kind::CrewMoved:
    case Kind::CrewSpent:
    case Kind::CrewsReady:
    case Kind::CrewHired:
        return 9;
    default:
        return 7;
    }
}

class Sketches
{
public:
    Sketches(const PieceColors &colors, const State &after) : m_colors(colors), m_after(after) {}

    Sketch of(const Change &change) const
    {
        switch (change.kind) {
        case Kind::MajorityReturned:
            return {piece(PartKind::FilledSquare, change.player), piece(PartKind::Token, change.player)};
        case Kind::MajorityTaken:
            return {piece(PartKind::Token, change.player), {PartKind::Square}};
        case Kind::AirshipMarker:
        case Kind::UtilityMarker:
            return {piece(PartKind::Token, change.player), {PartKind::Space}};
        case Kind::CrewMoved:
        case Kind::CrewHired:
        case Kind::CrewSpent:
            return crew(change);
        case Kind::Paid:
        case Kind::Gained:
        case Kind::Vp:
            return {piece(PartKind::Token, change.player)};
        default:
            return card(change);
        }
    }

private:
    SketchPart piece(PartKind kind, Player player) const
    {
        if (player == none<Player>)
            return {kind};
        return {kind, m_colors[player], static_cast<int>(indexOf(player))};
    }
    Sketch crew(const Change &change) const
    {
        const bool ready = m_after.players[change.player].crews[change.crew].ready;
        if (ready)
            return {piece(PartKind::Token, change.player)};
        return {piece(PartKind::Token, change.player), piece(PartKind::SpentToken, change.player)};
    }
    static Sketch card(const Change &change)
    {
        const auto sign = [](const QString &what, PartKind kind = PartKind::Card) {
            return SketchPart{kind, nullptr, -1, what};
        };
        switch (change.kind) {
        case Kind::EffectEarned:
        case Kind::EffectRefreshed:
            return {sign({}, PartKind::BackOfCard), sign(u"★"_s)};
        case Kind::EffectUsed:
            return {sign(u"★"_s), sign({}, PartKind::BackOfCard)};
        case Kind::Unlocked:
        case Kind::TileDeveloped:
            return {sign({}, PartKind::BackOfCard), sign({})};
        case Kind::PriceDown:
            return {sign(u"↓"_s)};
        case Kind::LinePushed:
            return {sign(arrowOf(static_cast<Direction>(change.to)))};
        case Kind::ContractTaken:
        case Kind::ContractRevealed:
        case Kind::ContractCompleted:
        case Kind::ContractMoved:
        case Kind::ContractFailed:
            return {sign(u"≡"_s)};
        default:
            return {};
        }
    }
    static QString arrowOf(Direction direction)
    {
        switch (direction) {
        case Direction::North:
            return u"↑"_s;
        case Direction::East:
            return u"→"_s;
        case Direction::South:
            return u"↓"_s;
        case Direction::West:
            return u"←"_s;
        }
        return {};
    }

    const PieceColors &m_colors;
    const State &m_after;
};

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

} // namespace

std::vector<DrawnLine> pieceLines(const std::vector<words::PieceStep> &steps, const PieceColors &colors,
                                  const State &before, const State &after)
{
    std::vector<words::PieceStep> sorted = steps;
    std::stable_sort(sorted.begin(), sorted.end(), [](const words::PieceStep &a, const words::PieceStep &b) {
        return rankOf(a) < rankOf(b);
    });
    const Sketches sketches(colors, after);
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
        lines.push_back({{step.text, idOf(ruleOf(step.about))}, {sketches.of(step.about), {}}});
        if (!isOnTracks)
            continue;
        lines.back().drawing.numbers = trackFace(player, before, after);
        tracks[player] = &lines.back();
    }
    return lines;
}

} // namespace skyledger::ui
