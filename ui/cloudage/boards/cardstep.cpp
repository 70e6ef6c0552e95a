// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/cardstep.h"

#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/looks/looks.h"
#include "ui/play/turn/lanespage.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QHBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace skyledger::ui {

using namespace cloudage;
using namespace cloudagesteps;

namespace {

/// Where the four zones of a City card lie, from the largest: the larger ones higher.
constexpr std::array<QRectF, countOf<Zone>> placesBySize{
    {{0, 0, 0.5, 0.62}, {0.5, 0, 0.5, 0.5}, {0, 0.62, 0.5, 0.38}, {0.5, 0.5, 0.5, 0.5}}};
constexpr std::array<QRectF, countOf<Zone>> placesAlike{
    {{0, 0, 0.5, 0.5}, {0.5, 0, 0.5, 0.5}, {0, 0.5, 0.5, 0.5}, {0.5, 0.5, 0.5, 0.5}}};

/// The zones from the largest as far as that was told, the others in their own order.
std::array<Zone, countOf<Zone>> zonesBySize(const PartialPlay &play)
{
    std::array<Zone, countOf<Zone>> zones{};
    std::size_t count = 0;
    for (const Ask question : {Ask::Largest, Ask::Second}) {
        if (const auto told = play.answer(question))
            zones[count++] = static_cast<Zone>(*told);
    }
    for (const Zone zone : all<Zone>()) {
        if (std::find(zones.begin(), zones.begin() + count, zone) == zones.begin() + count)
            zones[count++] = zone;
    }
    return zones;
}

/// Draws what was told of a City card.
struct CardPainter {
    const CloudAgeTable &table;
    const PartialPlay &play;
    QPainter &painter;
    const Theme &theme;
    QFont font;

    void draw(const QRectF &rect) const;
    void drawZone(const QRectF &rect, Zone zone, const QString &yield) const;
    void drawDrones(QRectF place, Zone zone) const;
    void drawBonus(const QRectF &rect, const QString &sign) const;
    void drawPlants(const QRectF &rect) const;
};

void CardPainter::draw(const QRectF &rect) const
{
    painter.setPen(QPen(theme.color(Role::Outline), theme.lineWidth()));
    painter.setBrush(theme.color(Role::Surface));
    drawFrame(painter, rect, 8);
    const bool sized = play.answer(Ask::Largest).has_value();
    const bool second = play.answer(Ask::Second).has_value();
    const auto zones = zonesBySize(play);
    const auto &places = sized ? placesBySize : placesAlike;
    const QRectF inside = rect.adjusted(5, 5, -5, -5);
    for (std::size_t i = 0; i < zones.size(); ++i) {
        const QRectF &part = places[i];
        const QRectF place(inside.left() + part.left() * inside.width(),
                           inside.top() + part.top() * inside.height(), part.width() * inside.width(),
                           part.height() * inside.height());
        QString yield;
        if (i == 0 && sized)
            yield = QStringLiteral("+3");
        else if (second)
            yield = i == 1 ? QStringLiteral("+2") : QStringLiteral("+1");
        drawZone(place.adjusted(2, 2, -2, -2), zones[i], yield);
    }
    if (const auto value = play.answer(Ask::CardValue)) {
        const double side = QFontMetricsF(font).height() * 1.5;
        const QRectF seal(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side);
        painter.setPen(QPen(theme.color(Role::LitFrame), theme.ringWidth()));
        painter.setBrush(theme.color(Role::Lit));
        painter.drawEllipse(seal);
        painter.setFont(boldFont(font, 1.1));
        painter.setPen(theme.color(Role::Text));
        painter.drawText(seal, Qt::AlignCenter, QString::number(*value));
    }
}

void CardPainter::drawZone(const QRectF &rect, Zone zone, const QString &yield) const
{
    painter.setPen(QPen(theme.color(yield.isEmpty() ? Role::LitFrame : Role::Outline), theme.lineWidth(),
                        yield.isEmpty() ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, rect, 4);
    const QRectF inside = rect.adjusted(6, 4, -6, -4);
    const double line = std::min(QFontMetricsF(font).height(), inside.height() / 2);
    const QRectF shape(inside.left(), inside.top(), line, line);
    drawResource(painter, shape, lookOf(resourceOf(zone)), theme);
    painter.setFont(boldFont(font));
    painter.setPen(theme.color(Role::Text));
    painter.drawText(QRectF(shape.right() + 4, inside.top(), inside.width() - line - 4, line),
                     Qt::AlignLeft | Qt::AlignVCenter, yield);
    const double side = std::min(line * 1.2, inside.bottom() - shape.bottom() - 1);
    drawDrones(QRectF(inside.left(), inside.bottom() - side, side, side), zone);
    QRectF bonus(inside.right() - side, inside.bottom() - side, side, side);
    for (const Ask question : {Ask::UpdateZone, Ask::WrenchZone}) {
        if (play.answer(question) != static_cast<int>(zone))
            continue;
        drawBonus(bonus, question == Ask::UpdateZone ? QStringLiteral("↻") : QString());
        bonus.translate(-side - 3, 0);
    }
}

/// The tokens of who stands there.
void CardPainter::drawDrones(QRectF place, Zone zone) const
{
    for (const Player player : table.setup().players()) {
        const auto alone = play.answer(Ask::SoloZone);
        if ((alone ? alone : droneOf(table.setup(), table.state(), play, player)) != static_cast<int>(zone))
            continue;
        painter.save();
        drawCrew(painter, place, lookOf(table, player), theme);
        painter.restore();
        place.translate(place.width() + 3, 0);
    }
}

/// A navigation update as a turning arrow, a wrench as a gear.
void CardPainter::drawBonus(const QRectF &rect, const QString &sign) const
{
    painter.setPen(QPen(theme.color(Role::LitFrame), theme.lineWidth()));
    painter.setBrush(theme.color(Role::Lit));
    painter.drawEllipse(rect);
    painter.setPen(theme.color(Role::Text));
    if (sign.isEmpty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(Role::Text));
        painter.drawPath(gearShape(rect.adjusted(3, 3, -3, -3)));
    } else {
        painter.setFont(boldFont(font));
        painter.drawText(rect, Qt::AlignCenter, sign);
    }
}

/// The tiles that are planted, in a row: green ones filled, withered ones as their reward on a ring.
void CardPainter::drawPlants(const QRectF &rect) const
{
    std::vector<PlantKind> tiles;
    for (const GivenAnswer &each : play.answers) {
        if (each.question == play::Code(Ask::Tile) && each.value < static_cast<int>(countOf<PlantKind>))
            tiles.push_back(static_cast<PlantKind>(each.value));
    }
    const double side = std::min(rect.height(), rect.width() / std::max<double>(2, tiles.size())) - 4;
    QRectF place(rect.left(), rect.top(), side, side);
    for (const PlantKind kind : tiles) {
        const bool green = kind == PlantKind::Green;
        painter.setPen(QPen(theme.color(Role::Outline), theme.lineWidth()));
        painter.setBrush(theme.color(green ? Role::Lit : Role::Surface));
        painter.drawEllipse(place);
        drawResource(painter, place.adjusted(side / 4, side / 4, -side / 4, -side / 4), plantLook(kind),
                     theme);
        place.translate(side + 4, 0);
    }
}

/// The drawing beside the choices.
class Drawing : public QWidget
{
public:
    Drawing(CloudAgeTable &table, QWidget *parent) : QWidget(parent), m_table(table)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
        connect(&table.guide(), &Guide::changed, this, qOverload<>(&QWidget::update));
    }
    QSize sizeHint() const override
    {
        const int line = fontMetrics().height();
        return {line * 11, line * 7};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const PartialPlay *play = m_table.guide().asked();
        if (play == nullptr)
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const CardPainter card{m_table, *play, painter, Theme::of(palette()), font()};
        if (kindOf(*play) == Kind::Plant)
            card.drawPlants(rect());
        else
            card.draw(rect());
    }

private:
    CloudAgeTable &m_table;
};

} // namespace

CardStep::CardStep(CloudAgeTable &table, QWidget *parent)
    : QWidget(parent), m_choices(new LanesPage(table, table.guide(), answerLook(table), this))
{
    setObjectName(QStringLiteral("card-step"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(new Drawing(table, this));
    m_choices->setObjectName(QStringLiteral("card-choices"));
    row->addWidget(m_choices, 1);
}

bool CardStep::isAsked(const CloudAgeTable &table)
{
    const auto question = table.guide().askedQuestion();
    if (!question)
        return false;
    constexpr Ask drawn[] = {Ask::Drone,      Ask::SoloZone, Ask::CardValue, Ask::Listed,
                             Ask::Largest,    Ask::Second,   Ask::Plants,    Ask::UpdateZone,
                             Ask::WrenchZone, Ask::Tile,     Ask::Extra};
    return std::any_of(std::begin(drawn), std::end(drawn),
                       [&question](Ask each) { return *question == play::Code(each); });
}

void CardStep::drawCard(QPainter &painter, const QRectF &rect, const CloudAgeTable &table, const QFont &font,
                        const Theme &theme)
{
    CardPainter{table, *table.guide().asked(), painter, theme, font}.draw(rect);
}

bool CardStep::focusFirst()
{
    return m_choices->focusFirst();
}

} // namespace skyledger::ui
