// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/command.h"
#include "app/commandline/texttable.h"
#include "core/airshipcity/record/cataloguedifference.h"
#include "core/airshipcity/record/foreigncatalogue.h"
#include "core/table/jsonwriter.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/airshipcity/words/printedvalues.h"
#include "ui/words/phrases.h"
#include "ui/words/readerrors.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

#include <algorithm>

namespace skyledger::commandline {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Kind = CatalogueDifference::Kind;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CatalogueCommand)
};

using Differences = std::vector<CatalogueDifference>;

std::optional<QJsonObject> readSide(const QString &file, std::optional<Answer> &complaint)
{
    auto read = readForeignCatalogue(file);
    if (read)
        return std::move(read).value().document;
    complaint = complain(Exit::Unreadable, words::readError(read.error()));
    return std::nullopt;
}

/// The sample notice of a side, if it needs one.
QString notice(const QString &file, const QJsonObject &document)
{
    const QString said = words::sampleNotice(document);
    const QString name = words::printable(QFileInfo(file).fileName());
    //: A file, and the notice that its values are made up
    return said.isEmpty() ? QString() : Text::tr("%1: %2").arg(name, said) + u'\n';
}

QString sideText(const std::optional<PrintedValue> &value, const CatalogueDifference &difference,
                 std::optional<ValueSource> source)
{
    if (!value)
        return {};
    // The value is what may be cut, never that it is made up.
    constexpr int widest = 80;
    const QString from = words::signedSource(source);
    const QString printed = elided(words::printed(*value, difference.field), widest - columnsOf(from));
    //: A printed value and where it was read
    return Text::tr("%1 (%2)").arg(printed, from);
}

/// The values of one kind of difference, each with its place, the first file's above the second one's; empty if there
/// are none.
QString section(const QString &heading, const Differences &differences, Kind kind)
{
    TextTable table({Align::Left, Align::Left});
    bool any = false;
    for (const CatalogueDifference &each : differences) {
        if (each.kind != kind)
            continue;
        any = true;
        QString place = placeName(each.mine ? each.placeInMine() : each.placeInTheirs());
        const bool twoIds = each.thing.mine && each.thing.theirs && *each.thing.mine != *each.thing.theirs;
        if (twoIds) {
            //: A place in the first file, and the id of the same thing in the second one
            place = Text::tr("%1 (there %2)").arg(place, *each.thing.theirs);
        }
        // Where both know it, one below the other: side by side they would not fit a terminal.
        if (each.mine)
            table.add({place, sideText(each.mine, each, each.mineSource)});
        if (each.theirs)
            table.add({each.mine ? QString() : place, sideText(each.theirs, each, each.theirsSource)});
    }
    return any ? u'\n' + heading + u'\n' + table.text(2) : QString();
}

QString count(const Differences &differences, Kind kind)
{
    return QString::number(std::count_if(differences.begin(), differences.end(),
                                         [kind](const auto &each) { return each.kind == kind; }));
}

QString text(const QStringList &files, const QJsonObject &mine, const QJsonObject &theirs,
             const Differences &differences)
{
    TextTable table({Align::Left, Align::Right});
    table.add({Text::tr("The same"), count(differences, Kind::Same)});
    table.add({Text::tr("Different"), count(differences, Kind::Different)});
    table.add({Text::tr("Only in the first"), count(differences, Kind::OnlyMine)});
    table.add({Text::tr("Only in the second"), count(differences, Kind::OnlyTheirs)});
    return notice(files[0], mine) + notice(files[1], theirs) + Text::tr("Component values") + u'\n'
        + table.text(2) + section(Text::tr("Different"), differences, Kind::Different)
        + section(Text::tr("Only in the first"), differences, Kind::OnlyMine)
        + section(Text::tr("Only in the second"), differences, Kind::OnlyTheirs);
}

QByteArray json(const Differences &differences, const QJsonObject &mine, const QJsonObject &theirs)
{
    static constexpr table::JsonKey difference[] = {{"where", nullptr},   {"otherId", nullptr},
                                                    {"a", nullptr},       {"b", nullptr},
                                                    {"sourceA", nullptr}, {"sourceB", nullptr}};
    static constexpr table::JsonShape entries{difference, nullptr};
    static constexpr table::JsonKey keys[] = {
        {"same", nullptr}, {"different", &entries}, {"onlyA", &entries}, {"onlyB", &entries}};
    return table::writeJson(catalogueDifferencesJson(differences, mine, theirs), {keys, nullptr});
}

Answer run(const Given &given)
{
    const QStringList files = given.words();
    std::optional<Answer> complaint;
    const auto mine = readSide(files[0], complaint);
    const auto theirs = mine ? readSide(files[1], complaint) : std::nullopt;
    if (!mine || !theirs)
        return *complaint;
    const Differences differences = catalogueDifferences(*mine, *theirs);
    const Exit exit = sayTheSame(differences) ? Exit::Fine : Exit::No;
    return given.json() ? answer(json(differences, *mine, *theirs), exit)
                        : answer(text(files, *mine, *theirs, differences), exit);
}

} // namespace

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
            .run = run};
}

} // namespace skyledger::commandline
