// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/box/steppeddraft.h"
#include "core/table/jsonmerge.h"

namespace skyledger::millbox {

enum class Value : std::uint8_t { Height, Sails };

inline constexpr int highest = 30;

/// The copy of a mill: two numbers, which have a limit together.
class MillDraft : public box::SteppedDraft
{
public:
    explicit MillDraft(const QJsonObject &document = {}) { show(document); }

    int height() const { return m_height; }
    bool set(Value value, int number)
    {
        QJsonObject changed = document();
        changed.insert(keyOf(value), number);
        return change(changed, Place{value, 0});
    }
    QJsonObject rebased(const QJsonObject &base, const QJsonObject &ours,
                        const QJsonObject &theirs) const override
    {
        return table::rebased(base, ours, theirs, {});
    }

protected:
    bool read(const QJsonObject &document) override
    {
        const int height = document[QLatin1String("height")].toInt();
        if (height + document[QLatin1String("sails")].toInt() > highest)
            return false;
        m_height = height;
        return true;
    }

private:
    static QString keyOf(Value value)
    {
        return value == Value::Height ? QStringLiteral("height") : QStringLiteral("sails");
    }

    int m_height = 0;
};

} // namespace skyledger::millbox
