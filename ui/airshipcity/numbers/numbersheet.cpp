// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/numbers/numbersheet.h"

#include "core/airshipcity/rules/rules.h"
#include "core/airshipcity/rules/settings.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/corrections.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/selectwhenclicked.h"
#include "ui/widgets/theme.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct NumbersText {
    Q_DECLARE_TR_FUNCTIONS(NumbersPage)
};

/// What a field shows of a value.
NumberSheet::Read shownAt(const Assignment &place)
{
    return [place](const State &state) {
        const describe::Value value = settings().standing(state, place).value;
        if (value.isNull())
            return NumberSheet::nothing;
        return value.isNumber() ? int{value.number()} : int{value.truth()};
    };
}

} // namespace

NumberSheet::NumberSheet(const AirshipCityTable &table, QObject *parent) : QObject(parent), m_table(table) {}

NumberSheet::Field NumberSheet::add(const QString &name, Entry entry)
{
    entry.editor->setObjectName(u"number-"_s + name);
    // A wheel that scrolls the page must not change the number under the pointer.
    entry.editor->setFocusPolicy(Qt::StrongFocus);
    entry.editor->installEventFilter(this);
    m_fields.push_back(std::move(entry));
    return m_fields.size() - 1;
}

/// What is changed in a field is set by itself.
NumberSheet::Field NumberSheet::bind(Field field, const Assignment &place,
                                     std::function<describe::Value(int)> valueOf)
{
    compose([this, field, place, valueOf = std::move(valueOf)](std::vector<Assignment> &set) {
        if (isChanged(field))
            set.push_back({place.setting, place.things, valueOf(shown(field))});
    });
    return field;
}

NumberSheet::Field NumberSheet::number(const QString &name, const Assignment &place, Text about,
                                       QWidget *parent)
{
    const auto range = settings().range(m_table.setup(), m_table.state(), place);
    return number(name, place, range.value_or(describe::ValueRange{}), std::move(about), parent);
}

NumberSheet::Field NumberSheet::number(const QString &name, const Assignment &place,
                                       describe::ValueRange limits, Text about, QWidget *parent)
{
    const Field field = number(name, limits.least, limits.most, shownAt(place), std::move(about), parent);
    return bind(field, place, [](int shown) { return describe::Value(shown); });
}

NumberSheet::Field NumberSheet::choice(const QString &name, const std::vector<Option> &options,
                                       const Assignment &place, Text about, QWidget *parent)
{
    const Field field = choice(name, options, shownAt(place), std::move(about), parent);
    return bind(field, place,
                [](int shown) { return shown == nothing ? describe::Value() : describe::Value(shown); });
}

NumberSheet::Field NumberSheet::tick(const QString &name, const Assignment &place, const Text &text,
                                     Text about, QWidget *parent)
{
    const Field field = tick(name, shownAt(place), text, std::move(about), parent);
    return bind(field, place, [](int shown) { return describe::Value(shown != 0); });
}

NumberSheet::Field NumberSheet::number(const QString &name, int least, int most, Read read, Text about,
                                       QWidget *parent)
{
    auto *field = new QSpinBox(parent);
    field->setRange(least, most);
    field->setAlignment(Qt::AlignRight);
    selectWhenClicked(*field);
    const Field added = add(name,
                            {field, std::move(read), std::move(about), [field] { return field->value(); },
                             [field](int value) { field->setValue(value); }, [] {}});
    connect(field, &QSpinBox::valueChanged, this, [this, added] { onEdited(added); });
    return added;
}

NumberSheet::Field NumberSheet::choice(const QString &name, const std::vector<Option> &options, Read read,
                                       Text about, QWidget *parent)
{
    auto *field = new QComboBox(parent);
    field->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const Option &option : options)
        field->addItem(QString(), option.value);
    const auto retell = [field, options] {
        for (std::size_t i = 0; i < options.size(); ++i)
            field->setItemText(static_cast<int>(i), options[i].text());
    };
    retell();
    const Field added =
        add(name,
            {field, std::move(read), std::move(about), [field] { return field->currentData().toInt(); },
             [field](int value) { field->setCurrentIndex(field->findData(value)); }, retell});
    connect(field, &QComboBox::currentIndexChanged, this, [this, added] { onEdited(added); });
    return added;
}

NumberSheet::Field NumberSheet::tick(const QString &name, Read read, const Text &text, Text about,
                                     QWidget *parent)
{
    auto *field = new QCheckBox(parent);
    const auto retell = [field, text] { field->setText(text()); };
    retell();
    const Field added =
        add(name,
            {field, std::move(read), std::move(about), [field] { return field->isChecked() ? 1 : 0; },
             [field](int value) { field->setChecked(value != 0); }, retell});
    connect(field, &QCheckBox::toggled, this, [this, added] { onEdited(added); });
    return added;
}

QWidget *NumberSheet::explained(Field field, Rule rule) const
{
    setRules(*editor(field), idOf(rule));
    return editor(field);
}

QLabel *NumberSheet::label(Text text, QWidget *parent, bool heading)
{
    auto *label = plainLabel(parent);
    label->setTextFormat(Qt::PlainText);
    if (heading) {
        QFont bold; // of any size: that is the page's
        bold.setBold(true);
        label->setFont(bold);
    }
    m_labels.emplace_back(label, std::move(text));
    return label;
}

bool NumberSheet::isChanged(Field field) const
{
    const Entry &entry = m_fields[field];
    return entry.shown() != entry.read(m_table.state());
}

Correct NumberSheet::correction() const
{
    Correct correct;
    for (const Compose &compose : m_compose)
        compose(correct.set);
    if (correct.set.empty() || !m_table.shown().verdict(correct).playable())
        return correct;
    State tried = m_table.state();
    apply(m_table.setup(), tried, correct);
    for (const Settle &settle : m_settle)
        settle(tried, correct.set);
    return correct;
}

/// What keeps the correction from being made, naming the values without which it could be.
QString NumberSheet::whyNot(const Correct &correct) const
{
    const Session &session = m_table.shown();
    const Verdict verdict = session.verdict(correct);
    if (verdict.playable())
        return {};
    QStringList culprits;
    for (std::size_t i = 0; i < correct.set.size(); ++i) {
        Correct others = correct;
        others.set.erase(others.set.begin() + static_cast<std::ptrdiff_t>(i));
        if (session.verdict(others).playable())
            culprits << words::correctedValue(correct.set[i], m_table.words());
    }
    if (!culprits.isEmpty())
        return NumbersText::tr("The boards cannot stand like that: %1.").arg(words::listedApart(culprits));
    const Event event = correct;
    return NumbersText::tr("The boards cannot stand like that: %1.")
        .arg(words::reason(verdict.objections.front(), m_table.words(), &event));
}

void NumberSheet::load()
{
    const QScopedValueRollback loading(m_loading, true);
    for (Entry &entry : m_fields)
        showState(entry);
}

void NumberSheet::follow()
{
    const QScopedValueRollback loading(m_loading, true);
    for (Entry &entry : m_fields) {
        const int now = entry.read(m_table.state());
        if (entry.shown() == entry.loaded || entry.shown() == now)
            showState(entry);
        else
            entry.loaded = now;
    }
}

void NumberSheet::showState(Entry &entry)
{
    entry.show(entry.read(m_table.state()));
    entry.loaded = entry.shown();
    mark(entry, false);
}

NumberSheet::Edits NumberSheet::edits() const
{
    Edits edits;
    for (const Entry &entry : m_fields) {
        if (entry.shown() != entry.loaded)
            edits.emplace_back(entry.editor->objectName(), entry.shown());
    }
    return edits;
}

void NumberSheet::putIn(const Edits &edits)
{
    for (const auto &[name, value] : edits) {
        for (const Entry &entry : m_fields) {
            if (entry.editor->objectName() == name)
                entry.show(value);
        }
    }
}

void NumberSheet::retell()
{
    const QScopedValueRollback loading(m_loading, true);
    for (const Entry &entry : m_fields) {
        entry.retell();
        entry.editor->setAccessibleName(entry.about());
        entry.editor->setToolTip(plainTip(entry.about()));
    }
    for (const auto &[label, text] : m_labels)
        label->setText(text());
}

void NumberSheet::onEdited(Field field)
{
    if (m_loading)
        return;
    mark(m_fields[field], isChanged(field));
    emit edited();
}

void NumberSheet::recolour() const
{
    for (const Entry &entry : m_fields) {
        if (entry.editor->font().bold())
            colour(entry, true);
    }
}

/// What was changed is bold and in the colour of what is lit.
void NumberSheet::mark(const Entry &entry, bool changed) const
{
    if (entry.editor->font().bold() == changed)
        return;
    QFont font = entry.editor->font();
    font.setBold(changed);
    entry.editor->setFont(font);
    colour(entry, changed);
}

void NumberSheet::colour(const Entry &entry, bool changed)
{
    QPalette palette;
    if (changed) {
        // A window hears of another palette before what is in it has got that.
        const QColor ink = Theme::of(entry.editor->window()->palette()).color(Role::LitFrame);
        for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
            palette.setColor(role, ink);
    }
    entry.editor->setPalette(palette);
}

bool NumberSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel && !qobject_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace skyledger::ui
