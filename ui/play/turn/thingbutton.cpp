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

constexpr double linesBelowName = 2.5; ///< a second line of the name, and what is drawn
constexpr double keyLetters = 0.8;     ///< so that the frame of a key keeps clear of its letter

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
    setTip([this] { return m_face.line.isEmpty() ? m_face.title : m_face.title + u'\n' + m_face.line; });
}

void ThingButton::setWords(const QString &title, const QString &line)
{
    m_title = title;
    m_line = line;
    refresh();
}

void ThingButton::refresh()
{
    Face face{m_title, m_line, {}, {}, false, isChosen(), drawn()};
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
    QRectF inside = drawGround(painter, Role::Panel);
    if (m_face.chosen) {
        painter.setPen(QPen(theme.color(Role::Accent), theme.ringWidth()));
        painter.setBrush(Qt::NoBrush);
        drawFrame(painter, QRectF(rect()).adjusted(1, 1, -1, -1), cornerRadius(font()));
    }
    const QFont bold = boldFont(font(), 0.95);
    const QFontMetricsF metrics(bold);
    painter.setFont(bold);
    QRectF line(inside.left(), inside.top(), inside.width(), metrics.height());
    if (!m_face.key.isNull()) {
        const double side = metrics.height();
        const QRectF key(line.right() - side, line.top(), side, side);
        painter.setPen(QPen(theme.color(Role::Outline), 1)); // a wider one would run into the letter
        painter.setBrush(theme.color(Role::Panel));
        drawFrame(painter, key, side / 5);
        painter.setPen(theme.color(Role::Text));
        painter.setFont(boldFont(font(), keyLetters));
        painter.drawText(key, Qt::AlignCenter, QString(m_face.key));
        painter.setFont(bold);
        line.setRight(key.left() - 4);
        // Where the key leaves no room the name stands below it.
        if (metrics.horizontalAdvance(m_face.title) > line.width())
            line = QRectF(inside.left(), key.bottom() + 2, inside.width(), line.height());
    }
    painter.setPen(theme.color(m_face.offered || glow() == Glow::Quiet ? Role::Text : Role::QuietText));
    // A long name is broken where that leaves room for what stands below it.
    const bool isHigh = inside.bottom() - line.bottom() >= metrics.height() * linesBelowName;
    const QStringList name = brokenText(m_face.title, metrics, line.width(), isHigh ? 2 : 1);
    for (const QString &each : name) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, each);
        line.translate(0, line.height());
    }
    inside.setTop(line.top() + 1);
    const double below = drawThing(painter, inside, theme);
    const QFont small = scaledFont(font(), 0.9);
    const QFontMetricsF words(small);
    painter.setFont(small);
    painter.setPen(theme.color(glow() == Glow::Missing ? Role::LitFrame : Role::QuietText));
    const double room = inside.height() - below;
    const int lines = static_cast<int>(room / words.lineSpacing());
    if (lines < 1)
        return;
    const QStringList broken = brokenText(m_face.line, words, inside.width(), lines);
    double top = inside.top();
    for (const QString &each : broken) {
        painter.drawText(QRectF(inside.left(), top, inside.width(), words.lineSpacing()),
                         Qt::AlignLeft | Qt::AlignVCenter, each);
        top += words.lineSpacing();
    }
}

bool focusFirstLit(const QWidget &board)
{
    const auto things = board.findChildren<ThingButton *>();
    const auto lit = std::find_if(things.begin(), things.end(), [](const ThingButton *thing) {
        return thing->glow() != DrawnButton::Glow::Quiet;
    });
    if (lit == things.end())
        return false;
    (*lit)->setFocus();
    return true;
}

} // namespace skyledger::ui
