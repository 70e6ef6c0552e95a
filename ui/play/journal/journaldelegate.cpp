// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/journal/journaldelegate.h"

#include "ui/play/journal/journalmodel.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QAbstractItemView>

#include <algorithm>
#include <cstdlib>
#include <utility>

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

constexpr int mostDeedLines = 6;
constexpr int mostGainLines = 3;
constexpr int mostReasonLines = 4;
constexpr int nearRows = 40; // around the present, where people look

bool isHeading(int kind)
{
    return kind == JournalModel::RoundHeading || kind == JournalModel::TurnHeading;
}

/// Events of a line that was set aside stand further in.
double indentOf(const QModelIndex &index, const QFontMetricsF &metrics)
{
    const bool aside =
        index.data(JournalModel::LineRole).toInt() > 0 && kindOf(index) != JournalModel::SetAside;
    return aside ? paddingOf(metrics) * 2 : 0;
}

QString deedWithSigns(const QModelIndex &index)
{
    const QString sign = index.data(JournalModel::SignRole).toString();
    QString text = index.data().toString();
    if (!sign.isEmpty())
        text = sign + u' ' + text;
    if (index.data(JournalModel::CurrentRole).toBool())
        text = u"▸ "_s + text;
    if (index.data(JournalModel::ShownRole).toBool())
        text = u"◷ "_s + text;
    return index.data(JournalModel::UndoneRole).toBool() ? u"↶ "_s + text : text;
}

/// Where the words of a deed begin and end in a row.
QRectF textArea(const QRectF &row, const QModelIndex &index, const QFontMetricsF &metrics)
{
    const double padding = paddingOf(metrics);
    const double number = metrics.horizontalAdvance(u"0000"_s);
    return row.adjusted(padding * 2 + 4 + indentOf(index, metrics) + number, 2, -padding, -2);
}

/// Of the row for as long as the journal tells the same events.
quint64 keyOf(const QModelIndex &index)
{
    const auto line = static_cast<quint64>(index.data(JournalModel::LineRole).toInt());
    return (line << 32U) + static_cast<quint64>(index.data(JournalModel::EventRole).toLongLong());
}

bool isNearThePresent(const QModelIndex &index)
{
    const auto *journal = qobject_cast<const JournalModel *>(index.model());
    return journal == nullptr || std::abs(index.row() - journal->currentRow()) < nearRows;
}

int widthOf(const QStyleOptionViewItem &option)
{
    if (const auto *view = qobject_cast<const QAbstractItemView *>(option.widget))
        return view->viewport()->width();
    const int least = static_cast<int>(QFontMetricsF(option.font).averageCharWidth() * 24);
    return std::max(least, option.rect.width());
}

} // namespace

/// One row while it is drawn.
struct JournalDelegate::RowPainter {
    QPainter &painter;
    const QStyleOptionViewItem &option;
    const QModelIndex &index;
    const Theme &theme;
    QFontMetricsF metrics;

    double padding() const { return paddingOf(metrics); }
    bool is(JournalModel::Role role) const { return index.data(role).toBool(); }
    double indent() const { return indentOf(index, metrics); }

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

    void deed(const Lines &lines) const
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

        QRectF text = textArea(option.rect, index, metrics);
        text.setHeight(line);
        if (undone || indent() > 0) {
            QFont struck = option.font;
            struck.setItalic(true);
            painter.setFont(struck);
        } else {
            painter.setPen(theme.color(Role::Text));
        }
        for (const QString &each : lines.deed)
            drawLine(text, each);
        painter.setPen(theme.color(Role::QuietText));
        for (const QString &each : lines.gain)
            drawLine(text, each);
        painter.setPen(theme.color(Role::LitFrame));
        for (const QString &each : lines.reason)
            drawLine(text, each);
    }

private:
    void drawLine(QRectF &rect, const QString &text) const
    {
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, text);
        rect.translate(0, rect.height());
    }
};

JournalDelegate::Words JournalDelegate::wordsOf(const QModelIndex &index)
{
    Words words{deedWithSigns(index), index.data(JournalModel::GainRole).toString(), {}};
    const QString reason = index.data(JournalModel::ReasonRole).toString();
    if (!reason.isEmpty())
        words.reason = JournalModel::tr("Reason: %1").arg(reason);
    return words;
}

JournalDelegate::Lines JournalDelegate::linesOf(const Words &words, const QFontMetricsF &metrics,
                                                double width)
{
    Lines lines{words, width, brokenText(words.deed, metrics, width, mostDeedLines), {}, {}};
    if (!words.gain.isEmpty())
        lines.gain = brokenText(words.gain, metrics, width, mostGainLines);
    if (!words.reason.isEmpty())
        lines.reason = brokenText(words.reason, metrics, width, mostReasonLines);
    return lines;
}

void JournalDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const RowPainter row{*painter, option, index, Theme::of(option.palette), QFontMetricsF(option.font)};
    const int kind = kindOf(index);
    if (isHeading(kind)) {
        row.heading();
    } else if (kind == JournalModel::SetAside) {
        row.setAside();
    } else {
        const double width = textArea(option.rect, index, row.metrics).width();
        const Words words = wordsOf(index);
        if (option.widget == nullptr) {
            // A row without a view is as wide as it is drawn, whatever was laid out.
            row.deed(linesOf(words, row.metrics, width));
        } else {
            Lines &lines = m_lines[keyOf(index)];
            if (lines.words != words || lines.width != width) {
                const int before = lines.count();
                lines = linesOf(words, row.metrics, width);
                m_isStale = m_isStale || before != lines.count();
            }
            row.deed(lines);
        }
    }
    painter->restore();
}

QSize JournalDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetricsF metrics(option.font);
    const int kind = kindOf(index);
    double lines = 1;
    if (kind == JournalModel::RoundHeading) {
        lines = 1.7;
    } else if (kind == JournalModel::TurnHeading || kind == JournalModel::SetAside) {
        lines = 1.3;
    } else {
        const int width = static_cast<int>(widthOf(option) * 64 / std::max(1.0, metrics.averageCharWidth()));
        if (m_width != width || m_font != option.font) {
            // Rows were laid out for another width, as before there was a scroll bar.
            m_isStale = !m_lines.isEmpty();
            m_lines.clear();
            m_width = width;
            m_font = option.font;
        }
        const quint64 key = keyOf(index);
        const auto known = m_lines.constFind(key);
        if (isNearThePresent(index)) {
            // What it says may have changed: the row of the present has a sign.
            const QRectF row(0, 0, widthOf(option), metrics.height());
            const double room = textArea(row, index, metrics).width();
            const Words words = wordsOf(index);
            if (known == m_lines.cend() || known->words != words || known->width != room)
                m_lines.insert(key, linesOf(words, metrics, room));
            lines = m_lines.value(key).count();
        } else {
            lines = known != m_lines.cend() ? known->count() : index.data(JournalModel::LinesRole).toInt();
        }
    }
    return {static_cast<int>(metrics.averageCharWidth() * 24),
            static_cast<int>(metrics.height() * lines + 6)};
}

} // namespace skyledger::ui
