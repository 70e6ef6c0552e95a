// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/gamemodule.h"

#include <QtWidgets/QDialog>

class QTextBrowser;

namespace skyledger::ui {

enum class HelpPage { QuickStart, Keys, About };
inline constexpr std::size_t helpPageCount = 3;

/// A text in a window of its own that blocks nothing: how to begin, the keys, or what the program is.
class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    HelpWindow(HelpPage page, std::vector<KeyLine> windowKeys, const GameModules &games,
               QWidget *parent = nullptr);

    /// The keys of the window's own commands, in the language that is spoken now.
    void setWindowKeys(std::vector<KeyLine> keys);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void setText();
    QString keysText() const;
    QString aboutText() const;

    HelpPage m_page;
    std::vector<KeyLine> m_windowKeys;
    const GameModules &m_games;
    QTextBrowser *m_text;
};

} // namespace skyledger::ui
