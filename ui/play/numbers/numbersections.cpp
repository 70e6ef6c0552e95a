// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/numbers/numbersections.h"

#include "ui/play/numbers/numberfields.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/plainlabel.h"

#include <QtCore/QSet>
#include <QtGui/QFont>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QFrame>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

namespace {

using Numbers = std::vector<BoardNumber>;

QLabel *labelOf(const QString &text, QWidget *parent, bool isHeading = false)
{
    auto *label = plainLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    if (isHeading) {
        QFont bold; // of any size: that is the page's
        bold.setBold(true);
        label->setFont(bold);
    }
    return label;
}

/// Some numbers that follow each other, by their places.
struct Run {
    const Numbers &numbers;
    std::size_t begin;
    std::size_t end;
};

/// One line: names as headings before their fields.
void layOutLine(const Run &run, NumberFields &fields, QWidget &line)
{
    auto *row = new QHBoxLayout(&line);
    row->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = run.begin; i < run.end; ++i) {
        row->addWidget(labelOf(run.numbers[i].name, &line, true));
        row->addWidget(fields.make(i, &line));
        row->addSpacing(line.fontMetrics().averageCharWidth() * 2);
    }
    row->addStretch();
}

/// Fields below each other behind their names, a long list below its name. Where the section is wider than it has to be,
/// lists are, and numbers stay beside their names.
void layOutList(const Run &run, NumberFields &fields, QWidget &list)
{
    auto *form = new QFormLayout(&list);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->addRow(labelOf(run.numbers[run.begin].section, &list, true));
    std::vector<QWidget *> narrow;
    int widest = 0;
    for (std::size_t i = run.begin; i < run.end; ++i) {
        QWidget *editor = fields.make(i, &list);
        QLabel *title = labelOf(run.numbers[i].name, &list);
        title->setBuddy(editor);
        if (NumberFields::isLong(run.numbers[i])) {
            form->addRow(title);
            form->addRow(editor);
            continue;
        }
        form->addRow(title, editor);
        widest = std::max(widest, editor->sizeHint().expandedTo(editor->minimumSize()).width());
        if (!run.numbers[i].line)
            narrow.push_back(editor);
    }
    for (QWidget *editor : narrow) {
        editor->setMinimumWidth(widest);
        form->setAlignment(editor, Qt::AlignLeft | Qt::AlignVCenter);
    }
}

/// Fields in rows and columns. Where no row has a name there is no column for it.
class Table
{
public:
    Table(const Run &run, NumberFields &fields, QWidget &table)
        : m_run(run),
          m_fields(fields),
          m_table(table),
          m_grid(new QGridLayout(&table)),
          m_hasNames(std::any_of(run.numbers.begin() + static_cast<std::ptrdiff_t>(run.begin),
                                 run.numbers.begin() + static_cast<std::ptrdiff_t>(run.end),
                                 [](const BoardNumber &number) { return !number.name.isEmpty(); }))
    {
        m_grid->setContentsMargins(0, 0, 0, 0);
    }

    void layOut()
    {
        int columns = 0;
        for (std::size_t i = m_run.begin; i < m_run.end;) {
            std::size_t end = i + 1;
            while (end < m_run.end && isBeside(m_run.numbers[i], m_run.numbers[end]))
                ++end;
            begin(m_run.numbers[i]);
            addCell({m_run.numbers, i, end});
            columns = std::max(columns, columnOf(m_run.numbers[i]) + 1);
            i = end;
        }
        m_grid->setColumnStretch(columns, 1);
    }

private:
    int columnOf(const BoardNumber &number) const { return number.column - (m_hasNames ? 0 : 1); }
    static bool isBeside(const BoardNumber &a, const BoardNumber &b)
    {
        return a.section == b.section && a.name == b.name && a.column == b.column;
    }

    /// Begins a section, a row and a column where a number is the first in it.
    void begin(const BoardNumber &number)
    {
        if (m_last == nullptr || number.section != m_last->section) {
            m_headingRow = ++m_row;
            m_headed.clear();
            m_grid->addWidget(labelOf(number.section, &m_table, true), m_row, 0, 1, m_hasNames ? 1 : -1);
            m_last = nullptr;
        }
        if (!m_headed.contains(number.column) && !number.heading.isEmpty()) {
            m_grid->addWidget(labelOf(number.heading, &m_table, true), m_headingRow, columnOf(number));
            m_headed.insert(number.column);
        }
        if (m_last == nullptr || number.name != m_last->name || number.column <= m_last->column) {
            ++m_row;
            if (m_hasNames)
                m_grid->addWidget(labelOf(number.name, &m_table), m_row, 0);
        }
        m_last = &number;
    }
    void addCell(const Run &run)
    {
        const BoardNumber &number = run.numbers[run.begin];
        QWidget *cell = run.end - run.begin == 1 && (number.isTick || number.beside.isEmpty())
            ? m_fields.make(run.begin, &m_table)
            : fieldsBeside(run);
        m_grid->addWidget(cell, m_row, columnOf(number), Qt::AlignLeft | Qt::AlignVCenter);
    }
    /// Two beside each other, two below.
    QWidget *fieldsBeside(const Run &run)
    {
        auto *cell = new QWidget(&m_table);
        auto *grid = new QGridLayout(cell);
        grid->setContentsMargins(0, 0, 0, 0);
        for (std::size_t i = run.begin; i < run.end; ++i) {
            const auto place = static_cast<int>(i - run.begin);
            const BoardNumber &number = run.numbers[i];
            if (!number.isTick && !number.beside.isEmpty())
                grid->addWidget(labelOf(number.beside, cell), place / 2, 0);
            grid->addWidget(m_fields.make(i, cell), place / 2, place % 2 + 1);
        }
        return cell;
    }

    const Run m_run;
    NumberFields &m_fields;
    QWidget &m_table;
    QGridLayout *m_grid;
    bool m_hasNames;
    const BoardNumber *m_last = nullptr;
    QSet<int> m_headed;
    int m_headingRow = 0;
    int m_row = -1;
};

} // namespace

QWidget *numbersLine(QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    return line;
}

QWidget *layOutSections(const std::vector<BoardNumber> &numbers, NumberFields &fields, QWidget &content)
{
    auto *column = new QVBoxLayout(&content);
    auto *sections = new FlowLayout;
    sections->setSpacing(content.fontMetrics().height() * 2);
    QWidget *table = nullptr;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i + 1;
        while (end < numbers.size() && (numbers[end].section == numbers[i].section || numbers[end].isBeneath))
            ++end;
        const Run run{numbers, i, end};
        auto *section = new QWidget(&content);
        if (numbers[i].section.isEmpty()) {
            layOutLine(run, fields, *section);
            column->addWidget(section);
            column->addWidget(numbersLine(&content));
            column->setSpacing(column->spacing() * 2);
        } else if (numbers[i].column == 0) {
            layOutList(run, fields, *section);
            sections->addWidget(section);
        } else {
            Table(run, fields, *section).layOut();
            sections->addWidget(section);
            table = table == nullptr ? section : table;
        }
        i = end;
    }
    if (table == nullptr)
        sections->fillLines();
    column->addLayout(sections);
    column->addStretch();
    return table;
}

} // namespace skyledger::ui
