// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/copy/citycards.h"
#include "ui/airshipcity/copy/cityshelf.h"
#include "ui/shell/gamemodule.h"
#include "ui/widgets/sentence.h"

#include <array>
#include <functional>
#include <utility>

class QHBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace skyledger::ui {

class BoxPageView;
class CheckView;

/// "Your copy": everything that is printed in the box, entered page by page as the box is unpacked.
class AirshipCityCopyPage : public EditorPage
{
    Q_OBJECT

public:
    explicit AirshipCityCopyPage(const Preferences &preferences, QWidget *parent = nullptr);

    CopyDesk &desk() { return m_desk; }
    /// The copy as it is saved, without the built-in values beneath it.
    QJsonObject document() const { return m_desk.draft().document(); }
    /// Puts another document in its place, as one step that can be taken back; it must be one that `readCatalogue`
    /// takes. The step is called what it is in English, "Merge", and told in the language of people, see
    /// `airshipcitycopypage.cpp`. False if nothing came of it: the copy cannot be read, or it would not be readable any
    /// more.
    bool replaceDocument(const QJsonObject &document, const QString &step);
    /// The row of buttons above the copy: tools add theirs at its end. Their parent is the page.
    QHBoxLayout *tools();
    void openFile(const QString &path) override;
    bool mayLeave() override;
    bool canUndo() const override { return m_desk.draft().canUndo(); }
    bool canRedo() const override { return m_desk.draft().canRedo(); }
    void undo() override { m_desk.undo(); }
    void redo() override { m_desk.redo(); }
    /// Gives the keyboard to the next value that is missing, behind the place where it is; from the last one it goes on
    /// with the first.
    void goToMissing();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool event(QEvent *event) override;

private:
    static constexpr int checkRow = static_cast<int>(table::countOf<airshipcity::BoxPage>);

    QWidget *sidePanel();
    QWidget *noticeLine();
    BoxPageView *view(airshipcity::BoxPage page);
    BoxPageView *shownView() const;
    void showRow(int row);
    void turn(int step, bool toFirst);
    void goTo(const airshipcity::MissingValue &place);
    void showStep(const airshipcity::MissingValue &place);
    void follow();
    void tell(const Sentence &text, const Sentence &offer = {}, std::function<void()> accepted = {});
    void retell();
    void tellState();
    void bringBack(const RemovedCopy &copy);
    std::pair<QString, QJsonObject> onDesk() const { return {m_desk.path(), document()}; }
    void retranslate();

    CopyDesk m_desk;
    CityCards m_cards;
    CityShelf m_shelf;
    CopyBar *m_bar;
    QWidget *m_noticeLine = nullptr;
    QLabel *m_notice = nullptr;
    QPushButton *m_offer = nullptr;
    QLabel *m_sample;
    QListWidget *m_list = nullptr;
    QLabel *m_count = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_undo = nullptr;
    QPushButton *m_redo = nullptr;
    QLabel *m_legend = nullptr;
    QStackedWidget *m_pages;
    std::array<BoxPageView *, table::countOf<airshipcity::BoxPage>> m_views{};
    CheckView *m_check;
    Sentence m_told;                          ///< by the notice
    Sentence m_offered;                       ///< with it
    std::function<void()> m_accept;           ///< what the offer of the notice does
    bool m_isPassing = false;                 ///< the notice is gone with the next change
    std::pair<QString, QJsonObject> m_toldOf; ///< the file and the copy in it when that was told
    bool m_warnedOfLoss = false;
};

} // namespace skyledger::ui
