// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/boxdesk.h"
#include "ui/shell/gamemodule.h"

#include <map>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace skyledger::ui {

class CopySide;
class SharingTools;
class SheetView;

/// "Your copy" of any game: everything that is printed in the box, entered as the box is unpacked.
class BoxCopyPage : public EditorPage
{
    Q_OBJECT

public:
    explicit BoxCopyPage(BoxSubject subject, QWidget *parent = nullptr);
    BoxCopyPage(const BoxCopyPage &) = delete;
    BoxCopyPage &operator=(const BoxCopyPage &) = delete;
    ~BoxCopyPage() override;

    BoxDesk &desk() { return m_desk; }
    void openFile(const QString &path) override;
    bool mayLeave() override;
    bool canUndo() const override { return m_desk.draft().canUndo(); }
    bool canRedo() const override { return m_desk.draft().canRedo(); }
    void undo() override { m_desk.undo(); }
    void redo() override { m_desk.redo(); }
    /// Gives the keyboard to the next value that is not known, on whichever sheet.
    void goToMissing();

    /// What keys can be chosen for on such a page.
    static std::vector<KeyedCommand> keyedCommands();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    SheetView *view(int row);
    SheetView *shownView() const;
    int rowCount() const { return static_cast<int>(m_desk.sheets().size()); }
    void showRow(int row);
    void find(const QString &query);
    void turn(int step, bool toFirst);
    void goTo(const QStringList &path);
    bool takeCommand(const QKeyEvent &event);
    void leave();
    void follow();
    void tellStanding();
    SharingTools *sharingTools();
    void retranslate();

    BoxDesk m_desk;
    QLabel *m_where;
    QPushButton *m_close;
    QLabel *m_notice;
    QPushButton *m_again;
    CopySide *m_side;
    QStackedWidget *m_views;
    std::map<QString, SheetView *> m_sheets; ///< by their ids; that of the search by an empty one
    bool m_warnedOfLoss = false;
};

} // namespace skyledger::ui
