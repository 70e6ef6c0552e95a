// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/sentence.h"

#include <QtCore/QObject>

#include <functional>
#include <vector>

class QWidget;

namespace skyledger::ui {

/// The texts of a widget and of those in it: each is said when it is added, and anew whenever the language changes. It
/// belongs to the widget.
class Said : public QObject
{
public:
    explicit Said(QWidget &whose);

    /// What says something, as often as it is asked to.
    void add(std::function<void()> say);
    /// A text of anything that has one: a label, a button, an action.
    template <class Thing>
    void text(Thing *thing, Sentence sentence)
    {
        add([thing, told = std::move(sentence)] { thing->setText(told()); });
    }
    /// What a screen reader calls a widget.
    void name(QWidget *widget, Sentence sentence);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::vector<std::function<void()>> m_said;
};

/// The same for a widget that says everything in one function: now, and whenever the language changes.
void sayAnew(QWidget &whose, std::function<void()> say);

} // namespace skyledger::ui
