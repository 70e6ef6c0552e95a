// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/hand/handvalue.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace skyledger::ui {

/// How many of the fields of a piece of cardboard say something, as dots.
class HandProgress : public QWidget
{
    Q_OBJECT

public:
    explicit HandProgress(QWidget *parent);

    void setFilled(int filled, int all);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_filled = 0;
    int m_all = 0;
};

/// What is drawn beside a value as it is copied.
class HandDrawing : public QWidget
{
public:
    using QWidget::QWidget;
    /// Shows the value; nothing while it is not complete.
    virtual void follow(const std::optional<describe::Value> &value) = 0;
};

/// A piece of cardboard, as its game tells it.
struct HandPiece {
    std::vector<HandForm> values;
    std::vector<int> rows; ///< how many values stand side by side, row by row
    /// Which piece it is, in the language that is spoken now.
    std::function<QString()> title;
    /// What is drawn beside the first value; may be null.
    std::function<HandDrawing *(QWidget *parent)> drawing;
    Role ground = Role::Surface;
};

/// A piece of cardboard, drawn as it is printed, with a field wherever something is to be copied from it.
class HandCard : public QWidget
{
    Q_OBJECT

public:
    /// Its fields are named by numbers from `first` on.
    HandCard(HandPiece piece, int first, QWidget *parent);

    const std::vector<HandValue *> &values() const { return m_values; }
    /// The value that a widget in here is for; null for others.
    HandValue *valueOf(const QWidget *widget) const;
    QList<QWidget *> stops() const;
    const QString &title() const { return m_name; }
    /// The next one to be copied is quiet, the one that is has a frame in the accent.
    void setNext(bool next);
    void retell();
    /// As large as there is room for.
    void fit(double factor, bool compact);

signals:
    void changed();
    void stepped(QWidget *from, bool forward);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addRow(const std::vector<QWidget *> &parts);
    void follow();

    const HandPiece m_piece;
    QString m_name;
    bool m_isNext = false;
    QLabel *m_title;
    HandProgress *m_progress;
    QWidget *m_cardboard;
    QVBoxLayout *m_rows;
    std::vector<HandValue *> m_values;
    std::vector<QWidget *> m_rowWidgets; ///< between which lines are drawn
    HandDrawing *m_drawing = nullptr;
};

} // namespace skyledger::ui
