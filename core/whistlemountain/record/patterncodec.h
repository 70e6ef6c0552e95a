// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/form.h"
#include "core/whistlemountain/record/fields.h"

namespace skyledger::whistlemountain {

/// The pattern of a scaffold, drawn in letters: a list of rows from top to bottom.
struct PatternCodec {
    static void read(const JsonNode &node, const Ids &ids, Ways &ways);
    static QJsonValue write(const Ids &ids, const Ways &ways);
    static bool fits(const Ids &ids, const Ways &ways);
    template <class, class>
    static constexpr const describe::FormCode *form()
    {
        return &rows;
    }

private:
    using Form = describe::FormCode;
    static constexpr Form row{.kind = Form::Kind::Text, .least = 1, .most = maxColumns};
    static constexpr Form rows{
        .kind = Form::Kind::List, .least = 1, .most = mostScaffoldCells, .entry = &row};
};

} // namespace skyledger::whistlemountain
