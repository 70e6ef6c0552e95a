// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/stagetrack.h"

#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/spacepainter.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtGui/QPainter>

#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// What a tile brings: what everybody gets, then so much of one that is chosen, then VP.
Face faceOf(const StageBonus &bonus)
{
    Face face;
    for (const Resource resource : all<Resource>()) {
        if (bonus.gain[resource] > 0)
            face.push_back({words::signedNumber(bonus.gain[resource]), &lookOf(resource)});
    }
    bool isFirst = true;
    for (const Resource resource : bonus.choices) {
        if (bonus.amount > 0)
            face.push_back({isFirst ? words::signedNumber(bonus.amount) : u"/"_s, &lookOf(resource)});
        isFirst = false;
    }
    if (bonus.vp != 0)
        face.push_back({words::points(bonus.vp)});
    return face;
}

} // namespace

StageTrack::StageTrack(const AirshipCityTable &table, QWidget *parent)
    : DrawnBoard(u"stage-track"_s, parent), m_table(table)
{
    setPart(*this, SinglePart::StageTrack);
    setRules(*this, idOf(Rule::Upk01));
    setLines({18, 4.6}, {26, 5.6});
    follow(table, Follows::Boards);
}

bool StageTrack::look()
{
    const State &state = m_table.state();
    const std::size_t stage = indexOf(stageOf(state.round));
    Shown now;
    now.stage = static_cast<int>(stage) + 1;
    for (std::size_t i = 0; i < now.bonuses.size(); ++i) {
        const StageBonusTile tile = m_table.setup().stageBonuses[static_cast<Stage>(i + 1)];
        Bonus &bonus = now.bonuses[i];
        bonus.text = m_table.words().stageBonus(tile);
        const auto &printed = m_table.setup().catalogue.stageBonuses;
        bonus.known = indexOf(tile) < countOf<StageBonusTile> && printed[tile].has_value();
        if (bonus.known)
            bonus.drawn = faceOf(*printed[tile]);
        // It is turned down once all have received it (AC-UPK-01): while they choose it still lies face up.
        const bool choosing = state.phase == Phase::StageBonus && stage == i + 1;
        bonus.used = stage >= i + 1 && !choosing;
    }
    return take(m_shown, std::move(now));
}

QString StageTrack::spoken() const
{
    QStringList bonuses;
    for (std::size_t i = 0; i < m_shown.bonuses.size(); ++i) {
        const QString stage = QString::number(i + 2);
        if (m_shown.bonuses[i].used)
            bonuses << tr("stage %1: received").arg(stage);
        else
            bonuses << tr("stage %1: %2", "stage, what its bonus brings").arg(stage, m_shown.bonuses[i].text);
    }
    return tr("Stage %1 of 5. Stage bonuses: %2.")
        .arg(QString::number(m_shown.stage), words::listedApart(bonuses));
}

void StageTrack::draw(QPainter &painter, const Theme &theme) const
{
    constexpr double gap = 4;
    const double head = std::ceil(QFontMetricsF(font()).height() * 1.35);
    for (std::size_t i = 0; i < countOf<Stage>; ++i) {
        const QRectF column = nthOf(rect(), i, countOf<Stage>, gap);
        drawStage(painter, QRectF(column.topLeft(), QSizeF(column.width(), head)), static_cast<int>(i) + 1,
                  theme);
        if (i > 0)
            drawBonus(painter, column.adjusted(0, head + gap, 0, 0), m_shown.bonuses[i - 1], theme);
    }
}

void StageTrack::drawStage(QPainter &painter, const QRectF &space, int stage, const Theme &theme) const
{
    const bool here = stage == m_shown.stage;
    drawSpace(painter, space.adjusted(1, 1, -1, -1), cornerRadius(font()),
              here ? SpaceLook{Role::Accent, 2, Role::Accent} : SpaceLook(), theme);
    painter.setFont(here ? boldFont(font(), 0.9) : scaledFont(font(), 0.9));
    drawElided(painter, space.adjusted(2, 0, -2, 0), tr("Stage %1").arg(stage),
               theme.color(here ? Role::OnAccent : Role::QuietText));
}

void StageTrack::drawBonus(QPainter &painter, const QRectF &tile, const Bonus &bonus,
                           const Theme &theme) const
{
    SpaceLook look{Role::Outline, 1, Role::Panel};
    if (bonus.used)
        look = {Role::Hairline, 1, Role::Window};
    else if (!bonus.known)
        look = {Role::LitFrame, 1, Role::Panel, Qt::DashLine};
    drawSpace(painter, tile.adjusted(1, 1, -1, -1), cornerRadius(font()), look, theme);
    if (!bonus.used && !bonus.drawn.empty()) {
        painter.setFont(font());
        drawCentred(painter, tile, bonus.drawn, 8, theme);
        return;
    }
    const QString text = bonus.used ? tr("received", "a stage bonus") : bonus.text;
    painter.setFont(fittingFont(scaledFont(font(), 0.9), text, tile.width() - 8));
    const QFontMetricsF metrics(painter.font());
    const int most = std::max(1, static_cast<int>((tile.height() - 4) / metrics.height()));
    const Role ink = bonus.used ? Role::QuietText : bonus.known ? Role::Text : Role::LitFrame;
    drawCentred(painter, tile, brokenText(text, metrics, tile.width() - 8, most), theme.color(ink));
}

} // namespace skyledger::ui
