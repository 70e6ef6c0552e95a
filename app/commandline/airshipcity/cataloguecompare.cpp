// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/catalogues.h"
#include "app/commandline/texttable.h"
#include "core/airshipcity/record/citycopy.h"
#include "core/airshipcity/record/foreigncatalogue.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/airshipcity/words/printedvalues.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

#include <algorithm>

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Align;
using commandline::CatalogueAnswer;
using commandline::CatalogueSide;
using commandline::columnsOf;
using commandline::elided;
using commandline::Form;
using commandline::SideError;
using commandline::TextTable;
using Kind = CatalogueDifference::Kind;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CatalogueCommand)
};

using Differences = std::vector<CatalogueDifference>;

/// The sample notice of a side, if it needs one.
QString notice(const QString &file, const QJsonObject &document)
{
    const QString said = words::sampleNotice(document);
    const QString name = words::printable(QFileInfo(file).fileName());
    //: A file, and the notice that its values are made up
    return said.isEmpty() ? QString() : Text::tr("%1: %2").arg(name, said) + u'\n';
}

QString sideText(const QJsonValue &value, const CatalogueDifference &difference,
                 std::optional<ValueSource> source)
{
    // The value is what may be cut, never that it is made up.
    constexpr int widest = 80;
    const QString from = words::signedSource(source);
    const auto field = difference.field.code.as<Printed>();
    const QString printed = elided(words::printed(*valueIn(field, value), field), widest - columnsOf(from));
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
        const bool isMine = kind != Kind::OnlyTheirs;
        QString place = placeName(fieldPlace(isMine ? each.placeInMine() : each.placeInTheirs()));
        const bool twoIds = each.thing.mine && each.thing.theirs && *each.thing.mine != *each.thing.theirs;
        if (twoIds) {
            //: A place in the first file, and the id of the same thing in the second one
            place = Text::tr("%1 (there %2)").arg(place, *each.thing.theirs);
        }
        // Where both know it, one below the other: side by side they would not fit a terminal.
        if (isMine)
            table.add({place, sideText(each.mine, each, each.mineSource)});
        if (kind != Kind::OnlyMine)
            table.add({isMine ? QString() : place, sideText(each.theirs, each, each.theirsSource)});
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

} // namespace

table::Result<CatalogueAnswer, SideError> compareCatalogues(const CatalogueSide &mine,
                                                            const CatalogueSide &theirs, Form form)
{
    const auto first = readForeignCatalogue(mine.document);
    if (!first)
        return SideError{0, first.error()};
    const auto second = readForeignCatalogue(theirs.document);
    if (!second)
        return SideError{1, second.error()};
    const QJsonObject &a = first.value().document;
    const QJsonObject &b = second.value().document;
    const Differences differences = catalogueDifferences(a, b);
    return CatalogueAnswer{sayTheSame(differences),
                           form == Form::Json ? json(differences, a, b)
                                              : text({mine.file, theirs.file}, a, b, differences).toUtf8()};
}

} // namespace skyledger::airshipcity::cli
