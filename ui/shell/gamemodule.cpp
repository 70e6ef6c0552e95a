// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The interfaces have no code of their own: this file carries what moc makes of them.
#include "ui/shell/gamemodule.h"
