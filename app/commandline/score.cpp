// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/gamefile.h"
#include "app/commandline/games.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScoreCommand)
};

template <class Scored>
Answer scored(const Scored &game, const Given &given)
{
    if (given.has(u"bgstats"_s))
        return answer(game.bgStats(timeOf(given.file())) + '\n');
    return answer(game.score(formOf(given)));
}

Answer sheet(const QJsonObject &document, const Given &given)
{
    const auto read = gameOf(document).openSheet(document);
    return read ? scored(*read.value(), given) : unreadable(given.file(), document, read.error());
}

Answer record(const QJsonObject &document, const Given &given)
{
    const auto read = gameOf(document).openRecord(document);
    if (!read)
        return unreadable(given.file(), document, read.error());
    OpenedRecord &game = *read.value();
    const auto stop = game.replay(game.cursor());
    return stop ? stopped(given.file(), *stop) : scored(game, given);
}

Answer run(const Given &given)
{
    if (given.has(u"bgstats"_s) && given.json())
        return complain(Exit::WrongUsage, words::usage::notTogether(u"--json"_s, u"--bgstats"_s));
    std::optional<Answer> complaint;
    const auto document = readObject(given.file(), complaint);
    if (!document)
        return *complaint;
    const QString format = document->value("format"_L1).toString();
    if (format == "skyledger-score"_L1)
        return sheet(*document, given);
    if (format == "skyledger-game"_L1)
        return record(*document, given);
    return unreadable(given.file(),
                      {{}, u"format"_s, {table::expect::oneOf, {u"skyledger-game, skyledger-score"_s}}});
}

} // namespace

Command scoreCommand()
{
    return {.name = u"score"_s,
            .takesFile = true,
            .synopsis = Text::tr("FILE [--json | --bgstats]"),
            .summary = Text::tr("the final scoring of a game record or a score sheet"),
            .description = Text::tr(
                "Scores a game record (*.skyledger) or a score sheet (*.skyscore.json): totals, "
                "what is added at the end, tie-breaks, and where every point comes from. A game that "
                "is not over is scored as if it ended now."),
            .options = {jsonOption(),
                        {u"bgstats"_s, {}, Text::tr("the link that brings the play into the BG Stats app")}},
            .run = run};
}

} // namespace skyledger::commandline
