// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/hand/handvalue.h"

#include "ui/box/hand/handfields.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/saidname.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace skyledger::ui {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(HandPage)
};

/// Numbers that lie side by side: one, or an amount of each resource.
class NumbersOfHand : public HandValue
{
public:
    NumbersOfHand(HandForm told, QWidget *parent) : HandValue(std::move(told), parent)
    {
        m_grid = new QGridLayout(this);
        m_grid->setContentsMargins(0, 0, 0, 0);
    }
    QList<QWidget *> stops() const override
    {
        QList<QWidget *> stops;
        for (HandCell *cell : m_cells) {
            if (!cell->number()->isReadOnly())
                stops << cell->number();
        }
        return stops;
    }
    int fields() const override { return static_cast<int>(m_cells.size()); }
    int filled() const override
    {
        const auto count = std::count_if(m_cells.begin(), m_cells.end(), [](const HandCell *cell) {
            return cell->number()->allowed().has_value();
        });
        return static_cast<int>(count);
    }
    void fit(const QFont &number, bool compact) override
    {
        for (HandCell *cell : m_cells) {
            cell->setLettering(number);
            cell->setCompact(compact);
        }
    }

protected:
    void add(const FieldThings *things, int thing, const QString &name, int row, int column)
    {
        auto *number = new HandNumber(form().least, form().most, name, this);
        number->setReadOnly(isKnown());
        if (isKnown())
            number->setFocusPolicy(Qt::NoFocus);
        auto *cell = new HandCell(number, things, thing, this);
        m_grid->addWidget(cell, row, column);
        connect(number, &QLineEdit::textChanged, this, &HandValue::changed);
        connect(number, &HandNumber::stepped, this,
                [this, number](bool forward) { emit stepped(number, forward); });
        if (m_cells.empty())
            setFocusProxy(number);
        m_cells.push_back(cell);
    }
    const std::vector<HandCell *> &cells() const { return m_cells; }

private:
    QGridLayout *m_grid;
    std::vector<HandCell *> m_cells;
};

class NumberOfHand : public NumbersOfHand
{
public:
    NumberOfHand(HandForm told, const QString &prefix, QWidget *parent)
        : NumbersOfHand(std::move(told), parent)
    {
        add(form().things, form().thing, prefix, 0, 0);
        if (isKnown())
            cells().front()->number()->setValue(std::get<int>(*known()));
    }
    std::optional<describe::Value> value() const override
    {
        const std::optional<int> number = cells().front()->number()->allowed();
        return number ? form().form.whole({FieldValue(*number)}) : std::nullopt;
    }
    void setWords(const QString &caption, const QString &about) override
    {
        HandCell *cell = cells().front();
        cell->setWords(caption, form().sign ? form().sign() : QString());
        setSaidName(*cell->number(), about);
        cell->number()->setAccessibleDescription(form().form.hint());
    }
};

/// Nothing of it is known before all are typed: what is not there is a typed 0.
class AmountsOfHand : public NumbersOfHand
{
public:
    AmountsOfHand(HandForm told, const QString &prefix, QWidget *parent)
        : NumbersOfHand(std::move(told), parent)
    {
        const FieldThings &things = *form().things;
        for (int thing = 0; thing < things.count(); ++thing) {
            add(&things, thing, prefix + u'-' + things.id(thing), thing / form().columns,
                thing % form().columns);
            if (isKnown())
                cells().back()->number()->setValue(
                    std::get<std::vector<int>>(*known())[static_cast<std::size_t>(thing)]);
        }
    }
    std::optional<describe::Value> value() const override
    {
        std::vector<int> amounts;
        for (const HandCell *cell : cells()) {
            const std::optional<int> number = cell->number()->allowed();
            if (!number)
                return std::nullopt;
            amounts.push_back(*number);
        }
        return form().form.whole({FieldValue(amounts)});
    }
    void setWords(const QString &, const QString &about) override
    {
        int thing = 0;
        for (HandCell *cell : cells()) {
            const QString name = form().things->heading(thing++);
            cell->setWords(name);
            setSaidName(*cell->number(),
                        Text::tr("%1: %2", "what the amounts are, resource").arg(about, name));
            cell->number()->setAccessibleDescription(form().form.hint());
        }
    }
};

/// What is no number: dots of a tile, a bonus, a track. Its fields are those of the copy, with their keys.
class OtherOfHand : public HandValue
{
public:
    OtherOfHand(HandForm told, QWidget *parent)
        : HandValue(std::move(told), parent),
          m_title(plainLabel(this)),
          m_fields(new ValueFields(form().form, this))
    {
        m_fields->setEnabled(!isKnown());
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_title);
        column->addWidget(m_fields);
        setFocusProxy(m_fields);
        connect(m_fields, &ValueFields::changed, this, &HandValue::changed);
        connect(m_fields, &ValueFields::nextWanted, this, &HandValue::stepped);
        connect(m_fields, &ValueFields::stepWanted, this, &HandValue::stepped);
    }
    std::optional<describe::Value> value() const override { return m_fields->value(); }
    QString fault() const override { return m_fields->fault(); }
    QList<QWidget *> stops() const override { return m_fields->stops(); }
    void setWords(const QString &caption, const QString &about) override
    {
        m_title->setText(words::capitalised(caption));
        m_fields->setSubject(about);
    }
    void fit(const QFont &number, bool) override
    {
        QFont letters = font();
        letters.setPointSizeF(std::min(number.pointSizeF(), letters.pointSizeF() * largest));
        m_fields->setFont(letters);
    }

private:
    static constexpr double largest = 1.6; // against the other letters: chips lie side by side
    QLabel *m_title;
    ValueFields *m_fields;
};

} // namespace

HandValue::HandValue(HandForm form, QWidget *parent) : QWidget(parent), m_form(std::move(form)) {}

HandValue *HandValue::create(HandForm form, const QString &prefix, QWidget *parent)
{
    switch (form.shape) {
    case HandForm::Shape::Number:
        return new NumberOfHand(std::move(form), prefix, parent);
    case HandForm::Shape::Amounts:
        return new AmountsOfHand(std::move(form), prefix, parent);
    case HandForm::Shape::Fields:
        break;
    }
    return new OtherOfHand(std::move(form), parent);
}

} // namespace skyledger::ui
