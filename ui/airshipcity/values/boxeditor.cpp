// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/boxeditor.h"

#include "ui/airshipcity/values/chipfield.h"
#include "ui/airshipcity/values/typedfields.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>

#include <algorithm>
#include <iterator>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Field = Printed;

namespace {

struct FieldName {
    Field field;
    QLatin1StringView name;
};
constexpr FieldName fieldNames[]{
    {Field::Tiles, "tiles"_L1},
    {Field::TileCrests, "tile-crests"_L1},
    {Field::TileCrestBonus, "tile-crest-bonus"_L1},
    {Field::TilePiggybackBasic, "tile-piggyback"_L1},
    {Field::ContractTerm, "contract-term"_L1},
    {Field::ContractCost, "contract-cost"_L1},
    {Field::ContractVp, "contract-vp"_L1},
    {Field::ContractGold, "contract-gold"_L1},
    {Field::BonusStages, "bonus-stages"_L1},
    {Field::BonusGain, "bonus-gain"_L1},
    {Field::BonusChoice, "bonus-choice"_L1},
    {Field::BonusVp, "bonus-vp"_L1},
    {Field::Utilities, "utilities"_L1},
    {Field::UtilityNameEn, "utility-name-en"_L1},
    {Field::UtilityNameFr, "utility-name-fr"_L1},
    {Field::UtilityCost, "utility-cost"_L1},
    {Field::UtilityVp, "utility-vp"_L1},
    {Field::UtilitySpacesFor3, "utility-spaces-3"_L1},
    {Field::UtilitySpacesFor4, "utility-spaces-4"_L1},
    {Field::AirshipCost, "airship-cost"_L1},
    {Field::AirshipDiscount, "airship-discount"_L1},
    {Field::AirshipSpacesFor3, "airship-spaces-3"_L1},
    {Field::AirshipSpacesFor4, "airship-spaces-4"_L1},
    {Field::PriceTrack, "price-track"_L1},
    {Field::RenovationCost, "renovation-cost"_L1},
    {Field::EffectTarget, "effect-target"_L1},
    {Field::GuildPrice, "guild-price"_L1},
    {Field::TermSpaces, "term-spaces"_L1},
    {Field::PiggybackBasic, "piggyback"_L1},
    {Field::PiggybackDeveloped, "piggyback-developed"_L1},
};

} // namespace

QString objectNameOf(const MissingValue &place)
{
    const auto *const found =
        std::find_if(std::begin(fieldNames), std::end(fieldNames),
                     [&place](const FieldName &each) { return each.field == place.value; });
    const QLatin1StringView field = found == std::end(fieldNames) ? QLatin1StringView() : found->name;
    return u"box-%1-%2"_s.arg(field, QString::number(place.thing + 1));
}

BoxEditor::BoxEditor(const MissingValue &place, const QString &name, QWidget *parent)
    : QWidget(parent), m_place(place)
{
    setObjectName(name);
}

BoxEditor *BoxEditor::create(const MissingValue &place, const QString &name, QWidget *parent)
{
    switch (place.value.as<Printed>()) {
    case Field::UtilityNameEn:
    case Field::UtilityNameFr:
        return new NameEditor(place, name, parent);
    case Field::ContractCost:
    case Field::BonusGain:
    case Field::UtilityCost:
    case Field::AirshipCost:
    case Field::RenovationCost:
        return new AmountsEditorField(place, name, parent);
    case Field::PriceTrack:
        return new TrackEditorField(place, name, parent);
    case Field::TileCrests:
    case Field::TileCrestBonus:
    case Field::TilePiggybackBasic:
    case Field::BonusStages:
    case Field::BonusChoice:
    case Field::AirshipDiscount:
    case Field::EffectTarget:
    case Field::GuildPrice:
    case Field::PiggybackBasic:
    case Field::PiggybackDeveloped:
        return new ChipField(place, name, parent);
    default:
        return new NumberEditorField(place, name, parent);
    }
}

void BoxEditor::tell(const QString &about, const words::Origin &origin, const QString &hint)
{
    if (about == m_about && origin == m_origin && hint == m_hint)
        return;
    m_about = about;
    m_origin = origin;
    m_hint = hint;
    retell();
}

void BoxEditor::setFault(const QString &fault)
{
    if (fault == m_fault)
        return;
    m_fault = fault;
    markFault();
    retell();
}

QString BoxEditor::explanation() const
{
    QStringList lines;
    if (!m_fault.isEmpty())
        lines << m_fault;
    if (place().value != Field::Tiles)
        lines << words::withSign(m_origin);
    if (!m_hint.isEmpty())
        lines << m_hint;
    return lines.join(u'\n');
}

void BoxEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retell();
}

} // namespace skyledger::ui
