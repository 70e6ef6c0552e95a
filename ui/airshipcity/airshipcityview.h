// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/corrections/correctinplace.h"
#include "ui/play/view/playview.h"

#include <memory>
#include <optional>
#include <vector>

class QStackedWidget;

namespace skyledger::ui {

class CityBoard;
class HandPage;
class OwnersCopy;
class StepPanel;
class StepsVisits;
class ValuesPage;

/// An open game of Airship City: its boards put together, and what the window asks about it.
class AirshipCityView : public PlayView
{
    Q_OBJECT

public:
    explicit AirshipCityView(airshipcity::GameRecord record);
    ~AirshipCityView() override;

    AirshipCityTable &table() { return m_table; }
    /// The boards and lists around the middle, and what each is called in the language that is spoken now.
    static QStringList dockIds();
    static QString titleOfDock(const QString &id);

    QString stateLine() const override;
    QString footnote() const override;
    QString openingNotice() const override;
    int takeFromCopy() override;
    QString dockTitle(const QString &id) const override { return titleOfDock(id); }
    std::optional<table::FinishedGame> finishedGame() const override;
    void undo() override;
    bool wantsWholeWindow() const override;
    std::unique_ptr<QWidget> tableBoard() override;
    bool hasTableBoard() const override { return true; }
    RecordWriter record() const override;
    void join() override { actionOf(Page::Numbers)->setChecked(true); }
    bool keyPressed(QKeyEvent *event) override;
    void setPreferences(const Preferences &preferences) override;

protected:
    std::unique_ptr<QWidget> makePlayPage() override;
    std::vector<DockSpec> makeDocks() override;
    RuleFacts ruleFacts() const override;
    void focusBoards() override;
    bool takeKey(const QKeyEvent &event) override;
    bool isChoosing() const override { return m_table.guide().canGoBack(); }
    void tableChanged(const TableChange &what) override;
    void beforePage(const QAction *page) override;
    void renameOthers() override;

private:
    void countValues();
    bool isBoard(const QWidget &widget) const;
    CorrectableBoards correctableBoards();
    std::unique_ptr<GamePage> makeValuesPage();
    QWidget *makeHand();
    void followHand();
    bool isHandShown() const;
    OwnersCopy ownersCopy() const;
    void leadFocus();
    bool takeArrow(int key);
    airshipcity::Cell startOfWalk() const;
    std::optional<airshipcity::MissingValue> valueWithKeyboard() const;
    void showValue(const airshipcity::MissingValue &which);

    AirshipCityTable &m_table; ///< of the base
    std::size_t m_knownValues = 0;
    std::size_t m_allValues = 0;
    QString m_sampleNotice;
    std::unique_ptr<StepsVisits> m_upkeep; ///< shows what hands have to do when a stage begins
    CityBoard *m_city = nullptr;           ///< in the centre
    StepPanel *m_turn = nullptr;           ///< the same
    QStackedWidget *m_middle = nullptr;    ///< the same: the boards, or the tile in hand over them
    HandPage *m_hand = nullptr;            ///< in it
    QString m_copyName;                    ///< of the owner's copy that takes up what is entered
    ValuesPage *m_values = nullptr;        ///< in the centre; made when it is first looked at
    std::optional<airshipcity::MissingValue> m_wantedValue; ///< with which the page of values opens
    std::unique_ptr<BoardNumbers> m_numbers;                ///< of their page
    CorrectInPlace m_correctInPlace;
};

} // namespace skyledger::ui
