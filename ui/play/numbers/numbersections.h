// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/numbers/boardnumbers.h"

class QWidget;

namespace skyledger::ui {

class NumberFields;

/// Lays out the fields of all numbers, section by section: lists and tables beside each other where there is room, so that
/// there is less to scroll, and above them in one line what belongs to none. Answers the first table; null if there is none.
QWidget *layOutSections(const std::vector<BoardNumber> &numbers, NumberFields &fields, QWidget &content);

/// A thin line across a page.
QWidget *numbersLine(QWidget *parent);

} // namespace skyledger::ui
