// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/campaign.h"

#include "app/commandline/cloudage/parts.h"
#include "app/commandline/gamefile.h"
#include "app/commandline/texttable.h"
#include "core/cloudage/record/shapes.h"

#include <QtCore/QCoreApplication>

namespace skyledger::cloudage::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Align;
using commandline::Answer;
using commandline::Given;
using commandline::TextTable;
using table::ReadError;
using table::Result;
using table::word;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeCommands)
};

/// A file is no part of a campaign without its id.
ReadError lacksCampaign(const QString &file, const QString &place)
{
    return {file, place, {table::expect::text, {}}};
}

Result<CampaignEntry, Answer> entryOfSheet(const QString &file, const QJsonObject &document)
{
    const auto sheet = readScoreSheet(document);
    if (!sheet)
        return commandline::unreadable(file, sheet.error());
    if (auto entry = campaignEntry(sheet.value()))
        return std::move(*entry);
    return commandline::unreadable(file, lacksCampaign(file, u"campaign"_s));
}

Result<CampaignEntry, Answer> entryOfRecord(const QString &file, const QJsonObject &document)
{
    const auto record = readGameRecord(document);
    if (!record)
        return commandline::unreadable(file, record.error());
    const GameRecord &game = record.value();
    if (campaignOf(game).isEmpty() || game.setup.mode != Mode::Campaign)
        return commandline::unreadable(file, lacksCampaign(file, u"setup.campaign"_s));
    auto opened = openRecord(document);
    if (const auto stop = opened.value()->replay(game.cursor))
        return commandline::stopped(file, *stop);
    return *campaignEntry(game, cloudage::replay(game.setup, game.inForce()));
}

Result<CampaignEntry, Answer> entryOf(const QString &file)
{
    std::optional<Answer> complaint;
    const auto document = commandline::readObject(file, complaint);
    if (!document)
        return *complaint;
    const bool isSheet = document->value("format"_L1).toString() == "skyledger-score"_L1;
    auto entry = isSheet ? entryOfSheet(file, *document) : entryOfRecord(file, *document);
    if (entry)
        entry.value().file = file;
    return entry;
}

QString logbookText(const Logbook &logbook)
{
    QString text = Text::tr("Logbook of the campaign") + u"\n\n"_s;
    TextTable table({Align::Left, Align::Left, Align::Right, Align::Right, Align::Left});
    table.add({Text::tr("Chapter"), Text::tr("Player"), Text::tr("VP"), Text::tr("Stars"), Text::tr("File")});
    for (const Logbook::Row &row : logbook.rows) {
        for (std::size_t i = 0; i < row.entry->score.players.size(); ++i) {
            const PlayerScore &player = row.entry->score.players[i];
            table.add({word(row.entry->chapter), row.entry->names.value(static_cast<qsizetype>(i)),
                       QString::number(player.total),
                       row.counts ? QString::number(player.stars.value_or(0)) : Text::tr("does not count"),
                       row.entry->file});
        }
    }
    text += table.text(2) + u'\n';
    for (const auto &total : logbook.totals)
        text += Text::tr("%1: %2 of %3 stars").arg(total.first).arg(total.second).arg(logbook.max) + u'\n';
    if (logbook.success)
        text += (*logbook.success ? Text::tr("The campaign is a success.")
                                  : Text::tr("The campaign is a failure."))
            + u'\n';
    else if (logbook.needed)
        text += Text::tr("%1 stars are needed in seven chapters.").arg(*logbook.needed) + u'\n';
    return text;
}

Answer run(const Given &given)
{
    std::vector<CampaignEntry> entries;
    for (const QString &file : given.words()) {
        const auto entry = entryOf(file);
        if (!entry)
            return entry.error();
        entries.push_back(entry.value());
        if (entries.back().campaign != entries.front().campaign) {
            return commandline::unreadable(
                file, {file, u"campaign"_s, {table::expect::exactly, {entries.front().campaign}}});
        }
    }
    const Logbook result = logbook(entries);
    if (given.json())
        return commandline::answer(table::writeJson(logbookJson(result), shapes::campaign));
    return commandline::answer(logbookText(result));
}

commandline::Command describedCommand()
{
    commandline::Command command;
    command.name = u"campaign"_s;
    command.takesFiles = true;
    command.synopsis = QCoreApplication::translate("CloudAgeCommands", "FILE... [--json]");
    command.summary =
        QCoreApplication::translate("CloudAgeCommands", "the logbook of a campaign of CloudAge");
    command.description = QCoreApplication::translate(
        "CloudAgeCommands",
        "Shows chapters, stars and totals of the campaign that the records and score sheets share.");
    command.options = {commandline::jsonOption()};
    command.run = run;
    return command;
}

} // namespace

commandline::Command campaignCommand()
{
    return describedCommand();
}

} // namespace skyledger::cloudage::cli
