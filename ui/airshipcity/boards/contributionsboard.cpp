// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "ui/airshipcity/boards/boards.h"
#include "ui/airshipcity/boards/glow.h"
#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/spacepainter.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>
#include <optional>
#include <variant>
#include <vector>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Something of the Donation Board to which crews give.
using Thing = std::variant<Airship, Utility>;

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

/// What a thing is called, costs and scores, who gave to it, and what an airship makes cheaper.
class DonationCard : public DrawnButton
{
    Q_DECLARE_TR_FUNCTIONS(skyledger::ui::DonationCard)

public:
    DonationCard(AirshipCityTable &table, Thing thing, QWidget *parent)
        : DrawnButton(parent), m_table(table), m_thing(thing)
    {
        setObjectName(airship() != nullptr ? u"airship-"_s + table::word(*airship())
                                           : u"utility-%1"_s.arg(indexOf(std::get<Utility>(thing)) + 1));
        std::visit([this](auto part) { setPart(*this, part); }, thing);
        connect(this, &DrawnButton::taken, this,
                [this](bool stopThere) { m_table.guide().click(target(), stopThere); });
        setRules(*this, [this](const std::optional<QPoint> &) { return rulesOf(m_table, target()); });
        setTip([this] { return tipFor(m_table, target(), spoken()); });
        connect(&table, &GameTable::changed, this, &DonationCard::refresh);
        connect(&table, &GameTable::wordsChanged, this, &DonationCard::retell);
        sayAnew(*this, [this] { retell(); });
    }

    /// What the numbers of an airship need; names are cut where there is no more.
    static int leastWidthIn(const QFont &font)
    {
        const QFontMetricsF small(scaledFont(font, 0.9));
        return static_cast<int>(std::ceil(small.horizontalAdvance(u"7  7  7  3 VP "_s) + 3 * shapeSide(small)
                                          + 2 * cornerRadius(font)));
    }

    /// What every name of an airship needs too.
    static int widthIn(const QFont &font)
    {
        const QFontMetricsF bold(boldFont(font, 0.9));
        double width = 0;
        for (const Airship airship : all<Airship>())
            width = std::max(width, bold.horizontalAdvance(words::shortName(airship)));
        const int named = static_cast<int>(std::ceil(width * 1.08 + 2 * cornerRadius(font) + 4));
        return std::max(named, leastWidthIn(font));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        constexpr auto left = Qt::AlignLeft | Qt::AlignVCenter;
        const Theme &theme = Theme::of(palette());
        QPainter painter(this);
        painter.setFont(font());
        const QRectF inside = drawGround(painter, Role::Surface);
        painter.setFont(boldFont(font(), 0.9));
        const Lines &lines = airship() != nullptr ? airshipLines : utilityLines;
        const double line = QFontMetricsF(painter.font()).height();
        const double grid = std::min(inside.height() - lines.text * line, line * lines.grid);
        const double spare = std::max(0.0, inside.height() - lines.text * line - grid) / lines.text;
        QRectF row(inside.left(), inside.top(), inside.width(), line);
        drawElided(painter, row, m_face.name, theme.color(Role::Text), left);
        row.translate(0, line + spare);
        drawWords(painter, row, m_face.vp ? words::points(*m_face.vp) : tr("? VP", "VP are not known"),
                  theme.color(m_face.vp ? Role::Text : Role::LitFrame), Qt::AlignRight | Qt::AlignVCenter);
        painter.setFont(scaledFont(font(), 0.9));
        painter.setPen(theme.color(Role::Text));
        if (m_face.cost)
            drawAmounts(painter, row, counted(*m_face.cost), theme);
        else
            drawWords(painter, row, tr("cost: enter"), theme.color(Role::LitFrame), left);
        row.translate(0, line + spare);
        drawSpaces(painter, QRectF(row.left(), row.top(), row.width(), grid), m_face.spaces, theme);
        row.translate(0, grid + spare);
        if (airship() != nullptr)
            drawDiscount(painter, row, theme);
    }

private:
    struct Face {
        QString name;
        std::optional<Amounts> cost;
        std::optional<int> vp;            ///< for a donation
        std::optional<Discount> discount; ///< of an airship
        MarkerSpaces spaces;
        OfferLook offer;
        friend bool operator==(const Face &, const Face &) = default;
    };

    const Airship *airship() const { return std::get_if<Airship>(&m_thing); }

    Target target() const
    {
        return std::visit([](auto thing) { return Target(thing); }, m_thing);
    }

    const Grid &grid() const
    {
        const State &state = m_table.state();
        return airship() != nullptr ? state.airships[*airship()]
                                    : state.utilities[std::get<Utility>(m_thing)];
    }

    Face faceNow() const
    {
        const Catalogue &catalogue = m_table.setup().catalogue;
        const auto faceOf = [this](const QString &name, const auto &values, std::optional<int> vp) {
            return Face{name,
                        values.cost,
                        vp,
                        {},
                        spacesOf(m_table, grid(), values.spaces),
                        offerFor(m_table, target())};
        };
        if (const auto *utility = std::get_if<Utility>(&m_thing)) {
            const UtilityValues &values = catalogue.utilities[*utility];
            return faceOf(m_table.words().utility(*utility), values, values.vp);
        }
        const AirshipValues &values = catalogue.airships[*airship()];
        Face face = faceOf(words::shortName(*airship()), values, vpOf(*airship()));
        face.discount = values.discount;
        return face;
    }

    void refresh()
    {
        if (faceNow() != m_face)
            retell();
    }

    /// Says and draws everything anew.
    void retell()
    {
        m_face = faceNow();
        setGlow(m_face.offer.glow);
        setSaidName(*this, spoken());
        update();
    }

    QString spokenName() const
    {
        if (airship() != nullptr) {
            //: An airship with its level and what a donation scores: Wooden Private Ship, level 1: 1 VP.
            return tr("%1, level %2: %3.")
                .arg(words::name(*airship()), QString::number(indexOf(levelOf(*airship())) + 1),
                     words::points(vpOf(*airship())));
        }
        return m_face.vp
            ? tr("%1: %2.", "public utility, victory points").arg(m_face.name, words::points(*m_face.vp))
            : tr("%1: VP not known.", "public utility").arg(m_face.name);
    }

    QString spokenGrid() const
    {
        QStringList owners;
        for (const Player player : m_table.players()) {
            const int count = grid().markers[player];
            if (count > 0)
                owners << tr("%1: %2", "player, number of donation markers")
                              .arg(m_table.words().player(player), QString::number(count));
        }
        const int placed = static_cast<int>(m_face.spaces.markers.size());
        const Player majority = grid().majority;
        const QStringList sentences{
            owners.isEmpty() ? tr("No donation markers.")
                             : tr("Donation markers: %1.").arg(words::listed(owners)),
            m_face.spaces.count ? tr("%n free space(s).", nullptr, std::max(0, *m_face.spaces.count - placed))
                                : tr("The number of spaces is not known."),
            majority != none<Player> ? tr("Majority: %1.").arg(m_table.words().player(majority))
                                     : tr("Nobody holds the majority.")};
        return sentences.join(u' ');
    }

    QString spokenDiscount() const
    {
        if (airship() == nullptr)
            return {};
        const QString tile = words::name(discountedBy(*airship()));
        return m_face.discount
            ? tr("Discount per marker: %1 (%2).", "amount of a resource, tile")
                  .arg(words::amountOf(m_face.discount->resource, m_face.discount->amount), tile)
            : tr("The discount is not known (%1).", "tile").arg(tile);
    }

    QString spoken() const
    {
        const QString cost =
            m_face.cost ? tr("Cost: %1.").arg(words::amountsOf(*m_face.cost)) : tr("The cost is not known.");
        QStringList sentences{spokenName(), cost, spokenGrid(), spokenDiscount(), spokenOffer(m_face.offer)};
        sentences.removeAll(QString());
        return sentences.join(u' ');
    }

    void drawDiscount(QPainter &painter, const QRectF &row, const Theme &theme) const
    {
        const QColor ink = theme.color(m_face.discount ? Role::QuietText : Role::LitFrame);
        double x = row.left();
        if (m_face.discount) {
            painter.setPen(ink);
            x += drawBonus(painter, row, words::signedNumber(-m_face.discount->amount),
                           looksOf({m_face.discount->resource}), theme)
                + row.height() * 0.3;
        }
        const QString tile = words::shortName(discountedBy(*airship()));
        drawElided(painter, QRectF(x, row.top(), row.right() - x, row.height()),
                   m_face.discount ? tile : tr("discount: enter"), ink, Qt::AlignLeft | Qt::AlignVCenter);
    }

    AirshipCityTable &m_table;
    Thing m_thing;
    Face m_face;
};

constexpr int families = 3;
constexpr int levels = 3;
constexpr int gap = 4;
constexpr double mostZoom = 2.4;

int headHeight(const QFont &font)
{
    return static_cast<int>(std::ceil(QFontMetricsF(scaledFont(font, 0.9)).height() * 1.25));
}

/// Cards of airships, and of as many public utilities as there are below them.
class ContributionsBoard : public DrawnBoard
{
    Q_DECLARE_TR_FUNCTIONS(skyledger::ui::ContributionsBoard)

public:
    explicit ContributionsBoard(AirshipCityTable &table)
        : DrawnBoard(u"donation-board"_s, nullptr), m_table(table)
    {
        setRules(*this, [this](const std::optional<QPoint> &at) {
            const bool utilities = at && m_utilityHead.contains(*at);
            return idsOf({utilities ? Rule::LocArch01 : Rule::Comp19});
        });
        for (const Airship airship : all<Airship>())
            m_airships.push_back(new DonationCard(table, airship, this));
        follow(table, Follows::Boards);
    }

    QSize sizeHint() const override
    {
        const int named = families * (DonationCard::widthIn(font()) + gap) - gap;
        const QSize least = minimumSizeHint();
        return {std::max(named, least.width()), least.height()};
    }

    QSize minimumSizeHint() const override
    {
        return {families * (DonationCard::leastWidthIn(font()) + gap) - gap, heightIn(font())};
    }

protected:
    bool look() override
    {
        if (!take(m_shown, static_cast<int>(m_table.setup().catalogue.utilityCount)))
            return false;
        const auto count = static_cast<std::size_t>(m_shown);
        while (m_utilities.size() < count)
            m_utilities.push_back(new DonationCard(m_table, static_cast<Utility>(m_utilities.size()), this));
        for (std::size_t i = 0; i < m_utilities.size(); ++i)
            m_utilities[i]->setVisible(i < count);
        updateGeometry();
        layOut();
        return true;
    }

    QString spoken() const override { return words::name(words::Term::DonationBoard); }

    void layOut() override
    {
        m_lettering = scaledFont(font(), zoomFrom(sizeHint(), mostZoom));
        // What the letters do not need of the height goes to the cards alike.
        const double stretch = std::clamp(static_cast<double>(height()) / heightIn(m_lettering), 0.8, 1.35);
        const int airshipHeight = static_cast<int>(heightOf(m_lettering, airshipLines) * stretch);
        const int utilityHeight = static_cast<int>(heightOf(m_lettering, utilityLines) * stretch);
        const int head = static_cast<int>(headHeight(m_lettering) * std::min(1.0, stretch));
        const auto place = [this](QWidget *card, int column, int columns, int top, int height) {
            const int left = column * (width() + gap) / columns;
            const int right = (column + 1) * (width() + gap) / columns - gap;
            card->setFont(m_lettering);
            card->setGeometry(left, top, right - left, height);
        };
        for (int i = 0; i < families * levels; ++i)
            place(m_airships[static_cast<std::size_t>(i)], i / levels, families,
                  i % levels * (airshipHeight + gap), airshipHeight);
        const int below = levels * (airshipHeight + gap);
        m_utilityHead = QRectF(0, below, width(), head);
        for (int i = 0; i < m_shown; ++i)
            place(m_utilities[static_cast<std::size_t>(i)], i % utilitiesPerRow(), utilitiesPerRow(),
                  below + head + i / utilitiesPerRow() * (utilityHeight + gap), utilityHeight);
        update();
    }

    void draw(QPainter &painter, const Theme &theme) const override
    {
        painter.setFont(boldFont(m_lettering, 0.9));
        drawWords(painter, m_utilityHead, words::name(words::Term::PublicUtilities),
                  theme.color(Role::QuietText), Qt::AlignLeft | Qt::AlignVCenter);
        if (m_shown > 0)
            return;
        painter.setFont(scaledFont(m_lettering, 0.9));
        drawWords(painter, m_utilityHead, tr("none entered yet", "public utilities"),
                  theme.color(Role::LitFrame), Qt::AlignRight | Qt::AlignVCenter);
    }

private:
    int utilityRows() const { return (m_shown + 3) / 4; }

    int utilitiesPerRow() const
    {
        const int rows = std::max(1, utilityRows());
        return (std::max(1, m_shown) + rows - 1) / rows;
    }

    int heightIn(const QFont &font) const
    {
        return levels * (heightOf(font, airshipLines) + gap) + headHeight(font)
            + utilityRows() * (heightOf(font, utilityLines) + gap) - gap;
    }

    AirshipCityTable &m_table;
    std::vector<DonationCard *> m_airships;  ///< children
    std::vector<DonationCard *> m_utilities; ///< children
    int m_shown = 0;                         ///< utilities
    QFont m_lettering;
    QRectF m_utilityHead;
};

} // namespace

std::unique_ptr<DrawnBoard> makeContributionsBoard(AirshipCityTable &table)
{
    return std::make_unique<ContributionsBoard>(table);
}

} // namespace skyledger::ui
