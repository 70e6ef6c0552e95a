// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/lostgame.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Usage)
};

} // namespace

QString gameIsLost(const QString &file, const QString &reason)
{
    return Words::tr("“%1” could not be saved, there or anywhere else: %2").arg(file, reason);
}

} // namespace skyledger::words
