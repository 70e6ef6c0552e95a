// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QVBoxLayout;

namespace skyledger::ui {

/// A panel with a title on the ground of the window.
class Card : public QWidget
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Where the content goes.
    QVBoxLayout *content() const { return m_content; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void sizeTexts();

    QLabel *m_title;
    QVBoxLayout *m_content;
};

} // namespace skyledger::ui
