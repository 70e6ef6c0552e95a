// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/corrections/correctinplace.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/pages/viewpages.h"
#include "ui/shell/gamemodule.h"

#include <QtCore/QPointer>
#include <QtGui/QAction>

#include <memory>
#include <vector>

namespace skyledger::ui {

class CityBoard;
class JournalPanel;
class RulesPanel;
class ResultPage;
class TurnPanel;
class ValuesPage;

/// An open game of Airship City: its boards put together, and what the window asks about it.
class AirshipCityView : public GameView
{
    Q_OBJECT

public:
    explicit AirshipCityView(airshipcity::GameRecord record);
    ~AirshipCityView() override;

    AirshipCityTable &table() { return m_table; }
    /// The boards and lists around the middle, and what each is called in the language that is spoken now.
    static QStringList dockIds();
    static QString titleOfDock(const QString &id);

    QString title() const override;
    QString stateLine() const override;
    QString footnote() const override;
    QString openingNotice() const override;
    QWidget *header() override { return m_header.get(); }
    QWidget *centre() override;
    std::vector<DockSpec> docks() override;
    QString dockTitle(const QString &id) const override { return titleOfDock(id); }
    QList<QAction *> pages() override { return m_pages.actions(); }
    QList<QAction *> commands() override;
    // While the past is shown nothing is undone behind it.
    bool canUndo() const override { return !m_table.past() && m_table.session().canUndo(); }
    bool canRedo() const override { return !m_table.past() && m_table.session().canRedo(); }
    void undo() override { m_table.session().undo(); }
    void redo() override { m_table.session().redo(); }
    bool mayLeave() override { return m_pages.mayLeave(); }
    std::optional<table::FinishedGame> finishedGame() const override;
    bool wantsWholeWindow() const override { return m_pages.wantsWholeWindow(); }
    bool canShowRules() const override { return !wantsWholeWindow(); }
    std::unique_ptr<QWidget> tableBoard() override;
    bool hasTableBoard() const override { return true; }
    RecordWriter record() const override;
    void takeFocus() override;
    bool keyPressed(QKeyEvent *event) override;
    void join() override;
    void showRules(const QStringList &rules) override;
    void searchRules() override;
    void setPreferences(const Preferences &preferences) override;
    void retranslate() override;

private:
    template <class Board>
    QWidget *addBoard();
    std::unique_ptr<QWidget> buildPlayPage();
    void countValues();
    bool isBoard(const QWidget &widget) const;
    void beforePage(const QAction *page);
    std::unique_ptr<GamePage> makeNumbersPage();
    std::unique_ptr<GamePage> makeDetailsPage();
    bool takeDigit(int digit, bool stopThere);
    bool takePastKey(const QKeyEvent &event);
    void followGame();
    void followChange(const TableChange &what);
    void followLook();
    void nameCommands();
    void followCrew();
    static QString rulesId() { return QStringLiteral("rules"); }
    QWidget *makeRules();
    void leaveRules();
    // The final scoring.
    std::unique_ptr<GamePage> makeResultPage();
    void followEnd();
    void refreshResult();
    void showMoment(qsizetype event);
    std::unique_ptr<GamePage> makeValuesPage();
    std::optional<airshipcity::MissingValue> valueWithKeyboard() const;
    void showValue(const airshipcity::MissingValue &which);

    AirshipCityTable m_table;
    ViewPages m_pages;
    bool m_allRuleLanguages = true;
    std::size_t m_knownValues = 0;
    std::size_t m_allValues = 0;
    QString m_sampleNotice;
    QAction &m_numbersAction; ///< of the pages
    QAction &m_resultAction;  ///< the same
    QAction &m_valuesAction;  ///< the same
    QAction &m_detailsAction; ///< the same
    QAction m_restartTurn;
    QAction m_lookEarlier;
    QAction m_searchJournal;
    std::unique_ptr<QWidget> m_header;
    CityBoard *m_city = nullptr;       ///< in the centre
    QWidget *m_pieces = nullptr;       ///< the same
    TurnPanel *m_turn = nullptr;       ///< the same
    QString m_copyName;                ///< of the owner's copy that takes up what is entered
    JournalPanel *m_journal = nullptr; ///< among the boards
    RulesPanel *m_rules = nullptr;     ///< the same
    QPointer<QWidget> m_cameFrom;      ///< what had the keyboard before the rules
    ResultPage *m_result = nullptr;    ///< in the centre; made when it is first looked at
    ValuesPage *m_values = nullptr;    ///< the same
    std::optional<airshipcity::MissingValue> m_wantedValue; ///< with which the page of values opens
    bool m_wasOver = false;
    bool m_readsScoring = false; ///< which was left to look at a moment that it tells of
    CorrectInPlace m_correctInPlace;
    std::vector<std::unique_ptr<QWidget>> m_boards;
    std::vector<DockSpec> m_docks; ///< in which they stand
};

} // namespace skyledger::ui
