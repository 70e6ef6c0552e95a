// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/boxvalues.h"
#include "core/airshipcity/record/ownerscopy.h"

#include <vector>

namespace skyledger::airshipcity {

/// A list of the box whose length people tell.
enum class BoxList : std::uint8_t { Contracts, StageBonuses, Utilities };

/// A copy of a box while somebody edits it: the document that is saved, what it says together with the built-in values
/// beneath it, and the way back. A plain value. Nothing that the format cannot hold gets in, and what only other
/// programs understand stays where it is.
class CatalogueDraft
{
public:
    /// Begins with a document that can be read, without a way back.
    explicit CatalogueDraft(const QJsonObject &document = emptyCatalogue());

    /// What is saved.
    const QJsonObject &document() const { return m_document; }
    /// The same over the built-in values, with all contracts and stage bonuses of a box.
    const CatalogueFile &shown() const { return m_shown; }

    /// The value at a place, with what is built in; nothing while it or a part of it is missing. That there is no tile of
    /// a kind is known as soon as the city is full.
    std::optional<PrintedValue> value(const MissingValue &place) const;
    /// Where a known value comes from; nothing if nobody told.
    std::optional<ValueSource> source(const MissingValue &place) const;
    /// Whether the copy itself says it.
    bool isOwn(const MissingValue &place) const;
    int tileCount(TileKind kind) const;
    /// What is still to be read off the box, page by page.
    std::vector<MissingValue> gaps() const;
    std::vector<MissingValue> gaps(BoxPage page) const;
    /// How many values that is: of a tile that is not counted yet neither kind nor dots nor crest bonus are known.
    int missing(BoxPage page) const;
    CatalogueReport report() const { return checkCatalogue(m_shown); }

    /// Enters a value as read off the copy; what is wrong with it if it is refused. Changes of one place that follow one
    /// another are one step back, until `endEdit`.
    std::optional<ValueFault> set(const MissingValue &place, const PrintedValue &value);
    /// Takes back what the copy says: a built-in value shows again, or the value is missing.
    void clear(const MissingValue &place);
    /// Says of every value of a page that is known that the copy has it like that, but for made-up ones.
    void confirm(BoxPage page);
    /// Whether there is any such value.
    bool canConfirm(BoxPage page) const;
    /// Has so many tiles of a kind, 0 to what is left of 16: new ones of which nothing is known, or without the last
    /// ones. False if the city has no room for them.
    bool setTileCount(TileKind kind, int count);
    /// Adds a thing under the next free id; false if the format holds no more.
    bool add(BoxList list);
    /// Takes a thing away with all its values. Of contracts and stage bonuses an empty one fills its place up to the
    /// number that a box has.
    void remove(BoxList list, std::size_t index);
    /// What the copy is called, 1 to 40 characters; empty: it has no name. False if it is refused.
    bool setName(const QString &name);
    QString name() const;
    /// Puts another document in place of this one. It must be one that can be read; false if it is not.
    bool replace(const QJsonObject &document, const QString &what = {});

    /// Takes back what was entered at a place since `endEdit`, as if nobody had begun: what was typed on the way to a
    /// value that is refused was not meant.
    void dropEdit(const MissingValue &place);
    /// The next change is a step of its own.
    void endEdit() { m_lastEdit.reset(); }
    bool canUndo() const { return !m_past.empty(); }
    bool canRedo() const { return !m_future.empty(); }
    /// What would be taken back or done again, if the step was named.
    QString undoText() const { return m_past.empty() ? QString() : m_past.back().what; }
    QString redoText() const { return m_future.empty() ? QString() : m_future.back().what; }
    void undo();
    void redo();

    /// Takes up what somebody else has made of the document meanwhile. The way back stays, and does not lose theirs.
    /// False, and nothing changed, if the document cannot be read.
    bool adopt(const QJsonObject &document);

    friend bool operator==(const CatalogueDraft &a, const CatalogueDraft &b)
    {
        return a.m_document == b.m_document;
    }

private:
    struct Step {
        QJsonObject before;
        QJsonObject after;
        QString what;
    };

    bool show(const QJsonObject &document);
    bool change(const QJsonObject &document, const std::optional<MissingValue> &edit,
                const QString &what = {});
    bool isListed(const MissingValue &place) const;
    bool isConfirmable(const MissingValue &place) const;
    QJsonObject withListed(const MissingValue &place) const;
    void follow(std::vector<Step> &from, std::vector<Step> &to, bool back);

    QJsonObject m_document;
    CatalogueFile m_shown;
    std::vector<Step> m_past;
    std::vector<Step> m_future;
    std::optional<MissingValue> m_lastEdit;
};

} // namespace skyledger::airshipcity
