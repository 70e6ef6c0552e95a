// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"

#include <QtWidgets/QWidget>

#include <utility>

class QPainter;

namespace skyledger::ui {

class Theme;

/// A board, or a part of one, that draws itself and lays out what lies on it. It says in words what it shows, and follows
/// the table, the language, its font and its size. What it shows is compared: only what is different is drawn anew.
class DrawnBoard : public QWidget
{
    Q_OBJECT

public:
    DrawnBoard(const QString &name, QWidget *parent);

    /// Looks again at the game; says and draws anew what is different, and answers whether something is.
    bool refresh();
    /// Says everything anew, in another language or with other names.
    void retell();

    /// What was set in lines; what is laid out says it where a layout is.
    QSize sizeHint() const override { return layout() ? QWidget::sizeHint() : inLines(m_usual); }
    QSize minimumSizeHint() const override
    {
        return layout() ? QWidget::minimumSizeHint() : inLines(m_least);
    }

protected:
    /// What of a table it follows by itself.
    enum class Follows {
        Words,  ///< another language, other names
        Boards, ///< and how the boards stand
        Choices ///< and what can be chosen
    };
    /// Shows the table now and follows it. One that a larger board leads calls `retell` instead, at the end of its
    /// constructor.
    void follow(const GameTable &table, Follows what);
    /// The least and the usual size, in heights of a line of text.
    void setLines(QSizeF least, QSizeF usual);

    /// Compares what is shown with the game, and answers whether it is different.
    virtual bool look() { return false; }
    /// What it shows, in words.
    virtual QString spoken() const = 0;
    /// Places what lies on it: its size or its font is another one.
    virtual void layOut() {}
    virtual void draw(QPainter &painter, const Theme &theme) const;
    /// Says and draws anew what it shows.
    virtual void tell();

    /// For `look`: takes what is to be shown, and answers whether it is different.
    template <class Shown>
    static bool take(Shown &shown, Shown now)
    {
        if (shown == now)
            return false;
        shown = std::move(now);
        return true;
    }
    /// By how much letters grow on a board that would be so large in its own: from 1, so many times at most.
    double zoomFrom(QSizeF plain, double most) const;

    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QSize inLines(QSizeF size) const;

    QSizeF m_least;
    QSizeF m_usual;
};

} // namespace skyledger::ui
