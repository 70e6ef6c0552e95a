// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/metpage.h"

#include <utility>

namespace skyledger::ui {

MetPage::MetPage(GameTable &table, StepGuide &guide, Things things, QWidget *parent)
    : ValuesForm(parent), m_table(table), m_guide(guide), m_things(std::move(things))
{
    // Before others hear of it: whatever waits may be asked for again.
    connect(this, &ValuesForm::putOff, this, &MetPage::wait);
    connect(this, &ValuesForm::entered, this, [this](const QStringList &typed) {
        const std::optional<MetThing> thing = m_asked;
        if (!thing)
            return;
        // What still lacks something after that is told in amounts.
        m_waits = thing;
        m_waitsAt = m_table.session().cursor();
        m_things.keep(*thing, typed);
    });
    connect(&table, &GameTable::changed, this, &MetPage::follow);
}

bool MetPage::isWanted() const
{
    const auto thing = m_things.met();
    const bool waits = m_waits == thing && m_waitsAt == m_table.session().cursor();
    return thing && !waits;
}

void MetPage::ask()
{
    m_asked = m_things.met();
    if (!m_asked)
        return;
    begin([this, thing = *m_asked] { return m_things.asked(thing); });
}

/// The next thing may be met while this page is still shown.
void MetPage::follow()
{
    if (isVisible() && isWanted() && m_things.met() != m_asked)
        ask();
}

void MetPage::wait()
{
    if (m_asked && m_asked->isNew()) {
        m_guide.back();
        return;
    }
    m_waits = m_asked;
    m_waitsAt = m_table.session().cursor();
}

} // namespace skyledger::ui
