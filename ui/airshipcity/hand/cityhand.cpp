// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/hand/cityhand.h"

#include "core/airshipcity/record/cardboard.h"
#include "core/airshipcity/record/gamevalues.h"
#include "core/airshipcity/record/recordedit.h"
#include "ui/airshipcity/boards/contractcard.h"
#include "ui/airshipcity/hand/handpieces.h"
#include "ui/airshipcity/values/reportform.h"
#include "ui/airshipcity/words/valuewords.h"

#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
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

CityHand::CityHand(AirshipCityTable &table, const std::function<OwnersCopy()> &copy)
    : m_table(table), m_copy(copy), m_values(table, copy)
{
}

std::optional<HandAsked> CityHand::asked() const
{
    const std::optional<Asked> asked = m_table.guide().lackedValues();
    if (!asked)
        return std::nullopt;
    return HandAsked{describe::Value::box(std::pair(asked->play, asked->needs)), asked->deed, asked->missing,
                     !asked->needs.empty()};
}

std::vector<std::vector<MissingValue>> CityHand::takePieces(const std::vector<MissingValue> &missing)
{
    m_draft = m_table.session().record();
    return piecesWith(missing, m_table.session().setup());
}

HandPiece CityHand::piece(const std::vector<MissingValue> &values, int first) const
{
    return handPiece(m_table, values, first);
}

HandReport CityHand::makeReport(QWidget *parent) const
{
    auto *form = new ReportForm(m_table, *m_table.guide().lackedValues(), parent);
    return {form, [form] { return form->whyNot(); }};
}

/// Only a contract will be drawn as it is printed.
HandPreview CityHand::makePreview(QWidget *parent) const
{
    auto *contract = new ContractCard(m_table, parent);
    return {contract, [contract](const HandCard *card) {
                if (card == nullptr || card->values().front()->which().value != Kind::ContractTerm)
                    return false;
                ContractFace face;
                face.contract = static_cast<Contract>(card->values().front()->which().thing);
                face.values = contractOn(*card);
                contract->setFace(face);
                return true;
            }};
}

QString CityHand::nameOf(const MissingValue &which) const
{
    return words::missingValue(which, m_table.words());
}

QString CityHand::howToRead(const MissingValue &which) const
{
    return m_values.howToRead(which);
}

bool CityHand::enter(const MissingValue &which, const describe::Value &value)
{
    Session &session = m_table.session();
    const PrintedValue copied = *printedIn(value);
    if (knownValue(session.setup(), which) == copied)
        return false;
    const qsizetype lines = session.record().lines.size();
    session.enter(which, copied);
    return session.record().lines.size() > lines;
}

KeptInBox CityHand::keep(const MissingValue &which, const describe::Value &value)
{
    const PrintedValue copied = *printedIn(value);
    const KeptInBox kept = m_copy().add(m_draft, which, copied);
    enterValue(m_draft, which, copied);
    return kept;
}

} // namespace skyledger::ui
