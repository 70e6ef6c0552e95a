// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/boards/preview.h"

#include "core/whistlemountain/rules/table.h"
#include "ui/play/outcomeof.h"
#include "ui/whistlemountain/boards/piecedrawings.h"
#include "ui/whistlemountain/guide/candidates.h"
#include "ui/whistlemountain/words/events.h"
#include "ui/whistlemountain/words/pieces.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace skyledger::ui::whistle {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainPreview)
};

CellSet shapeOf(const Play &play)
{
    if (const auto *harvest = std::get_if<Harvest>(&play.what))
        return cellsOf(harvest->area);
    if (const auto *machine = std::get_if<BuildMachine>(&play.what))
        return cellsOf(machine->area);
    if (const auto *scaffold = std::get_if<BuildScaffold>(&play.what))
        return cellsOf(scaffold->cells);
    if (const auto *activate = std::get_if<Activate>(&play.what))
        return cellsOf(activate->area);
    CellSet cells;
    if (const auto *move = std::get_if<MoveWorker>(&play.what); move && move->to.kind == Place::Kind::Cell)
        cells.insert(move->to.cell());
    return cells;
}

/// The cells that a refusal names.
CellSet wrongCells(const play::Verdict &verdict)
{
    CellSet cells;
    for (const play::Objection &objection : verdict.objections) {
        for (const play::Fact &fact : objection.facts) {
            if (fact.key == FactKey::Cell && fact.value >= 0
                && static_cast<std::size_t>(fact.value) < countOf<Cell>)
                cells.insert(static_cast<Cell>(fact.value));
        }
    }
    return cells;
}

/// The sides by which a scaffold touches what the core counts; nothing where it counts otherwise.
void addSegments(Preview &preview, const Setup &setup, const State &before, const Changes &changes)
{
    const auto *const scored = std::find_if(changes.begin(), changes.end(), [](const Change &change) {
        return change.kind == Change::Kind::Vp && change.source == VpSource::Scaffold;
    });
    preview.segmentPoints = scored == changes.end() ? 0 : scored->amount;
    const CellSet others = visibleScaffolds(setup, before) | uncoveredMachines(setup, before);
    std::vector<std::pair<Cell, Cell>> touching;
    for (const Cell cell : preview.shape) {
        CellSet one;
        one.insert(cell);
        for (const CellSet &moved : {one.up(), one.down(), one.left(), one.right()}) {
            for (const Cell beside : moved &others)
                touching.emplace_back(cell, beside);
        }
    }
    if (scored != changes.end() && scored->detail == touching.size())
        preview.segments = std::move(touching);
}

void addSteps(Preview &preview, const WhistleMountainTable &table, const Changes &changes,
              const State &before, const State &after)
{
    QString heading;
    for (const wording::PieceStep &step :
         wording::pieceSteps(changes, table.words().players(), before, after)) {
        if (step.isDeed || step.kind == wording::StepKind::Stock)
            continue; // said by the title and the gains
        const QString group = step.label.isEmpty() ? QString() : headingOf(step);
        if (group.isEmpty())
            preview.lines << step.text;
        else if (std::exchange(heading, group) == group)
            preview.lines.last() += u"; "_s + step.label;
        else
            preview.lines << Text::tr("%1: %2", "heading, pieces").arg(group, step.label);
    }
}

} // namespace

Preview previewOf(const WhistleMountainTable &table, const PartialPlay &partial)
{
    const State &before = table.state();
    const Play play = playOf(before, Candidates(table.shown()).likely(partial));
    const OutcomeOf<Game> outcome = outcomeOf<Game>(table.setup(), before, play);
    Preview preview;
    preview.title = wording::deedText(play);
    preview.shape = shapeOf(play);
    if (!outcome.verdict.playable()) {
        preview.reason = table.words().refusal(outcome.verdict);
        if (outcome.verdict.refused())
            preview.rule = toText(ruleId(outcome.verdict.objections.front().rule.as<Rule>()));
        preview.wrong = wrongCells(outcome.verdict) & preview.shape;
        return preview;
    }
    const Player actor = toAct(before);
    preview.gains = wording::gainsText(outcome.changes, table.words().players(), actor);
    if (preview.gains.isEmpty() && std::holds_alternative<Harvest>(play.what))
        preview.lines << Text::tr("nothing to gather");
    if (std::holds_alternative<Harvest>(play.what)) {
        preview.lit = outcome.after.main.gathered;
        preview.reach = outcome.after.main.reach;
    }
    if (std::holds_alternative<BuildScaffold>(play.what) && before.phase != Phase::Start)
        addSegments(preview, table.setup(), before, outcome.changes);
    for (const Change &change : outcome.changes) {
        if (change.kind == Change::Kind::Promoted)
            preview.promoted.emplace_back(static_cast<Player>(change.player), change.detail);
    }
    addSteps(preview, table, outcome.changes, before, outcome.after);
    // A flood that waits for choices is told, too: it comes whatever is chosen.
    State flooded = outcome.after;
    Changes changes;
    if (applyWaitingFlood(table.setup(), flooded, changes))
        addSteps(preview, table, changes, outcome.after, flooded);
    if (flooded.water > before.water)
        preview.water = flooded.water - 1;
    return preview;
}

} // namespace skyledger::ui::whistle
