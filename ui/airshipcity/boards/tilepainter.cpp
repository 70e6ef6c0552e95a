// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/tileface.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/words/numbers.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double bonusPad = 0.2;     // of a line's height, at both ends of the crest bonus
constexpr double leastShrink = 0.75; // of the crest bonus where there is little room

/// How crews share the bottom of a tile.
struct CrewRows {
    int rows = 0;
    int perRow = 0;
    double side = 0; ///< of a token
    double gap = 2;
    double height() const { return rows > 0 ? rows * side + (rows - 1) * gap : 0; }
};

/// One row if tokens stay large enough in it, else the number of rows that lets them be largest.
CrewRows crewRows(std::size_t count, double width, double mostSide)
{
    CrewRows best;
    const int crews = static_cast<int>(count);
    for (int rows = 1; rows <= 3 && crews > 0; ++rows) {
        CrewRows tried;
        tried.rows = rows;
        tried.perRow = (crews + rows - 1) / rows;
        tried.gap = std::max(1.0, mostSide * 0.06);
        tried.side = std::clamp((width - (tried.perRow - 1) * tried.gap) / tried.perRow, 0.0, mostSide);
        if (rows == 1 || tried.side > best.side * 1.15)
            best = tried;
        if (best.side >= mostSide * 0.8)
            break;
    }
    return best;
}

/// The lines of a text that fits as a whole, in smaller letters where it has to be. Nothing if it does not: half a
/// sentence helps nobody, and half a price is a wrong one.
QStringList wholeLines(const QString &text, QFont &font, double width, double room)
{
    for (const QFont &tried : {font, scaledFont(font, 0.9), scaledFont(font, 0.8)}) {
        const QFontMetricsF metrics(tried);
        const int most = std::min(2, static_cast<int>(room / metrics.height()));
        if (most < 1)
            continue;
        QStringList lines = brokenText(text, metrics, width, most);
        const bool isCut = std::any_of(lines.cbegin(), lines.cend(),
                                       [](const QString &line) { return line.endsWith(u'\u2026'); });
        if (isCut)
            continue;
        font = tried;
        return lines;
    }
    return {};
}

class TilePainter
{
public:
    TilePainter(QPainter &painter, const QRectF &inside, const TileFace &face, const Theme &theme)
        : m_painter(painter),
          m_inside(inside),
          m_face(face),
          m_theme(theme),
          m_font(painter.font()),
          m_small(scaledFont(m_font, 0.88))
    {
    }

    void draw()
    {
        drawTop();
        drawBottom();
        drawMiddle();
    }
    const std::vector<QRectF> &crews() const { return m_crews; }

private:
    void pen(Role role) { m_painter.setPen(m_theme.color(role)); }
    void drawTop();
    double drawKey(QPointF middleLeft);
    double crestBonusWidth() const;
    void drawCrestBonus(double x);
    void drawBottom();
    double drawPiggyback(double height);
    void drawCrews(const CrewRows &rows);
    void drawMiddle();
    void drawLines(const QStringList &lines, const QFont &font, Role role, double &y);

    QPainter &m_painter;
    QRectF m_inside;
    const TileFace &m_face;
    const Theme &m_theme;
    QFont m_font;
    QFont m_small;
    double m_top = 0;
    double m_bottom = 0;
    std::vector<QRectF> m_crews;
};

void TilePainter::drawTop()
{
    const QFontMetricsF metrics(m_small);
    m_painter.setFont(m_small);
    const double dot = shapeSide(metrics);
    const QRectF row(m_inside.left(), m_inside.top(), m_inside.width(), metrics.height());
    double x = row.left();
    if (m_face.crests) {
        const double step = dot * (m_face.crests->size() > 2 ? 1.06 : 1.2);
        for (const Resource resource : *m_face.crests) {
            drawResource(m_painter, QRectF(x, row.center().y() - dot / 2, dot, dot), resource, m_theme);
            x += step;
        }
    } else {
        pen(Role::LitFrame);
        m_painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, u"?"_s);
        x += metrics.horizontalAdvance(u"? "_s);
    }
    if (x > row.left())
        x += dot * 0.3;
    m_top = row.bottom();
    if (!m_face.offer.key.isNull())
        x += drawKey(QPointF(x, row.center().y()));
    // The double chevron marks what only the Long Distance Flight reaches.
    const QString name = m_face.offer.key.isNull() ? words::name(m_face.cell) : QString();
    const QString place = name + (m_face.offer.longDistance ? u" »"_s : QString());
    const double placeWidth = metrics.horizontalAdvance(place);
    // Where both do not fit, the bonus matters more than the name of the space.
    if (x + placeWidth + crestBonusWidth() * leastShrink <= row.right()) {
        pen(Role::QuietText);
        m_painter.drawText(QRectF(x, row.top(), row.width(), row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                           place);
        x += placeWidth;
    }
    if (m_face.developed)
        drawCrestBonus(x);
}

/// The key that takes the tile, in the place of the space's name; answers its width.
double TilePainter::drawKey(QPointF middleLeft)
{
    const double side = QFontMetricsF(m_small).height();
    const QRectF box(middleLeft.x(), middleLeft.y() - side / 2, side, side);
    m_painter.save();
    m_painter.setPen(QPen(m_theme.color(Role::QuietText), 1));
    m_painter.setBrush(m_theme.color(Role::Surface));
    m_painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    m_painter.setFont(boldFont(m_small));
    pen(Role::Text);
    m_painter.drawText(box, Qt::AlignCenter, QString(m_face.offer.key));
    m_painter.restore();
    return side + 3;
}

double TilePainter::crestBonusWidth() const
{
    if (!m_face.developed || (m_face.crestBonus && m_face.crestBonus->amount == 0))
        return 0;
    const QFontMetricsF metrics(boldFont(m_small));
    const bool known = m_face.crestBonus.has_value();
    const QString number = known ? words::signedNumber(m_face.crestBonus->amount) : u"?"_s;
    return bonusWidth(metrics, number, known ? m_face.crestBonus->choices : ResourceSet{})
        + 2 * metrics.height() * bonusPad;
}

void TilePainter::drawCrestBonus(double x)
{
    const QFontMetricsF metrics(m_small);
    const bool known = m_face.crestBonus.has_value();
    if (known && m_face.crestBonus->amount == 0)
        return;
    const QString number = known ? words::signedNumber(m_face.crestBonus->amount) : u"?"_s;
    const ResourceSet choices = known ? m_face.crestBonus->choices : ResourceSet{};
    const double pad = metrics.height() * bonusPad;
    const double width = crestBonusWidth();
    const double room = m_inside.right() - x - 2;
    const double shrink = std::clamp(room / width, leastShrink, 1.0);
    m_painter.save();
    m_painter.translate(m_inside.right() + pad * 0.4, m_inside.top());
    m_painter.scale(shrink, shrink);
    const QRectF plate(-width, 0, width, metrics.height());
    m_painter.setPen(
        QPen(m_theme.color(known ? Role::Outline : Role::LitFrame), 1, known ? Qt::SolidLine : Qt::DashLine));
    m_painter.setBrush(m_theme.color(Role::Panel));
    m_painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    m_painter.setFont(boldFont(m_small));
    pen(known ? Role::Text : Role::LitFrame);
    drawBonus(m_painter, plate.adjusted(pad, 0, 0, 0), number, choices, m_theme);
    m_painter.restore();
}

double TilePainter::drawPiggyback(double height)
{
    const bool known = m_face.piggyback.has_value();
    if (known && m_face.piggyback->amount == 0)
        return 0;
    const QFontMetricsF metrics(m_small);
    m_painter.setFont(m_small);
    const QString number = known ? words::signedNumber(m_face.piggyback->amount) : u"?"_s;
    const ResourceSet choices = known ? m_face.piggyback->choices : ResourceSet{};
    const double width = bonusWidth(metrics, number, choices);
    pen(known ? Role::QuietText : Role::LitFrame);
    const QRectF rect(m_inside.right() - width, m_inside.bottom() - height, width, height);
    drawBonus(m_painter, rect, number, choices, m_theme);
    return width;
}

void TilePainter::drawBottom()
{
    const double line = QFontMetricsF(m_small).height();
    const double token = std::max(line, m_inside.height() * 0.25);
    const double taken = drawPiggyback(line);
    const double width = m_inside.width() - (taken > 0 ? taken + 4 : 0);
    const CrewRows rows = crewRows(m_face.crews.size(), width, token);
    const double height = std::max(rows.height(), taken > 0 ? line : 0);
    m_bottom = m_inside.bottom() - height;
    drawCrews(rows);
}

void TilePainter::drawCrews(const CrewRows &rows)
{
    m_painter.setFont(m_font);
    m_crews.reserve(m_face.crews.size());
    for (std::size_t i = 0; i < m_face.crews.size(); ++i) {
        const CrewOnTile &crew = m_face.crews[i];
        const int row = static_cast<int>(i) / rows.perRow;
        const int column = static_cast<int>(i) % rows.perRow;
        const QRectF token(m_inside.left() + column * (rows.side + rows.gap),
                           m_inside.bottom() - rows.height() + row * (rows.side + rows.gap), rows.side,
                           rows.side);
        m_crews.push_back(token);
        const double ring = std::max(2.0, rows.side / 10);
        if (crew.inHand) {
            m_painter.setPen(QPen(m_theme.color(Role::Accent), ring));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawEllipse(token.adjusted(ring / 2 - 2, ring / 2 - 2, 2 - ring / 2, 2 - ring / 2));
        }
        const double inset = crew.inHand ? ring : 0;
        drawCrew(m_painter, token.adjusted(inset, inset, -inset, -inset), crew.look, m_theme, crew.ready);
    }
}

void TilePainter::drawLines(const QStringList &lines, const QFont &font, Role role, double &y)
{
    const double height = QFontMetricsF(font).height();
    m_painter.setFont(font);
    pen(role);
    for (const QString &line : lines) {
        m_painter.drawText(QRectF(m_inside.left(), y, m_inside.width(), height), Qt::AlignCenter, line);
        y += height;
    }
}

void TilePainter::drawMiddle()
{
    const double width = m_inside.width();
    QString title = m_face.name;
    QFont bold = boldFont(m_font, 1.08);
    if (QFontMetricsF(bold).horizontalAdvance(title) > width)
        title = words::shortName(m_face.kind);
    bold = fittingFont(bold, title, width);
    const QFontMetricsF nameMetrics(bold);
    QFont effectFont = fittingFont(m_small, m_face.effect, width);
    const double smallHeight = QFontMetricsF(effectFont).height();
    const double gap = 2;
    double room = m_bottom - m_top - 2 * gap;
    const int titleLines = room > 2 * nameMetrics.height() + smallHeight ? 2 : 1;
    const QStringList name = brokenText(title, nameMetrics, width, titleLines);
    room -= static_cast<double>(name.size()) * nameMetrics.height();
    const QStringList effect = wholeLines(m_face.effect, effectFont, width, room);
    const QFontMetricsF smallMetrics(effectFont);
    room -= static_cast<double>(effect.size()) * smallMetrics.height();
    QStringList detail;
    // What a tile brings is printed on it; only what is still to be copied is added. The cards tell the rest.
    const bool lacks = m_face.offer.glow == DrawnButton::Glow::Missing && !m_face.offer.detail.isEmpty();
    if (lacks && room > smallMetrics.height() && smallMetrics.horizontalAdvance(m_face.offer.detail) <= width)
        detail << m_face.offer.detail;
    room -= static_cast<double>(detail.size()) * smallMetrics.height();
    const double most = m_inside.height() * 0.3;
    const int picture = room > nameMetrics.height() * 1.1 ? static_cast<int>(std::min(most, room - gap)) : 0;
    double y = m_top + gap + std::max(0.0, (room - picture) / 2);
    if (picture > 0) {
        const double ratio = m_painter.device()->devicePixelRatioF();
        m_painter.drawPixmap(QPointF(std::round(m_inside.center().x() - picture / 2.0), std::round(y)),
                             tilePictogram(m_face.kind, picture, ratio, m_theme.color(Role::QuietText)));
        y += picture;
    }
    drawLines(name, bold, Role::Text, y);
    drawLines(effect, effectFont, Role::QuietText, y);
    drawLines(detail, effectFont, Role::LitFrame, y);
}

} // namespace

std::vector<QRectF> drawTile(QPainter &painter, const QRectF &inside, const TileFace &face,
                             const Theme &theme)
{
    painter.save();
    TilePainter tile(painter, inside, face, theme);
    tile.draw();
    painter.restore();
    return tile.crews();
}

} // namespace skyledger::ui
