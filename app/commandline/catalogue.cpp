// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cataloguereport.h"
#include "app/commandline/gamefile.h"
#include "ui/words/usage.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CatalogueCommand)
};

Answer check(const Given &given)
{
    std::optional<Answer> complaint;
    const auto document = readObject(given.file(), complaint);
    if (!document)
        return *complaint;
    const auto found = gameOf(*document).checkCatalogue(*document);
    return found ? answerOf(found.value(), formOf(given))
                 : unreadable(given.file(), *document, found.error());
}

/// One of the files to compare: a catalogue, or a record whose values are meant.
std::optional<CatalogueSide> readSide(const QString &file, std::optional<Answer> &complaint)
{
    const auto document = readObject(file, complaint);
    if (!document)
        return std::nullopt;
    const QString format = document->value("format"_L1).toString();
    if (format == "skyledger-catalogue"_L1 || format == "skyledger-game"_L1)
        return CatalogueSide{file, *document};
    complaint = unreadable(
        file, {{}, u"format"_s, {table::expect::oneOf, {u"skyledger-catalogue, skyledger-game"_s}}});
    return std::nullopt;
}

Answer compare(const Given &given)
{
    const QStringList files = given.words();
    if (files[0] == "-"_L1 && files[1] == "-"_L1)
        return complain(Exit::WrongUsage, words::usage::standardInputTwice());
    std::optional<Answer> complaint;
    const auto mine = readSide(files[0], complaint);
    const auto theirs = mine ? readSide(files[1], complaint) : std::nullopt;
    if (!mine || !theirs)
        return *complaint;
    const auto found = gameOf(mine->document).compareCatalogues(*mine, *theirs);
    if (found)
        return answerOf(found.value(), formOf(given));
    const CatalogueSide &side = found.error().side == 0 ? *mine : *theirs;
    return unreadable(side.file, side.document, found.error().error);
}

} // namespace

Command catalogueCheckCommand()
{
    return {
        .name = u"catalogue check"_s,
        .takesFile = true,
        .synopsis = Text::tr("FILE [--json]"),
        .summary = Text::tr("which component values a catalogue knows, from where, and what is missing"),
        .description = Text::tr(
            "Reads a catalogue (*.skycatalogue.json) and tells how many component values are "
            "known from which source, which are missing, what cannot be right, and what is worth a second "
            "look."),
        .options = {jsonOption()},
        .run = check};
}

Command catalogueCompareCommand()
{
    return {.name = u"catalogue compare"_s,
            .takesTwoFiles = true,
            .synopsis = Text::tr("FILE OTHER [--json]"),
            .summary = Text::tr("in which component values two catalogues differ"),
            .description =
                Text::tr("Reads two catalogues (*.skycatalogue.json), or the values with which games were "
                         "recorded (*.skyledger), and tells which values only one of them knows and which "
                         "differ, with their sources."),
            .options = {jsonOption()},
            .run = compare};
}

} // namespace skyledger::commandline
