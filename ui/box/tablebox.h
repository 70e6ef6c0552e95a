// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printedcopy.h"
#include "ui/box/boxsheets.h"
#include "ui/box/forms.h"

#include <memory>

/// The box of a game that tells its printed values in a table.
namespace skyledger::ui {

/// Things that a catalogue lists without ids, each of them one value: what is printed on a card that has no name.
struct BoxRow {
    QString key;         ///< of the list
    qsizetype inBox = 0; ///< how many there are
    ValueField field;    ///< how one is typed
};

/// What a game calls what is in its box, in the language that is spoken now. Values are known by their names, word by
/// word: `cities`, `whika`, `reward`. Of a catalogue only the ids and names of its lists decide what is said.
class BoxWords
{
public:
    BoxWords() = default;
    BoxWords(const BoxWords &) = delete;
    BoxWords &operator=(const BoxWords &) = delete;
    virtual ~BoxWords() = default;

    /// The sheet on which a value stands, or a list to which things can be added: its id, name and help.
    virtual BoxSheet sheet(const QStringList &name) const = 0;
    /// What the thing is called of which a value is one: "Whika". Empty: it is not in the box.
    virtual QString thing(const QStringList &name, const QJsonObject &catalogue) const = 0;
    /// What a value is called: "Reward". Empty: it is not entered here.
    virtual QString value(const QStringList &name) const = 0;
    /// What a word of the files is called, among those from which a value can be chosen.
    virtual QString word(std::string_view word) const;
    /// The letters that stand for the words of amounts.
    virtual LetteredWords letters() const { return {}; }
    /// How a value is typed in the game's own shorthand: one field without key and name, or one for each part of it with
    /// both. Empty: as the table tells.
    virtual std::vector<ValueField> forms(const QStringList &name, const QJsonObject &catalogue) const;
    /// The things without ids. What one is called is told by `thing`, by the key and its number from 1.
    virtual std::vector<BoxRow> rows() const { return {}; }
    /// How the shorthand goes; empty if it needs no word.
    virtual QString shorthand() const { return {}; }
};

/// One value that can stand in a catalogue.
struct BoxValue {
    QStringList name;                         ///< word by word
    QStringList path;                         ///< as `table::withPut` takes it
    const describe::FormCode *form = nullptr; ///< null: only the game knows
    bool isAsked = true;                      ///< whether a game can need it
    bool isThing = false;                     ///< the last word is a thing, not a value of one
};

/// A list to which things can be added.
struct BoxList {
    QString key;
    bool isFull = false;
    bool hasNames = false; ///< people name its things
};

/// How a value is typed; empty where only the game knows, and does not tell.
std::vector<ValueField> fieldsOf(const BoxValue &value, const QJsonObject &catalogue, const BoxWords &words);

using CopyMaker = std::function<std::unique_ptr<describe::PrintedCopy>()>;

/// A game's values, its words, and the catalogues that they go with.
struct TableBox {
    box::CatalogueFormat format;
    CopyMaker make; ///< an editor's view of a catalogue
    std::function<std::vector<BoxValue>(const QJsonObject &catalogue)>
        values; ///< none of what cannot be read
    std::shared_ptr<const BoxWords> words;
};

/// A box by the table of its game. `completed` and `whole` are those of `box::CatalogueFormat`.
TableBox tableBox(const QString &game, const CopyMaker &make,
                  std::function<QJsonObject(const QJsonObject &)> completed,
                  std::shared_ptr<const BoxWords> words, std::vector<QLatin1StringView> whole = {});

/// The same as the editor knows it.
BoxSubject subjectOf(const TableBox &box);

} // namespace skyledger::ui
