// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/boards/playersboard.h"

#include "core/whistlemountain/record/fields.h"
#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/guide/letters.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace whistle;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int margin = 8;

template <class List>
QString namesOf(const List &list)
{
    QStringList names;
    for (const auto each : list)
        names << wording::name(each);
    return words::listed(names);
}

} // namespace

PlayerCard::PlayerCard(WhistleMountainTable &table, Player player, QWidget *parent)
    : QWidget(parent), m_table(table), m_player(player)
{
    setObjectName(u"player-%1"_s.arg(indexOf(player) + 1));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setRules(*this, toText(ruleId(Rule::Res01)));
    refresh();
}

bool PlayerCard::isOpen() const
{
    return m_table.state().current == m_player;
}

void PlayerCard::refresh()
{
    setSaidName(*this, spoken());
    updateGeometry();
    update();
}

QString PlayerCard::aircraftLine() const
{
    QStringList parts;
    int key = 0;
    for (const Aircraft aircraft : all<Aircraft>()) {
        ++key;
        const AircraftPlace &place = own().aircraft[aircraft];
        QString where = tr("home");
        if (place.isOnGrid())
            where = areaText(place.area);
        else if (!place.isHome())
            where = wording::name(place.dock);
        parts << tr("%1 %2: %3", "key, aircraft, where it is")
                     .arg(QString::number(key), wording::name(aircraft), where);
    }
    return parts.join(u" · "_s);
}

QString PlayerCard::workersLine() const
{
    const Workers &workers = own().workers;
    QStringList parts{tr("barracks %1").arg(workers.inBarracks()), tr("grid %1").arg(workers.grid.size()),
                      tr("tower %1").arg(workers.inTower()), tr("whirlpool %1").arg(workers.whirlpool)};
    if (workers.refuge > 0)
        parts << wording::name(Machine::Refuge) + u' ' + QString::number(workers.refuge);
    if (workers.trap > 0)
        parts << wording::name(Machine::Trap) + u' ' + QString::number(workers.trap);
    return tr("Workers: %1").arg(parts.join(u" · "_s));
}

QString PlayerCard::countsLine() const
{
    int trophies = 0;
    for (const std::uint8_t count : own().trophies)
        trophies += count;
    QStringList parts{tr("%n scaffold(s)", nullptr, own().scaffolds), tr("%n card(s)", nullptr, own().cards)};
    if (trophies > 0)
        parts << tr("%n trophies", nullptr, trophies);
    if (!own().machines.empty())
        parts << tr("%n machine(s)", nullptr, static_cast<int>(own().machines.size()));
    if (!own().upgrades.empty())
        parts << tr("%n upgrade(s)", nullptr, static_cast<int>(own().upgrades.size()));
    return parts.join(u" · "_s);
}

std::vector<PlayerCard::Line> PlayerCard::lines() const
{
    std::vector<Line> lines{{aircraftLine()}, {workersLine()}, {countsLine()}};
    if (!isOpen())
        return lines;
    if (!own().machines.empty())
        lines.push_back({tr("Machines: %1").arg(namesOf(own().machines))});
    if (!own().upgrades.empty())
        lines.push_back({tr("Upgrades: %1").arg(namesOf(own().upgrades))});
    QStringList trophies;
    for (const Trophy trophy : all<Trophy>()) {
        const int count = own().trophies[trophy];
        if (count > 0)
            trophies << (count > 1 ? QString::number(count) + u' ' : QString()) + wording::name(trophy);
    }
    if (!trophies.isEmpty())
        lines.push_back({tr("Trophies: %1").arg(words::listed(trophies))});
    return lines;
}

QString PlayerCard::spoken() const
{
    QStringList parts{m_table.words().player(m_player), wording::name(own().ability), words::points(own().vp),
                      wording::amountsText(own().stock)};
    for (const Line &line : lines())
        parts << line.text;
    return parts.join(u". "_s);
}

int PlayerCard::heightForWidth(int width) const
{
    const QFontMetrics metrics(font());
    int height = margin * 2 + metrics.height() * 3;
    for (const Line &line : lines())
        height +=
            metrics.boundingRect(QRect(0, 0, width - 2 * margin, 1000), Qt::TextWordWrap, line.text).height();
    return height;
}

QSize PlayerCard::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 42;
    return {width, heightForWidth(std::max(width, this->width()))};
}

/// Who it is, the ability, and the VP.
double PlayerCard::drawHead(QPainter &painter, const QRectF &rect) const
{
    const Theme &theme = Theme::of(palette());
    const double line = QFontMetricsF(font()).height();
    const QRectF token(rect.left(), rect.top(), line * 1.4, line * 1.4);
    drawMarker(painter, token, whistle::lookOf(m_table, m_player), theme);
    QRectF rest(token.right() + 6, rect.top(), rect.right() - token.right() - 6, line * 1.4);
    painter.setFont(boldFont(font(), 1.15));
    painter.setPen(theme.color(Role::Text));
    const QString points = words::points(own().vp);
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, points);
    rest.setRight(rest.right() - QFontMetricsF(painter.font()).horizontalAdvance(points) - 8);
    painter.setFont(boldFont(font(), 1));
    const QString name =
        QFontMetricsF(painter.font())
            .elidedText(m_table.words().player(m_player), Qt::ElideRight, rest.width() * 0.6);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, name);
    rest.setLeft(rest.left() + QFontMetricsF(painter.font()).horizontalAdvance(name) + 6);
    painter.setFont(font());
    painter.setPen(theme.color(Role::QuietText));
    painter.drawText(
        rest, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(font()).elidedText(wording::name(own().ability), Qt::ElideRight, rest.width()));
    return line * 1.5;
}

/// Five resources with their numbers.
double PlayerCard::drawStock(QPainter &painter, const QRectF &rect) const
{
    const Theme &theme = Theme::of(palette());
    const double line = QFontMetricsF(font()).height();
    const double step = rect.width() / static_cast<double>(countOf<Resource>);
    double x = rect.left();
    painter.setFont(boldFont(font(), 1));
    for (const Resource resource : all<Resource>()) {
        drawResource(painter, QRectF(x, rect.top() + line * 0.15, line * 0.9, line * 0.9),
                     whistle::lookOf(resource), theme);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(QRectF(x + line * 1.2, rect.top(), step, line * 1.2),
                         Qt::AlignLeft | Qt::AlignVCenter, QString::number(own().stock[resource]));
        x += step;
    }
    return line * 1.4;
}

void PlayerCard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const Theme &theme = Theme::of(palette());
    painter.setPen(QPen(isOpen() ? theme.color(whistle::lookOf(m_table, m_player).color.shades)
                                 : theme.color(Role::Hairline),
                        isOpen() ? 2 : 1));
    painter.setBrush(theme.color(Role::Panel));
    drawFrame(painter, rect(), 6);
    QRectF inner = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    inner.setTop(inner.top() + drawHead(painter, inner));
    inner.setTop(inner.top() + drawStock(painter, inner));
    painter.setFont(font());
    painter.setPen(theme.color(Role::Text));
    for (const Line &line : lines()) {
        QRectF drawn;
        painter.drawText(inner, Qt::TextWordWrap, line.text, &drawn);
        inner.setTop(drawn.bottom());
    }
}

void PlayerCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    refresh();
}

PlayersBoard::PlayersBoard(WhistleMountainTable &table, QWidget *parent) : QWidget(parent)
{
    setObjectName(u"players"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(6);
    for (const Player player : table.setup().players()) {
        m_cards.push_back(new PlayerCard(table, player, this));
        column->addWidget(m_cards.back());
    }
    column->addStretch();
    connect(&table, &GameTable::changed, this, &PlayersBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &PlayersBoard::refresh);
}

void PlayersBoard::refresh()
{
    for (PlayerCard *card : m_cards)
        card->refresh();
}

} // namespace skyledger::ui
