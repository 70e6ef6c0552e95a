// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pieces/checklistpanel.h"

#include "ui/play/pieces/checklistrow.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStyle>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// How the rows stand: the first way in which all of them are in sight.
struct Way {
    int columns;
    double text;
};
constexpr std::array<Way, 5> ways{{{1, 1.08}, {1, 1}, {2, 1}, {2, 0.92}, {2, 0.85}}};
constexpr int columnGap = 12;

} // namespace

ChecklistPanel::ChecklistPanel(GameTable &table, const PieceDrawings &drawings, QWidget *parent)
    : QFrame(parent),
      m_table(table),
      m_drawer(drawings),
      m_title(plainLabel(this)),
      m_keys(plainLabel(this)),
      m_area(new QScrollArea(this))
{
    setObjectName(u"checklist"_s);
    setRules(*this, table.narrator().rulesOf(PlayPart::Pieces).value(0));
    m_title->setObjectName(u"checklist-title"_s);
    m_title->setFont(boldFont(font(), 1.1));
    m_keys->setForegroundRole(QPalette::PlaceholderText);
    m_area->setWidget(new QWidget);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->viewport()->setAutoFillBackground(false);
    m_area->widget()->setAutoFillBackground(false);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_keys);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 6, 6);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_area, 1);
    connect(&table, &GameTable::boardsChanged, this, &ChecklistPanel::refresh);
    connect(&table, &GameTable::wordsChanged, this, &ChecklistPanel::refresh);
    retranslate();
    refresh();
}

bool ChecklistPanel::isTicked(std::size_t place) const
{
    return m_ticked.value(m_pieces.first).contains(place);
}

bool ChecklistPanel::isDue() const
{
    return static_cast<std::size_t>(m_ticked.value(m_pieces.first).size()) < m_entries.size();
}

QSet<int> ChecklistPanel::openNumbers() const
{
    QSet<int> numbers;
    for (std::size_t place = 0; place < m_entries.size(); ++place) {
        if (!isTicked(place) && m_drawings[place].number > 0)
            numbers.insert(m_drawings[place].number);
    }
    return numbers;
}

void ChecklistPanel::focusFirst()
{
    for (std::size_t place = 0; place < m_entries.size(); ++place) {
        if (isTicked(place))
            continue;
        m_entries[place].row->setFocus(Qt::OtherFocusReason);
        return;
    }
}

void ChecklistPanel::tickAlike(ChecklistPanel &other)
{
    connect(&other, &ChecklistPanel::changed, this, [this, &other] { adoptTicks(other); });
    connect(this, &ChecklistPanel::changed, &other, [this, &other] { other.adoptTicks(*this); });
    // Lists of before may be shown again.
    for (auto done = other.m_ticked.cbegin(); done != other.m_ticked.cend(); ++done) {
        if (done.key() != m_pieces.first)
            m_ticked.insert(done.key(), done.value());
    }
    adoptTicks(other);
}

void ChecklistPanel::adoptTicks(const ChecklistPanel &other)
{
    const qsizetype first = m_pieces.first;
    if (other.m_pieces.first != first || other.m_ticked.value(first) == m_ticked.value(first))
        return;
    m_ticked[first] = other.m_ticked.value(first);
    for (std::size_t place = 0; place < m_entries.size(); ++place) {
        const QSignalBlocker together(m_entries[place].row);
        m_entries[place].row->setChecked(isTicked(place));
    }
    emit changed();
}

void ChecklistPanel::tickAll()
{
    for (const Entry &entry : m_entries)
        entry.row->setChecked(true);
}

void ChecklistPanel::refresh()
{
    PieceLines pieces = m_table.narrator().pieces(m_table.shown());
    // A list of the past was done at its time.
    if (!pieces.isChecklist || m_table.past())
        pieces.lines.clear();
    std::vector<PieceDrawing> drawings = m_drawer.drawings(m_table.shown());
    drawings.resize(pieces.lines.size());
    showList(std::move(pieces), std::move(drawings));
}

void ChecklistPanel::showList(PieceLines pieces, std::vector<PieceDrawing> drawings)
{
    if (pieces.first == m_pieces.first && pieces.lines == m_pieces.lines && drawings == m_drawings)
        return;
    const bool isAnother = pieces.first != m_pieces.first;
    // What was to be done before is taken as done: the game went on.
    if (isAnother && pieces.first > m_pieces.first) {
        for (std::size_t place = 0; place < m_entries.size(); ++place)
            m_ticked[m_pieces.first].insert(place);
    }
    for (const Entry &entry : std::exchange(m_entries, {})) {
        delete entry.heading;
        entry.row->hide();
        entry.row->deleteLater(); // it may be what was clicked
    }
    m_pieces = std::move(pieces);
    m_drawings = std::move(drawings);
    m_entries.reserve(m_pieces.lines.size());
    for (std::size_t place = 0; place < m_pieces.lines.size(); ++place)
        addRow(place);
    fitRows();
    if (isAnother && isDue())
        announce(*this, m_title->text());
    emit changed();
}

void ChecklistPanel::addRow(std::size_t place)
{
    ChecklistRow::Columns columns;
    for (const PieceDrawing &each : m_drawings) {
        columns.numbers = columns.numbers || each.number > 0;
        columns.sketchParts = std::max(columns.sketchParts, each.sketch.size());
    }
    const PieceLine &line = m_pieces.lines[place];
    PieceDrawing &drawing = m_drawings[place];
    PieceDrawing shown = drawing;
    if (shown.label.isEmpty())
        shown.label = line.text;
    Entry entry;
    if (!drawing.group.isEmpty() && (place == 0 || m_drawings[place - 1].group != drawing.group)) {
        entry.heading = plainLabel(m_area->widget());
        entry.heading->setText(drawing.group);
        entry.heading->setWordWrap(true);
        entry.heading->setForegroundRole(QPalette::PlaceholderText);
        entry.heading->show();
    }
    entry.row = new ChecklistRow(m_table, std::move(shown), columns, m_area->widget());
    entry.row->setObjectName(u"tick-%1"_s.arg(place + 1));
    entry.row->setChecked(isTicked(place));
    setSaidName(*entry.row, line.text);
    setRules(*entry.row, line.rule);
    connect(entry.row, &QAbstractButton::toggled, this,
            [this, place](bool ticked) { onTicked(place, ticked); });
    entry.row->show();
    m_entries.push_back(entry);
}

void ChecklistPanel::onTicked(std::size_t place, bool ticked)
{
    if (ticked)
        m_ticked[m_pieces.first].insert(place);
    else
        m_ticked[m_pieces.first].remove(place);
    emit changed();
}

/// In one column if they have room there, else in two, smaller as a last resort but scrolling.
void ChecklistPanel::fitRows()
{
    layout()->activate();
    const int room = m_area->height();
    int high = 0;
    for (const Way &way : ways) {
        high = arrange(way.columns, way.text, 0);
        if (high <= room)
            break;
    }
    // Where even that is too much it scrolls: in one column, beside the scroll bar.
    if (high > room)
        high = arrange(1, ways.back().text, style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    m_area->widget()->setMinimumHeight(high);
}

/// Lays the rows in columns of about the same height; a heading stays with its first row. Answers how high that is.
int ChecklistPanel::arrange(int columns, double text, int taken)
{
    const int across = m_area->width() - taken;
    const int wide = (across - columnGap * (columns - 1)) / columns;
    const QFont lettering = scaledFont(font(), text);
    std::vector<int> heights;
    heights.reserve(m_entries.size());
    int whole = 0;
    for (const Entry &entry : m_entries) {
        entry.row->setFont(lettering);
        int high = entry.row->heightForWidth(wide) + 1;
        if (entry.heading != nullptr) {
            entry.heading->setFont(lettering);
            high += entry.heading->heightForWidth(wide) + 2;
        }
        heights.push_back(high);
        whole += high;
    }
    int x = 0;
    int y = 0;
    int highest = 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (columns > 1 && x == 0 && y + heights[i] / 2 > whole / 2) {
            x = wide + columnGap;
            y = 0;
        }
        const Entry &entry = m_entries[i];
        int row = heights[i] - 1;
        int top = y;
        if (entry.heading != nullptr) {
            const int head = entry.heading->heightForWidth(wide);
            entry.heading->setGeometry(x, top, wide, head);
            top += head + 2;
            row -= head + 2;
        }
        entry.row->setGeometry(x, top, wide, row);
        y += heights[i];
        highest = std::max(highest, y);
    }
    return highest;
}

void ChecklistPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        tickAll();
        return;
    }
    QFrame::keyPressEvent(event);
}

void ChecklistPanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fitRows();
}

void ChecklistPanel::retranslate()
{
    m_title->setText(tr("On the table: tick off what is done"));
    m_keys->setText(tr("Space · Enter: all", "keys that tick one line, and all"));
    setSaidName(*this, tr("What to do with the pieces, to be ticked off"));
    setSaidName(*m_area, accessibleName());
}

void ChecklistPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange) {
        m_title->setFont(boldFont(font(), 1.1));
        fitRows();
    }
    QFrame::changeEvent(event);
}

} // namespace skyledger::ui
