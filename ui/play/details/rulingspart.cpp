// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/details/rulingspart.h"

#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

RulingsPart::RulingsPart(RulingsSpec spec, std::function<RulingsSpec::Chosen()> played,
                         std::function<void(QJsonObject &, const RulingsSpec::Chosen &)> write)
    : m_played(std::move(played)), m_write(std::move(write)), m_form(new RulingsForm(std::move(spec), this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_form);
    connect(m_form, &RulingsForm::changed, this, &DetailsPart::changed);
}

QString RulingsPart::intro() const
{
    return tr("Names, colours, seats, edition and rulings of this game. The game is replayed with what you "
              "change here; nothing that was recorded is lost.");
}

QStringList RulingsPart::summary() const
{
    const RulingsSpec::Chosen played = m_played();
    const RulingsSpec::Chosen &chosen = m_form->chosen();
    QStringList sentences;
    if (chosen.edition != played.edition)
        sentences << tr("The edition will be: %1.").arg(m_form->editionName(chosen.edition));
    int others = 0;
    for (std::size_t i = 0; i < chosen.readings.size(); ++i)
        others += chosen.readings[i] != played.readings[i] ? 1 : 0;
    if (others > 0)
        sentences << tr("%n ruling(s) will be read otherwise.", nullptr, others);
    return sentences;
}

} // namespace skyledger::ui
