// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/widgets/sentence.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QStackedLayout;
class QVBoxLayout;

namespace skyledger::ui {

class ReportForm;
class RuleLabel;
class ValueEditor;

/// Asks in place for the values that the guide's choice lacks: either they are read off the box, entered into the game
/// and the owner's copy, and the choice goes on by itself; or the amounts that the table paid and gained are recorded.
/// What becomes of the copy is noted by the guide.
class ValueForm : public QWidget
{
    Q_OBJECT

public:
    explicit ValueForm(AirshipCityTable &table, QWidget *parent = nullptr);

    /// Another file for what is entered than the user's own.
    void setOwnersCopy(const OwnersCopy &copy) { m_copy = copy; }
    /// Moves the focus to the first field.
    void focusFirst();
    /// The missing value that a widget in here is for; nothing for others.
    std::optional<airshipcity::MissingValue> valueOf(const QWidget *widget) const;

signals:
    /// One of the values is to be seen among all values of the game.
    void valueAsked(const skyledger::airshipcity::MissingValue &which);
    /// Its first field has the keyboard: the form is to be seen from its top.
    void begun();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Row {
        airshipcity::MissingValue which;
        QLabel *title;
        RuleLabel *hint; ///< how to read it off the box, and a link to its rule
        ValueEditor *editor;
    };

    QWidget *valuesPage();
    QWidget *reportPage();
    void follow();
    void rebuild();
    void addRow(const airshipcity::MissingValue &which, const QString &prefix);
    bool nextField();
    void enterValues();
    Sentence keep(const airshipcity::GameRecord &game, const airshipcity::MissingValue &which,
                  const airshipcity::CatalogueValue &value);
    void record();
    void askForValues();
    void showPage(int page);
    void judge();
    void retranslate();
    void colour();

    AirshipCityTable &m_table;
    OwnersCopy m_copy;
    std::optional<Asked> m_shown;
    bool m_entering = false;
    QStackedLayout *m_pages;
    QWidget *m_rowsParent = nullptr;
    QVBoxLayout *m_rowsLayout = nullptr;
    std::vector<Row> m_rows;
    QPushButton *m_enter = nullptr;
    QPushButton *m_later = nullptr;
    QPushButton *m_allValues = nullptr;
    QLabel *m_reportTitle = nullptr;
    QVBoxLayout *m_reportLayout = nullptr;
    ReportForm *m_report = nullptr;
    RuleLabel *m_whyNot = nullptr;
    QPushButton *m_record = nullptr;
    QPushButton *m_lookUp = nullptr;
};

} // namespace skyledger::ui
