// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/boards/boards.h"
#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/play/boards/foldingcards.h"
#include "ui/widgets/drawnbutton.h"
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

constexpr auto toTheLeft = Qt::AlignLeft | Qt::AlignVCenter;
constexpr auto toTheRight = Qt::AlignRight | Qt::AlignVCenter;

/// A bonus effect by shape, in the order of `EffectStatus`: dashed before it is earned, filled and framed while ready, an
/// outline once used.
constexpr std::array<SpaceLook, 4> effectLooks{{{Role::Outline, 1, Role::Panel, Qt::DashLine},
                                                {Role::LitFrame, 1.5, Role::Lit},
                                                {Role::Outline, 1, Role::Panel},
                                                {Role::LitFrame, 1, Role::Panel, Qt::DashLine}}};
static_assert(effectLooks.size() == static_cast<std::size_t>(EffectStatus::Unknown) + 1);

/// The depot of a player. At the least it shows name, VP and the stock in numbers, then the resource tracks, and open
/// contracts on the term track and bonus effects too.
class DepotCard : public FoldingCard
{
    Q_DECLARE_TR_FUNCTIONS(Depots)

public:
    DepotCard(AirshipCityTable &table, Player player, QWidget *parent)
        : FoldingCard(u"depot-%1"_s.arg(indexOf(player) + 1), parent),
          m_player(player),
          m_table(table),
          m_terms(makeTermTrack(table, player, this))
    {
        setPart(*this, player);
        m_terms->hide();
        setRules(*this, [this](const std::optional<QPoint> &at) {
            return at ? rulesAt(*at) : idsOf({Rule::Comp18});
        });
        retell();
    }

    bool acts() const override { return m_face.plays; }

    QSize sizeHint() const override
    {
        return {static_cast<int>(QFontMetricsF(font()).height() * 21), heightOf(fold())};
    }
    QSize minimumSizeHint() const override
    {
        const int terms = m_terms->sizeHint().width() + 2 * static_cast<int>(pad());
        return {std::max(terms, static_cast<int>(QFontMetricsF(font()).height() * 14)), heightOf(fold())};
    }

protected:
    bool look() override
    {
        const bool termsDiffer = m_terms->refresh();
        if (termsDiffer) { // they may need another height
            layOut();
            updateGeometry();
        }
        const State &state = m_table.state();
        const Player chooser = m_table.guide().chooser();
        Face now{lookOf(m_table, m_player), m_table.words().player(m_player), state.players[m_player],
                 markersLeft(m_table.setup(), state, m_player),
                 m_player == (chooser == none<Player> ? state.current : chooser)};
        return take(m_face, std::move(now)) || termsDiffer;
    }

    QString spoken() const override
    {
        QStringList stock;
        for (const Resource resource : all<Resource>()) {
            //: What lies on a resource track and how much it holds: 3 wood of 10
            stock << tr("%1 of %2")
                         .arg(words::amountOf(resource, m_face.depot.stock[resource]),
                              QString::number(m_face.depot.capacity(resource)));
        }
        QStringList effects;
        for (const BonusEffect effect : all<BonusEffect>()) {
            //: A bonus effect and its state: Barter: ready
            effects << tr("%1: %2").arg(words::name(effect), words::name(m_face.depot.bonusEffects[effect]));
        }
        const QStringList sentences{
            tr("Depot of %1: %2, %n donation marker(s) left.", "player, victory points", m_face.markersLeft)
                .arg(m_face.name, words::points(m_face.depot.vp)),
            tr("Stock: %1.").arg(words::listed(stock)),
            tr("Contracts: %1.", "on the term track, completed and failed").arg(contractCounts()),
            tr("Bonus effects: %1.").arg(words::listedApart(effects))};
        return sentences.join(u' ');
    }

    void draw(QPainter &painter, const Theme &theme) const override
    {
        drawCard(painter, m_face.look, theme);
        drawRows(painter, theme);
    }

    std::vector<Row> rows(Fold fold) const override
    {
        const QFontMetricsF plain(font());
        const QFontMetricsF small(scaledFont(font(), 0.9));
        const double line = std::ceil(small.height() * 1.1);
        const auto drawnBy = [this](void (DepotCard::*part)(QPainter &, QRectF, const Theme &) const) {
            return [this, part](QPainter &painter, const QRectF &row, const Theme &theme) {
                (this->*part)(painter, row, theme);
            };
        };
        std::vector<Row> rows{{std::ceil(plain.height() * 1.45), drawnBy(&DepotCard::drawHead),
                               [this](double x) { return headRulesAt(x); }}};
        if (fold == Fold::Least) {
            rows.push_back({line, drawnBy(&DepotCard::drawStock), [](double) {
                                return idsOf({Rule::Res02, Rule::Con02});
                            }});
            return rows;
        }
        for (const Resource resource : all<Resource>()) {
            rows.push_back({std::ceil(plain.height() * 1.12),
                            [this, resource](QPainter &painter, const QRectF &row, const Theme &theme) {
                                drawTrack(painter, row, resource, theme);
                            },
                            [](double) {
                                return idsOf({Rule::Res02, Rule::LocWork01});
                            }});
        }
        if (fold == Fold::Open) {
            const double gap = std::round(plain.height() * 0.4);
            rows.push_back({gap});
            rows.push_back({static_cast<double>(m_terms->sizeHint().height()), {}, {}, m_terms});
            rows.push_back({gap});
            rows.push_back({std::ceil(small.height() * 2 + 6), drawnBy(&DepotCard::drawEffects),
                            [this](double x) { return effectRulesAt(x); }});
            rows.push_back({gap * 0.5});
        }
        rows.push_back({line, drawnBy(&DepotCard::drawCounts), [](double) { return idsOf({Rule::Con02}); }});
        return rows;
    }

private:
    /// All that it shows, except for the contracts on its term track.
    struct Face {
        PlayerLook look;
        QString name;
        PlayerState depot;
        int markersLeft = 0;
        bool plays = false; ///< whose choice it is
        friend bool operator==(const Face &, const Face &) = default;
    };

    /// Contracts in one line: "2 contracts · 1 completed", with signs where that is too long. Says nothing of what there
    /// is none of.
    QString contractCounts(bool inSigns = false) const
    {
        const auto numberOf = [](const ContractList &list) { return static_cast<int>(list.size()); };
        const int held = numberOf(m_face.depot.held);
        const int completed = numberOf(m_face.depot.completed);
        const int failed = numberOf(m_face.depot.failed);
        QStringList told;
        if (held > 0)
            told << tr("%n contract(s)", "on the term track of a depot", held);
        if (completed > 0)
            told << (inSigns ? u"%1 ✓"_s.arg(completed)
                             : tr("%n completed", "contracts of a depot", completed));
        if (failed > 0)
            told << (inSigns ? u"%1 ✗"_s.arg(failed) : tr("%n failed", "contracts of a depot", failed));
        return told.isEmpty() ? tr("no contracts", "of a depot") : told.join(u" \u00B7 "_s);
    }

    /// At the right end of the head.
    QString markersText() const
    {
        return tr("%n marker(s)", "donation markers that a player has left", m_face.markersLeft);
    }

    QStringList headRulesAt(double x) const
    {
        const Rule points = Rule::Score07;
        const Rule markers = Rule::Comp08;
        const QFontMetricsF small(scaledFont(font(), 0.9));
        const bool onMarkers = x >= width() - small.horizontalAdvance(markersText()) - pad();
        return onMarkers ? idsOf({markers, points}) : idsOf({points, markers});
    }

    QStringList effectRulesAt(double x) const
    {
        const double part = (x - pad()) / std::max(1.0, width() - 2 * pad());
        const int effect = std::clamp(static_cast<int>(part * 3), 0, 2);
        return idsOf({ruleOf(static_cast<BonusEffect>(effect)), Rule::Be01});
    }

    void drawHead(QPainter &painter, QRectF row, const Theme &theme) const
    {
        const double token = row.height() * 0.86;
        drawCrew(painter, QRectF(row.left(), row.center().y() - token / 2, token, token), m_face.look, theme);
        row.setLeft(row.left() + token + row.height() * 0.3);
        const auto atTheRight = [&](const QFont &font, const QString &text, Role ink, double gap) {
            painter.setFont(font);
            drawWords(painter, row, text, theme.color(ink), toTheRight);
            row.setRight(row.right() - QFontMetricsF(font).horizontalAdvance(text) - row.height() * gap);
        };
        atTheRight(scaledFont(font(), 0.9), markersText(), Role::QuietText, 0.4);
        atTheRight(boldFont(font(), 1.1), words::points(m_face.depot.vp), Role::Text, 0.3);
        drawElided(painter, row, m_face.name, theme.color(Role::Text), toTheLeft);
    }

    void drawStock(QPainter &painter, QRectF row, const Theme &theme) const
    {
        painter.setFont(scaledFont(font(), 0.9));
        const QFontMetricsF metrics(painter.font());
        const double side = shapeSide(metrics);
        const double column = metrics.horizontalAdvance(u"20"_s) + side + metrics.height() * 0.75;
        for (const Resource resource : all<Resource>()) {
            drawResource(painter, QRectF(row.left(), row.center().y() - side / 2, side, side), resource,
                         theme);
            const QRectF number(row.left() + side, row.top(), column - side - metrics.height() * 0.45,
                                row.height());
            drawWords(painter, number, QString::number(m_face.depot.stock[resource]), theme.color(Role::Text),
                      toTheRight);
            row.setLeft(row.left() + column);
        }
        const bool inSigns = metrics.horizontalAdvance(contractCounts()) > row.width();
        drawElided(painter, row, contractCounts(inSigns), theme.color(Role::QuietText), toTheRight);
    }

    void drawTrack(QPainter &painter, const QRectF &row, Resource resource, const Theme &theme) const
    {
        const QColor color = theme.color(lookOf(resource).shades);
        painter.setFont(boldFont(font()));
        const QFontMetricsF metrics(painter.font());
        const double side = shapeSide(metrics);
        drawResource(painter, QRectF(row.left(), row.center().y() - side / 2, side, side), resource, theme);
        const int stock = m_face.depot.stock[resource];
        const double numbers = side * 1.4 + metrics.horizontalAdvance(u"20"_s);
        drawWords(painter, QRectF(row.left(), row.top(), numbers, row.height()), QString::number(stock),
                  theme.color(Role::Text), toTheRight);
        const double start = row.left() + numbers + side * 0.6;
        const double step = (row.right() - start) / unlockedCapacity;
        const double high = std::min(row.height() * 0.66, step * 1.1);
        const bool locked = !m_face.depot.renovations.contains(resource);
        const auto drawSpaces = [&](int first, int count, const QPen &pen, const QBrush &brush) {
            painter.setPen(pen);
            painter.setBrush(brush);
            drawFrame(painter, {start + first * step, row.center().y() - high / 2, count * step - 1, high},
                      1.5);
        };
        for (int i = 0; i < (locked ? lockedCapacity : unlockedCapacity); ++i) {
            const bool filled = i < stock;
            drawSpaces(i, 1, QPen(filled ? color : theme.color(Role::Outline), 1),
                       filled ? QBrush(color) : QBrush(Qt::NoBrush));
        }
        if (locked)
            drawSpaces(lockedCapacity, lockedCapacity, QPen(color, 1, Qt::DashLine), Qt::NoBrush);
    }

    void drawEffects(QPainter &painter, QRectF row, const Theme &theme) const
    {
        for (const BonusEffect effect : all<BonusEffect>()) {
            const QRectF chip = nthOf(row, indexOf(effect), countOf<BonusEffect>, 4);
            const EffectStatus status = m_face.depot.bonusEffects[effect];
            const bool ready = status == EffectStatus::Ready;
            drawSpace(painter, chip, cornerRadius(font()), effectLooks[indexOf(status)], theme);
            const QRectF upper(chip.left() + 4, chip.top() + 2, chip.width() - 8, (chip.height() - 4) / 2);
            painter.setFont(ready ? boldFont(font(), 0.9) : scaledFont(font(), 0.9));
            drawElided(painter, upper, words::shortName(effect),
                       theme.color(ready ? Role::Text : Role::QuietText));
            painter.setFont(scaledFont(font(), 0.9));
            const bool brass = ready || status == EffectStatus::Unknown;
            drawElided(painter, upper.translated(0, upper.height()), words::name(status),
                       theme.color(brass ? Role::LitFrame : Role::QuietText));
        }
    }

    void drawCounts(QPainter &painter, QRectF row, const Theme &theme) const
    {
        painter.setFont(scaledFont(font(), 0.9));
        drawWords(painter, row, contractCounts(), theme.color(Role::QuietText), toTheLeft);
    }

    Player m_player;
    AirshipCityTable &m_table;
    Face m_face;
    DrawnBoard *m_terms; ///< a child
};

class DepotsPanel : public FoldingCards
{
public:
    explicit DepotsPanel(AirshipCityTable &table) : FoldingCards(u"depots"_s, nullptr)
    {
        setRules(*this, idOf(Rule::Comp18));
        for (const Player player : table.players())
            add(new DepotCard(table, player, ground()));
        follow(table);
    }

protected:
    QString spoken() const override { return words::name(words::Term::Depots); }
};

} // namespace

std::unique_ptr<QWidget> makeDepots(AirshipCityTable &table)
{
    return std::make_unique<DepotsPanel>(table);
}

} // namespace skyledger::ui
