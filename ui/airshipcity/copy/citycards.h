// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/copy/copydesk.h"
#include "ui/box/cards/carddesk.h"

namespace skyledger::ui {

/// A copy of Airship City on the desk, for cards with fields.
class CityCards : public CardDesk
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
    bool canEnter() const override { return !m_copy.unreadable(); }
    QString refusal(const BoxPlace &place, const FieldValue &value) const override;
    void enter(const BoxPlace &place, const FieldValue &value) override;
    void drop(const BoxPlace &place) override { m_copy.dropEdit(place); }
    void clear(const BoxPlace &place) override;
    void endEdit() override { m_copy.endEdit(); }

private:
    CopyDesk &m_copy;
};

} // namespace skyledger::ui
