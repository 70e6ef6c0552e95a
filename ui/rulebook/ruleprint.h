// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/rulebook/entrytext.h"

#include <functional>

class QPrinter;
class QWidget;

namespace skyledger::ui {

/// Asks where and how to print; false: not at all. Tests answer by themselves.
using PrintChooser = std::function<bool(QPrinter &printer, QWidget *parent)>;

/// The dialog of the desktop, which can print to a PDF file too.
PrintChooser printDialog();

/// Prints entries, one below the other, on as many pages as they take, dark on white.
void printRules(QPrinter &printer, const RuleLibrary &library, const QStringList &rules,
                const Telling &telling);

/// Prints the words of the glossary on one page, in letters as large as it has room for.
void printGlossary(QPrinter &printer, const RuleLibrary &library, const QStringList &languages);

} // namespace skyledger::ui
