// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/box/copydraft.h"
#include "ui/box/sharing/copycomparison.h"
#include "ui/play/turn/valuesasked.h"

#include <optional>

/// What a game tells of its box for the page on which somebody enters it.
namespace skyledger::ui {

/// A thing of the box and what is printed on it.
struct BoxThing {
    QString id;             ///< English, for object names: "cities-whika"
    QString name;           ///< "Whika"
    QStringList also;       ///< what else it is called: in another language, in files
    QStringList alsoValues; ///< what its values are called in another language
    QStringList path;       ///< of its object in the catalogue
    std::vector<ValueField> fields;
    bool isOne = false;  ///< the fields are parts of one value, which has one source
    bool isNamed = true; ///< people gave it its name, which is kept; of another thing
};

/// Things of one kind, as they come out of the box together.
struct BoxSheet {
    QString id; ///< English, for object names: "cities"
    QString name;
    QString help; ///< how it is read off the box; may be empty
    std::vector<BoxThing> things;
    /// One more thing of the sheet, by its name; where there can be no more, null.
    std::function<BoxThing(const QString &name)> another;
    bool isAlike = false; ///< nothing but their values tells the things apart
};
/// In the order of unpacking.
using BoxSheets = std::vector<BoxSheet>;

/// A game's box.
struct BoxSubject {
    box::CatalogueFormat format;
    /// The sheets of a catalogue, in the language that is spoken now.
    std::function<BoxSheets(const QJsonObject &catalogue)> sheets;
    /// How the game's shorthand goes, in the language that is spoken now; may be null.
    std::function<QString()> shorthand;
    /// How copies go from hand to hand; may have nothing.
    SharedCopies copies;
};

/// The value of a field; undefined: not known.
QJsonValue valueOf(const BoxThing &thing, const ValueField &field, const box::CopyDraft &draft);
/// Where it comes from; nothing: not told, or not known.
std::optional<box::ValueSource> sourceOf(const BoxThing &thing, const ValueField &field,
                                         const box::CopyDraft &draft);
/// The same as somebody would type it; empty: not known.
QString typedOf(const BoxThing &thing, const ValueField &field, const box::CopyDraft &draft);

/// How many values are known, out of how many.
struct BoxCount {
    int known = 0;
    int all = 0;
    int missing() const { return all - known; }
};
BoxCount countOf(const BoxThing &thing, const box::CopyDraft &draft);
BoxCount countOf(const BoxSheet &sheet, const box::CopyDraft &draft);

/// What was typed into a field, or why it is no value.
struct TypedFault {
    std::size_t field = 0;
    QString why;
};
struct TypedValues {
    std::vector<box::Entered> values;
    std::optional<TypedFault> fault;
    QStringList lacking; ///< of a value of several parts: names of those without which it cannot be kept
};
/// What the texts of a thing's fields say, in their order; fields without a text stay as they are. An empty text takes
/// a value away.
TypedValues typedValues(const BoxThing &thing, const std::vector<std::optional<QString>> &texts);

/// What was expected instead of what was typed.
QString expectedOf(const ValueField &field);

/// Whether all words of a query stand in what is said of a thing, in any of its names, or in the names of its values.
bool matches(const BoxThing &thing, const QString &query);
/// The thing of a sheet that somebody calls so; nothing if none is, or more than one.
const BoxThing *thingCalled(const BoxSheet &sheet, const QString &name);

} // namespace skyledger::ui
