// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguedraft.h"
#include "ui/box/cards/draftdesk.h"

#include <functional>
#include <optional>

namespace skyledger::ui {

/// Something that cannot be right, and where: nothing if it is a matter of the whole box.
struct Trouble {
    airshipcity::Inconsistency what;
    std::optional<airshipcity::MissingValue> place;
    bool ofPiece = false; ///< of one thing, not of how many there are
};

/// Something that may well be right and is worth a second look, and where.
struct Remark {
    airshipcity::CatalogueNote what;
    std::optional<airshipcity::MissingValue> place;
};

/// A copy of Airship City on the desk, and what is to be said of it.
class CopyDesk : public DraftDesk
{
    Q_OBJECT

public:
    explicit CopyDesk(const QString &path, QObject *parent = nullptr);

    const airshipcity::CatalogueDraft &draft() const { return m_draft; }
    const box::SteppedDraft &steps() const override { return m_draft; }
    /// What cannot be right about the copy, as it is now.
    const std::vector<Trouble> &troubles() const { return m_troubles; }
    /// What is worth a second look.
    const std::vector<Remark> &remarks() const { return m_remarks; }

    // As those of the draft.
    std::optional<airshipcity::ValueFault> set(const airshipcity::MissingValue &place,
                                               const airshipcity::PrintedValue &value)
    {
        return change([&] { return m_draft.set(place, value); });
    }
    void clear(const airshipcity::MissingValue &place)
    {
        changeBy([&] { m_draft.clear(place); });
    }
    void confirm(airshipcity::BoxPage page)
    {
        changeBy([&] { m_draft.confirm(page); });
    }
    bool setTileCount(airshipcity::TileKind kind, int count)
    {
        return change([&] { return m_draft.setTileCount(kind, count); });
    }
    bool add(airshipcity::BoxList list)
    {
        return change([&] { return m_draft.add(list); });
    }
    void remove(airshipcity::BoxList list, std::size_t index);

protected:
    box::SteppedDraft &edited() override { return m_draft; }
    void begin(const QJsonObject &document) override { m_draft = airshipcity::CatalogueDraft(document); }
    table::ReadError faultOf(const QJsonObject &document) const override;
    void inspect() override;
    std::function<std::optional<BoxPlace>()> watched() const override;

private:
    airshipcity::CatalogueDraft m_draft;
    std::vector<Trouble> m_troubles;
    std::vector<Remark> m_remarks;
};

} // namespace skyledger::ui
