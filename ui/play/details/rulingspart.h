// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/newgame/rulingsform.h"
#include "ui/play/details/detailspart.h"

namespace skyledger::ui {

/// Edition and rulings of the running game, among its details.
class RulingsPart : public DetailsPart
{
    Q_OBJECT

public:
    /// `played`: with what the game is played now; `write` puts what is chosen into a setup as files write it.
    RulingsPart(RulingsSpec spec, std::function<RulingsSpec::Chosen()> played,
                std::function<void(QJsonObject &setup, const RulingsSpec::Chosen &chosen)> write);

    void enterInto(QJsonObject &setup) const override { m_write(setup, m_form->chosen()); }
    void reset() override { m_form->set(m_played()); }
    QString intro() const override;
    QStringList summary() const override;

private:
    std::function<RulingsSpec::Chosen()> m_played;
    std::function<void(QJsonObject &, const RulingsSpec::Chosen &)> m_write;
    RulingsForm *m_form;
};

} // namespace skyledger::ui
