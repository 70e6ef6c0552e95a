// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

class QPushButton;

namespace skyledger::ui {

class RuleLabel;

/// One line above the boards that tells what went wrong, until it is put away or no longer true. It never asks.
class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    QString text() const;
    /// Tells something until it is put away.
    void tell(const QString &text);
    /// Puts the notice away; with a text, only if it is that one.
    void putAway();
    void putAway(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();

    RuleLabel *m_text;
    QPushButton *m_close;
};

} // namespace skyledger::ui
