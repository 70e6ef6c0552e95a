// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/turn/choicelist.h"

#include "ui/airshipcity/turn/choicebutton.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/plainlabel.h"

#include <QtCore/QEvent>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <memory>

namespace skyledger::ui {

namespace {

/// Lays out these buttons in this order and no others.
void fill(FlowLayout &layout, const std::vector<ChoiceButton *> &buttons)
{
    bool same = layout.count() == static_cast<int>(buttons.size());
    for (std::size_t i = 0; same && i < buttons.size(); ++i)
        same = layout.itemAt(static_cast<int>(i))->widget() == buttons[i];
    if (same)
        return;
    while (layout.count() > 0)
        const std::unique_ptr<QLayoutItem> left(layout.takeAt(0));
    for (ChoiceButton *button : buttons)
        layout.addWidget(button);
}

} // namespace

ChoiceList::ChoiceList(TurnGuide &guide, QWidget *parent)
    : QWidget(parent),
      m_guide(guide),
      m_offered(new FlowLayout),
      m_refused(new FlowLayout),
      m_refusedTitle(plainLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(m_offered);
    m_refusedTitle->setObjectName(QStringLiteral("not-possible"));
    column->addWidget(m_refusedTitle);
    column->addLayout(m_refused);
    column->addStretch();
    refresh();
}

ChoiceButton *ChoiceList::buttonAt(std::size_t place)
{
    while (m_buttons.size() <= place) {
        auto *button = new ChoiceButton(this);
        button->setObjectName(QStringLiteral("choice-%1").arg(m_buttons.size() + 1));
        connect(button, &ChoiceButton::clicked, this, [this, at = m_buttons.size()] {
            m_guide.choose(at, QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier));
        });
        m_buttons.push_back(button);
    }
    return m_buttons[place];
}

bool ChoiceList::isShown(const Choice &choice) const
{
    return !(m_guide.crewInHand() && std::holds_alternative<airshipcity::Crew>(choice.target));
}

void ChoiceList::refresh()
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const std::vector<Choice> &choices = m_guide.choices();
    std::vector<ChoiceButton *> offered;
    std::vector<ChoiceButton *> refused;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        ChoiceButton *button = buttonAt(i);
        button->setChoice(choices[i]);
        button->setVisible(isShown(choices[i]));
        (choices[i].status == Choice::Status::Refused ? refused : offered).push_back(button);
    }
    for (std::size_t i = choices.size(); i < m_buttons.size(); ++i)
        m_buttons[i]->hide();
    fill(*m_offered, offered);
    fill(*m_refused, refused);
    m_refusedTitle->setVisible(!refused.empty());
    m_refusedTitle->setText(tr("Not possible"));
    updateGeometry();
    if (hadFocus && !isAncestorOf(QApplication::focusWidget()))
        focusFirst();
}

bool ChoiceList::focusFirst()
{
    for (std::size_t i = 0; i < m_guide.choices().size(); ++i) {
        if (m_buttons[i]->isVisibleTo(this) && m_guide.choices()[i].status != Choice::Status::Refused) {
            m_buttons[i]->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return false;
}

void ChoiceList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_refusedTitle->setText(tr("Not possible"));
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
