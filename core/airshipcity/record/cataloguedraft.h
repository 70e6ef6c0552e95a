// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/boxplace.h"
#include "core/airshipcity/record/ownerscopy.h"
#include "core/box/steppeddraft.h"

#include <vector>

namespace skyledger::airshipcity {

/// A copy of a box while somebody edits it, and what it says together with the built-in values beneath it. Its name has at
/// most 40 characters. What only other programs understand stays where it is.
class CatalogueDraft : public box::SteppedDraft
{
public:
    /// Begins with a document that can be read, without a way back.
    explicit CatalogueDraft(const QJsonObject &document = emptyCatalogue());

    /// The document over the built-in values, with all contracts and stage bonuses of a box.
    const CatalogueFile &shown() const { return m_shown; }

    /// The value at a place, with what is built in; nothing while it or a part of it is missing. That there is no tile of
    /// a kind is known as soon as the city is full.
    std::optional<PrintedValue> value(const MissingValue &place) const;
    /// Where a known value comes from; nothing if nobody told.
    std::optional<ValueSource> source(const MissingValue &place) const;
    int tileCount(TileKind kind) const;
    /// What is still to be read off a page of the box.
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
    /// Adds a thing to a list of contracts or public utilities under the next free id; false if the format holds no more,
    /// and for every other section.
    bool add(CatalogueSection list);
    /// Takes a thing of a list of contracts or public utilities away with all its values; of other sections nothing. Of
    /// contracts an empty one fills its place up to the number that a box has.
    void remove(CatalogueSection list, std::size_t index);
    QJsonObject rebased(const QJsonObject &base, const QJsonObject &ours,
                        const QJsonObject &theirs) const override;

protected:
    bool read(const QJsonObject &document) override;

private:
    bool isListed(const MissingValue &place) const;
    bool isConfirmable(const MissingValue &place) const;
    QJsonObject withListed(const MissingValue &place) const;

    CatalogueFile m_shown;
};

} // namespace skyledger::airshipcity
