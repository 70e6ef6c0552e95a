// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printed.h"

namespace skyledger::describe {

/// A list of a catalogue to which people can add things: a city, a card.
struct PrintedList {
    QString key; ///< `cities`
    Code page;
    qsizetype size = 0;
    qsizetype most = 0;
};

/// The document of an owner's copy, as an editor sees it that knows no game. It is always one that can be read: what would
/// make it another one is refused and changes nothing.
class PrintedCopy
{
public:
    using Address = play::MissingValue;

    explicit PrintedCopy(const PrintedCodes &table) : m_table(table) {}
    virtual ~PrintedCopy() = default;
    PrintedCopy(const PrintedCopy &) = delete;
    PrintedCopy &operator=(const PrintedCopy &) = delete;

    const PrintedCodes &table() const { return m_table; }
    const QJsonObject &document() const { return m_document; }
    /// The first fault, where it is no catalogue of the game.
    std::optional<table::ReadError> setDocument(const QJsonObject &document);

    /// Every value of everything that the document lists, and of all that is there without being listed, thing by thing in
    /// the order in which the box is unpacked. Also what no game asks for, and what is only shown.
    std::vector<Address> places() const;
    /// Whether a game can need it, as far as the other values tell.
    bool isAsked(const Address &address) const;
    QString name(const Address &address) const;
    /// What all values of one thing are called: `cities.whika`; of the boards the first words: `track`.
    QString thingName(const Address &address) const;
    std::optional<Address> find(const QString &name) const;
    /// What the document says, without its source; undefined where the value is missing.
    QJsonValue value(const Address &address) const;
    /// The same; nothing where a part of it is missing too.
    std::optional<QJsonValue> whole(const Address &address) const;
    std::optional<ValueSource> source(const Address &address) const;
    /// Where other values set the limits of a number, or of how many entries a list has.
    std::optional<ValueRange> range(const Address &address) const;
    /// Puts a value there, and where it comes from; undefined takes both out.
    std::optional<table::ReadError> put(const Address &address, const QJsonValue &value, ValueSource source);

    /// Puts in what it lacks and another copy knows of things that are the same in both; how many values. What is made up
    /// stays out. Things with words or places are the same; those of a list if the rulebook, whose document is `printed`,
    /// lists them, or if both documents give them the same name: the same id alone is nothing that is printed.
    int takeFrom(const PrintedCopy &other, const QJsonObject &printed);

    std::vector<PrintedList> lists() const;
    /// Lists a thing more, of which nothing is known yet, or takes one out.
    std::optional<table::ReadError> add(const QString &list, const QString &id);
    std::optional<table::ReadError> remove(const QString &list, const QString &id);

    /// Over the values that a game can ask for.
    PrintedCounts counts() const;

protected:
    /// Reads a document and keeps what was read, unless there is a fault.
    virtual std::optional<table::ReadError> take(const QJsonObject &document) = 0;
    virtual const void *ids() const = 0;
    virtual const void *catalogue() const = 0;

private:
    const PrintedCodes &m_table;
    QJsonObject m_document;
};

/// The copy of one game. `Read` looks at a whole document, its header included.
template <class Catalogue, class Ids>
class PrintedCopyOf : public PrintedCopy
{
public:
    using Table = PrintedTable<Catalogue, Ids>;
    using Read = void (*)(const JsonNode &document, Ids &ids, Catalogue &catalogue);

    PrintedCopyOf(const Table &table, Read read) : PrintedCopy(table), m_read(read) {}

protected:
    std::optional<table::ReadError> take(const QJsonObject &document) override
    {
        table::JsonFaults faults;
        Ids ids{};
        Catalogue catalogue{};
        m_read(JsonNode(faults, document), ids, catalogue);
        if (faults.any())
            return faults.first();
        m_ids = ids;
        m_catalogue = catalogue;
        return std::nullopt;
    }
    const void *ids() const override { return &m_ids; }
    const void *catalogue() const override { return &m_catalogue; }

private:
    Read m_read;
    Ids m_ids{};
    Catalogue m_catalogue{};
};

} // namespace skyledger::describe
