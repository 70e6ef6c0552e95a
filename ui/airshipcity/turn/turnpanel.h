// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtWidgets/QFrame>

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace skyledger::ui {

class ChoiceList;
class OwnersCopy;
class RuleLabel;
class InsistForm;
class ValueForm;

/// Under the city: what is expected, the choices with their final prices, what is not possible and why. Where a value
/// is missing it is asked for here.
class TurnPanel : public QFrame
{
    Q_OBJECT

public:
    explicit TurnPanel(AirshipCityTable &table, QWidget *parent = nullptr);

    /// No: what it holds never makes it higher, so that the city stays where it is.
    bool hasHeightForWidth() const override { return false; }
    /// Where values go that are entered while the game runs.
    void setOwnersCopy(const OwnersCopy &copy);
    /// Where missing values are asked for.
    ValueForm &valueForm() { return *m_values; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *titleLine();
    void sizeTexts();
    QWidget *choicePage();
    QWidget *namePage();
    QWidget *noteLine();
    int wantedPage() const;
    void enterPage(int page);
    void refresh();
    void fitQuestion();
    void retranslate();
    void note(const QString &text);
    void announce();

    AirshipCityTable &m_table;
    QLabel *m_question;
    QPushButton *m_back;
    QStackedWidget *m_pages;
    ChoiceList *m_choices;
    QScrollArea *m_scroll = nullptr;
    QLineEdit *m_utilityName = nullptr;
    QPushButton *m_useName = nullptr;
    ValueForm *m_values;
    InsistForm *m_insistence;
    QLabel *m_aside; ///< what leaves the main line with the next event
    QWidget *m_noteLine = nullptr;
    RuleLabel *m_note = nullptr;
    QPushButton *m_insist = nullptr;
};

} // namespace skyledger::ui
