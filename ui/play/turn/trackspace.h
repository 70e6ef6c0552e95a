// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/turn/thingbutton.h"
#include "ui/widgets/face.h"

#include <optional>

namespace skyledger::ui {

/// A space of a track with what it allows: in words where they have the room, else in numbers and shapes. Its marker lies
/// above it while the space is to come, and below it once it was used.
class TrackSpace : public ThingButton
{
    Q_OBJECT

public:
    using ThingButton::ThingButton;

    /// What is drawn on it. Words and stand are told as those of any thing.
    struct Print {
        int number = 0;
        Face allows;                      ///< empty: it is not known, and the words say so
        std::optional<PlayerLook> marker; ///< nothing: the space is not used
        friend bool operator==(const Print &, const Print &) = default;
    };
    void setPrint(const Print &print);

protected:
    void drawFace(QPainter &painter, const QRectF &inside, const Theme &theme) override;

private:
    Print m_print;
};

} // namespace skyledger::ui
