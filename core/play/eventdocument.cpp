// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/eventdocument.h"

#include <algorithm>

namespace skyledger::play {

using namespace Qt::Literals::StringLiterals;

EventNote noteOf(const QJsonObject &event)
{
    return {event["at"_L1].toString(), event["reason"_L1].toString()};
}

QJsonObject rewrittenJson(const QJsonObject &event, Rewrite how)
{
    QJsonObject outer = event;
    if (event["do"_L1] != overrideWord) {
        QJsonObject inner = event;
        const QJsonValue at = inner.take("at"_L1);
        outer = {{u"do"_s, overrideWord}, {u"event"_s, inner}};
        if (!at.isUndefined())
            outer.insert(u"at"_s, at);
    }
    if (how == Rewrite::Void)
        outer.insert(u"void"_s, true);
    else
        outer.insert(u"was"_s, u"legal"_s);
    return outer;
}

QJsonObject restoredJson(const QJsonObject &overridden)
{
    QJsonObject outer = overridden;
    QJsonObject inner = outer.take("event"_L1).toObject();
    for (const auto key : {"do"_L1, "was"_L1, "void"_L1})
        outer.remove(key);
    for (auto it = outer.begin(); it != outer.end(); ++it)
        inner.insert(it.key(), it.value());
    return inner;
}

QJsonObject revivedJson(QJsonObject overridden, bool wasLegal)
{
    overridden.remove("void"_L1);
    if (wasLegal)
        overridden.insert(u"was"_s, u"legal"_s);
    return overridden;
}

bool givesReason(const QJsonObject &event)
{
    return event.contains("reason"_L1);
}

QJsonObject withPlayer(const QJsonObject &event, Seat player)
{
    QJsonObject changed = event;
    if (event["do"_L1] == overrideWord)
        changed.insert(u"event"_s, withPlayer(event["event"_L1].toObject(), player));
    else
        changed.insert(u"player"_s, static_cast<int>(player) + 1);
    return changed;
}

std::size_t sharedStart(const std::vector<QJsonObject> &one, const std::vector<QJsonObject> &other)
{
    const auto differs = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    return static_cast<std::size_t>(differs.first - one.begin());
}

} // namespace skyledger::play
