// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguedraft.h"
#include "ui/box/cards/draftdesk.h"

#include <functional>
#include <optional>

namespace skyledger::ui {

/// A copy of Airship City on the desk, and what is to be said of it.
class CopyDesk : public DraftDesk
{
    Q_OBJECT

public:
    explicit CopyDesk(const QString &path, QObject *parent = nullptr);

    const airshipcity::CatalogueDraft &draft() const { return m_draft; }
    const box::SteppedDraft &steps() const override { return m_draft; }
    /// What is known of the copy as it is now, what cannot be right and what is worth a second look.
    const airshipcity::CatalogueReport &report() const { return m_report; }

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
    bool add(airshipcity::CatalogueSection list)
    {
        return change([&] { return m_draft.add(list); });
    }
    void remove(airshipcity::CatalogueSection list, std::size_t index);

protected:
    box::SteppedDraft &edited() override { return m_draft; }
    void begin(const QJsonObject &document) override { m_draft = airshipcity::CatalogueDraft(document); }
    table::ReadError faultOf(const QJsonObject &document) const override;
    void inspect() override;
    std::function<std::optional<BoxPlace>()> watched() const override;

private:
    airshipcity::CatalogueDraft m_draft;
    airshipcity::CatalogueReport m_report;
};

} // namespace skyledger::ui
