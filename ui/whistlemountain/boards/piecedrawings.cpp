// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/boards/piecedrawings.h"

#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/words/pieces.h"
#include "ui/widgets/shapes.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace whistlemountain;
using wording::PieceStep;
using wording::StepKind;
using PartKind = SketchPart::Kind;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainDrawings)
};

} // namespace

QString whistle::headingOf(const PieceStep &step)
{
    switch (step.kind) {
    case StepKind::Course:
        return Text::tr("The game", "heading of what to do with the pieces");
    case StepKind::Play:
        return Text::tr("The play", "heading of what to do with the pieces");
    case StepKind::Promotion:
        return Text::tr("Promoted, in this order");
    case StepKind::Water:
        return Text::tr("Water line");
    case StepKind::Aircraft:
        return Text::tr("Aircraft, back home");
    case StepKind::Worker:
        return step.place ? Text::tr("Workers, into the whirlpool") : Text::tr("Workers");
    case StepKind::Drowned:
        return Text::tr("Under water, out of use: they stay");
    case StepKind::Stock:
        return Text::tr("Stocks");
    }
    return {};
}

namespace {

SketchPart pieceOf(const WhistleMountainTable &table, const PieceStep &step)
{
    const QList<PlayerInfo> &players = table.session().record().players;
    const auto seat = static_cast<int>(indexOf(step.player));
    SketchPart part{PartKind::Token, &whistle::pieceColor(players.value(seat).color), seat};
    switch (step.kind) {
    case StepKind::Worker:
    case StepKind::Promotion:
        part.kind = PartKind::Pawn;
        break;
    default:
        if (step.aircraft != none<Aircraft>)
            part.kind = PartKind::Shape;
        break;
    }
    if (part.kind == PartKind::Shape)
        part.shape = whistle::lookOf(step.aircraft).shape;
    return part;
}

Sketch sketchOf(const WhistleMountainTable &table, const PieceStep &step)
{
    const auto sign = [](PartKind kind, const QString &text) { return SketchPart{kind, nullptr, -1, text}; };
    switch (step.kind) {
    case StepKind::Course:
        return {};
    case StepKind::Water:
        return {SketchPart{PartKind::Shape, nullptr, -1, {}, &dropShape}};
    case StepKind::Drowned:
        return {sign(PartKind::Card, QStringLiteral("≈"))};
    default:
        if (step.player == none<Player>)
            return {sign(PartKind::Card, {})};
        return {pieceOf(table, step)};
    }
}

std::vector<PieceStep> stepsOf(const WhistleMountainTable &table, const play::Session &session)
{
    return table.words().lastSteps(session).steps;
}

/// Whether a piece lay on the board that the water took or covered.
bool isMarked(const PieceStep &step)
{
    switch (step.kind) {
    case StepKind::Water:
    case StepKind::Aircraft:
    case StepKind::Drowned:
        return !step.area.isNowhere();
    case StepKind::Worker:
    case StepKind::Promotion:
        return step.place.has_value();
    default:
        return false;
    }
}

} // namespace

std::vector<PieceDrawing> WhistleMountainDrawings::drawings(const play::Session &session) const
{
    std::vector<PieceDrawing> drawings;
    int number = 0;
    const std::vector<PieceStep> steps = stepsOf(m_table, session);
    drawings.reserve(steps.size());
    for (const PieceStep &step : steps)
        drawings.push_back({.sketch = sketchOf(m_table, step),
                            .numbers = {},
                            .group = whistle::headingOf(step),
                            .label = step.label,
                            .remark = step.remark,
                            .number = isMarked(step) ? ++number : 0});
    return drawings;
}

std::vector<whistle::GridMark> WhistleMountainDrawings::marks(const play::Session &session) const
{
    std::vector<whistle::GridMark> marks;
    for (const PieceStep &step : stepsOf(m_table, session)) {
        if (isMarked(step))
            marks.push_back({static_cast<int>(marks.size()) + 1, step.area, step.place});
    }
    return marks;
}

} // namespace skyledger::ui
