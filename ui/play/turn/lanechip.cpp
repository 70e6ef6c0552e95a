// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/lanechip.h"

#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <cmath>
#include <utility>

namespace skyledger::ui {

namespace {

constexpr double gap = 3;
constexpr double margin = 5;
constexpr int mostLetters = 40;
constexpr double keyLetters = 0.85; ///< so that the frame of a key keeps clear of its letter

} // namespace

LaneChip::LaneChip(QWidget *parent) : DrawnButton(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setRules(*this, [this](const std::optional<QPoint> &) {
        return m_choice.rule.isEmpty() ? QStringList() : QStringList{m_choice.rule};
    });
    setTip([this] { return accessibleName(); });
}

void LaneChip::setChoice(const PlayOption &choice, std::vector<ChipPart> signs, bool showsKey)
{
    if (signs.empty())
        signs.push_back({choice.name});
    if (m_choice == choice && m_signs == signs && m_showsKey == showsKey)
        return;
    m_choice = choice;
    m_signs = std::move(signs);
    m_showsKey = showsKey;
    setGlow(choice.status == PlayOption::Status::Undetermined ? Glow::Missing : Glow::Quiet);
    describe();
    updateGeometry();
    update();
}

void LaneChip::describe()
{
    QString said = m_choice.name;
    if (isRefused())
        said = tr("%1, not possible: %2", "choice, reason").arg(m_choice.name, m_choice.detail);
    else if (!m_choice.detail.isEmpty())
        said = tr("%1: %2", "choice, price or remark").arg(m_choice.name, m_choice.detail);
    setSaidName(*this, said);
    setAccessibleDescription(m_choice.key.isNull() ? QString() : tr("Key %1").arg(m_choice.key));
}

double LaneChip::widthOf(const ChipPart &part) const
{
    const QFontMetricsF metrics(font());
    double width = std::min(metrics.horizontalAdvance(part.text), metrics.averageCharWidth() * mostLetters);
    if (part.shape != nullptr)
        width += metrics.height() * 0.8 + (part.text.isEmpty() ? 0 : 1);
    return width;
}

QSize LaneChip::sizeHint() const
{
    const QFontMetricsF metrics(font());
    double width = margin * 2 + (m_showsKey ? metrics.height() : 0);
    for (const ChipPart &part : m_signs)
        width += gap + widthOf(part);
    return {static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(metrics.height() + margin * 1.6))};
}

QSize LaneChip::minimumSizeHint() const
{
    return sizeHint();
}

void LaneChip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    else if (event->type() == QEvent::FontChange)
        updateGeometry();
    DrawnButton::changeEvent(event);
}

void LaneChip::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    drawGround(painter, isRefused() ? Role::Surface : Role::Panel);
    const double line = QFontMetricsF(font()).height();
    const double top = (height() - line) / 2;
    const QRectF key(margin, top, m_showsKey ? line : 0, line);
    painter.setPen(theme.color(isRefused() ? Role::QuietText : Role::Text));
    if (m_showsKey)
        painter.setFont(scaledFont(font(), keyLetters));
    if (m_showsKey && isRefused()) {
        painter.drawText(key, Qt::AlignCenter, QStringLiteral("✕"));
    } else if (m_showsKey && !m_choice.key.isNull()) {
        painter.setPen(QPen(theme.color(Role::QuietText), 1)); // a wider one would run into the letter
        painter.setBrush(theme.color(Role::Surface));
        drawFrame(painter, key, line / 5);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(key, Qt::AlignCenter, QString(m_choice.key));
    }
    painter.setFont(font());
    double left = key.right();
    const double side = line * 0.8;
    for (const ChipPart &part : m_signs) {
        left += gap;
        const double all = widthOf(part);
        const double letters = all - (part.shape != nullptr ? side : 0);
        painter.drawText(QRectF(left, top, letters, line), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(part.text, Qt::ElideRight,
                                                          static_cast<int>(std::ceil(letters))));
        if (part.shape != nullptr) {
            painter.save();
            drawResource(painter, QRectF(left + letters, top + (line - side) / 2, side, side), *part.shape,
                         theme);
            painter.restore();
        }
        left += all;
    }
}

} // namespace skyledger::ui
