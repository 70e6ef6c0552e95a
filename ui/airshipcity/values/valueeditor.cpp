// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/valueeditor.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/values/fields.h"
#include "ui/airshipcity/values/valuehints.h"
#include "ui/airshipcity/words/amounts.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/plainlabel.h"

#include <QtCore/QEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <array>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

QHBoxLayout *rowIn(QWidget *widget)
{
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    return row;
}

/// For what wraps: a flow layout knows no width of its own, another one around it would make it narrow.
QVBoxLayout *columnIn(QWidget *widget)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    return column;
}

class NumberEditor : public ValueEditor
{
public:
    NumberEditor(Kind kind, int known, const QString &prefix, QWidget *parent)
        : ValueEditor(kind, prefix, parent), m_least(kind == Kind::ContractTerm ? 1 : 0)
    {
        const bool spaces = kind == Kind::AirshipSpaces || kind == Kind::UtilitySpaces;
        const int most = kind == Kind::ContractTerm ? maxTerm : spaces ? maxGridSpaces : maxAmount;
        m_field = blankField(m_least, most, prefix, this);
        m_field->setValue(known >= m_least && known > 0 ? known : m_least - 1);
        m_field->setAccessibleName(howToRead(kind));
        QHBoxLayout *row = rowIn(this);
        row->addWidget(m_field);
        row->addStretch();
        setFocusProxy(m_field);
        connect(m_field, &QSpinBox::valueChanged, this, &ValueEditor::changed);
    }

protected:
    Value read() const override { return m_field->value(); }
    bool isFilled() const override { return m_field->value() >= m_least; }
    void retranslate() override { m_field->setAccessibleName(howToRead(m_kind)); }
    void display(const Value &value) override { m_field->setValue(std::get<int>(value)); }

private:
    int m_least;
    QSpinBox *m_field;
};

class AmountsEditor : public ValueEditor
{
public:
    AmountsEditor(Kind kind, const Amounts &known, const QString &prefix, QWidget *parent)
        : ValueEditor(kind, prefix, parent), m_fields(new AmountsFields(prefix, this))
    {
        m_fields->setAmounts(known);
        auto *row = new FlowLayout(this);
        row->addWidget(m_fields);
        addNothingBox(row, m_fields);
        setFocusProxy(m_fields);
        connect(m_fields, &AmountsFields::changed, this, &ValueEditor::changed);
    }

protected:
    Value read() const override { return m_fields->amounts(); }
    bool isFilled() const override { return m_fields->amounts() != Amounts{}; }

private:
    AmountsFields *m_fields;
};

/// An amount of one resource: a discount or a price.
class PricedEditor : public ValueEditor
{
    Q_OBJECT

public:
    PricedEditor(Kind kind, Resource resource, int amount, const QString &prefix, QWidget *parent)
        : ValueEditor(kind, prefix, parent)
    {
        auto *fields = new QWidget(this);
        m_amount = blankField(1, maxAmount, prefix + u"-amount"_s, fields);
        m_amount->setValue(amount);
        m_resource = new QComboBox(fields);
        m_resource->setObjectName(prefix + u"-resource"_s);
        m_resource->addItem(QString());
        for (const Resource each : all<Resource>())
            m_resource->addItem(words::heading(each));
        // With an amount alone the catalogue may not say of what.
        m_resource->setCurrentIndex(kind == Kind::GuildPrice && amount > 0 ? placeOf(resource) : 0);
        QHBoxLayout *inner = rowIn(fields);
        inner->addWidget(m_amount);
        inner->addWidget(m_resource);
        auto *row = new FlowLayout(this);
        row->addWidget(fields);
        addNothingBox(row, fields);
        setFocusProxy(m_amount);
        connect(m_amount, &QSpinBox::valueChanged, this, &ValueEditor::changed);
        connect(m_resource, &QComboBox::currentIndexChanged, this, &ValueEditor::changed);
        PricedEditor::retranslate();
    }

protected:
    Value read() const override
    {
        const auto amount = static_cast<std::uint8_t>(std::max(0, m_amount->value()));
        const auto resource = static_cast<Resource>(std::max(0, m_resource->currentIndex() - 1));
        return Price{resource, amount};
    }
    bool isFilled() const override { return m_amount->value() > 0 && m_resource->currentIndex() > 0; }
    void display(const Value &value) override
    {
        m_resource->setCurrentIndex(placeOf(std::get<Price>(value).resource));
    }
    void retranslate() override
    {
        for (const Resource each : all<Resource>())
            m_resource->setItemText(placeOf(each), words::heading(each));
        m_resource->setItemText(0, tr("which resource?"));
        m_resource->setAccessibleName(tr("Resource"));
        m_amount->setAccessibleName(tr("Amount"));
    }

private:
    static int placeOf(Resource resource) { return static_cast<int>(resource) + 1; }

    QSpinBox *m_amount;
    QComboBox *m_resource;
};

class ResourcesEditor : public ValueEditor
{
public:
    ResourcesEditor(Kind kind, ResourceSet known, const QString &prefix, QWidget *parent)
        : ValueEditor(kind, prefix, parent), m_boxes(new ResourceBoxes(prefix, this))
    {
        m_boxes->setResources(known);
        QVBoxLayout *column = columnIn(this);
        column->addWidget(m_boxes);
        addNothingBox(column, m_boxes);
        setFocusProxy(m_boxes);
        connect(m_boxes, &ResourceBoxes::changed, this, &ValueEditor::changed);
    }

protected:
    Value read() const override { return m_boxes->resources(); }
    bool isFilled() const override { return !m_boxes->resources().empty(); }

private:
    ResourceBoxes *m_boxes;
};

/// So much of one of the ticked resources.
class BonusFields : public QWidget
{
    Q_OBJECT

public:
    /// A title stands in front of the amount.
    BonusFields(const QString &prefix, QWidget *parent, QLabel *title = nullptr)
        : QWidget(parent),
          m_amount(numberField(0, maxAmount, prefix + u"-amount"_s, this)),
          m_of(plainLabel(this)),
          m_choices(new ResourceBoxes(prefix, this))
    {
        auto *row = new QHBoxLayout;
        if (title != nullptr)
            row->addWidget(title);
        row->addWidget(m_amount);
        row->addWidget(m_of);
        row->addStretch();
        QVBoxLayout *column = columnIn(this);
        column->addLayout(row);
        column->addWidget(m_choices);
        setFocusProxy(m_amount);
        connect(m_amount, &QSpinBox::valueChanged, this, &BonusFields::changed);
        connect(m_choices, &ResourceBoxes::changed, this, &BonusFields::changed);
        retranslate();
    }
    ResourceBonus bonus() const
    {
        return {static_cast<std::uint8_t>(m_amount->value()), m_choices->resources()};
    }
    void setBonus(const ResourceBonus &bonus)
    {
        m_amount->setValue(bonus.amount);
        m_choices->setResources(bonus.choices);
    }
    bool isBlank() const { return bonus() == ResourceBonus{}; }
    /// Amount and choices, or neither.
    bool isWhole() const { return (bonus().amount > 0) != bonus().choices.empty(); }

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange)
            retranslate();
        QWidget::changeEvent(event);
    }

private:
    void retranslate()
    {
        //: Between an amount and the resources of which one is picked
        m_of->setText(tr("of one of:"));
        m_amount->setAccessibleName(tr("Amount of the one that is picked"));
    }

    QSpinBox *m_amount;
    QLabel *m_of;
    ResourceBoxes *m_choices;
};

class BonusEditor : public ValueEditor
{
public:
    BonusEditor(Kind kind, const ResourceBonus &known, const QString &prefix, QWidget *parent)
        : ValueEditor(kind, prefix, parent), m_fields(new BonusFields(prefix, this))
    {
        m_fields->setBonus(known.amount > 0 ? known : ResourceBonus{1, known.choices});
        QVBoxLayout *column = columnIn(this);
        column->addWidget(m_fields);
        addNothingBox(column, m_fields);
        setFocusProxy(m_fields);
        connect(m_fields, &BonusFields::changed, this, &ValueEditor::changed);
    }

protected:
    Value read() const override { return m_fields->bonus(); }
    bool isFilled() const override { return !m_fields->isBlank() && m_fields->isWhole(); }

private:
    BonusFields *m_fields;
};

QHBoxLayout *titled(QLabel *title, QWidget *field)
{
    auto *row = new QHBoxLayout;
    row->addWidget(title);
    row->addWidget(field);
    row->addStretch();
    return row;
}

class StageBonusEditor : public ValueEditor
{
    Q_OBJECT

public:
    StageBonusEditor(Kind kind, const StageBonus &known, const QString &prefix, QWidget *parent)
        : ValueEditor(kind, prefix, parent)
    {
        auto *fields = new QWidget(this);
        for (QLabel *&title : m_titles)
            title = plainLabel(fields);
        m_gain = new AmountsFields(prefix + u"-gain"_s, fields);
        m_gain->setAmounts(known.gain);
        m_choice = new BonusFields(prefix + u"-choice"_s, fields, m_titles[1]);
        m_choice->setBonus({known.amount, known.choices});
        m_vp = numberField(-maxAmount, maxAmount, prefix + u"-vp"_s, fields);
        m_vp->setValue(known.vp);
        QVBoxLayout *rows = columnIn(fields);
        rows->addLayout(titled(m_titles[0], m_gain));
        rows->addWidget(m_choice);
        rows->addLayout(titled(m_titles[2], m_vp));
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(fields);
        addNothingBox(column, fields);
        setFocusProxy(m_gain);
        connect(m_gain, &AmountsFields::changed, this, &ValueEditor::changed);
        connect(m_choice, &BonusFields::changed, this, &ValueEditor::changed);
        connect(m_vp, &QSpinBox::valueChanged, this, &ValueEditor::changed);
        StageBonusEditor::retranslate();
    }

protected:
    Value read() const override
    {
        const ResourceBonus choice = m_choice->bonus();
        return StageBonus{m_gain->amounts(), choice.amount, choice.choices,
                          static_cast<std::int16_t>(m_vp->value())};
    }
    bool isFilled() const override
    {
        const bool any = m_gain->amounts() != Amounts{} || !m_choice->isBlank() || m_vp->value() != 0;
        return any && (m_choice->isBlank() || m_choice->isWhole());
    }
    void retranslate() override
    {
        m_titles[0]->setText(tr("Everybody gets"));
        m_titles[1]->setText(tr("Everybody picks"));
        m_titles[2]->setText(words::name(words::Term::VictoryPoints));
        m_gain->setAbout(m_titles[0]->text());
        m_vp->setAccessibleName(m_titles[2]->text());
        int widest = 0;
        for (const QLabel *title : m_titles)
            widest = std::max(widest, title->sizeHint().width());
        for (QLabel *title : m_titles)
            title->setMinimumWidth(widest);
    }

private:
    AmountsFields *m_gain;
    BonusFields *m_choice;
    QSpinBox *m_vp;
    std::array<QLabel *, 3> m_titles{};
};

class AirshipsEditor : public ValueEditor
{
public:
    AirshipsEditor(Kind kind, AirshipSet known, const QString &prefix, QWidget *parent)
        : ValueEditor(kind, prefix, parent)
    {
        auto *fields = new QWidget(this);
        auto *grid = new QGridLayout(fields);
        grid->setContentsMargins(0, 0, 0, 0);
        for (const Airship airship : all<Airship>()) {
            auto *box = new QCheckBox(fields);
            box->setObjectName(prefix + u'-' + word(airship));
            box->setChecked(known.contains(airship));
            const int place = static_cast<int>(airship);
            grid->addWidget(box, place % 3, place / 3);
            connect(box, &QCheckBox::toggled, this, &ValueEditor::changed);
            m_boxes[airship] = box;
        }
        grid->setColumnStretch(3, 1);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(fields);
        addNothingBox(column, fields);
        setFocusProxy(m_boxes[Airship::WoodenPrivate]);
        AirshipsEditor::retranslate();
    }

protected:
    Value read() const override
    {
        AirshipSet airships;
        for (const Airship airship : all<Airship>()) {
            if (m_boxes[airship]->isChecked())
                airships.insert(airship);
        }
        return airships;
    }
    bool isFilled() const override { return !std::get<AirshipSet>(AirshipsEditor::read()).empty(); }
    void retranslate() override
    {
        for (const Airship airship : all<Airship>())
            m_boxes[airship]->setText(words::name(airship));
    }

private:
    Per<Airship, QCheckBox *> m_boxes{};
};

class TrackEditor : public ValueEditor
{
    Q_OBJECT

public:
    TrackEditor(Kind kind, const TrackValues &known, const QString &prefix, QWidget *parent)
        : ValueEditor(kind, prefix, parent)
    {
        auto *row = new FlowLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        for (std::size_t i = 0; i < m_spaces.size(); ++i) {
            auto *space = blankField(0, maxAmount, prefix + u"-space-%1"_s.arg(i + 1), this, u"–"_s);
            space->setValue(i < known.size() ? known[i] : space->minimum());
            row->addWidget(space);
            connect(space, &QSpinBox::valueChanged, this, &ValueEditor::changed);
            m_spaces[i] = space;
        }
        setFocusProxy(m_spaces[0]);
        TrackEditor::retranslate();
    }

protected:
    Value read() const override
    {
        TrackValues track;
        for (const QSpinBox *space : m_spaces) {
            if (isBlank(space))
                break;
            track.append(static_cast<std::uint8_t>(space->value()));
        }
        return track;
    }
    /// The numbers stand together at the top.
    bool isFilled() const override
    {
        std::size_t entered = 0;
        for (const QSpinBox *space : m_spaces)
            entered += isBlank(space) ? 0 : 1;
        return entered > 0 && std::get<TrackValues>(TrackEditor::read()).size() == entered;
    }
    void retranslate() override
    {
        for (std::size_t i = 0; i < m_spaces.size(); ++i)
            m_spaces[i]->setAccessibleName(tr("Space %1 from the top").arg(i + 1));
    }

private:
    std::array<QSpinBox *, TrackValues::capacity()> m_spaces{};
};

/// The editor for the shape that the value has.
struct EditorFor {
    ValueEditor::Kind kind;
    const QString &prefix;
    QWidget *parent;

    ValueEditor *operator()(int known) const { return new NumberEditor(kind, known, prefix, parent); }
    ValueEditor *operator()(const Amounts &known) const
    {
        return new AmountsEditor(kind, known, prefix, parent);
    }
    ValueEditor *operator()(const Price &known) const
    {
        return new PricedEditor(kind, known.resource, known.amount, prefix, parent);
    }
    ValueEditor *operator()(ResourceSet known) const
    {
        return new ResourcesEditor(kind, known, prefix, parent);
    }
    ValueEditor *operator()(const ResourceBonus &known) const
    {
        return new BonusEditor(kind, known, prefix, parent);
    }
    ValueEditor *operator()(AirshipSet known) const
    {
        return new AirshipsEditor(kind, known, prefix, parent);
    }
    ValueEditor *operator()(const TrackValues &known) const
    {
        return new TrackEditor(kind, known, prefix, parent);
    }
    ValueEditor *operator()(const StageBonus &known) const
    {
        return new StageBonusEditor(kind, known, prefix, parent);
    }
    /// No game asks for any other.
    template <class Other>
    ValueEditor *operator()(const Other &) const
    {
        return nullptr;
    }
};

} // namespace

ValueEditor::ValueEditor(Kind kind, const QString &prefix, QWidget *parent)
    : QWidget(parent), m_kind(kind), m_prefix(prefix)
{
}

ValueEditor *ValueEditor::create(Kind kind, const Value &known, const QString &prefix, QWidget *parent)
{
    return std::visit(EditorFor{kind, prefix, parent}, known);
}

ValueEditor *ValueEditor::createFor(Kind kind, const Value &value, const QString &prefix, QWidget *parent)
{
    ValueEditor *editor = create(kind, value, prefix, parent);
    if (editor->m_nothing && value == blankValue(kind))
        editor->m_nothing->setChecked(true);
    else
        editor->display(value);
    return editor;
}

std::optional<ValueEditor::Value> ValueEditor::value() const
{
    if (m_nothing && m_nothing->isChecked())
        return blankValue(m_kind);
    if (!isFilled())
        return std::nullopt;
    const Value value = read();
    return faultOf(m_kind, value) ? std::nullopt : std::optional(value);
}

void ValueEditor::setSubject(const QString &what)
{
    setAccessibleName(what);
    const auto fields = findChildren<QWidget *>();
    for (QWidget *field : fields) {
        if (field->focusPolicy() != Qt::NoFocus && !field->accessibleName().isEmpty())
            field->setAccessibleDescription(what);
    }
}

void ValueEditor::addNothingBox(QLayout *layout, QWidget *fields)
{
    if (nothingPrinted(m_kind).isEmpty())
        return;
    m_nothing = new QCheckBox(nothingPrinted(m_kind), this);
    m_nothing->setObjectName(m_prefix + u"-none"_s);
    layout->addWidget(m_nothing);
    connect(m_nothing, &QCheckBox::toggled, this, [this, fields](bool nothing) {
        fields->setEnabled(!nothing);
        emit changed();
    });
}

void ValueEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_nothing)
            m_nothing->setText(nothingPrinted(m_kind));
    }
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui

#include "ui/widgets/plainlabel.h"
#include "valueeditor.moc"
