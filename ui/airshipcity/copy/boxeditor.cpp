// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/boxeditor.h"

#include "ui/airshipcity/copy/chipfield.h"
#include "ui/airshipcity/copy/typedfields.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Field = BoxField;

namespace {

constexpr std::array<const char *, countOf<BoxField>> fieldNames{"tiles",
                                                                 "tile-crests",
                                                                 "tile-crest-bonus",
                                                                 "tile-piggyback",
                                                                 "contract-term",
                                                                 "contract-cost",
                                                                 "contract-vp",
                                                                 "contract-gold",
                                                                 "bonus-stages",
                                                                 "bonus-gain",
                                                                 "bonus-choice",
                                                                 "bonus-vp",
                                                                 "utilities",
                                                                 "utility-name-en",
                                                                 "utility-name-fr",
                                                                 "utility-cost",
                                                                 "utility-vp",
                                                                 "utility-spaces-3",
                                                                 "utility-spaces-4",
                                                                 "airship-cost",
                                                                 "airship-discount",
                                                                 "airship-spaces-3",
                                                                 "airship-spaces-4",
                                                                 "price-track",
                                                                 "renovation-cost",
                                                                 "effect-target",
                                                                 "guild-price",
                                                                 "term-spaces",
                                                                 "piggyback",
                                                                 "piggyback-developed"};

} // namespace

QString objectNameOf(const BoxPlace &place)
{
    const char *field = fieldNames[indexOf(place.field)];
    return u"box-%1-%2"_s.arg(QLatin1StringView(field), QString::number(place.index + 1));
}

BoxEditor::BoxEditor(const BoxPlace &place, QWidget *parent) : QWidget(parent), m_place(place)
{
    setObjectName(objectNameOf(place));
}

BoxEditor *BoxEditor::create(const BoxPlace &place, QWidget *parent)
{
    switch (place.field) {
    case Field::UtilityNameEn:
    case Field::UtilityNameFr:
        return new NameEditor(place, parent);
    case Field::ContractCost:
    case Field::BonusGain:
    case Field::UtilityCost:
    case Field::AirshipCost:
    case Field::RenovationCost:
        return new AmountsEditorField(place, parent);
    case Field::PriceTrack:
        return new TrackEditorField(place, parent);
    case Field::TileCrests:
    case Field::TileCrestBonus:
    case Field::TilePiggyback:
    case Field::BonusStages:
    case Field::BonusChoice:
    case Field::AirshipDiscount:
    case Field::EffectTarget:
    case Field::GuildPrice:
    case Field::Piggyback:
    case Field::PiggybackDeveloped:
        return new ChipField(place, parent);
    default:
        return new NumberEditorField(place, parent);
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
    if (place().field != Field::Tiles)
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
