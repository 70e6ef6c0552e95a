// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <utility>
#include <vector>

namespace skyledger::rulebook {

/// The same thing in several languages, by the code of the language (`en`, `fr`), in the order of the rulebook.
template <class Value>
class Translated
{
public:
    /// What is said in a language; an empty value for a language that is not there.
    const Value &in(QStringView language) const
    {
        static const Value nothing;
        for (const auto &[code, value] : m_values) {
            if (code == language)
                return value;
        }
        return nothing;
    }
    void insert(const QString &language, Value value) { m_values.emplace_back(language, std::move(value)); }
    bool isEmpty() const { return m_values.empty(); }

    // For all languages in turn, as pairs of a code and a value.
    auto begin() const { return m_values.begin(); }
    auto end() const { return m_values.end(); }

    friend bool operator==(const Translated &, const Translated &) = default;

private:
    std::vector<std::pair<QString, Value>> m_values;
};

using Text = Translated<QString>;      ///< one text
using Texts = Translated<QStringList>; ///< paragraphs, or a list of words

} // namespace skyledger::rulebook
