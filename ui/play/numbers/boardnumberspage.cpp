// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/numbers/boardnumberspage.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/numberfield.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/saidname.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtGui/QFont>
#include <QtWidgets/QComboBox>
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

namespace {

constexpr int textWidth = 24; ///< letters that a line of text shows at least

} // namespace

BoardNumbersPage::BoardNumbersPage(GameTable &table, BoardNumbers &game, QWidget *parent)
    : EditPage(parent), m_table(table), m_game(game), m_intro(plainLabel(this)), m_area(new QScrollArea(this))
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
    connect(&table, &GameTable::lookChanged, this, &BoardNumbersPage::judge);
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

QWidget *BoardNumbersPage::Line::editor() const
{
    if (field != nullptr)
        return field;
    return choice != nullptr ? static_cast<QWidget *>(choice) : text;
}

NumberChange BoardNumbersPage::Line::typed(std::size_t place) const
{
    if (text != nullptr)
        return {place, {}, text->text().simplified()};
    if (choice != nullptr)
        return {place, choice->currentData().toInt(), {}};
    return {place, field->value(), {}};
}

bool BoardNumbersPage::Line::isChanged() const
{
    const NumberChange now = typed(0);
    return text != nullptr ? now.line != number.line : now.value != number.value;
}

/// Makes the fields anew: which values there are can change with the boards.
void BoardNumbersPage::build(const std::vector<BoardNumber> &numbers)
{
    m_lines.clear();
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    auto *boards = new FlowLayout; // beside each other where there is room
    column->addLayout(boards);
    column->addStretch();
    boards->setSpacing(content->fontMetrics().height() * 2);
    QFormLayout *form = nullptr;
    QString section;
    for (const BoardNumber &number : numbers) {
        if (form == nullptr || number.section != section) {
            section = number.section;
            auto *board = new QWidget(content);
            form = new QFormLayout(board);
            form->setContentsMargins(0, 0, 0, 0);
            form->setRowWrapPolicy(QFormLayout::DontWrapRows);
            auto *title = plainLabel(board);
            title->setText(section);
            title->setFont(boldFont(content->font()));
            form->addRow(title);
            boards->addWidget(board);
        }
        addLine(number, *form);
    }
    // What is typed in may be what led here.
    QWidget *before = m_area->takeWidget();
    const QWidget *typedIn = before != nullptr ? before->focusWidget() : nullptr;
    const QString focused = typedIn != nullptr && typedIn->hasFocus() ? typedIn->objectName() : QString();
    if (before != nullptr)
        before->deleteLater();
    m_area->setWidget(content);
    if (auto *again = focused.isEmpty() ? nullptr : content->findChild<QWidget *>(focused))
        again->setFocus(Qt::OtherFocusReason);
    setFocusProxy(m_lines.empty() ? nullptr : m_lines.front().editor());
}

void BoardNumbersPage::addLine(const BoardNumber &number, QFormLayout &form)
{
    QWidget *board = form.parentWidget();
    Line line{number};
    makeEditor(line, board);
    QWidget *editor = line.editor();
    editor->setObjectName(u"number-"_s + number.path);
    setSaidName(*editor, tr("%1: %2", "section, number").arg(number.section, number.name));
    auto *title = plainLabel(board);
    title->setText(number.name);
    title->setBuddy(editor);
    form.addRow(title, editor);
    m_lines.push_back(std::move(line));
}

void BoardNumbersPage::makeEditor(Line &line, QWidget *parent)
{
    if (line.number.line) {
        line.text = new QLineEdit(parent);
        line.text->setMinimumWidth(parent->fontMetrics().averageCharWidth() * textWidth);
        line.text->setToolTip(plainTip(line.number.hint));
        connect(line.text, &QLineEdit::textEdited, this, &BoardNumbersPage::judge);
        connect(line.text, &QLineEdit::returnPressed, this, &BoardNumbersPage::apply);
    } else if (!line.number.choices.empty()) {
        line.choice = new QComboBox(parent);
        line.choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        line.choice->setFocusPolicy(Qt::StrongFocus);
        line.choice->installEventFilter(this);
        for (const BoardChoice &choice : line.number.choices)
            line.choice->addItem(choice.text, choice.value);
        connect(line.choice, &QComboBox::currentIndexChanged, this, &BoardNumbersPage::judge);
    } else {
        line.field = new NumberField(parent);
        line.field->setMayBeNegative(line.number.least < 0);
        connect(line.field, &NumberField::entered, this, &BoardNumbersPage::judge);
        connect(line.field, &NumberField::nextWanted, this, &BoardNumbersPage::apply);
    }
}

/// The wheel scrolls the page over a choice that has not the keyboard.
bool BoardNumbersPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel && !qobject_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return EditPage::eventFilter(watched, event);
}

std::vector<NumberChange> BoardNumbersPage::changes() const
{
    std::vector<NumberChange> changes;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (m_lines[i].isChanged())
            changes.push_back(m_lines[i].typed(i));
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
        typed[m_lines[change.number].number.path] = change;
    load(typed);
}

/// Shows the boards as they are, but for what was typed. Fields stay while the boards have the same values.
void BoardNumbersPage::load(const Typed &typed)
{
    const std::vector<BoardNumber> numbers = m_game.numbers();
    const auto isSame = [](const Line &line, const BoardNumber &number) {
        const auto sameChoice = [](const BoardChoice &a, const BoardChoice &b) {
            return a.value == b.value && a.text == b.text;
        };
        return line.number.path == number.path && line.number.section == number.section
            && line.number.name == number.name && line.number.hint == number.hint
            && std::equal(line.number.choices.begin(), line.number.choices.end(), number.choices.begin(),
                          number.choices.end(), sameChoice);
    };
    if (!std::equal(m_lines.begin(), m_lines.end(), numbers.begin(), numbers.end(), isSame)) {
        // In other words the fields are others: the keyboard stays where it was.
        const QWidget *focus = window()->focusWidget();
        const auto at = std::find_if(m_lines.begin(), m_lines.end(),
                                     [focus](const Line &line) { return line.editor() == focus; });
        const auto place = static_cast<std::size_t>(at - m_lines.begin());
        const bool hadFocus = at != m_lines.end();
        build(numbers);
        if (hadFocus && place < m_lines.size())
            m_lines[place].editor()->setFocus(Qt::OtherFocusReason);
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i].number = numbers[i];
        const NumberChange standing{i, numbers[i].value, numbers[i].line.value_or(QString())};
        put(m_lines[i], typed.value(numbers[i].path, standing));
    }
    judge();
}

void BoardNumbersPage::put(const Line &line, const NumberChange &shown)
{
    if (line.text != nullptr) {
        if (line.text->text().simplified() != shown.line) {
            line.text->setText(shown.line);
            line.text->setCursorPosition(0); // of what is too long the beginning is in sight
        }
    } else if (line.choice != nullptr) {
        const QSignalBlocker quiet(line.choice);
        line.choice->setCurrentIndex(line.choice->findData(shown.value.value_or(0)));
    } else {
        line.field->setValue(shown.value);
    }
}

QString BoardNumbersPage::faultOf(std::size_t place) const
{
    const Line &line = m_lines[place];
    const BoardNumber &number = line.number;
    const NumberChange typed = line.typed(place);
    if (line.choice != nullptr || !line.isChanged())
        return {};
    if (line.text != nullptr) {
        const QString unknown = m_game.faultOf(typed);
        return unknown.isEmpty() ? QString() : tr("“%1” cannot stand there").arg(unknown);
    }
    const bool fits = typed.value ? *typed.value >= number.least && *typed.value <= number.most
                                  : number.mayBeEmpty && line.field->text().isEmpty();
    return fits ? QString() : tr("%1 to %2", "numbers").arg(number.least).arg(number.most);
}

/// Why the boards cannot stand so; where it is for some values only, they are named.
QString BoardNumbersPage::refusalOf(const std::vector<NumberChange> &wanted) const
{
    QString refusal = m_game.whyNot(wanted);
    if (refusal.isEmpty() || wanted.size() < 2)
        return refusal;
    QStringList culprits;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        std::vector<NumberChange> others = wanted;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        const BoardNumber &number = m_lines[wanted[i].number].number;
        if (m_game.whyNot(others).isEmpty())
            culprits << tr("%1, %2", "section, number").arg(number.section, number.name);
    }
    if (culprits.isEmpty())
        return refusal;
    return tr("%1: %2", "values, why they cannot be").arg(words::listedApart(culprits), refusal);
}

/// Says what would be set, or why it cannot be. What is changed is bold.
void BoardNumbersPage::judge()
{
    if (applyButton() == nullptr)
        return;
    forgetWarning();
    const std::vector<NumberChange> wanted = changes();
    QString refusal;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line &line = m_lines[i];
        const QString fault = faultOf(i);
        if (line.field != nullptr)
            line.field->setFault(fault);
        QFont font = line.editor()->font();
        if (font.bold() != line.isChanged()) {
            font.setBold(line.isChanged());
            line.editor()->setFont(font);
        }
        if (!fault.isEmpty() && refusal.isEmpty())
            refusal = tr("%1, %2: %3", "section, number, what it may be")
                          .arg(line.number.section, line.number.name, fault);
    }
    const auto count = static_cast<int>(wanted.size());
    if (refusal.isEmpty() && count > 0) {
        const auto &past = m_table.past();
        refusal = past && past->purpose == PastMoment::Purpose::Look
            ? tr("The boards show the past, in which nothing is set.")
            : refusalOf(wanted);
    }
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
                        "apply it as one correction. To join a game under way, set all boards once."));
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
