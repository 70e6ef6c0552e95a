// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/parts.h"
#include "app/commandline/texttable.h"
#include "core/cloudage/cataloguecheck.h"
#include "core/cloudage/printed.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::cloudage::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Align;
using commandline::CatalogueAnswer;
using commandline::CatalogueSide;
using commandline::Form;
using commandline::SideError;
using commandline::TextTable;
using describe::PrintedEntry;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeCommands)
};

constexpr const char *sources[] = {"rulebook", "inferred", "copy", "sample"};

/// What a check of a catalogue found.
struct Report {
    QJsonObject known; ///< how many values by source
    QStringList missing;
    QStringList wrong;

    bool complete() const { return missing.isEmpty() && wrong.isEmpty(); }
};

Report reportOf(const QJsonObject &document)
{
    Report report;
    for (const char *source : sources)
        report.known.insert(QString::fromLatin1(source), 0);
    for (const PrintedEntry &entry : catalogueEntries(document)) {
        if (entry.value.isUndefined()) {
            report.missing << entry.name;
            continue;
        }
        const QString source = report.known.contains(entry.source) ? entry.source : u"unknown"_s;
        report.known.insert(source, report.known.value(source).toInt() + 1);
    }
    report.wrong = inconsistencies(document);
    return report;
}

QJsonArray wrongJson(const QStringList &places)
{
    QJsonArray list;
    for (const QString &place : places)
        list.append(QJsonObject{{u"where"_s, place}});
    return list;
}

QByteArray json(const Report &report)
{
    static constexpr table::JsonKey knownKeys[] = {{"rulebook", nullptr},
                                                   {"inferred", nullptr},
                                                   {"copy", nullptr},
                                                   {"sample", nullptr},
                                                   {"unknown", nullptr}};
    static constexpr table::JsonShape known{knownKeys, nullptr};
    static constexpr table::JsonKey keys[] = {
        {"known", &known}, {"missing", nullptr}, {"inconsistent", nullptr}, {"notes", nullptr}};
    const QJsonObject object{{u"known"_s, report.known},
                             {u"missing"_s, QJsonArray::fromStringList(report.missing)},
                             {u"inconsistent"_s, wrongJson(report.wrong)},
                             {u"notes"_s, QJsonArray()}};
    return table::writeJson(object, {keys, nullptr});
}

QString text(const QJsonObject &document, const Report &report)
{
    QString text = document["name"_L1].toString() + u'\n';
    const QString notice = sampleNotice(document);
    if (!notice.isEmpty())
        text += notice + u'\n';
    TextTable counts({Align::Left, Align::Right});
    for (auto it = report.known.begin(); it != report.known.end(); ++it) {
        if (it.value().toInt() > 0)
            counts.add({it.key(), QString::number(it.value().toInt())});
    }
    counts.add({Text::tr("Missing"), QString::number(report.missing.size())});
    text += u'\n' + counts.text(2);
    for (const QString &place : report.missing)
        text += u"  "_s + place + u'\n';
    if (!report.wrong.isEmpty())
        text += u'\n' + Text::tr("Inconsistent: %1").arg(report.wrong.join(u", "_s)) + u'\n';
    if (report.complete())
        text += u'\n' + Text::tr("The catalogue is complete, and nothing in it contradicts itself.") + u'\n';
    return text;
}

/// The catalogue of a side, which may be a record.
QJsonObject catalogueOf(const CatalogueSide &side)
{
    if (side.document["format"_L1].toString() == "skyledger-game"_L1)
        return side.document["setup"_L1]["catalogue"_L1].toObject();
    return side.document;
}

std::optional<table::ReadError> faultOf(const CatalogueSide &side)
{
    if (side.document["format"_L1].toString() == "skyledger-game"_L1) {
        const auto record = readGameRecord(side.document);
        return record ? std::nullopt : std::optional(record.error());
    }
    const auto catalogue = readCatalogue(side.document);
    return catalogue ? std::nullopt : std::optional(catalogue.error());
}

/// In what two catalogues differ, as the lists of the answer.
struct Differences {
    int same = 0;
    QJsonArray different;
    QJsonArray onlyA;
    QJsonArray onlyB;

    bool none() const { return different.isEmpty() && onlyA.isEmpty() && onlyB.isEmpty(); }
};

const PrintedEntry *find(const std::vector<PrintedEntry> &entries, const QString &where)
{
    const auto at = std::find_if(entries.begin(), entries.end(),
                                 [&](const PrintedEntry &each) { return each.name == where; });
    return at == entries.end() || at->value.isUndefined() ? nullptr : &*at;
}

/// A value without what says where it comes from.
QJsonValue bare(const QJsonValue &value)
{
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    object.remove("source"_L1);
    return object;
}

Differences compare(const QJsonObject &a, const QJsonObject &b)
{
    Differences result;
    const auto mine = catalogueEntries(a);
    const auto theirs = catalogueEntries(b);
    for (const PrintedEntry &entry : mine) {
        if (entry.value.isUndefined())
            continue;
        QJsonObject line{{u"where"_s, entry.name}, {u"a"_s, bare(entry.value)}, {u"sourceA"_s, entry.source}};
        const PrintedEntry *other = find(theirs, entry.name);
        if (other == nullptr) {
            result.onlyA.append(line);
        } else if (bare(other->value) == bare(entry.value)) {
            ++result.same;
        } else {
            line.insert(u"b"_s, bare(other->value));
            line.insert(u"sourceB"_s, other->source);
            result.different.append(line);
        }
    }
    for (const PrintedEntry &entry : theirs) {
        if (!entry.value.isUndefined() && find(mine, entry.name) == nullptr)
            result.onlyB.append(QJsonObject{
                {u"where"_s, entry.name}, {u"b"_s, bare(entry.value)}, {u"sourceB"_s, entry.source}});
    }
    return result;
}

QByteArray json(const Differences &differences)
{
    static constexpr table::JsonKey lineKeys[] = {
        {"where", nullptr}, {"a", nullptr}, {"b", nullptr}, {"sourceA", nullptr}, {"sourceB", nullptr}};
    static constexpr table::JsonShape line{lineKeys, nullptr};
    static constexpr table::JsonKey keys[] = {
        {"same", nullptr}, {"different", &line}, {"onlyA", &line}, {"onlyB", &line}};
    const QJsonObject object{{u"same"_s, differences.same},
                             {u"different"_s, differences.different},
                             {u"onlyA"_s, differences.onlyA},
                             {u"onlyB"_s, differences.onlyB}};
    return table::writeJson(object, {keys, nullptr});
}

QString text(const Differences &differences)
{
    TextTable counts({Align::Left, Align::Right});
    counts.add({Text::tr("The same"), QString::number(differences.same)});
    counts.add({Text::tr("Different"), QString::number(differences.different.size())});
    counts.add({Text::tr("Only in the first"), QString::number(differences.onlyA.size())});
    counts.add({Text::tr("Only in the second"), QString::number(differences.onlyB.size())});
    QString text = counts.text(2);
    for (const QJsonArray *list : {&differences.different, &differences.onlyA, &differences.onlyB}) {
        for (const auto &line : *list)
            text += u"  "_s + line.toObject()["where"_L1].toString() + u'\n';
    }
    return text;
}

} // namespace

table::Result<CatalogueAnswer, table::ReadError> checkCatalogue(const QJsonObject &document, Form form)
{
    const auto catalogue = readCatalogue(document);
    if (!catalogue)
        return catalogue.error();
    const Report report = reportOf(document);
    return CatalogueAnswer{report.complete(),
                           form == Form::Json ? json(report) : text(document, report).toUtf8()};
}

table::Result<CatalogueAnswer, SideError> compareCatalogues(const CatalogueSide &mine,
                                                            const CatalogueSide &theirs, Form form)
{
    if (const auto fault = faultOf(mine))
        return SideError{0, *fault};
    if (const auto fault = faultOf(theirs))
        return SideError{1, *fault};
    const Differences differences = compare(catalogueOf(mine), catalogueOf(theirs));
    return CatalogueAnswer{differences.none(),
                           form == Form::Json ? json(differences) : text(differences).toUtf8()};
}

} // namespace skyledger::cloudage::cli
