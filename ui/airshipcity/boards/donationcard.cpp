// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/donationcard.h"

#include "core/airshipcity/names.h"
#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// How high parts of a card are, in lines of text.
struct Lines {
    double all = 0;
    int text = 0; ///< besides the grid
    double grid = 0;
};
constexpr Lines airshipLines{4.1, 3, 1.9};
constexpr Lines utilityLines{2.9, 2, 1.7};

int heightOf(const QFont &font, const Lines &lines)
{
    const QFontMetricsF small(scaledFont(font, 0.9));
    return static_cast<int>(std::ceil(small.height() * lines.all + cornerRadius(font) * 1.4 + 3));
}

QString nameOf(DonationCard::Thing thing)
{
    if (const auto *utility = std::get_if<Utility>(&thing))
        return u"utility-%1"_s.arg(indexOf(*utility) + 1);
    return u"airship-"_s + table::word(std::get<Airship>(thing));
}

/// Donation spaces with the markers on them, in turn order.
MarkerSpaces spacesOf(const AirshipCityTable &table, const Grid &grid, const DonationSpaces &printed)
{
    MarkerSpaces spaces;
    for (const Player player : table.players()) {
        for (int i = 0; i < grid.markers[player]; ++i)
            spaces.markers.push_back(lookOf(table, player));
    }
    if (const auto known = printed.of(table.setup().playerCount))
        spaces.count = *known;
    if (spaces.count && table.setup().playerCount == 4 && printed.forThree)
        spaces.dashed = std::max(0, *spaces.count - *printed.forThree);
    if (grid.majority != none<Player>)
        spaces.majority = lookOf(table, grid.majority);
    return spaces;
}

} // namespace

DonationCard::DonationCard(AirshipCityTable &table, Thing thing, QWidget *parent)
    : DrawnButton(parent), m_table(table), m_thing(thing)
{
    setObjectName(nameOf(thing));
    std::visit([this](auto part) { setPart(*this, part); }, thing);
    connect(this, &DrawnButton::taken, this,
            [this](bool stopThere) { m_table.guide().click(target(), stopThere); });
    setRules(*this, [this](const std::optional<QPoint> &) { return rulesOf(m_table, target()); });
    setTip([this] { return tipFor(m_table, target(), spoken()); });
    connect(&table, &GameTable::changed, this, &DonationCard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &DonationCard::retell);
    sayAnew(*this, [this] { retell(); });
}

Target DonationCard::target() const
{
    return std::visit([](auto thing) { return Target(thing); }, m_thing);
}

const Grid &DonationCard::grid() const
{
    const State &state = m_table.state();
    const auto *airship = std::get_if<Airship>(&m_thing);
    return airship != nullptr ? state.airships[*airship] : state.utilities[std::get<Utility>(m_thing)];
}

DonationCard::Face DonationCard::faceNow() const
{
    const Catalogue &catalogue = m_table.setup().catalogue;
    if (const auto *airship = std::get_if<Airship>(&m_thing)) {
        const AirshipValues &values = catalogue.airships[*airship];
        return {words::shortName(*airship),
                values.cost,
                vpOf(*airship),
                values.discount,
                spacesOf(m_table, grid(), values.spaces),
                offerFor(m_table, *airship)};
    }
    const auto utility = std::get<Utility>(m_thing);
    const UtilityValues &values = catalogue.utilities[utility];
    return {m_table.words().utility(utility),
            values.cost,
            values.vp,
            {},
            spacesOf(m_table, grid(), values.spaces),
            offerFor(m_table, utility)};
}

void DonationCard::refresh()
{
    Face face = faceNow();
    if (face == m_face)
        return;
    m_face = std::move(face);
    setGlow(m_face.offer.glow);
    setSaidName(*this, spoken());
    update();
}

void DonationCard::retell()
{
    refresh();
    setSaidName(*this, spoken());
    update();
}

QString DonationCard::spokenName() const
{
    if (const auto *airship = std::get_if<Airship>(&m_thing)) {
        //: An airship with its level and what a donation scores: Wooden Private Ship, level 1: 1 VP.
        return tr("%1, level %2: %3.")
            .arg(words::name(*airship), QString::number(indexOf(levelOf(*airship)) + 1),
                 words::points(vpOf(*airship)));
    }
    return m_face.vp
        ? tr("%1: %2.", "public utility, victory points").arg(m_face.name, words::points(*m_face.vp))
        : tr("%1: VP not known.", "public utility").arg(m_face.name);
}

QString DonationCard::spokenGrid() const
{
    QStringList owners;
    int placed = 0;
    for (const Player player : m_table.players()) {
        const int count = grid().markers[player];
        placed += count;
        if (count > 0)
            owners << tr("%1: %2", "player, number of donation markers")
                          .arg(m_table.words().player(player), QString::number(count));
    }
    QStringList sentences;
    sentences << (owners.isEmpty() ? tr("No donation markers.")
                                   : tr("Donation markers: %1.").arg(words::listed(owners)));
    sentences << (m_face.spaces.count
                      ? tr("%n free space(s).", nullptr, std::max(0, *m_face.spaces.count - placed))
                      : tr("The number of spaces is not known."));
    const Player majority = grid().majority;
    sentences << (majority != none<Player> ? tr("Majority: %1.").arg(m_table.words().player(majority))
                                           : tr("Nobody holds the majority."));
    return sentences.join(u' ');
}

QString DonationCard::spokenDiscount() const
{
    if (!isAirship())
        return {};
    const QString tile = words::name(discountedBy(std::get<Airship>(m_thing)));
    return m_face.discount
        ? tr("Discount per marker: %1 (%2).", "amount of a resource, tile")
              .arg(words::amountOf(m_face.discount->resource, m_face.discount->amount), tile)
        : tr("The discount is not known (%1).", "tile").arg(tile);
}

QString DonationCard::spoken() const
{
    const QString cost =
        m_face.cost ? tr("Cost: %1.").arg(words::amountsOf(*m_face.cost)) : tr("The cost is not known.");
    QStringList sentences{spokenName(), cost, spokenGrid(), spokenDiscount(), spokenOffer(m_face.offer)};
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

int DonationCard::airshipHeightIn(const QFont &font)
{
    return heightOf(font, airshipLines);
}

int DonationCard::utilityHeightIn(const QFont &font)
{
    return heightOf(font, utilityLines);
}

int DonationCard::leastWidthIn(const QFont &font)
{
    const QFontMetricsF small(scaledFont(font, 0.9));
    return static_cast<int>(std::ceil(small.horizontalAdvance(u"7  7  7  3 VP "_s) + 3 * shapeSide(small)
                                      + 2 * cornerRadius(font)));
}

int DonationCard::widthIn(const QFont &font)
{
    const QFontMetricsF bold(boldFont(font, 0.9));
    double width = 0;
    for (const Airship airship : all<Airship>())
        width = std::max(width, bold.horizontalAdvance(words::shortName(airship)));
    const int named = static_cast<int>(std::ceil(width * 1.08 + 2 * cornerRadius(font) + 4));
    return std::max(named, leastWidthIn(font));
}

void DonationCard::drawDiscount(QPainter &painter, const QRectF &row, const Theme &theme) const
{
    const QColor ink = theme.color(m_face.discount ? Role::QuietText : Role::LitFrame);
    painter.setPen(ink);
    double x = row.left();
    if (m_face.discount) {
        x += drawBonus(painter, row, words::signedNumber(-m_face.discount->amount),
                       {m_face.discount->resource}, theme);
        x += row.height() * 0.3;
    }
    const QString tile = words::shortName(discountedBy(std::get<Airship>(m_thing)));
    drawElided(painter, QRectF(x, row.top(), row.right() - x, row.height()),
               m_face.discount ? tile : tr("discount: enter"), ink, Qt::AlignLeft | Qt::AlignVCenter);
}

void DonationCard::paintEvent(QPaintEvent *)
{
    constexpr auto left = Qt::AlignLeft | Qt::AlignVCenter;
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setFont(font());
    const QRectF inside = drawGround(painter, Role::Surface);
    painter.setFont(boldFont(font(), 0.9));
    const Lines &lines = isAirship() ? airshipLines : utilityLines;
    const double line = QFontMetricsF(painter.font()).height();
    const double grid = std::min(inside.height() - lines.text * line, line * lines.grid);
    const double spare = std::max(0.0, inside.height() - lines.text * line - grid) / lines.text;
    QRectF row(inside.left(), inside.top(), inside.width(), line);
    drawElided(painter, row, m_face.name, theme.color(Role::Text), left);
    row.translate(0, line + spare);
    painter.setPen(theme.color(m_face.vp ? Role::Text : Role::LitFrame));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter,
                     m_face.vp ? words::points(*m_face.vp) : tr("? VP", "VP are not known"));
    painter.setFont(scaledFont(font(), 0.9));
    painter.setPen(theme.color(m_face.cost ? Role::Text : Role::LitFrame));
    if (m_face.cost)
        drawAmounts(painter, row, *m_face.cost, theme);
    else
        painter.drawText(row, left, tr("cost: enter"));
    row.translate(0, line + spare);
    drawSpaces(painter, QRectF(row.left(), row.top(), row.width(), grid), m_face.spaces, theme);
    row.translate(0, grid + spare);
    if (isAirship())
        drawDiscount(painter, row, theme);
}

} // namespace skyledger::ui
