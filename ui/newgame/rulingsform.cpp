// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/rulingsform.h"

#include "core/table/names.h"
#include "ui/widgets/said.h"
#include "ui/words/language.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

RulingsSpec::Ruling rulingIn(const rulebook::Rulebook &book, const describe::RulingCode &ruling)
{
    const QString key = table::toText(ruling.key);
    const rulebook::Entry *entry = book.entryOfRuling(key);
    const rulebook::Ruling *told = entry != nullptr ? entry->ruling(key) : nullptr;
    const auto here = [](const rulebook::Text &text) {
        return text.in(words::spokenLanguage() == words::Language::French ? u"fr" : u"en");
    };
    RulingsSpec::Ruling spec;
    spec.key = key;
    spec.title = [entry, key, here] { return entry != nullptr ? here(entry->title) : key; };
    spec.readings = [told, here, values = ruling.readings] {
        QStringList readings;
        for (const std::string_view value : values) {
            const QString word = table::toText(value);
            const rulebook::Reading *reading = told != nullptr ? told->reading(word) : nullptr;
            readings << (reading != nullptr ? here(reading->text) : word);
        }
        return readings;
    };
    return spec;
}

FoldedChoice choiceOf(const RulingsSpec::Ruling &ruling, QLatin1StringView prefixOfName)
{
    FoldedChoice choice;
    choice.name = prefixOfName + ruling.key;
    choice.title = ruling.title;
    choice.answers = [readings = ruling.readings] {
        const QStringList texts = readings();
        QList<FoldedChoice::Answer> answers;
        for (const QString &text : texts)
            answers.append({text, {}});
        return answers;
    };
    return choice;
}

RulingsForm::RulingsForm(RulingsSpec spec, QWidget *parent)
    : Card(parent),
      m_spec(std::move(spec)),
      m_edition(new QComboBox(this)),
      m_chosen(m_spec.usual),
      m_choices(new FoldedChoices(u"rulings"_s,
                                  {u"rulings-fold"_s, [] { return tr("House rules and rulings"); },
                                   [] { return tr("House rules and rulings"); }},
                                  choices(), 24, FoldedChoices::Titles::Wrapped, this))
{
    setObjectName(u"edition-and-rulings"_s);
    m_edition->setObjectName(u"edition"_s);
    m_edition->addItems(m_spec.editions());
    m_edition->setCurrentIndex(m_chosen.edition);
    m_edition->setVisible(m_edition->count() > 1);
    content()->addWidget(m_edition);
    content()->addWidget(m_choices->fold());
    content()->addWidget(m_choices);
    connect(m_edition, &QComboBox::currentIndexChanged, this, &RulingsForm::chooseEdition);
    sayAnew(*this, [this] { retranslate(); });
}

std::vector<FoldedChoice> RulingsForm::choices()
{
    std::vector<FoldedChoice> choices;
    for (std::size_t i = 0; i < m_spec.rulings.size(); ++i) {
        const RulingsSpec::Ruling &ruling = m_spec.rulings[i];
        choices.push_back(choiceOf(ruling, "ruling-"_L1));
        FoldedChoice &choice = choices.back();
        choice.rule = ruling.rule;
        choice.place = ruling.place;
        choice.chosen = [this, i] { return static_cast<int>(m_chosen.readings[i]); };
        choice.choose = [this, i](int reading) {
            m_chosen.readings[i] = static_cast<std::size_t>(reading);
            emit changed();
        };
    }
    return choices;
}

void RulingsForm::set(const RulingsSpec::Chosen &chosen)
{
    m_edition->setCurrentIndex(chosen.edition);
    m_chosen = chosen;
    m_choices->refresh();
}

void RulingsForm::chooseEdition(int edition)
{
    m_chosen = m_spec.withEdition(m_chosen, edition);
    m_choices->refresh();
    emit changed();
}

void RulingsForm::retranslate()
{
    setTitle(m_edition->count() > 1 ? tr("Edition and rulings") : tr("Rulings"));
    m_edition->setAccessibleName(tr("Edition"));
    const QStringList editions = m_spec.editions();
    for (int edition = 0; edition < editions.size(); ++edition)
        m_edition->setItemText(edition, editions[edition]);
}

} // namespace skyledger::ui
