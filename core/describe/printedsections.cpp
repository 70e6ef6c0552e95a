// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/printedsections.h"

#include "core/describe/printedpath.h"

#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::describe {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Whether the second step of a row's way is a thing with an object of its own.
bool hasThings(const PrintedCode &row, const std::vector<Step> &path)
{
    if (path.size() < 2 || path[1].kind == Step::Kind::Word || path[1].kind == Step::Kind::Place)
        return false;
    const bool isObject = path.size() > 2 || row.form->kind == FormCode::Kind::Object;
    return path[1].kind == Step::Kind::Id || isObject;
}

} // namespace

std::vector<PrintedSection> sectionsOf(const PrintedCodes &table)
{
    std::vector<PrintedSection> sections;
    for (const PrintedCode &row : table.rows()) {
        const std::vector<Step> path = stepsOf(row);
        auto section = std::find_if(sections.begin(), sections.end(),
                                    [&path](const PrintedSection &each) { return each.key == path[0].word; });
        if (section == sections.end()) {
            const KeyCode *thing = hasThings(row, path) ? row.keys.data() : nullptr;
            section = sections.insert(
                section, {path[0].word, {}, thing, thing != nullptr && path[1].kind == Step::Kind::Id});
        }
        section->rows.push_back(row.id);
    }
    return sections;
}

QStringList thingsIn(const QJsonObject &document, const PrintedSection &section)
{
    const QJsonValue whole = document[section.key];
    QStringList things;
    if (section.thing == nullptr)
        return whole.isUndefined() ? things : QStringList(QString());
    if (section.isList) {
        const QJsonArray list = whole.toArray();
        things.reserve(list.size());
        for (const auto &each : list)
            things << each["id"_L1].toString();
        return things;
    }
    const QJsonObject object = whole.toObject();
    for (const std::string_view name : section.thing->names) {
        const QLatin1StringView word(name.data(), static_cast<qsizetype>(name.size()));
        if (object.contains(word))
            things << QString(word);
    }
    return things;
}

} // namespace skyledger::describe
