// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/values/valuefields.h"

#include "core/airshipcity/record/catalogueedit.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/gamevalues.h"
#include "ui/airshipcity/values/cityfields.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/widgets/plainlabel.h"

#include <QtCore/QEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// What a part of a value is called in the names of its fields.
QString nameOf(Printed field, const QString &prefix)
{
    switch (field) {
    case Printed::BonusGain:
        return prefix + u"-gain"_s;
    case Printed::BonusChoice:
        return prefix + u"-choice"_s;
    case Printed::BonusVp:
        return prefix + u"-vp"_s;
    default:
        return prefix;
    }
}

} // namespace

ValueFields::ValueFields(const GameRecord &game, const MissingValue &which, const QString &prefix,
                         QWidget *parent)
    : QWidget(parent), m_which(which)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    const auto known = knownValue(game.setup, which);
    const QJsonObject catalogue = game.catalogue();
    const std::vector<Printed> fields = fieldsToEnter(which.value, game.setup.playerCount);
    for (const Printed field : fields) {
        m_parts.push_back({field, nullptr, nullptr, {}, {}});
        const int row = static_cast<int>(m_parts.size()) - 1;
        Part &part = add(field, nameOf(field, prefix));
        if (fields.size() > 1) {
            part.caption = plainLabel(this);
            grid->addWidget(part.caption, row, 0);
        }
        grid->addWidget(part.editor, row, 1, Qt::AlignLeft);
        const KnownPart there =
            known ? KnownPart{partOf(*known, field)} : knownPart(catalogue, game.ids, which, field);
        part.value = there.value;
        part.editor->reset(fieldValueOf(there.value));
        if (!there.value && there.amount > 0)
            part.editor->begin(there.amount);
        part.origin.isKnown = there.value.has_value();
        if (part.origin.isKnown)
            part.origin.source = sourceOf(catalogue, game.ids, which);
    }
    setFocusProxy(m_parts.front().editor);
    tell();
}

/// Makes the editor of the last part.
ValueFields::Part &ValueFields::add(Printed field, const QString &name)
{
    const std::size_t place = m_parts.size() - 1;
    BoxEditor *editor = editorFor({field, m_which.thing}, name, this);
    connect(editor, &BoxEditor::entered, this, [this, place](const FieldValue &value) {
        take(place, printedValueOf({m_parts[place].field, m_which.thing}, value));
    });
    connect(editor, &BoxEditor::emptied, this, [this, place] { take(place, std::nullopt); });
    connect(editor, &BoxEditor::nextWanted, this, &ValueFields::nextWanted);
    connect(editor, &BoxEditor::stepWanted, this, &ValueFields::stepWanted);
    m_parts[place].editor = editor;
    return m_parts[place];
}

void ValueFields::take(std::size_t place, const std::optional<PrintedValue> &value)
{
    Part &part = m_parts[place];
    const auto fault = value ? faultOf(part.field, *value) : std::nullopt;
    part.editor->setFault(fault ? words::refusal(*fault) : QString());
    part.value = fault ? std::nullopt : value;
    part.origin = {part.value.has_value(), ValueSource::Copy};
    tell();
    part.editor->display(fieldValueOf(part.value));
    emit changed();
}

void ValueFields::setValue(const PrintedValue &value)
{
    for (Part &part : m_parts) {
        part.value = partOf(value, part.field);
        part.origin = {true, ValueSource::Copy};
        part.editor->setFault({});
        part.editor->reset(fieldValueOf(part.value));
    }
    tell();
}

std::optional<PrintedValue> ValueFields::value() const
{
    std::vector<std::optional<PrintedValue>> values;
    values.reserve(m_parts.size());
    for (const Part &part : m_parts)
        values.push_back(part.value);
    return wholeOf(values);
}

QString ValueFields::fault() const
{
    const auto wrong = std::find_if(m_parts.begin(), m_parts.end(),
                                    [](const Part &part) { return !part.editor->fault().isEmpty(); });
    return wrong == m_parts.end() ? QString() : wrong->editor->fault();
}

QList<QWidget *> ValueFields::stops() const
{
    QList<QWidget *> stops;
    for (const Part &part : m_parts)
        stops << part.editor->stops();
    return stops;
}

void ValueFields::setSubject(const QString &what)
{
    m_subject = what;
    tell();
}

void ValueFields::tell()
{
    setAccessibleName(m_parts.size() > 1 ? m_subject : QString()); // one field says it itself
    for (Part &part : m_parts) {
        QString about = m_subject;
        if (part.caption != nullptr) {
            part.caption->setText(words::caption(part.field));
            about = tr("%1: %2", "a value, a part of it").arg(m_subject, part.caption->text());
        }
        part.editor->tell(about, part.origin, words::howToRead(m_which.value.as<Value>()));
    }
}

void ValueFields::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        tell();
}

} // namespace skyledger::ui
