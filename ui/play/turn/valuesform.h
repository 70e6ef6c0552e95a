// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/turn/valuesasked.h"

#include <QtWidgets/QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace skyledger::ui {

/// Asks for what is printed on a thing that was met, all of it at once, on the drawn thing: Enter goes from field to field
/// and keeps it at the end. Beside each field stands in words what was understood.
class ValuesForm : public QWidget
{
    Q_OBJECT

public:
    explicit ValuesForm(QWidget *parent = nullptr);

    /// Asks about a thing, and takes the keyboard. What is asked is told anew when the language changes.
    void begin(std::function<ValuesAsked()> ask);
    /// Gives the keyboard to the first field that is empty; false if none is shown.
    bool focusFirst();

signals:
    /// What was typed, in the order of the fields; empty: still not known.
    void entered(const QStringList &typed);
    /// The table only tells what was paid and gained.
    void putOff();

private:
    class Card;
    struct Row {
        QLabel *name;
        QLineEdit *field;
        QLabel *said;
    };

    void build();
    void goOnFrom(std::size_t row);
    void judge();
    void finish();
    void retranslate();

    std::function<ValuesAsked()> m_ask;
    ValuesAsked m_asked;
    QLabel *m_title;
    QLabel *m_remark;
    Card *m_card = nullptr; ///< with the rows on it
    std::vector<Row> m_rows;
    QPushButton *m_keep;
    QPushButton *m_later;
};

} // namespace skyledger::ui
