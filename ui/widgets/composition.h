// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace skyledger::ui {

/// Has Enter do nothing but end a conversion while an input method composes letters in a field: it neither begins a game
/// nor moves on to the next field. Once for the program; later calls change nothing.
void guardCompositions();

/// Whether a key only composes letters or switches what composes them: it has no meaning of its own.
bool isComposingKey(int key);

} // namespace skyledger::ui
