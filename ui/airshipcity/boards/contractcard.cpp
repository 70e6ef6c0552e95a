// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/contractcard.h"

#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/questions.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/spacepainter.h"
#include "ui/words/numbers.h"

#include <QtGui/QPainter>

#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Less than other panels have: a card is narrow.
double padOf(const QFont &font)
{
    return cornerRadius(font) * 0.55;
}

/// The cost in two lines, as much in the first as its width takes.
std::array<Amounts, 2> twoLines(const Amounts &cost, const QFontMetricsF &metrics, double firstWidth)
{
    std::array<Amounts, 2> lines{};
    bool second = false;
    for (const Resource resource : all<Resource>()) {
        if (cost[resource] == 0)
            continue;
        Amounts longer = lines[0];
        longer[resource] = cost[resource];
        second = second || (lines[0] != Amounts{} && amountsWidth(metrics, counted(longer)) > firstWidth);
        lines[second ? 1 : 0][resource] = cost[resource];
    }
    return lines;
}

} // namespace

ContractFace contractFaceOf(const AirshipCityTable &table, Contract contract, std::optional<int> left)
{
    return {contract, table.setup().catalogue.contracts[contract], left, offerFor(table, contract)};
}

ContractCard::ContractCard(AirshipCityTable &table, QWidget *parent) : DrawnButton(parent), m_table(table)
{
    connect(this, &DrawnButton::taken, this, [this](bool stopThere) {
        if (m_face.contract != none<Contract>)
            m_table.guide().click(m_face.contract, stopThere);
    });
    connect(&table, &GameTable::wordsChanged, this, &ContractCard::retell);
    setRules(*this, [this](const std::optional<QPoint> &) { return rulesOf(m_table, m_face.contract); });
    setTip([this] {
        return m_face.contract == none<Contract>
            ? QString()
            : tipFor(m_table, m_face.contract, m_table.words().contract(m_face.contract));
    });
    sayAnew(*this, [this] { retell(); });
}

void ContractCard::setFace(const ContractFace &face)
{
    if (face == m_face)
        return;
    m_face = face;
    setPart(*this, face.contract);
    setGlow(face.offer.glow);
    retell();
    update();
}

void ContractCard::setCompact(bool compact)
{
    if (compact == m_isCompact)
        return;
    m_isCompact = compact;
    updateGeometry();
    update();
}

void ContractCard::retell()
{
    if (m_face.contract == none<Contract>) {
        setSaidName(*this, {}); // nothing lies there yet
        return;
    }
    // One that nobody has copied yet is told by its place.
    const QString contract = Speaker{m_table.words(), m_table.state()}.contract(m_face.contract);
    QStringList sentences;
    if (m_face.left)
        sentences << tr("Contract: %1. Stages left: %2.").arg(contract, QString::number(*m_face.left));
    else if (m_face.values.term)
        sentences << tr("Contract: %1. Term: %2.").arg(contract, QString::number(*m_face.values.term));
    else
        sentences << tr("Contract: %1. Term not known.").arg(contract);
    const QString offer = spokenOffer(m_face.offer);
    if (!offer.isEmpty())
        sentences << offer;
    setSaidName(*this, sentences.join(u' '));
}

int ContractCard::heightIn(const QFont &font)
{
    const QFontMetricsF metrics(scaledFont(font, 0.9));
    return static_cast<int>(std::ceil(metrics.height() * 3 + 1.4 * cornerRadius(font) + 2));
}

int ContractCard::compactHeightIn(const QFont &font)
{
    return static_cast<int>(std::ceil(QFontMetricsF(scaledFont(font, 0.9)).height() * 2 + 4));
}

int ContractCard::widthIn(const QFont &font)
{
    const QFontMetricsF metrics(boldFont(font, 0.9));
    const double width = metrics.horizontalAdvance(words::points(9) + u" +9"_s) + 1.2 * shapeSide(metrics);
    return static_cast<int>(std::ceil(width + 2 * padOf(font) + 2));
}

void ContractCard::drawUnknownCost(QPainter &painter, const QRectF &area) const
{
    const QFontMetricsF metrics(painter.font());
    const QColor ink = Theme::of(palette()).color(Role::LitFrame);
    const QString text = tr("cost: enter");
    if (m_isCompact) {
        painter.setFont(fittingFont(painter.font(), text, area.width()));
        drawWords(painter, {area.left(), area.top(), area.width(), metrics.height()}, text, ink,
                  Qt::AlignLeft);
        return;
    }
    painter.setPen(ink);
    const double term = metrics.horizontalAdvance(u"0 "_s); // it stands to the left
    const QRectF rect(area.left() + term, area.top(), area.width() - term, metrics.height() * 2);
    painter.drawText(rect, Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap, text);
}

/// In two lines beside the term; in a compact card in one.
void ContractCard::drawCost(QPainter &painter, const QRectF &area) const
{
    const Theme &theme = Theme::of(palette());
    const QFontMetricsF metrics(painter.font());
    const double line = metrics.height();
    if (!m_face.values.cost) {
        drawUnknownCost(painter, area);
        return;
    }
    painter.setPen(theme.color(Role::Text));
    const double first = m_isCompact ? area.width() : area.width() - metrics.horizontalAdvance(u"0 "_s);
    const auto lines = m_isCompact ? std::array{*m_face.values.cost, Amounts{}}
                                   : twoLines(*m_face.values.cost, metrics, first);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i > 0 && lines[i] == Amounts{})
            break;
        const double width = amountsWidth(metrics, counted(lines[i]));
        const double shrink = std::min(1.0, (i == 0 ? first : area.width()) / width);
        painter.save();
        painter.translate(area.right(), area.top() + line * (static_cast<double>(i) + 0.5));
        painter.scale(shrink, shrink);
        drawAmounts(painter, QRectF(-width, -line / 2, width, line), counted(lines[i]), theme);
        painter.restore();
    }
}

void ContractCard::drawGains(QPainter &painter, const QRectF &area) const
{
    const Theme &theme = Theme::of(palette());
    const ContractValues &values = m_face.values;
    painter.setFont(boldFont(painter.font()));
    const QFontMetricsF metrics(painter.font());
    const QString points = values.vp ? words::points(*values.vp) : tr("? VP", "VP are not known");
    const QString gold = values.gold ? words::signedNumber(*values.gold) : u"?"_s;
    const double goldWidth = bonusWidth(metrics, gold, looksOf({Resource::Gold}));
    const double width = metrics.horizontalAdvance(points) + metrics.height() * 0.2 + goldWidth;
    const double shrink = std::min(1.0, area.width() / width);
    painter.save();
    painter.translate(area.left(), area.center().y());
    painter.scale(shrink, shrink);
    const QRectF row(0, -area.height() / 2, area.width() / shrink, area.height());
    drawWords(painter, row, points, theme.color(values.vp ? Role::Text : Role::LitFrame),
              Qt::AlignLeft | Qt::AlignVCenter);
    painter.setPen(theme.color(values.gold ? Role::Text : Role::LitFrame));
    drawBonus(painter, QRectF(row.right() - goldWidth, row.top(), goldWidth, row.height()), gold,
              looksOf({Resource::Gold}), theme);
    painter.restore();
}

void ContractCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setFont(font());
    drawGround(painter, m_face.left ? Role::Developed : Role::Surface);
    const double pad = padOf(font()) + 1;
    const double above = m_isCompact ? 2 : pad;
    const QRectF inside = QRectF(rect()).adjusted(pad, above, -pad, -above);
    painter.setFont(boldFont(font(), 0.9));
    const double line = QFontMetricsF(painter.font()).height();
    const std::optional<int> term = m_face.left ? m_face.left : std::optional<int>(m_face.values.term);
    if (!m_isCompact) {
        const QRectF top(inside.left(), inside.top(), inside.width(), line);
        drawWords(painter, top, term ? QString::number(*term) : u"?"_s,
                  theme.color(term ? Role::Text : Role::LitFrame), Qt::AlignLeft | Qt::AlignVCenter);
    }
    painter.setFont(scaledFont(font(), 0.9));
    drawCost(painter, inside);
    drawGains(painter, QRectF(inside.left(), inside.bottom() - line, inside.width(), line));
}

void showContracts(std::vector<ContractCard *> &cards, const std::vector<ContractFace> &faces,
                   AirshipCityTable &table, QWidget *board, const QString &name)
{
    while (cards.size() < faces.size()) {
        cards.push_back(new ContractCard(table, board));
        cards.back()->setObjectName(name.arg(cards.size()));
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        cards[i]->setVisible(i < faces.size());
        if (i < faces.size())
            cards[i]->setFace(faces[i]);
    }
}

} // namespace skyledger::ui
