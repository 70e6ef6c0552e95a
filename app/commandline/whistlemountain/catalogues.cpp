// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/whistlemountain/catalogues.h"

#include "app/commandline/texttable.h"
#include "core/whistlemountain/printed.h"
#include "core/whistlemountain/record/cataloguecheck.h"
#include "core/whistlemountain/record/gamerecord.h"
#include "ui/whistlemountain/words/names.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonDocument>

#include <algorithm>
#include <map>

namespace skyledger::whistlemountain::cli {

using namespace Qt::Literals::StringLiterals;
using namespace wording;
using commandline::Align;
using commandline::CatalogueAnswer;
using commandline::CatalogueSide;
using commandline::Form;
using commandline::SideError;
using commandline::TextTable;
using describe::PrintedEntry;
using table::ReadError;
using table::Result;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainCatalogues)
};

Result<Catalogue, ReadError> catalogueOf(const QJsonObject &document)
{
    table::JsonFaults faults;
    const JsonNode node(faults, document);
    Catalogue catalogue;
    play::readHeader(node, "skyledger-catalogue"_L1, gameId);
    if (!faults.any())
        catalogue = readCatalogue(node, false);
    if (faults.any())
        return faults.first();
    return catalogue;
}

/// The catalogue of a document, which is one or a record that holds one; read for its faults.
std::optional<ReadError> faultOf(const QJsonObject &document, bool isRecord)
{
    if (isRecord) {
        const auto record = readGameRecord(document);
        return record ? std::nullopt : std::optional(record.error());
    }
    const auto catalogue = catalogueOf(document);
    return catalogue ? std::nullopt : std::optional(catalogue.error());
}

/// What is wrong with a value, without full stop.
QString problemText(const Inconsistency &each)
{
    const QString needed = QString::number(each.needed);
    const QString has = QString::number(each.has);
    switch (each.problem) {
    case Problem::Icons:
        return Text::tr("%1 tokens, and the tile shows %2 icons").arg(has, needed);
    case Problem::TrophiesInBox:
        return Text::tr("%1 trophies, and the box holds %2").arg(has, needed);
    case Problem::RescueTrophies:
        return Text::tr("%1 rescue trophies, and %2 are laid at the start").arg(has, needed);
    case Problem::CardsInBox:
        return Text::tr("%1 cards, and the box holds %2").arg(has, needed);
    case Problem::ScaffoldsInBox:
        return Text::tr("%1 scaffolds, and the box holds %2").arg(has, needed);
    case Problem::PieceCells:
        return Text::tr("%1 cells, and a scaffold has %2").arg(has, needed);
    case Problem::PieceResources:
        return Text::tr("%1 resources, and a scaffold shows %2").arg(has, needed);
    case Problem::PieceTwice:
        return Text::tr("the same scaffold as an earlier one, turned or flipped");
    case Problem::LargerThanGrid:
        return Text::tr("a side of %1 cells, and the grid is too small for it").arg(has);
    case Problem::BarracksRow:
        return Text::tr("the barracks reach to row %1, and the grid has %2").arg(has, needed);
    }
    return {};
}

QString reportText(const std::vector<PrintedEntry> &rows, const std::vector<Inconsistency> &wrong)
{
    std::map<QString, int> sources;
    TextTable missing({Align::Left, Align::Left});
    for (const PrintedEntry &row : rows) {
        if (row.isKnown())
            ++sources[row.source.isEmpty() ? Text::tr("no source") : row.source];
        else
            missing.add({row.name, row.isNeeded ? Text::tr("needed") : Text::tr("missing")});
    }
    QString text;
    int known = 0;
    TextTable counts({Align::Left, Align::Right});
    for (const auto &[source, count] : sources) {
        counts.add({source, QString::number(count)});
        known += count;
    }
    text += Text::tr("%1 values are known.").arg(known) + u'\n' + counts.text(2);
    if (!missing.isEmpty())
        text += u'\n' + missing.text(2);
    TextTable problems({Align::Left, Align::Left});
    for (const Inconsistency &each : wrong)
        problems.add({each.where, problemText(each)});
    return problems.isEmpty() ? text : text + u'\n' + problems.text(2);
}

QByteArray reportJson(const std::vector<PrintedEntry> &rows, const std::vector<Inconsistency> &wrong)
{
    static constexpr table::JsonKey sources[] = {{"rulebook", nullptr},
                                                 {"inferred", nullptr},
                                                 {"copy", nullptr},
                                                 {"sample", nullptr},
                                                 {"unknown", nullptr}};
    static constexpr table::JsonShape known{sources, nullptr};
    static constexpr table::JsonKey problem[] = {
        {"problem", nullptr}, {"where", nullptr}, {"needed", nullptr}, {"has", nullptr}};
    static constexpr table::JsonShape problems{problem, nullptr};
    static constexpr table::JsonKey keys[] = {{"known", &known},
                                              {"needed", nullptr},
                                              {"missing", nullptr},
                                              {"inconsistent", &problems},
                                              {"notes", nullptr}};
    QJsonObject counts;
    for (const auto &source : sources)
        counts.insert(toText(source.name), 0);
    QJsonArray needed;
    QJsonArray missing;
    for (const PrintedEntry &row : rows) {
        if (!row.isKnown()) {
            (row.isNeeded ? needed : missing).append(row.name);
            continue;
        }
        const QString source = counts.contains(row.source) ? row.source : u"unknown"_s;
        counts.insert(source, counts[source].toInt() + 1);
    }
    QJsonArray inconsistent;
    for (const Inconsistency &each : wrong)
        inconsistent.append(QJsonObject{{"problem"_L1, word(each.problem)},
                                        {"where"_L1, each.where},
                                        {"needed"_L1, each.needed},
                                        {"has"_L1, each.has}});
    const QJsonObject report{{"known"_L1, counts},
                             {"needed"_L1, needed},
                             {"missing"_L1, missing},
                             {"inconsistent"_L1, inconsistent},
                             {"notes"_L1, QJsonArray()}};
    return table::writeJson(report, {keys, nullptr});
}

/// Every value below an object by its path, but for where it comes from.
void collect(const QString &path, const QJsonValue &value, std::map<QString, QString> &values)
{
    if (value.isObject() && !path.endsWith(u".cost") && !path.endsWith(u".gain")) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (it.key() != "source"_L1 && it.key() != "sources"_L1)
                collect(path.isEmpty() ? it.key() : path + u'.' + it.key(), it.value(), values);
        }
        return;
    }
    QJsonArray holder;
    holder.append(value);
    const QByteArray json = QJsonDocument(holder).toJson(QJsonDocument::Compact);
    values[path] = QString::fromUtf8(json.mid(1, json.size() - 2));
}

std::map<QString, QString> valuesOf(const QJsonObject &document)
{
    const bool isRecord = document["format"_L1].toString() == "skyledger-game"_L1;
    QJsonObject catalogue = isRecord ? document["setup"_L1]["catalogue"_L1].toObject() : document;
    for (const auto key : {"format"_L1, "version"_L1, "game"_L1, "name"_L1})
        catalogue.remove(key);
    std::map<QString, QString> values;
    collect({}, catalogue, values);
    return values;
}

struct Difference {
    QString name;
    QString mine;
    QString theirs;
};

std::vector<Difference> differences(const QJsonObject &mine, const QJsonObject &theirs)
{
    const auto a = valuesOf(mine);
    const auto b = valuesOf(theirs);
    std::map<QString, Difference> all;
    for (const auto &[name, value] : a)
        all[name] = {name, value, {}};
    for (const auto &[name, value] : b) {
        all[name].name = name;
        all[name].theirs = value;
    }
    std::vector<Difference> differing;
    for (const auto &[name, difference] : all) {
        if (difference.mine != difference.theirs)
            differing.push_back(difference);
    }
    return differing;
}

} // namespace

Result<CatalogueAnswer, ReadError> checkCatalogue(const QJsonObject &document, Form form)
{
    const auto catalogue = catalogueOf(document);
    if (!catalogue)
        return catalogue.error();
    const auto rows = catalogueEntries(document);
    const auto wrong = inconsistencies(catalogue.value());
    const bool complete =
        std::all_of(rows.begin(), rows.end(), [](const PrintedEntry &row) { return row.isKnown(); });
    return CatalogueAnswer{complete && wrong.empty(),
                           form == Form::Json ? reportJson(rows, wrong) : reportText(rows, wrong).toUtf8()};
}

Result<CatalogueAnswer, SideError> compareCatalogues(const CatalogueSide &mine, const CatalogueSide &theirs,
                                                     Form form)
{
    int side = 0;
    for (const CatalogueSide *each : {&mine, &theirs}) {
        const bool isRecord = each->document["format"_L1].toString() == "skyledger-game"_L1;
        if (const auto fault = faultOf(each->document, isRecord))
            return SideError{side, *fault};
        ++side;
    }
    const auto differing = differences(mine.document, theirs.document);
    if (form == Form::Json) {
        static constexpr table::JsonKey keys[] = {{"value", nullptr}, {"mine", nullptr}, {"theirs", nullptr}};
        QJsonArray list;
        for (const Difference &each : differing)
            list.append(
                QJsonObject{{"value"_L1, each.name}, {"mine"_L1, each.mine}, {"theirs"_L1, each.theirs}});
        return CatalogueAnswer{differing.empty(), table::writeJson(list, {keys, nullptr})};
    }
    if (differing.empty())
        return CatalogueAnswer{true, (Text::tr("The two catalogues agree.") + u'\n').toUtf8()};
    TextTable table({Align::Left, Align::Left, Align::Left});
    table.add({QString(), mine.file, theirs.file});
    for (const Difference &each : differing)
        table.add({each.name, each.mine, each.theirs});
    return CatalogueAnswer{false, table.text().toUtf8()};
}

} // namespace skyledger::whistlemountain::cli
