// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/theme.h"
#include "ui/words/explanation.h"

#include <QtCore/QSet>
#include <QtCore/QString>

namespace skyledger::ui {

/// How an explanation is laid out as rich text.
struct ExplanationStyle {
    QColor text;
    QColor quiet;
    QColor accent;
    QColor line;
    bool ruleLinks = false;   ///< rule ids lead to "rule:AC-AWD-05"
    bool eventLinks = false;  ///< numbers of events lead to "event:12"
    bool unfoldLinks = false; ///< groups of entries lead to "more:SECTION:LINE"
    bool everyEntry = false;  ///< all groups are open
    QSet<QString> open;       ///< groups that are open: "SECTION:LINE"
    bool headline = true;     ///< with title and subtitle
    bool isBeside =
        false; ///< players beside each other, with a row for each source; groups are "BESIDE:SOURCE"
};
ExplanationStyle explanationStyle(const Theme &theme);

/// The explanation as rich text for QTextDocument. Names are text in it, whatever they hold.
QString explanationHtml(const words::Explanation &explanation, const ExplanationStyle &style);

} // namespace skyledger::ui
