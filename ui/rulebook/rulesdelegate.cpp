// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/rulebook/rulesdelegate.h"

#include "ui/rulebook/rulesmodel.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/theme.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtGui/QTextLayout>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

double paddingOf(const QFontMetricsF &metrics)
{
    return metrics.averageCharWidth() * 0.8;
}

bool isChapter(const QModelIndex &index)
{
    return index.data(RulesModel::RuleRole).toString().isEmpty();
}

/// Where the box of a row is drawn; empty if there is none.
QRect boxOf(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (!index.data(Qt::CheckStateRole).isValid())
        return {};
    const QStyle *style = QApplication::style();
    const int side = style->pixelMetric(QStyle::PM_IndicatorWidth);
    const int gap = static_cast<int>(paddingOf(QFontMetricsF(option.font)));
    return {option.rect.left() + gap, option.rect.center().y() - side / 2, side, side};
}

/// A line of text, cut where there is no more room.
void drawLine(QPainter &painter, const QRectF &line, const QString &text, const Marks &marks,
              const Theme &theme)
{
    const QFontMetricsF metrics(painter.font());
    const QString shown = metrics.elidedText(text, Qt::ElideRight, line.width());
    QTextLayout layout(shown, painter.font());
    QList<QTextLayout::FormatRange> ranges;
    ranges.reserve(static_cast<qsizetype>(marks.size()));
    for (const rulebook::Place &mark : marks) {
        if (mark.start >= shown.size())
            break;
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(mark.start);
        range.length = static_cast<int>(std::min(mark.length, shown.size() - mark.start));
        range.format.setBackground(theme.color(Role::Lit));
        range.format.setForeground(theme.color(Role::Text));
        range.format.setFontUnderline(true);
        ranges.append(range);
    }
    layout.setFormats(ranges);
    layout.beginLayout();
    QTextLine only = layout.createLine();
    only.setLineWidth(line.width() + metrics.averageCharWidth());
    layout.endLayout();
    layout.draw(&painter, QPointF(line.left(), line.center().y() - metrics.height() / 2));
}

void drawGround(QPainter &painter, const QStyleOptionViewItem &option, const Theme &theme)
{
    if (!option.state.testFlag(QStyle::State_Selected))
        return;
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    const QRectF inside = QRectF(option.rect).adjusted(1, 1, -1, -1);
    painter.setBrush(theme.color(Role::Sky));
    painter.setPen(QPen(theme.color(focused ? Role::Accent : Role::Outline), focused ? 2 : 1));
    painter.drawRoundedRect(inside, 3, 3);
}

} // namespace

void RulesDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(option.palette);
    drawGround(*painter, option, theme);
    const bool chapter = isChapter(index);
    const QFont titleFont = boldFont(option.font, chapter ? 1.05 : 1);
    const QFontMetricsF metrics(titleFont);
    const double padding = paddingOf(metrics);
    QRectF row = QRectF(option.rect).adjusted(padding, 2, -padding, -2);
    if (const QRect box = boxOf(option, index); !box.isEmpty()) {
        QStyleOptionButton check;
        check.rect = box;
        check.palette = option.palette;
        check.state = QStyle::State_Enabled
            | (index.data(Qt::CheckStateRole).toInt() == Qt::Checked ? QStyle::State_On : QStyle::State_Off);
        QApplication::style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &check, painter,
                                             option.widget);
        row.setLeft(box.right() + padding);
    }
    const QRectF upper(row.left(), row.top(), row.width(), chapter ? row.height() : metrics.height());
    QRectF title = upper;
    painter->setFont(scaledFont(option.font, 0.92));
    painter->setPen(theme.color(Role::QuietText));
    // What stands at the right: the page of a rule, how many rules a chapter has.
    const int page = index.data(RulesModel::PageRole).toInt();
    const QString ofRule = page == 0 ? QString() : tr("page %1").arg(page);
    const QString right = chapter ? index.data(RulesModel::DetailRole).toString() : ofRule;
    painter->drawText(upper, Qt::AlignRight | Qt::AlignVCenter, right);
    title.setRight(title.right() - QFontMetricsF(painter->font()).horizontalAdvance(right) - padding);
    painter->setFont(titleFont);
    painter->setPen(theme.color(Role::Text));
    drawLine(*painter, title, index.data().toString(), index.data(RulesModel::TitleMarksRole).value<Marks>(),
             theme);
    if (!chapter) {
        painter->setFont(option.font);
        painter->setPen(theme.color(Role::QuietText));
        drawLine(*painter, upper.translated(0, metrics.height()),
                 index.data(RulesModel::DetailRole).toString(),
                 index.data(RulesModel::DetailMarksRole).value<Marks>(), theme);
    }
    painter->restore();
}

QSize RulesDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetricsF metrics(option.font);
    const double lines = isChapter(index) ? 1.25 : 2;
    return {static_cast<int>(metrics.averageCharWidth() * 24),
            static_cast<int>(std::ceil(metrics.height() * lines + 6))};
}

bool RulesDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                                const QModelIndex &index)
{
    const QRect box = boxOf(option, index);
    const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const auto toggle = [&] {
        return model->setData(index, checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    };
    if (box.isEmpty())
        return false;
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        return (key == Qt::Key_Space || key == Qt::Key_Select) && toggle();
    }
    if (event->type() != QEvent::MouseButtonRelease)
        return false;
    const auto *mouse = static_cast<QMouseEvent *>(event);
    return mouse->button() == Qt::LeftButton
        && box.adjusted(-4, -8, 4, 8).contains(mouse->position().toPoint()) && toggle();
}

} // namespace skyledger::ui
