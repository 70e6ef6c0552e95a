// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/tokens.h"

#include <QtCore/QRectF>
#include <QtCore/QString>

#include <span>

class QPainter;
class QFontMetricsF;

/// Amounts of resources as numbers and shapes, in the painter's font. Everything stands in the vertical middle of the
/// rectangle that is given, and answers the width that it took.
namespace skyledger::ui {

/// The side of a resource's shape beside letters.
double shapeSide(const QFontMetricsF &metrics);

/// So much of a resource.
struct CountedLook {
    int count = 0;
    ResourceLook resource;
};

/// "4 log 2 gear", from the left, without what is 0. Nothing at all is a dash.
double drawAmounts(QPainter &painter, const QRectF &rect, std::span<const CountedLook> amounts,
                   const Theme &theme);
double amountsWidth(const QFontMetricsF &metrics, std::span<const CountedLook> amounts);

/// A number and the resources to choose from: "+1 log ingot". Four of them stand as one small square.
double drawBonus(QPainter &painter, const QRectF &rect, const QString &number,
                 std::span<const ResourceLook> resources, const Theme &theme);
double bonusWidth(const QFontMetricsF &metrics, const QString &number,
                  std::span<const ResourceLook> resources);

} // namespace skyledger::ui
