// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/fields.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/values/cityfields.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/selectwhenclicked.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QSpinBox>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

class BlankField : public QSpinBox
{
public:
    using QSpinBox::QSpinBox;

protected:
    QValidator::State validate(QString &input, int &place) const override
    {
        if (input.size() > specialValueText().size() && input.contains(specialValueText())) {
            input.remove(specialValueText());
            place = static_cast<int>(input.size());
        }
        return QSpinBox::validate(input, place);
    }
};

} // namespace

QSpinBox *numberField(int least, int most, const QString &name, QWidget *parent)
{
    auto *field = new QSpinBox(parent);
    field->setRange(least, most);
    field->setObjectName(name);
    field->setAlignment(Qt::AlignRight);
    selectWhenClicked(*field);
    return field;
}

QSpinBox *blankField(int least, int most, const QString &name, QWidget *parent)
{
    auto *field = new BlankField(parent);
    field->setRange(least - 1, most);
    field->setSpecialValueText(u"?"_s);
    field->setObjectName(name);
    field->setAlignment(Qt::AlignRight);
    selectWhenClicked(*field);
    return field;
}

bool isBlank(const QSpinBox *field)
{
    return field->value() == field->minimum();
}

AmountsFields::AmountsFields(const QString &prefix, QWidget *parent) : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (const Resource resource : all<Resource>()) {
        auto *field = numberField(0, maxAmount, prefix + u'-' + word(resource), this);
        row->addWidget(new ThingShape(resourceThings(), static_cast<int>(indexOf(resource)), this));
        row->addWidget(field);
        row->addSpacing(fontMetrics().averageCharWidth());
        connect(field, &QSpinBox::valueChanged, this, &AmountsFields::changed);
        m_fields[resource] = field;
    }
    row->addStretch();
    setFocusProxy(m_fields[Resource::Wood]);
    retranslate();
}

Amounts AmountsFields::amounts() const
{
    Amounts amounts;
    for (const Resource resource : all<Resource>())
        amounts[resource] = static_cast<std::uint8_t>(m_fields[resource]->value());
    return amounts;
}

void AmountsFields::setAmounts(const Amounts &amounts)
{
    for (const Resource resource : all<Resource>())
        m_fields[resource]->setValue(amounts[resource]);
}

void AmountsFields::setAbout(const QString &about)
{
    m_about = about;
    retranslate();
}

void AmountsFields::retranslate()
{
    for (const Resource resource : all<Resource>()) {
        const QString name = words::heading(resource);
        m_fields[resource]->setToolTip(plainTip(name));
        m_fields[resource]->setAccessibleName(
            m_about.isEmpty() ? name : tr("%1: %2", "what the amounts are, resource").arg(m_about, name));
    }
}

void AmountsFields::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
