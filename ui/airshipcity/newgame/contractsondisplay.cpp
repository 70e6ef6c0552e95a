// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/newgame/contractsondisplay.h"

#include "core/airshipcity/record/cataloguejson.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"

#include <QtCore/QEvent>
#include <QtCore/QJsonArray>
#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::size_t contractBoxes = displaySize;
constexpr std::size_t bonusBoxes = 4;

/// What is printed on contracts and stage bonuses, by ids.
struct Printed {
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
            contracts.append({file.ids.contracts.text(contract), game.contract(contract)});
        for (const StageBonusTile tile : file.ids.stageBonuses.keys()) {
            bonuses.append({file.ids.stageBonuses.text(tile), game.stageBonus(tile)});
            stages.append(file.stages[tile].value_or(StageSet::full()));
        }
    }
    QList<std::pair<QString, QString>> contracts;
    QList<std::pair<QString, QString>> bonuses;
    QList<StageSet> stages;
};

void fill(QComboBox &box, const QList<std::pair<QString, QString>> &things, const QString &chosen)
{
    const QSignalBlocker quiet(box);
    box.clear();
    for (const auto &thing : things)
        box.addItem(thing.second, thing.first);
    box.setCurrentIndex(box.findData(chosen));
}

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

} // namespace

ContractsOnDisplay::ContractsOnDisplay(QWidget *parent)
    : Card(parent), m_note(plainLabel(this)), m_fold(new QPushButton(this)), m_list(new QWidget(this))
{
    setObjectName(u"display"_s);
    m_note->setWordWrap(true);
    m_fold->setObjectName(u"display-fold"_s);
    m_fold->setCheckable(true);
    m_list->hide();
    content()->addWidget(m_note);
    content()->addWidget(m_fold);
    content()->addWidget(m_list);
    connect(m_fold, &QPushButton::toggled, this, &ContractsOnDisplay::unfold);
    sayAnew(*this, [this] { retranslate(); });
}

void ContractsOnDisplay::setCatalogue(const QJsonObject &catalogue, const Layout &layout)
{
    m_catalogue = catalogue;
    m_market = layout.market;
    m_stageBonuses = layout.stageBonuses;
    const bool known = listsContracts(catalogue);
    m_fold->setVisible(known);
    m_list->setVisible(known && m_fold->isChecked());
    retranslate();
}

void ContractsOnDisplay::unfold(bool unfolded)
{
    if (unfolded && m_boxes.empty())
        addBoxes();
    m_list->setVisible(unfolded);
    retranslate();
}

void ContractsOnDisplay::addBoxes()
{
    auto *grid = new QGridLayout(m_list);
    grid->setContentsMargins({});
    grid->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < contractBoxes + bonusBoxes; ++i) {
        const bool isContract = i < contractBoxes;
        const auto place = static_cast<qsizetype>(isContract ? i : i - contractBoxes);
        auto *title = plainLabel(m_list);
        auto *box = new QComboBox(m_list);
        box->setObjectName(isContract ? u"contract-%1"_s.arg(place + 1) : u"stage-bonus-%1"_s.arg(place + 2));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(24);
        title->setBuddy(box);
        grid->addWidget(title, static_cast<int>(i), 0);
        grid->addWidget(box, static_cast<int>(i), 1);
        connect(box, &QComboBox::currentIndexChanged, this, [this, box, isContract, place] {
            choose(isContract ? m_market : m_stageBonuses, place, box->currentData().toString());
        });
        m_titles.push_back(title);
        m_boxes.push_back(box);
    }
}

/// What is chosen here lies nowhere else: it changes places with what lay here.
void ContractsOnDisplay::choose(QStringList &list, qsizetype place, const QString &id)
{
    const qsizetype elsewhere = list.indexOf(id);
    if (elsewhere >= 0)
        list[elsewhere] = list[place];
    list[place] = id;
    fillBoxes();
}

void ContractsOnDisplay::fillBoxes()
{
    if (m_boxes.empty())
        return;
    const Printed printed(m_catalogue);
    for (std::size_t i = 0; i < contractBoxes; ++i)
        fill(*m_boxes[i], printed.contracts, m_market.value(static_cast<qsizetype>(i)));
    for (std::size_t i = 0; i < bonusBoxes; ++i) {
        QList<std::pair<QString, QString>> fitting;
        for (qsizetype k = 0; k < printed.bonuses.size(); ++k) {
            if (printed.stages[k].contains(static_cast<Stage>(i + 1)))
                fitting << printed.bonuses[k];
        }
        fill(*m_boxes[contractBoxes + i], fitting, m_stageBonuses.value(static_cast<qsizetype>(i)));
    }
}

void ContractsOnDisplay::retranslate()
{
    setTitle(tr("Contracts and stage bonuses"));
    m_note->setText(m_fold->isHidden()
                        ? tr("Their values are not entered yet: they are asked for when they are needed.")
                        : tr("Drawn by chance: lay them out like this, or choose what lies on your table."));
    m_fold->setText(m_fold->isChecked() ? tr("Contracts and bonuses ▴") : tr("Contracts and bonuses ▾"));
    m_fold->setAccessibleName(tr("Contracts and bonuses"));
    for (std::size_t i = 0; i < m_titles.size(); ++i) {
        const bool isContract = i < contractBoxes;
        const QString title =
            isContract ? tr("Contract %1").arg(i + 1) : tr("Bonus of stage %1").arg(i - contractBoxes + 2);
        m_titles[i]->setText(title);
        m_boxes[i]->setAccessibleName(title);
    }
    fillBoxes();
}

} // namespace skyledger::ui
