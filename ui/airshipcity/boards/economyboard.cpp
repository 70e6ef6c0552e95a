// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/scoring.h"
#include "ui/airshipcity/boards/boards.h"
#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/explanation.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/spacepainter.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double mostZoom = 2.4;

/// The price list: a track for each airship that can be sold, top to bottom, with its price marker.
class PriceList : public DrawnBoard
{
    Q_DECLARE_TR_FUNCTIONS(skyledger::ui::PriceList)

public:
    PriceList(const AirshipCityTable &table, QWidget *parent)
        : DrawnBoard(u"price-list"_s, parent), m_table(table)
    {
        setPart(*this, SinglePart::PriceList);
        setRules(*this, idOf(Rule::Sell01));
        follow(table, Follows::Boards);
    }

protected:
    bool look() override
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

    QString spoken() const override
    {
        QStringList prices;
        for (const Track &track : m_tracks)
            prices << spokenTrack(track);
        return tr("Prices: %1.", "airships with price and space").arg(words::listedApart(prices));
    }

    void draw(QPainter &painter, const Theme &theme) const override
    {
        for (std::size_t i = 0; i < m_tracks.size(); ++i)
            drawTrack(painter, nthOf(rect(), i, m_tracks.size(), 6), m_tracks[i], theme);
    }

private:
    /// A track as it stands.
    struct Track {
        Airship airship{};
        std::optional<TrackValues> values;
        int spaces = 0;
        int marker = 0; ///< 1 is the top
        friend bool operator==(const Track &, const Track &) = default;
    };

    static QString spokenTrack(const Track &track)
    {
        const QString name = words::name(track.airship);
        const QString space = QString::number(track.marker);
        const bool known = track.values && track.marker >= 1
            && static_cast<std::size_t>(track.marker) <= track.values->size();
        if (!known)
            return tr("%1: price not known, space %2").arg(name, space);
        const int price = (*track.values)[static_cast<std::size_t>(track.marker - 1)];
        return tr("%1: %2 gold, space %3").arg(name, QString::number(price), space);
    }

    int mostSpaces() const
    {
        int most = defaultTrackSpaces;
        for (const Track &track : m_tracks)
            most = std::max(most, track.spaces);
        return most;
    }

    /// By how much the price grows with its space; beside it there is room for the marker.
    double zoomIn(QSizeF space) const
    {
        const QFontMetricsF metrics(boldFont(font()));
        const double width = bonusWidth(metrics, u"20"_s, looksOf({Resource::Gold})) + metrics.height() * 1.8;
        return std::clamp(std::min(space.width() / width, space.height() / (metrics.height() * 1.4)), 1.0,
                          mostZoom);
    }

    void drawTrack(QPainter &painter, const QRectF &column, const Track &track, const Theme &theme) const
    {
        const QFont small = scaledFont(font(), 0.9);
        const double letters = QFontMetricsF(small).height();
        const QString title = words::shortName(track.airship);
        painter.setFont(fittingFont(small, title, column.width()));
        QRectF line(column.left(), column.top(), column.width(), letters);
        const QStringList name = brokenText(title, QFontMetricsF(painter.font()), column.width(), 2);
        for (const QString &part : name) {
            drawWords(painter, line, part, theme.color(Role::Text));
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
            const double width = bonusWidth(QFontMetricsF(painter.font()), value, looksOf({Resource::Gold}));
            drawBonus(painter, QRectF(rect.center().x() - width / 2, rect.top(), width, rect.height()), value,
                      looksOf({Resource::Gold}), theme);
            if (here) {
                const double side = std::min(rect.height() * 0.44, letters * zoom * 0.6);
                painter.setPen(Qt::NoPen);
                painter.setBrush(theme.color(Role::Text));
                painter.drawEllipse(
                    QRectF(rect.left() + side * 0.5, rect.center().y() - side / 2, side, side));
            }
        }
    }

    const AirshipCityTable &m_table;
    std::vector<Track> m_tracks;
};

/// What the contribution awards bring to the first and the second.
class AwardValues : public DrawnBoard
{
    Q_DECLARE_TR_FUNCTIONS(skyledger::ui::AwardValues)

public:
    AwardValues(const GameTable &table, QWidget *parent) : DrawnBoard(u"award-values"_s, parent)
    {
        setRules(*this, [this](const std::optional<QPoint> &at) {
            const int column = at ? at->x() * static_cast<int>(countOf<Award>) / std::max(1, width()) : 0;
            return idsOf({prizesOf(static_cast<Award>(std::clamp(column, 0, 2))).rule});
        });
        setLines({20, 2.8}, {20, 2.8});
        follow(table, Follows::Words);
    }

protected:
    QString spoken() const override
    {
        QStringList awards;
        for (const Award award : all<Award>()) {
            const AwardPrizes prizes = prizesOf(award);
            awards << tr("%1 (%2): first %3, second %4", "award, what it counts, VP, VP")
                          .arg(words::name(award), words::countedFor(award), words::points(prizes.first),
                               words::points(prizes.second));
        }
        return tr("Contribution awards: %1.").arg(words::listedApart(awards));
    }

    void draw(QPainter &painter, const Theme &theme) const override
    {
        for (const Award award : all<Award>()) {
            const QRectF panel = nthOf(rect(), indexOf(award), countOf<Award>, 4).adjusted(1, 1, -1, -1);
            drawSpace(painter, panel, cornerRadius(font()), {}, theme);
            const QRectF upper(panel.left() + 4, panel.top(), panel.width() - 8, panel.height() / 2);
            painter.setFont(scaledFont(font(), 0.9));
            drawElided(painter, upper, words::name(award), theme.color(Role::QuietText));
            painter.setFont(boldFont(font()));
            //: What an award brings to the first and to the second player, in VP: 6 / 3
            const QString both = tr("%1 / %2").arg(prizesOf(award).first).arg(prizesOf(award).second);
            drawWords(painter, upper.translated(0, upper.height() - 1), both, theme.color(Role::Text));
        }
    }
};

constexpr QSizeF plainSize(30, 34); // in line heights, at which letters have their own size
constexpr int spacing = 4;
constexpr std::size_t tracks = 3; // what stands above the awards
constexpr std::array stretches{3, 1, 3, 0};
/// That of the awards tells which is which: it stays.
constexpr std::array<std::size_t, 3> headsThatGive{2, 0, 1};

template <class Part>
DrawnBoard *make(const AirshipCityTable &table, QWidget *board)
{
    return new Part(table, board);
}
constexpr std::array makers{&make<PriceList>, &makeStageTrack, &makeRoundTrack, &make<AwardValues>};

/// Its parts one below the other, each with a heading.
class EconomyBoard : public DrawnBoard
{
    Q_DECLARE_TR_FUNCTIONS(skyledger::ui::EconomyBoard)

public:
    explicit EconomyBoard(const AirshipCityTable &table) : DrawnBoard(u"economy-board"_s, nullptr)
    {
        setRules(*this, idOf(Rule::Comp21));
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(spacing);
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            m_heads[i] = plainLabel(this);
            m_heads[i]->setForegroundRole(QPalette::PlaceholderText);
            column->addWidget(m_heads[i]);
            m_parts[i] = makers[i](table, this);
            column->addWidget(m_parts[i], stretches[i]);
        }
        column->addStretch();
        follow(table, Follows::Words);
    }

    /// Without the headings of its parts, which give way first.
    QSize minimumSizeHint() const override
    {
        // Letters are their own size when the board is low.
        return {DrawnBoard::minimumSizeHint().width(), static_cast<int>(heightWithout(tracks) / m_zoom)};
    }

    // What it needs: an area around it would else ask its parts how high they want to be.
    int heightForWidth(int) const override { return minimumSizeHint().height(); }

protected:
    bool look() override
    {
        m_heads[0]->setText(words::name(words::Term::PriceList));
        m_heads[1]->setText(tr("Stages and their bonuses"));
        m_heads[2]->setText(tr("Rounds and VP"));
        m_heads[3]->setText(tr("Awards: first / second"));
        return true;
    }

    QString spoken() const override { return words::name(words::Term::EconomyBoard); }

    /// Letters grow with the board.
    void layOut() override
    {
        m_zoom = zoomFrom(plainSize * QFontMetricsF(font()).height(), mostZoom);
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            m_heads[i]->setFont(boldFont(font(), m_zoom * 0.9));
            m_parts[i]->setFont(scaledFont(font(), m_zoom));
        }
        // Where the board is low, headings give way: what they say is seen below them.
        int given = 0;
        for (const std::size_t head : headsThatGive) {
            const bool gives = height() < heightWithout(given);
            m_heads[head]->setVisible(!gives);
            given += gives ? 1 : 0;
        }
        // On a high screen the rest stays empty: spaces that are all height read badly.
        for (std::size_t i = 0; i < tracks; ++i)
            m_parts[i]->setMaximumHeight(m_parts[i]->sizeHint().height() * 2);
    }

private:
    /// What it needs at least without so many of its headings.
    int heightWithout(int heads) const
    {
        const int head = QFontMetrics(m_heads.back()->font()).height() + spacing;
        int height = m_parts.back()->sizeHint().height() + (static_cast<int>(m_heads.size()) - heads) * head;
        for (std::size_t i = 0; i < tracks; ++i)
            height += m_parts[i]->minimumSizeHint().height() + spacing;
        return height;
    }

    /// Prices, stages, rounds and awards. Children, as their headings.
    std::array<DrawnBoard *, 4> m_parts{};
    std::array<QLabel *, 4> m_heads{};
    double m_zoom = 1; ///< of the letters
};

} // namespace

std::unique_ptr<DrawnBoard> makeEconomyBoard(const AirshipCityTable &table)
{
    return std::make_unique<EconomyBoard>(table);
}

} // namespace skyledger::ui
