// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/findings.h"

namespace skyledger::commandline {

using namespace Qt::Literals::StringLiterals;
using table::JsonKey;
using table::JsonShape;

namespace {

QJsonValue number(std::size_t event)
{
    return static_cast<qint64>(event);
}

QJsonObject json(const Findings::Illegal &illegal)
{
    QJsonArray reasons;
    for (const Reason &reason : illegal.reasons)
        reasons.append(QJsonObject{
            {u"rule"_s, reason.rule.id}, {u"facts"_s, reason.facts}, {u"message"_s, reason.message}});
    return {{u"event"_s, number(illegal.event)}, {u"reasons"_s, reasons}};
}

QJsonObject json(const Findings::Undetermined &undetermined)
{
    QJsonObject object{{u"event"_s, number(undetermined.event)}, {u"missing"_s, undetermined.missing}};
    if (!undetermined.lacks.isEmpty())
        object.insert(u"lacks"_s, undetermined.lacks);
    return object;
}

QJsonObject json(const Findings::Overridden &overridden)
{
    QJsonArray rules;
    for (const NamedRule &rule : overridden.rules)
        rules.append(rule.id);
    return {{u"event"_s, number(overridden.event)}, {u"rules"_s, rules}, {u"reason"_s, overridden.reason}};
}

QJsonObject json(const Findings::Warning &warning)
{
    return {{u"event"_s, number(warning.event)},
            {u"rule"_s, warning.rule},
            {u"facts"_s, warning.facts},
            {u"message"_s, warning.message}};
}

template <class List>
QJsonArray listOf(const List &list)
{
    QJsonArray array;
    for (const auto &each : list)
        array.append(json(each));
    return array;
}

} // namespace

QByteArray findingsJson(const Findings &findings)
{
    const JsonKey reasonKeys[] = {{"rule"}, {"facts", findings.factsShape}, {"message"}};
    const JsonShape reason{reasonKeys};
    const JsonKey illegalKeys[] = {{"event"}, {"reasons", &reason}};
    const JsonShape illegal{illegalKeys};
    static constexpr JsonKey undeterminedKeys[] = {{"event"}, {"missing"}, {"lacks"}};
    static constexpr JsonShape undetermined{undeterminedKeys};
    static constexpr JsonKey overrideKeys[] = {{"event"}, {"rules"}, {"reason"}};
    static constexpr JsonShape overrides{overrideKeys};
    const JsonKey warningKeys[] = {{"event"}, {"rule"}, {"facts", findings.factsShape}, {"message"}};
    const JsonShape warning{warningKeys};
    const JsonKey keys[] = {{"events"},
                            {"legal"},
                            {"illegal", &illegal},
                            {"undetermined", &undetermined},
                            {"overrides", &overrides},
                            {"warnings", &warning}};
    QJsonArray stoppedBy;
    if (findings.illegal)
        stoppedBy.append(json(*findings.illegal));
    const QJsonObject object{{u"events"_s, number(findings.events)},
                             {u"legal"_s, findings.legal()},
                             {u"illegal"_s, stoppedBy},
                             {u"undetermined"_s, listOf(findings.undetermined)},
                             {u"overrides"_s, listOf(findings.overrides)},
                             {u"warnings"_s, listOf(findings.warnings)}};
    return table::writeJson(object, {keys});
}

} // namespace skyledger::commandline
