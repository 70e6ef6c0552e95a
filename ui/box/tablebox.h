// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printedcopy.h"
#include "ui/box/boxsheets.h"
#include "ui/box/forms.h"

#include <memory>

/// The box of a game that tells its printed values in a table.
namespace skyledger::ui {

/// What a game calls what is in its box, in the language that is spoken now.
class BoxWords
{
public:
    using Address = describe::PrintedCopy::Address;

    BoxWords() = default;
    BoxWords(const BoxWords &) = delete;
    BoxWords &operator=(const BoxWords &) = delete;
    virtual ~BoxWords() = default;

    /// The sheet of a page of the table: its id, name and help.
    virtual BoxSheet sheet(play::Code page) const = 0;
    /// What the thing is called of which a value is one: "Whika". Empty: it is not in the box.
    virtual QString thing(const describe::PrintedCopy &copy, const Address &address) const = 0;
    /// What a value is called: "Reward".
    virtual QString value(play::Code value) const = 0;
    /// What a word of the files is called, among those from which a value can be chosen.
    virtual QString word(std::string_view word) const;
    /// The letters that stand for the words of amounts.
    virtual LetteredWords letters() const { return {}; }
    /// How a value is typed in the game's own shorthand: one field without key and name, or one for each part of it with
    /// both. Empty: as the table tells.
    virtual std::vector<ValueField> forms(const describe::PrintedCopy &copy, const Address &address) const;
    /// How the shorthand goes; empty if it needs no word.
    virtual QString shorthand() const { return {}; }
};

/// A game's table, its words, and the catalogues that it goes with.
struct TableBox {
    QString game;
    std::function<std::unique_ptr<describe::PrintedCopy>()> copy;
    std::function<QJsonObject(const QJsonObject &copy)> completed;
    std::shared_ptr<const BoxWords> words;
    std::vector<QLatin1StringView> whole; ///< see `box::CatalogueFormat`
};

/// The same as the editor knows it.
BoxSubject subjectOf(const TableBox &box);

/// Where a value stands in a document, as `table::withPut` takes it.
QStringList pathOf(const describe::PrintedCopy &copy, const BoxWords::Address &address);

} // namespace skyledger::ui
