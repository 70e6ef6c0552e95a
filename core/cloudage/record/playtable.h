// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/event.h"
#include "core/cloudage/record/ids.h"
#include "core/describe/plays.h"

namespace skyledger::cloudage {

/// The kinds of plays as files write them, and what the table alone cannot say of two of them.
class Plays : public describe::PlayTable<Played, Ids>
{
public:
    using PlayTable::PlayTable;

    /// As in `PlayTable`. Amounts of an `effect` belong to somebody: its player must be named then.
    Played read(const table::JsonNode &event, Ids &ids) const;
    bool fits(const Played &played, const Ids &ids) const;
    QJsonObject write(const Played &played, const Ids &ids) const;
    /// A play in its bare form, as `moves` lists it: cards that are not told stand as null.
    QJsonObject write(const Play &play, const Ids &ids) const { return write(Played{play, {}}, ids); }
};

const Plays &plays();

} // namespace skyledger::cloudage
