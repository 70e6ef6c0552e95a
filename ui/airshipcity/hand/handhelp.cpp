// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/hand/handhelp.h"

#include "ui/airshipcity/boards/contractcard.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/values/cityvalues.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/box/hand/handcard.h"
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

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Kind = Value;

namespace {

/// What is typed of a contract so far.
ContractValues contractOn(const HandCard &card)
{
    constexpr auto only = Contract{};
    Catalogue catalogue;
    for (const HandValue *value : card.values()) {
        if (const auto typed = printedIn(value->value()))
            codeOf(value->which().value.as<Printed>()).put(catalogue, indexOf(only), *typed);
    }
    return catalogue.contracts[only];
}

} // namespace

HandHelp::HandHelp(AirshipCityTable &table, QWidget *parent)
    : QWidget(parent),
      m_table(table),
      m_title(wrappedLabel(u"value-title"_s, this)),
      m_how(new RuleLabel(this)),
      m_zero(wrappedLabel(u"value-zero"_s, this)),
      m_keys(wrappedLabel(u"value-keys"_s, this)),
      m_remark(wrappedLabel(u"value-remark"_s, this)),
      m_enter(namedButton(u"enter-value"_s, this)),
      m_preview(wrappedLabel(u"value-preview"_s, this)),
      m_contract(new ContractCard(table, this))
{
    m_how->setObjectName(u"value-hint"_s);
    m_contract->setObjectName(u"value-preview-card"_s);
    m_enter->setDefault(true);
    // It only shows: nothing is to be taken here.
    m_contract->setFocusPolicy(Qt::NoFocus);
    m_contract->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_contract->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(m_how);
    column->addWidget(m_zero);
    column->addWidget(m_remark);
    column->addWidget(m_enter, 0, Qt::AlignLeft);
    column->addWidget(m_keys);
    column->addWidget(m_preview);
    column->addWidget(m_contract, 0, Qt::AlignLeft);
    column->addStretch();
    for (QLabel *label : {m_zero, m_keys, m_preview})
        setInk(label, Role::QuietText);
    setInk(m_how, Role::QuietText);
    setInk(m_remark, Role::LitFrame);
    setTitleFont();
    tellOf(nullptr, nullptr);
    setRemark({});
}

void HandHelp::tellOf(const HandCard *card, const MissingValue *which)
{
    const bool isContract = card != nullptr && card->values().front()->which().value == Kind::ContractTerm;
    m_contract->setVisible(isContract && !m_zero->isHidden());
    m_preview->setVisible(m_contract->isVisibleTo(this));
    if (isContract) {
        ContractFace face;
        face.contract = static_cast<Contract>(card->values().front()->which().thing);
        face.values = contractOn(*card);
        m_contract->setFace(face);
    }
    if (card == nullptr || which == nullptr)
        return;
    m_told = *which;
    tellHow();
}

void HandHelp::tellHow()
{
    if (!m_told)
        return;
    const Kind kind = m_told->value.as<Value>();
    m_title->setText(words::capitalised(words::captionInHand(kind, m_table.session().setup().playerCount)));
    m_how->setPlain(tr("%1 %2", "how to read a value off the box; rule with page")
                        .arg(words::howToRead(kind), words::ruleWithPage(ruleOf(*m_told))));
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
