// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/drawnbutton.h"

namespace skyledger::ui {

/// A text of ours that names its key, without the sign of the key.
QString plainOf(const QString &text);

/// A way from the start page to another place: a drawing, what the place is called, a line about it and the key that
/// leads there.
class PlaceButton : public DrawnButton
{
    Q_OBJECT

public:
    enum class Sign { Shelf, Box, Folder, Search };

    PlaceButton(Sign sign, const QString &name, QWidget *parent);

    /// `about` may be empty: then the name has the button to itself. `key` is what the button shows, if anything.
    void say(const QString &name, const QString &about, const QString &key);
    /// The key that is shown.
    const QString &key() const { return m_key; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double keyWidth() const;

    Sign m_sign;
    QString m_about;
    QString m_key;
};

} // namespace skyledger::ui
