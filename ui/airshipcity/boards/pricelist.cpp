// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/pricelist.h"

#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/spacepainter.h"
#include "ui/words/phrases.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double mostZoom = 2.4;

} // namespace

PriceList::PriceList(const AirshipCityTable &table, QWidget *parent)
    : DrawnBoard(u"price-list"_s, parent), m_table(table)
{
    setPart(*this, SinglePart::PriceList);
    setRules(*this, idOf(Rule::Sell01));
    follow(table, Follows::Boards);
}

bool PriceList::look()
{
    const Catalogue &catalogue = m_table.setup().catalogue;
    std::vector<Track> tracks;
    tracks.reserve(pricesAsPrinted.size());
    for (const Airship airship : pricesAsPrinted) {
        tracks.push_back({airship, catalogue.priceTracks[levelOf(airship)],
                          static_cast<int>(trackSpaces(catalogue, airship)),
                          m_table.state().priceSpaces[airship]});
    }
    if (!take(m_tracks, std::move(tracks)))
        return false;
    setLines({18, 2.2 + 1.25 * mostSpaces()}, {26, 2.2 + 1.55 * mostSpaces()});
    return true;
}

QString PriceList::spoken() const
{
    QStringList prices;
    for (const Track &track : m_tracks)
        prices << spokenTrack(track);
    return tr("Prices: %1.", "airships with price and space").arg(words::listedApart(prices));
}

QString PriceList::spokenTrack(const Track &track)
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

void PriceList::draw(QPainter &painter, const Theme &theme) const
{
    for (std::size_t i = 0; i < m_tracks.size(); ++i)
        drawTrack(painter, nthOf(rect(), i, m_tracks.size(), 6), m_tracks[i], theme);
}

/// By how much the price grows with its space; beside it there is room for the marker.
double PriceList::zoomIn(QSizeF space) const
{
    const QFontMetricsF metrics(boldFont(font()));
    const double width = bonusWidth(metrics, u"20"_s, {Resource::Gold}) + metrics.height() * 1.8;
    return std::clamp(std::min(space.width() / width, space.height() / (metrics.height() * 1.4)), 1.0,
                      mostZoom);
}

void PriceList::drawTrack(QPainter &painter, const QRectF &column, const Track &track,
                          const Theme &theme) const
{
    const QFont small = scaledFont(font(), 0.9);
    const double letters = QFontMetricsF(small).height();
    const QString title = words::shortName(track.airship);
    painter.setFont(fittingFont(small, title, column.width()));
    painter.setPen(theme.color(Role::Text));
    QRectF line(column.left(), column.top(), column.width(), letters);
    const QStringList name = brokenText(title, QFontMetricsF(painter.font()), column.width(), 2);
    for (const QString &part : name) {
        painter.drawText(line, Qt::AlignCenter, part);
        line.translate(0, letters);
    }
    const double top = column.top() + letters * 2.1;
    const double step = (column.bottom() - top) / mostSpaces();
    const double zoom = zoomIn(QSizeF(column.width() - 2, step - 3));
    for (int space = 1; space <= track.spaces; ++space) {
        const bool here = space == track.marker;
        const QRectF rect(column.left() + 1, top + (space - 1) * step + 1, column.width() - 2, step - 3);
        drawSpace(painter, rect, cornerRadius(font()),
                  here ? SpaceLook{Role::Text, 2, Role::Developed} : SpaceLook{Role::Outline}, theme);
        painter.setFont(here ? boldFont(font(), zoom) : scaledFont(small, zoom));
        const bool known = track.values.has_value();
        painter.setPen(theme.color(known ? (here ? Role::Text : Role::QuietText) : Role::LitFrame));
        const QString value =
            known ? QString::number((*track.values)[static_cast<std::size_t>(space - 1)]) : u"?"_s;
        const double width = bonusWidth(QFontMetricsF(painter.font()), value, {Resource::Gold});
        drawBonus(painter, QRectF(rect.center().x() - width / 2, rect.top(), width, rect.height()), value,
                  {Resource::Gold}, theme);
        if (here) {
            const double side = std::min(rect.height() * 0.44, letters * zoom * 0.6);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.color(Role::Text));
            painter.drawEllipse(QRectF(rect.left() + side * 0.5, rect.center().y() - side / 2, side, side));
        }
    }
}

} // namespace skyledger::ui
