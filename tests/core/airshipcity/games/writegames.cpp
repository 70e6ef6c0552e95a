// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/recordfile.h"
#include "tests/core/airshipcity/games/makers.h"

#include <QtCore/QTextStream>

/// Plays the example and golden games anew and writes them into the sources. For when a game changes on purpose; the
/// expected outcomes are written by the test itself.

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

int main(int argc, char *argv[])
{
    struct File {
        QString name;
        GameRecord (*make)();
    };
    const QString examples = QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/");
    const QString golden = QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/airshipcity/games/");
    const File files[] = {{examples + u"three-players"_s, test::threePlayersExample},
                          {examples + u"four-players"_s, test::fourPlayersExample},
                          {golden + u"airship-majorities"_s, test::shipwrights},
                          {golden + u"utility-majorities"_s, test::builders},
                          {golden + u"last-round"_s, test::dawdlers},
                          {golden + u"second-thoughts"_s, test::secondThoughts},
                          {golden + u"insisters"_s, test::insisters},
                          {golden + u"unknown-box"_s, test::unknownBox}};
    QTextStream out(stdout);
    for (const File &file : files) {
        const QString path = file.name + u".skyledger"_s;
        // Named ones only, if any are named.
        const QString name = path.section(u'/', -1).section(u'.', 0, 0);
        bool wanted = argc == 1;
        for (int i = 1; i < argc; ++i)
            wanted = wanted || name == QString::fromLocal8Bit(argv[i]);
        if (!wanted)
            continue;
        const GameRecord record = file.make();
        if (const auto error = table::saveAtomically(path, writeGameRecord(record))) {
            out << path << ": " << error->reason << '\n';
            return 1;
        }
        out << path << ": " << record.entries.size() << " events\n" << Qt::flush;
    }
    return 0;
}
