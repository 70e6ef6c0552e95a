// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/laidpieces.h"

#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

LaidPieces::LaidPieces(LaidSpec spec, QWidget *parent)
    : Card(parent),
      m_spec(std::move(spec)),
      m_note(plainLabel(this)),
      m_choices(new FoldedChoices(m_spec.name + u"-list"_s,
                                  {m_spec.name + u"-fold"_s, m_spec.fold, m_spec.fold}, choices(), 24,
                                  FoldedChoices::Titles::InOneLine, this))
{
    setObjectName(m_spec.name);
    m_note->setObjectName(m_spec.name + u"-note"_s);
    m_note->setWordWrap(true);
    content()->addWidget(m_note);
    content()->addWidget(m_choices->fold());
    content()->addWidget(m_choices);
    sayAnew(*this, [this] { retranslate(); });
}

void LaidPieces::setLists(std::vector<QStringList> lists, std::function<std::vector<Answers>()> answers)
{
    m_lists = std::move(lists);
    m_tell = std::move(answers);
    const bool known = m_tell != nullptr;
    m_choices->fold()->setVisible(known);
    m_choices->setVisible(known && m_choices->fold()->isChecked());
    retranslate();
    m_choices->refresh();
}

const LaidPieces::Answers &LaidPieces::answersAt(std::size_t place)
{
    if (m_answers.empty() && m_tell)
        m_answers = m_tell();
    m_answers.resize(m_spec.places.size());
    return m_answers[place];
}

std::vector<FoldedChoice> LaidPieces::choices()
{
    std::vector<FoldedChoice> choices;
    for (std::size_t i = 0; i < m_spec.places.size(); ++i) {
        const LaidSpec::Place &place = m_spec.places[i];
        FoldedChoice choice;
        choice.name = place.name;
        choice.title = place.title;
        choice.answers = [this, i] { return answersAt(i); };
        choice.chosen = [this, i, &place] {
            const Answers &all = answersAt(i);
            const QString id = place.list < m_lists.size() ? m_lists[place.list].value(place.at) : QString();
            const auto lies = std::find_if(all.begin(), all.end(),
                                           [&](const FoldedChoice::Answer &each) { return each.id == id; });
            return lies == all.end() ? -1 : static_cast<int>(lies - all.begin());
        };
        choice.choose = [this, i](int answer) { choose(i, answer); };
        choices.push_back(std::move(choice));
    }
    return choices;
}

/// What is chosen at a place lies nowhere else: it changes places with what lay there.
void LaidPieces::choose(std::size_t place, int answer)
{
    const qsizetype here = m_spec.places[place].at;
    QStringList &list = m_lists[m_spec.places[place].list];
    const QString id = answersAt(place).at(answer).id;
    if (const qsizetype elsewhere = list.indexOf(id); elsewhere >= 0)
        list[elsewhere] = list[here];
    list[here] = id;
}

void LaidPieces::retranslate()
{
    m_answers.clear(); // its words are of the language that was spoken
    setTitle(m_spec.title());
    m_note->setText(m_tell ? m_spec.known() : m_spec.unknown());
}

} // namespace skyledger::ui
