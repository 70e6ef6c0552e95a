// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/takealong/qrcode.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// A QR code on the screen: black on white in every theme, with modules of at least a millimetre.
class QrPicture : public QWidget
{
    Q_OBJECT

public:
    explicit QrPicture(QWidget *parent = nullptr);

    void setCode(const std::optional<QrCode> &code);
    /// The side of a module, in the screen's own pixels.
    int moduleSide() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int modules() const { return m_code.side + 2 * qrQuietZone; }

    QrCode m_code;
};

} // namespace skyledger::ui
