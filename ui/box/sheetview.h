// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/boxdesk.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace skyledger::ui {

class CardLine;
class ThingRow;
class ValueLine;

/// The things of one sheet of the box, or what a search found, in rows. One line below says what the value with the
/// keyboard means.
class SheetView : public QWidget
{
    Q_OBJECT

public:
    /// Shows the sheet of that id; without one, what is searched for. The desk must stay.
    SheetView(BoxDesk &desk, const QString &sheet, QWidget *parent);

    /// Shows the things that match; of a view without a sheet.
    void find(const QString &query);
    /// Gives the keyboard to the first value that is not known, else the first; false if there is none.
    bool focusFirst();
    bool focusLast();
    /// Gives it to a value, or to a thing's first blank one; false if it is not here.
    bool focusPath(const QStringList &path);
    /// Gives it to the next value that is not known, behind the one that has it; false if there is none.
    bool focusMissing();
    /// Gives it to the line for a whole card.
    void focusCard();

signals:
    /// Enter behind the last value, or back before the first one.
    void leftAt(bool end);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    std::vector<const BoxThing *> things() const;
    void follow();
    void rebuild(const std::vector<const BoxThing *> &things);
    void watch(ThingRow &row);
    void alignNames();
    void advance(ValueLine *from, bool forward);
    void stepRow(ValueLine *from, int rows);
    void remove(const ThingRow &row);
    void focus(ValueLine *line);
    void tell(const ThingRow &row, const ValueLine *line);
    std::vector<ValueLine *> lines() const;
    void retranslate();

    BoxDesk &m_desk;
    const QString m_sheet;
    QString m_query;
    QLabel *m_help;
    CardLine *m_card;
    QScrollArea *m_scroll;
    QVBoxLayout *m_column = nullptr;
    QLabel *m_more;
    QLabel *m_detail;
    std::vector<ThingRow *> m_rows;
    ValueLine *m_last = nullptr; ///< that has or had the keyboard
    bool m_isStale = true;
};

} // namespace skyledger::ui
