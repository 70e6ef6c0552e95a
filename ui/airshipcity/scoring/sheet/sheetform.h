// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/scoring/sheet/sheetdesk.h"

#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

#include <array>
#include <functional>
#include <vector>

class QCheckBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class NumberField;
class PlayerHead;

/// The score sheet as one form: a column per player, a row per number, below them what it comes to while somebody types.
/// Tab and Enter go down a column and on to the top of the next one.
class SheetForm : public QWidget
{
    Q_OBJECT

public:
    enum class Use {
        Sheet,  ///< names, colours and all numbers are typed
        Compare ///< of a tracked game: what other pages set can only be read
    };

    SheetForm(SheetDesk &desk, Use use, const QStringList &knownNames = {}, QWidget *parent = nullptr);

    NumberField *field(airshipcity::Player player, airshipcity::SheetNumber number) const;
    void focusFirst();

public slots:
    /// Cells of a spreadsheet, at the field that has or last had the focus.
    void paste(const QString &cells);
    void pasteFromClipboard();
    /// The numbers with their headings, for a spreadsheet.
    void copyToClipboard(bool playersAsRows);

signals:
    /// Enter in the last field.
    void finished();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row {
        airshipcity::SheetNumber number{};
        QLabel *label = nullptr;
        std::array<NumberField *, SheetDesk::columns> fields{};
        QLabel *message = nullptr; ///< right below: what cannot be
    };
    struct Results {
        QLabel *label = nullptr;
        std::array<QLabel *, SheetDesk::columns> values{};
    };

    void addHeads(const QStringList &knownNames);
    void addNumber(airshipcity::SheetNumber number);
    void addVpField(airshipcity::Player player, NumberField *field, int row);
    void addTookPart();
    void addResults();
    void orderTabs();
    void connectField(NumberField *field, airshipcity::Player player, airshipcity::SheetNumber number);
    void turnMarker(airshipcity::Player player);
    void goOn(airshipcity::Player player, airshipcity::SheetNumber number);
    void step(airshipcity::Player player, airshipcity::SheetNumber number, int rows, int columns);
    std::vector<QWidget *> chain(airshipcity::Player player) const;
    void refresh();
    void refreshHeads();
    void nameFields();
    void refreshFaults();
    void refreshResults();
    void showHint();
    void sizeTexts();
    void retranslate();
    QString nameOf(airshipcity::Player player) const;

    SheetDesk &m_desk;
    const Use m_use;
    QGridLayout *m_grid;
    std::array<PlayerHead *, SheetDesk::columns> m_heads{};
    std::array<QPushButton *, SheetDesk::columns> m_markers{};
    std::vector<Row> m_rows;
    QLabel *m_namesMessage;
    table::Per<airshipcity::Award, Results> m_awards;
    table::Per<airshipcity::Award, QLabel *> m_tookPartLabels{};
    table::Per<airshipcity::Award, std::array<QCheckBox *, SheetDesk::columns>> m_tookPart{};
    Results m_totals;
    Results m_ranks;
    QLabel *m_hint;
    QLabel *m_notes; ///< what came of a paste
    airshipcity::Player m_player{};
    airshipcity::SheetNumber m_number{};
};

} // namespace skyledger::ui
