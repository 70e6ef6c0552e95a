// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/lettering.h"

#include <QtCore/QRegularExpression>

#include <algorithm>
#include <optional>
#include <utility>

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

/// A name in whole lines; nothing where it does not fit.
std::optional<QStringList> wholeLines(const QString &name, const QFontMetricsF &metrics, double firstWidth,
                                      double width, int mostLines)
{
    static const QRegularExpression end(QStringLiteral("(?<=[ -])"));
    QStringList lines;
    QString line;
    const QStringList parts = name.split(end, Qt::SkipEmptyParts);
    const auto fits = [&](const QString &text) {
        return metrics.horizontalAdvance(text.trimmed()) <= (lines.isEmpty() ? firstWidth : width);
    };
    for (const QString &part : parts) {
        if (!fits(line + part) && (!line.isEmpty() || lines.isEmpty())) {
            lines << std::exchange(line, {}).trimmed();
            if (lines.size() >= mostLines)
                return std::nullopt;
        }
        line += part;
        if (!fits(line))
            return std::nullopt;
    }
    lines << line.trimmed();
    return lines;
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

FittedName fittedName(const QString &name, const QFont &font, double firstWidth, double width, double height)
{
    FittedName fitted{font, {}};
    const double first = QFontMetricsF(font).height();
    int mostLines = 1;
    for (const double factor : {1.0, 0.92, 0.84, 0.75}) {
        fitted.font = scaledFont(font, factor);
        const QFontMetricsF metrics(fitted.font);
        mostLines = 1 + std::max(0, static_cast<int>((height - first) / metrics.height()));
        if (const auto lines = wholeLines(name, metrics, firstWidth, width, mostLines)) {
            fitted.lines = *lines;
            return fitted;
        }
    }
    fitted.lines = brokenText(name, QFontMetricsF(fitted.font), firstWidth, mostLines);
    fitted.isWhole = false;
    return fitted;
}

} // namespace skyledger::ui
