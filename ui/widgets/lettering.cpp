// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/lettering.h"

#include <algorithm>

namespace skyledger::ui {

namespace {

constexpr double leastPoints = 9;
constexpr double leastPixels = 12; // 9 pt at 96 dpi

/// Words that a line may end after: a number stays with what it counts.
QStringList partsOf(const QString &text)
{
    QStringList parts;
    bool joins = false;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (joins)
            parts.back() += u' ' + word;
        else
            parts << word;
        joins = word.back().isDigit();
    }
    return parts;
}

} // namespace

QFont scaledFont(const QFont &font, double factor)
{
    QFont scaled = font;
    if (font.pointSizeF() > 0)
        scaled.setPointSizeF(std::max(leastPoints, font.pointSizeF() * factor));
    else
        scaled.setPixelSize(static_cast<int>(std::max(leastPixels, font.pixelSize() * factor)));
    return scaled;
}

QFont boldFont(const QFont &font, double factor)
{
    QFont bold = scaledFont(font, factor);
    bold.setBold(true);
    return bold;
}

QFont fittingFont(const QFont &font, const QString &text, double width)
{
    const QFontMetricsF metrics(font);
    double widest = 0;
    for (const QString &part : partsOf(text))
        widest = std::max(widest, metrics.horizontalAdvance(part));
    return widest > width ? scaledFont(font, width / widest * 0.98) : font;
}

QStringList brokenText(const QString &text, const QFontMetricsF &metrics, double width, int mostLines)
{
    const QStringList words = partsOf(text);
    // Most texts fit. To lay one out costs most of a drawing, so that this is asked before it is tried word by word.
    QString line = words.join(u' ');
    if (metrics.horizontalAdvance(line) <= width)
        return {line};
    QStringList lines;
    line.clear();
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString longer = line.isEmpty() ? words[i] : line + u' ' + words[i];
        if (line.isEmpty() || metrics.horizontalAdvance(longer) <= width) {
            line = longer;
        } else if (lines.size() + 1 < mostLines) {
            lines << line;
            line = words[i];
        } else {
            line = line + u' ' + words.mid(i).join(u' ');
            break;
        }
    }
    lines << line;
    for (QString &each : lines)
        each = metrics.elidedText(each, Qt::ElideRight, width);
    return lines;
}

} // namespace skyledger::ui
