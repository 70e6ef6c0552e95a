// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/newgame/contractsondisplay.h"

#include "core/airshipcity/record/cataloguejson.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"

#include <QtCore/QJsonArray>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

/// What is printed on contracts and stage bonuses, by ids.
struct ContractsOnDisplay::Printed {
    explicit Printed(const QJsonObject &document)
    {
        auto read = readCatalogue(document);
        if (!read)
            return;
        const CatalogueFile file = std::move(read).value();
        Setup setup;
        setup.catalogue = file.values;
        const words::GameWords game(setup, file.ids, {}, document);
        for (const Contract contract : file.ids.contracts.keys())
            contracts.append({game.contract(contract), file.ids.contracts.text(contract)});
        for (const StageBonusTile tile : file.ids.stageBonuses.keys()) {
            bonuses.append({game.stageBonus(tile), file.ids.stageBonuses.text(tile)});
            stages.append(file.stages[tile].value_or(StageSet::full()));
        }
    }
    QList<FoldedChoice::Answer> contracts;
    QList<FoldedChoice::Answer> bonuses;
    QList<StageSet> stages;
};

namespace {

constexpr qsizetype contractBoxes = displaySize;
constexpr qsizetype bonusBoxes = 4;

/// Whether there is anything to tell contracts apart by.
bool listsContracts(const QJsonObject &catalogue)
{
    const QJsonArray contracts = catalogue["contracts"_L1].toArray();
    for (const auto &contract : contracts) {
        if (contract.toObject().contains("cost"_L1))
            return true;
    }
    return false;
}

/// A choice of what lies at a place, by ids. What is chosen there lies nowhere else: it changes places with what lay
/// here.
FoldedChoice placeIn(QStringList &list, qsizetype place, std::function<QList<FoldedChoice::Answer>()> answers)
{
    FoldedChoice choice;
    choice.answers = std::move(answers);
    choice.chosen = [&list, place, answers = choice.answers] {
        const auto all = answers();
        const auto lies = std::find_if(all.begin(), all.end(), [&](const FoldedChoice::Answer &each) {
            return each.id == list.value(place);
        });
        return lies == all.end() ? -1 : static_cast<int>(lies - all.begin());
    };
    choice.choose = [&list, place, answers = choice.answers](int answer) {
        const QString id = answers().at(answer).id;
        if (const qsizetype elsewhere = list.indexOf(id); elsewhere >= 0)
            list[elsewhere] = list[place];
        list[place] = id;
    };
    return choice;
}

} // namespace

ContractsOnDisplay::ContractsOnDisplay(QWidget *parent)
    : Card(parent),
      m_note(plainLabel(this)),
      m_choices(new FoldedChoices(u"display-list"_s,
                                  {u"display-fold"_s, [] { return tr("Contracts and bonuses"); },
                                   [] { return tr("Contracts and bonuses"); }},
                                  choices(), 24, FoldedChoices::Titles::InOneLine, this))
{
    setObjectName(u"display"_s);
    m_note->setWordWrap(true);
    content()->addWidget(m_note);
    content()->addWidget(m_choices->fold());
    content()->addWidget(m_choices);
    sayAnew(*this, [this] { retranslate(); });
}

ContractsOnDisplay::~ContractsOnDisplay() = default;

void ContractsOnDisplay::setCatalogue(const QJsonObject &catalogue, const Layout &layout)
{
    m_catalogue = catalogue;
    m_market = layout.market;
    m_stageBonuses = layout.stageBonuses;
    const bool known = listsContracts(catalogue);
    m_choices->fold()->setVisible(known);
    m_choices->setVisible(known && m_choices->fold()->isChecked());
    retranslate();
    m_choices->refresh();
}

const ContractsOnDisplay::Printed &ContractsOnDisplay::printed()
{
    if (!m_printed)
        m_printed = std::make_unique<Printed>(m_catalogue);
    return *m_printed;
}

std::vector<FoldedChoice> ContractsOnDisplay::choices()
{
    std::vector<FoldedChoice> choices;
    for (qsizetype place = 0; place < contractBoxes; ++place)
        choices.push_back(contractAt(place));
    for (qsizetype place = 0; place < bonusBoxes; ++place)
        choices.push_back(stageBonusAt(place));
    return choices;
}

FoldedChoice ContractsOnDisplay::contractAt(qsizetype place)
{
    FoldedChoice choice = placeIn(m_market, place, [this] { return printed().contracts; });
    choice.name = u"contract-%1"_s.arg(place + 1);
    choice.title = [place] { return tr("Contract %1").arg(place + 1); };
    return choice;
}

FoldedChoice ContractsOnDisplay::stageBonusAt(qsizetype place)
{
    FoldedChoice choice = placeIn(m_stageBonuses, place, [this, place] {
        QList<FoldedChoice::Answer> fitting;
        for (qsizetype i = 0; i < printed().bonuses.size(); ++i) {
            if (printed().stages[i].contains(static_cast<Stage>(place + 1)))
                fitting << printed().bonuses[i];
        }
        return fitting;
    });
    choice.name = u"stage-bonus-%1"_s.arg(place + 2);
    choice.title = [place] { return tr("Bonus of stage %1").arg(place + 2); };
    return choice;
}

void ContractsOnDisplay::retranslate()
{
    m_printed.reset(); // its words are of the language that was spoken
    setTitle(tr("Contracts and stage bonuses"));
    m_note->setText(m_choices->fold()->isHidden()
                        ? tr("Their values are not entered yet: they are asked for when they are needed.")
                        : tr("Drawn by chance: lay them out like this, or choose what lies on your table."));
}

} // namespace skyledger::ui
