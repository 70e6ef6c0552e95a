// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/verdict.h"

#include <type_traits>

namespace skyledger::play {

/// The facts of an objection, asked by what they are about. Lives as long as the objection.
template <class Key>
class Facts
{
public:
    explicit Facts(const Objection &objection) : m_objection(&objection) {}

    bool has(Key key) const { return find(key) != nullptr; }
    bool none() const { return m_objection->facts.empty(); }
    /// 0 where the fact is not told.
    int number(Key key) const
    {
        const Fact *fact = find(key);
        return fact != nullptr ? fact->value : 0;
    }
    /// The first of its type where the fact is not told.
    template <class Thing>
    Thing thing(Key key) const
    {
        return static_cast<Thing>(number(key));
    }

private:
    const Fact *find(Key key) const
    {
        for (const Fact &fact : m_objection->facts) {
            if (fact.key == Code(key))
                return &fact;
        }
        return nullptr;
    }

    const Objection *m_objection;
};

} // namespace skyledger::play
