// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/contributionsboard.h"

#include "ui/airshipcity/boards/donationcard.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int families = 3;
constexpr int levels = 3;
constexpr int gap = 4;
constexpr double mostZoom = 2.4;

int headHeight(const QFont &font)
{
    return static_cast<int>(std::ceil(QFontMetricsF(scaledFont(font, 0.9)).height() * 1.25));
}

} // namespace

ContributionsBoard::ContributionsBoard(AirshipCityTable &table, QWidget *parent)
    : DrawnBoard(u"donation-board"_s, parent), m_table(table)
{
    setRules(*this, [this](const std::optional<QPoint> &at) {
        const bool utilities = at && m_utilityHead.contains(*at);
        return idsOf({utilities ? Rule::LocArch01 : Rule::Comp19});
    });
    for (const Airship airship : all<Airship>())
        m_airships.push_back(new DonationCard(table, airship, this));
    follow(table, Follows::Boards);
}

int ContributionsBoard::utilitiesPerRow() const
{
    const int rows = std::max(1, utilityRows());
    return (std::max(1, m_shown) + rows - 1) / rows;
}

int ContributionsBoard::heightIn(const QFont &font) const
{
    return levels * (DonationCard::airshipHeightIn(font) + gap) + headHeight(font)
        + utilityRows() * (DonationCard::utilityHeightIn(font) + gap) - gap;
}

QSize ContributionsBoard::sizeHint() const
{
    const int named = families * (DonationCard::widthIn(font()) + gap) - gap;
    const QSize least = minimumSizeHint();
    return {std::max(named, least.width()), least.height()};
}

QSize ContributionsBoard::minimumSizeHint() const
{
    return {families * (DonationCard::leastWidthIn(font()) + gap) - gap, heightIn(font())};
}

bool ContributionsBoard::look()
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

QString ContributionsBoard::spoken() const
{
    return words::name(words::Term::DonationBoard);
}

void ContributionsBoard::layOut()
{
    m_lettering = scaledFont(font(), zoomFrom(sizeHint(), mostZoom));
    // What the letters do not need of the height goes to the cards alike.
    const double stretch = std::clamp(static_cast<double>(height()) / heightIn(m_lettering), 0.8, 1.35);
    const int airshipHeight = static_cast<int>(DonationCard::airshipHeightIn(m_lettering) * stretch);
    const int utilityHeight = static_cast<int>(DonationCard::utilityHeightIn(m_lettering) * stretch);
    const int head = static_cast<int>(headHeight(m_lettering) * std::min(1.0, stretch));
    int y = 0;
    const auto place = [this, &y](QWidget *card, int column, int columns, int height) {
        const int left = column * (width() + gap) / columns;
        const int right = (column + 1) * (width() + gap) / columns - gap;
        card->setFont(m_lettering);
        card->setGeometry(left, y, right - left, height);
    };
    for (int level = 0; level < levels; ++level) {
        for (int family = 0; family < families; ++family) {
            const int airship = family * levels + level;
            place(m_airships[static_cast<std::size_t>(airship)], family, families, airshipHeight);
        }
        y += airshipHeight + gap;
    }
    m_utilityHead = QRectF(0, y, width(), head);
    y += head;
    for (int i = 0; i < m_shown; ++i) {
        place(m_utilities[static_cast<std::size_t>(i)], i % utilitiesPerRow(), utilitiesPerRow(),
              utilityHeight);
        if (i % utilitiesPerRow() == utilitiesPerRow() - 1 || i + 1 == m_shown)
            y += utilityHeight + gap;
    }
    update();
}

void ContributionsBoard::draw(QPainter &painter, const Theme &theme) const
{
    painter.setFont(boldFont(m_lettering, 0.9));
    painter.setPen(theme.color(Role::QuietText));
    painter.drawText(m_utilityHead, Qt::AlignLeft | Qt::AlignVCenter,
                     words::name(words::Term::PublicUtilities));
    if (m_shown > 0)
        return;
    painter.setFont(scaledFont(m_lettering, 0.9));
    painter.setPen(theme.color(Role::LitFrame));
    painter.drawText(m_utilityHead, Qt::AlignRight | Qt::AlignVCenter,
                     tr("none entered yet", "public utilities"));
}

} // namespace skyledger::ui
