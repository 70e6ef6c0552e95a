// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/numbers/numberfields.h"

#include "ui/widgets/numberfield.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/selectwhenclicked.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtCore/QStringList>
#include <QtGui/QFont>
#include <QtGui/QPalette>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <tuple>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int textWidth = 24; ///< letters that a line of text shows at least
constexpr int longText = 28;  ///< letters that it hardly shows

/// Whether a field that was made for one number can show the other.
bool isShownAlike(const BoardNumber &a, const BoardNumber &b)
{
    const auto look = [](const BoardNumber &number) {
        return std::tie(number.path, number.section, number.name, number.choices, number.hint, number.full,
                        number.rule, number.beside, number.column, number.heading);
    };
    return look(a) == look(b) && NumberFields::isLong(a) == NumberFields::isLong(b);
}

} // namespace

NumberFields::NumberFields(BoardNumbers &game, Build build, QObject *parent)
    : QObject(parent), m_game(game), m_build(std::move(build))
{
}

QWidget *NumberFields::Line::editor() const
{
    for (QWidget *editor : {static_cast<QWidget *>(field), static_cast<QWidget *>(steps),
                            static_cast<QWidget *>(choice), static_cast<QWidget *>(tick)}) {
        if (editor != nullptr)
            return editor;
    }
    return text;
}

NumberChange NumberFields::Line::typed(std::size_t place) const
{
    if (text != nullptr)
        return {place, {}, text->text().simplified()};
    if (choice != nullptr)
        return {place, choice->currentData().toInt(), {}};
    if (steps != nullptr)
        return {place, steps->value(), {}};
    if (tick != nullptr)
        return {place, tick->isChecked() ? 1 : 0, {}};
    return {place, field->value(), {}};
}

bool NumberFields::Line::isChanged() const
{
    if (editor() == nullptr)
        return false;
    const NumberChange now = typed(0);
    return text != nullptr ? now.line != number.line : now.value != number.value;
}

QString NumberFields::fullName(const BoardNumber &number)
{
    return number.full.isEmpty() ? tr("%1: %2", "section, number").arg(number.section, number.name)
                                 : number.full;
}

bool NumberFields::isLong(const BoardNumber &number)
{
    return number.line && number.line->size() > longText;
}

QWidget *NumberFields::first() const
{
    const auto made =
        std::find_if(m_lines.begin(), m_lines.end(), [](const Line &line) { return line.editor(); });
    return made == m_lines.end() ? nullptr : made->editor();
}

/// The whole name, what a line of text holds, for it may be too long to be seen, and what it takes.
void NumberFields::showTip(const Line &line)
{
    QStringList tips{line.number.full};
    if (line.text != nullptr)
        tips << line.text->text().simplified() << line.number.hint;
    tips.removeAll(QString());
    line.editor()->setToolTip(plainTip(tips.join(u'\n')));
}

QWidget *NumberFields::make(std::size_t place, QWidget *parent)
{
    Line &line = m_lines[place];
    makeEditor(line, parent);
    QWidget *editor = line.editor();
    editor->setObjectName(u"number-"_s + line.number.path);
    setSaidName(*editor, fullName(line.number));
    showTip(line);
    if (!line.number.rule.isEmpty())
        setRules(*editor, line.number.rule);
    return editor;
}

void NumberFields::makeEditor(Line &line, QWidget *parent)
{
    if (line.number.line) {
        line.text = new QLineEdit(parent);
        line.text->setMinimumWidth(parent->fontMetrics().averageCharWidth() * textWidth);
        connect(line.text, &QLineEdit::textEdited, this, [this, shown = line] {
            showTip(shown);
            emit edited();
        });
    } else if (!line.number.choices.empty()) {
        line.choice = new QComboBox(parent);
        line.choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        for (const BoardChoice &choice : line.number.choices)
            line.choice->addItem(choice.text, choice.value);
        connect(line.choice, &QComboBox::currentIndexChanged, this, &NumberFields::edited);
    } else if (line.number.isTick) {
        line.tick = new QCheckBox(line.number.beside, parent);
        connect(line.tick, &QCheckBox::toggled, this, &NumberFields::edited);
    } else if (line.number.isStepped) {
        line.steps = new QSpinBox(parent);
        line.steps->setRange(line.number.least, line.number.most);
        line.steps->setAlignment(Qt::AlignRight);
        selectWhenClicked(*line.steps);
        connect(line.steps, &QSpinBox::valueChanged, this, &NumberFields::edited);
    } else {
        line.field = new NumberField(parent);
        line.field->setMayBeNegative(line.number.least < 0);
        connect(line.field, &NumberField::entered, this, &NumberFields::edited);
        connect(line.field, &NumberField::nextWanted, this, &NumberFields::entered);
    }
    // A wheel that scrolls the page must not change what is under the pointer.
    line.editor()->setFocusPolicy(Qt::StrongFocus);
    line.editor()->installEventFilter(this);
}

bool NumberFields::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel && !qobject_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

std::vector<NumberChange> NumberFields::changes() const
{
    std::vector<NumberChange> changes;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (m_lines[i].isChanged())
            changes.push_back(m_lines[i].typed(i));
    }
    return changes;
}

void NumberFields::follow()
{
    Typed typed;
    for (const NumberChange &change : changes())
        typed[m_lines[change.number].number.path] = change;
    show(typed);
}

/// Has the fields made anew. What is typed in may be what led here, and in other words the fields are others: the keyboard
/// stays where it was.
void NumberFields::build(const std::vector<BoardNumber> &numbers)
{
    const auto focused = std::find_if(m_lines.begin(), m_lines.end(), [](const Line &line) {
        return line.editor() != nullptr && line.editor() == line.editor()->window()->focusWidget();
    });
    const QString path = focused == m_lines.end() ? QString() : focused->number.path;
    const auto place = static_cast<std::size_t>(focused - m_lines.begin());
    m_lines.clear();
    for (const BoardNumber &number : numbers)
        m_lines.push_back({number});
    m_build(numbers);
    if (path.isEmpty())
        return;
    const auto same = std::find_if(m_lines.begin(), m_lines.end(),
                                   [&path](const Line &line) { return line.number.path == path; });
    const auto again = same == m_lines.end() ? std::min(place, m_lines.size())
                                             : static_cast<std::size_t>(same - m_lines.begin());
    if (again < m_lines.size() && m_lines[again].editor() != nullptr)
        m_lines[again].editor()->setFocus(Qt::OtherFocusReason);
}

/// Fields stay while the boards have the same values.
void NumberFields::show(const Typed &typed)
{
    const std::vector<BoardNumber> numbers = m_game.numbers();
    if (!std::equal(
            m_lines.begin(), m_lines.end(), numbers.begin(), numbers.end(),
            [](const Line &line, const BoardNumber &number) { return isShownAlike(line.number, number); }))
        build(numbers);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i].number = numbers[i];
        const NumberChange standing{i, numbers[i].value, numbers[i].line.value_or(QString())};
        if (m_lines[i].editor() != nullptr)
            put(m_lines[i], typed.value(numbers[i].path, standing));
    }
}

void NumberFields::put(const Line &line, const NumberChange &shown)
{
    const QSignalBlocker quiet(line.text != nullptr || line.field != nullptr ? nullptr : line.editor());
    const int number = shown.value.value_or(0);
    if (line.text != nullptr) {
        if (line.text->text().simplified() != shown.line) {
            line.text->setText(shown.line);
            line.text->setCursorPosition(0); // of what is too long the beginning is in sight
            showTip(line);
        }
    } else if (line.choice != nullptr) {
        line.choice->setCurrentIndex(line.choice->findData(number));
    } else if (line.steps != nullptr) {
        line.steps->setRange(line.number.least, line.number.most);
        line.steps->setValue(number);
    } else if (line.tick != nullptr) {
        line.tick->setChecked(number != 0);
    } else {
        line.field->setValue(shown.value);
    }
}

QString NumberFields::faultOf(std::size_t place) const
{
    const Line &line = m_lines[place];
    const BoardNumber &number = line.number;
    if (!line.isChanged() || (line.text == nullptr && line.field == nullptr))
        return {};
    const NumberChange typed = line.typed(place);
    if (line.text != nullptr) {
        const QString unknown = m_game.faultOf(typed);
        return unknown.isEmpty() ? QString() : tr("“%1” cannot stand there").arg(unknown);
    }
    const bool fits = typed.value ? *typed.value >= number.least && *typed.value <= number.most
                                  : number.mayBeEmpty && line.field->text().isEmpty();
    return fits ? QString() : tr("%1 to %2", "numbers").arg(number.least).arg(number.most);
}

QString NumberFields::judge()
{
    QString first;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line &line = m_lines[i];
        if (line.editor() == nullptr)
            continue;
        const QString fault = faultOf(i);
        if (line.field != nullptr)
            line.field->setFault(fault);
        mark(line);
        if (!fault.isEmpty() && first.isEmpty()) {
            first = tr("%1, %2: %3", "section, number, what it may be")
                        .arg(line.number.section, line.number.name, fault);
        }
    }
    return first;
}

/// What is changed is bold and in the colour of what is lit.
void NumberFields::mark(const Line &line)
{
    QWidget &editor = *line.editor();
    const bool changed = line.isChanged();
    if (editor.font().bold() == changed)
        return;
    QFont font; // of any size: that is the page's
    if (changed)
        font.setBold(true);
    editor.setFont(font);
    colour(editor, changed);
}

void NumberFields::colour(QWidget &editor, bool changed)
{
    QPalette palette;
    if (changed) {
        // A window hears of another palette before what is in it has got that.
        const QColor ink = Theme::of(editor.window()->palette()).color(Role::LitFrame);
        for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
            palette.setColor(role, ink);
    }
    editor.setPalette(palette);
}

void NumberFields::recolour() const
{
    for (const Line &line : m_lines) {
        if (line.isChanged())
            colour(*line.editor(), true);
    }
}

} // namespace skyledger::ui
