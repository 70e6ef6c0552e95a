// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/box/copymerge.h"

/// Copies of a box beside each other: the sections of a catalogue, as `core/box` compares and merges them.
namespace skyledger::airshipcity {

using CatalogueDifference = box::CopyDifference;

/// A copy by its document, which must be one that can be read; an empty one knows nothing.
class CityCopy : public box::CopyEdit
{
public:
    explicit CityCopy(const QJsonObject &document);

    const std::vector<box::CopySection> &sections() const override;
    const QJsonObject &document() const override { return m_document; }
    QStringList things(play::Code section) const override;
    QJsonValue value(const box::CopyPlace &place) const override;
    std::optional<ValueSource> source(const box::CopyPlace &place) const override;

    void list(const box::CopyPlace &thing, const CopyView &from, const box::CopyPlace &there) override;
    void take(const box::CopyPlace &place, const CopyView &from, const box::CopyPlace &there) override;
    void clear(const box::CopyPlace &place) override;
    void tell(const box::CopyPlace &place, std::optional<ValueSource> source) override;
    void forgetShared() override;
    void addForeign(const box::CopyPlace &thing, const CopyView &from, const box::CopyPlace &there) override;
    void addForeign(const CopyView &from) override;
    void setName(const QJsonValue &name) override { m_document.insert(QLatin1StringView("name"), name); }

private:
    QJsonObject m_document;
};

/// As `table::rebased` of a catalogue, where a cost, gain, discount, bonus or price is one value.
QJsonObject rebasedCatalogue(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs);

/// The first id that nothing in a list of a section bears: `c07`, `s3`, `u2`. Tiles are numbered by their kinds.
QString freeId(CatalogueSection section, const QJsonArray &list);

} // namespace skyledger::airshipcity
