// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/airshipboardcard.h"

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/missions.h"
#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/looks/looks.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/names.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace skyledger::ui {

using namespace cloudage;

namespace {

/// What stands before a number that becomes another one by what is pointed at, both in brass; else nothing.
QString changing(QPainter &painter, const Theme &theme, int now, int then)
{
    painter.setPen(theme.color(now == then ? Role::Text : Role::LitFrame));
    return now == then ? QString() : QStringLiteral("%1→").arg(now);
}

constexpr int linesFolded = 4;
constexpr int linesOpen = 5;

} // namespace

AirshipBoardCard::AirshipBoardCard(CloudAgeTable &table, Player player, QWidget *parent)
    : QWidget(parent), m_table(table), m_player(player)
{
    setObjectName(QStringLiteral("airship-%1").arg(indexOf(player) + 1));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    setRules(*this, QStringLiteral("CA-BOARD-01"));
    refresh();
}

const PlayerState &AirshipBoardCard::board() const
{
    return m_table.state().players[m_player];
}

int AirshipBoardCard::lines(Fold fold) const
{
    return fold == Fold::Open ? linesOpen + static_cast<int>(heldMissions(board()).size())
                              : linesFolded - (fold == Fold::Low ? 1 : 0);
}

QSize AirshipBoardCard::sizeHint() const
{
    const int line = fontMetrics().height() * 5 / 4;
    return {fontMetrics().averageCharWidth() * 44, line * lines(m_fold) + line};
}

QSize AirshipBoardCard::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 34, leastHeight(m_fold)};
}

int AirshipBoardCard::leastHeight(Fold fold) const
{
    return fontMetrics().height() * 11 / 10 * lines(fold) + 8;
}

void AirshipBoardCard::setFold(Fold fold)
{
    if (fold == m_fold)
        return;
    m_fold = fold;
    updateGeometry();
    update();
}

void AirshipBoardCard::refresh(const State *then)
{
    Shown now{spoken(),
              board(),
              lookOf(m_table, m_player),
              m_table.setup().catalogue.books,
              m_table.state().first == m_player && m_table.setup().playerCount > 1,
              m_table.asked() == m_player,
              then != nullptr ? then->players[m_player] : board()};
    if (m_shown == now)
        return;
    m_shown = std::move(now);
    setSaidName(*this, m_shown->said);
    QStringList missions; // whose names may be cut on it
    for (const HeldMission &held : heldMissions(board()))
        missions << words::capitalised(wording::name(held.mission));
    setToolTip(plainTip(missions.join(QChar(u'\n'))));
    updateGeometry();
    update();
}

QString AirshipBoardCard::spoken() const
{
    const PlayerState &state = board();
    QStringList parts{m_table.words().player(m_player), words::points(state.vp)};
    for (const Resource resource : all<Resource>()) {
        if (resource != Resource::Plants || m_table.setup().plantsInPlay())
            parts << wording::amountOf(resource, state.stock[resource]);
    }
    parts << tr("production level %1").arg(state.level) << tr("%n marker(s) left", nullptr, state.markersLeft)
          << tr("movement points: %1").arg(movementPoints(state))
          << tr("combat value %1").arg(baseCombat(state));
    if (m_table.setup().plantsInPlay())
        parts << tr("planting capacity %1").arg(plantingCapacity(m_table.setup(), state));
    parts << tr("the Navigation discard: %1").arg(wording::valuesOf(state.navigation.discard));
    for (const HeldMission &held : heldMissions(state)) {
        parts << tr("mission %1: %2", "what is counted, number")
                     .arg(wording::name(held.mission))
                     .arg(missionReached(m_table.setup(), m_table.state(), m_player, held.mission));
    }
    return words::listed(parts);
}

void AirshipBoardCard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit wanted();
    QWidget::mouseReleaseEvent(event);
}

void AirshipBoardCard::drawHeading(QPainter &painter, const QRectF &line, const Theme &theme) const
{
    const double side = line.height();
    drawCrew(painter, QRectF(line.left(), line.top(), side, side), lookOf(m_table, m_player), theme);
    QRectF rest = line.adjusted(side + 6, 0, 0, 0);
    painter.setFont(boldFont(font(), 1.1));
    const QString vp =
        changing(painter, theme, board().vp, m_shown->then.vp) + words::points(m_shown->then.vp);
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, vp);
    painter.setPen(theme.color(Role::Text));
    const QFontMetricsF metrics(painter.font());
    rest.setRight(rest.right() - metrics.horizontalAdvance(vp) - 8);
    QString name = m_table.words().player(m_player);
    if (m_shown->isFirst)
        //: Beside the name of the player who begins the round
        name = tr("%1 (first)").arg(name);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(name, Qt::ElideRight, rest.width()));
}

void AirshipBoardCard::drawStock(QPainter &painter, const QRectF &line, const Theme &theme) const
{
    const bool plants = m_table.setup().plantsInPlay();
    const double step = line.width() / (plants ? 5 : 4);
    painter.setFont(boldFont(font()));
    QRectF place(line.left(), line.top(), step, line.height());
    for (const Resource resource : all<Resource>()) {
        if (resource == Resource::Plants && !plants)
            continue;
        const double side = line.height() * 0.8;
        drawResource(painter, QRectF(place.left(), place.center().y() - side / 2, side, side),
                     lookOf(resource), theme);
        const int then = m_shown->then.stock[resource];
        painter.drawText(place.adjusted(side + 4, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         changing(painter, theme, board().stock[resource], then) + QString::number(then));
        place.translate(step, 0);
    }
}

/// The round track: eight spaces, books between them, markers that are left on the right.
void AirshipBoardCard::drawTrack(QPainter &painter, const QRectF &line, const Theme &theme) const
{
    painter.setFont(scaledFont(font(), 0.9));
    painter.setPen(theme.color(Role::QuietText));
    const QString title = tr("Rounds");
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
    const double left = line.left() + QFontMetricsF(painter.font()).horizontalAdvance(title) + 10;
    const double step = (line.right() - left) / trackSpaces;
    const double side = std::min(step * 0.66, line.height() * 0.9);
    const auto &books = m_table.setup().catalogue.books;
    for (const Space space : all<Space>()) {
        const int number = numberOf(space);
        const QRectF place(left + step * (number - 1), line.center().y() - side / 2, side, side);
        const bool lies = number >= leftmostSpace(board().markersLeft);
        if (lies && number < leftmostSpace(m_shown->then.markersLeft))
            drawPanel(painter, place.adjusted(-2, -2, 2, 2), Role::Lit, DrawnButton::Glow::Lit, theme);
        if (lies)
            drawMarker(painter, place, {lookOf(m_table, m_player).color, {}}, theme);
        else
            drawEmptySpace(painter, place, theme);
        if (books && books->contains(space)) {
            painter.setPen(QPen(theme.color(Role::LitFrame), 2));
            const double x = place.right() + (step - side) / 2;
            painter.drawLine(QPointF(x, place.top()), QPointF(x, place.bottom()));
        }
    }
}

/// What each upgrade zone adds up to, and how many upgrades of it are built.
void AirshipBoardCard::drawUpgrades(QPainter &painter, const QRectF &line, const Theme &theme) const
{
    const PlayerState &now = board();
    const PlayerState &then = m_shown->then;
    const auto numbers = [this](const PlayerState &of) {
        return std::array{movementPoints(of), baseCombat(of), plantingCapacity(m_table.setup(), of)};
    };
    const auto numbersNow = numbers(now);
    const auto numbersThen = numbers(then);
    const QString sums[] = {tr("Move %1", "movement points").arg(numbersThen[0]),
                            tr("Fight %1", "combat value").arg(numbersThen[1]),
                            tr("Plant %1", "planting capacity").arg(numbersThen[2])};
    painter.setFont(boldFont(font(), 0.9));
    const QFontMetricsF metrics(painter.font());
    const int zones = m_table.setup().plantsInPlay() ? 3 : 2; // planting is the last one
    double texts = 0;
    int upgrades = 0;
    for (const UpgradeZone zone : all<UpgradeZone>()) {
        if (static_cast<int>(zone) < zones) {
            texts += metrics.horizontalAdvance(sums[indexOf(zone)]) + 5;
            upgrades += upgradesIn(zone);
        }
    }
    // What is left over parts the zones; where that is too little the squares get smaller.
    constexpr double least = 8;
    const double side =
        std::min(line.height() * 0.42, (line.width() - texts - least * (zones - 1)) / upgrades - 2);
    const double gap = (line.width() - texts - upgrades * (side + 2)) / (zones - 1);
    double left = line.left();
    for (const UpgradeZone zone : all<UpgradeZone>()) {
        if (static_cast<int>(zone) >= zones)
            continue;
        const bool changes = numbersNow[indexOf(zone)] != numbersThen[indexOf(zone)];
        painter.setPen(theme.color(changes ? Role::LitFrame : Role::Text));
        const double width = metrics.horizontalAdvance(sums[indexOf(zone)]);
        painter.drawText(QRectF(left, line.top(), width + 1, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         sums[indexOf(zone)]);
        left += width + 5;
        painter.setPen(QPen(theme.color(Role::Outline), theme.lineWidth()));
        for (int i = 0; i < upgradesIn(zone); ++i) {
            painter.setBrush(i < now.upgrades[zone]        ? QBrush(theme.color(Role::Accent))
                                 : i < then.upgrades[zone] ? QBrush(theme.color(Role::LitFrame))
                                                           : QBrush(Qt::NoBrush));
            drawFrame(painter, QRectF(left, line.center().y() - side / 2, side, side), 1);
            left += side + 2;
        }
        left += gap;
    }
}

/// The values in the deck, known but in no order, and the discard with its top at the right.
void AirshipBoardCard::drawNavigation(QPainter &painter, const QRectF &line, const Theme &theme) const
{
    const Navigation &navigation = m_shown->then.navigation;
    std::vector<std::pair<int, Role>> cards;
    cards.reserve(static_cast<std::size_t>(navigation.size()));
    for (const std::uint8_t card : navigation.top)
        cards.emplace_back(card, Role::Lit);
    for (std::size_t value = 0; value < navigation.deck.size(); ++value) {
        for (int i = 0; i < navigation.deck[value]; ++i)
            cards.emplace_back(static_cast<int>(value), Role::Surface);
    }
    const std::size_t inDeck = cards.size();
    for (const std::uint8_t card : navigation.discard)
        cards.emplace_back(card, Role::Panel);
    if (cards.size() > inDeck)
        cards.back().second = Role::Lit;
    if (cards.empty())
        return;
    const double gap = line.height() * 0.6;
    const double step = std::min(line.height(), (line.width() - gap) / static_cast<double>(cards.size()));
    painter.setFont(scaledFont(font(), 0.9));
    double left = line.left();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i == inDeck)
            left += gap;
        const QRectF place(left, line.top() + 1, step - 3, line.height() - 2);
        const bool lit = cards[i].second == Role::Lit;
        painter.setPen(QPen(theme.color(lit ? Role::LitFrame : Role::Outline), theme.lineWidth(),
                            i < inDeck ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(theme.color(cards[i].second));
        drawFrame(painter, place, 2);
        painter.setPen(theme.color(lit ? Role::LitFrame : Role::Text));
        painter.drawText(place, Qt::AlignCenter, QString::number(cards[i].first));
        left += step;
    }
}

void AirshipBoardCard::drawMission(QPainter &painter, const QRectF &line, Mission mission, bool covered,
                                   const Theme &theme) const
{
    const int reached = missionReached(m_table.setup(), m_table.state(), m_player, mission);
    const auto levels = missionLevels(mission);
    painter.setFont(scaledFont(font(), 0.9));
    const QFontMetricsF metrics(painter.font());
    const double box = metrics.horizontalAdvance(QStringLiteral("000"));
    const QString vp = covered ? tr("covered", "a mission") : words::points(missionVp(mission, reached));
    const double right = metrics.horizontalAdvance(vp) + 6;
    QRectF name = line;
    name.setRight(line.right() - right - box * static_cast<double>(levels.size() + 1));
    painter.setPen(theme.color(covered ? Role::QuietText : Role::Text));
    painter.drawText(
        name, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(words::capitalised(wording::name(mission)), Qt::ElideRight, name.width()));
    QRectF place(name.right(), line.top(), box, line.height());
    painter.drawText(place, Qt::AlignCenter, QString::number(reached));
    for (const MissionLevel &level : levels) {
        place.translate(box, 0);
        const bool full = reached >= level.threshold && !covered;
        painter.setPen(QPen(theme.color(full ? Role::Accent : Role::Outline), theme.lineWidth()));
        painter.setBrush(full ? QBrush(theme.color(Role::Accent)) : QBrush(Qt::NoBrush));
        drawFrame(painter, place.adjusted(1, 2, -1, -2), 3);
        painter.setPen(theme.color(full ? Role::OnAccent : Role::QuietText));
        painter.drawText(place, Qt::AlignCenter, QString::number(level.threshold));
    }
    painter.setPen(theme.color(covered ? Role::QuietText : Role::Text));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, vp);
}

void AirshipBoardCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(m_shown->isAsked ? Role::Accent : Role::Hairline),
                        m_shown->isAsked ? theme.ringWidth() : theme.lineWidth()));
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, rect(), 6);
    const QRectF inside = QRectF(rect()).adjusted(8, 4, -8, -4);
    const double height = inside.height() / lines(m_fold);
    QRectF line(inside.left(), inside.top(), inside.width(), height);
    const auto next = [&line] { line.translate(0, line.height()); };
    const double gap = std::min(4.0, height / 8);
    const auto row = [&line, gap] { return line.adjusted(0, gap / 2, 0, -gap / 2); };
    drawHeading(painter, line.adjusted(0, -2, 0, gap / 2), theme); // its letters are the largest
    next();
    if (m_fold != Fold::Low) {
        drawStock(painter, row(), theme);
        next();
    }
    if (isOpen()) {
        drawTrack(painter, row(), theme);
        next();
    }
    drawUpgrades(painter, row(), theme);
    next();
    drawNavigation(painter, row(), theme);
    next();
    if (!isOpen())
        return;
    for (const HeldMission &held : heldMissions(board())) {
        drawMission(painter, row(), held.mission, held.covered, theme);
        next();
    }
}

} // namespace skyledger::ui
