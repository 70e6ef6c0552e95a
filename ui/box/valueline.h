// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QLineEdit>

namespace skyledger::ui {

/// A line in which a printed value is typed. Enter goes on, Shift+Enter back, arrows to the same value of the thing above
/// or below; Esc takes back what was typed.
class ValueLine : public QLineEdit
{
    Q_OBJECT

public:
    /// So many characters wide.
    explicit ValueLine(int characters, QWidget *parent = nullptr);

    /// Shows the value that is known. What somebody has begun to type stays.
    void showKnown(const QString &typed);
    /// Shows it in any case.
    void reset();
    /// Whether what stands there was typed and is not kept yet.
    bool isBegun() const { return isModified(); }
    /// What was typed is the value now.
    void settle() { setModified(false); }
    /// Whether what was typed is refused: it is marked.
    void setRefused(bool refused);
    bool isRefused() const { return m_isRefused; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void nextWanted(bool forward);
    /// The thing so many rows below.
    void rowWanted(int rows);
    /// What was typed is to be kept.
    void finished();
    void gotFocus();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const int m_characters;
    QString m_known;
    bool m_isRefused = false;
};

} // namespace skyledger::ui
