// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QLabel>

namespace skyledger::ui {

/// A label with links that keys reach and leave in both directions. As soon as the keyboard comes, one of them is
/// chosen, so that it is seen where the keyboard is.
class LinkLabel : public QLabel
{
    Q_OBJECT

public:
    explicit LinkLabel(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;
    /// Chooses the first link, or the last one, if there is any.
    void chooseLink(bool first);
};

} // namespace skyledger::ui
