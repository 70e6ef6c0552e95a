// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/pricelist.h"

#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/tiles.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double mostZoom = 2.4;

} // namespace

PriceList::PriceList(const AirshipCityTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(u"price-list"_s);
    setPart(*this, SinglePart::PriceList);
    setRules(*this, idOf(ruleOf(BoardPart::PriceList)));
}

std::vector<PriceList::Track> PriceList::tracksNow() const
{
    const Catalogue &catalogue = m_table.setup().catalogue;
    std::vector<Track> tracks;
    tracks.reserve(pricesAsPrinted.size());
    for (const Airship airship : pricesAsPrinted) {
        tracks.push_back({airship, catalogue.priceTracks[levelOf(airship)],
                          static_cast<int>(trackSpaces(catalogue, airship)),
                          m_table.state().priceSpaces[airship]});
    }
    return tracks;
}

void PriceList::refresh()
{
    std::vector<Track> tracks = tracksNow();
    if (tracks == m_tracks)
        return;
    m_tracks = std::move(tracks);
    retell();
}

void PriceList::retell()
{
    QStringList prices;
    for (const Track &track : m_tracks)
        prices << spoken(track);
    setSaidName(*this, tr("Prices: %1.", "airships with price and space").arg(words::listedApart(prices)));
    update();
}

QString PriceList::spoken(const Track &track) const
{
    const QString name = words::name(track.airship);
    const QString space = QString::number(track.marker);
    const bool known =
        track.values && track.marker >= 1 && static_cast<std::size_t>(track.marker) <= track.values->size();
    if (!known)
        return tr("%1: price not known, space %2").arg(name, space);
    const int price = (*track.values)[static_cast<std::size_t>(track.marker - 1)];
    return tr("%1: %2 gold, space %3").arg(name, QString::number(price), space);
}

int PriceList::mostSpaces() const
{
    int most = defaultTrackSpaces;
    for (const Track &track : m_tracks)
        most = std::max(most, track.spaces);
    return most;
}

QSize PriceList::sizeHint() const
{
    const double line = QFontMetricsF(font()).height();
    return {static_cast<int>(line * 26), static_cast<int>(line * (2.2 + 1.55 * mostSpaces()))};
}

QSize PriceList::minimumSizeHint() const
{
    const double line = QFontMetricsF(font()).height();
    return {static_cast<int>(line * 18), static_cast<int>(line * (2.2 + 1.25 * mostSpaces()))};
}

void PriceList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    else if (event->type() == QEvent::LanguageChange)
        retell();
}

void PriceList::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    constexpr double gap = 6;
    const double wide = (width() + gap) / static_cast<double>(m_tracks.size());
    for (std::size_t i = 0; i < m_tracks.size(); ++i)
        drawTrack(painter, QRectF(static_cast<double>(i) * wide, 0, wide - gap, height()), m_tracks[i]);
}

/// By how much the price grows with its space; beside it there is room for the marker.
double PriceList::zoomIn(QSizeF space) const
{
    const QFontMetricsF metrics(boldFont(font()));
    const double width = bonusWidth(metrics, u"20"_s, {Resource::Gold}) + metrics.height() * 1.8;
    return std::clamp(std::min(space.width() / width, space.height() / (metrics.height() * 1.4)), 1.0,
                      mostZoom);
}

void PriceList::drawTrack(QPainter &painter, const QRectF &column, const Track &track) const
{
    const Theme &theme = Theme::of(palette());
    const QFont small = scaledFont(font(), 0.9);
    const QFontMetricsF metrics(small);
    const QString title = words::shortName(track.airship);
    const QFont head = fittingFont(small, title, column.width());
    painter.setFont(head);
    painter.setPen(theme.color(Role::Text));
    const QStringList name = brokenText(title, QFontMetricsF(head), column.width(), 2);
    QRectF line(column.left(), column.top(), column.width(), metrics.height());
    for (const QString &part : name) {
        painter.drawText(line, Qt::AlignCenter, part);
        line.translate(0, metrics.height());
    }
    const double top = column.top() + metrics.height() * 2.1;
    const double step = (column.bottom() - top) / mostSpaces();
    const double radius = cornerRadius(font());
    const double zoom = zoomIn(QSizeF(column.width() - 2, step - 3));
    for (int space = 1; space <= track.spaces; ++space) {
        const bool here = space == track.marker;
        const QRectF rect(column.left() + 1, top + (space - 1) * step + 1, column.width() - 2, step - 3);
        painter.setPen(QPen(theme.color(here ? Role::Text : Role::Outline), here ? 2 : 1));
        painter.setBrush(theme.color(here ? Role::Developed : Role::Surface));
        drawFrame(painter, rect, radius);
        painter.setFont(here ? boldFont(font(), zoom) : scaledFont(small, zoom));
        const bool known = track.values.has_value();
        painter.setPen(theme.color(known ? (here ? Role::Text : Role::QuietText) : Role::LitFrame));
        const QString value =
            known ? QString::number((*track.values)[static_cast<std::size_t>(space - 1)]) : u"?"_s;
        const QFontMetricsF numbers(painter.font());
        const double width = bonusWidth(numbers, value, {Resource::Gold});
        drawBonus(painter, QRectF(rect.center().x() - width / 2, rect.top(), width, rect.height()), value,
                  {Resource::Gold}, theme);
        if (here) {
            const double side = std::min(rect.height() * 0.44, metrics.height() * zoom * 0.6);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.color(Role::Text));
            painter.drawEllipse(QRectF(rect.left() + side * 0.5, rect.center().y() - side / 2, side, side));
        }
    }
}

} // namespace skyledger::ui
