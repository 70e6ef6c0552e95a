// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/play/view/playview.h"

namespace skyledger::ui {

class BoardNumbers;
class CardStep;
class LanesPage;
class MetPage;
class PhaseBoard;
class Recap;
class StepPanel;
struct GameParts;

/// An open game of CloudAge: its boards put together, and what the window asks about it.
class CloudAgeView : public PlayView
{
    Q_OBJECT

public:
    explicit CloudAgeView(cloudage::GameRecord record);
    ~CloudAgeView() override;

    CloudAgeTable &table() { return m_table; }
    /// The boards and lists around the middle, and what each is called in the language that is spoken now.
    static QStringList dockIds();
    static QString titleOfDock(const QString &id);

    QString stateLine() const override;
    QString footnote() const override;
    QString openingNotice() const override;
    QString dockTitle(const QString &id) const override { return titleOfDock(id); }
    QString fittingDock() const override;
    /// The standings have a line for each player.
    QString arrangement() const override { return QString::number(m_table.setup().playerCount); }
    std::optional<table::FinishedGame> finishedGame() const override;
    /// In a campaign the next chapter.
    QString nextGame() const override;
    std::unique_ptr<QWidget> tableBoard() override;
    bool hasTableBoard() const override { return true; }
    RecordWriter record() const override;
    int takeFromCopy() override;
    void setPreferences(const Preferences &preferences) override;
    bool keyPressed(QKeyEvent *event) override;

protected:
    std::unique_ptr<QWidget> makePlayPage() override;
    std::vector<DockSpec> makeDocks() override;
    RuleFacts ruleFacts() const override;
    void focusBoards() override;
    bool takeKey(const QKeyEvent &event) override;
    bool isChoosing() const override { return m_table.guide().canGoBack(); }
    void renameOthers() override;
    void beforePage(const QAction *page) override;

private:
    void addSteps();
    bool isOnBoard() const;
    void addCampaign();
    GameParts parts() const;
    bool pressKey(const QKeyEvent &event);

    CloudAgeTable &m_table;
    std::unique_ptr<BoardNumbers> m_numbers; ///< of the page of numbers
    PhaseBoard *m_board = nullptr;           ///< in the centre
    StepPanel *m_turn = nullptr;             ///< the same
    LanesPage *m_lanes = nullptr;            ///< in the turn panel
    CardStep *m_step = nullptr;              ///< the same
    MetPage *m_met = nullptr;                ///< the same
    std::unique_ptr<Recap> m_recap;          ///< shows what a phase brought
    QAction *m_campaign = nullptr;           ///< shows the logbook; null outside of a campaign
    QStringList m_folders;                   ///< where other chapters may lie
    QString m_fitting;                       ///< the dock that fitted at the last change
};

} // namespace skyledger::ui
