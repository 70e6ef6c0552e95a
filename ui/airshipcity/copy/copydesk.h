// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguedraft.h"
#include "ui/box/cards/draftdesk.h"

#include <memory>
#include <optional>
#include <vector>

namespace skyledger::ui {

/// A copy of Airship City on the desk, page by page, for cards with fields, and what is to be said of it.
class CopyDesk : public DraftDesk
{
    Q_OBJECT

public:
    explicit CopyDesk(const QString &path, QObject *parent = nullptr);

    const airshipcity::CatalogueDraft &draft() const { return m_draft; }
    const box::SteppedDraft &steps() const override { return m_draft; }

    // As those of the draft.
    std::optional<airshipcity::ValueFault> set(const BoxPlace &place, const airshipcity::PrintedValue &value)
    {
        return change([&] { return m_draft.set(place, value); });
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

    QString nameOf(const BoxPlace &place) const override;
    BoxEditor *makeEditor(const BoxPlace &place, QWidget *parent) const override;
    FieldWords wordsOf(const BoxPlace &place) const override;
    QString titleOf(const BoxPlace &first) const override;
    std::optional<FieldValue> value(const BoxPlace &place) const override;
    std::optional<BoxOrigin> origin(const BoxPlace &place) const override;
    QStringList troubles(const std::vector<BoxPlace> &places) const override;
    QString refusal(const BoxPlace &place, const FieldValue &value) const override;
    void enter(const BoxPlace &place, const FieldValue &value) override;
    void clear(const BoxPlace &place) override;

    int pageCount() const override { return static_cast<int>(table::countOf<airshipcity::BoxPage>); }
    QString pageName(int page) const override;
    std::unique_ptr<CardPage> makePage(int page) override;
    int pageOf(const BoxPlace &place) const override;
    std::vector<BoxPlace> places(int page) const override;
    std::vector<BoxPlace> gaps(int page) const override;
    int missing(int page) const override;
    CopyCheck check() const override;
    QString sampleNotice() const override;

protected:
    box::SteppedDraft &edited() override { return m_draft; }
    void begin(const QJsonObject &document) override { m_draft = airshipcity::CatalogueDraft(document); }
    table::ReadError faultOf(const QJsonObject &document) const override;
    void inspect() override;

private:
    airshipcity::CatalogueDraft m_draft;
    airshipcity::CatalogueReport m_report; ///< of it as it is now
};

} // namespace skyledger::ui
