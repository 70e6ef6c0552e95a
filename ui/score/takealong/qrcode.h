// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QBitArray>
#include <QtCore/QByteArray>

#include <optional>

namespace skyledger::ui {

/// The modules of a QR code, row by row; true is dark.
struct QrCode {
    int side = 0; ///< modules in a row, without the quiet zone
    QBitArray modules;

    bool isDark(int column, int row) const { return modules.testBit(row * side + column); }
};

/// The light modules that must surround a code.
inline constexpr int qrQuietZone = 4;

/// Whether the program was built with what makes QR codes.
bool canMakeQrCodes();

/// The code of a text; nothing if it is too long or if no codes can be made.
std::optional<QrCode> qrCode(const QByteArray &text);

} // namespace skyledger::ui
