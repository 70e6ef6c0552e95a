// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/takealong/qrcode.h"

#ifdef SKYLEDGER_QRENCODE
#include <qrencode.h>

#include <memory>
#endif

namespace skyledger::ui {

#ifdef SKYLEDGER_QRENCODE

bool canMakeQrCodes()
{
    return true;
}

std::optional<QrCode> qrCode(const QByteArray &text)
{
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        QRcode_encodeData(static_cast<int>(text.size()),
                          static_cast<const unsigned char *>(static_cast<const void *>(text.constData())), 0,
                          QR_ECLEVEL_L),
        &QRcode_free);
    if (!made)
        return std::nullopt;
    QrCode code;
    code.side = made->width;
    const int modules = made->width * made->width;
    code.modules.resize(modules);
    for (int i = 0; i < modules; ++i)
        code.modules.setBit(i, (made->data[i] & 1) != 0);
    return code;
}

#else

bool canMakeQrCodes()
{
    return false;
}

std::optional<QrCode> qrCode(const QByteArray &)
{
    return std::nullopt;
}

#endif

} // namespace skyledger::ui
