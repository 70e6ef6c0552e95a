// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/numbers/boardnumberspage.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/numberfield.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

BoardNumbersPage::BoardNumbersPage(GameTable &table, BoardNumbers &game, QWidget *parent)
    : EditPage(parent), m_game(game), m_intro(plainLabel(this)), m_area(new QScrollArea(this))
{
    setObjectName(u"numbers-page"_s);
    m_intro->setWordWrap(true);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(m_area, 1);
    column->addWidget(bar());
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.boards)
            follow();
    });
    connect(&table, &GameTable::wordsChanged, this, &BoardNumbersPage::retranslate);
    retranslate();
}

QWidget *BoardNumbersPage::bar()
{
    auto *bar = new QWidget(this);
    m_noteTitle = plainLabel(bar);
    m_note = new QLineEdit(bar);
    m_note->setObjectName(u"numbers-note"_s);
    m_noteTitle->setBuddy(m_note);
    makeControls(u"numbers"_s, bar);
    auto *row = new QHBoxLayout;
    row->addWidget(m_noteTitle);
    row->addWidget(m_note, 1);
    row->addWidget(applyButton());
    row->addWidget(resetButton());
    row->addWidget(closeButton());
    auto *column = new QVBoxLayout(bar);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(message());
    column->addLayout(row);
    connect(m_note, &QLineEdit::returnPressed, this, &BoardNumbersPage::apply);
    return bar;
}

/// Makes the fields anew: which numbers there are can change with the boards.
void BoardNumbersPage::build(const std::vector<BoardNumber> &numbers)
{
    m_lines.clear();
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    QFormLayout *form = nullptr;
    QString section;
    for (const BoardNumber &number : numbers) {
        if (form == nullptr || number.section != section) {
            section = number.section;
            auto *title = plainLabel(content);
            title->setText(section);
            title->setFont(boldFont(content->font()));
            column->addWidget(title);
            form = new QFormLayout;
            column->addLayout(form);
        }
        auto *field = new NumberField(content);
        field->setObjectName(u"number-"_s + number.path);
        field->setMayBeNegative(number.least < 0);
        setSaidName(*field, u"%1: %2"_s.arg(number.section, number.name));
        auto *title = plainLabel(content);
        title->setText(number.name);
        form->addRow(title, field);
        connect(field, &NumberField::entered, this, &BoardNumbersPage::judge);
        connect(field, &NumberField::onWanted, this, &BoardNumbersPage::apply);
        m_lines.push_back({number, field});
    }
    column->addStretch();
    m_area->setWidget(content);
    setFocusProxy(m_lines.empty() ? nullptr : m_lines.front().field);
}

std::vector<NumberChange> BoardNumbersPage::changes() const
{
    std::vector<NumberChange> changes;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const std::optional<int> typed = m_lines[i].field->value();
        if (typed && *typed != m_lines[i].number.value)
            changes.push_back({i, *typed});
    }
    return changes;
}

void BoardNumbersPage::apply()
{
    const std::vector<NumberChange> wanted = changes();
    if (wanted.empty() || !applyButton()->isEnabled())
        return;
    const QString note = m_note->text().trimmed();
    m_note->clear();
    m_game.correct(wanted, note);
    reset();
    say(tr("The boards are corrected."), false);
}

void BoardNumbersPage::reset()
{
    load({});
}

/// The boards stand differently: what was typed stays.
void BoardNumbersPage::follow()
{
    Typed typed;
    for (const NumberChange &change : changes())
        typed[m_lines[change.number].number.path] = change.value;
    load(typed);
}

/// Shows the boards as they are, but for what was typed. Fields stay while the boards have the same numbers.
void BoardNumbersPage::load(const Typed &typed)
{
    const std::vector<BoardNumber> numbers = m_game.numbers();
    const auto isSame = [](const Line &line, const BoardNumber &number) {
        return line.number.path == number.path && line.number.section == number.section
            && line.number.name == number.name;
    };
    if (!std::equal(m_lines.begin(), m_lines.end(), numbers.begin(), numbers.end(), isSame))
        build(numbers);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i].number = numbers[i];
        m_lines[i].field->setValue(typed.value(numbers[i].path, numbers[i].value));
    }
    judge();
}

/// Says what would be set, or why it cannot be.
void BoardNumbersPage::judge()
{
    forgetWarning();
    const std::vector<NumberChange> wanted = changes();
    QString refusal;
    for (const Line &line : m_lines) {
        const std::optional<int> typed = line.field->value();
        const bool fits = typed && *typed >= line.number.least && *typed <= line.number.most;
        const QString fault =
            fits ? QString() : tr("%1 to %2", "numbers").arg(line.number.least).arg(line.number.most);
        line.field->setFault(fault);
        if (!fits && refusal.isEmpty())
            refusal = tr("%1, %2: %3", "section, number, what it may be")
                          .arg(line.number.section, line.number.name, fault);
    }
    if (refusal.isEmpty() && !wanted.empty())
        refusal = m_game.whyNot(wanted);
    const auto count = static_cast<int>(wanted.size());
    say(!refusal.isEmpty() ? refusal
            : count == 0   ? tr("Nothing is changed.")
                           : tr("%n value(s) will be set as one correction.", nullptr, count),
        !refusal.isEmpty());
    applyButton()->setEnabled(count > 0 && refusal.isEmpty());
    resetButton()->setEnabled(count > 0 || !refusal.isEmpty());
}

QString BoardNumbersPage::lossWarning() const
{
    return tr("%n value(s) are not applied. Close again to give them up.", nullptr,
              static_cast<int>(changes().size()));
}

void BoardNumbersPage::retranslate()
{
    m_intro->setText(tr("Every number as the boards stand now. Change what is different on the table and "
                        "apply it as one correction."));
    m_noteTitle->setText(tr("Reason"));
    m_note->setPlaceholderText(tr("may be left empty"));
    setSaidName(*m_note, tr("Reason of the correction"));
    applyButton()->setText(tr("Apply"));
    setSaidName(*applyButton(), tr("Apply the changed numbers as one correction"));
    resetButton()->setText(tr("Put back"));
    setSaidName(*resetButton(), tr("Show the numbers as they are recorded"));
    closeButton()->setText(tr("Close"));
    setSaidName(*closeButton(), tr("Close the page of numbers"));
    setSaidName(*m_area, tr("Numbers of all boards"));
    follow(); // in the words of now
}

void BoardNumbersPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange && applyButton() != nullptr)
        judge();
    EditPage::changeEvent(event);
}

} // namespace skyledger::ui
