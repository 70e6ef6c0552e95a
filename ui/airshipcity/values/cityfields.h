// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/printedvalue.h"
#include "ui/box/fields/boxeditor.h"
#include "ui/box/fields/fieldthings.h"

#include <optional>

/// How the printed values of Airship City stand in fields.
namespace skyledger::ui {

/// The resources, with their shapes.
const FieldThings &resourceThings();

/// The editor for a place; its fields are named after it: `box-contract-cost-3-wood`.
BoxEditor *editorFor(const airshipcity::MissingValue &place, const QString &name, QWidget *parent);

/// A value as its fields hold it, and the other way: what stands in the fields of a place.
FieldValue fieldValueOf(const airshipcity::PrintedValue &value);
std::optional<FieldValue> fieldValueOf(const std::optional<airshipcity::PrintedValue> &value);
airshipcity::PrintedValue printedValueOf(const airshipcity::MissingValue &place, const FieldValue &value);

} // namespace skyledger::ui
