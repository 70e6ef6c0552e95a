// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <functional>

/// The print system of the desktop, which may be another computer that is not there.
namespace skyledger::ui {

/// How long is waited for an answer.
inline constexpr std::chrono::milliseconds printPatience(4000);

/// Whether the print system answers. While it is waited for the window is painted, and the program can be ended, but it
/// takes no keys and clicks. To be asked before anything is made that asks for printers: that would wait for as long as
/// it takes. `question` is put in another thread, and may wait there for ever.
bool printersAnswer(const std::function<void()> &question,
                    std::chrono::milliseconds patience = printPatience);
/// The same with the question that printers are asked.
bool printersAnswer();

} // namespace skyledger::ui
