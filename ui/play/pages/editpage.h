// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/pages/gamepage.h"

class QLabel;
class QPushButton;

namespace skyledger::ui {

/// A page on which something of the game is changed: what would become of it is said in one line, and it is applied, put
/// back to how it is, or given up by closing twice.
class EditPage : public GamePage
{
    Q_OBJECT

public:
    /// Whether something is changed that was not applied.
    virtual bool isEdited() const = 0;
    bool mayClose() override;

public slots:
    /// Does what the page shows; says in place why not if it cannot be.
    virtual void apply() = 0;
    /// Shows what the game knows; what was not applied is lost.
    virtual void reset() = 0;

protected:
    using GamePage::GamePage;

    /// Makes the message and the buttons in a bar, for the page to lay out. `name` begins their object names:
    /// "numbers-apply". They are reached by keys in this order: apply, put back, close.
    void makeControls(const QString &name, QWidget *bar);
    /// Whether something would be lost with the page; as `isEdited` unless the page holds more than it would apply.
    virtual bool wouldLose() const { return isEdited(); }
    /// That it would, in words.
    virtual QString lossWarning() const = 0;
    void say(const QString &message, bool warning);
    /// Something is different: what was said of the loss is forgotten.
    void forgetWarning() { m_warnedOfLoss = false; }

    void keyPressEvent(QKeyEvent *event) override;

    // Null until the controls are made.
    QLabel *message() { return m_message; }
    QPushButton *applyButton() { return m_apply; }
    QPushButton *resetButton() { return m_reset; }
    QPushButton *closeButton() { return m_close; }

private:
    bool m_warnedOfLoss = false;
    QLabel *m_message = nullptr;
    QPushButton *m_apply = nullptr;
    QPushButton *m_reset = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace skyledger::ui
