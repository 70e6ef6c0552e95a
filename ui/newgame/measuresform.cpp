// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/measuresform.h"

#include "ui/widgets/numberfield.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QJsonArray>
#include <QtCore/QRegularExpression>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The value at a path of one or two keys.
QJsonValue valueAt(const QJsonObject &object, const QString &path)
{
    const QString group = path.section(u'.', 0, 0);
    return path.contains(u'.') ? object[group][path.section(u'.', 1)] : object[group];
}

void setValueAt(QJsonObject &object, const QString &path, const QJsonValue &value)
{
    const QString group = path.section(u'.', 0, 0);
    if (!path.contains(u'.')) {
        object.insert(group, value);
        return;
    }
    QJsonObject inner = object[group].toObject();
    inner.insert(path.section(u'.', 1), value);
    object.insert(group, inner);
}

/// The numbers of a list as people type it; null for a sign that is none.
QJsonArray numbersIn(const QString &text)
{
    static const QRegularExpression between(u"[\\s,;]+"_s);
    QJsonArray numbers;
    const QStringList parts = text.split(between, Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        bool isNumber = false;
        const int number = part.toInt(&isNumber);
        numbers.append(isNumber ? QJsonValue(number) : QJsonValue());
    }
    return numbers;
}

} // namespace

MeasuresForm::MeasuresForm(std::vector<Measure> measures, QWidget *drawing, QWidget *parent)
    : Card(parent),
      m_note(wrappedLabel(u"measures-note", this)),
      m_later(wrappedLabel(u"measures-later", this))
{
    setObjectName(u"measures"_s);
    setInk(m_later, Role::QuietText);
    m_rows.reserve(measures.size());
    for (Measure &measure : measures)
        addRow(std::move(measure));
    layOut(drawing);
    // Enter goes on to the next field.
    const auto fields = findChildren<NumberField *>();
    for (qsizetype i = 0; i + 1 < fields.size(); ++i) {
        NumberField *next = fields[i + 1];
        connect(fields[i], &NumberField::nextWanted, next, [next] { next->setFocus(Qt::TabFocusReason); });
    }
    sayAnew(*this, [this] { retranslate(); });
}

void MeasuresForm::addRow(Measure measure)
{
    Row row{std::move(measure), plainLabel(this), {}, nullptr};
    const QString name = u"measure-"_s + row.measure.path;
    QWidget *first = nullptr;
    if (row.measure.kind == Measure::Kind::List) {
        row.list = new QLineEdit(this);
        row.list->setObjectName(name);
        connect(row.list, &QLineEdit::textChanged, this, &MeasuresForm::changed);
        first = row.list;
    } else {
        const int count = row.measure.kind == Measure::Kind::Pair ? 2 : 1;
        for (int i = 0; i < count; ++i) {
            auto *field = new NumberField(this);
            field->setObjectName(count == 1 ? name : u"%1-%2"_s.arg(name).arg(i + 1));
            connect(field, &NumberField::entered, this, &MeasuresForm::changed);
            row.numbers.push_back(field);
        }
        first = row.numbers.front();
    }
    row.name->setBuddy(first);
    m_rows.push_back(std::move(row));
}

void MeasuresForm::layOut(QWidget *drawing)
{
    auto *grid = new QGridLayout;
    int line = 0;
    bool waits = false;
    for (const Row &row : m_rows) {
        if (!row.measure.isNeeded && !std::exchange(waits, true))
            grid->addWidget(m_later, line++, 0, 1, 3);
        if (row.list != nullptr) {
            grid->addWidget(row.name, line++, 0, 1, 3);
            grid->addWidget(row.list, line++, 0, 1, 3);
            continue;
        }
        grid->addWidget(row.name, line, 0);
        int column = 1;
        for (NumberField *field : row.numbers)
            grid->addWidget(field, line, column++);
        ++line;
    }
    m_later->setVisible(waits);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(line, 1);
    auto *beside = new QHBoxLayout;
    beside->addLayout(grid, 1);
    if (drawing != nullptr)
        beside->addWidget(drawing, 1);
    content()->addWidget(m_note);
    content()->addLayout(beside);
}

void MeasuresForm::setNotes(const QString &all, const QString &later)
{
    m_note->setText(all);
    m_later->setText(later);
}

void MeasuresForm::setValues(const QJsonObject &catalogue)
{
    for (const Row &row : m_rows) {
        const QJsonValue value = valueAt(catalogue, row.measure.path);
        if (value.isUndefined())
            continue;
        const QJsonArray list = value.isArray() ? value.toArray() : QJsonArray{value};
        for (std::size_t i = 0; i < row.numbers.size(); ++i) {
            const QJsonValue number = list.at(static_cast<qsizetype>(i));
            row.numbers[i]->setValue(number.isDouble() ? std::optional(number.toInt()) : std::nullopt);
        }
        if (row.list == nullptr)
            continue;
        QStringList shown;
        for (const auto &number : list)
            shown << (number.isDouble() ? QString::number(number.toInt()) : u"?"_s);
        row.list->setText(shown.join(u' '));
    }
    emit changed();
}

QJsonObject MeasuresForm::values() const
{
    QJsonObject values;
    for (const Row &row : m_rows) {
        QJsonArray numbers = row.list != nullptr ? numbersIn(row.list->text()) : QJsonArray();
        for (const NumberField *field : row.numbers) {
            if (const auto number = field->value())
                numbers.append(*number);
        }
        if (numbers.isEmpty() || (row.measure.kind == Measure::Kind::Pair && numbers.size() < 2))
            continue;
        const bool single = row.measure.kind == Measure::Kind::Number;
        setValueAt(values, row.measure.path, single ? numbers.first() : QJsonValue(numbers));
    }
    return values;
}

/// The field in which something cannot be or is needed; null if there is none.
QWidget *MeasuresForm::firstWrong(const Row &row, const QJsonObject &typed) const
{
    const Measure::Limits limits = row.measure.limits(typed);
    const auto isWithin = [&limits](int number) { return number >= limits.least && number <= limits.most; };
    for (NumberField *field : row.numbers) {
        const bool isEmpty = field->text().trimmed().isEmpty();
        if (isEmpty ? row.measure.isNeeded : !field->value() || !isWithin(*field->value()))
            return field;
    }
    if (row.list == nullptr)
        return nullptr;
    const QJsonArray numbers = numbersIn(row.list->text());
    const bool fits = std::all_of(numbers.begin(), numbers.end(), [&isWithin](const auto &number) {
        return number.isNull() || isWithin(number.toInt());
    });
    return fits && numbers.size() <= limits.longest ? nullptr : row.list;
}

QString MeasuresForm::unsaid()
{
    const QJsonObject typed = values();
    for (const Row &row : m_rows) {
        QWidget *wrong = firstWrong(row, typed);
        if (wrong == nullptr)
            continue;
        wrong->setFocus();
        const Measure::Limits limits = row.measure.limits(typed);
        const QString name = withoutKeySigns(row.measure.name());
        if (row.list != nullptr)
            return tr("%1: at most %2 numbers, each from %3 to %4", "a measure, limits")
                .arg(name)
                .arg(limits.longest)
                .arg(limits.least)
                .arg(limits.most);
        return tr("%1: a number from %2 to %3", "a measure, limits")
            .arg(name)
            .arg(limits.least)
            .arg(limits.most);
    }
    return {};
}

void MeasuresForm::retranslate()
{
    for (const Row &row : m_rows) {
        row.name->setText(row.measure.name());
        if (row.list != nullptr)
            setSaidName(*row.list, row.measure.name());
        for (std::size_t i = 0; i < row.numbers.size(); ++i)
            setSaidName(*row.numbers[i],
                        row.numbers.size() == 1 ? row.measure.name()
                                                : tr("%1, %2", "a measure, which of its numbers")
                                                      .arg(row.measure.name(), QString::number(i + 1)));
    }
}

} // namespace skyledger::ui
