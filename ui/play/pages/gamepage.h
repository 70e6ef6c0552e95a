// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// A page that lies over the boards of a game until the person is done with it.
class GamePage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Whether nothing that was edited is lost with the page. If something would be, it is said once; who asks once
    /// more gives it up.
    virtual bool mayClose() { return true; }

signals:
    /// The person is done with the page.
    void closed();
};

} // namespace skyledger::ui
