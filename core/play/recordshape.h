// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/jsonwriter.h"

#include <array>

namespace skyledger::play {

/// The order of keys in a record, the same in every game but for what its setup and its events hold. Made once:
/// `static const RecordShape record(setup, event)`, which stays as long as any copy of its shape.
class RecordShape
{
public:
    /// Both shapes must stay.
    RecordShape(const table::JsonShape &setup, const table::JsonShape &event)
        : m_lineKeys{{{"after"}, {"at"}, {"events", &event}}},
          m_keys{{{"format"},
                  {"version"},
                  {"game"},
                  {"id"},
                  {"playedAt"},
                  {"setup", &setup},
                  {"events", &event},
                  {"cursor"},
                  {"lines", &m_line},
                  {"agreed", &agreed}}}
    {
    }
    RecordShape(const RecordShape &) = delete;
    RecordShape &operator=(const RecordShape &) = delete;

    const table::JsonShape &shape() const { return m_shape; }

private:
    static constexpr table::JsonKey agreedKeys[] = {{"after"}, {"at"}, {"boards"}};
    static constexpr table::JsonShape agreed{agreedKeys, nullptr};

    std::array<table::JsonKey, 3> m_lineKeys;
    table::JsonShape m_line{m_lineKeys, nullptr};
    std::array<table::JsonKey, 10> m_keys;
    table::JsonShape m_shape{m_keys, nullptr};
};

} // namespace skyledger::play
