// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/walk/said.h"

#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QStringList>

namespace skyledger::ui::walk {

/// Finds English in the French interface: texts that are a source text of the translation, or made from one.
class Untranslated
{
public:
    /// Reads the texts of the translation.
    Untranslated();

    bool knowsTexts() const { return m_whole.size() > 500; }
    /// What is wrong with a text of the French interface: English, or punctuation without its space.
    QStringList faultsOf(const Said &said);

private:
    /// A text with places for others.
    struct Pattern {
        QString part; ///< the longest piece of it, to look for first
        QRegularExpression whole;
    };

    void learn(const QString &source, const QStringList &translations);
    QString englishIn(const QString &text) const;

    QSet<QString> m_whole;
    QSet<QString> m_french; ///< what some text is in French
    std::vector<Pattern> m_patterns;
    QHash<QString, QString> m_known; ///< what was found in a text before
};

} // namespace skyledger::ui::walk
