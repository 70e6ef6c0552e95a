// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/hand/cityhand.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/gamevalues.h"
#include "core/airshipcity/record/recordedit.h"
#include "ui/airshipcity/boards/contractcard.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/values/cityfields.h"
#include "ui/airshipcity/values/cityreport.h"
#include "ui/airshipcity/values/cityvalues.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/box/hand/handspaces.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using Kind = Value;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(HandPage)
};

constexpr int trackSpacesDrawn = 4; // of a depot's term track

std::optional<int> termIn(const std::optional<describe::Value> &value)
{
    const std::optional<PrintedValue> term = printedIn(value);
    return term ? std::optional(std::get<int>(*term)) : std::nullopt;
}

/// A number, with the shape or the word that stands beside it on the cardboard.
void makeNumber(HandForm &form, Kind kind, std::size_t playerCount)
{
    form.shape = HandForm::Shape::Number;
    const words::Counts counts = words::countsOf(kind);
    const describe::FormCode &limits = *printedTable().row(fieldsToEnter(kind, playerCount).front()).form;
    form.least = limits.least;
    form.most = limits.most;
    if (counts == words::Counts::Gold) {
        form.things = &resourceThings();
        form.thing = static_cast<int>(indexOf(Resource::Gold));
    } else if (counts == words::Counts::Points) {
        form.sign = [] { return words::name(words::Term::VictoryPoints); };
    }
}

/// Which piece it is, by one of the values on it: "Contract", "Public utility: Observatory".
QString titleOfPiece(const MissingValue &value, const words::GameWords &game)
{
    switch (sectionOf(value.value.as<Value>())) {
    case CatalogueSection::Airships:
        return words::name(static_cast<Airship>(value.thing));
    case CatalogueSection::Utilities:
        return Text::tr("Public utility: %1").arg(game.utility(static_cast<Utility>(value.thing)));
    case CatalogueSection::Contracts:
        return Text::tr("Contract", "a piece of cardboard");
    case CatalogueSection::Tiles:
        return words::capitalised(game.tile(static_cast<Tile>(value.thing)));
    case CatalogueSection::StageBonuses:
        return Text::tr("Stage bonus", "a piece of cardboard");
    default:
        return words::capitalised(words::missingValue(value, game));
    }
}

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

HandForm CityHand::formFor(const MissingValue &which, const QString &prefix) const
{
    HandForm form;
    const Kind kind = which.value.as<Value>();
    const Setup &setup = m_table.session().setup();
    const std::size_t players = setup.playerCount;
    form.which = which;
    form.form = m_values.formOf(which, prefix);
    form.isKnown = knownValue(setup, which).has_value();
    form.caption = [kind, players] { return words::captionInHand(kind, players); };
    form.rule = idOf(ruleOf(which));
    const PrintedValue shape = blankValue(which.value);
    if (std::holds_alternative<int>(shape)) {
        makeNumber(form, kind, players);
    } else if (std::holds_alternative<Amounts>(shape)) {
        form.shape = HandForm::Shape::Amounts;
        form.most = maxAmount;
        form.things = &resourceThings();
        form.columns = kind == Kind::ContractCost ? 2 : form.things->count();
    }
    return form;
}

HandPiece CityHand::piece(const std::vector<MissingValue> &values, int first) const
{
    HandPiece piece;
    int number = first;
    for (const MissingValue &which : values)
        piece.values.push_back(formFor(which, QStringLiteral("value-%1").arg(number++)));
    for (std::size_t i = 0; i < values.size(); ++i) {
        // The gold beside the points, as it is printed.
        const bool isPair = values[i].value == Kind::ContractVp && i + 1 < values.size()
            && values[i + 1].value == Kind::ContractGold;
        piece.rows.push_back(isPair ? 2 : 1);
        i += isPair ? 1 : 0;
    }
    piece.title = [&table = m_table, which = values.front()] { return titleOfPiece(which, table.words()); };
    if (values.front().value == Kind::ContractTerm) {
        piece.drawing = [](QWidget *parent) { return new HandSpaces(trackSpacesDrawn, termIn, parent); };
        piece.ground = Role::Developed;
    }
    return piece;
}

HandReport CityHand::makeReport(QWidget *parent) const
{
    return cityReport(m_table, *m_table.guide().lackedValues(), parent);
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
