// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/hand/handvalue.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/gamevalues.h"
#include "ui/box/hand/handfields.h"
#include "ui/airshipcity/values/cityvalues.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/saidname.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <vector>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Kind = Value;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(HandPage)
};

/// Numbers that lie side by side: one, or an amount of each resource.
class NumbersOfHand : public HandValue
{
public:
    NumbersOfHand(const GameRecord &game, const MissingValue &which, QWidget *parent)
        : HandValue(game, which, parent)
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
    void add(int least, int most, std::optional<Resource> resource, const QString &name, int column)
    {
        auto *number = new HandNumber(least, most, name, this);
        number->setReadOnly(isKnown());
        if (isKnown())
            number->setFocusPolicy(Qt::NoFocus);
        auto *cell = new HandCell(number, resource, this);
        m_grid->addWidget(cell, 0, column);
        connect(number, &QLineEdit::textChanged, this, &HandValue::changed);
        connect(number, &HandNumber::stepped, this,
                [this, number](bool forward) { emit stepped(number, forward); });
        if (m_cells.empty())
            setFocusProxy(number);
        m_cells.push_back(cell);
    }
    void place(std::size_t cell, int row, int column) { m_grid->addWidget(m_cells[cell], row, column); }
    const std::vector<HandCell *> &cells() const { return m_cells; }

private:
    QGridLayout *m_grid;
    std::vector<HandCell *> m_cells;
};

class NumberOfHand : public NumbersOfHand
{
public:
    NumberOfHand(const GameRecord &game, const MissingValue &asked, const QString &prefix, QWidget *parent)
        : NumbersOfHand(game, asked, parent)
    {
        const Kind kind = which().value.as<Value>();
        const words::Counts counts = words::countsOf(kind);
        m_isPoints = counts == words::Counts::Points;
        const Printed row = fieldsToEnter(kind, game.setup.playerCount).front();
        const describe::FormCode &limits = *printedTable().row(row).form;
        add(limits.least, limits.most,
            counts == words::Counts::Gold ? std::optional(Resource::Gold) : std::nullopt, prefix, 0);
        if (isKnown())
            cells().front()->number()->setValue(std::get<int>(*known()));
    }
    std::optional<PrintedValue> value() const override
    {
        const std::optional<int> number = cells().front()->number()->allowed();
        return number ? std::optional<PrintedValue>(*number) : std::nullopt;
    }
    void setWords(const QString &caption, const QString &about) override
    {
        HandCell *cell = cells().front();
        cell->setWords(caption, m_isPoints ? words::name(words::Term::VictoryPoints) : QString());
        setSaidName(*cell->number(), about);
        cell->number()->setAccessibleDescription(words::howToRead(which().value.as<Value>()));
    }

private:
    bool m_isPoints = false;
};

/// Nothing of it is known before all four are typed: what is not there is a typed 0.
class AmountsOfHand : public NumbersOfHand
{
public:
    AmountsOfHand(const GameRecord &game, const MissingValue &asked, const QString &prefix, QWidget *parent)
        : NumbersOfHand(game, asked, parent)
    {
        const bool inSquare = which().value.as<Value>() == Kind::ContractCost;
        int number = 0;
        for (const Resource resource : all<Resource>()) {
            add(0, maxAmount, resource, prefix + u'-' + word(resource), number);
            if (isKnown())
                cells().back()->number()->setValue(std::get<Amounts>(*known())[resource]);
            if (inSquare)
                this->place(static_cast<std::size_t>(number), number / 2, number % 2);
            ++number;
        }
    }
    std::optional<PrintedValue> value() const override
    {
        Amounts amounts;
        auto cell = cells().begin();
        for (const Resource resource : all<Resource>()) {
            const std::optional<int> number = (*cell++)->number()->allowed();
            if (!number)
                return std::nullopt;
            amounts[resource] = static_cast<std::uint8_t>(*number);
        }
        return amounts;
    }
    void setWords(const QString &, const QString &about) override
    {
        auto cell = cells().begin();
        for (const Resource resource : all<Resource>()) {
            const QString resourceName = words::heading(resource);
            (*cell)->setWords(resourceName);
            setSaidName(*(*cell)->number(),
                        Text::tr("%1: %2", "what the amounts are, resource").arg(about, resourceName));
            (*cell)->number()->setAccessibleDescription(words::howToRead(which().value.as<Value>()));
            ++cell;
        }
    }
};

/// What is no number: dots of a tile, a bonus, a track. Its fields are those of the copy, with their keys.
class OtherOfHand : public HandValue
{
public:
    OtherOfHand(const GameRecord &game, const MissingValue &asked, const QString &prefix, QWidget *parent)
        : HandValue(game, asked, parent),
          m_title(plainLabel(this)),
          m_fields(new ValueFields(valueForm(game, asked, prefix), this))
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
    std::optional<PrintedValue> value() const override { return printedIn(m_fields->value()); }
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

HandValue::HandValue(const GameRecord &game, const MissingValue &which, QWidget *parent)
    : QWidget(parent), m_which(which), m_known(knownValue(game.setup, which))
{
}

HandValue *HandValue::create(const GameRecord &game, const MissingValue &which, const QString &prefix,
                             QWidget *parent)
{
    const PrintedValue shape = blankValue(which.value);
    if (std::holds_alternative<int>(shape))
        return new NumberOfHand(game, which, prefix, parent);
    if (std::holds_alternative<Amounts>(shape))
        return new AmountsOfHand(game, which, prefix, parent);
    return new OtherOfHand(game, which, prefix, parent);
}

} // namespace skyledger::ui
