// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace skyledger::window {

/// Whether the environment names a display that answers. Qt would end the program where there is none.
bool displayCanBeReached();

} // namespace skyledger::window
