// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/form.h"
#include "core/whistlemountain/record/fields.h"

#include <vector>

namespace skyledger::whistlemountain {

/// The list of scaffolds of a catalogue, each drawn in letters. A value of its own: a scaffold has no other values, people
/// give it any name, and whether it is one of the list again is seen on the list alone.
struct PiecesCodec {
    static void read(const JsonNode &node, const Ids &ids, std::vector<Piece> &pieces);
    static QJsonValue write(const Ids &ids, const std::vector<Piece> &pieces);
    static bool fits(const Ids &ids, const std::vector<Piece> &pieces);
    template <class>
    static constexpr const table::JsonShape *shape()
    {
        return &pieceShape;
    }
    template <class, class>
    static constexpr const describe::FormCode *form()
    {
        return &listForm;
    }

private:
    using Form = describe::FormCode;
    static constexpr table::JsonKey pieceKeys[] = {{"id"}, {"pattern"}, {"count"}};
    static constexpr table::JsonShape pieceShape{pieceKeys, nullptr};
    static constexpr Form textForm{.kind = Form::Kind::Text, .least = 1, .most = 24};
    static constexpr Form rowForm{.kind = Form::Kind::Text, .least = 1, .most = maxColumns};
    static constexpr Form patternForm{
        .kind = Form::Kind::List, .least = 1, .most = mostScaffoldCells, .entry = &rowForm};
    static constexpr Form countForm{.kind = Form::Kind::Number, .least = 0, .most = scaffoldsInBox};
    static constexpr describe::FormField pieceFields[] = {
        {"id", false, &textForm}, {"pattern", false, &patternForm}, {"count", true, &countForm}};
    static constexpr Form pieceForm{.kind = Form::Kind::Object, .fields = pieceFields};
    static constexpr Form listForm{
        .kind = Form::Kind::List, .least = 0, .most = scaffoldsInBox, .entry = &pieceForm};
};

} // namespace skyledger::whistlemountain
