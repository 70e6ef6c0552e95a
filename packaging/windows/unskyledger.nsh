; SPDX-FileCopyrightText: 2026 The Skyledger authors
; SPDX-License-Identifier: GPL-3.0-or-later

DeleteRegKey HKCR ".skyledger"
DeleteRegKey HKCR "Skyledger.Game"
