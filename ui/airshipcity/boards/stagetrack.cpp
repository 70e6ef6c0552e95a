// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/stagetrack.h"

#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/facepainter.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// What a tile brings: what everybody gets, then so much of one that is chosen, then VP.
std::vector<FacePart> partsOf(const StageBonus &bonus)
{
    std::vector<FacePart> parts;
    for (const Resource resource : all<Resource>()) {
        if (bonus.gain[resource] > 0)
            parts.push_back({words::signedNumber(bonus.gain[resource]), &lookOf(resource)});
    }
    bool isFirst = true;
    for (const Resource resource : bonus.choices) {
        if (bonus.amount > 0)
            parts.push_back({isFirst ? words::signedNumber(bonus.amount) : u"/"_s, &lookOf(resource)});
        isFirst = false;
    }
    if (bonus.vp != 0)
        parts.push_back({words::points(bonus.vp)});
    return parts;
}

} // namespace

StageTrack::StageTrack(const AirshipCityTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(u"stage-track"_s);
    setPart(*this, SinglePart::StageTrack);
    setRules(*this, idOf(ruleOf(BoardPart::StageBonus)));
}

StageTrack::Face StageTrack::faceNow() const
{
    const State &state = m_table.state();
    const std::size_t stage = indexOf(stageOf(state.round));
    Face face;
    face.stage = static_cast<int>(stage) + 1;
    for (std::size_t i = 0; i < face.bonuses.size(); ++i) {
        const StageBonusTile tile = m_table.setup().stageBonuses[static_cast<Stage>(i + 1)];
        face.bonuses[i] = m_table.words().stageBonus(tile);
        face.known[i] = indexOf(tile)
                < countOf<StageBonusTile> && m_table.setup().catalogue.stageBonuses[tile].has_value();
        if (face.known[i])
            face.drawn[i] = partsOf(*m_table.setup().catalogue.stageBonuses[tile]);
        // It is turned down once all have received it (AC-UPK-01): while they choose it still lies face up.
        const bool choosing = state.phase == Phase::StageBonus && stage == i + 1;
        face.used[i] = stage >= i + 1 && !choosing;
    }
    return face;
}

void StageTrack::refresh()
{
    Face face = faceNow();
    if (face == m_face)
        return;
    m_face = std::move(face);
    retell();
}

void StageTrack::retell()
{
    m_face = faceNow();
    QStringList bonuses;
    for (std::size_t i = 0; i < m_face.bonuses.size(); ++i) {
        const QString stage = QString::number(i + 2);
        if (m_face.used[i])
            bonuses << tr("stage %1: received").arg(stage);
        else
            bonuses << tr("stage %1: %2", "stage, what its bonus brings").arg(stage, m_face.bonuses[i]);
    }
    setSaidName(*this,
                tr("Stage %1 of 5. Stage bonuses: %2.")
                    .arg(QString::number(m_face.stage), words::listedApart(bonuses)));
    update();
}

QSize StageTrack::sizeHint() const
{
    const double line = QFontMetricsF(font()).height();
    return {static_cast<int>(line * 26), static_cast<int>(line * 5.6)};
}

QSize StageTrack::minimumSizeHint() const
{
    const double line = QFontMetricsF(font()).height();
    return {static_cast<int>(line * 18), static_cast<int>(line * 4.6)};
}

void StageTrack::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    else if (event->type() == QEvent::LanguageChange)
        retell();
}

void StageTrack::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    constexpr double gap = 4;
    const double wide = (width() + gap) / static_cast<double>(countOf<Stage>);
    const double head = std::ceil(QFontMetricsF(font()).height() * 1.35);
    for (std::size_t i = 0; i < countOf<Stage>; ++i) {
        const double left = static_cast<double>(i) * wide;
        drawStage(painter, QRectF(left, 0, wide - gap, head), static_cast<int>(i) + 1);
        if (i > 0)
            drawBonus(painter, QRectF(left, head + gap, wide - gap, height() - head - gap), i - 1);
    }
}

void StageTrack::drawStage(QPainter &painter, const QRectF &space, int stage) const
{
    const Theme &theme = Theme::of(palette());
    const bool here = stage == m_face.stage;
    const double radius = cornerRadius(font());
    painter.setPen(here ? QPen(theme.color(Role::Accent), 2) : QPen(theme.color(Role::Hairline), 1));
    painter.setBrush(theme.color(here ? Role::Accent : Role::Surface));
    drawFrame(painter, space.adjusted(1, 1, -1, -1), radius);
    painter.setFont(here ? boldFont(font(), 0.9) : scaledFont(font(), 0.9));
    painter.setPen(theme.color(here ? Role::OnAccent : Role::QuietText));
    painter.drawText(space, Qt::AlignCenter,
                     QFontMetricsF(painter.font())
                         .elidedText(tr("Stage %1").arg(stage), Qt::ElideRight, space.width() - 4));
}

void StageTrack::drawBonus(QPainter &painter, const QRectF &tile, std::size_t bonus) const
{
    const Theme &theme = Theme::of(palette());
    const double radius = cornerRadius(font());
    const bool used = m_face.used[bonus];
    const bool known = m_face.known[bonus];
    QPen pen(theme.color(used ? Role::Hairline : Role::Outline), 1);
    if (!used && !known)
        pen = QPen(theme.color(Role::LitFrame), 1, Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(theme.color(used ? Role::Window : Role::Panel));
    drawFrame(painter, tile.adjusted(1, 1, -1, -1), radius);
    if (!used && !m_face.drawn[bonus].empty()) {
        drawParts(painter, tile, bonus);
        return;
    }
    const QString text = used ? tr("received", "a stage bonus") : m_face.bonuses[bonus];
    const QFont small = fittingFont(scaledFont(font(), 0.9), text, tile.width() - 8);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    Role ink = known ? Role::Text : Role::LitFrame;
    if (used)
        ink = Role::QuietText;
    painter.setPen(theme.color(ink));
    const int most = std::max(1, static_cast<int>((tile.height() - 4) / metrics.height()));
    const QStringList lines = brokenText(text, metrics, tile.width() - 8, most);
    double y = tile.center().y() - static_cast<double>(lines.size()) * metrics.height() / 2;
    for (const QString &line : lines) {
        painter.drawText(QRectF(tile.left(), y, tile.width(), metrics.height()), Qt::AlignCenter, line);
        y += metrics.height();
    }
}

/// As whole lines of numbers and shapes.
void StageTrack::drawParts(QPainter &painter, const QRectF &tile, std::size_t bonus) const
{
    painter.setFont(font());
    const QFontMetricsF metrics(painter.font());
    const auto lines = brokenFace(m_face.drawn[bonus], metrics, tile.width() - 8);
    double y = tile.center().y() - static_cast<double>(lines.size()) * metrics.height() / 2;
    for (const auto &line : lines) {
        const double width = faceWidth(line, metrics);
        const QRectF place(tile.center().x() - width / 2, y, width + 1, metrics.height());
        drawFace(painter, place, line, Role::Text, Theme::of(palette()));
        y += metrics.height();
    }
}

} // namespace skyledger::ui
