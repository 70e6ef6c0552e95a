// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/hand/handdesk.h"

#include <QtWidgets/QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace skyledger::ui {

class RuleLabel;

/// Beside the cardboard in hand: how the value that has the keyboard is read, what the keys do, and how the piece will
/// look on the screen.
class HandHelp : public QWidget
{
    Q_OBJECT

public:
    /// The desk must stay.
    HandHelp(const HandDesk &desk, QWidget *parent);

    QPushButton *enterButton() const { return m_enter; }
    /// Tells of a value of a card; null: of none.
    void tellOf(const HandCard *card, const HandValue *value);
    /// What is not there yet, or why it cannot be; nothing: all is well.
    void setRemark(const QString &remark);
    void retell(bool canReport);
    void setCompact(bool compact);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setTitleFont();
    void tellHow();

    const HandDesk &m_desk;
    std::optional<HandForm> m_told;
    QLabel *m_title;
    RuleLabel *m_how;
    QLabel *m_zero;
    QLabel *m_keys;
    QLabel *m_remark;
    QPushButton *m_enter;
    QLabel *m_preview;
    HandPreview m_piece;
};

} // namespace skyledger::ui
