// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cataloguereport.h"
#include "core/table/names.h"
#include "ui/words/phrases.h"
#include "ui/words/sources.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;
using describe::PrintedEntry;
using describe::ValueSource;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CatalogueCommand)
};

/// A value without what says where it comes from.
QJsonValue bare(const QJsonValue &value)
{
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    object.remove("source"_L1);
    return object;
}

/// As it stands in files.
QString inWords(const QJsonValue &value)
{
    return words::printable(QString::fromUtf8(table::writeCompactJson(bare(value))));
}

QString from(const PrintedEntry &entry)
{
    return words::signedSource(table::fromName<ValueSource>(entry.source.toStdString()));
}

/// The values that a catalogue knows, by their names.
std::map<QString, const PrintedEntry *> knownOf(const std::vector<PrintedEntry> &entries)
{
    std::map<QString, const PrintedEntry *> known;
    for (const PrintedEntry &entry : entries) {
        if (entry.isKnown())
            known.emplace(entry.name, &entry);
    }
    return known;
}

} // namespace

bool isRecord(const CatalogueSide &side)
{
    return side.document["format"_L1].toString() == "skyledger-game"_L1;
}

QJsonObject catalogueOf(const CatalogueSide &side)
{
    return isRecord(side) ? side.document["setup"_L1]["catalogue"_L1].toObject() : side.document;
}

QStringList noticesOf(const CatalogueSide &mine, const QJsonObject &myCatalogue, const CatalogueSide &theirs,
                      const QJsonObject &theirCatalogue)
{
    QStringList notices;
    const auto add = [&](const QString &file, const QJsonObject &catalogue) {
        const QString said = words::sampleNotice(catalogue);
        //: A file, and the notice that its values are made up
        if (!said.isEmpty())
            notices << Text::tr("%1: %2").arg(words::printable(QFileInfo(file).fileName()), said);
    };
    add(mine.file, myCatalogue);
    add(theirs.file, theirCatalogue);
    return notices;
}

CatalogueDifferences differencesOf(const CatalogueSide &mine, const std::vector<PrintedEntry> &mineEntries,
                                   const CatalogueSide &theirs, const std::vector<PrintedEntry> &theirEntries)
{
    CatalogueDifferences result;
    result.notices = noticesOf(mine, catalogueOf(mine), theirs, catalogueOf(theirs));
    const auto myKnown = knownOf(mineEntries);
    const auto theirKnown = knownOf(theirEntries);
    QJsonArray different;
    QJsonArray onlyMine;
    QJsonArray onlyTheirs;
    for (const PrintedEntry &entry : mineEntries) {
        if (!entry.isKnown())
            continue;
        QJsonObject line{{u"where"_s, entry.name}, {u"a"_s, bare(entry.value)}, {u"sourceA"_s, entry.source}};
        CatalogueDifference told{entry.name, inWords(entry.value), {}, from(entry), {}};
        const auto other = theirKnown.find(entry.name);
        if (other == theirKnown.end()) {
            onlyMine.append(line);
            result.onlyMine.push_back(told);
        } else if (bare(other->second->value) == bare(entry.value)) {
            ++result.same;
        } else {
            line.insert(u"b"_s, bare(other->second->value));
            line.insert(u"sourceB"_s, other->second->source);
            different.append(line);
            told.theirs = inWords(other->second->value);
            told.fromTheirs = from(*other->second);
            result.different.push_back(told);
        }
    }
    for (const PrintedEntry &entry : theirEntries) {
        if (!entry.isKnown() || myKnown.count(entry.name) > 0)
            continue;
        onlyTheirs.append(
            QJsonObject{{u"where"_s, entry.name}, {u"b"_s, bare(entry.value)}, {u"sourceB"_s, entry.source}});
        result.onlyTheirs.push_back({entry.name, {}, inWords(entry.value), {}, from(entry)});
    }
    result.json = {{u"same"_s, result.same},
                   {u"different"_s, different},
                   {u"onlyA"_s, onlyMine},
                   {u"onlyB"_s, onlyTheirs}};
    return result;
}

} // namespace skyledger::commandline
