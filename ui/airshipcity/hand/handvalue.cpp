// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/hand/handvalue.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/hand/handfields.h"
#include "ui/airshipcity/values/valueeditor.h"
#include "ui/airshipcity/values/valuehints.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/saidname.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QAbstractButton>
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

constexpr int lettersInRow = 60; // of four resources to tick, with their shapes

/// Numbers that lie side by side: one, or an amount of each resource.
class NumbersOfHand : public HandValue
{
public:
    NumbersOfHand(const PrintedPlace &place, QWidget *parent) : HandValue(place, parent)
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
    NumberOfHand(const PrintedPlace &place, const QString &prefix, QWidget *parent)
        : NumbersOfHand(place, parent)
    {
        const Kind kind = which().value.as<Value>();
        const bool isTerm = kind == Kind::ContractTerm;
        const bool areSpaces = kind == Kind::AirshipSpaces || kind == Kind::UtilitySpaces;
        m_isPoints = kind == Kind::ContractVp || kind == Kind::UtilityVp;
        const int most = isTerm ? maxTerm : areSpaces ? maxGridSpaces : maxAmount;
        add(isTerm ? 1 : 0, most, kind == Kind::ContractGold ? std::optional(Resource::Gold) : std::nullopt,
            prefix, 0);
        if (isKnown())
            cells().front()->number()->setValue(std::get<int>(*m_place.known));
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
        cell->number()->setAccessibleDescription(howToRead(which().value.as<Value>()));
    }

private:
    bool m_isPoints = false;
};

/// Nothing of it is known before all four are typed: what is not there is a typed 0.
class AmountsOfHand : public NumbersOfHand
{
public:
    AmountsOfHand(const PrintedPlace &place, const QString &prefix, QWidget *parent)
        : NumbersOfHand(place, parent)
    {
        const Amounts known = isKnown() ? std::get<Amounts>(*m_place.known) : std::get<Amounts>(m_place.part);
        const bool inSquare = which().value.as<Value>() == Kind::ContractCost;
        int number = 0;
        for (const Resource resource : all<Resource>()) {
            add(0, maxAmount, resource, prefix + u'-' + word(resource), number);
            if (isKnown() || known[resource] > 0)
                cells().back()->number()->setValue(known[resource]);
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
            (*cell)->number()->setAccessibleDescription(howToRead(which().value.as<Value>()));
            ++cell;
        }
    }
};

/// What is no number: resources to tick, a bonus, a track.
class OtherOfHand : public HandValue
{
public:
    OtherOfHand(const PrintedPlace &place, const QString &prefix, QWidget *parent)
        : HandValue(place, parent), m_title(plainLabel(this))
    {
        const Kind kind = which().value.as<Value>();
        m_editor = isKnown() ? ValueEditor::createFor(kind, *place.known, prefix, this)
                             : ValueEditor::create(kind, place.part, prefix, this);
        m_editor->setEnabled(!isKnown());
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_title);
        column->addWidget(m_editor);
        setFocusProxy(m_editor);
        connect(m_editor, &ValueEditor::changed, this, &HandValue::changed);
    }
    std::optional<PrintedValue> value() const override { return m_editor->value(); }
    QList<QWidget *> stops() const override
    {
        QList<QWidget *> numbers;
        QWidget *firstBox = nullptr;
        const QList<QWidget *> parts = m_editor->findChildren<QWidget *>();
        for (QWidget *part : parts) {
            const bool isField =
                (part->focusPolicy() & Qt::TabFocus) && part->focusProxy() == nullptr && part->isEnabled();
            if (!isField)
                continue;
            if (qobject_cast<QAbstractButton *>(part) == nullptr)
                numbers << part;
            else if (firstBox == nullptr)
                firstBox = part;
        }
        if (numbers.isEmpty() && firstBox != nullptr)
            numbers << firstBox;
        return numbers;
    }
    void setWords(const QString &caption, const QString &about) override
    {
        m_title->setText(words::capitalised(caption));
        m_editor->setSubject(about);
    }
    void fit(const QFont &, bool) override
    {
        // All four resources lie side by side: what wraps would be squeezed where the page is low.
        setMinimumWidth(fontMetrics().averageCharWidth() * lettersInRow);
    }

private:
    QLabel *m_title;
    ValueEditor *m_editor;
};

} // namespace

HandValue::HandValue(const PrintedPlace &place, QWidget *parent) : QWidget(parent), m_place(place) {}

HandValue *HandValue::create(const PrintedPlace &place, const QString &prefix, QWidget *parent)
{
    if (std::holds_alternative<int>(place.part))
        return new NumberOfHand(place, prefix, parent);
    if (std::holds_alternative<Amounts>(place.part))
        return new AmountsOfHand(place, prefix, parent);
    return new OtherOfHand(place, prefix, parent);
}

} // namespace skyledger::ui
