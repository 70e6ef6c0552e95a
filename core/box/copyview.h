// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printed.h"
#include "core/table/readerror.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

#include <optional>
#include <vector>

/// A copy of a box as those see it that put two of them side by side: single values, each at its place.
namespace skyledger::box {

using describe::ValueSource;
using play::Code;

/// What a value tells of its thing when that is looked for in another copy.
enum class Tells : std::uint8_t {
    Print, ///< what is printed on it
    Name,  ///< what people call it in a language: one in common tells which thing it is
    Kind,  ///< things of different kinds are never the same; every thing has one, and cannot be without
    Sort,  ///< the same as far as both copies tell it
    Aside  ///< printed on it, but a thing is known without it
};

/// A value that the things of a section can have.
struct CopyField {
    Code code; ///< as the game numbers them
    Tells tells = Tells::Print;
};

/// A part of a catalogue.
struct CopySection {
    QString key; ///< `contracts`
    std::vector<CopyField> fields;
    bool isList = false; ///< its things bear ids, and each copy can list others
    qsizetype most = 1;  ///< how many of them the format holds
    QString numbered{};  ///< how ids begin that are only numbers: `c`; empty: any id may mean another thing
    int digits = 1;      ///< how many those have at least

    bool has(Tells tells) const;
};

/// Where one value stands.
struct CopyPlace {
    Code section;  ///< the number of the section
    QString thing; ///< its id or word; empty where a section is one thing
    Code field{};
    friend bool operator==(const CopyPlace &, const CopyPlace &) = default;
};

/// One copy. Its document can be read.
class CopyView
{
public:
    CopyView() = default;
    CopyView(const CopyView &) = delete;
    CopyView &operator=(const CopyView &) = delete;
    virtual ~CopyView() = default;

    /// Of every copy of the game the same, in the order of the format.
    virtual const std::vector<CopySection> &sections() const = 0;
    const CopySection &section(Code number) const { return sections()[number.number()]; }
    virtual const QJsonObject &document() const = 0;

    /// The things of a section in the order in which they stand.
    virtual QStringList things(Code section) const = 0;
    /// A value, in the same form however the document writes it; undefined while it or a part of it is missing.
    virtual QJsonValue value(const CopyPlace &place) const = 0;
    /// Where it comes from; nothing if the copy does not say.
    virtual std::optional<ValueSource> source(const CopyPlace &place) const = 0;
};

/// A copy into which the values of others are taken. What it holds need not fit together before `fault` has been asked.
class CopyEdit : public CopyView
{
public:
    /// Why what was made of the copy cannot be read; nothing if it can.
    virtual std::optional<table::ReadError> fault() { return std::nullopt; }
    /// What is to be kept of the document.
    virtual QJsonObject result() const { return document(); }

    /// Lists a thing of the other copy under an id, with all that nobody here understands.
    virtual void list(const CopyPlace &thing, const CopyView &from, const CopyPlace &there) = 0;
    /// Puts the value of another copy here, as it is written there. Its source is told afterwards.
    virtual void take(const CopyPlace &place, const CopyView &from, const CopyPlace &there) = 0;
    /// Makes a value missing again, together with its source.
    virtual void clear(const CopyPlace &place) = 0;
    /// Says where a value comes from; without a source it states none of its own.
    virtual void tell(const CopyPlace &place, std::optional<ValueSource> source) = 0;
    /// Forgets what is said of values together: of a thing, a section, the whole.
    virtual void forgetShared() {}
    /// Adds what only the other copy says of a thing, or without one as a whole, and nobody here understands.
    virtual void addForeign(const CopyPlace &, const CopyView &, const CopyPlace &) {}
    virtual void addForeign(const CopyView &) {}
    virtual void setName(const QJsonValue &) {}
};

/// Whether a list of objects has one with an id, and the first id that none has: what it begins with and a number of at
/// least so many digits.
bool bears(const QJsonArray &list, const QString &id);
QString freeId(const QJsonArray &list, const QString &prefix, int digits = 1, int first = 1);

} // namespace skyledger::box
