// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/newgame/rulingsform.h"

#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/rulings.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/said.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

FoldedChoice choiceOf(const RulingInfo &ruling, QLatin1StringView prefixOfName)
{
    FoldedChoice choice;
    choice.name =
        prefixOfName + QString::fromLatin1(ruling.key.data(), static_cast<qsizetype>(ruling.key.size()));
    choice.title = [&ruling] { return words::rulingTitle(ruling); };
    choice.answers = [&ruling] {
        QList<FoldedChoice::Answer> answers;
        for (std::size_t reading = 0; reading < ruling.readings.size(); ++reading)
            answers.append({words::reading(ruling, reading), {}});
        return answers;
    };
    return choice;
}

RulingsForm::RulingsForm(QWidget *parent)
    : Card(parent),
      m_edition(new QComboBox(this)),
      m_rulings(defaultRulings(Edition::Fr2021)),
      m_choices(new FoldedChoices(u"rulings"_s,
                                  {u"rulings-fold"_s, [] { return tr("House rules and rulings"); },
                                   [] { return tr("House rules and rulings"); }},
                                  choices(), 24, FoldedChoices::Titles::Wrapped, this))
{
    setObjectName(u"edition-and-rulings"_s);
    m_edition->setObjectName(u"edition"_s);
    for (const Edition edition : table::all<Edition>())
        m_edition->addItem(words::name(edition));
    content()->addWidget(m_edition);
    content()->addWidget(m_choices->fold());
    content()->addWidget(m_choices);
    connect(m_edition, &QComboBox::currentIndexChanged, this, &RulingsForm::chooseEdition);
    sayAnew(*this, [this] { retranslate(); });
}

std::vector<FoldedChoice> RulingsForm::choices()
{
    std::vector<FoldedChoice> choices;
    for (const RulingInfo &ruling : rulingTable()) {
        choices.push_back(choiceOf(ruling, "ruling-"_L1));
        FoldedChoice &choice = choices.back();
        choice.rule = idOf(ruling.rule);
        choice.place = [&ruling] { return words::ruleWithPage(ruling.rule); };
        choice.chosen = [this, &ruling] { return static_cast<int>(ruling.get(m_rulings)); };
        choice.choose = [this, &ruling](int reading) {
            ruling.set(m_rulings, static_cast<std::size_t>(reading));
            emit changed();
        };
    }
    return choices;
}

Edition RulingsForm::edition() const
{
    return m_shown;
}

void RulingsForm::set(Edition edition, const Rulings &rulings)
{
    m_edition->setCurrentIndex(static_cast<int>(edition));
    m_rulings = rulings;
    m_choices->refresh();
}

void RulingsForm::chooseEdition()
{
    const auto chosen = static_cast<Edition>(m_edition->currentIndex());
    m_rulings = withEdition(m_rulings, m_shown, chosen);
    m_shown = chosen;
    m_choices->refresh();
    emit changed();
}

void RulingsForm::retranslate()
{
    setTitle(tr("Edition and rulings"));
    m_edition->setAccessibleName(tr("Edition"));
    for (const Edition edition : table::all<Edition>())
        m_edition->setItemText(static_cast<int>(edition), words::name(edition));
}

} // namespace skyledger::ui
