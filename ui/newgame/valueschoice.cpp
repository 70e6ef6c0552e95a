// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/valueschoice.h"

#include "ui/widgets/namedbutton.h"
#include "ui/widgets/said.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

ValuesChoice::ValuesChoice(Sentence title, Sentence enter, QWidget *parent)
    : Card(parent),
      m_told(std::move(title)),
      m_enterTold(std::move(enter)),
      m_box(new QComboBox(this)),
      m_note(wrappedLabel(u"components-note", this)),
      m_enter(namedButton(u"enter-box", this))
{
    m_box->setObjectName(u"components"_s);
    content()->addWidget(m_box);
    content()->addWidget(m_note);
    content()->addWidget(m_enter, 0, Qt::AlignLeft);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this] {
        retell();
        emit changed();
    });
    connect(m_enter, &QPushButton::clicked, this, &ValuesChoice::enterWanted);
    sayAnew(*this, [this] { retell(); });
}

void ValuesChoice::offer(int place, Values values)
{
    const QSignalBlocker quiet(m_box);
    m_box->insertItem(place, values.name(), values.id);
    m_values.insert(m_values.begin() + place, std::move(values));
    retell();
}

void ValuesChoice::withdraw(int id)
{
    const int place = placeOf(id);
    if (place < 0)
        return;
    const QSignalBlocker quiet(m_box);
    m_box->removeItem(place);
    m_values.erase(m_values.begin() + place);
    retell();
}

int ValuesChoice::placeOf(int id) const
{
    return m_box->findData(id);
}

int ValuesChoice::chosen() const
{
    return m_box->currentData().toInt();
}

void ValuesChoice::choose(int place)
{
    const QSignalBlocker quiet(m_box);
    m_box->setCurrentIndex(place);
    retell();
}

void ValuesChoice::retell()
{
    setTitle(m_told());
    m_box->setAccessibleName(accessibleName());
    m_enter->setText(m_enterTold());
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_box->setItemText(static_cast<int>(i), m_values[i].name());
    const int place = m_box->currentIndex();
    if (place < 0)
        return;
    const Values &chosen = m_values[static_cast<std::size_t>(place)];
    m_note->setText(chosen.note());
    m_enter->setVisible(chosen.isEntered);
}

} // namespace skyledger::ui
