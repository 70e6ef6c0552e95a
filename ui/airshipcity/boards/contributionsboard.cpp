// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/contributionsboard.h"

#include "ui/airshipcity/boards/airshipcard.h"
#include "ui/airshipcity/boards/utilitycard.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int families = 3;
constexpr int gap = 4;
constexpr double mostZoom = 2.4;

int headHeight(const QFont &font)
{
    return static_cast<int>(std::ceil(QFontMetricsF(scaledFont(font, 0.9)).height() * 1.25));
}

} // namespace

ContributionsBoard::ContributionsBoard(AirshipCityTable &table, QWidget *parent)
    : QWidget(parent), m_table(table)
{
    setObjectName(u"donation-board"_s);
    setRules(*this, [this](const std::optional<QPoint> &at) {
        const bool utilities = at && m_utilityHead.contains(*at);
        return idsOf({ruleOf(utilities ? BoardPart::PublicUtility : BoardPart::DonationBoard)});
    });
    for (const Airship airship : all<Airship>())
        m_airships.push_back(new AirshipCard(table, airship, this));
    connect(&table, &GameTable::changed, this, &ContributionsBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &ContributionsBoard::retranslate);
    retranslate();
}

int ContributionsBoard::utilitiesPerRow() const
{
    const int count = std::max(1, m_face.utilities);
    return (count + utilityRows() - 1) / std::max(1, utilityRows());
}

int ContributionsBoard::utilityRows() const
{
    return (m_face.utilities + 3) / 4;
}

int ContributionsBoard::heightIn(const QFont &font) const
{
    return 3 * (AirshipCard::heightIn(font) + gap) + headHeight(font)
        + utilityRows() * (UtilityCard::heightIn(font) + gap) - gap;
}

QSize ContributionsBoard::sizeHint() const
{
    const int named = families * (AirshipCard::widthIn(font()) + gap) - gap;
    const QSize least = minimumSizeHint();
    return {std::max(named, least.width()), least.height()};
}

QSize ContributionsBoard::minimumSizeHint() const
{
    const int airships = families * (AirshipCard::leastWidthIn(font()) + gap);
    return {airships - gap, heightIn(font())};
}

void ContributionsBoard::addCards()
{
    while (m_utilities.size() < static_cast<std::size_t>(m_face.utilities)) {
        auto *card = new UtilityCard(m_table, static_cast<Utility>(m_utilities.size()), this);
        m_utilities.push_back(card);
    }
    for (std::size_t i = 0; i < m_utilities.size(); ++i)
        m_utilities[i]->setVisible(i < static_cast<std::size_t>(m_face.utilities));
}

void ContributionsBoard::refresh()
{
    const Face face{m_table.setup().catalogue.utilityCount};
    if (face != m_face) {
        m_face = face;
        addCards();
        updateGeometry();
        layOut();
        update(m_utilityHead.toAlignedRect());
    }
    for (AirshipCard *card : m_airships)
        card->refresh();
    for (UtilityCard *card : m_utilities)
        card->refresh();
}

void ContributionsBoard::retranslate()
{
    setSaidName(*this, words::name(words::Term::DonationBoard));
    refresh();
    for (AirshipCard *card : m_airships)
        card->retell();
    for (UtilityCard *card : m_utilities)
        card->retell();
    update();
}

void ContributionsBoard::resizeEvent(QResizeEvent *)
{
    layOut();
}

void ContributionsBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        layOut();
    } else if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void ContributionsBoard::layOut()
{
    const QSize plain = sizeHint();
    const double zoom = std::clamp(std::min(static_cast<double>(width()) / plain.width(),
                                            static_cast<double>(height()) / plain.height()),
                                   1.0, mostZoom);
    const QFont lettering = scaledFont(font(), zoom);
    // What the letters do not need of the height goes to the cards alike.
    const double stretch = std::clamp(static_cast<double>(height()) / heightIn(lettering), 0.8, 1.35);
    const int airshipHeight = static_cast<int>(AirshipCard::heightIn(lettering) * stretch);
    const int utilityHeight = static_cast<int>(UtilityCard::heightIn(lettering) * stretch);
    const int head = static_cast<int>(headHeight(lettering) * std::min(1.0, stretch));
    int y = 0;
    const auto place = [this, &lettering, &y](QWidget *card, int column, int columns, int height) {
        const int left = column * (width() + gap) / columns;
        const int right = (column + 1) * (width() + gap) / columns - gap;
        card->setFont(lettering);
        card->setGeometry(left, y, right - left, height);
    };
    for (int level = 0; level < 3; ++level) {
        for (int family = 0; family < families; ++family)
            place(m_airships[static_cast<std::size_t>(family) * 3 + static_cast<std::size_t>(level)], family,
                  families, airshipHeight);
        y += airshipHeight + gap;
    }
    m_utilityHead = QRectF(0, y, width(), head);
    y += head;
    for (int i = 0; i < m_face.utilities; ++i) {
        place(m_utilities[static_cast<std::size_t>(i)], i % utilitiesPerRow(), utilitiesPerRow(),
              utilityHeight);
        if (i % utilitiesPerRow() == utilitiesPerRow() - 1 || i + 1 == m_face.utilities)
            y += utilityHeight + gap;
    }
    update();
}

void ContributionsBoard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setFont(m_airships.front()->font());
    painter.setFont(boldFont(painter.font(), 0.9));
    painter.setPen(theme.color(Role::QuietText));
    constexpr auto left = Qt::AlignLeft | Qt::AlignVCenter;
    constexpr auto right = Qt::AlignRight | Qt::AlignVCenter;
    painter.drawText(m_utilityHead, left, words::name(words::Term::PublicUtilities));
    QFont plain = painter.font();
    plain.setBold(false);
    painter.setFont(plain);
    if (m_face.utilities == 0) {
        painter.setPen(theme.color(Role::LitFrame));
        painter.drawText(m_utilityHead, right, tr("none entered yet", "public utilities"));
    }
}

} // namespace skyledger::ui
