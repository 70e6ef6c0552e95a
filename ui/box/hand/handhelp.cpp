// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/hand/handhelp.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulelabel.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

HandHelp::HandHelp(const HandDesk &desk, QWidget *parent)
    : QWidget(parent),
      m_desk(desk),
      m_title(wrappedLabel(u"value-title"_s, this)),
      m_how(new RuleLabel(this)),
      m_zero(wrappedLabel(u"value-zero"_s, this)),
      m_keys(wrappedLabel(u"value-keys"_s, this)),
      m_remark(wrappedLabel(u"value-remark"_s, this)),
      m_enter(namedButton(u"enter-value"_s, this)),
      m_preview(wrappedLabel(u"value-preview"_s, this)),
      m_piece(desk.makePreview(this))
{
    m_how->setObjectName(u"value-hint"_s);
    m_enter->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(m_how);
    column->addWidget(m_zero);
    column->addWidget(m_remark);
    column->addWidget(m_enter, 0, Qt::AlignLeft);
    column->addWidget(m_keys);
    column->addWidget(m_preview);
    if (m_piece.widget != nullptr) {
        // It only shows: nothing is to be taken here.
        m_piece.widget->setObjectName(u"value-preview-card"_s);
        m_piece.widget->setFocusPolicy(Qt::NoFocus);
        m_piece.widget->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_piece.widget->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        column->addWidget(m_piece.widget, 0, Qt::AlignLeft);
    }
    column->addStretch();
    for (QLabel *label : {m_zero, m_keys, m_preview})
        setInk(label, Role::QuietText);
    setInk(m_how, Role::QuietText);
    setInk(m_remark, Role::LitFrame);
    setTitleFont();
    tellOf(nullptr, nullptr);
    setRemark({});
}

void HandHelp::tellOf(const HandCard *card, const HandValue *value)
{
    const bool isShown = m_piece.widget != nullptr && m_piece.follow(card) && !m_zero->isHidden();
    if (m_piece.widget != nullptr)
        m_piece.widget->setVisible(isShown);
    m_preview->setVisible(isShown);
    if (card == nullptr || value == nullptr)
        return;
    m_told = value->form();
    tellHow();
}

void HandHelp::tellHow()
{
    if (!m_told)
        return;
    m_title->setText(words::capitalised(m_told->caption()));
    m_how->setPlain(m_desk.howToRead(m_told->which));
}

void HandHelp::setRemark(const QString &remark)
{
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
}

void HandHelp::retell(bool canReport)
{
    m_zero->setText(tr("Not on the cardboard: type 0. Not to be read: Enter, and it is asked for again."));
    m_enter->setText(tr("Save and go on"));
    setSaidName(*m_enter, tr("Save what was copied and go on"));
    m_enter->setToolTip(plainTip(tr("Enter in the last field does the same")));
    m_keys->setText(canReport ? tr("Enter: next field. Shift+Enter: the one before. Esc: later.")
                              : tr("Enter: next field. Shift+Enter: the one before. Esc: back."));
    m_preview->setText(tr("On the screen it will be"));
    tellHow();
}

void HandHelp::setCompact(bool compact)
{
    m_zero->setVisible(!compact);
    m_keys->setVisible(!compact);
}

void HandHelp::setTitleFont()
{
    m_title->setFont(boldFont(font(), 1.2));
}

void HandHelp::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        setTitleFont();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
