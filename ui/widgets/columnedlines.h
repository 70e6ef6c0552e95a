// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// Plain lines below each other, broken where they are long if all have room so, else in as many columns as they need to be
/// all in sight. What is too long is in the tool tip.
class ColumnedLines : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setLines(const QStringList &lines);
    const QStringList &lines() const { return m_lines; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList m_lines;
};

} // namespace skyledger::ui
