// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printed.h"

#include <functional>

/// Inside of the table of printed values: the way to a value through a document.
namespace skyledger::describe {

/// One step of a row's path.
struct Step {
    enum class Kind : std::uint8_t {
        Word, ///< the key of an object
        Key,  ///< a thing by its word, the key of an object
        Id,   ///< a thing by its id, in a list of objects
        Place ///< a thing by its place in a list
    };
    Kind kind{};
    QLatin1StringView word; ///< of `Word`
};
std::vector<Step> stepsOf(const PrintedCode &row);

/// What names and sources call the thing of a step.
QString textOf(const Step &step, const KeyCode &key, std::uint16_t thing, const void *ids);

/// Where a value of a name, word by word, stands in a document, as `table::withPut` takes it.
QStringList documentPath(const PrintedCode &row, QStringList name);

/// Visits every thing that can have a row's value.
void eachThing(const PrintedCode &row, const void *ids, const std::function<void(const Things &)> &visit);

/// A row's values in a document.
class Target
{
public:
    Target(std::vector<Step> path, const PrintedCode &row, const void *ids)
        : m_path(std::move(path)), m_row(row), m_ids(ids)
    {
    }

    /// Writes a value, or takes it out where it is undefined. Things with ids are listed in either case.
    void put(QJsonValue &document, const Things &things, const QJsonValue &value) const;
    /// Lists the things with ids, and nothing else.
    void list(QJsonValue &document, const Things &things) const;
    /// Writes where a value comes from, beside it in its thing's object; takes it out where the text is empty.
    void putSource(QJsonValue &document, const Things &things, const QString &source) const;

    /// What stands on the way, from the document itself to the value; undefined from where the way breaks off.
    std::vector<QJsonValue> trailOf(const QJsonObject &document, const Things &things) const;
    /// What `sources` beside a step of the way say of the value; empty if they do not speak of it.
    QString besides(const QJsonValue &around, std::size_t at, const Things &things) const;

private:
    /// What happens at the end of a way that `change` opens.
    using Change = std::function<QJsonValue(const QJsonValue &)>;
    QJsonValue changed(const QJsonValue &node, std::size_t at, std::size_t end, const Things &things,
                       std::size_t key, bool make, const Change &change) const;
    QJsonValue changedEntry(const QJsonArray &entries, std::size_t at, std::size_t end, const Things &things,
                            std::size_t key, bool make, const Change &change) const;
    QJsonValue replaced(const QJsonValue &before, const QJsonValue &value) const;
    /// The words from a step on: `spaces.3`.
    QString restOf(std::size_t at, std::size_t end) const;
    /// The word of a step that is a thing.
    QString wordOf(std::size_t at, const Things &things) const;

    std::vector<Step> m_path;
    const PrintedCode &m_row;
    const void *m_ids;
};

} // namespace skyledger::describe
