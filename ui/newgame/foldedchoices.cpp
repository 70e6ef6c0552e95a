// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/foldedchoices.h"

#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/rulelabel.h"
#include "ui/widgets/said.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

FoldedChoice numberedChoice(const QString &name, Sentence title, std::function<QStringList()> answers,
                            int &chosen)
{
    FoldedChoice choice;
    choice.name = name;
    choice.title = std::move(title);
    choice.answers = [answers = std::move(answers)] {
        const QStringList texts = answers();
        QList<FoldedChoice::Answer> told;
        for (const QString &text : texts)
            told.append({text, {}});
        return told;
    };
    choice.chosen = [kept = &chosen] { return *kept; };
    choice.choose = [kept = &chosen](int answer) { *kept = answer; };
    return choice;
}

FoldedChoices::FoldedChoices(const QString &name, Fold fold, std::vector<FoldedChoice> choices, int letters,
                             Titles titles, QWidget *parent)
    : QWidget(parent),
      m_told(std::move(fold)),
      m_fold(new QPushButton(parent)),
      m_choices(std::move(choices)),
      m_letters(letters),
      m_wrapping(titles)
{
    setObjectName(name);
    hide();
    m_fold->setObjectName(m_told.name);
    m_fold->setCheckable(true);
    m_fold->setAutoDefault(false);
    connect(m_fold, &QPushButton::toggled, this, &FoldedChoices::unfold);
    sayAnew(*this, [this] { retell(); });
}

void FoldedChoices::unfold(bool unfolded)
{
    addBoxes();
    setVisible(unfolded);
    retell();
}

void FoldedChoices::addBoxes()
{
    if (layout() != nullptr)
        return;
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setColumnStretch(1, 1);
    QWidget *before = m_fold; // for Tab, which else would come to them last
    for (const FoldedChoice &choice : m_choices) {
        addBox(choice);
        setTabOrder(before, m_boxes.back());
        before = m_boxes.back();
        if (m_rules.back() != nullptr) {
            setTabOrder(before, m_rules.back());
            before = m_rules.back();
        }
    }
    retell();
}

void FoldedChoices::addBox(const FoldedChoice &choice)
{
    auto *grid = static_cast<QGridLayout *>(layout());
    const auto row = static_cast<int>(m_boxes.size());
    auto *title = plainLabel(this);
    title->setObjectName(u"%1-title"_s.arg(choice.name));
    title->setWordWrap(m_wrapping == Titles::Wrapped);
    auto *box = new QComboBox(this);
    box->setObjectName(choice.name);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(m_letters);
    title->setBuddy(box);
    grid->addWidget(title, row, 0);
    grid->addWidget(box, row, 1);
    RuleLabel *rule = nullptr;
    if (!choice.rule.isEmpty()) {
        rule = new RuleLabel(this);
        rule->setObjectName(u"%1-rule"_s.arg(choice.name));
        rule->setWordWrap(false);
        grid->addWidget(rule, row, 2);
        setRules(*box, choice.rule);
        setRules(*title, choice.rule);
    }
    connect(box, &QComboBox::currentIndexChanged, this, [this, row](int answer) {
        if (answer < 0)
            return;
        m_choices[static_cast<std::size_t>(row)].choose(answer);
        refresh();
    });
    m_titles.push_back(title);
    m_boxes.push_back(box);
    m_rules.push_back(rule);
}

void FoldedChoices::refresh()
{
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const FoldedChoice &choice = m_choices[i];
        QComboBox *box = m_boxes[i];
        const QSignalBlocker quiet(box);
        for (QWidget *each : {static_cast<QWidget *>(m_titles[i]), static_cast<QWidget *>(box)})
            each->setVisible(!choice.isAsked || choice.isAsked());
        if (const QString title = choice.title(); title != m_titles[i]->text()) {
            m_titles[i]->setText(title);
            box->setAccessibleName(title);
        }
        const QList<FoldedChoice::Answer> answers = choice.answers();
        while (box->count() > answers.size())
            box->removeItem(box->count() - 1);
        for (int line = 0; line < answers.size(); ++line) {
            if (line == box->count())
                box->addItem(QString());
            // What is the same is left alone: this is asked at every key.
            if (box->itemText(line) != answers[line].text)
                box->setItemText(line, answers[line].text);
            if (box->itemData(line) != answers[line].id)
                box->setItemData(line, answers[line].id);
        }
        box->setCurrentIndex(choice.chosen());
        box->setToolTip(plainTip(box->currentText())); // a narrow box cuts it
    }
}

void FoldedChoices::retell()
{
    m_fold->setText(m_told.text() + (m_fold->isChecked() ? u" ▴"_s : u" ▾"_s));
    m_fold->setAccessibleName(m_told.spoken());
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const FoldedChoice &choice = m_choices[i];
        if (choice.tip)
            m_titles[i]->setToolTip(plainTip(choice.tip()));
        if (m_rules[i] != nullptr)
            m_rules[i]->setPlain(choice.place());
    }
    refresh();
}

} // namespace skyledger::ui
