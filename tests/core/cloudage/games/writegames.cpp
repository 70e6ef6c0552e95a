// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/recordfile.h"
#include "tests/core/cloudage/games/makers.h"

#include <QtCore/QTextStream>

/// Plays the example games anew and writes them into the sources. For when a game changes on purpose; the expected
/// outcomes are written by the test itself.

using namespace skyledger;
using namespace skyledger::cloudage;
using namespace Qt::Literals::StringLiterals;

int main()
{
    QTextStream out(stdout);
    for (const test::Evening &evening : test::exampleEvenings()) {
        const QString path = QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/cloudage/%1.skyledger")
                                 .arg(evening.name);
        const GameRecord record = test::made(evening);
        if (const auto error = table::saveAtomically(path, writeGameRecord(record))) {
            out << path << ": " << error->reason << '\n';
            return 1;
        }
        out << path << ": " << record.entries.size() << " events\n" << Qt::flush;
    }
    return 0;
}
