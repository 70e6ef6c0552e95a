// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/rowsform.h"

#include "ui/score/sheet/columnhead.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/numberfield.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/besideothers.h"
#include "ui/words/marks.h"
#include "ui/words/numbers.h"

#include <QtCore/QEvent>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QVBoxLayout>

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
      m_totalLabel(plainLabel(this)),
      m_rankLabel(plainLabel(this))
{
    setObjectName(u"sheet-form"_s);
    m_grid->setContentsMargins({});
    m_grid->setVerticalSpacing(3);
    addHeads(knownNames);
    m_rows.reserve(desk.game().rows().size());
    for (std::size_t row = 0; row < desk.game().rows().size(); ++row)
        addRow(row);
    m_totals = addResults(m_totalLabel, u"total"_s);
    m_ranks = addResults(m_rankLabel, u"rank"_s);
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
    for (std::size_t player = 0; player < m_desk.seats().most; ++player) {
        auto *field = new NumberField(this);
        const QString number = QString::number(player + 1);
        field->setObjectName(u"sheet-%1-%2"_s.arg(told.id, number));
        made.fields.push_back(field);
        m_grid->addWidget(field, at, columnOf(player));
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
        connectField(field, {player, row});
    }
    made.message = wrappedLabel(u"sheet-fault-"_s + told.id, this);
    setInk(made.message, Role::LitFrame);
    m_grid->addWidget(made.message, at + 2, 1, 1, static_cast<int>(m_desk.seats().most));
    m_rows.push_back(std::move(made));
}

void RowsForm::connectField(NumberField *field, const RowsDesk::Place &place)
{
    connect(field, &NumberField::typed, this,
            [this, place](const QString &text) { m_desk.setCell(place, text); });
    connect(field, &NumberField::onWanted, this, [this, place] { goOn(place); });
    connect(field, &NumberField::stepWanted, this,
            [this, place](int rows, int columns) { step(place, rows, columns); });
    connect(field, &NumberField::gotFocus, this, [this, place] {
        m_place = place;
        emit rowChanged();
    });
    connect(field, &NumberField::pasteWanted, this, &RowsForm::paste);
}

std::vector<QLabel *> RowsForm::addResults(QLabel *label, const QString &name)
{
    const int at = m_grid->rowCount();
    m_grid->addWidget(label, at, 0);
    std::vector<QLabel *> values;
    values.reserve(m_desk.seats().most);
    for (std::size_t player = 0; player < m_desk.seats().most; ++player) {
        auto *value = plainLabel(this);
        value->setObjectName(u"sheet-%1-%2"_s.arg(name).arg(player + 1));
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_grid->addWidget(value, at, columnOf(player));
        values.push_back(value);
    }
    return values;
}

NumberField *RowsForm::field(const RowsDesk::Place &place) const
{
    return m_rows[place.row].fields[place.player];
}

void RowsForm::focusFirst()
{
    m_heads.front()->nameField()->setFocus(Qt::TabFocusReason);
}

/// Down the columns first; what is set once in a game comes after all numbers.
void RowsForm::orderTabs()
{
    std::vector<QWidget *> order;
    for (std::size_t player = 0; player < m_heads.size(); ++player) {
        order.push_back(m_heads[player]->nameField());
        for (const Row &row : m_rows)
            order.push_back(row.fields[player]);
    }
    for (const ColumnHead *head : m_heads) {
        order.push_back(head->colorField());
        order.push_back(head->firstField());
    }
    for (std::size_t i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

/// The first row from there on that is asked for.
std::optional<std::size_t> RowsForm::nextRow(std::size_t from) const
{
    for (std::size_t row = from; row < m_rows.size(); ++row) {
        if (m_desk.asks(row))
            return row;
    }
    return std::nullopt;
}

void RowsForm::goOn(const RowsDesk::Place &place)
{
    if (const auto next = nextRow(place.row + 1))
        field({place.player, *next})->setFocus(Qt::TabFocusReason);
    else if (place.player + 1 < m_heads.size())
        m_heads[place.player + 1]->nameField()->setFocus(Qt::TabFocusReason);
    else
        emit finished();
}

void RowsForm::step(const RowsDesk::Place &place, int rows, int columns)
{
    const int column = static_cast<int>(place.player) + columns;
    if (column < 0 || column >= static_cast<int>(m_heads.size()))
        return;
    const auto player = static_cast<std::size_t>(column);
    int row = static_cast<int>(place.row) + rows;
    while (row >= 0 && row < static_cast<int>(m_rows.size()) && !m_desk.asks(static_cast<std::size_t>(row)))
        row += rows;
    if (row < 0)
        m_heads[player]->nameField()->setFocus(Qt::TabFocusReason);
    else if (row < static_cast<int>(m_rows.size()))
        field({player, static_cast<std::size_t>(row)})->setFocus(Qt::TabFocusReason);
}

/// Cells of a spreadsheet, at the field that has or last had the focus.
void RowsForm::paste(const QString &cells)
{
    std::vector<QStringList> lines;
    const QStringList rows = cells.split(u'\n');
    for (const QString &row : rows) {
        if (!row.trimmed().isEmpty())
            lines.push_back(row.split(row.contains(u'\t') ? u'\t' : u';'));
    }
    m_desk.setCells(m_place, lines);
}

void RowsForm::refresh()
{
    refreshHeads();
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        refreshRow(row);
    m_namesMessage->setText(m_desk.namesFault());
    m_namesMessage->setVisible(!m_desk.namesFault().isEmpty());
    refreshResults();
}

void RowsForm::refreshHeads()
{
    QStringList names;
    for (std::size_t player = 0; player < m_heads.size(); ++player)
        names << (player < m_desk.seated() ? m_desk.nameOf(player) : QString());
    const QStringList marks = words::playerMarks(names);
    for (std::size_t player = 0; player < m_heads.size(); ++player) {
        const auto at = static_cast<qsizetype>(player);
        m_heads[player]->showPlayer(m_desk.texts().players[player], marks.value(at),
                                    player < m_desk.seated() ? names[at] : tr("nobody, or a name"));
    }
}

void RowsForm::refreshRow(std::size_t row)
{
    Row &of = m_rows[row];
    const bool asked = m_desk.asks(row);
    const QString label = m_desk.game().rows()[row].label();
    of.label->setVisible(asked);
    QStringList faults;
    bool hasNotes = false;
    for (std::size_t player = 0; player < m_heads.size(); ++player) {
        const SheetReading &reading = m_desk.reading({player, row});
        const QString &cell = m_desk.texts().players[player].cells[static_cast<qsizetype>(row)];
        NumberField *field = of.fields[player];
        field->setVisible(asked);
        if (field->text().trimmed() != cell)
            field->setText(cell);
        field->setFault(reading.fault);
        const QString name = words::besideOthers(m_desk.nameOf(player));
        //: A field of the form: what it asks for, whose it is
        field->setAccessibleName(tr("%1, %2").arg(label, name));
        field->setAccessibleDescription(reading.fault.isEmpty() ? reading.note : reading.fault);
        if (!reading.fault.isEmpty())
            faults << reading.fault;
        if (!of.notes.empty())
            of.notes[player]->setText(reading.note);
        hasNotes = hasNotes || !reading.note.isEmpty();
    }
    for (QLabel *note : of.notes)
        note->setVisible(asked && hasNotes);
    of.message->setText(faults.join(u' '));
    of.message->setVisible(!faults.isEmpty());
}

void RowsForm::refreshResults()
{
    const auto &told = m_desk.told();
    for (std::size_t player = 0; player < m_heads.size(); ++player) {
        const bool isSeated = told && !m_desk.isUntouched() && player < told->seats.size();
        const ScoreTold::Seat seat = isSeated ? told->seats[player] : ScoreTold::Seat();
        const QString rank = QString::number(seat.rank);
        m_totals[player]->setText(isSeated ? words::plainNumber(seat.total) : QString());
        //: The place of a player who wins
        m_ranks[player]->setText(!isSeated       ? QString()
                                     : seat.wins ? tr("%1 · wins", "rank").arg(rank)
                                                 : rank);
        m_totals[player]->setAccessibleName(
            isSeated
                ? tr("%1: %2, place %3").arg(words::besideOthers(seat.name), words::points(seat.total), rank)
                : QString());
    }
}

void RowsForm::sizeTexts()
{
    for (QLabel *label : m_totals)
        label->setFont(boldFont(font(), 1.7));
    for (QLabel *label : m_ranks)
        label->setFont(boldFont(font(), 1.2));
    m_totalLabel->setFont(boldFont(font(), 1.2));
}

void RowsForm::retranslate()
{
    setAccessibleName(tr("Score sheet"));
    for (ColumnHead *head : m_heads)
        head->retranslate();
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const SheetGame::Row &told = m_desk.game().rows()[row];
        m_rows[row].label->setText(told.label());
        for (NumberField *field : m_rows[row].fields)
            field->setToolTip(plainTip(told.where()));
    }
    m_totalLabel->setText(tr("Total"));
    m_rankLabel->setText(tr("Place"));
    refresh();
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
        paste(QGuiApplication::clipboard()->text());
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
