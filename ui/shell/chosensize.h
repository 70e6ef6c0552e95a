// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>
#include <QtCore/QSize>
#include <QtCore/QTimer>

class QWidget;

namespace skyledger::ui {

/// The size that people chose for a window. Large letters make a window grow, past the screen too: once it can do with
/// less it takes that size again.
class ChosenSize : public QObject
{
    Q_OBJECT

public:
    /// The window must outlive it.
    explicit ChosenSize(QWidget &window);

    /// Takes the size of the window for the chosen one, as far as the screen has room for it.
    void begin();
    /// Whether letters of another size are still being laid out.
    bool isChanging() const { return m_change.isActive(); }

signals:
    /// It will be; everything still has the place that it had in the letters before.
    void lettersChange();
    /// The window is laid out in letters of another size.
    void lettersChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void settle();

    QWidget &m_window;
    QSize m_chosen;  ///< smaller than the window while its letters need more
    QTimer m_change; ///< until what was written anew is laid out
    int m_rounds = 0;
};

} // namespace skyledger::ui
