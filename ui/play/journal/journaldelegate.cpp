// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/journal/journaldelegate.h"

#include "ui/play/journal/journalmodel.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

int kindOf(const QModelIndex &index)
{
    return index.data(JournalModel::KindRole).toInt();
}

double paddingOf(const QFontMetricsF &metrics)
{
    return metrics.averageCharWidth() * 0.8;
}

/// One row while it is drawn.
struct RowPainter {
    QPainter &painter;
    const QStyleOptionViewItem &option;
    const QModelIndex &index;
    const Theme &theme;
    QFontMetricsF metrics;

    double padding() const { return paddingOf(metrics); }
    bool is(JournalModel::Role role) const { return index.data(role).toBool(); }
    /// Events of a line that was set aside stand further in.
    double indent() const
    {
        const bool aside =
            index.data(JournalModel::LineRole).toInt() > 0 && kindOf(index) != JournalModel::SetAside;
        return aside ? padding() * 2 : 0;
    }

    void setAside() const
    {
        ground();
        const QRectF rect = QRectF(option.rect).adjusted(padding() + 4, 0, -padding(), 0);
        painter.setFont(option.font);
        painter.setPen(theme.color(Role::QuietText));
        const QString sign = is(JournalModel::OpenRole) ? u"▾ "_s : u"▸ "_s;
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(sign + index.data().toString(), Qt::ElideRight, rect.width()));
    }

    void heading() const
    {
        const bool round = kindOf(index) == JournalModel::RoundHeading;
        QRectF rect = QRectF(option.rect).adjusted(padding(), 0, -padding(), 0);
        if (option.state.testFlag(QStyle::State_HasFocus))
            ring(true);
        painter.setFont(boldFont(option.font, round ? 1.1 : 1));
        painter.setPen(theme.color(is(JournalModel::UndoneRole) ? Role::QuietText : Role::Text));
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
        if (!round)
            return;
        painter.setPen(theme.color(Role::Hairline));
        painter.drawLine(rect.topLeft(), rect.topRight());
    }

    void ground() const
    {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const bool focused = option.state.testFlag(QStyle::State_HasFocus);
        const QRectF inside = QRectF(option.rect).adjusted(2, 1, -2, -1);
        if (is(JournalModel::ShownRole)) {
            painter.setPen(QPen(theme.color(Role::LitFrame), 2));
            painter.setBrush(theme.color(Role::Lit));
            painter.drawRoundedRect(inside, 3, 3);
        } else if (is(JournalModel::CurrentRole)) {
            painter.fillRect(inside, theme.color(Role::Sky));
            painter.fillRect(QRectF(inside.topLeft(), QSizeF(4, inside.height())), theme.color(Role::Accent));
        }
        if (selected || focused)
            ring(focused);
    }

    /// Around the row where the keyboard is, or was.
    void ring(bool focused) const
    {
        const double width = focused ? theme.ringWidth() : 1;
        const QRectF outside = QRectF(option.rect).adjusted(1, 0, -1, 0);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.color(focused ? Role::Accent : Role::QuietText), width));
        painter.drawRoundedRect(outside.adjusted(width / 2, width / 2, -width / 2, -width / 2), 3, 3);
    }

    void deed() const
    {
        ground();
        const double numberWidth = metrics.horizontalAdvance(u"0000"_s);
        const QRectF inside = QRectF(option.rect).adjusted(padding() + 4 + indent(), 2, -padding(), -2);
        const double line = metrics.height();
        const bool undone = is(JournalModel::UndoneRole);
        painter.setFont(option.font);
        painter.setPen(theme.color(Role::QuietText));
        painter.drawText(QRectF(inside.left(), inside.top(), numberWidth, line), Qt::AlignRight,
                         index.data(JournalModel::EventRole).toString());

        QRectF text(inside.left() + numberWidth + padding(), inside.top(), 0, line);
        text.setRight(inside.right());
        const QString gain = index.data(JournalModel::GainRole).toString();
        const QString reason = index.data(JournalModel::ReasonRole).toString();
        const int taken = (gain.isEmpty() ? 0 : 1) + (reason.isEmpty() ? 0 : 1);
        const int left = index.data(JournalModel::LinesRole).toInt() - taken;
        const QStringList lines = brokenText(deedWithSigns(undone), metrics, text.width(), std::max(1, left));
        if (undone || indent() > 0) {
            QFont struck = option.font;
            struck.setItalic(true);
            painter.setFont(struck);
        } else {
            painter.setPen(theme.color(Role::Text));
        }
        for (const QString &each : lines)
            drawLine(text, each);
        painter.setPen(theme.color(Role::QuietText));
        if (!gain.isEmpty())
            drawLine(text, gain);
        if (!reason.isEmpty()) {
            painter.setPen(theme.color(Role::LitFrame));
            // It may have the lines that the deed did not need.
            const int spare = left - static_cast<int>(lines.size());
            const QStringList why = brokenText(JournalModel::tr("Reason: %1").arg(reason), metrics,
                                               text.width(), 1 + std::max(0, spare));
            for (const QString &each : why)
                drawLine(text, each);
        }
    }

private:
    QString deedWithSigns(bool undone) const
    {
        const QString sign = index.data(JournalModel::SignRole).toString();
        QString text = index.data().toString();
        if (!sign.isEmpty())
            text = sign + u' ' + text;
        if (is(JournalModel::CurrentRole))
            text = u"▸ "_s + text;
        if (is(JournalModel::ShownRole))
            text = u"◷ "_s + text;
        return undone ? u"↶ "_s + text : text;
    }
    void drawLine(QRectF &rect, const QString &text) const
    {
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(text, Qt::ElideRight, rect.width()));
        rect.translate(0, rect.height());
    }
};

} // namespace

void JournalDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const RowPainter row{*painter, option, index, Theme::of(option.palette), QFontMetricsF(option.font)};
    const int kind = kindOf(index);
    if (kind == JournalModel::RoundHeading || kind == JournalModel::TurnHeading)
        row.heading();
    else if (kind == JournalModel::SetAside)
        row.setAside();
    else
        row.deed();
    painter->restore();
}

QSize JournalDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetricsF metrics(option.font);
    double lines = index.data(JournalModel::LinesRole).toInt();
    if (kindOf(index) == JournalModel::RoundHeading)
        lines = 1.7;
    else if (kindOf(index) == JournalModel::TurnHeading || kindOf(index) == JournalModel::SetAside)
        lines = 1.3;
    return {static_cast<int>(metrics.averageCharWidth() * 24),
            static_cast<int>(metrics.height() * lines + 6)};
}

} // namespace skyledger::ui
