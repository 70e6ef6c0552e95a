// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printed.h"
#include "core/table/jsonnode.h"

#include <algorithm>

/// What holds for the printed values of every game. Each check answers with what is wrong, or with nothing.
namespace skyledger::testing {

template <class Catalogue, class Ids>
class RoundTrips
{
public:
    using Table = describe::PrintedTable<Catalogue, Ids>;
    using Address = describe::PrintedCodes::Address;

    RoundTrips(const Table &table, const QJsonObject &document) : m_table(table), m_document(document)
    {
        const auto fault = read(document, m_ids, m_catalogue);
        if (!fault.isEmpty())
            qFatal("%s", qPrintable(fault));
    }

    /// Rows of which the document holds no value.
    QStringList untold() const
    {
        QStringList rows;
        for (const describe::PrintedCode &row : m_table.rows()) {
            bool isTold = !row.isKept;
            for (const Address &each : m_table.places(m_ids))
                isTold = isTold || (each.value == row.id && m_table.isKnown(each, m_catalogue, m_ids));
            if (!isTold)
                rows << QString::fromUtf8(row.path.data(), static_cast<qsizetype>(row.path.size()));
        }
        return rows;
    }

    /// Each value is taken out, is missing then if it is asked for, and is put back as it was.
    QString eachValue() const
    {
        for (const Address &each : m_table.places(m_ids)) {
            const QJsonValue value = m_table.value(each, m_catalogue, m_ids);
            QString wrong = value.isUndefined() ? QString() : oneValue(each, value);
            if (!wrong.isEmpty())
                return m_table.name(each, m_ids) + QStringLiteral(": ") + wrong;
        }
        return {};
    }

    /// Everything is written into nothing and read again.
    QString whole() const
    {
        QJsonObject written;
        m_table.write(written, m_catalogue, m_ids);
        Ids ids;
        Catalogue catalogue{};
        QString fault = read(written, ids, catalogue);
        if (!fault.isEmpty())
            return fault;
        return differing(catalogue);
    }

    /// Of nothing nothing is known, and all that a game can ask for is missing.
    QString nothing() const
    {
        const Catalogue empty{};
        std::size_t asked = 0;
        for (const Address &each : m_table.places(m_ids)) {
            asked += m_table.row(each.value).isAskedOf(&empty, m_table.thingsOf(each));
            if (m_table.isKnown(each, empty, m_ids))
                return m_table.name(each, m_ids) + QStringLiteral(" is invented");
        }
        return m_table.missing(empty, m_ids).size() == asked ? QString()
                                                             : QStringLiteral("not all is missing");
    }

    /// What the document says is what was read, and values are found by their names.
    QString entries() const
    {
        for (const describe::PrintedEntry &each : m_table.entries(m_document, m_catalogue, m_ids)) {
            if (each.isKnown() != m_table.isKnown(each.address, m_catalogue, m_ids))
                return each.name;
            if (m_table.find(each.name, m_ids) != std::optional(each.address))
                return each.name + QStringLiteral(" is another");
        }
        return {};
    }

private:
    QString read(const QJsonObject &document, Ids &ids, Catalogue &catalogue) const
    {
        table::JsonFaults faults;
        const table::JsonNode node(faults, document);
        m_table.readIds(node, ids);
        m_table.read(node, ids, catalogue);
        return faults.any() ? table::describe(faults.first()) : QString();
    }
    QString differing(const Catalogue &other) const
    {
        if (other == m_catalogue)
            return {};
        for (const auto &each : m_table.difference(m_catalogue, m_ids, other, m_ids))
            return each.name + QStringLiteral(" differs");
        return QStringLiteral("what is in no row differs");
    }
    QString oneValue(const Address &address, const QJsonValue &value) const
    {
        const describe::PrintedCode &row = m_table.row(address.value);
        const auto things = m_table.thingsOf(address);
        Catalogue without = m_catalogue;
        row.clear(&without, things);
        if (m_table.isKnown(address, without, m_ids))
            return QStringLiteral("is still known");
        const auto missing = m_table.missing(without, m_ids);
        const bool isMissing = std::find(missing.begin(), missing.end(), address) != missing.end();
        if (isMissing != row.isAskedOf(&without, things))
            return QStringLiteral("is not among the missing ones");
        table::JsonFaults faults;
        Ids ids = m_ids;
        row.read(table::JsonNode(faults, value), &ids, &without, things);
        if (faults.any())
            return table::describe(faults.first());
        return differing(without);
    }

    const Table &m_table;
    QJsonObject m_document;
    Ids m_ids;
    Catalogue m_catalogue{};
};

} // namespace skyledger::testing
