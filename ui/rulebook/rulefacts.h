// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/names.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <functional>

namespace skyledger::ui {

/// What a game says about the editions and rulings of its rulebook, and about how the game that is open plays them.
struct RuleFacts {
    QStringList editions; ///< as the rulebook names them: "fr-2021"
    /// What an edition is called, in the language that is spoken now.
    std::function<QString(const QString &edition)> editionName;
    /// The reading of a ruling that an edition has unless something else is agreed; empty: not a ruling of the game.
    std::function<QString(const QString &edition, const QString &ruling)> usualReading;

    QString edition; ///< of the open game; empty if none is open
    /// The reading that the open game plays.
    std::function<QString(const QString &ruling)> playedReading;

    bool isGameOpen() const { return !edition.isEmpty(); }
};

/// The reading that rulings have of one that a game knows, by its key; empty: not a ruling of the game.
template <class Table, class Rulings>
QString readingIn(const Table &known, const Rulings &rulings, const QString &key)
{
    const auto *ruling = known.find(key.toStdString());
    return ruling ? table::toText(ruling->readings[ruling->get(rulings)]) : QString();
}

} // namespace skyledger::ui
