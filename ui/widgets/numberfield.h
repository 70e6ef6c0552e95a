// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QLineEdit>

#include <optional>

namespace skyledger::ui {

/// A whole number as it is typed at the table: digits of every keyboard, everything selected as soon as it has the
/// focus, Enter and arrows go on. It may hold what cannot be: that is for others to judge.
class NumberField : public QLineEdit
{
    Q_OBJECT

public:
    explicit NumberField(QWidget *parent = nullptr);

    std::optional<int> value() const;
    /// Shows a number; the cursor of somebody who types stays.
    void setValue(std::optional<int> shown);
    /// Whether the number may be below zero: the minus sign is one then.
    void setMayBeNegative(bool may) { m_mayBeNegative = may; }
    /// Takes any text instead, which `typed` tells of; still with digits of every keyboard where `digits`.
    void takeText(bool digits);
    /// Marks it with a brass frame, and tells why in its tool tip and to screen readers.
    void setFault(const QString &fault);
    QString fault() const { return m_fault; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void entered(std::optional<int> value);
    /// The same as text.
    void typed(const QString &text);
    /// Enter: on to the next field.
    void nextWanted();
    /// An arrow key: to another row or column.
    void stepWanted(int rows, int columns);
    /// The plus key, which no number needs.
    void plusTyped();
    void gotFocus();
    /// Ctrl+C, with Shift in the other layout.
    void copyWanted(bool otherLayout);
    /// Ctrl+V with more than one cell.
    void pasteWanted(const QString &cells);

protected:
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void tell();
    bool takeStep(QKeyEvent *event);
    bool takeClipboardKey(QKeyEvent *event);

    QString m_fault;
    bool m_mayBeNegative = false;
    bool m_takesText = false;
    bool m_takesDigits = true;
    bool m_selectOnRelease = false;
};

/// Whether a text of the clipboard is cells of a table rather than one word.
bool isManyCells(const QString &text);

} // namespace skyledger::ui
