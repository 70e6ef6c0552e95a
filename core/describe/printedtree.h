// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/printedpath.h"

#include <functional>

namespace skyledger::describe {

/// The rows of a table as the document has them, one inside of the other: the order of keys, and of everything that goes
/// through a document once.
class PrintedCodes::Tree
{
public:
    struct Branch {
        std::vector<std::pair<std::string_view, std::unique_ptr<Branch>>> words;
        std::unique_ptr<Branch> things;        ///< what stands under every thing
        Step::Kind kind{};                     ///< of those things
        const KeyCode *key = nullptr;          ///< the same
        std::vector<const PrintedCode *> rows; ///< whose values stand here
        bool isNeeded = false;                 ///< a row at or below it is
        bool isChecked = false;                ///< the same

        bool hasIds = false;
        const JsonShape *leaf = nullptr; ///< of a value that stands here
        std::size_t leafAt = 0;          ///< before which of the words its keys stand
        bool isObject = false;           ///< that value, which may then say itself where it comes from
        std::vector<table::JsonKey> keys;
        JsonShape shape;
        std::vector<table::JsonKey> sourceKeys; ///< of `sources`
        JsonShape sources;

        bool isList() const { return things && kind != Step::Kind::Key; }
        bool isValue() const { return words.empty() && !things && !hasIds; }
    };
    using Visit = std::function<void(const PrintedCode &, const Things &)>;

    Tree(std::span<const PrintedCode> rows, SourceOrder order);
    const JsonShape &shape() const { return m_top.shape; }
    const Branch &top() const { return m_top; }
    /// Visits every value that there can be, thing by thing.
    void eachPlace(const void *ids, const Visit &visit) const;

private:
    static Branch &wordIn(Branch &branch, std::string_view word);
    void finish(Branch &branch) const;
    void finishThings(Branch &branch) const;
    void finishSources(Branch &branch) const;
    static void finishLeaf(Branch &branch);
    std::vector<table::JsonKey> headedKeys() const;
    static const JsonShape *shapeOf(const Branch &branch);

    SourceOrder m_order;
    Branch m_top;
};

/// Reads the values of a document into a catalogue, in one go through the document.
class PrintedCodes::Reading
{
public:
    Reading(void *ids, void *catalogue, bool demands, bool checksSources)
        : m_ids(ids), m_catalogue(catalogue), m_demands(demands), m_checksSources(checksSources)
    {
    }
    /// What stands at a branch, and all that stands below it.
    void enter(const JsonNode &node, const Tree::Branch &branch, const Things &things) const;

private:
    void readRow(const JsonNode &node, const PrintedCode &row, const Things &things) const;
    void checkSources(const JsonNode &object, const Tree::Branch &branch) const;
    void overKeys(const JsonNode &node, const Tree::Branch &branch, const Things &things) const;
    void overList(const JsonNode &node, const Tree::Branch &branch, const Things &things) const;
    void enterThing(const JsonNode &node, const Tree::Branch &branch, Things things,
                    std::uint16_t thing) const;

    void *m_ids;
    void *m_catalogue;
    bool m_demands;
    bool m_checksSources;
};

} // namespace skyledger::describe
