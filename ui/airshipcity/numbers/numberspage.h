// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/numbers/numbersheet.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace skyledger::ui {

/// Every number of every board, large and on one page, to be compared with the table: where it agrees, that is noted.
/// What is changed here becomes one correction; so a game already under way is joined by setting the boards once.
class NumbersPage : public QWidget
{
    Q_OBJECT

public:
    explicit NumbersPage(AirshipCityTable &table, QWidget *parent = nullptr);

    /// Whether something is changed that was not applied.
    bool isEdited() const;
    /// Whether nothing that was edited is lost with the page. If something would be, it is said once; who asks once
    /// more gives it up.
    bool mayClose();

public slots:
    /// Records what was changed as one correction with the note; says in place why not if it cannot be.
    void apply();
    /// Shows the boards as they are; what was not applied is lost.
    void reset();

signals:
    /// A correction was recorded.
    void applied();
    /// The person is done with the page.
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    QWidget *bar();
    void follow();
    void judge();
    void agree();
    void showAgreement();
    void say(const QString &message, bool warning);
    void onCatalogueChanged();
    void retranslate();

    AirshipCityTable &m_table;
    NumberSheet *m_sheet = nullptr;
    std::size_t m_utilities = 0; ///< for how many the fields were made
    bool m_warnedOfLoss = false;
    QLabel *m_intro;
    QScrollArea *m_area;
    QLineEdit *m_note = nullptr;
    QLabel *m_noteTitle = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_apply = nullptr;
    QPushButton *m_reset = nullptr;
    QPushButton *m_close = nullptr;
    QLabel *m_agreement = nullptr;
    QPushButton *m_agree = nullptr;
};

} // namespace skyledger::ui
