// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/values/valuefields.h"

#include "ui/widgets/plainlabel.h"

#include <QtCore/QEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

ValueFields::ValueFields(ValueForm form, QWidget *parent) : QWidget(parent), m_form(std::move(form))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    for (std::size_t place = 0; place < m_form.parts.size(); ++place)
        add(place);
    setFocusProxy(m_parts.front().editor);
    tell();
}

void ValueFields::add(std::size_t place)
{
    const ValueForm::Part &asked = m_form.parts[place];
    auto *grid = static_cast<QGridLayout *>(layout());
    const auto row = static_cast<int>(place);
    Part part{asked.make(this), nullptr, asked.known, asked.origin};
    if (m_form.parts.size() > 1) {
        part.caption = plainLabel(this);
        grid->addWidget(part.caption, row, 0);
    }
    grid->addWidget(part.editor, row, 1, Qt::AlignLeft);
    connect(part.editor, &BoxEditor::entered, this,
            [this, place](const FieldValue &value) { take(place, value); });
    connect(part.editor, &BoxEditor::emptied, this, [this, place] { take(place, std::nullopt); });
    connect(part.editor, &BoxEditor::nextWanted, this, &ValueFields::nextWanted);
    connect(part.editor, &BoxEditor::stepWanted, this, &ValueFields::stepWanted);
    part.editor->reset(part.value);
    if (!part.value && asked.begun > 0)
        part.editor->begin(asked.begun);
    m_parts.push_back(std::move(part));
}

void ValueFields::take(std::size_t place, const std::optional<FieldValue> &value)
{
    Part &part = m_parts[place];
    const QString fault = value ? m_form.parts[place].refusal(*value) : QString();
    part.editor->setFault(fault);
    part.value = fault.isEmpty() ? value : std::nullopt;
    part.origin = {part.value.has_value(), describe::ValueSource::Copy};
    tell();
    part.editor->display(part.value);
    emit changed();
}

void ValueFields::setValue(const describe::Value &value)
{
    const std::vector<FieldValue> parts = m_form.split(value);
    for (std::size_t place = 0; place < m_parts.size(); ++place) {
        Part &part = m_parts[place];
        part.value = parts[place];
        part.origin = {true, describe::ValueSource::Copy};
        part.editor->setFault({});
        part.editor->reset(part.value);
    }
    tell();
}

std::optional<describe::Value> ValueFields::value() const
{
    ValueForm::Parts parts;
    parts.reserve(m_parts.size());
    for (const Part &part : m_parts)
        parts.push_back(part.value);
    return m_form.whole(parts);
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
    for (std::size_t place = 0; place < m_parts.size(); ++place) {
        const Part &part = m_parts[place];
        QString about = m_subject;
        if (part.caption != nullptr) {
            part.caption->setText(m_form.parts[place].caption());
            about = tr("%1: %2", "a value, a part of it").arg(m_subject, part.caption->text());
        }
        part.editor->tell(about, part.origin, m_form.hint());
    }
}

void ValueFields::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        tell();
}

} // namespace skyledger::ui
