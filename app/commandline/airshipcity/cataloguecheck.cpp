// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguecheck.h"

#include "app/commandline/airshipcity/catalogues.h"
#include "app/commandline/texttable.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/verdictjson.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/airshipcity/words/missingvalues.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::airshipcity::cli {

using namespace Qt::Literals::StringLiterals;
using commandline::Align;
using commandline::CatalogueAnswer;
using commandline::Form;
using commandline::TextTable;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CatalogueCommand)
};

QString counts(const CatalogueReport &report)
{
    TextTable table({Align::Left, Align::Right});
    const auto add = [&](std::optional<ValueSource> source) {
        const auto count = std::count_if(report.known.begin(), report.known.end(),
                                         [&](const KnownValue &value) { return value.source == source; });
        if (count > 0)
            table.add({words::name(source), QString::number(count)});
    };
    for (std::size_t i = 0; i < nameTable<ValueSource>.size(); ++i)
        add(static_cast<ValueSource>(i));
    add(std::nullopt);
    table.add({Text::tr("Missing"), QString::number(report.missing.size())});
    return table.text(2);
}

/// The values that are known and from where, what is missing, what cannot be right; each with its place in the file.
QString text(const CatalogueFile &catalogue, const CatalogueReport &report)
{
    Setup setup;
    setup.catalogue = catalogue.values;
    const words::GameWords game(setup, catalogue.ids, {}, catalogue.document);

    const QString name = words::printable(catalogue.document["name"_L1].toString());
    QString text =
        (name.isEmpty() ? Text::tr("Catalogue without a name") : Text::tr("Catalogue “%1”").arg(name))
        + u'\n';
    const QString notice = words::sampleNotice(catalogue.document);
    if (!notice.isEmpty())
        text += notice + u'\n';
    text += u'\n' + Text::tr("Component values") + u'\n' + counts(report);
    if (!report.missing.empty()) {
        TextTable table({Align::Left, Align::Left});
        for (const MissingValue &value : report.missing)
            table.add({missingName(value, catalogue.ids), words::missingValue(value, game)});
        text += u'\n' + Text::tr("Missing") + u'\n' + table.text(2);
    }
    if (!report.inconsistencies.empty()) {
        TextTable table({Align::Left, Align::Left});
        for (const Inconsistency &each : report.inconsistencies)
            table.add({each.where, words::inconsistency(each)});
        text += u'\n' + Text::tr("Inconsistent") + u'\n' + table.text(2);
    }
    if (!report.notes.empty()) {
        TextTable table({Align::Left, Align::Left});
        for (const CatalogueNote &each : report.notes)
            table.add({each.where, words::note(each)});
        text += u'\n' + Text::tr("Worth a second look") + u'\n' + table.text(2);
    }
    if (report.complete())
        text += u'\n' + Text::tr("The catalogue is complete, and nothing in it contradicts itself.") + u'\n';
    return text;
}

QByteArray json(const CatalogueFile &catalogue, const CatalogueReport &report)
{
    static constexpr table::JsonKey sources[] = {{"rulebook", nullptr},
                                                 {"inferred", nullptr},
                                                 {"copy", nullptr},
                                                 {"sample", nullptr},
                                                 {"unknown", nullptr}};
    static constexpr table::JsonShape known{sources, nullptr};
    static constexpr table::JsonKey problem[] = {
        {"problem", nullptr}, {"where", nullptr}, {"needed", nullptr}, {"has", nullptr}};
    static constexpr table::JsonShape inconsistent{problem, nullptr};
    static constexpr table::JsonKey note[] = {
        {"note", nullptr}, {"where", nullptr}, {"other", nullptr}, {"value", nullptr}};
    static constexpr table::JsonShape notes{note, nullptr};
    static constexpr table::JsonKey keys[] = {
        {"known", &known}, {"missing", nullptr}, {"inconsistent", &inconsistent}, {"notes", &notes}};
    return table::writeJson(catalogueReportJson(report, catalogue.ids), {keys, nullptr});
}

} // namespace

table::Result<CatalogueAnswer, table::ReadError> checkCatalogue(const QJsonObject &document, Form form)
{
    const auto catalogue = readCatalogue(document);
    if (!catalogue)
        return catalogue.error();
    const CatalogueReport report = airshipcity::checkCatalogue(catalogue.value());
    return CatalogueAnswer{report.complete(),
                           form == Form::Json ? json(catalogue.value(), report)
                                              : text(catalogue.value(), report).toUtf8()};
}

} // namespace skyledger::airshipcity::cli
