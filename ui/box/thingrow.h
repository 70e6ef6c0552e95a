// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/boxdesk.h"
#include "ui/box/fields/origins.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace skyledger::ui {

class ValueLine;

/// A thing of the box in a row: its name, and a line for each value that is printed on it.
class ThingRow : public QWidget
{
    Q_OBJECT

public:
    /// The desk must stay.
    ThingRow(const BoxThing &thing, BoxDesk &desk, QWidget *parent);

    const BoxThing &thing() const { return m_thing; }
    /// Shows what is known now of the same thing.
    void follow(const BoxThing &thing);
    /// How wide its name is, and how wide it is made.
    int nameWidth() const;
    void setNameWidth(int width);

    const std::vector<ValueLine *> &lines() const { return m_lines; }
    /// The first line of a value that is not known; else the first.
    ValueLine *lineToFill() const;
    /// What is to be said of a line: what its value means and where it comes from, or why what is typed is none.
    QString detailOf(const ValueLine *line) const;

signals:
    void nextWanted(skyledger::ui::ValueLine *from, bool forward);
    void rowWanted(skyledger::ui::ValueLine *from, int rows);
    void gotFocus(skyledger::ui::ValueLine *line);
    /// The thing is to be taken out of the copy.
    void removeWanted();
    /// What is said of a line is something else.
    void detailChanged(skyledger::ui::ValueLine *line);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addLine(const ValueField &field);
    void keep(std::size_t field);
    QString understood(std::size_t field, const QString &typed) const;
    BoxOrigin originOf(std::size_t field) const;
    void tell(std::size_t field);
    void colour();

    BoxThing m_thing;
    BoxDesk &m_desk;
    QLabel *m_name;
    QLayout *m_cells;
    QPushButton *m_remove = nullptr; ///< of a thing of a list
    std::vector<QLabel *> m_captions;
    std::vector<ValueLine *> m_lines;
    std::vector<QLabel *> m_signs;
    std::vector<QString> m_faults; ///< of the lines
    QStringList m_lacking;         ///< of a value of several parts that was begun
};

} // namespace skyledger::ui
