// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/thingbutton.h"

#include "ui/play/turn/pointedoption.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtGui/QRegion>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

namespace {

constexpr double leastBelow = 0.8; ///< of a line: what is drawn below a name can be told apart from there on
constexpr double keyLetters = 0.8; ///< so that the frame of a key keeps clear of its letter

/// What a panel with round corners leaves free of its widget.
void drawAround(QPainter &painter, const QRect &rect, int edge, const QBrush &ground)
{
    const QRect inside = rect.adjusted(edge, edge, -edge, -edge);
    const QRegion around = QRegion(rect) - inside;
    for (const QRect &strip : around)
        painter.fillRect(strip, ground);
}

} // namespace

ThingButton::ThingButton(StepGuide &guide, const BoardThing &thing, QWidget *parent)
    : DrawnButton(parent), m_guide(guide), m_thing(thing)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(this, &DrawnButton::taken, this, [this] { m_guide.touch(m_thing); });
    PointedOption::of(m_guide).watch(*this, [this] { return m_guide.optionFor(m_thing); });
    setRules(*this, [this](const std::optional<QPoint> &) {
        const QString &rule = m_face.rule.isEmpty() ? m_rule : m_face.rule;
        return rule.isEmpty() ? QStringList() : QStringList{rule};
    });
    setTip([this] {
        QStringList told{m_face.title, m_face.line, m_face.stand.said};
        told.removeAll(QString());
        return told.join(u'\n');
    });
}

void ThingButton::setWords(const QString &title, const QString &line)
{
    m_title = title;
    m_line = line;
    refresh();
}

void ThingButton::setStand(const ThingStand &stand)
{
    m_stand = stand;
    refresh();
}

void ThingButton::refresh()
{
    Shown face{m_title, m_line, {}, {}, false, m_stand, drawn()};
    Glow glow = Glow::Quiet;
    if (const PlayOption *option = m_guide.optionFor(m_thing)) {
        face.rule = option->rule;
        face.key = option->key;
        if (!option->detail.isEmpty())
            face.line = option->detail;
        face.offered = option->status != PlayOption::Status::Refused;
        if (option->status == PlayOption::Status::Offered)
            glow = Glow::Lit;
        else if (option->status == PlayOption::Status::Undetermined)
            glow = Glow::Missing;
    }
    setGlow(glow);
    if (face == m_face)
        return;
    m_face = std::move(face);
    update();
    QStringList said{m_face.title};
    if (!m_face.line.isEmpty())
        said << m_face.line;
    if (!m_face.stand.said.isEmpty())
        said << m_face.stand.said;
    if (m_face.offered)
        said << tr("can be chosen now");
    setSaidName(*this, said.join(QStringLiteral(", ")));
}

QSize ThingButton::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.averageCharWidth() * 14, metrics.height() * 3};
}

/// Boards are large: their ground is not drawn below all of their things too. A style that looks at a button takes that
/// back.
bool ThingButton::event(QEvent *event)
{
    const bool isTaken = DrawnButton::event(event);
    if (event->type() == QEvent::Polish || event->type() == QEvent::StyleChange)
        setAttribute(Qt::WA_OpaquePaintEvent);
    return isTaken;
}

void ThingButton::changeEvent(QEvent *event)
{
    DrawnButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

double ThingButton::drawThing(QPainter &, const QRectF &, const Theme &)
{
    return 0;
}

void ThingButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    const QWidget &board = parentWidget() != nullptr ? *parentWidget() : *this;
    drawAround(painter, rect(), static_cast<int>(std::ceil(cornerRadius(font()))) + 1,
               board.palette().brush(board.backgroundRole()));
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF inside = drawGround(painter, m_face.stand.isOver ? Role::Surface : Role::Panel);
    if (m_face.stand.isChosen) {
        painter.setPen(QPen(theme.color(Role::Accent), theme.ringWidth()));
        painter.setBrush(Qt::NoBrush);
        drawFrame(painter, QRectF(rect()).adjusted(1, 1, -1, -1), cornerRadius(font()));
    }
    drawFace(painter, inside, theme);
}

void ThingButton::drawFace(QPainter &painter, const QRectF &inside, const Theme &theme)
{
    QRectF room = drawName(painter, inside, theme);
    drawTokens(painter, room, theme);
    const double taken = drawThing(painter, room, theme);
    const QFont small = scaledFont(font(), 0.9);
    const QFontMetricsF words(small);
    painter.setFont(small);
    painter.setPen(theme.color(glow() == Glow::Missing ? Role::LitFrame : Role::QuietText));
    const int lines = static_cast<int>((room.height() - taken) / words.lineSpacing());
    if (lines < 1)
        return;
    const QStringList broken = brokenText(m_face.line, words, room.width(), lines);
    double top = room.top();
    for (const QString &each : broken) {
        painter.drawText(QRectF(room.left(), top, room.width(), words.lineSpacing()),
                         Qt::AlignLeft | Qt::AlignVCenter, each);
        top += words.lineSpacing();
    }
}

/// The key in its frame at the upper right; answers what it leaves of the first line.
QRectF ThingButton::drawKey(QPainter &painter, const QRectF &inside, const QFontMetricsF &metrics,
                            const Theme &theme)
{
    const double side = metrics.height();
    const QRectF line(inside.left(), inside.top(), inside.width(), side);
    if (m_face.key.isNull())
        return line;
    const QRectF key(line.right() - side, line.top(), side, side);
    painter.setPen(QPen(theme.color(Role::Outline), 1)); // a wider one would run into the letter
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, key, side / 5);
    painter.setPen(theme.color(Role::Text));
    painter.setFont(boldFont(font(), keyLetters));
    painter.drawText(key, Qt::AlignCenter, QString(m_face.key));
    return line.adjusted(0, 0, -side - 4, 0);
}

/// In as many lines as leave room for what stands below, or as it needs; answers that room, beside the name where there is
/// none below.
QRectF ThingButton::drawName(QPainter &painter, const QRectF &inside, const Theme &theme)
{
    const QFont bold = boldFont(font(), 0.95);
    const QFontMetricsF metrics(bold);
    const QRectF first = drawKey(painter, inside, metrics, theme);
    const auto fitted = [&](double height) {
        return fittedName(m_face.title, bold, first.width(), inside.width(), height);
    };
    FittedName name = fitted(inside.height() - metrics.height() * leastBelow);
    if (!name.isWhole)
        name = fitted(inside.height());
    const QFontMetricsF letters(name.font);
    painter.setFont(name.font);
    painter.setPen(theme.color(
        !m_face.stand.isOver && (m_face.offered || glow() == Glow::Quiet) ? Role::Text : Role::QuietText));
    QRectF line = first;
    for (qsizetype i = 0; i < name.lines.size(); ++i) {
        if (i > 0)
            line = QRectF(inside.left(), line.bottom(), inside.width(), letters.height());
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name.lines[i]);
    }
    const QRectF below(inside.left(), line.bottom() + 1, inside.width(), inside.bottom() - line.bottom() - 1);
    if (below.height() >= metrics.height() * leastBelow)
        return below;
    const double end = line.left() + letters.horizontalAdvance(name.lines.constLast()) + 4;
    line.setLeft(std::min(line.right(), end));
    return line;
}

/// Takes its place from the room.
void ThingButton::drawTokens(QPainter &painter, QRectF &room, const Theme &theme) const
{
    const auto &tokens = m_face.stand.tokens;
    if (tokens.empty())
        return;
    const auto count = static_cast<double>(tokens.size());
    const double side =
        std::min({room.height(), QFontMetricsF(font()).height() * 1.35, room.width() / count - 3});
    QRectF place(room.right() - count * (side + 3) + 3, room.bottom() - side, side, side);
    if (room.height() >= side * 2)
        room.setBottom(place.top());
    else
        room.setRight(place.left() - 3);
    for (const PlayerLook &token : tokens) {
        drawCrew(painter, place, token, theme);
        place.translate(side + 3, 0);
    }
}

bool focusFirstLit(const QWidget &board)
{
    const auto things = board.findChildren<ThingButton *>();
    const auto lit = std::find_if(things.begin(), things.end(), [&board](const ThingButton *thing) {
        return thing->glow() != DrawnButton::Glow::Quiet && thing->isVisibleTo(&board);
    });
    if (lit == things.end())
        return false;
    (*lit)->setFocus();
    return true;
}

} // namespace skyledger::ui
