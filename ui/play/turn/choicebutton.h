// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/questions.h"

#include <QtWidgets/QAbstractButton>

class QTextLayout;

namespace skyledger::ui {

/// A choice as a button: its name, its final price or the reason against it, and the key that takes it. A refused one
/// is struck through at its sign and can still be read by keyboard and screen reader; pressing it tells why, and the rule
/// in its reason is a link.
class ChoiceButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ChoiceButton(QWidget *parent = nullptr);

    const PlayOption &choice() const { return m_choice; }
    void setChoice(const PlayOption &choice);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void describe();
    bool isRefused() const { return m_choice.status == PlayOption::Status::Refused; }
    QFont nameFont() const;
    QFont detailFont() const;
    QRect textRect(const QSize &size) const;
    int detailTop(int width) const;
    void layOutDetail(QTextLayout &layout, int width) const;
    QString ruleAt(const QPoint &at) const;
    int textHeight(int width) const;
    int naturalTextWidth() const;
    void paintFrame(QPainter &painter) const;
    void paintKey(QPainter &painter) const;

    PlayOption m_choice;
    QString m_pressedRule; ///< while the pointer is down on it
};

} // namespace skyledger::ui
