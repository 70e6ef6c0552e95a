// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/rules.h"
#include "ui/widgets/face.h"

/// What the cards of choices show as numbers and shapes.
namespace skyledger::ui {

/// What a play costs and brings, and of that what full tracks cut off. Empty where a part of it is not known: then words
/// tell it.
Face priceFace(const airshipcity::Quote &quote, const airshipcity::Amounts &lost);

/// What is printed on a contract, its term last; what is not known is a question mark.
Face contractFace(const airshipcity::ContractValues &values);

} // namespace skyledger::ui
