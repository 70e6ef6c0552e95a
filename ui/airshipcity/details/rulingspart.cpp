// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/details/rulingspart.h"

#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/setupjson.h"
#include "core/airshipcity/rulingtable.h"
#include "ui/airshipcity/newgame/rulingsform.h"
#include "ui/airshipcity/words/terms.h"

#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

int differingRulings(const Rulings &one, const Rulings &other)
{
    const auto &table = rulingTable();
    return static_cast<int>(std::count_if(table.begin(), table.end(), [&](const RulingInfo &ruling) {
        return ruling.get(one) != ruling.get(other);
    }));
}

} // namespace

RulingsPart::RulingsPart(const AirshipCityTable &table) : m_table(table), m_form(new RulingsForm(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_form);
    connect(m_form, &RulingsForm::changed, this, &DetailsPart::changed);
}

void RulingsPart::enterInto(QJsonObject &setup) const
{
    setup.insert("edition"_L1, word(m_form->edition()));
    setup.insert("rulings"_L1, rulingsJson(m_form->rulings()));
}

void RulingsPart::reset()
{
    const Setup &setup = m_table.session().setup();
    m_form->set(setup.edition, setup.rulings);
}

QString RulingsPart::intro() const
{
    return tr("Names, colours, seats, edition and rulings of this game. The game is replayed with what you "
              "change here; nothing that was recorded is lost.");
}

QStringList RulingsPart::summary() const
{
    const Setup &setup = m_table.session().setup();
    QStringList sentences;
    if (m_form->edition() != setup.edition)
        sentences << tr("The edition will be: %1.").arg(words::name(m_form->edition()));
    if (const int rulings = differingRulings(m_form->rulings(), setup.rulings); rulings > 0)
        sentences << tr("%n ruling(s) will be read otherwise.", nullptr, rulings);
    return sentences;
}

} // namespace skyledger::ui
