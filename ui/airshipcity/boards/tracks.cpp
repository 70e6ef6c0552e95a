// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/scoring.h"
#include "ui/airshipcity/boards/boards.h"
#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/events.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/face.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/spacepainter.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// What a tile brings: what everybody gets, then so much of one that is chosen, then VP.
Face faceOf(const StageBonus &bonus)
{
    Face face;
    for (const Resource resource : all<Resource>()) {
        if (bonus.gain[resource] > 0)
            face.push_back({words::signedNumber(bonus.gain[resource]), &lookOf(resource)});
    }
    bool isFirst = true;
    for (const Resource resource : bonus.choices) {
        if (bonus.amount > 0)
            face.push_back({isFirst ? words::signedNumber(bonus.amount) : u"/"_s, &lookOf(resource)});
        isFirst = false;
    }
    if (bonus.vp != 0)
        face.push_back({words::points(bonus.vp)});
    return face;
}

/// The stages and the bonus tiles below them.
class StageTrack : public DrawnBoard
{
    Q_DECLARE_TR_FUNCTIONS(skyledger::ui::StageTrack)

public:
    StageTrack(const AirshipCityTable &table, QWidget *parent)
        : DrawnBoard(u"stage-track"_s, parent), m_table(table)
    {
        setPart(*this, SinglePart::StageTrack);
        setRules(*this, idOf(Rule::Upk01));
        setLines({18, 4.6}, {26, 5.6});
        follow(table, Follows::Boards);
    }

protected:
    bool look() override
    {
        const State &state = m_table.state();
        const std::size_t stage = indexOf(stageOf(state.round));
        Shown now;
        now.stage = static_cast<int>(stage) + 1;
        for (std::size_t i = 0; i < now.bonuses.size(); ++i) {
            const StageBonusTile tile = m_table.setup().stageBonuses[static_cast<Stage>(i + 1)];
            Bonus &bonus = now.bonuses[i];
            bonus.text = m_table.words().stageBonus(tile);
            const auto &printed = m_table.setup().catalogue.stageBonuses;
            bonus.known = indexOf(tile) < countOf<StageBonusTile> && printed[tile].has_value();
            if (bonus.known)
                bonus.drawn = faceOf(*printed[tile]);
            // It is turned down once all have received it (AC-UPK-01): while they choose it still lies face up.
            const bool choosing = state.phase == Phase::StageBonus && stage == i + 1;
            bonus.used = stage >= i + 1 && !choosing;
        }
        return take(m_shown, std::move(now));
    }

    QString spoken() const override
    {
        QStringList bonuses;
        for (std::size_t i = 0; i < m_shown.bonuses.size(); ++i) {
            const QString stage = QString::number(i + 2);
            if (m_shown.bonuses[i].used)
                bonuses << tr("stage %1: received").arg(stage);
            else
                bonuses
                    << tr("stage %1: %2", "stage, what its bonus brings").arg(stage, m_shown.bonuses[i].text);
        }
        return tr("Stage %1 of 5. Stage bonuses: %2.")
            .arg(QString::number(m_shown.stage), words::listedApart(bonuses));
    }

    void draw(QPainter &painter, const Theme &theme) const override
    {
        constexpr double gap = 4;
        const double head = std::ceil(QFontMetricsF(font()).height() * 1.35);
        for (std::size_t i = 0; i < countOf<Stage>; ++i) {
            const QRectF column = nthOf(rect(), i, countOf<Stage>, gap);
            drawStage(painter, QRectF(column.topLeft(), QSizeF(column.width(), head)),
                      static_cast<int>(i) + 1, theme);
            if (i > 0)
                drawBonus(painter, column.adjusted(0, head + gap, 0, 0), m_shown.bonuses[i - 1], theme);
        }
    }

private:
    struct Bonus {
        QString text;
        Face drawn; ///< the same as numbers and shapes; empty: not known
        bool known = false;
        bool used = false;
        friend bool operator==(const Bonus &, const Bonus &) = default;
    };
    struct Shown {
        int stage = 0;                ///< 1 to 5
        std::array<Bonus, 4> bonuses; ///< of stages 2 to 5
        friend bool operator==(const Shown &, const Shown &) = default;
    };

    void drawStage(QPainter &painter, const QRectF &space, int stage, const Theme &theme) const
    {
        const bool here = stage == m_shown.stage;
        drawSpace(painter, space.adjusted(1, 1, -1, -1), cornerRadius(font()),
                  here ? SpaceLook{Role::Accent, 2, Role::Accent} : SpaceLook(), theme);
        painter.setFont(here ? boldFont(font(), 0.9) : scaledFont(font(), 0.9));
        drawElided(painter, space.adjusted(2, 0, -2, 0), tr("Stage %1").arg(stage),
                   theme.color(here ? Role::OnAccent : Role::QuietText));
    }

    void drawBonus(QPainter &painter, const QRectF &tile, const Bonus &bonus, const Theme &theme) const
    {
        SpaceLook look{Role::Outline, 1, Role::Panel};
        if (bonus.used)
            look = {Role::Hairline, 1, Role::Window};
        else if (!bonus.known)
            look = {Role::LitFrame, 1, Role::Panel, Qt::DashLine};
        drawSpace(painter, tile.adjusted(1, 1, -1, -1), cornerRadius(font()), look, theme);
        if (!bonus.used && !bonus.drawn.empty()) {
            painter.setFont(font());
            drawCentred(painter, tile, bonus.drawn, 8, theme);
            return;
        }
        const QString text = bonus.used ? tr("received", "a stage bonus") : bonus.text;
        painter.setFont(fittingFont(scaledFont(font(), 0.9), text, tile.width() - 8));
        const QFontMetricsF metrics(painter.font());
        const int most = std::max(1, static_cast<int>((tile.height() - 4) / metrics.height()));
        const Role ink = bonus.used ? Role::QuietText : bonus.known ? Role::Text : Role::LitFrame;
        drawCentred(painter, tile, brokenText(text, metrics, tile.width() - 8, most), theme.color(ink));
    }

    const AirshipCityTable &m_table;
    Shown m_shown;
};

constexpr int spaces = lastRound + 1; // the start and 20 rounds
constexpr int folded = 7;             // spaces in a row where there is no room for one row
constexpr int gap = 3;

/// Spaces in one row, or in rows of seven, with the markers that lie there.
class RoundTrack : public DrawnBoard
{
    Q_DECLARE_TR_FUNCTIONS(skyledger::ui::RoundTrack)

public:
    RoundTrack(const AirshipCityTable &table, QWidget *parent)
        : DrawnBoard(u"round-track"_s, parent), m_table(table)
    {
        setPart(*this, SinglePart::RoundTrack);
        setRules(*this, [](const std::optional<QPoint> &) { return idsOf({Rule::Turn01, Rule::Score07}); });
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        follow(table, Follows::Boards);
    }

    int heightForWidth(int width) const override
    {
        const int rows = spaces / perRow(width);
        return static_cast<int>(std::ceil(rows * QFontMetricsF(font()).height() * 3.1 + (rows - 1) * gap));
    }

    bool hasHeightForWidth() const override { return true; }

    QSize sizeHint() const override
    {
        const int width = static_cast<int>(QFontMetricsF(font()).height() * folded * 3.2);
        return {width, heightForWidth(width)};
    }

    QSize minimumSizeHint() const override
    {
        const double line = QFontMetricsF(font()).height();
        return {static_cast<int>(line * folded * 2.6),
                static_cast<int>(line * (perRow(width()) == spaces ? 2.5 : 7.4))};
    }

protected:
    bool look() override
    {
        Shown now{m_table.state().round, {}};
        for (const Player player : m_table.players()) {
            const int vp = m_table.state().players[player].vp;
            now.scored.push_back(
                {lookOf(m_table, player), vpMarkerOf(vp), vp, m_table.words().player(player)});
        }
        return take(m_shown, std::move(now));
    }

    QString spoken() const override
    {
        QStringList points;
        for (const Scored &scored : m_shown.scored) {
            if (scored.marker.side > 0)
                points << tr("%1: %2, the %3 marker on %4",
                             "player, VP, side of the marker, space of the track")
                              .arg(scored.name, words::points(scored.vp), QString::number(scored.marker.side),
                                   QString::number(scored.marker.position));
            else
                points << tr("%1: %2", "player, VP").arg(scored.name, words::points(scored.vp));
        }
        return tr("%1 Victory points: %2.", "sentence about the round, players with their points")
            .arg(words::roundAndStage(m_table.state()), words::listedApart(points));
    }

    void draw(QPainter &painter, const Theme &theme) const override
    {
        for (int position = 0; position < spaces; ++position) {
            drawNumbered(painter, position, theme);
            drawScored(painter, position, theme);
        }
    }

private:
    /// A player's marker as it lies there.
    struct Scored {
        PlayerLook look;
        VpMarker marker;
        int vp = 0;
        QString name;
        friend bool operator==(const Scored &, const Scored &) = default;
    };
    struct Shown {
        int round = 0;
        std::vector<Scored> scored; ///< in turn order
        friend bool operator==(const Shown &, const Shown &) = default;
    };

    /// What stands beside a marker that is not the plain one: its side, or how far below the start it is.
    static QString sideOf(const Scored &scored)
    {
        if (scored.vp < 0)
            return words::plainNumber(scored.vp);
        return scored.marker.side > 0 ? QString::number(scored.marker.side) : QString();
    }

    int perRow(int width) const
    {
        return width >= spaces * QFontMetricsF(font()).height() * 3.4 ? spaces : folded;
    }

    QRectF spaceRect(int position) const
    {
        const int columns = perRow(width());
        const int rows = spaces / columns;
        const int row = position / columns;
        const double high = (height() + gap) / static_cast<double>(rows);
        return nthOf(QRectF(0, row * high, width(), high - gap), static_cast<std::size_t>(position % columns),
                     static_cast<std::size_t>(columns), gap);
    }

    void drawNumbered(QPainter &painter, int position, const Theme &theme) const
    {
        const QRectF space = spaceRect(position).adjusted(1, 1, -1, -1);
        const bool here = position == m_shown.round;
        const double radius = cornerRadius(font());
        drawSpace(painter, space, radius,
                  {here ? Role::Accent : Role::Hairline, here ? 2.0 : 1.0,
                   position == 0 ? Role::Sky : Role::Surface},
                  theme);
        painter.setFont(here ? boldFont(font(), 0.9) : scaledFont(font(), 0.9));
        const QFontMetricsF metrics(painter.font());
        const QRectF label(space.left(), space.top(), metrics.height() * 1.5, metrics.height() * 1.15);
        if (here) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.color(Role::Accent));
            drawFrame(painter, label, radius); // on the same pixels as the space around it
        }
        drawWords(painter, label, QString::number(position),
                  theme.color(here ? Role::OnAccent : Role::QuietText));
    }

    void drawScored(QPainter &painter, int position, const Theme &theme) const
    {
        std::vector<LyingMarker> here;
        for (const Scored &scored : m_shown.scored) {
            if (scored.marker.position == position)
                here.push_back({scored.look, sideOf(scored)});
        }
        const QRectF space = spaceRect(position);
        painter.setFont(boldFont(font(), 0.9));
        const double line = QFontMetricsF(painter.font()).height();
        const double most = std::max(line * 1.7, std::min(space.width(), space.height()) * 0.6);
        drawMarkers(painter, space.adjusted(4, line * 1.15, -4, -3), here, most, theme);
    }

    const AirshipCityTable &m_table;
    Shown m_shown;
};

} // namespace

DrawnBoard *makeStageTrack(const AirshipCityTable &table, QWidget *parent)
{
    return new StageTrack(table, parent);
}

DrawnBoard *makeRoundTrack(const AirshipCityTable &table, QWidget *parent)
{
    return new RoundTrack(table, parent);
}

} // namespace skyledger::ui
