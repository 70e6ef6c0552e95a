// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/tilebutton.h"

#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/spacepainter.h"
#include "ui/words/numbers.h"

#include <QtGui/QHelpEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QToolTip>

#include <algorithm>
#include <cmath>
#include <optional>

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

/// A bonus as it is written on a tile: "+1" and what to choose from, "?" while nobody has copied it.
struct WrittenBonus {
    QString number;
    ResourceSet choices;
    bool isKnown = false;
};
/// Nothing where there is none.
std::optional<WrittenBonus> written(const std::optional<ResourceBonus> &bonus)
{
    if (!bonus)
        return WrittenBonus{u"?"_s, {}};
    if (bonus->amount == 0)
        return std::nullopt;
    return WrittenBonus{words::signedNumber(bonus->amount), bonus->choices, true};
}

/// Draws what is printed on a tile and what stands on it into a rectangle, in the painter's font. Where there is little
/// room the pictogram goes first, then the choice's detail, then the effect.
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
        if (face.developed)
            m_crestBonus = written(face.crestBonus);
    }

    /// Answers where the crews stand.
    std::vector<QRectF> draw()
    {
        drawTop();
        drawBottom();
        drawMiddle();
        return m_crews;
    }

private:
    void pen(Role role) { m_painter.setPen(m_theme.color(role)); }
    void write(const QRectF &rect, const QString &text, Role ink, Qt::Alignment alignment = Qt::AlignCenter)
    {
        drawWords(m_painter, rect, text, m_theme.color(ink), alignment);
    }

    void drawTop()
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
            write(row, u"?"_s, Role::LitFrame, Qt::AlignLeft | Qt::AlignVCenter);
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
            write(row.translated(x - row.left(), 0), place, Role::QuietText,
                  Qt::AlignLeft | Qt::AlignVCenter);
            x += placeWidth;
        }
        if (m_crestBonus)
            drawCrestBonus(*m_crestBonus, x);
    }

    /// The key that takes the tile, in the place of the space's name; answers its width.
    double drawKey(QPointF middleLeft)
    {
        const double side = QFontMetricsF(m_small).height();
        const QRectF box(middleLeft.x(), middleLeft.y() - side / 2, side, side);
        m_painter.save();
        m_painter.setPen(QPen(m_theme.color(Role::QuietText), 1));
        m_painter.setBrush(m_theme.color(Role::Surface));
        m_painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        m_painter.setFont(boldFont(m_small));
        write(box, QString(m_face.offer.key), Role::Text);
        m_painter.restore();
        return side + 3;
    }

    double crestBonusWidth() const
    {
        if (!m_crestBonus)
            return 0;
        const QFontMetricsF metrics(boldFont(m_small));
        return bonusWidth(metrics, m_crestBonus->number, looksOf(m_crestBonus->choices))
            + 2 * metrics.height() * bonusPad;
    }

    void drawCrestBonus(const WrittenBonus &bonus, double x)
    {
        const QFontMetricsF metrics(m_small);
        const double pad = metrics.height() * bonusPad;
        const double width = crestBonusWidth();
        const double room = m_inside.right() - x - 2;
        const double shrink = std::clamp(room / width, leastShrink, 1.0);
        m_painter.save();
        m_painter.translate(m_inside.right() + pad * 0.4, m_inside.top());
        m_painter.scale(shrink, shrink);
        const QRectF plate(-width, 0, width, metrics.height());
        m_painter.setPen(QPen(m_theme.color(bonus.isKnown ? Role::Outline : Role::LitFrame), 1,
                              bonus.isKnown ? Qt::SolidLine : Qt::DashLine));
        m_painter.setBrush(m_theme.color(Role::Panel));
        m_painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
        m_painter.setFont(boldFont(m_small));
        pen(bonus.isKnown ? Role::Text : Role::LitFrame);
        drawBonus(m_painter, plate.adjusted(pad, 0, 0, 0), bonus.number, looksOf(bonus.choices), m_theme);
        m_painter.restore();
    }

    void drawBottom()
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

    /// Answers its width.
    double drawPiggyback(double height)
    {
        const std::optional<WrittenBonus> bonus = written(m_face.piggyback);
        if (!bonus)
            return 0;
        m_painter.setFont(m_small);
        const double width = bonusWidth(QFontMetricsF(m_small), bonus->number, looksOf(bonus->choices));
        pen(bonus->isKnown ? Role::QuietText : Role::LitFrame);
        const QRectF rect(m_inside.right() - width, m_inside.bottom() - height, width, height);
        drawBonus(m_painter, rect, bonus->number, looksOf(bonus->choices), m_theme);
        return width;
    }

    void drawCrews(const CrewRows &rows)
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

    void drawMiddle()
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
        if (lacks && room > smallMetrics.height()
            && smallMetrics.horizontalAdvance(m_face.offer.detail) <= width)
            detail << m_face.offer.detail;
        room -= static_cast<double>(detail.size()) * smallMetrics.height();
        const double most = m_inside.height() * 0.3;
        const int picture =
            room > nameMetrics.height() * 1.1 ? static_cast<int>(std::min(most, room - gap)) : 0;
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

    void drawLines(const QStringList &lines, const QFont &font, Role role, double &y)
    {
        const double height = QFontMetricsF(font).height();
        m_painter.setFont(font);
        for (const QString &line : lines) {
            write({m_inside.left(), y, m_inside.width(), height}, line, role);
            y += height;
        }
    }

    QPainter &m_painter;
    QRectF m_inside;
    const TileFace &m_face;
    const Theme &m_theme;
    QFont m_font;
    QFont m_small;
    std::optional<WrittenBonus> m_crestBonus;
    double m_top = 0;
    double m_bottom = 0;
    std::vector<QRectF> m_crews;
};

constexpr double leastHit = 22; // of a token, in pixels

} // namespace

TileButton::TileButton(Cell cell, QWidget *parent) : DraggedButton(parent), m_cell(cell)
{
    setObjectName(u"cell-"_s + words::name(cell));
    setPart(*this, cell);
}

void TileButton::setFace(const TileFace &face)
{
    if (face == m_face)
        return;
    m_face = face;
    setGlow(face.offer.glow);
    update();
}

/// The crew whose token is there; null for none. It can be hit a bit beside it.
const CrewOnTile *TileButton::crewAt(QPointF at) const
{
    const auto least = [](double side) { return std::max(0.0, (leastHit - side) / 2); };
    for (std::size_t i = 0; i < m_crewPlaces.size() && i < m_face.crews.size(); ++i) {
        const double more = least(m_crewPlaces[i].width());
        if (m_crewPlaces[i].adjusted(-more, -more, more, more).contains(at))
            return &m_face.crews[i];
    }
    return nullptr;
}

bool TileButton::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_crewTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const CrewOnTile *crew = crewAt(help->pos())) {
            QToolTip::showText(help->globalPos(), plainTip(m_crewTip(*crew)), this);
            return true;
        }
    }
    return DraggedButton::event(event);
}

bool TileButton::isPart(const QPointF &pressed, const QPointF &released) const
{
    const CrewOnTile *crew = crewAt(released);
    return crew != nullptr && crew == crewAt(pressed);
}

void TileButton::takePart(const QPointF &at)
{
    const CrewOnTile taken = *crewAt(at);
    emit crewTaken(taken.player, taken.crew);
}

void TileButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(font());
    const QRectF inside = drawGround(painter, m_face.developed ? Role::Developed : Role::Panel);
    const Theme &theme = Theme::of(palette());
    m_crewPlaces = TilePainter(painter, inside, m_face, theme).draw();
    if (!m_face.moves)
        return;
    // The ends of a dash in a round corner would stand out of the frame if they were square.
    painter.setPen(QPen(theme.color(Role::Accent), theme.ringWidth(), Qt::DashLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    drawFrame(painter, QRectF(rect()).adjusted(1, 1, -1, -1), cornerRadius(font()));
}

} // namespace skyledger::ui
