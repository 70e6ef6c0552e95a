// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace skyledger::ui {

/// Over the city while the boards show another moment than the present: which one, in words, and the ways out of it. It
/// is out of sight otherwise.
class PastBanner : public QWidget
{
    Q_OBJECT

public:
    explicit PastBanner(GameTable &table, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    void refresh();
    QString lookText() const;
    QString text() const;

    GameTable &m_table;
    QLabel *m_text;
    QPushButton *m_earlier;
    QPushButton *m_later;
    QPushButton *m_continue;
    QPushButton *m_now;
};

} // namespace skyledger::ui
