// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/fields/amountsfields.h"

#include "ui/box/fields/fieldthings.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/selectwhenclicked.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QSpinBox>

namespace skyledger::ui {

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
    field->setValue(field->minimum()); // else a number that may be negative begins with 0
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

AmountsFields::AmountsFields(const FieldThings &things, int most, const QString &prefix, QWidget *parent)
    : QWidget(parent), m_things(things)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (int thing = 0; thing < things.count(); ++thing) {
        auto *field = numberField(0, most, prefix + u'-' + things.id(thing), this);
        row->addWidget(new ThingShape(things, thing, this));
        row->addWidget(field);
        row->addSpacing(fontMetrics().averageCharWidth());
        connect(field, &QSpinBox::valueChanged, this, &AmountsFields::changed);
        m_fields.push_back(field);
    }
    row->addStretch();
    if (!m_fields.empty())
        setFocusProxy(m_fields.front());
    retranslate();
}

std::vector<int> AmountsFields::amounts() const
{
    std::vector<int> amounts;
    amounts.reserve(m_fields.size());
    for (const QSpinBox *field : m_fields)
        amounts.push_back(field->value());
    return amounts;
}

void AmountsFields::setAmounts(const std::vector<int> &amounts)
{
    Q_ASSERT(amounts.size() == m_fields.size());
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i]->setValue(amounts[i]);
}

void AmountsFields::setAbout(const QString &about)
{
    m_about = about;
    retranslate();
}

void AmountsFields::retranslate()
{
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const QString name = m_things.heading(static_cast<int>(i));
        m_fields[i]->setToolTip(plainTip(name));
        m_fields[i]->setAccessibleName(
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
