// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/cards/cardcopy.h"
#include "ui/box/copies/copybar.h"
#include "ui/shell/gamemodule.h"
#include "ui/widgets/sentence.h"

#include <QtCore/QJsonObject>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace skyledger::ui {

class CheckView;
class CopySide;
class FoundView;

/// "Your copy" with drawn pieces: everything that is printed in the box, entered page by page as the box is unpacked.
class CardCopyPage : public EditorPage
{
    Q_OBJECT

public:
    /// `used` is the name of the file that new games are played with, empty for the usual one.
    CardCopyPage(std::unique_ptr<CardCopy> copy, std::unique_ptr<CopyShelf> shelf, const QString &used,
                 QWidget *parent = nullptr);

    /// The row of buttons above the copy: tools add theirs at its end. Their parent is the page.
    QHBoxLayout *tools();
    void openFile(const QString &path) override;
    bool mayLeave() override;
    bool canUndo() const override { return m_copy->canUndo(); }
    bool canRedo() const override { return m_copy->canRedo(); }
    void undo() override { m_copy->undo(); }
    void redo() override { m_copy->redo(); }
    /// Gives the keyboard to the next value that is missing, behind the place where it is; from the last one it goes on
    /// with the first.
    void goToMissing();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool event(QEvent *event) override;

private:
    void connectSide();
    void focusShown(bool first);
    QWidget *noticeLine();
    int checkRow() const { return m_copy->pageCount(); }
    BoxPageView *view(int page);
    BoxPageView *shownView() const;
    void showRow(int row);
    void turn(int step, bool toFirst);
    void goTo(const BoxPlace &place);
    void showStep(const BoxPlace &place);
    void follow();
    void tell(const Sentence &text, const Sentence &offer = {}, std::function<void()> accepted = {});
    void retell();
    void tellState();
    void bringBack(const RemovedCopy &copy);
    std::pair<QString, QJsonObject> onDesk() const { return {m_shelf->path(), m_shelf->document()}; }
    void retranslate();

    const std::unique_ptr<CardCopy> m_copy;
    const std::unique_ptr<CopyShelf> m_shelf;
    CopyBar *m_bar;
    QWidget *m_noticeLine = nullptr;
    QLabel *m_notice = nullptr;
    QPushButton *m_offer = nullptr;
    QLabel *m_sample;
    CopySide *m_side;
    QStackedWidget *m_pages;
    std::vector<BoxPageView *> m_views; ///< null as long as nobody saw them
    CheckView *m_check;
    FoundView *m_found;
    Sentence m_told;                          ///< by the notice
    Sentence m_offered;                       ///< with it
    std::function<void()> m_accept;           ///< what the offer of the notice does
    bool m_isPassing = false;                 ///< the notice is gone with the next change
    std::pair<QString, QJsonObject> m_toldOf; ///< the file and the copy in it when that was told
    bool m_warnedOfLoss = false;
};

} // namespace skyledger::ui
