// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QKeySequence>
#include <QtWidgets/QPushButton>

namespace skyledger::ui {

/// Shows the keys of a command and waits, once it is pressed, for another one. Tab and Esc are never taken, so that
/// nobody is caught in it.
class KeyField : public QPushButton
{
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

    /// What the keys give, and how they are read; no text: there are none.
    void showKeys(const QString &meaning, const QString &keys);
    bool isWaiting() const { return m_waiting; }

signals:
    void chosen(const QKeySequence &key);
    /// The command shall have no key.
    void cleared();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    QSize sizeHint() const override;

private:
    void wait(bool waiting);
    bool take(const QKeyEvent &event);
    void retranslate();

    QString m_meaning;
    QString m_keys;
    bool m_waiting = false;
};

} // namespace skyledger::ui
