// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/steppanel.h"

#include "ui/play/turn/amountsform.h"
#include "ui/play/turn/insistform.h"
#include "ui/play/turn/lackingform.h"
#include "ui/widgets/saidname.h"

#include <utility>

namespace skyledger::ui {

StepPanel::StepPanel(GameTable &table, StepGuide &guide, QWidget *parent, Lacking lacking)
    : TurnPanel(table, guide, parent), m_guide(guide)
{
    setInsistedFields([this](QWidget *form) -> ReportFields * {
        const std::vector<AskedAmount> amounts = m_guide.amounts();
        return amounts.empty() ? nullptr : new AmountsForm(amounts, form);
    });
    addInsistence();
    if (lacking == Lacking::Elsewhere)
        return;
    m_lacking = new LackingForm(guide);
    const auto lacks = [this] { return m_guide.lacking() != nullptr && !(m_asksValues && m_asksValues()); };
    addPage({m_lacking, lacks, [this] { m_lacking->begin(); }});
    refresh();
}

void StepPanel::addInsistence()
{
    InsistForm::Deed deed;
    deed.isReady = [this] { return m_guide.insisting() != nullptr; };
    deed.against = [this] { return m_guide.against(); };
    deed.fields = [this](QWidget *form) { return m_insistedFields = m_makeFields(form); };
    deed.record = [this](const QString &note) {
        m_guide.recordAnyway(
            note, m_insistedFields != nullptr ? m_insistedFields->told() : std::vector<ToldAmount>());
    };
    auto *form = new InsistForm(m_guide, std::move(deed));
    addPage({form, [this] { return m_guide.insisting() != nullptr; }, [form] { form->begin(); }});
}

void StepPanel::setInsistedFields(std::function<ReportFields *(QWidget *form)> make)
{
    m_makeFields = std::move(make);
}

void StepPanel::addValuesPage(TurnPage page)
{
    m_asksValues = page.isWanted;
    addPage(std::move(page));
}

void StepPanel::addChoices(TurnPage page)
{
    const auto name = [this, widget = page.widget] { setSaidName(*widget, m_guide.question()); };
    connect(&m_guide, &Guide::changed, page.widget, name); // in another language, too
    name();
    addPage(std::move(page));
}

void StepPanel::addQuestion(play::Code question, QWidget *widget, std::function<void()> begin)
{
    addPage(
        {widget, [this, question] { return m_guide.askedQuestion() == question; }, std::move(begin), false});
}

} // namespace skyledger::ui
