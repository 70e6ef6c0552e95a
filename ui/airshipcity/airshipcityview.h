// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/corrections/correctinplace.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/shell/gamemodule.h"

#include <QtCore/QPointer>
#include <QtGui/QAction>

#include <memory>
#include <vector>

class QStackedWidget;

namespace skyledger::ui {

class CityBoard;
class GameDetailsPage;
class JournalPanel;
class NumbersPage;
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
    QList<QAction *> pages() override
    {
        return {&m_numbersAction, &m_resultAction, &m_valuesAction, &m_detailsAction};
    }
    QList<QAction *> commands() override;
    // While the past is shown nothing is undone behind it.
    bool canUndo() const override { return !m_table.past() && m_table.session().canUndo(); }
    bool canRedo() const override { return !m_table.past() && m_table.session().canRedo(); }
    void undo() override { m_table.session().undo(); }
    void redo() override { m_table.session().redo(); }
    bool mayLeave() override;
    std::optional<table::FinishedGame> finishedGame() const override;
    bool wantsWholeWindow() const override
    {
        return m_resultAction.isChecked() || m_numbersAction.isChecked();
    }
    bool canShowRules() const override { return !wantsWholeWindow(); }
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
    QAction *shownPage();
    QAction *shownPageBesides(const QAction *page);
    bool mayHide(const QAction *page);
    void showPage(QAction &page, bool shown);
    QWidget *widgetOf(const QAction &page);
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
    QWidget *resultPage();
    void followEnd();
    void refreshResult();
    void showMoment(qsizetype event);
    ValuesPage *valuesPage();
    std::optional<airshipcity::MissingValue> valueWithKeyboard() const;
    void showValue(const airshipcity::MissingValue &which);

    AirshipCityTable m_table;
    bool m_allRuleLanguages = true;
    std::size_t m_knownValues = 0;
    std::size_t m_allValues = 0;
    QString m_sampleNotice;
    QAction m_numbersAction;
    QAction m_resultAction;
    QAction m_valuesAction;
    QAction m_detailsAction;
    QAction m_restartTurn;
    QAction m_lookEarlier;
    QAction m_searchJournal;
    std::unique_ptr<QWidget> m_header;
    CityBoard *m_city = nullptr; ///< in the centre
    QWidget *m_pieces = nullptr; ///< the same
    TurnPanel *m_turn = nullptr; ///< the same
    QString m_copyName;          ///< of the owner's copy that takes up what is entered
    std::unique_ptr<QStackedWidget> m_centre;
    JournalPanel *m_journal = nullptr;    ///< among the boards
    RulesPanel *m_rules = nullptr;        ///< the same
    QPointer<QWidget> m_cameFrom;         ///< what had the keyboard before the rules
    NumbersPage *m_numbers = nullptr;     ///< in the centre; made when it is first looked at
    GameDetailsPage *m_details = nullptr; ///< the same
    ResultPage *m_result = nullptr;       ///< the same
    ValuesPage *m_values = nullptr;       ///< the same
    bool m_wasOver = false;
    bool m_readsScoring = false; ///< which was left to look at a moment that it tells of
    CorrectInPlace m_correctInPlace;
    std::vector<std::unique_ptr<QWidget>> m_boards;
    std::vector<DockSpec> m_docks; ///< in which they stand
};

} // namespace skyledger::ui
