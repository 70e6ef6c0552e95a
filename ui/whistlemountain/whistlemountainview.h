// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/view/playview.h"
#include "ui/whistlemountain/boards/piecedrawings.h"
#include "ui/whistlemountain/guide/whistlemountaintable.h"

namespace skyledger::ui {

class BoardNumbers;
class ChecklistPlace;
class GridBoard;
class MetPage;
class StepPanel;

/// An open game of Whistle Mountain: its boards put together, and what the window asks about it.
class WhistleMountainView : public PlayView
{
    Q_OBJECT

public:
    explicit WhistleMountainView(whistlemountain::GameRecord record);
    ~WhistleMountainView() override;

    WhistleMountainTable &table() { return m_table; }

    QString stateLine() const override;
    QString footnote() const override;
    QString openingNotice() const override;
    QString dockTitle(const QString &id) const override;
    std::optional<table::FinishedGame> finishedGame() const override;
    RecordWriter record() const override;
    int takeFromCopy() override;
    std::unique_ptr<QWidget> tableBoard() override;
    bool hasTableBoard() const override { return true; }

protected:
    std::unique_ptr<QWidget> makePlayPage() override;
    std::vector<DockSpec> makeDocks() override;
    RuleFacts ruleFacts() const override;
    void focusBoards() override;
    bool takeKey(const QKeyEvent &event) override;
    bool isChoosing() const override { return m_table.guide().canGoBack(); }

private:
    std::unique_ptr<QWidget> makeMarket();
    void followChecklist();

    WhistleMountainTable &m_table;
    std::unique_ptr<BoardNumbers> m_numbers; ///< of the page of numbers
    WhistleMountainDrawings m_drawings{m_table};
    GridBoard *m_grid = nullptr;
    ChecklistPlace *m_market = nullptr;
    StepPanel *m_turn = nullptr;
    MetPage *m_met = nullptr;
};

} // namespace skyledger::ui
