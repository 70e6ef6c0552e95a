// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/eventcodec.h"

namespace skyledger::play {

table::KeySet<EnvelopeKey> envelopeOf(EventKind kind)
{
    using enum EnvelopeKey;
    const table::KeySet<EnvelopeKey> always{Do, Player, At};
    switch (kind) {
    case EventKind::Play:
        return always | table::KeySet<EnvelopeKey>{Reported};
    case EventKind::Correct:
        return always | table::KeySet<EnvelopeKey>{Set, Reason};
    case EventKind::Override:
        return always | table::KeySet<EnvelopeKey>{Event, Reason, Was, Void};
    }
    return always;
}

} // namespace skyledger::play
