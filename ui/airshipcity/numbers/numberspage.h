// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/numbers/numbersheet.h"
#include "ui/play/pages/editpage.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace skyledger::ui {

/// Every number of every board, large and on one page, to be compared with the table: where it agrees, that is noted.
/// What is changed here becomes one correction; so a game already under way is joined by setting the boards once.
class NumbersPage : public EditPage
{
    Q_OBJECT

public:
    explicit NumbersPage(AirshipCityTable &table, QWidget *parent = nullptr);

    bool isEdited() const override;

public slots:
    /// Records what was changed as one correction with the note.
    void apply() override;
    void reset() override;

signals:
    /// A correction was recorded.
    void applied();

protected:
    bool wouldLose() const override;
    QString lossWarning() const override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void fitText();
    QWidget *bar();
    void follow();
    void judge();
    void agree();
    void showAgreement();
    void onCatalogueChanged();
    void retranslate();

    AirshipCityTable &m_table;
    NumberSheet *m_sheet = nullptr;
    QWidget *m_depots = nullptr; ///< of its sections
    std::size_t m_utilities = 0; ///< for how many the fields were made
    QLabel *m_intro;
    QScrollArea *m_area;
    QLineEdit *m_note = nullptr;
    QLabel *m_noteTitle = nullptr;
    QLabel *m_agreement = nullptr;
    QPushButton *m_agree = nullptr;
};

} // namespace skyledger::ui
