// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/copy/copydesk.h"

namespace skyledger::ui {

/// A copy of Airship City on the desk, page by page, for cards with fields.
class CityCards : public DeskCards
{
    Q_OBJECT

public:
    /// The copy must stay.
    explicit CityCards(CopyDesk &copy, QObject *parent = nullptr);

    CopyDesk &copy() const { return m_copy; }

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

private:
    CopyDesk &m_copy;
};

} // namespace skyledger::ui
