// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/newgame.h"

#include "app/commandline/gamefile.h"
#include "app/commandline/newgameoptions.h"
#include "app/commandline/airshipcity/statetext.h"
#include "core/airshipcity/rules/rules.h"
#include "core/airshipcity/samplecatalogue.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/airshipcity/words/newgame.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/phrases.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(NewCommand)
};

/// Complains unless exactly one of the options tells what the components are.
std::optional<Answer> complaintAboutSource(const Given &given)
{
    QStringList sources;
    for (const QString &option : {u"sample"_s, u"catalogue"_s, u"tiles"_s}) {
        if (given.has(option))
            sources << u"--"_s + option;
    }
    if (sources.isEmpty()) {
        const QString options = words::listedWithOr({u"--sample"_s, u"--catalogue"_s, u"--tiles"_s});
        return complain(Exit::WrongUsage, words::usage::missingOption(options, u"new"_s));
    }
    if (sources.size() > 1)
        return complain(Exit::WrongUsage, words::usage::notTogether(sources[0], sources[1]));
    if (!given.has(u"out"_s))
        return complain(Exit::WrongUsage, words::usage::missingOption(u"--out"_s, u"new"_s));
    return std::nullopt;
}

std::optional<Answer> readEdition(const Given &given, NewGameOptions &options)
{
    if (!given.has(u"edition"_s))
        return std::nullopt;
    const QString name = given.value(u"edition"_s);
    const auto edition = fromName<Edition>(name.toStdString());
    if (!edition)
        return complain(Exit::WrongUsage,
                        words::usage::wordExpected(u"--edition"_s, name, u"fr-2021, en-2020"_s));
    options.edition = *edition;
    return std::nullopt;
}

std::optional<Answer> readComponents(const Given &given, NewGameOptions &options)
{
    if (given.has(u"sample"_s))
        options.catalogue = sampleCatalogue();
    if (given.has(u"tiles"_s)) {
        const auto counts = parseTileCounts(given.value(u"tiles"_s));
        if (!counts)
            return complain(Exit::WrongUsage, words::refusal(counts.error()));
        options.tiles = counts.value();
    }
    if (given.has(u"catalogue"_s)) {
        std::optional<Answer> complaint;
        const auto catalogue = readCatalogueFile(given.value(u"catalogue"_s), complaint);
        if (!catalogue)
            return complaint;
        options.catalogue = catalogue->document;
    }
    return std::nullopt;
}

/// Everything that is asked for, or the complaint about it.
std::optional<Answer> readOptions(const Given &given, NewGameOptions &options)
{
    std::optional<Answer> complaint;
    const auto players = playersOf(given, u"new"_s, given.value(u"names"_s), complaint);
    if (complaint)
        return complaint;
    options.players = *players;
    options.seed = seedOf(given, complaint);
    if (complaint)
        return complaint;
    if ((complaint = complaintAboutSource(given)) || (complaint = readEdition(given, options))
        || (complaint = complaintAboutOut(given)))
        return complaint;
    return readComponents(given, options);
}

QString text(const Given &given, const GameRecord &record)
{
    const QString file = words::printable(given.value(u"out"_s));
    QString text =
        Text::tr("New game, %1: %2", "edition, file").arg(words::name(record.setup.edition), file) + u'\n';
    const QString notice = words::sampleNotice(record.catalogue());
    if (!notice.isEmpty())
        text += notice + u'\n';
    return text + u'\n' + setupText(startState(record.setup), words::GameWords(record), record.players);
}

Answer run(const Given &given)
{
    NewGameOptions options;
    if (const auto complaint = readOptions(given, options))
        return *complaint;
    const auto record = airshipcity::newGame(options);
    if (!record) {
        NewGameRefusal refusal = record.error();
        refusal.error.file = given.value(u"catalogue"_s);
        const bool badCatalogue = refusal.kind == NewGameRefusal::Kind::Catalogue;
        return complain(badCatalogue ? Exit::Unreadable : Exit::WrongUsage, words::refusal(refusal));
    }
    if (const auto complaint = writeOut(given, record.value()))
        return *complaint;
    return answer(text(given, record.value()));
}

} // namespace

Command newCommand()
{
    return {
        .name = u"new"_s,
        .synopsis = Text::tr("--players N (--sample | --catalogue FILE | --tiles LIST) --out FILE [--seed S] "
                             "[--names A,B,C] [--edition E]"),
        .summary = Text::tr("a shuffled setup to lay out on the table"),
        .description =
            Text::tr("Shuffles tiles, contracts and stage bonuses, shows how to lay them out, and writes "
                     "the record of the game that begins. An existing file is not overwritten."),
        .options =
            {playersOption(),
             {u"sample"_s, {}, Text::tr("with made up component values, to try the program")},
             {u"catalogue"_s, Text::tr("FILE"), Text::tr("with the component values of a catalogue")},
             {u"tiles"_s, Text::tr("LIST"),
              Text::tr("with these 16 tiles, such as forest=2,mine=2,harbor=1; other values are not known")},
             {u"out"_s, Text::tr("FILE"), Text::tr("the record to write (*.skyledger)")},
             seedOption(),
             {u"names"_s, u"A,B,C"_s, Text::tr("the players in turn order")},
             {u"edition"_s, u"E"_s, Text::tr("fr-2021 (if left out) or en-2020")}},
        .run = run};
}

} // namespace skyledger::commandline
