// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/upkeep/upkeepsides.h"

#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/upkeep/upkeeplayout.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <array>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Upkeep)
};

struct StepName {
    QString what;
    QString how;
};

std::array<StepName, 4> stepNames()
{
    return {{{Text::tr("Stage bonus"), Text::tr("to receive")},
             {Text::tr("Bonus effects"), Text::tr("face up", "tiles")},
             {Text::tr("Contracts"), Text::tr("one space to the right")},
             {Text::tr("VP lost"), Text::tr("failed contracts")}}};
}

/// Two lines of text in the vertical middle of an area: the first one bold.
void drawTwoLines(QPainter &painter, const QRectF &area, const QString &what, const QString &how,
                  const Theme &theme)
{
    const QFont plain = painter.font();
    const QFont bold = fittingFont(boldFont(plain), what, area.width());
    const double high = QFontMetricsF(bold).height();
    const double low = QFontMetricsF(plain).height();
    const double top = area.center().y() - (high + low) / 2;
    painter.setPen(theme.color(Role::Text));
    painter.setFont(bold);
    painter.drawText(QRectF(area.left(), top, area.width(), high), Qt::AlignVCenter,
                     QFontMetricsF(bold).elidedText(what, Qt::ElideRight, area.width()));
    painter.setPen(theme.color(Role::QuietText));
    painter.setFont(plain);
    painter.drawText(QRectF(area.left(), top + high, area.width(), low), Qt::AlignVCenter,
                     QFontMetricsF(plain).elidedText(how, Qt::ElideRight, area.width()));
}

void drawArrow(QPainter &painter, const QPointF &from, const QPointF &to, const Theme &theme)
{
    const double tip = (to.x() - from.x()) * 0.35;
    painter.setPen(QPen(theme.color(Role::LitFrame), 2));
    painter.drawLine(from, to);
    painter.drawLine(to, to + QPointF(-tip, -tip));
    painter.drawLine(to, to + QPointF(-tip, tip));
}

} // namespace

UpkeepSteps::UpkeepSteps(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"upkeep-steps"_s);
    retell();
}

void UpkeepSteps::retell()
{
    QStringList said;
    int number = 0;
    for (const StepName &step : stepNames())
        said << Text::tr("%1. %2: %3", "number, step of the upkeep, how")
                    .arg(QString::number(++number), step.what, step.how);
    setSaidName(*this, said.join(u' '));
    setToolTip(plainTip(accessibleName()));
    updateGeometry();
    update();
}

QSize UpkeepSteps::sizeHint() const
{
    const QFontMetrics bold(boldFont(font()));
    const QFontMetrics plain(font());
    int wide = 0;
    for (const StepName &step : stepNames())
        wide = std::max({wide, bold.horizontalAdvance(step.what), plain.horizontalAdvance(step.how)});
    return {wide + plain.height() * 3, plain.height() * 20};
}

void UpkeepSteps::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retell();
    QWidget::changeEvent(event);
}

void UpkeepSteps::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    const double line = fontMetrics().height();
    const auto names = stepNames();
    for (std::size_t step = 0; step < names.size(); ++step) {
        const QRectF row = upkeepRow(static_cast<UpkeepRow>(step + 1), size());
        painter.setPen(QPen(theme.color(Role::Hairline), 1));
        if (step > 0)
            painter.drawLine(row.topLeft() + QPointF(line / 2, 0), row.topRight() - QPointF(line / 2, 0));
        const QRectF disc(line * 0.3, row.center().y() - line * 0.8, line * 1.6, line * 1.6);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(Role::Text));
        painter.drawEllipse(disc);
        painter.setPen(theme.color(Role::Surface));
        painter.setFont(boldFont(font()));
        painter.drawText(disc, Qt::AlignCenter, QString::number(step + 1));
        painter.setFont(font());
        drawTwoLines(painter, row.adjusted(line * 2.4, 0, -line * 0.3, 0), names[step].what, names[step].how,
                     theme);
    }
}

UpkeepForAll::UpkeepForAll(const AirshipCityTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(u"upkeep-for-all"_s);
}

void UpkeepForAll::setSheet(const UpkeepSheet &sheet)
{
    m_sheet = sheet;
    retell();
}

std::vector<UpkeepForAll::Line> UpkeepForAll::lines() const
{
    return {{Text::tr("All crews"), Text::tr("coloured side up")},
            {Text::tr("Round marker"), Text::tr("to round %1").arg(m_sheet.round)},
            {Text::tr("Bonus of stage %1").arg(m_sheet.stage), Text::tr("after step 1: face down")}};
}

void UpkeepForAll::retell()
{
    QStringList said{Text::tr("For everybody")};
    for (const Line &line : lines())
        said << Text::tr("%1: %2", "piece, where it goes").arg(line.what, line.how);
    said << m_table.words().stageBonus(m_sheet.bonus);
    setSaidName(*this, said.join(u". "_s));
    setToolTip(plainTip(accessibleName())); // a narrow window cuts its words
    update();
}

QSize UpkeepForAll::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 50, line * 4};
}

void UpkeepForAll::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retell();
    QWidget::changeEvent(event);
}

/// Grey backs become coloured faces.
void UpkeepForAll::drawCrews(QPainter &painter, const QRectF &area) const
{
    const Theme &theme = Theme::of(palette());
    const auto players = static_cast<double>(m_sheet.seats.size());
    const double token = std::min(area.height() * 0.5, area.width() / (players * 1.3 + 1.4));
    const double step = token * 0.62;
    double left = area.left();
    const double top = area.center().y() - token / 2;
    for (const bool ready : {false, true}) {
        for (const UpkeepSheet::Seat &seat : m_sheet.seats) {
            drawCrew(painter, QRectF(left, top, token, token), lookOf(m_table, seat.player), theme, ready);
            left += step;
        }
        left += token - step;
        if (!ready) {
            drawArrow(painter, {left + token * 0.15, area.center().y()},
                      {left + token * 0.75, area.center().y()}, theme);
            left += token * 0.95;
        }
    }
}

void UpkeepForAll::drawRounds(QPainter &painter, const QRectF &area) const
{
    const Theme &theme = Theme::of(palette());
    const double side = std::min(area.height() * 0.42, area.width() / 4.6);
    double left = area.left();
    for (int round = m_sheet.round - 2; round <= m_sheet.round + 1; ++round) {
        const QRectF space(left, area.center().y() - side / 2, side, side);
        painter.setPen(QPen(theme.color(Role::Outline), 1));
        painter.setBrush(theme.color(Role::Surface));
        drawFrame(painter, space, side / 6);
        const bool here = round == m_sheet.round;
        if (here) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.color(Role::Text));
            painter.drawEllipse(space.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06));
        }
        painter.setPen(theme.color(here ? Role::Surface : Role::QuietText));
        painter.setFont(here ? boldFont(font()) : font());
        painter.drawText(space, Qt::AlignCenter, QString::number(round));
        left += side * 1.12;
    }
    painter.setFont(font());
}

/// The tile as the table knows it: its gain above, what is chosen below.
void UpkeepForAll::drawTile(QPainter &painter, const QRectF &area) const
{
    const Theme &theme = Theme::of(palette());
    drawPanel(painter, area, Role::Developed, DrawnButton::Glow::Quiet, theme);
    const auto &catalogue = m_table.setup().catalogue.stageBonuses;
    const auto known = indexOf(m_sheet.bonus) < table::countOf<StageBonusTile> ? catalogue[m_sheet.bonus]
                                                                               : std::optional<StageBonus>();
    painter.setPen(theme.color(Role::Text));
    if (!known) {
        painter.drawText(area, Qt::AlignCenter, u"?"_s);
        return;
    }
    const QFontMetricsF metrics(painter.font());
    const bool gains = known->gain != Amounts{};
    const bool chooses = known->amount > 0;
    const double high =
        area.height() / ((gains ? 1 : 0) + (chooses ? 1 : 0) + (known->vp != 0 ? 1 : 0) + 0.2);
    QRectF line(area.left(), area.top() + high * 0.1, area.width(), high);
    if (gains) {
        const double wide = amountsWidth(metrics, known->gain);
        drawAmounts(painter, line.adjusted((line.width() - wide) / 2, 0, 0, 0), known->gain, theme);
        line.translate(0, high);
    }
    if (chooses) {
        const QString number = words::signedNumber(known->amount);
        const double wide = bonusWidth(metrics, number, known->choices);
        drawBonus(painter, line.adjusted(std::max(0.0, (line.width() - wide) / 2), 0, 0, 0), number,
                  known->choices, theme);
        line.translate(0, high);
    }
    if (known->vp != 0)
        painter.drawText(line, Qt::AlignCenter, words::points(known->vp));
}

void UpkeepForAll::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    drawPanel(painter, QRectF(rect()), Role::Surface, DrawnButton::Glow::Quiet, theme);
    const double line = fontMetrics().height();
    const QRectF inside = QRectF(rect()).adjusted(line * 0.8, line * 0.4, -line * 0.8, -line * 0.4);
    const double title = std::min(inside.width() * 0.13, line * 9);
    drawTwoLines(painter, QRectF(inside.left(), inside.top(), title, inside.height()),
                 Text::tr("For everybody"), Text::tr("before you go on"), theme);
    const double third = (inside.width() - title) / 3;
    const std::vector<Line> told = lines();
    for (std::size_t i = 0; i < told.size(); ++i) {
        const QRectF part(inside.left() + title + third * static_cast<double>(i), inside.top(), third,
                          inside.height());
        painter.setPen(QPen(theme.color(Role::Hairline), 1));
        painter.drawLine(part.topLeft(), part.bottomLeft());
        const QRectF drawing = part.adjusted(line * 0.6, 0, -part.width() * 0.52, 0);
        if (i == 0)
            drawCrews(painter, drawing);
        else if (i == 1)
            drawRounds(painter, drawing);
        else
            drawTile(painter, drawing);
        drawTwoLines(painter, part.adjusted(part.width() * 0.5, 0, -line * 0.2, 0), told[i].what, told[i].how,
                     theme);
    }
}

} // namespace skyledger::ui
