// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/sheet/rowsdesk.h"
#include "ui/shell/gamemodule.h"

#include <QtCore/QTimer>

#include <memory>

class QLabel;

namespace skyledger::ui {

class ResultPage;
class RowsPanel;

/// Whether a document says that it is a score sheet.
bool isScoreSheet(const QJsonObject &document);
/// Opens one that its game reads, out of these bytes.
GameModule::Opened openSheet(const SheetGame &game, const QJsonObject &document, const QByteArray &bytes);

/// A score sheet of any game that is open: its numbers to be changed, and what they come to. Every sheet that can be is
/// saved at once, as games are.
class RowsView : public GameView
{
    Q_OBJECT

public:
    /// `document` is a sheet that the game reads.
    RowsView(const SheetGame &game, const QJsonObject &document);
    ~RowsView() override;

    RowsDesk &desk() { return m_desk; }
    ResultPage *page();

    QString title() const override;
    QString stateLine() const override;
    QString footnote() const override;
    QWidget *header() override;
    QWidget *centre() override;
    std::vector<DockSpec> docks() override { return {}; }
    QString dockTitle(const QString &) const override { return {}; }
    QString arrangement() const override;
    std::optional<table::FinishedGame> finishedGame() const override;
    bool canUndo() const override { return m_desk.canUndo(); }
    bool canRedo() const override { return m_desk.canRedo(); }
    bool mayLeave() override;
    void undo() override { m_desk.undo(); }
    void redo() override { m_desk.redo(); }
    RecordWriter record() const override;
    void takeFocus() override;
    bool keyPressed(QKeyEvent *) override { return false; }
    void setPreferences(const Preferences &) override {}
    void retranslate() override;

private:
    void follow();
    void show();

    const SheetGame &m_game;
    QJsonObject m_sheet; ///< the last that could be saved
    RowsDesk m_desk;
    std::unique_ptr<QLabel> m_header;
    std::unique_ptr<ResultPage> m_page;
    RowsPanel *m_panel = nullptr;
    bool m_warnedOfLoss = false;
    QTimer m_showing; ///< once for all keys that were typed meanwhile
};

} // namespace skyledger::ui
