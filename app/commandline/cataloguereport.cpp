// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cataloguereport.h"

#include "app/commandline/texttable.h"
#include "core/table/names.h"
#include "ui/words/phrases.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;
using describe::PrintedEntry;
using describe::ValueSource;
using table::JsonKey;
using table::JsonShape;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CatalogueCommand)
};

QString section(const QString &heading, const std::vector<CatalogueLine> &lines)
{
    if (lines.empty())
        return {};
    TextTable table({Align::Left, Align::Left});
    for (const CatalogueLine &line : lines)
        table.add({line.where, line.text});
    return u'\n' + heading + u'\n' + table.text(2);
}

QString counts(const CatalogueReport &report)
{
    TextTable table({Align::Left, Align::Right});
    for (const auto &[source, count] : report.known)
        table.add({words::sourceName(source), QString::number(count)});
    if (report.ofUnknownSource > 0)
        table.add({words::sourceName(std::nullopt), QString::number(report.ofUnknownSource)});
    table.add({Text::tr("Missing"), QString::number(report.missing.size())});
    return table.text(2);
}

QString text(const CatalogueReport &report)
{
    const QString name = words::printable(report.name);
    QString text =
        (name.isEmpty() ? Text::tr("Catalogue without a name") : Text::tr("Catalogue “%1”").arg(name))
        + u'\n';
    if (!report.notice.isEmpty())
        text += report.notice + u'\n';
    text += u'\n' + Text::tr("Component values") + u'\n' + counts(report);
    text += section(Text::tr("Missing"), report.missing);
    text += section(Text::tr("Inconsistent"), report.inconsistent);
    text += section(Text::tr("Worth a second look"), report.notes);
    if (report.complete())
        text += u'\n' + Text::tr("The catalogue is complete, and nothing in it contradicts itself.") + u'\n';
    return text;
}

QByteArray json(const CatalogueReport &report)
{
    static constexpr JsonKey sources[] = {{"rulebook"}, {"inferred"}, {"copy"}, {"sample"}, {"unknown"}};
    static constexpr JsonShape known{sources};
    static constexpr JsonKey problem[] = {{"problem"}, {"where"}, {"needed"}, {"has"}};
    static constexpr JsonShape inconsistent{problem};
    static constexpr JsonKey note[] = {{"note"}, {"where"}, {"other"}, {"value"}};
    static constexpr JsonShape notes{note};
    static constexpr JsonKey keys[] = {
        {"known", &known}, {"needed"}, {"missing"}, {"inconsistent", &inconsistent}, {"notes", &notes}};
    return table::writeJson(report.json, {keys});
}

/// The values of one kind of difference, each with its place, the first file's above the second one's; empty if there
/// are none.
QString section(const QString &heading, const std::vector<CatalogueDifference> &differences)
{
    if (differences.empty())
        return {};
    // The value is what may be cut, never where it comes from.
    const auto side = [](const QString &value, const QString &from) {
        constexpr int widest = 80;
        //: A printed value and where it was read
        return Text::tr("%1 (%2)").arg(elided(value, widest - columnsOf(from)), from);
    };
    TextTable table({Align::Left, Align::Left});
    for (const CatalogueDifference &each : differences) {
        // Where both know it, one below the other: side by side they would not fit a terminal.
        if (!each.mine.isEmpty())
            table.add({each.place, side(each.mine, each.from)});
        if (!each.theirs.isEmpty())
            table.add({each.mine.isEmpty() ? each.place : QString(), side(each.theirs, each.fromTheirs)});
    }
    return u'\n' + heading + u'\n' + table.text(2);
}

QString text(const CatalogueDifferences &differences)
{
    TextTable table({Align::Left, Align::Right});
    table.add({Text::tr("The same"), QString::number(differences.same)});
    table.add({Text::tr("Different"), QString::number(differences.different.size())});
    table.add({Text::tr("Only in the first"), QString::number(differences.onlyMine.size())});
    table.add({Text::tr("Only in the second"), QString::number(differences.onlyTheirs.size())});
    QString text;
    for (const QString &notice : differences.notices)
        text += notice + u'\n';
    return text + Text::tr("Component values") + u'\n' + table.text(2)
        + section(Text::tr("Different"), differences.different)
        + section(Text::tr("Only in the first"), differences.onlyMine)
        + section(Text::tr("Only in the second"), differences.onlyTheirs);
}

QByteArray json(const CatalogueDifferences &differences)
{
    static constexpr JsonKey difference[] = {{"where"}, {"otherId"}, {"a"}, {"b"}, {"sourceA"}, {"sourceB"}};
    static constexpr JsonShape entries{difference};
    static constexpr JsonKey keys[] = {
        {"same"}, {"different", &entries}, {"onlyA", &entries}, {"onlyB", &entries}};
    return table::writeJson(differences.json, {keys});
}

} // namespace

CatalogueReport reportOf(const QJsonObject &document, const std::vector<PrintedEntry> &entries)
{
    CatalogueReport report;
    report.name = document["name"_L1].toString();
    report.notice = words::sampleNotice(document);
    QJsonObject known{{u"unknown"_s, QJsonArray()}};
    for (const std::string_view source : table::nameTable<ValueSource>)
        known.insert(table::toText(source), QJsonArray());
    QJsonArray missing;
    QJsonArray needed;
    bool hasNeeded = false;
    for (const PrintedEntry &entry : entries) {
        hasNeeded |= entry.isNeeded;
        if (!entry.isKnown()) {
            (entry.isNeeded ? needed : missing).append(entry.name);
            report.missing.push_back(
                {entry.name, entry.isNeeded ? Text::tr("needed for a game") : QString()});
            continue;
        }
        const auto source = table::fromName<ValueSource>(entry.source.toStdString());
        ++(source ? report.known[*source] : report.ofUnknownSource);
        const QString name = source ? table::word(*source) : u"unknown"_s;
        QJsonArray names = known[name].toArray();
        names.append(entry.name);
        known.insert(name, names);
    }
    report.json = {{u"known"_s, known},
                   {u"missing"_s, missing},
                   {u"inconsistent"_s, QJsonArray()},
                   {u"notes"_s, QJsonArray()}};
    if (hasNeeded)
        report.json.insert(u"needed"_s, needed);
    return report;
}

Answer answerOf(const CatalogueReport &report, Form form)
{
    const Exit exit = report.complete() ? Exit::Fine : Exit::No;
    return form == Form::Json ? answer(json(report), exit) : answer(text(report), exit);
}

Answer answerOf(const CatalogueDifferences &differences, Form form)
{
    const Exit exit = differences.none() ? Exit::Fine : Exit::No;
    return form == Form::Json ? answer(json(differences), exit) : answer(text(differences), exit);
}

} // namespace skyledger::commandline
