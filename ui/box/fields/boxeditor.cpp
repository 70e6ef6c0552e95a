// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/fields/boxeditor.h"

#include "ui/box/fields/chipfield.h"
#include "ui/box/fields/typedfields.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Field = Printed;

namespace {

struct FieldName {
    Field field;
    QLatin1StringView name;
};
/// Those that their path does not tell.
constexpr FieldName fieldNames[]{
    {Field::Tiles, "tiles"_L1},
    {Field::TilePiggybackBasic, "tile-piggyback"_L1},
    {Field::BonusChoice, "bonus-choice"_L1},
    {Field::Utilities, "utilities"_L1},
    {Field::PriceTrack, "price-track"_L1},
    {Field::RenovationCost, "renovation-cost"_L1},
    {Field::EffectTarget, "effect-target"_L1},
    {Field::PiggybackBasic, "piggyback"_L1},
    {Field::PiggybackDeveloped, "piggyback-developed"_L1},
};

/// `contracts.{contract}.gold`, `tiles.{tile}.crestBonus` as `contract-gold`, `tile-crest-bonus`.
QString nameInPath(Field field)
{
    const std::string_view path = printedTable().row(field).path;
    QString name;
    const std::size_t thing = path.find('{');
    for (const char letter : thing == std::string_view::npos ? path : path.substr(thing + 1)) {
        const QChar c = QLatin1Char(letter);
        if (c.isUpper())
            name += u'-';
        if (c != u'}')
            name += c == u'.' ? QChar(u'-') : c.toLower();
    }
    return name;
}

} // namespace

QString objectNameOf(const MissingValue &place)
{
    const auto *const found =
        std::find_if(std::begin(fieldNames), std::end(fieldNames),
                     [&place](const FieldName &each) { return each.field == place.value; });
    const QString field =
        found == std::end(fieldNames) ? nameInPath(place.value.as<Field>()) : QString(found->name);
    return u"box-%1-%2"_s.arg(field, QString::number(place.thing + 1));
}

BoxEditor::BoxEditor(const MissingValue &place, const QString &name, QWidget *parent)
    : QWidget(parent), m_place(place)
{
    setObjectName(name);
}

BoxEditor *BoxEditor::create(const MissingValue &place, const QString &name, QWidget *parent)
{
    const PrintedValue shape = blankValue(place.value);
    if (std::holds_alternative<int>(shape))
        return new NumberEditorField(place, name, parent);
    if (std::holds_alternative<QString>(shape))
        return new NameEditor(place, name, parent);
    if (std::holds_alternative<Amounts>(shape))
        return new AmountsEditorField(place, name, parent);
    if (std::holds_alternative<TrackValues>(shape))
        return new TrackEditorField(place, name, parent);
    return new ChipField(place, name, parent);
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
