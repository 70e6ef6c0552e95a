// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/questions.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/tokens.h"

#include <vector>

namespace skyledger::ui {

/// A piece of what stands on a chip: a few letters and the shape behind them, of which one may be lacking.
struct ChipPart {
    QString text;
    const ResourceLook *shape = nullptr;
    friend bool operator==(const ChipPart &, const ChipPart &) = default;
};

/// A choice in one line: the key that takes it and what it costs and brings in signs; its words are told to readers of
/// the screen and stand in its tip. One that is refused has a cross in the place of the key, and pressing it tells why.
class LaneChip : public DrawnButton
{
    Q_OBJECT

public:
    explicit LaneChip(QWidget *parent = nullptr);

    /// The choice and its signs; without any the name stands there. `showsKey`: whether the keys are for it.
    void setChoice(const PlayOption &choice, std::vector<ChipPart> signs, bool showsKey);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool isRefused() const { return m_choice.status == PlayOption::Status::Refused; }
    void describe();
    double widthOf(const ChipPart &part) const;

    PlayOption m_choice;
    std::vector<ChipPart> m_signs;
    bool m_showsKey = true;
};

} // namespace skyledger::ui
