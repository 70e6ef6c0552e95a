// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/rowsform.h"

#include "ui/score/sheet/columnhead.h"
#include "ui/score/sheet/sheetcells.h"
#include "ui/widgets/numberfield.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QEvent>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

int columnOf(std::size_t player)
{
    return static_cast<int>(player) + 1;
}

} // namespace

RowsForm::RowsForm(RowsDesk &desk, const QStringList &knownNames, QWidget *parent)
    : QWidget(parent),
      m_desk(desk),
      m_grid(new QGridLayout(this)),
      m_namesMessage(wrappedLabel(u"sheet-fault-names"_s, this)),
      m_notes(wrappedLabel(u"sheet-notes"_s, this))
{
    setObjectName(u"sheet-form"_s);
    m_grid->setContentsMargins({});
    m_grid->setVerticalSpacing(3);
    addHeads(knownNames);
    m_rows.reserve(desk.game().rows().size());
    for (std::size_t row = 0; row < desk.game().rows().size(); ++row)
        addRow(row);
    const std::vector<SheetGame::Result> results = desk.game().results({});
    m_results.reserve(results.size());
    for (const SheetGame::Result &result : results)
        m_results.push_back(addResults(result.id));
    m_totals = addResults(u"total"_s);
    m_ranks = addResults(u"rank"_s);
    m_notes->hide();
    m_grid->addWidget(m_notes, m_grid->rowCount(), 0, 1, static_cast<int>(m_desk.seats().most) + 1);
    m_grid->setRowStretch(m_grid->rowCount(), 1);
    connect(&desk, &RowsDesk::changed, this, &RowsForm::refresh);
    sizeTexts();
    retranslate();
    orderTabs();
}

void RowsForm::addHeads(const QStringList &knownNames)
{
    for (std::size_t player = 0; player < m_desk.seats().most; ++player) {
        m_grid->setColumnStretch(columnOf(player), 1);
        auto *head = new ColumnHead(player, m_desk.seats(), knownNames, this);
        m_heads.push_back(head);
        m_grid->addWidget(head, 0, columnOf(player));
        head->nameField()->installEventFilter(this);
        connect(head, &ColumnHead::named, this,
                [this, player](const QString &name) { m_desk.setName(player, name); });
        connect(head, &ColumnHead::colored, this,
                [this, player](int color) { m_desk.setColor(player, color); });
        connect(head, &ColumnHead::began, this, [this, player] {
            m_desk.setFirst(player);
            refreshHeads();
        });
    }
    setInk(m_namesMessage, Role::LitFrame);
    m_grid->addWidget(m_namesMessage, 1, 1, 1, static_cast<int>(m_desk.seats().most));
}

void RowsForm::addRow(std::size_t row)
{
    const SheetGame::Row &told = m_desk.game().rows()[row];
    const int at = m_grid->rowCount();
    Row made;
    made.label = plainLabel(this);
    m_grid->addWidget(made.label, at, 0);
    if (m_desk.game().isTick(row))
        addTicks(row, at, made);
    else
        addFields(row, at, made);
    made.message = wrappedLabel(u"sheet-fault-"_s + told.id, this);
    setInk(made.message, Role::LitFrame);
    m_grid->addWidget(made.message, at + 2, 1, 1, static_cast<int>(m_desk.seats().most));
    m_rows.push_back(std::move(made));
}

void RowsForm::addFields(std::size_t row, int at, Row &made)
{
    const SheetGame::Row &told = m_desk.game().rows()[row];
    for (std::size_t player = 0; player < m_desk.seats().most; ++player) {
        auto *field = new NumberField(this);
        const QString number = QString::number(player + 1);
        field->setObjectName(u"sheet-%1-%2"_s.arg(told.id, number));
        made.fields.push_back(field);
        if (told.number) {
            const auto cells = m_desk.game().numbers().cells();
            field->setMayBeNegative(m_desk.game().numbers().row(cells[*told.number].row).least < 0);
        } else {
            field->takeText(told.digits);
            auto *note = wrappedLabel(u"sheet-note-%1-%2"_s.arg(told.id, number), this);
            note->setAlignment(Qt::AlignRight);
            setInk(note, Role::QuietText);
            made.notes.push_back(note);
            m_grid->addWidget(note, at + 1, columnOf(player));
        }
        if (told.turn)
            addTurn({player, row}, at, made);
        else
            m_grid->addWidget(field, at, columnOf(player));
        connectField(field, {player, row});
    }
}

void RowsForm::addTurn(const RowsDesk::Place &place, int at, Row &made)
{
    NumberField *field = made.fields.back();
    auto *button = new QPushButton(this);
    button->setObjectName(u"sheet-turn-%1"_s.arg(place.player + 1));
    button->setAutoDefault(false);
    made.turns.push_back(button);
    connect(button, &QPushButton::clicked, this, [this, place] { turn(place); });
    connect(field, &NumberField::plusTyped, this, [this, place] { turn(place); });
    auto *line = new QHBoxLayout;
    line->setSpacing(4);
    line->addWidget(field, 1);
    line->addWidget(button);
    m_grid->addLayout(line, at, columnOf(place.player));
}

void RowsForm::addTicks(std::size_t row, int at, Row &made)
{
    for (std::size_t player = 0; player < m_desk.seats().most; ++player) {
        auto *tick = new QCheckBox(this);
        tick->setObjectName(u"sheet-%1-%2"_s.arg(m_desk.game().rows()[row].id).arg(player + 1));
        made.ticks.push_back(tick);
        m_grid->addWidget(tick, at, columnOf(player));
        connect(tick, &QCheckBox::clicked, this,
                [this, place = RowsDesk::Place{player, row}](bool on) { m_desk.setTick(place, on); });
    }
}

void RowsForm::turn(const RowsDesk::Place &place)
{
    const QString &cell = m_desk.texts().players[place.player].cells[static_cast<qsizetype>(place.row)];
    const auto next = m_desk.game().rows()[place.row].turn->next(numberIn(cell));
    if (next && !m_rows[place.row].fields[place.player]->isReadOnly())
        m_desk.setCell(place, QString::number(*next));
}

void RowsForm::typeOnly(const std::vector<std::size_t> &rows)
{
    m_isCompared = true;
    for (ColumnHead *head : m_heads)
        head->setReadOnly();
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const bool isReadOnly = std::find(rows.begin(), rows.end(), row) == rows.end();
        for (NumberField *field : m_rows[row].fields) {
            field->setReadOnly(isReadOnly);
            field->setFrame(!isReadOnly);
        }
    }
    refresh();
}

void RowsForm::connectField(NumberField *field, const RowsDesk::Place &place)
{
    connect(field, &NumberField::typed, this,
            [this, place](const QString &text) { m_desk.setCell(place, text); });
    connect(field, &NumberField::nextWanted, this, [this, place] { goOn(place); });
    connect(field, &NumberField::stepWanted, this,
            [this, place](int rows, int columns) { step(place, rows, columns); });
    connect(field, &NumberField::gotFocus, this, [this, place] {
        m_place = place;
        emit rowChanged();
    });
    connect(field, &NumberField::copyWanted, this, &RowsForm::copyToClipboard);
    connect(field, &NumberField::pasteWanted, this, &RowsForm::paste);
}

RowsForm::Results RowsForm::addResults(const QString &name)
{
    const int at = m_grid->rowCount();
    Results made;
    made.label = plainLabel(this);
    m_grid->addWidget(made.label, at, 0);
    made.values.reserve(m_desk.seats().most);
    for (std::size_t player = 0; player < m_desk.seats().most; ++player) {
        auto *value = plainLabel(this);
        value->setObjectName(u"sheet-%1-%2"_s.arg(name).arg(player + 1));
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_grid->addWidget(value, at, columnOf(player));
        made.values.push_back(value);
    }
    return made;
}

NumberField *RowsForm::field(const RowsDesk::Place &place) const
{
    return m_rows[place.row].fields[place.player];
}

/// To the top of a column, if there is one.
bool RowsForm::enterColumn(std::size_t player)
{
    if (player >= m_heads.size() || !isSeen(player))
        return false;
    if (!m_isCompared)
        m_heads[player]->nameField()->setFocus(Qt::TabFocusReason);
    else if (const auto first = nextRow(0))
        field({player, *first})->setFocus(Qt::TabFocusReason);
    return true;
}

void RowsForm::focusFirst()
{
    enterColumn(0);
}

/// Down the columns first; what is set once in a game comes after all numbers.
void RowsForm::orderTabs()
{
    std::vector<QWidget *> order;
    for (std::size_t player = 0; player < m_heads.size(); ++player) {
        order.push_back(m_heads[player]->nameField());
        for (const Row &row : m_rows) {
            if (row.fields.empty())
                order.push_back(row.ticks[player]);
            else
                order.push_back(row.fields[player]);
        }
    }
    for (const ColumnHead *head : m_heads) {
        order.push_back(head->colorField());
        order.push_back(head->firstField());
    }
    for (const Row &row : m_rows)
        order.insert(order.end(), row.turns.begin(), row.turns.end());
    for (std::size_t i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

/// Whether the keyboard goes there by itself.
bool RowsForm::isTyped(std::size_t row) const
{
    return m_desk.asks(row) && !m_rows[row].fields.empty() && !m_rows[row].fields.front()->isReadOnly();
}

/// The first row from there on that is typed.
std::optional<std::size_t> RowsForm::nextRow(std::size_t from) const
{
    for (std::size_t row = from; row < m_rows.size(); ++row) {
        if (isTyped(row))
            return row;
    }
    return std::nullopt;
}

void RowsForm::goOn(const RowsDesk::Place &place)
{
    if (const auto next = nextRow(place.row + 1))
        field({place.player, *next})->setFocus(Qt::TabFocusReason);
    else if (!enterColumn(place.player + 1))
        emit finished();
}

void RowsForm::step(const RowsDesk::Place &place, int rows, int columns)
{
    const int column = static_cast<int>(place.player) + columns;
    if (column < 0 || column >= static_cast<int>(m_heads.size()) || !isSeen(static_cast<std::size_t>(column)))
        return;
    const auto player = static_cast<std::size_t>(column);
    const auto isPassed = [this](int row) {
        const auto at = static_cast<std::size_t>(row);
        return !m_desk.asks(at) || m_rows[at].fields.empty();
    };
    int row = static_cast<int>(place.row) + rows;
    while (rows != 0 && row >= 0 && row < static_cast<int>(m_rows.size()) && isPassed(row))
        row += rows;
    if (row < 0 && !m_isCompared)
        m_heads[player]->nameField()->setFocus(Qt::TabFocusReason);
    else if (row >= 0 && row < static_cast<int>(m_rows.size()))
        field({player, static_cast<std::size_t>(row)})->setFocus(Qt::TabFocusReason);
}

/// Cells of a spreadsheet, at the field that has or last had the focus.
void RowsForm::paste(const QString &cells)
{
    if (m_isCompared)
        return;
    Pasted result =
        pasted(m_desk.game(), m_desk.texts(), m_desk.asked(), {m_place.player, m_place.row}, cells);
    QStringList sentences;
    //: After cells of a spreadsheet were pasted
    sentences << tr("%n number(s) taken over.", nullptr, result.numbers);
    for (const PasteNote &note : result.notes)
        sentences << pasteNote(note);
    if (result.numbers > 0 || result.names > 0)
        m_desk.replace(std::move(result.texts));
    say(sentences.join(u' '), !result.notes.empty());
}

void RowsForm::pasteFromClipboard()
{
    paste(QGuiApplication::clipboard()->text());
}

void RowsForm::copyToClipboard(bool playersAsRows)
{
    const SheetLayout layout = playersAsRows ? SheetLayout::PlayersAsRows : SheetLayout::PlayersAsColumns;
    QGuiApplication::clipboard()->setText(copied(m_desk.game(), m_desk.seatedTexts(), layout, true));
    say(tr("The table is in the clipboard."), false);
}

void RowsForm::say(const QString &text, bool warning)
{
    m_notes->setText(text);
    setInk(m_notes, warning ? Role::LitFrame : Role::QuietText);
    m_notes->show();
}

void RowsForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        sizeTexts();
    else if (event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}

/// Enter and Down in a name go on to the rows; an empty name where nobody sits ends the form.
bool RowsForm::takeKeyOfName(std::size_t player, const QKeyEvent &key)
{
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (isEnter && key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (isEnter && player >= m_desk.seated()) {
        emit finished();
        return true;
    }
    if (isEnter || key.key() == Qt::Key_Down) {
        if (const auto first = nextRow(0))
            field({player, *first})->setFocus(Qt::TabFocusReason);
        return true;
    }
    if (key.matches(QKeySequence::Paste) && isManyCells(QGuiApplication::clipboard()->text())) {
        m_place = {player, 0};
        pasteFromClipboard();
        return true;
    }
    return false;
}

bool RowsForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
        event->ignore(); // the form's own, which knows all fields
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    for (std::size_t player = 0; player < m_heads.size(); ++player) {
        if (watched == m_heads[player]->nameField() && takeKeyOfName(player, *key))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace skyledger::ui
