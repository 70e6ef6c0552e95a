// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"
#include "ui/widgets/theme.h"

#include <QtCore/QRectF>
#include <QtCore/QString>

class QPainter;
class QFontMetricsF;

/// Amounts of resources as numbers and shapes, in the painter's font. Everything stands in the vertical middle of the
/// rectangle that is given, and answers the width that it took.
namespace skyledger::ui {

/// The side of a resource's shape beside letters.
double shapeSide(const QFontMetricsF &metrics);

/// "4 log 2 gear", from the left. Nothing at all is a dash.
double drawAmounts(QPainter &painter, const QRectF &rect, const airshipcity::Amounts &amounts,
                   const Theme &theme);
double amountsWidth(const QFontMetricsF &metrics, const airshipcity::Amounts &amounts);

/// A number and the resources to choose from: "+1 log ingot". With all four they stand as one small square.
double drawBonus(QPainter &painter, const QRectF &rect, const QString &number,
                 airshipcity::ResourceSet resources, const Theme &theme);
double bonusWidth(const QFontMetricsF &metrics, const QString &number, airshipcity::ResourceSet resources);

} // namespace skyledger::ui
